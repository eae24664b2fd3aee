// Roles: built-in roles, roles of the tenant, and their users and clients (document 2; docs/behavior/identity.md#roles).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import { communityRoleTypes, tenantRoleTypes } from '../../../server/domain/identity/role-types.ts';
import type { Case, Cases, ReadResponse } from '../support/cases.ts';
import { expectDynamicProperty, idsOf } from '../support/checks.ts';
import { tenantCase, unknownId, type Tenant, type TenantCase } from '../support/identity-tenant.ts';
import { addClaim, addRole, addUser, addSignedInUser } from '../support/identity-users.ts';
import { nonVerbose } from '../support/streams.ts';

interface Role {
  readonly Id: string;
  readonly Name: string;
  readonly RoleTypeId: string | null;
  readonly RoleScope: number;
  readonly CommunityId: string | null;
}

const createOperators = (tenant: Tenant): Promise<Role> =>
  tenant.ok('POST', '/Roles', { Name: 'Operators', Description: 'Operate the pumps' });
const rolePath = ({ fixture }: { readonly fixture: { readonly Id: string } }) => ({ roleId: fixture.Id });
const memberRolePath = ({ roles }: Tenant) => ({ roleId: roles.member });
const expectTotalCount = (count: number) => (response: ReadResponse) => {
  expect(response.headers.get('total-count')).toBe(String(count));
};
const unknownRoleCase = (rest: Partial<TenantCase<undefined>> = {}): Case =>
  tenantCase({ name: 'an unknown role', status: 404, path: { roleId: unknownId }, ...rest });
const otherTenantCase = (rest: Partial<TenantCase<undefined>> = {}): Case =>
  tenantCase({ name: 'another tenant', status: 403, as: 'outsider', path: memberRolePath, ...rest });

/** Creates a community of the tenant; returns its id and its member role. */
async function createCommunity(tenant: Tenant) {
  const { Id } = (await tenant.world.server
    .send('POST', '/api/v1-preview/Communities', { as: tenant.administrator, body: { Name: 'River Basin' } })
    .then((response) => response.json())) as { Id: string };
  const [role] = await tenant.ok<Role[]>('GET', `/Roles?roleTypeId=${communityRoleTypes.member.id}`);
  if (!role) throw new Error('The community has no role for its members.');
  return { ...role, communityId: Id };
}

const caseOnOperators = (rest: Omit<TenantCase<Role>, 'prepare' | 'path'>): Case =>
  tenantCase({ prepare: createOperators, path: rolePath, ...rest });

/** Creates a client credential client with a role; returns its id. */
async function createClientWith(tenant: Tenant, role: string): Promise<string> {
  const body = { Name: 'Gauge', RoleIds: [role], Enabled: true };
  const { Client } = await tenant.ok<{ Client: { Id: string } }>('POST', '/ClientCredentialClients', body);
  return Client.Id;
}

/** Creates a role and three users: one with the role assigned, one without it, and one with it by a claim. */
async function createRoleWithUsers(tenant: Tenant) {
  const role = await createOperators(tenant);
  await addClaim(tenant, 'crew', [role.Id]);
  const users = [
    await addUser(tenant, { RoleIds: [role.Id] }),
    await addUser(tenant),
    await addSignedInUser(tenant, ['crew']),
  ];
  return { ...role, users };
}
/** Creates a role and three clients; the first and the last have the role. */
async function createRoleWithClients(tenant: Tenant) {
  const role = await createOperators(tenant);
  const clients = [
    await createClientWith(tenant, role.Id),
    await createClientWith(tenant, tenant.roles.viewer),
    await createClientWith(tenant, role.Id),
  ];
  return { ...role, clients };
}

