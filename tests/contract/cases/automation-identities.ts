// Automation identities (document 2, section 4; docs/behavior/identity.md#automation-identities).
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { tenantRoleTypes } from '../../../server/domain/identity/role-types.ts';
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { blames, tenantScope, listOf, nobody, shows, total, unknownTenant } from '../support/identity-clients.ts';

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
    (await tenantScope(world, 'POST', '/Roles', { Name: `${name} of ${world.namespace}`, RoleScope: 1 })) as Role;
  return { r1: (await make('R1')).Id, r2: (await make('R2')).Id };
};
type Roles = Awaited<ReturnType<typeof twoRoles>>;

/** Makes an identity as the administrator; its name holds that of the world. */
const create = async (world: World, name: string, body: object = {}): Promise<Identity> =>
  (await tenantScope(world, 'POST', '/AutomationIdentities', {
    Name: `${name} of ${world.namespace}`,
    RoleIds: [world.server.roles.member],
    ...body,
  })) as Identity;

/** One identity with R1 and R2, which the tenant made. */
const both = async (world: World) => {
  const { r1, r2 } = await twoRoles(world);
  return { r1, r2, identity: await create(world, 'Report', { RoleIds: [r1, r2], Tags: ['a'] }) };
};
type Both = Awaited<ReturnType<typeof both>>;

/** A user with the member role and some of the two. */
const holding =
  (...names: readonly (keyof Roles)[]) =>
  async ({ server }: World, given: unknown) => ({
    token: await server.tokenOfUser({
      id: randomUUID(),
      roleIds: [server.roles.member, ...names.map((name) => (given as Roles)[name])],
    }),
  });
const its = (_world: World, given: unknown) => ({ automationIdentityId: (given as Both).identity.Id });
const unknown = { path: { automationIdentityId: nobody } };

/** Expects the identity that `given` made to be as it was, save for what is told. */
const stays =
  (changes: object = {}): NonNullable<Case['check']> =>
  async (_seen, world, given) => {
    const { identity } = given as Both;
    expect(await tenantScope(world, 'GET', `/AutomationIdentities/${identity.Id}`)).toEqual({
      ...identity,
      ...changes,
    });
  };

/** Identities A with the tags a and b, B with a and c, C with none; of tags each world has its own. */
const three = async (world: World) => {
  const tag = (name: string) => `${name}-${world.namespace}`;
  return {
    a: await create(world, 'A', { Tags: [tag('a'), tag('b')] }),
    b: await create(world, 'B', { Tags: [tag('a'), tag('c')] }),
    c: await create(world, 'C'),
  };
};
type Three = Awaited<ReturnType<typeof three>>;
const tagged =
  (...tags: readonly string[]) =>
  ({ namespace }: World) =>
    tags.map((tag) => `tag=${tag}-${namespace}`).join('&');
const named =
  (...names: readonly string[]): NonNullable<Case['check']> =>
  (seen, world, given) =>
    listOf('Name', ...names.map((name) => `${name} of ${world.namespace}`))(seen, world, given);
const ids = (_world: World, given: unknown) => {
  const { a, c } = given as Three;
  return `id=${c.Id.toUpperCase()}&id=%20&id=${nobody}&id=${a.Id}&skip=1&count=1`;
};

const refusedTenants = (rest: Partial<Case> = {}): readonly Case[] => [
  { ...rest, name: 'an unknown tenant', status: 404, path: { automationIdentityId: nobody, tenantId: unknownTenant } },
  {
    ...rest,
    name: 'another tenant',
    status: 403,
    path: ({ server }: World) => ({ automationIdentityId: nobody, tenantId: server.otherTenant }),
  },
];
const valid = ({ namespace, server }: World) => ({ Name: `New of ${namespace}`, RoleIds: [server.roles.member] });
const refusedNew = (name: string, body: object, member: string): Case => ({
  name,
  status: 400,
  body: (world: World) => ({ ...valid(world), ...body }),
  check: blames(member),
});
const refusedChange = (name: string, body: unknown, member: string): Case => ({
  name,
  status: 400,
  given: both,
  path: its,
  body,
  async check(seen, world, given) {
    blames(member)(seen);
    await stays()(seen, world, given);
  },
});

