// Communities of tenants, their roles, and who takes part in them (docs/behavior/identity.md#communities).
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
const root = '/api/v1-preview/Communities';
const call = async (
  { world, administrator }: Tenant,
  method: string,
  path: string,
  body?: unknown,
  as: TestCaller = administrator,
): Promise<ReadResponse> =>
  readResponse(await world.server.send(method, `${root}${path}`, { as, ...(body === undefined ? {} : { body }) }));

/** A community of the tenant, with a token of a user for each of its roles. */
async function community(tenant: Tenant, Name = 'River Basin') {
  const response = await call(tenant, 'POST', '', { Name });
  expect(response.status).toBe(201);
  const fixture = response.body as Community;
  const roleOf = async (role: keyof typeof communityRoleTypes) => {
    const found = await tenant.ok<{ Id: string; CommunityId: string }[]>(
      'GET',
      `/Roles?roleTypeId=${communityRoleTypes[role].id}`,
    );
    return found.find(({ CommunityId }) => CommunityId === fixture.Id)?.Id ?? '';
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
type Made = Awaited<ReturnType<typeof community>>;
/** Invites a tenant as an administrator of the community. */
const invite = async (tenant: Tenant, fixture: Pick<Made, 'Id' | 'administrator'>, id: string): Promise<void> => {
  const response = await call(tenant, 'PUT', `/${fixture.Id}/Invitations/${id}`, undefined, fixture.administrator);
  expect(response.status).toBe(201);
};
/** The same, and a second tenant that is invited. */
async function invited(tenant: Tenant) {
  const fixture = await alone(tenant);
  await invite(tenant, fixture, fixture.other.id);
  return fixture;
}
/** The same, with a second tenant that takes part. */
async function joined(tenant: Tenant) {
  const { other, ...fixture } = await invited(tenant);
  expect((await call(other, 'PUT', `/${fixture.Id}/Tenants/${other.id}`)).status).toBe(201);
  return { ...fixture, other };
}
/**
 * The same, with streams that are shared in it: of the tenant `Level` with its own members and those of the community and `Flow`
 * with those of the community alone, of the other tenant `Level`. Each tenant has a stream `Own` that is not shared.
 */
async function sharing(tenant: Tenant) {
  const fixture = await joined(tenant);
  const role = (id: string) => ({ Trustee: { Type: 3, ObjectId: id }, AccessType: 0, AccessRights: 1 });
  const share = async ({ ok }: Tenant, id: string, Name: string | null, roles: readonly string[]) => {
    const stream = `/Namespaces/demo/Streams/${id}`;
    await ok('POST', stream, { Id: id, Name, TypeId: 'Simple' });
    if (roles.length > 0)
      await ok('PUT', `${stream}/AccessControl`, { RoleTrusteeAccessControlEntries: roles.map(role) });
  };
  for (const one of [tenant, fixture.other]) {
    await one.ok('POST', '/Namespaces/demo/Types/Simple', simpleType);
    await share(one, 'Own', null, []);
  }
  await share(tenant, 'Level', 'Level of the river', [tenant.roles.member, fixture.roles.member]);
  await share(tenant, 'Flow', null, [fixture.roles.member]);
  await share(fixture.other, 'Level', 'Level of the lake', [fixture.other.roles.member, fixture.roles.member]);
  return { ...fixture, member: await tenant.as(randomUUID(), [tenant.roles.member, fixture.roles.member]) };
}
/** A community, and a tenant that takes no part in it. */
const alone = async (tenant: Tenant) => ({ ...(await community(tenant)), other: await newTenant(tenant.world) });

const of1 = ({ fixture }: { readonly fixture: Community }) => ({ communityId: fixture.Id });
const communityCase = (rest: Omit<TenantCase<Made>, 'prepare' | 'path'>): Case =>
  tenantCase({ prepare: (tenant) => community(tenant), path: of1, ...rest });
/** The path of the second tenant in the community. */
const other = ({ fixture }: { readonly fixture: Made & { readonly other: Tenant } }) => ({
  communityId: fixture.Id,
  tenantId: fixture.other.id,
});
const unknown: readonly Case[] = [
  tenantCase({ name: 'an unknown community', status: 404, path: { communityId: unknownId } }),
  tenantCase({
    name: 'an identifier that is not a GUID',
    status: 400,
    path: { communityId: 'river' },
    check: expectDynamicProperty('communityId'),
  }),
];
const strange: Case = tenantCase({
  name: 'a community in which the tenant takes no part does not exist',
  status: 404,
  prepare: alone,
  path: of1,
  as: ({ fixture }) => fixture.other.administrator,
});
const tenants = ({ body }: ReadResponse) => (body as Community).TenantIds;

export const communities: Cases<operations, typeof table, 'Communities'> = {
  listCommunities: [
    tenantCase({
      name: 'returns a page of the communities of the tenant in the order of joining',
      status: 200,
      as: 'member',
      async prepare(tenant) {
        await community(await newTenant(tenant.world), 'Of others');
        const home = await newTenant(tenant.world);
        const foreign = await community(home, 'Delta');
        const own = await community(tenant);
        await invite(home, foreign, tenant.id);
        expect((await call(tenant, 'PUT', `/${foreign.Id}/Tenants/${tenant.id}`)).status).toBe(201);
        return [own.Id, foreign.Id] as const;
      },
      query: 'count=2',
      check({ body, headers }, { fixture }) {
        expect(headers.get('total-count')).toBe('2');
        expect(idsOf(body)).toEqual(fixture);
      },
    }),
    tenantCase({ name: 'none', status: 200, check: ({ body }) => expect(body).toEqual([]) }),
    tenantCase({
      name: 'leaves out null members',
      status: 200,
      prepare: (tenant) => community(tenant),
      ...nonVerbose,
      check: ({ body }) => expect((body as object[])[0]).not.toHaveProperty('Description'),
    }),
    tenantCase({ name: 'a negative skip', status: 400, query: 'skip=-1', check: expectDynamicProperty('skip') }),
  ],
  createCommunity: [
    tenantCase({
      name: 'with its roles among those of the tenant',
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
        const held = (await ok<User>('GET', `/Users/${fixture.Id}`)).RoleIds;
        const types = roles.filter(({ Id }) => held.includes(Id)).map(({ RoleTypeId }) => RoleTypeId);
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
        await community(await newTenant(tenant.world));
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
      prepare: (tenant) => community(tenant),
      body: { Name: 'RIVER basin' },
      check: expectDynamicProperty('Name'),
    }),
  ],
  getCommunity: [
    communityCase({
      name: 'as a member of the tenant',
      status: 200,
      as: 'member',
      check: (response, { id }) => expect(tenants(response)).toEqual([id]),
    }),
    communityCase({
      name: 'leaves out null members',
      status: 200,
      ...nonVerbose,
      check: ({ body }) => expect(body).not.toHaveProperty('Description'),
    }),
    ...unknown,
    strange,
  ],
  getTenantCommunity: [
    communityCase({
      name: 'as a member of the tenant',
      status: 200,
      as: 'member',
      check: (response, { id }) => expect(tenants(response)).toEqual([id]),
    }),
    ...unknown,
    tenantCase({
      name: 'a community in which the tenant takes no part',
      status: 404,
      prepare: alone,
      path: other,
      as: ({ fixture }) => fixture.other.administrator,
    }),
    tenantCase({
      name: 'another tenant of the community',
      status: 403,
      prepare: joined,
      path: other,
    }),
  ],
  getCommunitySummary: [
    tenantCase({
      name: "counts all shared streams and those of the caller's tenant",
      status: 200,
      prepare: sharing,
      path: of1,
      as: ({ fixture }) => fixture.member,
      check: ({ body }) => expect(body).toEqual({ TotalStreams: 3, StreamsContributed: 2 }),
    }),
    communityCase({
      name: 'returns zero if no stream is shared',
      status: 200,
      as: 'member',
      check: ({ body }) => expect(body).toEqual({ TotalStreams: 0, StreamsContributed: 0 }),
    }),
    ...unknown,
    strange,
  ],
  searchCommunityStreams: [
    tenantCase({
      name: 'returns streams of all tenants that the caller can read',
      status: 200,
      prepare: sharing,
      path: of1,
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
            new RegExp(`^http.*/api/v1/Tenants/${fixture.other.id}/Namespaces/demo/Streams/Level$`),
          ),
          TenantId: fixture.other.id,
          TenantName: 'Cases',
          NamespaceId: 'demo',
          CommunityId: fixture.Id,
        });
        expect((body as { TenantId: string }[]).map(({ TenantId }) => TenantId)).toEqual([id, id, fixture.other.id]);
      },
    }),
    tenantCase({
      name: 'returns a page of the streams that match a query',
      status: 200,
      prepare: sharing,
      path: of1,
      as: ({ fixture }) => fixture.member,
      query: 'query=L*%20AND%20NOT%20Id:Flow&skip=1&count=1',
      check({ body, headers }, { fixture }) {
        expect(headers.get('total-count')).toBe('2');
        expect(body).toMatchObject([{ Id: 'Level', TenantId: fixture.other.id }]);
      },
    }),
    tenantCase({
      name: 'filters by tenant',
      status: 200,
      prepare: sharing,
      path: of1,
      query: ({ fixture }) => `searchTenantId=${fixture.other.id}`,
      as: ({ fixture }) => fixture.member,
      check: ({ body }, { fixture }) => expect(body).toMatchObject([{ TenantId: fixture.other.id }]),
    }),
    tenantCase({
      name: "without a community role, returns streams of the caller's tenant",
      status: 200,
      prepare: sharing,
      path: of1,
      as: 'member',
      check: ({ body }) => expect(idsOf(body)).toEqual(['Level']),
    }),
    tenantCase({
      name: "a tenant's own roles with ids of another tenant's access lists give no access",
      status: 200,
      async prepare(tenant) {
        const fixture = await sharing(tenant);
        return { ...fixture, guesser: await tenant.as(randomUUID(), [fixture.other.roles.member]) };
      },
      path: of1,
      query: ({ fixture }) => `searchTenantId=${fixture.other.id}`,
      as: ({ fixture }) => fixture.guesser,
      check: ({ body }) => expect(body).toEqual([]),
    }),
    tenantCase({
      name: 'a query that is malformed',
      status: 400,
      prepare: (tenant) => community(tenant),
      path: of1,
      query: 'query=(',
      check: expectDynamicProperty('query'),
    }),
    ...unknown,
    strange,
  ],
  deleteCommunity: [
    tenantCase({
      name: 'deletes the community for all its tenants; their users lose its roles',
      status: 204,
      async prepare(tenant) {
        const fixture = await joined(tenant);
        const user = await addUser(fixture.other, { RoleIds: [fixture.roles.member] });
        expect(user.RoleIds).toContain(fixture.roles.member);
        return { ...fixture, user };
      },
      path: of1,
      as: ({ fixture }) => fixture.administrator,
      async check(_response, tenant) {
        const { fixture } = tenant;
        for (const one of [tenant, fixture.other]) {
          expect((await one.send('HEAD', '/Roles')).headers.get('total-count')).toBe('5');
          expect((await call(one, 'GET', `/${fixture.Id}`)).status).toBe(404);
        }
        expect((await fixture.other.ok<User>('GET', `/Users/${fixture.user.Id}`)).RoleIds).toEqual([
          fixture.other.roles.member,
        ]);
      },
    }),
    communityCase({ name: 'an administrator of the tenant without a community role', status: 403 }),
    communityCase({ name: 'a moderator', status: 403, as: ({ fixture }) => fixture.moderator }),
    ...unknown,
    strange,
  ],
  addCommunityTenant: [
    tenantCase({
      name: "joins for the caller's tenant",
      status: 201,
      prepare: invited,
      path: other,
      as: ({ fixture }) => fixture.other.administrator,
      async check(response, { id, fixture }) {
        expect(tenants(response)).toEqual([id, fixture.other.id]);
        expect((await fixture.other.send('HEAD', '/Roles')).headers.get('total-count')).toBe('8');
        await addUser(fixture.other, { RoleIds: [fixture.roles.member] });
      },
    }),
    tenantCase({
      name: 'another tenant, as administrator of the community: a tenant joins by itself',
      status: 403,
      prepare: invited,
      path: other,
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({
      name: 'a tenant that is not invited',
      status: 403,
      prepare: alone,
      path: other,
      as: ({ fixture }) => fixture.other.administrator,
    }),
    tenantCase({
      name: 'a tenant whose invitation was deleted',
      status: 403,
      async prepare(tenant) {
        const fixture = await invited(tenant);
        const path = `/${fixture.Id}/Invitations/${fixture.other.id}`;
        expect((await call(tenant, 'DELETE', path, undefined, fixture.administrator)).status).toBe(204);
        return fixture;
      },
      path: other,
      as: ({ fixture }) => fixture.other.administrator,
    }),
    tenantCase({
      name: 'a removed tenant cannot join until it is invited again',
      status: 403,
      async prepare(tenant) {
        const fixture = await joined(tenant);
        const path = `/${fixture.Id}/Tenants/${fixture.other.id}`;
        expect((await call(tenant, 'DELETE', path, undefined, fixture.administrator)).status).toBe(204);
        return fixture;
      },
      path: other,
      as: ({ fixture }) => fixture.other.administrator,
      async check(_response, tenant) {
        const { fixture } = tenant;
        await invite(tenant, fixture, fixture.other.id);
        expect((await call(fixture.other, 'PUT', `/${fixture.Id}/Tenants/${fixture.other.id}`)).status).toBe(201);
      },
    }),
    tenantCase({
      name: 'a tenant with a role whose id equals the id of a community role',
      status: 400,
      async prepare(tenant) {
        const fixture = await invited(tenant);
        await fixture.other.ok('POST', '/Roles', { Id: fixture.roles.administrator, Name: 'Lookalike' });
        return fixture;
      },
      path: other,
      as: ({ fixture }) => fixture.other.administrator,
      check: expectDynamicProperty('tenantId'),
    }),
    tenantCase({
      name: 'a tenant that has already joined',
      status: 200,
      prepare: joined,
      path: other,
      as: ({ fixture }) => fixture.other.administrator,
      check: (response) => expect(tenants(response)).toHaveLength(2),
    }),
    tenantCase({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
    tenantCase({ name: 'another tenant, as administrator of the own one', status: 403, prepare: alone, path: other }),
    tenantCase({
      name: 'another tenant, as moderator',
      status: 403,
      prepare: alone,
      path: other,
      as: ({ fixture }) => fixture.moderator,
    }),
    tenantCase({
      name: 'a member of the tenant',
      status: 403,
      prepare: alone,
      path: other,
      as: ({ fixture }) => fixture.other.member,
    }),
    tenantCase({
      name: 'an unknown tenant',
      status: 404,
      prepare: alone,
      path: ({ fixture }) => ({ communityId: fixture.Id, tenantId: unknownId }),
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({
      name: 'a caller of another tenant whose roles have the ids of the required roles',
      status: 403,
      async prepare(tenant) {
        const fixture = await alone(tenant);
        const outside = await newTenant(tenant.world);
        const roles = [fixture.roles.administrator, fixture.other.roles.administrator];
        for (const Id of roles) await outside.ok('POST', '/Roles', { Id, Name: Id });
        return { ...fixture, outsider: await outside.as(randomUUID(), roles) };
      },
      path: other,
      as: ({ fixture }) => fixture.outsider,
    }),
    tenantCase({ name: 'an unknown community', status: 404, path: { communityId: unknownId } }),
  ],
  removeCommunityTenant: [
    tenantCase({
      name: "removes the caller's tenant; its users lose the roles",
      status: 204,
      async prepare(tenant) {
        const fixture = await joined(tenant);
        return { ...fixture, user: await addUser(fixture.other, { RoleIds: [fixture.roles.moderator] }) };
      },
      path: other,
      as: ({ fixture }) => fixture.other.administrator,
      async check(_response, tenant) {
        const { fixture, id } = tenant;
        expect((await fixture.other.ok<User>('GET', `/Users/${fixture.user.Id}`)).RoleIds).toEqual([
          fixture.other.roles.member,
        ]);
        expect((await fixture.other.send('HEAD', '/Roles')).headers.get('total-count')).toBe('5');
        expect(tenants(await call(tenant, 'GET', `/${fixture.Id}`))).toEqual([id]);
      },
    }),
    tenantCase({
      name: 'another tenant, as administrator of the community',
      status: 204,
      prepare: joined,
      path: other,
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({
      name: 'the tenant that founded the community, by a caller with any role',
      status: 403,
      prepare: joined,
      path: ({ id, fixture }) => ({ communityId: fixture.Id, tenantId: id }),
      as: ({ fixture }) =>
        fixture.other.as(randomUUID(), [fixture.other.roles.administrator, fixture.roles.administrator]),
      async check(_response, { id, fixture }) {
        expect(tenants(await call(fixture.other, 'GET', `/${fixture.Id}`))).toEqual([id, fixture.other.id]);
      },
    }),
    communityCase({ name: 'the last one', status: 400, check: expectDynamicProperty('tenantId') }),
    tenantCase({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
    tenantCase({ name: 'another tenant, as administrator of the own one', status: 403, prepare: joined, path: other }),
    tenantCase({
      name: 'a member',
      status: 403,
      prepare: joined,
      path: other,
      as: ({ fixture }) => fixture.other.member,
    }),
    tenantCase({
      name: 'a tenant that has not joined',
      status: 404,
      prepare: alone,
      path: other,
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({
      name: 'an unknown tenant',
      status: 404,
      prepare: alone,
      path: ({ fixture }) => ({ communityId: fixture.Id, tenantId: unknownId }),
      as: ({ fixture }) => fixture.administrator,
    }),
  ],
  addCommunityInvitation: [
    tenantCase({
      name: 'creates an invitation that only the invited tenant lists and accepts',
      status: 201,
      prepare: alone,
      path: other,
      as: ({ fixture }) => fixture.administrator,
      async check({ body }, tenant) {
        const { fixture } = tenant;
        const Issued = expect.stringMatching(/Z$/);
        const invitation = {
          CommunityId: fixture.Id,
          CommunityName: 'River Basin',
          TenantId: fixture.other.id,
          Issued,
        };
        expect(body).toEqual(invitation);
        expect(tenants(await call(tenant, 'GET', `/${fixture.Id}`))).toEqual([tenant.id]);
        expect((await call(fixture.other, 'GET', `/${fixture.Id}`)).status).toBe(404);
        expect((await fixture.other.send('HEAD', '/Roles')).headers.get('total-count')).toBe('5');
      },
    }),
    tenantCase({
      name: 'again',
      status: 200,
      prepare: invited,
      path: other,
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({
      name: 'a tenant that has joined',
      status: 400,
      prepare: joined,
      path: other,
      as: ({ fixture }) => fixture.administrator,
      check: expectDynamicProperty('tenantId'),
    }),
    tenantCase({
      name: 'an administrator of the tenant without a community role',
      status: 403,
      prepare: alone,
      path: other,
    }),
    tenantCase({
      name: 'a moderator',
      status: 403,
      prepare: alone,
      path: other,
      as: ({ fixture }) => fixture.moderator,
    }),
    tenantCase({
      name: 'a tenant that has not joined cannot invite itself',
      status: 404,
      prepare: alone,
      path: other,
      as: ({ fixture }) => fixture.other.administrator,
    }),
    tenantCase({
      name: 'an unknown tenant',
      status: 404,
      prepare: alone,
      path: ({ fixture }) => ({ communityId: fixture.Id, tenantId: unknownId }),
      as: ({ fixture }) => fixture.administrator,
    }),
    tenantCase({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
  ],
  removeCommunityInvitation: [
    ...(['administrator', 'invited'] as const).map((who) =>
      tenantCase({
        name: who === 'invited' ? 'declined by the invited tenant' : 'taken back by the community',
        status: 204,
        prepare: invited,
        path: other,
        as: ({ fixture }) => (who === 'invited' ? fixture.other.administrator : fixture.administrator),
        async check(_response, { fixture }) {
          expect((await call(fixture.other, 'PUT', `/${fixture.Id}/Tenants/${fixture.other.id}`)).status).toBe(403);
        },
      }),
    ),
    tenantCase({
      name: 'a member of the tenant',
      status: 403,
      prepare: invited,
      path: other,
      as: ({ fixture }) => fixture.other.member,
    }),
    tenantCase({ name: 'an administrator of another tenant', status: 403, prepare: invited, path: other }),
    tenantCase({ name: 'none', status: 404, prepare: alone, path: other, as: ({ fixture }) => fixture.administrator }),
    tenantCase({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
  ],
  listCommunityInvitations: [
    tenantCase({
      name: 'returns invitations that are neither accepted nor removed',
      status: 200,
      async prepare(tenant) {
        const fixture = await joined(tenant);
        const third = await newTenant(tenant.world);
        await invite(tenant, fixture, third.id);
        return { ...fixture, third };
      },
      path: of1,
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
    ...unknown,
    strange,
  ],
  listTenantCommunityInvitations: [
    tenantCase({
      name: 'returns the invitations of the tenant until they are accepted',
      status: 200,
      prepare: invited,
      path: ({ fixture }) => ({ tenantId: fixture.other.id }),
      as: ({ fixture }) => fixture.other.administrator,
      async check({ body }, { fixture }) {
        expect(body).toMatchObject([{ CommunityId: fixture.Id, CommunityName: 'River Basin' }]);
        expect((await call(fixture.other, 'PUT', `/${fixture.Id}/Tenants/${fixture.other.id}`)).status).toBe(201);
        const path = `/api/v1-preview/Tenants/${fixture.other.id}/CommunityInvitations`;
        const after = await readResponse(
          await fixture.other.world.server.send('GET', path, { as: fixture.other.administrator }),
        );
        expect(after.body).toEqual([]);
      },
    }),
    tenantCase({ name: 'none', status: 200, check: ({ body }) => expect(body).toEqual([]) }),
    tenantCase({ name: 'a member', status: 403, as: 'member' }),
    tenantCase({ name: 'an unknown tenant', status: 404, path: { tenantId: unknownId } }),
    tenantCase({ name: 'a negative skip', status: 400, query: 'skip=-1', check: expectDynamicProperty('skip') }),
  ],
};