export const roles: Cases<operations, typeof table, 'Roles'> = {
  listRoles: [
    tenantCase({
      name: 'returns the built-in roles of a new tenant',
      status: 200,
      as: 'member',
      check({ body, headers }, { id, roles: builtIn }) {
        const expected = Object.entries(tenantRoleTypes).map(([role, type]) => ({
          Id: builtIn[role as keyof typeof builtIn],
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
    tenantCase({
      name: 'filters by type, in any case',
      status: 200,
      query: `roleTypeId=${tenantRoleTypes.member.id.toUpperCase()}`,
      check: ({ body }, { roles: builtIn }) => expect(idsOf(body)).toEqual([builtIn.member]),
    }),
    tenantCase({
      name: 'returns an empty list for an unknown type',
      status: 200,
      query: 'roleTypeId=everybody',
      check: ({ body }) => expect(body).toEqual([]),
    }),
    tenantCase({
      name: 'returns a page with roles of communities, without null members',
      status: 200,
      prepare: async (tenant) => [await createOperators(tenant), await createCommunity(tenant)] as const,
      query: 'skip=5&query=nobody',
      ...nonVerbose,
      check(response, { fixture: [role, community] }) {
        expect(response.headers.get('total-count')).toBe('9');
        const [first, ...communityRoles] = response.body as Role[];
        expect(first?.Id).toBe(role.Id);
        expect(communityRoles.map(({ RoleTypeId }) => RoleTypeId)).toEqual(
          Object.values(communityRoleTypes).map(({ id }) => id),
        );
        expect(communityRoles.map(({ Name }) => Name)).toEqual([
          'River Basin Community Administrator',
          'River Basin Community Moderator',
          'River Basin Community Member',
        ]);
        for (const communityRole of communityRoles) {
          expect(communityRole).toMatchObject({ RoleScope: 2, CommunityId: community.communityId });
          expect(communityRole).not.toHaveProperty('TenantId');
        }
      },
    }),
    tenantCase({
      name: 'returns an empty page for a count of 0',
      status: 200,
      query: 'count=0',
      check: ({ body }) => expect(body).toEqual([]),
    }),
    tenantCase({ name: 'a negative count', status: 400, query: 'count=-1', check: expectDynamicProperty('count') }),
    tenantCase({ name: 'another tenant', status: 403, as: 'outsider' }),
  ],
  countRoles: [
    tenantCase({ name: 'counts the roles of a new tenant', status: 200, as: 'member', check: expectTotalCount(5) }),
    tenantCase({
      name: 'includes roles of communities',
      status: 200,
      prepare: createCommunity,
      check: expectTotalCount(8),
    }),
    tenantCase({ name: 'another tenant', status: 403, as: 'outsider' }),
  ],
  createRole: [
    tenantCase({
      name: 'creates a role by its name',
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
    tenantCase({
      name: 'accepts an identifier and the name of a scope',
      status: 201,
      body: { Id: '5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11', Name: 'Operators', RoleScope: 'tenant' },
      check: ({ body }) => expect(body).toMatchObject({ Id: '5f0e1b62-8c5d-4b5e-9a37-6f1f0f6b2c11', RoleScope: 1 }),
    }),
    tenantCase({
      name: 'an identical role redirects to the existing one',
      status: 302,
      prepare: createOperators,
      body: { Id: null, Name: 'Operators', Description: null },
      async check({ headers, text }, tenant) {
        expect(text).toBe('');
        const response = await fetch(headers.get('location') ?? '', {
          headers: { Authorization: `Bearer ${tenant.world.server.tokenOf(tenant.administrator)}` },
        });
        expect(await response.json()).toEqual(tenant.fixture);
      },
    }),
    tenantCase({
      name: 'redirects for the same identifier and definition',
      status: 302,
      prepare: createOperators,
      body: ({ fixture: { Id } }: { fixture: Role }) => ({
        Id: Id.toUpperCase(),
        Name: 'Operators',
        Description: 'Operate the pumps',
      }),
    }),
    tenantCase({
      name: 'the name with another description',
      status: 409,
      prepare: createOperators,
      body: { Name: 'Operators', Description: 'other' },
      check: expectDynamicProperty('Id'),
    }),
    tenantCase({
      name: 'the name in another case',
      status: 409,
      prepare: createOperators,
      body: { Name: 'OPERATORS' },
    }),
    tenantCase({
      name: 'the identifier with another name',
      status: 409,
      prepare: createOperators,
      body: ({ fixture: { Id } }: { fixture: Role }) => ({ Id, Name: 'Crew' }),
    }),
    tenantCase({
      name: 'the identifier of one role, the name of another',
      status: 409,
      prepare: async (tenant) => [await createOperators(tenant), await addRole(tenant, 'Crew')] as const,
      body: ({ fixture: [{ Id }] }: { fixture: readonly [Role, unknown] }) => ({ Id, Name: 'Crew' }),
    }),
    tenantCase({ name: 'a blank name', status: 400, body: { Name: '  ' }, check: expectDynamicProperty('Name') }),
    tenantCase({ name: 'no name', status: 400, body: {}, check: expectDynamicProperty('Name') }),
    tenantCase({
      name: 'a name of 129 characters',
      status: 400,
      body: { Name: 'x'.repeat(129) },
      check: expectDynamicProperty('Name'),
    }),
    tenantCase({ name: 'a name of 128 characters', status: 201, body: { Name: 'x'.repeat(128) } }),
    tenantCase({
      name: 'a description of 129 characters',
      status: 400,
      body: { Name: 'x', Description: 'x'.repeat(129) },
      check: expectDynamicProperty('Description'),
    }),
    tenantCase({
      name: 'an identifier that is not a GUID',
      status: 400,
      body: { Id: 'operators', Name: 'x' },
      check: expectDynamicProperty('Id'),
    }),
    ...[0, 2, 3].map((RoleScope) =>
      tenantCase({
        name: `the scope ${String(RoleScope)}`,
        status: 400,
        body: { Name: 'x', RoleScope },
        check: expectDynamicProperty('RoleScope'),
      }),
    ),
    ...['TenantId', 'CommunityId', 'RoleTypeId'].map((name) =>
      tenantCase({
        name: `another ${name}`,
        status: 400,
        body: { Name: 'x', [name]: unknownId },
        check: expectDynamicProperty(name),
      }),
    ),
    tenantCase({ name: 'a member', status: 403, as: 'member', body: { Name: 'x' } }),
    tenantCase({ name: 'another tenant', status: 403, as: 'outsider', body: { Name: 'x' } }),
    tenantCase({ name: 'an unknown tenant', status: 404, path: { tenantId: unknownId }, body: { Name: 'x' } }),
  ],
  getRole: [
    caseOnOperators({
      name: 'a role of the tenant',
      status: 200,
      as: 'member',
      check: ({ body }, tenant) => expect(body).toEqual(tenant.fixture),
    }),
    tenantCase({
      name: 'a role of a community',
      status: 200,
      prepare: createCommunity,
      path: rolePath,
      check: ({ body }) => expect(body).toMatchObject({ RoleScope: 2, TenantId: null }),
    }),
    caseOnOperators({
      name: 'leaves out null members',
      status: 200,
      ...nonVerbose,
      check: ({ body }) => expect(body).not.toHaveProperty('RoleTypeId'),
    }),
    unknownRoleCase(),
    tenantCase({
      name: "a role of another tenant's community",
      status: 404,
      prepare: createCommunity,
      as: async ({ world }) => ({ token: await world.server.tokenOfUser({ id: unknownId }) }),
      path: ({ world, fixture: { Id } }) => ({ tenantId: world.tenant, roleId: Id }),
    }),
    otherTenantCase(),
  ],
  checkRole: [
    tenantCase({ name: 'a role of the tenant', status: 200, as: 'member', path: memberRolePath }),
    unknownRoleCase({ check: ({ text }) => expect(text).toBe('') }),
    otherTenantCase(),
  ],
  updateRole: [
    caseOnOperators({
      name: 'changes the name and removes a missing description',
      status: 200,
      body: ({ fixture: { Id } }: { fixture: Role }) => ({ Id, Name: 'Crew' }),
      async check({ body }, tenant) {
        expect(body).toEqual({ ...tenant.fixture, Name: 'Crew', Description: null });
        expect(await tenant.ok('GET', `/Roles/${tenant.fixture.Id}`)).toEqual(body);
      },
    }),
    caseOnOperators({
      name: 'accepts its own name in another case',
      status: 200,
      body: { Name: 'OPERATORS', RoleScope: 1 },
      check: ({ body }) => expect(body).toMatchObject({ Name: 'OPERATORS' }),
    }),
    caseOnOperators({ name: 'no name', status: 400, body: { Description: 'x' }, check: expectDynamicProperty('Name') }),
    caseOnOperators({
      name: 'another identifier',
      status: 400,
      body: { Id: unknownId, Name: 'Crew' },
      check: expectDynamicProperty('Id'),
    }),
    caseOnOperators({
      name: 'the name of another role',
      status: 400,
      body: { Name: 'tenant member' },
      check: expectDynamicProperty('Name'),
    }),
    caseOnOperators({
      name: 'another scope',
      status: 400,
      body: { Name: 'Crew', RoleScope: 2 },
      check: expectDynamicProperty('RoleScope'),
    }),
    tenantCase({
      name: 'a built-in role',
      status: 400,
      path: memberRolePath,
      body: { Name: 'Everybody' },
      check: expectDynamicProperty('roleId'),
    }),
    tenantCase({
      name: 'a role of a community',
      status: 400,
      prepare: createCommunity,
      path: rolePath,
      body: { Name: 'Everybody' },
      check: expectDynamicProperty('roleId'),
    }),
    caseOnOperators({ name: 'a member', status: 403, as: 'member', body: { Name: 'Crew' } }),
    unknownRoleCase({ body: { Name: 'Crew' } }),
  ],
  deleteRole: [
    caseOnOperators({
      name: 'deletes a role of the tenant',
      status: 204,
      check: async (_response, tenant) =>
        expect((await tenant.send('GET', `/Roles/${tenant.fixture.Id}`)).status).toBe(404),
    }),
    tenantCase({
      name: 'removes the role from users and deletes claims without other roles',
      status: 204,
      async prepare(tenant) {
        const role = await createRoleWithUsers(tenant);
        return { ...role, client: await createClientWith(tenant, role.Id) };
      },
      path: rolePath,
      async check(_response, { ok, fixture: { users, client }, roles: builtIn }) {
        for (const { Id } of users)
          expect((await ok<{ RoleIds: string[] }>('GET', `/Users/${Id}`)).RoleIds).toEqual([builtIn.member]);
        expect((await ok<{ RoleIds: string[] }>('GET', `/ClientCredentialClients/${client}`)).RoleIds).toEqual([
          builtIn.member,
        ]);
        expect(await ok('GET', '/IdentityProviders/d2a478ca-52e3-4fd4-9d93-ded440476364/Claims')).toEqual([]);
      },
    }),
    tenantCase({ name: 'a built-in role', status: 400, path: memberRolePath, check: expectDynamicProperty('roleId') }),
    tenantCase({
      name: 'a role of a community',
      status: 400,
      prepare: createCommunity,
      path: rolePath,
      check: expectDynamicProperty('roleId'),
    }),
    caseOnOperators({ name: 'a member', status: 403, as: 'member' }),
    unknownRoleCase(),
  ],
  listRoleUsers: [
    tenantCase({
      name: 'includes users by assignment and by claims',
      status: 200,
      as: 'member',
      prepare: createRoleWithUsers,
      path: rolePath,
      check: ({ body }, tenant) =>
        expect(idsOf(body)).toEqual([tenant.fixture.users[0]?.Id, tenant.fixture.users[2]?.Id]),
    }),
    caseOnOperators({ name: 'returns an empty list', status: 200, check: ({ body }) => expect(body).toEqual([]) }),
    tenantCase({
      name: 'leaves out null members',
      status: 200,
      prepare: createRoleWithUsers,
      path: rolePath,
      ...nonVerbose,
      check: ({ body }) => expect((body as object[])[0]).not.toHaveProperty('Email'),
    }),
    unknownRoleCase(),
    otherTenantCase(),
  ],
  countRoleUsers: [
    tenantCase({
      name: 'includes users by assignment and by claims',
      status: 200,
      as: 'member',
      prepare: createRoleWithUsers,
      path: rolePath,
      check: expectTotalCount(2),
    }),
    unknownRoleCase(),
    otherTenantCase(),
  ],
  listRoleClientCredentialClients: [
    tenantCase({
      name: 'includes only clients with the role',
      status: 200,
      as: 'member',
      prepare: createRoleWithClients,
      path: rolePath,
      check({ body, text }, tenant) {
        expect(idsOf(body)).toEqual([tenant.fixture.clients[0], tenant.fixture.clients[2]]);
        expect(text.toLowerCase()).not.toContain('secret');
      },
    }),
    caseOnOperators({ name: 'returns an empty list', status: 200, check: ({ body }) => expect(body).toEqual([]) }),
    unknownRoleCase(),
    otherTenantCase(),
  ],
  countRoleClientCredentialClients: [
    tenantCase({
      name: 'includes only clients with the role',
      status: 200,
      as: 'member',
      prepare: createRoleWithClients,
      path: rolePath,
      check: expectTotalCount(2),
    }),
    unknownRoleCase(),
    otherTenantCase(),
  ],
};
