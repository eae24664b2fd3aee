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

interface Identity {
  readonly Id: string;
  readonly Name: string;
  readonly RoleIds: readonly string[];
}
interface Role {
  readonly Id: string;
}

/** Two roles of the tenant's own. */
const twoRoles = async (world: World) => {
  const make = async (name: string) =>
    (await requestInTenant(world, 'POST', '/Roles', { Name: `${name} of ${world.namespace}`, RoleScope: 1 })) as Role;
  return { r1: (await make('R1')).Id, r2: (await make('R2')).Id };
};
type Roles = Awaited<ReturnType<typeof twoRoles>>;

/** Makes an identity as the administrator; its name holds that of the world. */
const create = async (world: World, name: string, body: object = {}): Promise<Identity> =>
  (await requestInTenant(world, 'POST', '/AutomationIdentities', {
    Name: `${name} of ${world.namespace}`,
    RoleIds: [world.server.roles.member],
    ...body,
  })) as Identity;

/** One identity with R1 and R2, which the tenant made. */
const createIdentityAndRoles = async (world: World) => {
  const { r1, r2 } = await twoRoles(world);
  return { r1, r2, identity: await create(world, 'Report', { RoleIds: [r1, r2], Tags: ['a'] }) };
};
type Both = Awaited<ReturnType<typeof createIdentityAndRoles>>;

/** A user with the member role and some of the two. */
const holding =
  (...names: readonly (keyof Roles)[]) =>
  async ({ server }: World, fixture: unknown) => ({
    token: await server.tokenOfUser({
      id: randomUUID(),
      roleIds: [server.roles.member, ...names.map((name) => (fixture as Roles)[name])],
    }),
  });
const its = (_world: World, fixture: unknown) => ({ automationIdentityId: (fixture as Both).identity.Id });
const unknownPath = { path: { automationIdentityId: unknownId } };

/** Expects the identity that `given` made to be as it was, save for what is told. */
const stays =
  (changes: object = {}): NonNullable<Case['check']> =>
  async (_response, world, fixture) => {
    const { identity } = fixture as Both;
    expect(await requestInTenant(world, 'GET', `/AutomationIdentities/${identity.Id}`)).toEqual({
      ...identity,
      ...changes,
    });
  };

/** Identities A with the tags a and b, B with a and c, C with none; of tags each world has its own. */
const createThree = async (world: World) => {
  const tag = (name: string) => `${name}-${world.namespace}`;
  return {
    a: await create(world, 'A', { Tags: [tag('a'), tag('b')] }),
    b: await create(world, 'B', { Tags: [tag('a'), tag('c')] }),
    c: await create(world, 'C'),
  };
};
type Three = Awaited<ReturnType<typeof createThree>>;
const tagQuery =
  (...tags: readonly string[]) =>
  ({ namespace }: World) =>
    tags.map((tag) => `tag=${tag}-${namespace}`).join('&');
const expectNames =
  (...names: readonly string[]): NonNullable<Case['check']> =>
  (response, world, fixture) =>
    expectListOf('Name', ...names.map((name) => `${name} of ${world.namespace}`))(response, world, fixture);
const ids = (_world: World, fixture: unknown) => {
  const { a, c } = fixture as Three;
  return `id=${c.Id.toUpperCase()}&id=%20&id=${unknownId}&id=${a.Id}&skip=1&count=1`;
};

const refusedTenants = (rest: Partial<Case> = {}): readonly Case[] => [
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
  path: its,
  body,
  async check(response, world, fixture) {
    expectDynamicProperty(member)(response);
    await stays()(response, world, fixture);
  },
});

