// Roles: what a tenant has from its start, what it makes for itself, and who has them (document 2; docs/behavior/identity.md#roles).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import { communityRoleTypes, tenantRoleTypes } from '../../../server/domain/identity/role-types.ts';
import type { Case, Cases, ReadResponse } from '../support/cases.ts';
import { blamesDetail, ids } from '../support/checks.ts';
import { inOwnTenant as of, nobody, type Tenant, type TenantCase } from '../support/identity-tenant.ts';
import { addClaim, addRole, addUser, signedIn } from '../support/identity-users.ts';
import { brief } from '../support/streams.ts';

interface Role {
  readonly Id: string;
  readonly Name: string;
  readonly RoleTypeId: string | null;
  readonly RoleScope: number;
  readonly CommunityId: string | null;
}

const operators = (tenant: Tenant): Promise<Role> =>
  tenant.ok('POST', '/Roles', { Name: 'Operators', Description: 'Operate the pumps' });
const made = (given: { readonly made: { readonly Id: string } }) => ({ roleId: given.made.Id });
const member = ({ roles }: Tenant) => ({ roleId: roles.member });
const total = (count: number) => (seen: ReadResponse) => {
  expect(seen.headers.get('total-count')).toBe(String(count));
};
const unknown = (rest: Partial<TenantCase<undefined>> = {}): Case =>
  of({ name: 'an unknown role', status: 404, path: { roleId: nobody }, ...rest });
const outsider = (rest: Partial<TenantCase<undefined>> = {}): Case =>
  of({ name: 'another tenant', status: 403, as: 'outsider', path: member, ...rest });

/** A community in which the tenant takes part, and its role for members. */
async function community(tenant: Tenant) {
  const { Id } = (await tenant.world.server
    .send('POST', '/api/v1-preview/Communities', { as: tenant.administrator, body: { Name: 'River Basin' } })
    .then((response) => response.json())) as { Id: string };
  const [role] = await tenant.ok<Role[]>('GET', `/Roles?roleTypeId=${communityRoleTypes.member.id}`);
  if (!role) throw new Error('The community has no role for its members.');
  return { ...role, community: Id };
}

const onOperators = (rest: Omit<TenantCase<Role>, 'given' | 'path'>): Case =>
  of({ given: operators, path: made, ...rest });

/** A client credential client with a role. */
async function clientWith(tenant: Tenant, role: string): Promise<string> {
  const body = { Name: 'Gauge', RoleIds: [role], Enabled: true };
  const { Client } = await tenant.ok<{ Client: { Id: string } }>('POST', '/ClientCredentialClients', body);
  return Client.Id;
}

/** A role with a user who was given it, one who has it by a claim, and one who has not. */
async function held(tenant: Tenant) {
  const role = await operators(tenant);
  await addClaim(tenant, 'crew', [role.Id]);
  const users = [
    await addUser(tenant, { RoleIds: [role.Id] }),
    await addUser(tenant),
    await signedIn(tenant, ['crew']),
  ];
  return { ...role, users };
}
async function heldByClients(tenant: Tenant) {
  const role = await operators(tenant);
  const clients = [
    await clientWith(tenant, role.Id),
    await clientWith(tenant, tenant.roles.viewer),
    await clientWith(tenant, role.Id),
  ];
  return { ...role, clients };
}

