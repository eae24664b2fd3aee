// Automation identities (document 2, section 4; docs/behavior/identity.md#automation-identities).
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { tenantRoleTypes } from '../../../server/domain/identity/role-types.ts';
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import { expectDynamicProperty, expectMembers } from '../support/checks.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import {
  requestInTenant,
  expectListOf,
  unknownId,
  expectTotalCount,
  unknownTenant,
} from '../support/identity-clients.ts';
import { createOwnTenant } from '../support/own-tenant.ts';

interface Identity {
  readonly Id: string;
  readonly Name: string;
  readonly RoleIds: readonly string[];
}
interface Role {
  readonly Id: string;
}

/** Creates two roles in the tenant. */
const createTwoRoles = async (world: World) => {
  const createRole = async (name: string) =>
    (await requestInTenant(world, 'POST', '/Roles', { Name: `${name} of ${world.namespace}`, RoleScope: 1 })) as Role;
  return { r1: (await createRole('R1')).Id, r2: (await createRole('R2')).Id };
};
type Roles = Awaited<ReturnType<typeof createTwoRoles>>;

/** Creates an identity as the administrator. Its name contains the namespace of the world. */
const createIdentity = async (world: World, name: string, body: object = {}): Promise<Identity> =>
  (await requestInTenant(world, 'POST', '/AutomationIdentities', {
    Name: `${name} of ${world.namespace}`,
    RoleIds: [world.server.roles.member],
    ...body,
  })) as Identity;

/** Creates two roles and an identity that has both. */
const createIdentityAndRoles = async (world: World) => {
  const { r1, r2 } = await createTwoRoles(world);
  return { r1, r2, identity: await createIdentity(world, 'Report', { RoleIds: [r1, r2], Tags: ['a'] }) };
};
type IdentityAndRoles = Awaited<ReturnType<typeof createIdentityAndRoles>>;

/** Creates an identity in a new tenant. */
const createIdentityOfOtherTenant = async (world: World) => {
  const own = await createOwnTenant()(world);
  const body = { Name: 'Hidden', RoleIds: [own.roles.member] };
  const { Id } = (await own.ok('POST', '/AutomationIdentities', body)) as Identity;
  return { id: Id, own };
};
type ForeignIdentity = Awaited<ReturnType<typeof createIdentityOfOtherTenant>>;

/** Returns the caller of a case: a user with the member role and some of the two roles. */
const memberWith =
  (...names: readonly (keyof Roles)[]) =>
  async ({ server }: World, fixture: unknown) => ({
    token: await server.tokenOfUser({
      id: randomUUID(),
      roleIds: [server.roles.member, ...names.map((name) => (fixture as Roles)[name])],
    }),
  });
const identityPath = (_world: World, fixture: unknown) => ({
  automationIdentityId: (fixture as IdentityAndRoles).identity.Id,
});
const unknownPath = { path: { automationIdentityId: unknownId } };

/** Expects the stored identity to be that of the fixture, with these changes. */
const expectStoredIdentity =
  (changes: object = {}): NonNullable<Case['check']> =>
  async (_response, world, fixture) => {
    const { identity } = fixture as IdentityAndRoles;
    expect(await requestInTenant(world, 'GET', `/AutomationIdentities/${identity.Id}`)).toEqual({
      ...identity,
      ...changes,
    });
  };

/** Creates identities: A with the tags a and b, B with a and c, C without tags. The tags contain the namespace of the world. */
const createThreeIdentities = async (world: World) => {
  const tag = (name: string) => `${name}-${world.namespace}`;
  return {
    a: await createIdentity(world, 'A', { Tags: [tag('a'), tag('b')] }),
    b: await createIdentity(world, 'B', { Tags: [tag('a'), tag('c')] }),
    c: await createIdentity(world, 'C'),
  };
};
type ThreeIdentities = Awaited<ReturnType<typeof createThreeIdentities>>;
const tagQuery =
  (...tags: readonly string[]) =>
  ({ namespace }: World) =>
    tags.map((tag) => `tag=${tag}-${namespace}`).join('&');
const expectNames =
  (...names: readonly string[]): NonNullable<Case['check']> =>
  (response, world, fixture) =>
    expectListOf('Name', ...names.map((name) => `${name} of ${world.namespace}`))(response, world, fixture);
