// Client credential clients in communities (document 2, section 4; docs/behavior/identity.md#clients-in-communities).
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { decodeJwt } from 'jose';
import { findCommunity, type CommunityBody } from '../../../server/tenancy/communities.ts';
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import { expectDynamicProperty, expectMembers } from '../support/checks.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import {
  createCredentialClient,
  createHybridClient,
  requestInTenant,
  expectListOf,
  unknownId,
  tokenOfClient,
  expectTotalCount,
  unknownTenant,
  type CreatedClient,
} from '../support/identity-clients.ts';

/** A community of the tenant, a client of the tenant, and the address of the clients that take part. */
interface Given {
  readonly community: CommunityBody;
  readonly made: CreatedClient;
  readonly at: string;
}

async function newCommunity(world: World, name: string): Promise<CommunityBody> {
  const body = { Name: `${name} of ${world.namespace}` };
  // Made by a person: a client that makes a community takes part in it.
  const { administrator } = world.server.roles;
  const as = { token: await world.server.tokenOfUser({ id: randomUUID(), roleIds: [administrator] }) };
  const response = await world.server.send('POST', '/api/v1-preview/Communities', { as, body });
  const { Id } = (await response.json()) as { readonly Id: string };
  const community = await findCommunity(world.server.server.store, Id);
  if (!community) throw new Error(`There is no community: ${response.status}`);
  return community;
}

const createClient = async (world: World): Promise<Given> => {
  const community = await newCommunity(world, 'River');
  const at = `/api/v1-preview/Communities/${community.Id}/Tenants/${world.tenant}/ClientCredentialClients`;
  return { community, made: await createCredentialClient()(world), at };
};

