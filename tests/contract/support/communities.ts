// Communities with their roles, members and invitations, for contract cases.
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { communityRoleTypes } from '../../../server/domain/identity/role-types.ts';
import type { TestCaller } from '../../support/server.ts';
import { readResponse, type Case, type ReadResponse } from './cases.ts';
import { expectDynamicProperty } from './checks.ts';
import { tenantCase, newTenant, unknownId, type Tenant, type TenantCase } from './identity-tenant.ts';

export interface Community {
  readonly Id: string;
  readonly TenantIds: readonly string[];
}

export const communitiesPath = '/api/v1-preview/Communities';

export const sendRequest = async (
  { world, administrator }: Tenant,
  method: string,
  path: string,
  body?: unknown,
  as: TestCaller = administrator,
): Promise<ReadResponse> =>
  readResponse(
    await world.server.send(method, `${communitiesPath}${path}`, { as, ...(body === undefined ? {} : { body }) }),
  );

/** Creates a community of the tenant, with an administrator and a moderator. */
export async function createCommunity(tenant: Tenant, Name = 'River Basin') {
  const response = await sendRequest(tenant, 'POST', '', { Name });
  expect(response.status).toBe(201);
  const fixture = response.body as Community;
  const roleOf = async (role: keyof typeof communityRoleTypes) => {
    const roles = await tenant.ok<{ Id: string; CommunityId: string }[]>(
      'GET',
      `/Roles?roleTypeId=${communityRoleTypes[role].id}`,
    );
    return roles.find(({ CommunityId }) => CommunityId === fixture.Id)?.Id ?? '';
  };
  const roles = {
    administrator: await roleOf('administrator'),
    moderator: await roleOf('moderator'),
    member: await roleOf('member'),
  };
  return {
    ...fixture,
    roles,
    administrator: await tenant.as(randomUUID(), [tenant.roles.member, roles.administrator]),
    moderator: await tenant.as(randomUUID(), [tenant.roles.member, roles.moderator]),
  };
}

export type CommunityFixture = Awaited<ReturnType<typeof createCommunity>>;

/** Invites a tenant, as an administrator of the community. */
export const invite = async (
  tenant: Tenant,
  fixture: Pick<CommunityFixture, 'Id' | 'administrator'>,
  id: string,
): Promise<void> => {
  const response = await sendRequest(
    tenant,
    'PUT',
    `/${fixture.Id}/Invitations/${id}`,
    undefined,
    fixture.administrator,
  );
  expect(response.status).toBe(201);
};

/** Creates a community and a second tenant, which is invited to it. */
export async function createWithInvitation(tenant: Tenant) {
  const fixture = await createWithOutsider(tenant);
  await invite(tenant, fixture, fixture.secondTenant.id);
  return fixture;
}

/** Creates a community that a second tenant has joined. */
export async function createWithTwoTenants(tenant: Tenant) {
  const { secondTenant, ...fixture } = await createWithInvitation(tenant);
  expect((await sendRequest(secondTenant, 'PUT', `/${fixture.Id}/Tenants/${secondTenant.id}`)).status).toBe(201);
  return { ...fixture, secondTenant };
}

/** Creates a community, and a second tenant that is neither invited nor a member. */
export const createWithOutsider = async (tenant: Tenant) => ({
  ...(await createCommunity(tenant)),
  secondTenant: await newTenant(tenant.world),
});

export const communityPath = ({ fixture }: { readonly fixture: Community }) => ({ communityId: fixture.Id });

export const communityCase = (rest: Omit<TenantCase<CommunityFixture>, 'prepare' | 'path'>): Case =>
  tenantCase({ prepare: (tenant) => createCommunity(tenant), path: communityPath, ...rest });

/** Returns the path parameters of the second tenant in the community. */
export const secondTenantPath = ({
  fixture,
}: {
  readonly fixture: CommunityFixture & { readonly secondTenant: Tenant };
}) => ({
  communityId: fixture.Id,
  tenantId: fixture.secondTenant.id,
});

export const invalidIdCases: readonly Case[] = [
  tenantCase({ name: 'an unknown community', status: 404, path: { communityId: unknownId } }),
  tenantCase({
    name: 'an identifier that is not a GUID',
    status: 400,
    path: { communityId: 'river' },
    check: expectDynamicProperty('communityId'),
  }),
];

export const foreignCommunityCase: Case = tenantCase({
  name: 'a community that the tenant has not joined',
  status: 404,
  prepare: createWithOutsider,
  path: communityPath,
  as: ({ fixture }) => fixture.secondTenant.administrator,
});

export const tenantIdsOf = ({ body }: ReadResponse) => (body as Community).TenantIds;