export const automationIdentities: Cases<operations, typeof table, 'AutomationIdentities'> = {
  listAutomationIdentities: [
    {
      name: 'one of the tags',
      status: 200,
      as: 'member',
      given: three,
      query: tagged('b', 'c'),
      check: named('A', 'B'),
    },
    { name: 'a tag of two', status: 200, given: three, query: tagged('a'), check: named('A', 'B') },
    { name: 'no such tag', status: 200, given: three, query: tagged('d'), check: named() },
    {
      name: 'those that are named, whatever skip and count say',
      status: 200,
      given: three,
      query: ids,
      check: named('C', 'A'),
    },
    {
      name: 'named and tagged',
      status: 200,
      given: three,
      query: (world, given) => `${ids(world, given)}&${tagged('a')(world)}`,
      check: named('A'),
    },
    {
      name: 'one page, with the number of all',
      status: 200,
      given: three,
      query: (world) => `${tagged('a')(world)}&skip=1&count=1`,
      check(seen, { namespace }) {
        expect(seen.body).toEqual([expect.objectContaining({ Name: `B of ${namespace}` })]);
        total(2)(seen);
      },
    },
    {
      name: 'in the order of creation',
      status: 200,
      given: three,
      query: 'count=10000',
      check({ body }, _world, given) {
        const all = (body as readonly Identity[]).map(({ Id }) => Id);
        const { a, b, c } = given as Three;
        expect(all.slice(-3)).toEqual([a.Id, b.Id, c.Id]);
      },
    },
    { name: 'a negative skip', status: 400, query: 'skip=-1', check: blames('skip') },
    ...refusedTenants(),
  ],
  countAutomationIdentities: [
    { name: 'one of the tags', status: 200, as: 'member', given: three, query: tagged('b', 'c'), check: total(2) },
    {
      name: 'all',
      status: 200,
      given: async (world) => {
        await three(world);
        return tenantScope(world, 'GET', '/AutomationIdentities?count=10000');
      },
      check: (seen, _world, given) => {
        total((given as readonly unknown[]).length)(seen);
      },
    },
    ...refusedTenants(),
  ],
  createAutomationIdentity: [
    {
      name: 'a member who holds its role',
      status: 201,
      given: twoRoles,
      as: holding('r1'),
      body: ({ namespace }: World, given: unknown) => ({ Name: `New of ${namespace}`, RoleIds: [(given as Roles).r1] }),
      async check({ body }, world, given) {
        expect(body).toEqual({
          Id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          Name: `New of ${world.namespace}`,
          TenantId: world.tenant,
          RoleIds: [(given as Roles).r1],
          RoleTypeIds: [],
          Tags: [],
        });
        const { Id } = body as Identity;
        expect(await tenantScope(world, 'GET', `/AutomationIdentities/${Id}`, undefined, 'member')).toEqual(body);
      },
    },
    {
      name: 'an administrator, whatever roles; the types of the built-in ones are told, each role once',
      status: 201,
      given: twoRoles,
      body: ({ namespace, server }: World, given: unknown) => {
        const { r2 } = given as Roles;
        const { administrator } = server.roles;
        return { Name: namespace, RoleIds: [administrator, r2, r2.toUpperCase()], Tags: ['x', 'y'] };
      },
      check: ({ body }, { server }, given) =>
        expect(body).toMatchObject({
          RoleIds: [server.roles.administrator, (given as Roles).r2],
          RoleTypeIds: [tenantRoleTypes.administrator.id],
          Tags: ['x', 'y'],
        }),
    },
    {
      name: 'a member who does not hold all its roles',
      status: 403,
      given: twoRoles,
      as: holding('r1'),
      body: ({ namespace }: World, given: unknown) => ({ Name: namespace, RoleIds: Object.values(given as Roles) }),
    },
    {
      name: 'a member with a role that there is not',
      status: 403,
      as: 'member',
      body: { Name: 'New', RoleIds: [nobody] },
    },
    {
      name: 'the name of another, in any case',
      status: 409,
      given: both,
      body: ({ namespace, server }: World) => ({
        Name: `REPORT OF ${namespace.toUpperCase()}`,
        RoleIds: [server.roles.member],
      }),
      check: blames('Name'),
    },
    refusedNew('no name', { Name: undefined }, 'Name'),
    refusedNew('a blank name', { Name: ' ' }, 'Name'),
    refusedNew('no roles', { RoleIds: undefined }, 'RoleIds'),
    refusedNew('an empty list of roles', { RoleIds: [] }, 'RoleIds'),
    refusedNew('an unknown role', { RoleIds: [nobody] }, 'RoleIds'),
    ...refusedTenants({ body: { Name: 'New', RoleIds: [nobody] } }),
  ],
  getAutomationIdentity: [
    {
      name: 'a member',
      status: 200,
      as: 'member',
      given: both,
      path: its,
      check: ({ body }, _world, given) => expect(body).toEqual((given as Both).identity),
    },
    { name: 'an unknown one', status: 404, ...unknown, check: blames('Id') },
    { name: 'of another tenant', status: 404, path: ({ server }) => ({ automationIdentityId: server.otherTenant }) },
    ...refusedTenants(),
  ],
  checkAutomationIdentity: [
    { name: 'it exists', status: 200, as: 'member', given: both, path: its },
    { name: 'an unknown one', status: 404, ...unknown },
    ...refusedTenants(),
  ],
  updateAutomationIdentity: [
    {
      name: 'what is left out or null stays',
      status: 200,
      given: both,
      path: its,
      body: ({ namespace }: World) => ({ Name: `Other of ${namespace}`, RoleIds: null }),
      async check(seen, world, given) {
        const Name = `Other of ${world.namespace}`;
        expect(seen.body).toEqual({ ...(given as Both).identity, Name });
        await stays({ Name })(seen, world, given);
        // The former name is free.
        await create(world, 'Report');
      },
    },
    {
      name: 'its own name in other letters; no tags any more',
      status: 200,
      given: both,
      path: its,
      body: ({ namespace }: World) => ({ Name: `REPORT of ${namespace}`, Tags: [] }),
      check: shows({ Tags: [] }),
    },
    {
      name: 'who holds all its roles may take one away',
      status: 200,
      given: both,
      as: holding('r1', 'r2'),
      path: its,
      body: (_world: World, given: unknown) => ({ RoleIds: [(given as Both).r1] }),
      check: (seen, world, given) => stays({ RoleIds: [(given as Both).r1] })(seen, world, given),
    },
    {
      name: 'who does not hold all its roles',
      status: 403,
      given: both,
      as: holding('r1'),
      path: its,
      body: { Tags: ['b'] },
      check: stays(),
    },
    {
      name: 'a role that is added and not held',
      status: 403,
      given: both,
      as: holding('r1', 'r2'),
      path: its,
      body: ({ server }: World, given: unknown) => ({ RoleIds: [(given as Both).r1, server.roles.viewer] }),
      check: stays(),
    },
    {
      name: 'a role that is added and held',
      status: 200,
      given: both,
      as: holding('r1', 'r2'),
      path: its,
      body: ({ server }: World, given: unknown) => ({ RoleIds: [(given as Both).r1, server.roles.member] }),
      check: ({ body }) => expect(body).toMatchObject({ RoleTypeIds: [tenantRoleTypes.member.id] }),
    },
    {
      name: 'the name of another',
      status: 400,
      given: async (world) => {
        await create(world, 'Other');
        return both(world);
      },
      path: its,
      body: ({ namespace }: World) => ({ Name: `other of ${namespace}` }),
      async check(seen, world, given) {
        blames('Name')(seen);
        await stays()(seen, world, given);
      },
    },
    refusedChange('a blank name', { Name: ' ' }, 'Name'),
    refusedChange('an empty list of roles', { RoleIds: [] }, 'RoleIds'),
    refusedChange('an unknown role', { RoleIds: [nobody] }, 'RoleIds'),
    { name: 'an unknown one', status: 404, ...unknown, body: {} },
    ...refusedTenants({ body: {} }),
  ],
  deleteAutomationIdentity: [
    {
      name: 'who holds all its roles',
      status: 204,
      given: both,
      as: holding('r1', 'r2'),
      path: its,
      async check(_seen, world, given) {
        const { Id } = (given as Both).identity;
        await expect(tenantScope(world, 'DELETE', `/AutomationIdentities/${Id}`)).rejects.toThrow('404');
        await create(world, 'Report');
      },
    },
    { name: 'an administrator', status: 204, given: both, path: its },
    {
      name: 'who does not hold all its roles',
      status: 403,
      given: both,
      as: holding('r1'),
      path: its,
      check: stays(),
    },
    { name: 'an unknown one', status: 404, ...unknown },
    ...refusedTenants(),
  ],
};