/** Sends a request about the clients of the community; throws when it fails. */
async function ok(world: World, fixture: unknown, method: string, path = '', body?: unknown): Promise<unknown> {
  const { at } = fixture as Given;
  const response = await world.server.send(method, at + path, body === undefined ? {} : { body });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${at}${path}: ${response.status} ${text}`);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
const join = (world: World, fixture: Given, ...roles: readonly string[]) =>
  ok(world, fixture, 'PUT', `/${fixture.made.Client.Id}`, roles);

/** The client takes part, as a moderator; so does another one, as a member of the community. */
const createTwoMembers = async (world: World) => {
  const fixture = await createClient(world);
  await join(world, fixture, fixture.community.roles.moderator);
  const other = await createCredentialClient({ Name: 'Other' })(world);
  await ok(world, fixture, 'PUT', `/${other.Client.Id}`, []);
  return fixture;
};

const clientPathOf = (_world: World, fixture: unknown) => {
  const { community, made } = fixture as Given;
  return { communityId: community.Id, clientId: made.Client.Id };
};
/** A user with a role of the community alone. */
const asRole =
  (role: keyof CommunityBody['roles']) =>
  async ({ server }: World, fixture: unknown) => ({
    token: await server.tokenOfUser({ id: randomUUID(), roleIds: [(fixture as Given).community.roles[role]] }),
  });

/** Cases of who may not, and of communities and tenants that there are not. */
const refusedCases = (rest: Partial<Case> = {}): readonly Case[] => [
  {
    name: 'a community that is not a GUID',
    status: 400,
    path: { communityId: 'river', clientId: unknownId },
    check: expectDynamicProperty('communityId'),
    ...rest,
  },
  { ...rest, name: 'an unknown community', status: 404, path: { communityId: unknownId, clientId: unknownId } },
  {
    ...rest,
    name: 'an unknown tenant',
    status: 404,
    prepare: createClient,
    path: (world: World, fixture: unknown) => ({ ...clientPathOf(world, fixture), tenantId: unknownTenant }),
  },
  {
    ...rest,
    name: 'another tenant',
    status: 403,
    prepare: createClient,
    path: (world: World, fixture: unknown) => ({ ...clientPathOf(world, fixture), tenantId: world.server.otherTenant }),
  },
  {
    ...rest,
    name: 'a community in which the tenant takes no part',
    status: 404,
    prepare: createClient,
    as: async ({ server }: World) => ({
      token: await server.tokenOfUser({ id: randomUUID(), roleIds: [unknownId], tenant: server.otherTenant }),
    }),
    path: (world: World, fixture: unknown) => ({ ...clientPathOf(world, fixture), tenantId: world.server.otherTenant }),
  },
];
/** Those who may look, but not write. */
const readersOnly = (rest: Partial<Case> = {}): readonly Case[] => [
  {
    ...rest,
    name: 'a member of the community',
    status: 403,
    prepare: createTwoMembers,
    as: asRole('member'),
    path: clientPathOf,
  },
  { ...rest, name: 'a member of the tenant', status: 403, prepare: createTwoMembers, as: 'member', path: clientPathOf },
];
const strangers = (rest: Partial<Case> = {}): Case => ({
  ...rest,
  name: 'a member of the tenant, but not of the community',
  status: 403,
  prepare: createTwoMembers,
  as: 'member',
  path: clientPathOf,
});

export const communityClients: Cases<operations, typeof table, 'CommunityClients'> = {
  listCommunityClients: [
    {
      name: 'a member of the community lists its clients in the order of creation',
      status: 200,
      prepare: createTwoMembers,
      as: asRole('member'),
      path: clientPathOf,
      check: expectListOf('Name', 'Gauge', 'Other'),
    },
    {
      name: 'one page',
      status: 200,
      prepare: createTwoMembers,
      path: clientPathOf,
      query: 'skip=1&count=1&query=ignored',
      check(response) {
        expect(response.body).toEqual([expect.objectContaining({ Name: 'Other' })]);
        expectTotalCount(2)(response);
      },
    },
    {
      name: 'with their roles in the tenant and in this community, not in others',
      status: 200,
      async prepare(world) {
        const fixture = await createClient(world);
        await join(world, fixture);
        const lake = await newCommunity(world, 'Lake');
        const at = `/api/v1-preview/Communities/${lake.Id}/Tenants/${world.tenant}/ClientCredentialClients`;
        await join(world, { ...fixture, at }, lake.roles.moderator);
        return fixture;
      },
      path: clientPathOf,
      check: ({ body }, { server }, fixture) =>
        expect(body).toEqual([
          expect.objectContaining({ RoleIds: [server.roles.member, (fixture as Given).community.roles.member] }),
        ]),
    },
    {
      name: 'returns an empty list without clients',
      status: 200,
      prepare: createClient,
      path: clientPathOf,
      check: expectListOf('Name'),
    },
    strangers(),
    {
      name: 'a negative skip',
      status: 400,
      prepare: createClient,
      path: clientPathOf,
      query: 'skip=-1',
      check: expectDynamicProperty('skip'),
    },
    ...refusedCases(),
  ],
  countCommunityClients: [
    {
      name: 'returns the number of clients',
      status: 200,
      prepare: createTwoMembers,
      as: asRole('member'),
      path: clientPathOf,
      check: expectTotalCount(2),
    },
    strangers(),
    ...refusedCases({ check: () => undefined }),
  ],
  setCommunityClientRoles: [
    {
      name: 'adds a client; its next token has the roles',
      status: 201,
      prepare: createClient,
      path: clientPathOf,
      body: (_world: World, fixture: unknown) => [(fixture as Given).community.roles.member],
      async check({ body }, world, fixture) {
        const { community, made } = fixture as Given;
        const RoleIds = [world.server.roles.member, community.roles.member];
        expect(body).toEqual({ ...made.Client, RoleIds });
        expect(decodeJwt((await tokenOfClient(world, made)).token)['role']).toEqual(RoleIds);
      },
    },
    {
      name: 'replaces the roles of a client',
      status: 200,
      prepare: createTwoMembers,
      as: asRole('administrator'),
      path: clientPathOf,
      body: (_world: World, fixture: unknown) => {
        const { administrator, member } = (fixture as Given).community.roles;
        return [member, administrator.toUpperCase(), member];
      },
      async check({ body }, world, fixture) {
        const { administrator, member } = (fixture as Given).community.roles;
        expect(body).toMatchObject({ RoleIds: [world.server.roles.member, administrator, member] });
        expect(await ok(world, fixture, 'GET')).toHaveLength(2);
      },
    },
    {
      name: 'a moderator adds a client without roles, which gets the member role',
      status: 201,
      prepare: createClient,
      as: asRole('moderator'),
      path: clientPathOf,
      body: [],
      check: (response, { server }, fixture) =>
        expectMembers({ RoleIds: [server.roles.member, (fixture as Given).community.roles.member] })(response),
    },
    {
      name: 'a role of another community',
      status: 400,
      async prepare(world) {
        return { ...(await createClient(world)), lake: await newCommunity(world, 'Lake') };
      },
      path: clientPathOf,
      body: (_world: World, fixture: unknown) => [(fixture as { readonly lake: CommunityBody }).lake.roles.member],
      async check(response, world, fixture) {
        expectDynamicProperty('RoleIds')(response);
        expect(await ok(world, fixture, 'GET')).toEqual([]);
      },
    },
    {
      name: 'a role of the tenant',
      status: 400,
      prepare: createClient,
      path: clientPathOf,
      body: ({ server }: World) => [server.roles.member],
      check: expectDynamicProperty('RoleIds'),
    },
    {
      name: 'a body that is not an array',
      status: 400,
      prepare: createClient,
      path: clientPathOf,
      body: { RoleIds: [] },
    },
    {
      name: 'a hybrid client',
      status: 400,
      prepare: async (world) => ({ ...(await createClient(world)), made: await createHybridClient()(world) }),
      path: clientPathOf,
      body: [],
      check: expectDynamicProperty('clientId'),
    },
    {
      name: 'an unknown client',
      status: 404,
      prepare: async (world) => ({ ...(await createClient(world)), made: { Client: { Id: unknownId } } }),
      path: clientPathOf,
      body: [],
    },
    ...readersOnly({ body: [] }),
    ...refusedCases({ body: [] }),
  ],
  removeCommunityClient: [
    {
      name: 'removes the community roles and keeps the client',
      status: 204,
      prepare: createTwoMembers,
      as: asRole('moderator'),
      path: clientPathOf,
      async check(_response, world, fixture) {
        const { made } = fixture as Given;
        expect(await requestInTenant(world, 'GET', `/ClientCredentialClients/${made.Client.Id}`)).toEqual(made.Client);
        await expect(ok(world, fixture, 'DELETE', `/${made.Client.Id}`)).rejects.toThrow('404');
        await requestInTenant(world, 'DELETE', `/ClientCredentialClients/${made.Client.Id}`);
      },
    },
    { name: 'a client that takes no part', status: 404, prepare: createClient, path: clientPathOf },
    {
      name: 'a hybrid client',
      status: 400,
      prepare: async (world) => ({ ...(await createClient(world)), made: await createHybridClient()(world) }),
      path: clientPathOf,
      check: expectDynamicProperty('clientId'),
    },
    ...readersOnly(),
    ...refusedCases(),
  ],
};

/** The client cannot be deleted while it takes part (of the companion, but about communities). */
export const deletedInCommunity: Case = {
  name: 'deletes a client that is in a community',
  status: 409,
  prepare: createTwoMembers,
  path: (_world, fixture) => ({ clientId: (fixture as Given).made.Client.Id }),
  check: expectDynamicProperty('CommunityId'),
};