export const roles: Cases<operations, typeof table, 'Roles'> = {
  listRoles: [
    of({
      name: 'the built-in roles of a new tenant',
      status: 200,
      as: 'member',
      check({ body, headers }, { id, roles: own }) {
        const expected = Object.entries(tenantRoleTypes).map(([role, type]) => ({
          Id: own[role as keyof typeof own],
          Name: type.name,
          Description: type.description,
          RoleScope: 1,
          TenantId: id,
          CommunityId: null,
          RoleTypeId: type.id,
        }));
        expect(body).toEqual(expected);
        expect(headers.get('total-count')).toBe('5');
      },
    }),
    of({
      name: 'those of one type, in any case',
      status: 200,
      query: `roleTypeId=${tenantRoleTypes.member.id.toUpperCase()}`,
      check: ({ body }, { roles: own }) => expect(ids(body)).toEqual([own.member]),
    }),
    of({
      name: 'those of an invalid type',
      status: 200,
      query: 'roleTypeId=everybody',
      check: ({ body }) => expect(body).toEqual([]),
    }),
    of({
      name: 'with those of communities, one page, without what is null',
      status: 200,
      given: async (tenant) => [await operators(tenant), await community(tenant)] as const,
      query: 'skip=5&query=nobody',
      ...brief,
      check(seen, { made: [own, joined] }) {
        expect(seen.headers.get('total-count')).toBe('9');
        const [first, ...rest] = seen.body as Role[];
        expect(first?.Id).toBe(own.Id);
        expect(rest.map(({ RoleTypeId }) => RoleTypeId)).toEqual(Object.values(communityRoleTypes).map(({ id }) => id));
        expect(rest.map(({ Name }) => Name)).toEqual([
          'River Basin Community Administrator',
          'River Basin Community Moderator',
          'River Basin Community Member',
        ]);
        for (const role of rest) {
          expect(role).toMatchObject({ RoleScope: 2, CommunityId: joined.community });
          expect(role).not.toHaveProperty('TenantId');
        }
      },
    }),
    of({ name: 'none of them', status: 200, query: 'count=0', check: ({ body }) => expect(body).toEqual([]) }),
    of({ name: 'a negative count', status: 400, query: 'count=-1', check: blamesDetail('count') }),
    of({ name: 'another tenant', status: 403, as: 'outsider' }),
  ],
  countRoles: [
    of({ name: 'those of a new tenant', status: 200, as: 'member', check: total(5) }),
    of({ name: 'with those of communities', status: 200, given: community, check: total(8) }),
    of({ name: 'another tenant', status: 403, as: 'outsider' }),
  ],
  createRole: [
    of({
      name: 'by its name',
      status: 201,
      body: ({ id }: Tenant) => ({ Id: null, Name: 'Operators', Description: null, RoleScope: 1, TenantId: id }),
      async check({ body }, tenant) {
        const { Id } = body as Role;
        expect(Id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
        expect(body).toEqual({
          Id,
          Name: 'Operators',
          Description: null,
          RoleScope: 1,
          TenantId: tenant.id,
          CommunityId: null,
          RoleTypeId: null,
        });
        expect(await tenant.ok('GET', `/Roles/${Id}`)).toEqual(body);
      },
    }),
    of({
      name: 'with an identifier, its scope by name',
      status: 201,
      body: { Id: '5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11', Name: 'Operators', RoleScope: 'tenant' },
      check: ({ body }) => expect(body).toMatchObject({ Id: '5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11', RoleScope: 1 }),
    }),
    of({
      name: 'the same again; following it gets the role',
      status: 302,
      given: operators,
      body: { Id: null, Name: 'Operators', Description: null },
      async check({ headers, text }, tenant) {
        expect(text).toBe('');
        const response = await fetch(headers.get('location') ?? '', {
          headers: { Authorization: `Bearer ${tenant.world.server.tokenOf(tenant.administrator)}` },
        });
        expect(await response.json()).toEqual(tenant.made);
      },
    }),
    of({
      name: 'the same identifier and nothing that differs',
      status: 302,
      given: operators,
      body: ({ made: { Id } }: { made: Role }) => ({
        Id: Id.toUpperCase(),
        Name: 'Operators',
        Description: 'Operate the pumps',
      }),
    }),
    of({
      name: 'the name with another description',
      status: 409,
      given: operators,
      body: { Name: 'Operators', Description: 'other' },
      check: blamesDetail('Id'),
    }),
    of({ name: 'the name in another case', status: 409, given: operators, body: { Name: 'OPERATORS' } }),
    of({
      name: 'the identifier with another name',
      status: 409,
      given: operators,
      body: ({ made: { Id } }: { made: Role }) => ({ Id, Name: 'Crew' }),
    }),
    of({
      name: 'the identifier of one role, the name of another',
      status: 409,
      given: async (tenant) => [await operators(tenant), await addRole(tenant, 'Crew')] as const,
      body: ({ made: [{ Id }] }: { made: readonly [Role, unknown] }) => ({ Id, Name: 'Crew' }),
    }),
    of({ name: 'a blank name', status: 400, body: { Name: '  ' }, check: blamesDetail('Name') }),
    of({ name: 'no name', status: 400, body: {}, check: blamesDetail('Name') }),
    of({ name: 'a name of 129 characters', status: 400, body: { Name: 'x'.repeat(129) }, check: blamesDetail('Name') }),
    of({ name: 'a name of 128 characters', status: 201, body: { Name: 'x'.repeat(128) } }),
    of({
      name: 'a description of 129 characters',
      status: 400,
      body: { Name: 'x', Description: 'x'.repeat(129) },
      check: blamesDetail('Description'),
    }),
    of({
      name: 'an identifier that is not a GUID',
      status: 400,
      body: { Id: 'operators', Name: 'x' },
      check: blamesDetail('Id'),
    }),
    ...[0, 2, 3].map((RoleScope) =>
      of({
        name: `the scope ${String(RoleScope)}`,
        status: 400,
        body: { Name: 'x', RoleScope },
        check: blamesDetail('RoleScope'),
      }),
    ),
    ...['TenantId', 'CommunityId', 'RoleTypeId'].map((name) =>
      of({ name: `another ${name}`, status: 400, body: { Name: 'x', [name]: nobody }, check: blamesDetail(name) }),
    ),
    of({ name: 'a member', status: 403, as: 'member', body: { Name: 'x' } }),
    of({ name: 'another tenant', status: 403, as: 'outsider', body: { Name: 'x' } }),
    of({ name: 'an unknown tenant', status: 404, path: { tenantId: nobody }, body: { Name: 'x' } }),
  ],
  getRole: [
    onOperators({
      name: 'of the tenant',
      status: 200,
      as: 'member',
      check: ({ body }, given) => expect(body).toEqual(given.made),
    }),
    of({
      name: 'of a community',
      status: 200,
      given: community,
      path: made,
      check: ({ body }) => expect(body).toMatchObject({ RoleScope: 2, TenantId: null }),
    }),
    onOperators({
      name: 'without what is null',
      status: 200,
      ...brief,
      check: ({ body }) => expect(body).not.toHaveProperty('RoleTypeId'),
    }),
    unknown(),
    of({
      name: 'of a community of others',
      status: 404,
      given: community,
      as: async ({ world }) => ({ token: await world.server.tokenOfUser({ id: nobody }) }),
      path: ({ world, made: { Id } }) => ({ tenantId: world.tenant, roleId: Id }),
    }),
    outsider(),
  ],
  checkRole: [
    of({ name: 'of the tenant', status: 200, as: 'member', path: member }),
    unknown({ check: ({ text }) => expect(text).toBe('') }),
    outsider(),
  ],
  updateRole: [
    onOperators({
      name: 'its name; a description that is left out is cleared',
      status: 200,
      body: ({ made: { Id } }: { made: Role }) => ({ Id, Name: 'Crew' }),
      async check({ body }, tenant) {
        expect(body).toEqual({ ...tenant.made, Name: 'Crew', Description: null });
        expect(await tenant.ok('GET', `/Roles/${tenant.made.Id}`)).toEqual(body);
      },
    }),
    onOperators({
      name: 'its own name in another case',
      status: 200,
      body: { Name: 'OPERATORS', RoleScope: 1 },
      check: ({ body }) => expect(body).toMatchObject({ Name: 'OPERATORS' }),
    }),
    onOperators({ name: 'no name', status: 400, body: { Description: 'x' }, check: blamesDetail('Name') }),
    onOperators({
      name: 'another identifier',
      status: 400,
      body: { Id: nobody, Name: 'Crew' },
      check: blamesDetail('Id'),
    }),
    onOperators({
      name: 'the name of another role',
      status: 400,
      body: { Name: 'tenant member' },
      check: blamesDetail('Name'),
    }),
    onOperators({
      name: 'another scope',
      status: 400,
      body: { Name: 'Crew', RoleScope: 2 },
      check: blamesDetail('RoleScope'),
    }),
    of({
      name: 'a built-in role',
      status: 400,
      path: member,
      body: { Name: 'Everybody' },
      check: blamesDetail('roleId'),
    }),
    of({
      name: 'a role of a community',
      status: 400,
      given: community,
      path: made,
      body: { Name: 'Everybody' },
      check: blamesDetail('roleId'),
    }),
    onOperators({ name: 'a member', status: 403, as: 'member', body: { Name: 'Crew' } }),
    unknown({ body: { Name: 'Crew' } }),
  ],
  deleteRole: [
    onOperators({
      name: 'its own',
      status: 204,
      check: async (_seen, tenant) => expect((await tenant.send('GET', `/Roles/${tenant.made.Id}`)).status).toBe(404),
    }),
    of({
      name: 'nobody has it any more; a claim that gave nothing else is gone',
      status: 204,
      async given(tenant) {
        const role = await held(tenant);
        return { ...role, client: await clientWith(tenant, role.Id) };
      },
      path: made,
      async check(_seen, { ok, made: { users, client }, roles: own }) {
        for (const { Id } of users)
          expect((await ok<{ RoleIds: string[] }>('GET', `/Users/${Id}`)).RoleIds).toEqual([own.member]);
        expect((await ok<{ RoleIds: string[] }>('GET', `/ClientCredentialClients/${client}`)).RoleIds).toEqual([
          own.member,
        ]);
        expect(await ok('GET', '/IdentityProviders/d2a478ca-52e3-4fd4-9d93-ded440476364/Claims')).toEqual([]);
      },
    }),
    of({ name: 'a built-in role', status: 400, path: member, check: blamesDetail('roleId') }),
    of({ name: 'a role of a community', status: 400, given: community, path: made, check: blamesDetail('roleId') }),
    onOperators({ name: 'a member', status: 403, as: 'member' }),
    unknown(),
  ],
  listRoleUsers: [
    of({
      name: 'by assignment and by claims',
      status: 200,
      as: 'member',
      given: held,
      path: made,
      check: ({ body }, given) => expect(ids(body)).toEqual([given.made.users[0]?.Id, given.made.users[2]?.Id]),
    }),
    onOperators({ name: 'nobody', status: 200, check: ({ body }) => expect(body).toEqual([]) }),
    of({
      name: 'without what is null',
      status: 200,
      given: held,
      path: made,
      ...brief,
      check: ({ body }) => expect((body as object[])[0]).not.toHaveProperty('Email'),
    }),
    unknown(),
    outsider(),
  ],
  countRoleUsers: [
    of({
      name: 'by assignment and by claims',
      status: 200,
      as: 'member',
      given: held,
      path: made,
      check: total(2),
    }),
    unknown(),
    outsider(),
  ],
  listRoleClientCredentialClients: [
    of({
      name: 'those who have it',
      status: 200,
      as: 'member',
      given: heldByClients,
      path: made,
      check({ body, text }, given) {
        expect(ids(body)).toEqual([given.made.clients[0], given.made.clients[2]]);
        expect(text.toLowerCase()).not.toContain('secret');
      },
    }),
    onOperators({ name: 'nobody', status: 200, check: ({ body }) => expect(body).toEqual([]) }),
    unknown(),
    outsider(),
  ],
  countRoleClientCredentialClients: [
    of({ name: 'those who have it', status: 200, as: 'member', given: heldByClients, path: made, check: total(2) }),
    unknown(),
    outsider(),
  ],
};