const idQuery = (_world: World, fixture: unknown) => {
  const { a, c } = fixture as ThreeIdentities;
  return `id=${c.Id.toUpperCase()}&id=%20&id=${unknownId}&id=${a.Id}&skip=1&count=1`;
};

const refusedTenantCases = (rest: Partial<Case> = {}): readonly Case[] => [
  {
    ...rest,
    name: 'an unknown tenant',
    status: 404,
    path: { automationIdentityId: unknownId, tenantId: unknownTenant },
  },
  {
    ...rest,
    name: 'another tenant',
    status: 403,
    path: ({ server }: World) => ({ automationIdentityId: unknownId, tenantId: server.otherTenant }),
  },
];
const valid = ({ namespace, server }: World) => ({ Name: `New of ${namespace}`, RoleIds: [server.roles.member] });
const invalidNewCase = (name: string, body: object, member: string): Case => ({
  name,
  status: 400,
  body: (world: World) => ({ ...valid(world), ...body }),
  check: expectDynamicProperty(member),
});
const invalidChangeCase = (name: string, body: unknown, member: string): Case => ({
  name,
  status: 400,
  prepare: createIdentityAndRoles,
  path: identityPath,
  body,
  async check(response, world, fixture) {
    expectDynamicProperty(member)(response);
    await expectStoredIdentity()(response, world, fixture);
  },
});

