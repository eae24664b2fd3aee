// Communities of tenants, their roles, and who takes part in them (docs/behavior/identity.md#communities).
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { communityRoleTypes } from '../../../server/domain/identity/role-types.ts';
import type { Who } from '../../support/server.ts';
import { readResponse, type Case, type Cases, type ReadResponse } from '../support/cases.ts';
import { blamesDetail, ids } from '../support/checks.ts';
import { inOwnTenant as of, newTenant, nobody, type Tenant, type TenantCase } from '../support/identity-tenant.ts';
import { addUser, type User } from '../support/identity-users.ts';
import { simpleType } from '../support/fixtures.ts';
import { brief } from '../support/streams.ts';

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
  as: Who = administrator,
): Promise<ReadResponse> =>
  readResponse(await world.server.send(method, `${root}${path}`, { as, ...(body === undefined ? {} : { body }) }));

/** A community of the tenant, with a token of a user for each of its roles. */
async function community(tenant: Tenant, Name = 'River Basin') {
  const seen = await call(tenant, 'POST', '', { Name });
  expect(seen.status).toBe(201);
  const made = seen.body as Community;
  const roleOf = async (role: keyof typeof communityRoleTypes) => {
    const found = await tenant.ok<{ Id: string; CommunityId: string }[]>(
      'GET',
      `/Roles?roleTypeId=${communityRoleTypes[role].id}`,
    );
    return found.find(({ CommunityId }) => CommunityId === made.Id)?.Id ?? '';
  };
  const roles = {
    administrator: await roleOf('administrator'),
    moderator: await roleOf('moderator'),
    member: await roleOf('member'),
  };
  return {
    ...made,
    roles,
    administrator: await tenant.as(randomUUID(), [tenant.roles.member, roles.administrator]),
    moderator: await tenant.as(randomUUID(), [tenant.roles.member, roles.moderator]),
  };
}
type Made = Awaited<ReturnType<typeof community>>;
/** Invites a tenant as an administrator of the community. */
const invite = async (tenant: Tenant, made: Pick<Made, 'Id' | 'administrator'>, id: string): Promise<void> => {
  const seen = await call(tenant, 'PUT', `/${made.Id}/Invitations/${id}`, undefined, made.administrator);
  expect(seen.status).toBe(201);
};
/** The same, and a second tenant that is invited. */
async function invited(tenant: Tenant) {
  const made = await alone(tenant);
  await invite(tenant, made, made.other.id);
  return made;
}
/** The same, with a second tenant that takes part. */
async function joined(tenant: Tenant) {
  const { other, ...made } = await invited(tenant);
  expect((await call(other, 'PUT', `/${made.Id}/Tenants/${other.id}`)).status).toBe(201);
  return { ...made, other };
}
/**
 * The same, with streams that are shared in it: of the tenant `Level` with its own members and those of the community and `Flow`
 * with those of the community alone, of the other tenant `Level`. Each tenant has a stream `Own` that is not shared.
 */
async function sharing(tenant: Tenant) {
  const made = await joined(tenant);
  const role = (id: string) => ({ Trustee: { Type: 3, ObjectId: id }, AccessType: 0, AccessRights: 1 });
  const share = async ({ ok }: Tenant, id: string, Name: string | null, roles: readonly string[]) => {
    const stream = `/Namespaces/demo/Streams/${id}`;
    await ok('POST', stream, { Id: id, Name, TypeId: 'Simple' });
    if (roles.length > 0)
      await ok('PUT', `${stream}/AccessControl`, { RoleTrusteeAccessControlEntries: roles.map(role) });
  };
  for (const one of [tenant, made.other]) {
    await one.ok('POST', '/Namespaces/demo/Types/Simple', simpleType);
    await share(one, 'Own', null, []);
  }
  await share(tenant, 'Level', 'Level of the river', [tenant.roles.member, made.roles.member]);
  await share(tenant, 'Flow', null, [made.roles.member]);
  await share(made.other, 'Level', 'Level of the lake', [made.other.roles.member, made.roles.member]);
  return { ...made, member: await tenant.as(randomUUID(), [tenant.roles.member, made.roles.member]) };
}
/** A community, and a tenant that takes no part in it. */
const alone = async (tenant: Tenant) => ({ ...(await community(tenant)), other: await newTenant(tenant.world) });

