// Communities of tenants, their roles, members and invitations (docs/behavior/identity.md#communities).
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { communityRoleTypes } from '../../../server/domain/identity/role-types.ts';
import { type Cases } from '../support/cases.ts';
import { expectDynamicProperty, idsOf } from '../support/checks.ts';
import { tenantCase, newTenant, type Tenant } from '../support/identity-tenant.ts';
import { addUser, type User } from '../support/identity-users.ts';
import { simpleType } from '../support/fixtures.ts';
import { nonVerbose } from '../support/streams.ts';
import {
  type Community,
  sendRequest,
  createCommunity,
  invite,
  createWithTwoTenants,
  createWithOutsider,
  communityPath,
  communityCase,
  secondTenantPath,
  invalidIdCases,
  foreignCommunityCase,
  tenantIdsOf,
} from '../support/communities.ts';
import { communityTenants } from './community-tenants.ts';
import { communityInvitations } from './community-invitations.ts';

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

export const communities: Cases<operations, typeof table, 'Communities'> = {
  ...communityTenants,
  ...communityInvitations,
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
};