export const automationIdentities: Cases<operations, typeof table, 'AutomationIdentities'> = {
  listAutomationIdentities: [
    {
      name: 'filters by any of the tags',
      status: 200,
      as: 'member',
      prepare: createThreeIdentities,
      query: tagQuery('b', 'c'),
      check: expectNames('A', 'B'),
    },
    {
      name: 'returns all identities with a tag',
      status: 200,
      prepare: createThreeIdentities,
      query: tagQuery('a'),
      check: expectNames('A', 'B'),
    },
    {
      name: 'returns an empty list for an unknown tag',
      status: 200,
      prepare: createThreeIdentities,
      query: tagQuery('d'),
      check: expectNames(),
    },
    {
      name: 'returns the identities of the id parameters and ignores skip and count',
      status: 200,
      prepare: createThreeIdentities,
      query: idQuery,
      check: expectNames('C', 'A'),
    },
    {
      name: 'filters by id and tag',
      status: 200,
      prepare: createThreeIdentities,
      query: (world, fixture) => `${idQuery(world, fixture)}&${tagQuery('a')(world)}`,
      check: expectNames('A'),
    },
    {
      name: 'returns a page with the total count',
      status: 200,
      prepare: createThreeIdentities,
      query: (world) => `${tagQuery('a')(world)}&skip=1&count=1`,
      check(response, { namespace }) {
        expect(response.body).toEqual([expect.objectContaining({ Name: `B of ${namespace}` })]);
        expectTotalCount(2)(response);
      },
    },
    {
      name: 'returns identities in the order of creation',
      status: 200,
      prepare: createThreeIdentities,
      query: 'count=10000',
      check({ body }, _world, fixture) {
        const listedIds = (body as readonly Identity[]).map(({ Id }) => Id);
        const { a, b, c } = fixture as ThreeIdentities;
        expect(listedIds.slice(-3)).toEqual([a.Id, b.Id, c.Id]);
      },
    },
    { name: 'a negative skip', status: 400, query: 'skip=-1', check: expectDynamicProperty('skip') },
    ...refusedTenantCases(),
  ],
  countAutomationIdentities: [
    {
      name: 'filters by any of the tags',
      status: 200,
      as: 'member',
      prepare: createThreeIdentities,
      query: tagQuery('b', 'c'),
      check: expectTotalCount(2),
    },
    {
      name: 'counts all identities',
      status: 200,
      prepare: async (world) => {
        await createThreeIdentities(world);
        return requestInTenant(world, 'GET', '/AutomationIdentities?count=10000');
      },
      check: (response, _world, fixture) => {
        expectTotalCount((fixture as readonly unknown[]).length)(response);
      },
    },
    ...refusedTenantCases(),
  ],
  createAutomationIdentity: [
    {
      name: 'a member who has its role',
      status: 201,
      prepare: createTwoRoles,
      as: memberWith('r1'),
      body: ({ namespace }: World, fixture: unknown) => ({
        Name: `New of ${namespace}`,
        RoleIds: [(fixture as Roles).r1],
      }),
      async check({ body }, world, fixture) {
        expect(body).toEqual({
          Id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          Name: `New of ${world.namespace}`,
          TenantId: world.tenant,
          RoleIds: [(fixture as Roles).r1],
          RoleTypeIds: [],
          Tags: [],
        });
        const { Id } = body as Identity;
        expect(await requestInTenant(world, 'GET', `/AutomationIdentities/${Id}`, undefined, 'member')).toEqual(body);
      },
    },
    {
      name: 'an administrator without the roles; removes duplicate roles',
      status: 201,
      prepare: createTwoRoles,
      body: ({ namespace, server }: World, fixture: unknown) => {
        const { r2 } = fixture as Roles;
        const { administrator } = server.roles;
        return { Name: namespace, RoleIds: [administrator, r2, r2.toUpperCase()], Tags: ['x', 'y'] };
      },
      check: ({ body }, { server }, fixture) =>
        expect(body).toMatchObject({
          RoleIds: [server.roles.administrator, (fixture as Roles).r2],
          RoleTypeIds: [tenantRoleTypes.administrator.id],
          Tags: ['x', 'y'],
        }),
    },
    {
      name: 'a member without all its roles',
      status: 403,
      prepare: createTwoRoles,
      as: memberWith('r1'),
      body: ({ namespace }: World, fixture: unknown) => ({ Name: namespace, RoleIds: Object.values(fixture as Roles) }),
    },
    {
      name: 'a member with an unknown role',
      status: 403,
      as: 'member',
      body: { Name: 'New', RoleIds: [unknownId] },
    },
    {
      name: 'the name of another identity in another case',
      status: 409,
      prepare: createIdentityAndRoles,
      body: ({ namespace, server }: World) => ({
        Name: `REPORT OF ${namespace.toUpperCase()}`,
        RoleIds: [server.roles.member],
      }),
      check: expectDynamicProperty('Name'),
    },
    invalidNewCase('no name', { Name: undefined }, 'Name'),
    invalidNewCase('a blank name', { Name: ' ' }, 'Name'),
    invalidNewCase('no roles', { RoleIds: undefined }, 'RoleIds'),
    invalidNewCase('an empty list of roles', { RoleIds: [] }, 'RoleIds'),
    invalidNewCase('an unknown role', { RoleIds: [unknownId] }, 'RoleIds'),
    ...refusedTenantCases({ body: { Name: 'New', RoleIds: [unknownId] } }),
  ],
  getAutomationIdentity: [
    {
      name: 'a member',
      status: 200,
      as: 'member',
      prepare: createIdentityAndRoles,
      path: identityPath,
      check: ({ body }, _world, fixture) => expect(body).toEqual((fixture as IdentityAndRoles).identity),
    },
    { name: 'an unknown identity', status: 404, ...unknownPath, check: expectDynamicProperty('Id') },
    {
      name: 'an identity of another tenant',
      status: 404,
      prepare: createIdentityOfOtherTenant,
      path: (_world, fixture) => ({ automationIdentityId: (fixture as ForeignIdentity).id }),
      async check({ body, text }, _world, fixture) {
        const { id, own } = fixture as ForeignIdentity;
        expect(Object.keys((body as { DynamicProperties: object }).DynamicProperties)).toEqual(['Id']);
        expect(text).not.toContain('Hidden');
        expect(await own.ok('GET', `/AutomationIdentities/${id}`)).toMatchObject({ Id: id, Name: 'Hidden' });
      },
    },
    ...refusedTenantCases(),
  ],
  checkAutomationIdentity: [
    { name: 'an existing identity', status: 200, as: 'member', prepare: createIdentityAndRoles, path: identityPath },
    { name: 'an unknown identity', status: 404, ...unknownPath },
    ...refusedTenantCases(),
  ],
  updateAutomationIdentity: [
    {
      name: 'keeps members that are missing or null',
      status: 200,
      prepare: createIdentityAndRoles,
      path: identityPath,
      body: ({ namespace }: World) => ({ Name: `Other of ${namespace}`, RoleIds: null }),
      async check(response, world, fixture) {
        const Name = `Other of ${world.namespace}`;
        expect(response.body).toEqual({ ...(fixture as IdentityAndRoles).identity, Name });
        await expectStoredIdentity({ Name })(response, world, fixture);
        // The old name can be used again.
        await createIdentity(world, 'Report');
      },
    },
    {
      name: 'accepts its own name in another case and removes all tags',
      status: 200,
      prepare: createIdentityAndRoles,
      path: identityPath,
      body: ({ namespace }: World) => ({ Name: `REPORT of ${namespace}`, Tags: [] }),
      check: expectMembers({ Tags: [] }),
    },
    {
      name: 'a caller with all its roles removes one',
      status: 200,
      prepare: createIdentityAndRoles,
      as: memberWith('r1', 'r2'),
      path: identityPath,
      body: (_world: World, fixture: unknown) => ({ RoleIds: [(fixture as IdentityAndRoles).r1] }),
      check: (response, world, fixture) =>
        expectStoredIdentity({ RoleIds: [(fixture as IdentityAndRoles).r1] })(response, world, fixture),
    },
    {
      name: 'a caller without all its roles',
      status: 403,
      prepare: createIdentityAndRoles,
      as: memberWith('r1'),
      path: identityPath,
      body: { Tags: ['b'] },
      check: expectStoredIdentity(),
    },
    {
      name: 'adds a role that the caller does not have',
      status: 403,
      prepare: createIdentityAndRoles,
      as: memberWith('r1', 'r2'),
      path: identityPath,
      body: ({ server }: World, fixture: unknown) => ({
        RoleIds: [(fixture as IdentityAndRoles).r1, server.roles.viewer],
      }),
      check: expectStoredIdentity(),
    },
    {
      name: 'adds a role that the caller has',
      status: 200,
      prepare: createIdentityAndRoles,
      as: memberWith('r1', 'r2'),
      path: identityPath,
      body: ({ server }: World, fixture: unknown) => ({
        RoleIds: [(fixture as IdentityAndRoles).r1, server.roles.member],
      }),
      check: ({ body }) => expect(body).toMatchObject({ RoleTypeIds: [tenantRoleTypes.member.id] }),
    },
    {
      name: 'the name of another identity',
      status: 400,
      prepare: async (world) => {
        await createIdentity(world, 'Other');
        return createIdentityAndRoles(world);
      },
      path: identityPath,
      body: ({ namespace }: World) => ({ Name: `other of ${namespace}` }),
      async check(response, world, fixture) {
        expectDynamicProperty('Name')(response);
        await expectStoredIdentity()(response, world, fixture);
      },
    },
    invalidChangeCase('a blank name', { Name: ' ' }, 'Name'),
    invalidChangeCase('an empty list of roles', { RoleIds: [] }, 'RoleIds'),
    invalidChangeCase('an unknown role', { RoleIds: [unknownId] }, 'RoleIds'),
    { name: 'an unknown identity', status: 404, ...unknownPath, body: {} },
    ...refusedTenantCases({ body: {} }),
  ],
  deleteAutomationIdentity: [
    {
      name: 'a caller with all its roles',
      status: 204,
      prepare: createIdentityAndRoles,
      as: memberWith('r1', 'r2'),
      path: identityPath,
      async check(_response, world, fixture) {
        const { Id } = (fixture as IdentityAndRoles).identity;
        await expect(requestInTenant(world, 'DELETE', `/AutomationIdentities/${Id}`)).rejects.toThrow('404');
        await createIdentity(world, 'Report');
      },
    },
    { name: 'an administrator', status: 204, prepare: createIdentityAndRoles, path: identityPath },
    {
      name: 'a caller without all its roles',
      status: 403,
      prepare: createIdentityAndRoles,
      as: memberWith('r1'),
      path: identityPath,
      check: expectStoredIdentity(),
    },
    { name: 'an unknown identity', status: 404, ...unknownPath },
    ...refusedTenantCases(),
  ],
};