const of1 = ({ made }: { readonly made: Community }) => ({ communityId: made.Id });
const on = (rest: Omit<TenantCase<Made>, 'given' | 'path'>): Case =>
  of({ given: (tenant) => community(tenant), path: of1, ...rest });
/** The path of the second tenant in the community. */
const other = ({ made }: { readonly made: Made & { readonly other: Tenant } }) => ({
  communityId: made.Id,
  tenantId: made.other.id,
});
const unknown: readonly Case[] = [
  of({ name: 'an unknown community', status: 404, path: { communityId: nobody } }),
  of({
    name: 'an identifier that is not a GUID',
    status: 400,
    path: { communityId: 'river' },
    check: blamesDetail('communityId'),
  }),
];
const strange: Case = of({
  name: 'a community in which the tenant takes no part does not exist',
  status: 404,
  given: alone,
  path: of1,
  as: ({ made }) => made.other.administrator,
});
const tenants = ({ body }: ReadResponse) => (body as Community).TenantIds;

export const communities: Cases<operations, typeof table, 'Communities'> = {
  listCommunities: [
    of({
      name: 'those of the tenant alone, in the order of joining, one page',
      status: 200,
      as: 'member',
      async given(tenant) {
        await community(await newTenant(tenant.world), 'Of others');
        const home = await newTenant(tenant.world);
        const foreign = await community(home, 'Delta');
        const own = await community(tenant);
        await invite(home, foreign, tenant.id);
        expect((await call(tenant, 'PUT', `/${foreign.Id}/Tenants/${tenant.id}`)).status).toBe(201);
        return [own.Id, foreign.Id] as const;
      },
      query: 'count=2',
      check({ body, headers }, { made }) {
        expect(headers.get('total-count')).toBe('2');
        expect(ids(body)).toEqual(made);
      },
    }),
    of({ name: 'none', status: 200, check: ({ body }) => expect(body).toEqual([]) }),
    of({
      name: 'without what is null',
      status: 200,
      given: (tenant) => community(tenant),
      ...brief,
      check: ({ body }) => expect((body as object[])[0]).not.toHaveProperty('Description'),
    }),
    of({ name: 'a negative skip', status: 400, query: 'skip=-1', check: blamesDetail('skip') }),
  ],
  createCommunity: [
    of({
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
    of({
      name: 'the caller becomes its administrator',
      status: 201,
      given: (tenant) => addUser(tenant, { RoleIds: [tenant.roles.administrator] }),
      as: ({ as, made, roles }) => as(made.Id, [roles.administrator, roles.member]),
      body: { Name: 'River Basin' },
      async check(_seen, { ok, made }) {
        const roles = await ok<{ Id: string; RoleTypeId: string }[]>('GET', '/Roles');
        const held = (await ok<User>('GET', `/Users/${made.Id}`)).RoleIds;
        const types = roles.filter(({ Id }) => held.includes(Id)).map(({ RoleTypeId }) => RoleTypeId);
        expect(types).toEqual(
          expect.arrayContaining([communityRoleTypes.administrator.id, communityRoleTypes.member.id]),
        );
        expect(types).not.toContain(communityRoleTypes.moderator.id);
      },
    }),
    of({
      name: 'a name that a community of others has',
      status: 201,
      async given(tenant) {
        await community(await newTenant(tenant.world));
      },
      body: { Name: 'River Basin' },
    }),
    of({ name: 'a blank name', status: 400, body: { Name: ' ' }, check: blamesDetail('Name') }),
    of({ name: 'no name', status: 400, body: {}, check: blamesDetail('Name') }),
    of({ name: 'a name of 101 characters', status: 400, body: { Name: 'x'.repeat(101) }, check: blamesDetail('Name') }),
    of({ name: 'a member', status: 403, as: 'member', body: { Name: 'River Basin' } }),
    of({
      name: 'the name of another of the tenant’s, in any case',
      status: 409,
      given: (tenant) => community(tenant),
      body: { Name: 'RIVER basin' },
      check: blamesDetail('Name'),
    }),
  ],
  getCommunity: [
    on({
      name: 'as a member of the tenant',
      status: 200,
      as: 'member',
      check: (seen, { id }) => expect(tenants(seen)).toEqual([id]),
    }),
    on({
      name: 'without what is null',
      status: 200,
      ...brief,
      check: ({ body }) => expect(body).not.toHaveProperty('Description'),
    }),
    ...unknown,
    strange,
  ],
  getTenantCommunity: [
    on({
      name: 'as a member of the tenant',
      status: 200,
      as: 'member',
      check: (seen, { id }) => expect(tenants(seen)).toEqual([id]),
    }),
    ...unknown,
    of({
      name: 'a community in which the tenant takes no part',
      status: 404,
      given: alone,
      path: other,
      as: ({ made }) => made.other.administrator,
    }),
    of({
      name: 'another tenant of the community',
      status: 403,
      given: joined,
      path: other,
    }),
  ],
  getCommunitySummary: [
    of({
      name: 'all shared streams, and those of the own tenant',
      status: 200,
      given: sharing,
      path: of1,
      as: ({ made }) => made.member,
      check: ({ body }) => expect(body).toEqual({ TotalStreams: 3, StreamsContributed: 2 }),
    }),
    on({
      name: 'nothing is shared',
      status: 200,
      as: 'member',
      check: ({ body }) => expect(body).toEqual({ TotalStreams: 0, StreamsContributed: 0 }),
    }),
    ...unknown,
    strange,
  ],
  searchCommunityStreams: [
    of({
      name: 'those of all tenants that the caller may read',
      status: 200,
      given: sharing,
      path: of1,
      as: ({ made }) => made.member,
      check({ body, headers }, { id, made }) {
        expect(ids(body)).toEqual(['Level', 'Flow', 'Level']);
        expect(headers.get('total-count')).toBe('3');
        expect((body as object[])[2]).toEqual({
          Id: 'Level',
          Name: 'Level of the lake',
          TypeId: 'Simple',
          Description: null,
          Self: expect.stringMatching(
            new RegExp(`^http.*/api/v1/Tenants/${made.other.id}/Namespaces/demo/Streams/Level$`),
          ),
          TenantId: made.other.id,
          TenantName: 'Cases',
          NamespaceId: 'demo',
          CommunityId: made.Id,
        });
        expect((body as { TenantId: string }[]).map(({ TenantId }) => TenantId)).toEqual([id, id, made.other.id]);
      },
    }),
    of({
      name: 'what a query finds, one page',
      status: 200,
      given: sharing,
      path: of1,
      as: ({ made }) => made.member,
      query: 'query=L*%20AND%20NOT%20Id:Flow&skip=1&count=1',
      check({ body, headers }, { made }) {
        expect(headers.get('total-count')).toBe('2');
        expect(body).toMatchObject([{ Id: 'Level', TenantId: made.other.id }]);
      },
    }),
    of({
      name: 'those of one tenant',
      status: 200,
      given: sharing,
      path: of1,
      query: ({ made }) => `searchTenantId=${made.other.id}`,
      as: ({ made }) => made.member,
      check: ({ body }, { made }) => expect(body).toMatchObject([{ TenantId: made.other.id }]),
    }),
    of({
      name: 'without a role of the community, those of the own tenant',
      status: 200,
      given: sharing,
      path: of1,
      as: 'member',
      check: ({ body }) => expect(ids(body)).toEqual(['Level']),
    }),
    of({
      name: 'roles of its own by identifiers that lists of another tenant name show a tenant nothing',
      status: 200,
      async given(tenant) {
        const made = await sharing(tenant);
        return { ...made, guesser: await tenant.as(randomUUID(), [made.other.roles.member]) };
      },
      path: of1,
      query: ({ made }) => `searchTenantId=${made.other.id}`,
      as: ({ made }) => made.guesser,
      check: ({ body }) => expect(body).toEqual([]),
    }),
    of({
      name: 'a query that is malformed',
      status: 400,
      given: (tenant) => community(tenant),
      path: of1,
      query: 'query=(',
      check: blamesDetail('query'),
    }),
    ...unknown,
    strange,
  ],
  deleteCommunity: [
    of({
      name: 'for all its tenants, whose users lose its roles',
      status: 204,
      async given(tenant) {
        const made = await joined(tenant);
        const user = await addUser(made.other, { RoleIds: [made.roles.member] });
        expect(user.RoleIds).toContain(made.roles.member);
        return { ...made, user };
      },
      path: of1,
      as: ({ made }) => made.administrator,
      async check(_seen, tenant) {
        const { made } = tenant;
        for (const one of [tenant, made.other]) {
          expect((await one.send('HEAD', '/Roles')).headers.get('total-count')).toBe('5');
          expect((await call(one, 'GET', `/${made.Id}`)).status).toBe(404);
        }
        expect((await made.other.ok<User>('GET', `/Users/${made.user.Id}`)).RoleIds).toEqual([made.other.roles.member]);
      },
    }),
    on({ name: 'an administrator of the tenant alone', status: 403 }),
    on({ name: 'a moderator', status: 403, as: ({ made }) => made.moderator }),
    ...unknown,
    strange,
  ],
  addCommunityTenant: [
    of({
      name: 'on behalf of the own tenant',
      status: 201,
      given: invited,
      path: other,
      as: ({ made }) => made.other.administrator,
      async check(seen, { id, made }) {
        expect(tenants(seen)).toEqual([id, made.other.id]);
        expect((await made.other.send('HEAD', '/Roles')).headers.get('total-count')).toBe('8');
        await addUser(made.other, { RoleIds: [made.roles.member] });
      },
    }),
    of({
      name: 'another tenant, as administrator of the community: a tenant joins by itself',
      status: 403,
      given: invited,
      path: other,
      as: ({ made }) => made.administrator,
    }),
    of({
      name: 'a tenant that is not invited',
      status: 403,
      given: alone,
      path: other,
      as: ({ made }) => made.other.administrator,
    }),
    of({
      name: 'a tenant whose invitation was taken back',
      status: 403,
      async given(tenant) {
        const made = await invited(tenant);
        const path = `/${made.Id}/Invitations/${made.other.id}`;
        expect((await call(tenant, 'DELETE', path, undefined, made.administrator)).status).toBe(204);
        return made;
      },
      path: other,
      as: ({ made }) => made.other.administrator,
    }),
    of({
      name: 'a tenant that was removed stays out until it is invited again',
      status: 403,
      async given(tenant) {
        const made = await joined(tenant);
        const path = `/${made.Id}/Tenants/${made.other.id}`;
        expect((await call(tenant, 'DELETE', path, undefined, made.administrator)).status).toBe(204);
        return made;
      },
      path: other,
      as: ({ made }) => made.other.administrator,
      async check(_seen, tenant) {
        const { made } = tenant;
        await invite(tenant, made, made.other.id);
        expect((await call(made.other, 'PUT', `/${made.Id}/Tenants/${made.other.id}`)).status).toBe(201);
      },
    }),
    of({
      name: 'a tenant with a role of its own that tokens could not tell from one of the community',
      status: 400,
      async given(tenant) {
        const made = await invited(tenant);
        await made.other.ok('POST', '/Roles', { Id: made.roles.administrator, Name: 'Lookalike' });
        return made;
      },
      path: other,
      as: ({ made }) => made.other.administrator,
      check: blamesDetail('tenantId'),
    }),
    of({
      name: 'takes part already',
      status: 200,
      given: joined,
      path: other,
      as: ({ made }) => made.other.administrator,
      check: (seen) => expect(tenants(seen)).toHaveLength(2),
    }),
    of({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
    of({ name: 'another tenant, as administrator of the own one', status: 403, given: alone, path: other }),
    of({
      name: 'another tenant, as moderator',
      status: 403,
      given: alone,
      path: other,
      as: ({ made }) => made.moderator,
    }),
    of({ name: 'a member of the tenant', status: 403, given: alone, path: other, as: ({ made }) => made.other.member }),
    of({
      name: 'an unknown tenant',
      status: 404,
      given: alone,
      path: ({ made }) => ({ communityId: made.Id, tenantId: nobody }),
      as: ({ made }) => made.administrator,
    }),
    of({
      name: 'a tenant outside whose own roles have the identifiers of those that would count',
      status: 403,
      async given(tenant) {
        const made = await alone(tenant);
        const outside = await newTenant(tenant.world);
        const roles = [made.roles.administrator, made.other.roles.administrator];
        for (const Id of roles) await outside.ok('POST', '/Roles', { Id, Name: Id });
        return { ...made, outsider: await outside.as(randomUUID(), roles) };
      },
      path: other,
      as: ({ made }) => made.outsider,
    }),
    of({ name: 'an unknown community', status: 404, path: { communityId: nobody } }),
  ],
  removeCommunityTenant: [
    of({
      name: 'on behalf of the own tenant, whose users lose the roles',
      status: 204,
      async given(tenant) {
        const made = await joined(tenant);
        return { ...made, user: await addUser(made.other, { RoleIds: [made.roles.moderator] }) };
      },
      path: other,
      as: ({ made }) => made.other.administrator,
      async check(_seen, tenant) {
        const { made, id } = tenant;
        expect((await made.other.ok<User>('GET', `/Users/${made.user.Id}`)).RoleIds).toEqual([made.other.roles.member]);
        expect((await made.other.send('HEAD', '/Roles')).headers.get('total-count')).toBe('5');
        expect(tenants(await call(tenant, 'GET', `/${made.Id}`))).toEqual([id]);
      },
    }),
    of({
      name: 'another tenant, as administrator of the community',
      status: 204,
      given: joined,
      path: other,
      as: ({ made }) => made.administrator,
    }),
    of({
      name: 'the tenant that founded the community, whatever roles the caller has',
      status: 403,
      given: joined,
      path: ({ id, made }) => ({ communityId: made.Id, tenantId: id }),
      as: ({ made }) => made.other.as(randomUUID(), [made.other.roles.administrator, made.roles.administrator]),
      async check(_seen, { id, made }) {
        expect(tenants(await call(made.other, 'GET', `/${made.Id}`))).toEqual([id, made.other.id]);
      },
    }),
    on({ name: 'the last one', status: 400, check: blamesDetail('tenantId') }),
    of({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
    of({ name: 'another tenant, as administrator of the own one', status: 403, given: joined, path: other }),
    of({ name: 'a member', status: 403, given: joined, path: other, as: ({ made }) => made.other.member }),
    of({
      name: 'one that takes no part',
      status: 404,
      given: alone,
      path: other,
      as: ({ made }) => made.administrator,
    }),
    of({
      name: 'an unknown tenant',
      status: 404,
      given: alone,
      path: ({ made }) => ({ communityId: made.Id, tenantId: nobody }),
      as: ({ made }) => made.administrator,
    }),
  ],
  addCommunityInvitation: [
    of({
      name: 'which only the tenant accepts, and sees among its own',
      status: 201,
      given: alone,
      path: other,
      as: ({ made }) => made.administrator,
      async check({ body }, tenant) {
        const { made } = tenant;
        const Issued = expect.stringMatching(/Z$/);
        const invitation = { CommunityId: made.Id, CommunityName: 'River Basin', TenantId: made.other.id, Issued };
        expect(body).toEqual(invitation);
        expect(tenants(await call(tenant, 'GET', `/${made.Id}`))).toEqual([tenant.id]);
        expect((await call(made.other, 'GET', `/${made.Id}`)).status).toBe(404);
        expect((await made.other.send('HEAD', '/Roles')).headers.get('total-count')).toBe('5');
      },
    }),
    of({ name: 'again', status: 200, given: invited, path: other, as: ({ made }) => made.administrator }),
    of({
      name: 'a tenant that takes part',
      status: 400,
      given: joined,
      path: other,
      as: ({ made }) => made.administrator,
      check: blamesDetail('tenantId'),
    }),
    of({ name: 'an administrator of the tenant alone', status: 403, given: alone, path: other }),
    of({ name: 'a moderator', status: 403, given: alone, path: other, as: ({ made }) => made.moderator }),
    of({
      name: 'a tenant that takes no part does not invite itself',
      status: 404,
      given: alone,
      path: other,
      as: ({ made }) => made.other.administrator,
    }),
    of({
      name: 'an unknown tenant',
      status: 404,
      given: alone,
      path: ({ made }) => ({ communityId: made.Id, tenantId: nobody }),
      as: ({ made }) => made.administrator,
    }),
    of({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
  ],
  removeCommunityInvitation: [
    ...(['administrator', 'invited'] as const).map((who) =>
      of({
        name: who === 'invited' ? 'declined by the invited tenant' : 'taken back by the community',
        status: 204,
        given: invited,
        path: other,
        as: ({ made }) => (who === 'invited' ? made.other.administrator : made.administrator),
        async check(_seen, { made }) {
          expect((await call(made.other, 'PUT', `/${made.Id}/Tenants/${made.other.id}`)).status).toBe(403);
        },
      }),
    ),
    of({
      name: 'a member of the tenant',
      status: 403,
      given: invited,
      path: other,
      as: ({ made }) => made.other.member,
    }),
    of({ name: 'an administrator of another tenant', status: 403, given: invited, path: other }),
    of({ name: 'none', status: 404, given: alone, path: other, as: ({ made }) => made.administrator }),
    of({ name: 'an identifier that is not a GUID', status: 400, path: { communityId: 'river' } }),
  ],
  listCommunityInvitations: [
    of({
      name: 'those that are neither accepted nor removed',
      status: 200,
      async given(tenant) {
        const made = await joined(tenant);
        const third = await newTenant(tenant.world);
        await invite(tenant, made, third.id);
        return { ...made, third };
      },
      path: of1,
      as: ({ made }) => made.administrator,
      check({ body, headers }, { made }) {
        expect(headers.get('total-count')).toBe('1');
        expect(body).toMatchObject([{ TenantId: made.third.id }]);
      },
    }),
    on({ name: 'an administrator of the tenant alone', status: 403 }),
    on({ name: 'a negative skip', status: 400, query: 'skip=-1', as: ({ made }) => made.administrator }),
    ...unknown,
    strange,
  ],
  listTenantCommunityInvitations: [
    of({
      name: 'those of the tenant alone, until they are accepted',
      status: 200,
      given: invited,
      path: ({ made }) => ({ tenantId: made.other.id }),
      as: ({ made }) => made.other.administrator,
      async check({ body }, { made }) {
        expect(body).toMatchObject([{ CommunityId: made.Id, CommunityName: 'River Basin' }]);
        expect((await call(made.other, 'PUT', `/${made.Id}/Tenants/${made.other.id}`)).status).toBe(201);
        const path = `/api/v1-preview/Tenants/${made.other.id}/CommunityInvitations`;
        const after = await readResponse(
          await made.other.world.server.send('GET', path, { as: made.other.administrator }),
        );
        expect(after.body).toEqual([]);
      },
    }),
    of({ name: 'none', status: 200, check: ({ body }) => expect(body).toEqual([]) }),
    of({ name: 'a member', status: 403, as: 'member' }),
    of({ name: 'an unknown tenant', status: 404, path: { tenantId: nobody } }),
    of({ name: 'a negative skip', status: 400, query: 'skip=-1', check: blamesDetail('skip') }),
  ],
};