export const automationIdentities: Cases<operations, typeof table, 'AutomationIdentities'> = {
  listAutomationIdentities: [
    {
      name: 'filters by any of the tags',
      status: 200,
      as: 'member',
      prepare: createThree,
      query: tagQuery('b', 'c'),
      check: expectNames('A', 'B'),
    },
    { name: 'a tag of two', status: 200, prepare: createThree, query: tagQuery('a'), check: expectNames('A', 'B') },
    { name: 'no such tag', status: 200, prepare: createThree, query: tagQuery('d'), check: expectNames() },
    {
      name: 'returns the identities of the id parameters and ignores skip and count',
      status: 200,
      prepare: createThree,
      query: ids,
      check: expectNames('C', 'A'),
    },
    {
      name: 'filters by id and tag',
      status: 200,
      prepare: createThree,
      query: (world, fixture) => `${ids(world, fixture)}&${tagQuery('a')(world)}`,
      check: expectNames('A'),
    },
    {
      name: 'returns a page with the total count',
      status: 200,
      prepare: createThree,
      query: (world) => `${tagQuery('a')(world)}&skip=1&count=1`,
      check(response, { namespace }) {
        expect(response.body).toEqual([expect.objectContaining({ Name: `B of ${namespace}` })]);
        expectTotalCount(2)(response);
      },
    },
    {
      name: 'in the order of creation',
      status: 200,
      prepare: createThree,
      query: 'count=10000',
      check({ body }, _world, fixture) {
        const all = (body as readonly Identity[]).map(({ Id }) => Id);
        const { a, b, c } = fixture as Three;
        expect(all.slice(-3)).toEqual([a.Id, b.Id, c.Id]);
      },
    },
    { name: 'a negative skip', status: 400, query: 'skip=-1', check: expectDynamicProperty('skip') },
    ...refusedTenants(),
  ],
  countAutomationIdentities: [
    {
      name: 'filters by any of the tags',
      status: 200,
      as: 'member',
      prepare: createThree,
      query: tagQuery('b', 'c'),
      check: expectTotalCount(2),
    },
    {
      name: 'all',
      status: 200,
      prepare: async (world) => {
        await createThree(world);
        return requestInTenant(world, 'GET', '/AutomationIdentities?count=10000');
      },
      check: (response, _world, fixture) => {
        expectTotalCount((fixture as readonly unknown[]).length)(response);
      },
    },
    ...refusedTenants(),
  ],
  createAutomationIdentity: [
    {
      name: 'a member who has its role',
      status: 201,
      prepare: twoRoles,
      as: holding('r1'),
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
      prepare: twoRoles,
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
      prepare: twoRoles,
      as: holding('r1'),
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
    ...refusedTenants({ body: { Name: 'New', RoleIds: [unknownId] } }),
  ],
  getAutomationIdentity: [
    {
      name: 'a member',
      status: 200,
      as: 'member',
      prepare: createIdentityAndRoles,
      path: its,
      check: ({ body }, _world, fixture) => expect(body).toEqual((fixture as Both).identity),
    },
    { name: 'an unknown one', status: 404, ...unknownPath, check: expectDynamicProperty('Id') },
    { name: 'of another tenant', status: 404, path: ({ server }) => ({ automationIdentityId: server.otherTenant }) },
    ...refusedTenants(),
  ],
  checkAutomationIdentity: [
    { name: 'it exists', status: 200, as: 'member', prepare: createIdentityAndRoles, path: its },
    { name: 'an unknown one', status: 404, ...unknownPath },
    ...refusedTenants(),
  ],
  updateAutomationIdentity: [
    {
      name: 'keeps members that are missing or null',
      status: 200,
      prepare: createIdentityAndRoles,
      path: its,
      body: ({ namespace }: World) => ({ Name: `Other of ${namespace}`, RoleIds: null }),
      async check(response, world, fixture) {
        const Name = `Other of ${world.namespace}`;
        expect(response.body).toEqual({ ...(fixture as Both).identity, Name });
        await stays({ Name })(response, world, fixture);
        // The former name is free.
        await create(world, 'Report');
      },
    },
    {
      name: 'its own name in another case; removes all tags',
      status: 200,
      prepare: createIdentityAndRoles,
      path: its,
      body: ({ namespace }: World) => ({ Name: `REPORT of ${namespace}`, Tags: [] }),
      check: expectMembers({ Tags: [] }),
    },
    {
      name: 'a caller with all its roles removes one',
      status: 200,
      prepare: createIdentityAndRoles,
      as: holding('r1', 'r2'),
      path: its,
      body: (_world: World, fixture: unknown) => ({ RoleIds: [(fixture as Both).r1] }),
      check: (response, world, fixture) => stays({ RoleIds: [(fixture as Both).r1] })(response, world, fixture),
    },
    {
      name: 'a caller without all its roles',
      status: 403,
      prepare: createIdentityAndRoles,
      as: holding('r1'),
      path: its,
      body: { Tags: ['b'] },
      check: stays(),
    },
    {
      name: 'adds a role that the caller does not have',
      status: 403,
      prepare: createIdentityAndRoles,
      as: holding('r1', 'r2'),
      path: its,
      body: ({ server }: World, fixture: unknown) => ({ RoleIds: [(fixture as Both).r1, server.roles.viewer] }),
      check: stays(),
    },
    {
      name: 'adds a role that the caller has',
      status: 200,
      prepare: createIdentityAndRoles,
      as: holding('r1', 'r2'),
      path: its,
      body: ({ server }: World, fixture: unknown) => ({ RoleIds: [(fixture as Both).r1, server.roles.member] }),
      check: ({ body }) => expect(body).toMatchObject({ RoleTypeIds: [tenantRoleTypes.member.id] }),
    },
    {
      name: 'the name of another identity',
      status: 400,
      prepare: async (world) => {
        await create(world, 'Other');
        return createIdentityAndRoles(world);
      },
      path: its,
      body: ({ namespace }: World) => ({ Name: `other of ${namespace}` }),
      async check(response, world, fixture) {
        expectDynamicProperty('Name')(response);
        await stays()(response, world, fixture);
      },
    },
    invalidChangeCase('a blank name', { Name: ' ' }, 'Name'),
    invalidChangeCase('an empty list of roles', { RoleIds: [] }, 'RoleIds'),
    invalidChangeCase('an unknown role', { RoleIds: [unknownId] }, 'RoleIds'),
    { name: 'an unknown one', status: 404, ...unknownPath, body: {} },
    ...refusedTenants({ body: {} }),
  ],
  deleteAutomationIdentity: [
    {
      name: 'a caller with all its roles',
      status: 204,
      prepare: createIdentityAndRoles,
      as: holding('r1', 'r2'),
      path: its,
      async check(_response, world, fixture) {
        const { Id } = (fixture as Both).identity;
        await expect(requestInTenant(world, 'DELETE', `/AutomationIdentities/${Id}`)).rejects.toThrow('404');
        await create(world, 'Report');
      },
    },
    { name: 'an administrator', status: 204, prepare: createIdentityAndRoles, path: its },
    {
      name: 'a caller without all its roles',
      status: 403,
      prepare: createIdentityAndRoles,
      as: holding('r1'),
      path: its,
      check: stays(),
    },
    { name: 'an unknown one', status: 404, ...unknownPath },
    ...refusedTenants(),
  ],
};
