// Communities of tenants, their roles, members and invitations (docs/behavior/identity.md#communities).
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { communityRoleTypes } from '../../../server/domain/identity/role-types.ts';
import type { TestCaller } from '../../support/server.ts';
import { readResponse, type Case, type Cases, type ReadResponse } from '../support/cases.ts';
import { expectDynamicProperty, idsOf } from '../support/checks.ts';
import { tenantCase, newTenant, unknownId, type Tenant, type TenantCase } from '../support/identity-tenant.ts';
import { addUser, type User } from '../support/identity-users.ts';
import { simpleType } from '../support/fixtures.ts';
import { nonVerbose } from '../support/streams.ts';

interface Community {
  readonly Id: string;
  readonly TenantIds: readonly string[];
}
const communitiesPath = '/api/v1-preview/Communities';
const sendRequest = async (
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
async function createCommunity(tenant: Tenant, Name = 'River Basin') {
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
type CommunityFixture = Awaited<ReturnType<typeof createCommunity>>;
/** Invites a tenant, as an administrator of the community. */
const invite = async (
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
async function createWithInvitation(tenant: Tenant) {
  const fixture = await createWithOutsider(tenant);
  await invite(tenant, fixture, fixture.secondTenant.id);
  return fixture;
}
/** Creates a community that a second tenant has joined. */
async function createWithTwoTenants(tenant: Tenant) {
  const { secondTenant, ...fixture } = await createWithInvitation(tenant);
  expect((await sendRequest(secondTenant, 'PUT', `/${fixture.Id}/Tenants/${secondTenant.id}`)).status).toBe(201);
  return { ...fixture, secondTenant };
}
/**
 * Creates a community of two tenants that share streams. The first tenant shares `Level` with its own members and those of the
 * community, and `Flow` with those of the community alone. The second tenant shares `Level`. Each tenant has a stream `Own` that
 * is not shared.
 */
async function createWithSharedStreams(tenant: Tenant) {
  const fixture = await createWithTwoTenants(tenant);
  const role = (id: string) => ({ Trustee: { Type: 3, ObjectId: id }, AccessType: 0, AccessRights: 1 });
  const share = async ({ ok }: Tenant, id: string, Name: string | null, roles: readonly string[]) => {
    const stream = `/Namespaces/demo/Streams/${id}`;
    await ok('POST', stream, { Id: id, Name, TypeId: 'Simple' });
    if (roles.length > 0)
      await ok('PUT', `${stream}/AccessControl`, { RoleTrusteeAccessControlEntries: roles.map(role) });
  };
  for (const member of [tenant, fixture.secondTenant]) {
    await member.ok('POST', '/Namespaces/demo/Types/Simple', simpleType);
    await share(member, 'Own', null, []);
  }
  await share(tenant, 'Level', 'Level of the river', [tenant.roles.member, fixture.roles.member]);
  await share(tenant, 'Flow', null, [fixture.roles.member]);
  await share(fixture.secondTenant, 'Level', 'Level of the lake', [
    fixture.secondTenant.roles.member,
    fixture.roles.member,
  ]);
  return { ...fixture, member: await tenant.as(randomUUID(), [tenant.roles.member, fixture.roles.member]) };
}
/** Creates a community, and a second tenant that is neither invited nor a member. */
const createWithOutsider = async (tenant: Tenant) => ({
  ...(await createCommunity(tenant)),
  secondTenant: await newTenant(tenant.world),
});

const communityPath = ({ fixture }: { readonly fixture: Community }) => ({ communityId: fixture.Id });
const communityCase = (rest: Omit<TenantCase<CommunityFixture>, 'prepare' | 'path'>): Case =>
  tenantCase({ prepare: (tenant) => createCommunity(tenant), path: communityPath, ...rest });
/** Returns the path parameters of the second tenant in the community. */
const secondTenantPath = ({ fixture }: { readonly fixture: CommunityFixture & { readonly secondTenant: Tenant } }) => ({
  communityId: fixture.Id,
  tenantId: fixture.secondTenant.id,
});
const invalidIdCases: readonly Case[] = [
  tenantCase({ name: 'an unknown community', status: 404, path: { communityId: unknownId } }),
  tenantCase({
    name: 'an identifier that is not a GUID',
    status: 400,
    path: { communityId: 'river' },
    check: expectDynamicProperty('communityId'),
  }),
];
const foreignCommunityCase: Case = tenantCase({
  name: 'a community that the tenant has not joined',
  status: 404,
  prepare: createWithOutsider,
  path: communityPath,
  as: ({ fixture }) => fixture.secondTenant.administrator,
});
const tenantIdsOf = ({ body }: ReadResponse) => (body as Community).TenantIds;

export const communities: Cases<operations, typeof table, 'Communities'> = {
  listCommunities: [
    tenantCase({
      name: 'returns a page of the communities of the tenant in the order of joining',
      status: 200,
      as: 'member',
      async prepare(tenant) {
        await createCommunity(await newTenant(tenant.world), 'Of others');
        const home = await newTenant(tenant.world);
        const foreign = await createCommunity(home, 'Delta');
        const own = await createCommunity(tenant);
        await invite(home, foreign, tenant.id);
        expect((await sendRequest(tenant, 'PUT', `/${foreign.Id}/Tenants/${tenant.id}`)).status).toBe(201);
        return [own.Id, foreign.Id] as const;
      },
      query: 'count=2',
      check({ body, headers }, { fixture }) {
        expect(headers.get('total-count')).toBe('2');
        expect(idsOf(body)).toEqual(fixture);
      },
    }),
    tenantCase({ name: 'returns an empty list', status: 200, check: ({ body }) => expect(body).toEqual([]) }),
    tenantCase({
      name: 'leaves out null members',
      status: 200,
      prepare: (tenant) => createCommunity(tenant),
      ...nonVerbose,
      check: ({ body }) => expect((body as object[])[0]).not.toHaveProperty('Description'),
    }),
    tenantCase({ name: 'a negative skip', status: 400, query: 'skip=-1', check: expectDynamicProperty('skip') }),
  ],
  createCommunity: [
    tenantCase({
      name: 'adds the roles of the community to those of the tenant',
      status: 201,
      body: { Name: 'River Basin', Description: 'Levels and flows' },
      async check({ body }, tenant) {
        const { Id } = body as Community;
        expect(body).toEqual({ Id, Name: 'River Basin', Description: 'Levels and flows', TenantIds: [tenant.id] });
        const roles = (await tenant.ok<{ Name: string; CommunityId: string }[]>('GET', '/Roles?skip=5')).map(
          ({ Name, CommunityId }) => [Name, CommunityId],
        );
        expect(roles).toEqual(
          ['Administrator', 'Moderator', 'Member'].map((name) => [`River Basin Community ${name}`, Id]),
        );
      },
    }),
    tenantCase({
      name: 'the caller becomes its administrator',
      status: 201,
      prepare: (tenant) => addUser(tenant, { RoleIds: [tenant.roles.administrator] }),
      as: ({ as, fixture, roles }) => as(fixture.Id, [roles.administrator, roles.member]),
      body: { Name: 'River Basin' },
      async check(_response, { ok, fixture }) {
        const roles = await ok<{ Id: string; RoleTypeId: string }[]>('GET', '/Roles');
        const { RoleIds } = await ok<User>('GET', `/Users/${fixture.Id}`);
        const types = roles.filter(({ Id }) => RoleIds.includes(Id)).map(({ RoleTypeId }) => RoleTypeId);
        expect(types).toEqual(
          expect.arrayContaining([communityRoleTypes.administrator.id, communityRoleTypes.member.id]),
        );
        expect(types).not.toContain(communityRoleTypes.moderator.id);
      },
    }),
    tenantCase({
      name: "the name of another tenant's community",
      status: 201,
      async prepare(tenant) {
        await createCommunity(await newTenant(tenant.world));
      },
      body: { Name: 'River Basin' },
    }),
    tenantCase({ name: 'a blank name', status: 400, body: { Name: ' ' }, check: expectDynamicProperty('Name') }),
    tenantCase({ name: 'no name', status: 400, body: {}, check: expectDynamicProperty('Name') }),
    tenantCase({
      name: 'a name of 101 characters',
      status: 400,
      body: { Name: 'x'.repeat(101) },
      check: expectDynamicProperty('Name'),
    }),
    tenantCase({ name: 'a member', status: 403, as: 'member', body: { Name: 'River Basin' } }),
    tenantCase({
      name: 'the name of another community of the tenant, in another case',
      status: 409,
      prepare: (tenant) => createCommunity(tenant),
      body: { Name: 'RIVER basin' },
      check: expectDynamicProperty('Name'),
    }),
  ],
  getCommunity: [
    communityCase({
      name: 'a member of the tenant',
      status: 200,
      as: 'member',
      check: (response, { id }) => expect(tenantIdsOf(response)).toEqual([id]),
    }),
    communityCase({
      name: 'leaves out null members',
      status: 200,
      ...nonVerbose,
      check: ({ body }) => expect(body).not.toHaveProperty('Description'),
    }),
    ...invalidIdCases,
    foreignCommunityCase,
  ],
  getTenantCommunity: [
    communityCase({
      name: 'a member of the tenant',
      status: 200,
      as: 'member',
      check: (response, { id }) => expect(tenantIdsOf(response)).toEqual([id]),
    }),
    ...invalidIdCases,
    tenantCase({
      name: 'a community that the tenant has not joined',
      status: 404,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
    }),
    tenantCase({
      name: 'another tenant of the community',
      status: 403,
      prepare: createWithTwoTenants,
      path: secondTenantPath,
    }),
  ],
  getCommunitySummary: [
    tenantCase({
      name: "counts all shared streams and those of the caller's tenant",
      status: 200,
      prepare: createWithSharedStreams,
      path: communityPath,
      as: ({ fixture }) => fixture.member,
      check: ({ body }) => expect(body).toEqual({ TotalStreams: 3, StreamsContributed: 2 }),
    }),
    communityCase({
      name: 'returns zero if no stream is shared',
      status: 200,
      as: 'member',
      check: ({ body }) => expect(body).toEqual({ TotalStreams: 0, StreamsContributed: 0 }),
    }),
    ...invalidIdCases,
    foreignCommunityCase,
  ],
  searchCommunityStreams: [
    tenantCase({
      name: 'returns streams of all tenants that the caller can read',
      status: 200,
      prepare: createWithSharedStreams,
      path: communityPath,
      as: ({ fixture }) => fixture.member,
      check({ body, headers }, { id, fixture }) {
        expect(idsOf(body)).toEqual(['Level', 'Flow', 'Level']);
        expect(headers.get('total-count')).toBe('3');
        expect((body as object[])[2]).toEqual({
          Id: 'Level',
          Name: 'Level of the lake',
          TypeId: 'Simple',
          Description: null,
          Self: expect.stringMatching(
            new RegExp(`^http.*/api/v1/Tenants/${fixture.secondTenant.id}/Namespaces/demo/Streams/Level$`),
          ),
          TenantId: fixture.secondTenant.id,
          TenantName: 'Cases',
          NamespaceId: 'demo',
          CommunityId: fixture.Id,
        });
        expect((body as { TenantId: string }[]).map(({ TenantId }) => TenantId)).toEqual([
          id,
          id,
          fixture.secondTenant.id,
        ]);
      },
    }),
    tenantCase({
      name: 'returns a page of the streams that match a query',
      status: 200,
      prepare: createWithSharedStreams,
      path: communityPath,
      as: ({ fixture }) => fixture.member,
      query: 'query=L*%20AND%20NOT%20Id:Flow&skip=1&count=1',
      check({ body, headers }, { fixture }) {
        expect(headers.get('total-count')).toBe('2');
        expect(body).toMatchObject([{ Id: 'Level', TenantId: fixture.secondTenant.id }]);
      },
    }),
    tenantCase({
      name: 'filters by tenant',
      status: 200,
      prepare: createWithSharedStreams,
      path: communityPath,
      query: ({ fixture }) => `searchTenantId=${fixture.secondTenant.id}`,
      as: ({ fixture }) => fixture.member,
      check: ({ body }, { fixture }) => expect(body).toMatchObject([{ TenantId: fixture.secondTenant.id }]),
    }),
    tenantCase({
      name: "without a community role, returns streams of the caller's tenant",
      status: 200,
      prepare: createWithSharedStreams,
      path: communityPath,
      as: 'member',
      check: ({ body }) => expect(idsOf(body)).toEqual(['Level']),
    }),
    tenantCase({
      name: "a tenant's own roles with ids of another tenant's access lists give no access",
      status: 200,
      async prepare(tenant) {
        const fixture = await createWithSharedStreams(tenant);
        return { ...fixture, guesser: await tenant.as(randomUUID(), [fixture.secondTenant.roles.member]) };
      },
      path: communityPath,
      query: ({ fixture }) => `searchTenantId=${fixture.secondTenant.id}`,
      as: ({ fixture }) => fixture.guesser,
      check: ({ body }) => expect(body).toEqual([]),
    }),
    tenantCase({
      name: 'a malformed query',
      status: 400,
      prepare: (tenant) => createCommunity(tenant),
      path: communityPath,
      query: 'query=(',
      check: expectDynamicProperty('query'),
    }),
    ...invalidIdCases,
    foreignCommunityCase,
  ],
  deleteCommunity: [
    tenantCase({
      name: 'deletes the community for all its tenants; their users lose its roles',
      status: 204,
      async prepare(tenant) {
        const fixture = await createWithTwoTenants(tenant);
        const user = await addUser(fixture.secondTenant, { RoleIds: [fixture.roles.member] });
        expect(user.RoleIds).toContain(fixture.roles.member);
        return { ...fixture, user };
      },
      path: communityPath,
      as: ({ fixture }) => fixture.administrator,
      async check(_response, tenant) {
        const { fixture } = tenant;
        for (const member of [tenant, fixture.secondTenant]) {
          expect((await member.send('HEAD', '/Roles')).headers.get('total-count')).toBe('5');
          expect((await sendRequest(member, 'GET', `/${fixture.Id}`)).status).toBe(404);
        }
        expect((await fixture.secondTenant.ok<User>('GET', `/Users/${fixture.user.Id}`)).RoleIds).toEqual([
          fixture.secondTenant.roles.member,
        ]);
      },
    }),
    communityCase({ name: 'an administrator of the tenant without a community role', status: 403 }),
    communityCase({ name: 'a moderator', status: 403, as: ({ fixture }) => fixture.moderator }),
    ...invalidIdCases,
    foreignCommunityCase,
  ],
  addCommunityTenant: [
    tenantCase({
      name: "joins for the caller's tenant",
      status: 201,
      prepare: createWithInvitation,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
      async check(response, { id, fixture }) {
        expect(tenantIdsOf(response)).toEqual([id, fixture.secondTenant.id]);
        expect((await fixture.secondTenant.send('HEAD', '/Roles')).headers.get('total-count')).toBe('8');
        await addUser(fixture.secondTenant, { RoleIds: [fixture.roles.member] });
      },
    }),
    tenantCase({
      name: 'another tenant, as administrator of the community: a tenant joins by itself',
      status: 403,
      prepare: createWithInvitation,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({
      name: 'a tenant that is not invited',
      status: 403,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
    }),
    tenantCase({
      name: 'a tenant whose invitation was deleted',
      status: 403,
      async prepare(tenant) {
        const fixture = await createWithInvitation(tenant);
        const path = `/${fixture.Id}/Invitations/${fixture.secondTenant.id}`;
        expect((await sendRequest(tenant, 'DELETE', path, undefined, fixture.administrator)).status).toBe(204);
        return fixture;
      },
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
    }),
    tenantCase({
      name: 'a removed tenant cannot join until it is invited again',
      status: 403,
      async prepare(tenant) {
        const fixture = await createWithTwoTenants(tenant);
        const path = `/${fixture.Id}/Tenants/${fixture.secondTenant.id}`;
        expect((await sendRequest(tenant, 'DELETE', path, undefined, fixture.administrator)).status).toBe(204);
        return fixture;
      },
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
      async check(_response, tenant) {
        const { fixture } = tenant;
        await invite(tenant, fixture, fixture.secondTenant.id);
        expect(
          (await sendRequest(fixture.secondTenant, 'PUT', `/${fixture.Id}/Tenants/${fixture.secondTenant.id}`)).status,
        ).toBe(201);
      },
    }),
    tenantCase({
      name: 'a tenant with a role whose id equals the id of a community role',
      status: 400,
      async prepare(tenant) {
        const fixture = await createWithInvitation(tenant);
        await fixture.secondTenant.ok('POST', '/Roles', { Id: fixture.roles.administrator, Name: 'Lookalike' });
        return fixture;
      },
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
      check: expectDynamicProperty('tenantId'),
    }),
    tenantCase({
      name: 'a tenant that has already joined',
      status: 200,
      prepare: createWithTwoTenants,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
      check: (response) => expect(tenantIdsOf(response)).toHaveLength(2),
    }),
    tenantCase({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
    tenantCase({
      name: 'another tenant, as administrator of the own tenant',
      status: 403,
      prepare: createWithOutsider,
      path: secondTenantPath,
    }),
    tenantCase({
      name: 'another tenant, as moderator',
      status: 403,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.moderator,
    }),
    tenantCase({
      name: 'a member of the tenant',
      status: 403,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.member,
    }),
    tenantCase({
      name: 'an unknown tenant',
      status: 404,
      prepare: createWithOutsider,
      path: ({ fixture }) => ({ communityId: fixture.Id, tenantId: unknownId }),
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({
      name: 'a caller of another tenant whose roles have the ids of the required roles',
      status: 403,
      async prepare(tenant) {
        const fixture = await createWithOutsider(tenant);
        const outside = await newTenant(tenant.world);
        const roles = [fixture.roles.administrator, fixture.secondTenant.roles.administrator];
        for (const Id of roles) await outside.ok('POST', '/Roles', { Id, Name: Id });
        return { ...fixture, outsider: await outside.as(randomUUID(), roles) };
      },
      path: secondTenantPath,
      as: ({ fixture }) => fixture.outsider,
    }),
    tenantCase({ name: 'an unknown community', status: 404, path: { communityId: unknownId } }),
  ],
  removeCommunityTenant: [
    tenantCase({
      name: "removes the caller's tenant; its users lose the roles",
      status: 204,
      async prepare(tenant) {
        const fixture = await createWithTwoTenants(tenant);
        return { ...fixture, user: await addUser(fixture.secondTenant, { RoleIds: [fixture.roles.moderator] }) };
      },
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
      async check(_response, tenant) {
        const { fixture, id } = tenant;
        expect((await fixture.secondTenant.ok<User>('GET', `/Users/${fixture.user.Id}`)).RoleIds).toEqual([
          fixture.secondTenant.roles.member,
        ]);
        expect((await fixture.secondTenant.send('HEAD', '/Roles')).headers.get('total-count')).toBe('5');
        expect(tenantIdsOf(await sendRequest(tenant, 'GET', `/${fixture.Id}`))).toEqual([id]);
      },
    }),
    tenantCase({
      name: 'another tenant, as administrator of the community',
      status: 204,
      prepare: createWithTwoTenants,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({
      name: 'the tenant that founded the community, by a caller with any role',
      status: 403,
      prepare: createWithTwoTenants,
      path: ({ id, fixture }) => ({ communityId: fixture.Id, tenantId: id }),
      as: ({ fixture }) =>
        fixture.secondTenant.as(randomUUID(), [fixture.secondTenant.roles.administrator, fixture.roles.administrator]),
      async check(_response, { id, fixture }) {
        expect(tenantIdsOf(await sendRequest(fixture.secondTenant, 'GET', `/${fixture.Id}`))).toEqual([
          id,
          fixture.secondTenant.id,
        ]);
      },
    }),
    communityCase({ name: 'the only tenant of the community', status: 400, check: expectDynamicProperty('tenantId') }),
    tenantCase({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
    tenantCase({
      name: 'another tenant, as administrator of the own tenant',
      status: 403,
      prepare: createWithTwoTenants,
      path: secondTenantPath,
    }),
    tenantCase({
      name: 'a member',
      status: 403,
      prepare: createWithTwoTenants,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.member,
    }),
    tenantCase({
      name: 'a tenant that has not joined',
      status: 404,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({
      name: 'an unknown tenant',
      status: 404,
      prepare: createWithOutsider,
      path: ({ fixture }) => ({ communityId: fixture.Id, tenantId: unknownId }),
      as: ({ fixture }) => fixture.administrator,
    }),
  ],
  addCommunityInvitation: [
    tenantCase({
      name: 'creates an invitation that only the invited tenant lists and accepts',
      status: 201,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.administrator,
      async check({ body }, tenant) {
        const { fixture } = tenant;
        const Issued = expect.stringMatching(/Z$/);
        const invitation = {
          CommunityId: fixture.Id,
          CommunityName: 'River Basin',
          TenantId: fixture.secondTenant.id,
          Issued,
        };
        expect(body).toEqual(invitation);
        expect(tenantIdsOf(await sendRequest(tenant, 'GET', `/${fixture.Id}`))).toEqual([tenant.id]);
        expect((await sendRequest(fixture.secondTenant, 'GET', `/${fixture.Id}`)).status).toBe(404);
        expect((await fixture.secondTenant.send('HEAD', '/Roles')).headers.get('total-count')).toBe('5');
      },
    }),
    tenantCase({
      name: 'returns an invitation that exists',
      status: 200,
      prepare: createWithInvitation,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({
      name: 'a tenant that has joined',
      status: 400,
      prepare: createWithTwoTenants,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.administrator,
      check: expectDynamicProperty('tenantId'),
    }),
    tenantCase({
      name: 'an administrator of the tenant without a community role',
      status: 403,
      prepare: createWithOutsider,
      path: secondTenantPath,
    }),
    tenantCase({
      name: 'a moderator',
      status: 403,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.moderator,
    }),
    tenantCase({
      name: 'a tenant that has not joined cannot invite itself',
      status: 404,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.administrator,
    }),
    tenantCase({
      name: 'an unknown tenant',
      status: 404,
      prepare: createWithOutsider,
      path: ({ fixture }) => ({ communityId: fixture.Id, tenantId: unknownId }),
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
  ],
  removeCommunityInvitation: [
    ...(['administrator', 'invited'] as const).map((caller) =>
      tenantCase({
        name: caller === 'invited' ? 'declined by the invited tenant' : 'withdrawn by the community',
        status: 204,
        prepare: createWithInvitation,
        path: secondTenantPath,
        as: ({ fixture }) => (caller === 'invited' ? fixture.secondTenant.administrator : fixture.administrator),
        async check(_response, { fixture }) {
          expect(
            (await sendRequest(fixture.secondTenant, 'PUT', `/${fixture.Id}/Tenants/${fixture.secondTenant.id}`))
              .status,
          ).toBe(403);
        },
      }),
    ),
    tenantCase({
      name: 'a member of the tenant',
      status: 403,
      prepare: createWithInvitation,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.secondTenant.member,
    }),
    tenantCase({
      name: 'an administrator of another tenant',
      status: 403,
      prepare: createWithInvitation,
      path: secondTenantPath,
    }),
    tenantCase({
      name: 'returns an empty list',
      status: 404,
      prepare: createWithOutsider,
      path: secondTenantPath,
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
  ],
  listCommunityInvitations: [
    tenantCase({
      name: 'returns invitations that are neither accepted nor removed',
      status: 200,
      async prepare(tenant) {
        const fixture = await createWithTwoTenants(tenant);
        const third = await newTenant(tenant.world);
        await invite(tenant, fixture, third.id);
        return { ...fixture, third };
      },
      path: communityPath,
      as: ({ fixture }) => fixture.administrator,
      check({ body, headers }, { fixture }) {
        expect(headers.get('total-count')).toBe('1');
        expect(body).toMatchObject([{ TenantId: fixture.third.id }]);
      },
    }),
    communityCase({ name: 'an administrator of the tenant without a community role', status: 403 }),
    communityCase({
      name: 'a negative skip',
      status: 400,
      query: 'skip=-1',
      as: ({ fixture }) => fixture.administrator,
    }),
    ...invalidIdCases,
    foreignCommunityCase,
  ],
  listTenantCommunityInvitations: [
    tenantCase({
      name: 'returns the invitations of the tenant until they are accepted',
      status: 200,
      prepare: createWithInvitation,
      path: ({ fixture }) => ({ tenantId: fixture.secondTenant.id }),
      as: ({ fixture }) => fixture.secondTenant.administrator,
      async check({ body }, { fixture }) {
        expect(body).toMatchObject([{ CommunityId: fixture.Id, CommunityName: 'River Basin' }]);
        expect(
          (await sendRequest(fixture.secondTenant, 'PUT', `/${fixture.Id}/Tenants/${fixture.secondTenant.id}`)).status,
        ).toBe(201);
        const path = `/api/v1-preview/Tenants/${fixture.secondTenant.id}/CommunityInvitations`;
        const after = await readResponse(
          await fixture.secondTenant.world.server.send('GET', path, { as: fixture.secondTenant.administrator }),
        );
        expect(after.body).toEqual([]);
      },
    }),
    tenantCase({ name: 'returns an empty list', status: 200, check: ({ body }) => expect(body).toEqual([]) }),
    tenantCase({ name: 'a member', status: 403, as: 'member' }),
    tenantCase({ name: 'an unknown tenant', status: 404, path: { tenantId: unknownId } }),
    tenantCase({ name: 'a negative skip', status: 400, query: 'skip=-1', check: expectDynamicProperty('skip') }),
  ],
};
