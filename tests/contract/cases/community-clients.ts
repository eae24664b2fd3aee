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

/** A community of the tenant, a client of the tenant, and the path of the clients of the community. */
interface Fixture {
  readonly community: CommunityBody;
  readonly client: CreatedClient;
  readonly clientsPath: string;
}

async function newCommunity(world: World, name: string): Promise<CommunityBody> {
  const body = { Name: `${name} of ${world.namespace}` };
  // A user creates it, because a client that creates a community becomes a member.
  const { administrator } = world.server.roles;
  const as = { token: await world.server.tokenOfUser({ id: randomUUID(), roleIds: [administrator] }) };
  const response = await world.server.send('POST', '/api/v1-preview/Communities', { as, body });
  const { Id } = (await response.json()) as { readonly Id: string };
  const community = await findCommunity(world.server.server.store, Id);
  if (!community) throw new Error(`There is no community: ${response.status}`);
  return community;
}

const createClient = async (world: World): Promise<Fixture> => {
  const community = await newCommunity(world, 'River');
  const clientsPath = `/api/v1-preview/Communities/${community.Id}/Tenants/${world.tenant}/ClientCredentialClients`;
  return { community, client: await createCredentialClient()(world), clientsPath };
};

/** Sends a request below the clients of the community and returns its JSON body. Throws if the request fails. */
async function requestInCommunity(
  world: World,
  fixture: unknown,
  method: string,
  path = '',
  body?: unknown,
): Promise<unknown> {
  const { clientsPath } = fixture as Fixture;
  const response = await world.server.send(method, clientsPath + path, body === undefined ? {} : { body });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${clientsPath}${path}: ${response.status} ${text}`);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
const addToCommunity = (world: World, fixture: Fixture, ...roles: readonly string[]) =>
  requestInCommunity(world, fixture, 'PUT', `/${fixture.client.Client.Id}`, roles);

/** Creates a community with two clients: the client of the fixture as a moderator, another one as a member. */
const createTwoMemberClients = async (world: World) => {
  const fixture = await createClient(world);
  await addToCommunity(world, fixture, fixture.community.roles.moderator);
  const other = await createCredentialClient({ Name: 'Other' })(world);
  await requestInCommunity(world, fixture, 'PUT', `/${other.Client.Id}`, []);
  return fixture;
};

const clientPath = (_world: World, fixture: unknown) => {
  const { community, client } = fixture as Fixture;
  return { communityId: community.Id, clientId: client.Client.Id };
};
/** Returns the caller of a case: a user whose only role is one of the community. */
const asRole =
  (role: keyof CommunityBody['roles']) =>
  async ({ server }: World, fixture: unknown) => ({
    token: await server.tokenOfUser({ id: randomUUID(), roleIds: [(fixture as Fixture).community.roles[role]] }),
  });

/** Returns the cases of unknown or foreign communities and tenants. */
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
    path: (world: World, fixture: unknown) => ({ ...clientPath(world, fixture), tenantId: unknownTenant }),
  },
  {
    ...rest,
    name: 'another tenant',
    status: 403,
    prepare: createClient,
    path: (world: World, fixture: unknown) => ({ ...clientPath(world, fixture), tenantId: world.server.otherTenant }),
  },
  {
    ...rest,
    name: 'a community that the tenant has not joined',
    status: 404,
    prepare: createClient,
    as: async ({ server }: World) => ({
      token: await server.tokenOfUser({ id: randomUUID(), roleIds: [unknownId], tenant: server.otherTenant }),
    }),
    path: (world: World, fixture: unknown) => ({ ...clientPath(world, fixture), tenantId: world.server.otherTenant }),
  },
];
/** Returns the cases of callers that can read, but not write. */
const readOnlyCallerCases = (rest: Partial<Case> = {}): readonly Case[] => [
  {
    ...rest,
    name: 'a member of the community',
    status: 403,
    prepare: createTwoMemberClients,
    as: asRole('member'),
    path: clientPath,
  },
  {
    ...rest,
    name: 'a member of the tenant',
    status: 403,
    prepare: createTwoMemberClients,
    as: 'member',
    path: clientPath,
  },
];
const outsiderCase = (rest: Partial<Case> = {}): Case => ({
  ...rest,
  name: 'a member of the tenant, but not of the community',
  status: 403,
  prepare: createTwoMemberClients,
  as: 'member',
  path: clientPath,
});

export const communityClients: Cases<operations, typeof table, 'CommunityClients'> = {
  listCommunityClients: [
    {
      name: 'a member of the community lists its clients in the order of creation',
      status: 200,
      prepare: createTwoMemberClients,
      as: asRole('member'),
      path: clientPath,
      check: expectListOf('Name', 'Gauge', 'Other'),
    },
    {
      name: 'returns a page with the total count',
      status: 200,
      prepare: createTwoMemberClients,
      path: clientPath,
      query: 'skip=1&count=1&query=ignored',
      check(response) {
        expect(response.body).toEqual([expect.objectContaining({ Name: 'Other' })]);
        expectTotalCount(2)(response);
      },
    },
    {
      name: 'returns roles of the tenant and of this community, but not of others',
      status: 200,
      async prepare(world) {
        const fixture = await createClient(world);
        await addToCommunity(world, fixture);
        const lake = await newCommunity(world, 'Lake');
        const clientsPath = `/api/v1-preview/Communities/${lake.Id}/Tenants/${world.tenant}/ClientCredentialClients`;
        await addToCommunity(world, { ...fixture, clientsPath }, lake.roles.moderator);
        return fixture;
      },
      path: clientPath,
      check: ({ body }, { server }, fixture) =>
        expect(body).toEqual([
          expect.objectContaining({ RoleIds: [server.roles.member, (fixture as Fixture).community.roles.member] }),
        ]),
    },
    {
      name: 'returns an empty list without clients',
      status: 200,
      prepare: createClient,
      path: clientPath,
      check: expectListOf('Name'),
    },
    outsiderCase(),
    {
      name: 'a negative skip',
      status: 400,
      prepare: createClient,
      path: clientPath,
      query: 'skip=-1',
      check: expectDynamicProperty('skip'),
    },
    ...refusedCases(),
  ],
  countCommunityClients: [
    {
      name: 'returns the number of clients',
      status: 200,
      prepare: createTwoMemberClients,
      as: asRole('member'),
      path: clientPath,
      check: expectTotalCount(2),
    },
    outsiderCase(),
    ...refusedCases({ check: () => undefined }),
  ],
  setCommunityClientRoles: [
    {
      name: 'adds a client; its next token has the roles',
      status: 201,
      prepare: createClient,
      path: clientPath,
      body: (_world: World, fixture: unknown) => [(fixture as Fixture).community.roles.member],
      async check({ body }, world, fixture) {
        const { community, client } = fixture as Fixture;
        const RoleIds = [world.server.roles.member, community.roles.member];
        expect(body).toEqual({ ...client.Client, RoleIds });
        expect(decodeJwt((await tokenOfClient(world, client)).token)['role']).toEqual(RoleIds);
      },
    },
    {
      name: 'replaces the roles of a client',
      status: 200,
      prepare: createTwoMemberClients,
      as: asRole('administrator'),
      path: clientPath,
      body: (_world: World, fixture: unknown) => {
        const { administrator, member } = (fixture as Fixture).community.roles;
        return [member, administrator.toUpperCase(), member];
      },
      async check({ body }, world, fixture) {
        const { administrator, member } = (fixture as Fixture).community.roles;
        expect(body).toMatchObject({ RoleIds: [world.server.roles.member, administrator, member] });
        expect(await requestInCommunity(world, fixture, 'GET')).toHaveLength(2);
      },
    },
    {
      name: 'a moderator adds a client without roles, which gets the member role',
      status: 201,
      prepare: createClient,
      as: asRole('moderator'),
      path: clientPath,
      body: [],
      check: (response, { server }, fixture) =>
        expectMembers({ RoleIds: [server.roles.member, (fixture as Fixture).community.roles.member] })(response),
    },
    {
      name: 'a role of another community',
      status: 400,
      async prepare(world) {
        return { ...(await createClient(world)), lake: await newCommunity(world, 'Lake') };
      },
      path: clientPath,
      body: (_world: World, fixture: unknown) => [(fixture as { readonly lake: CommunityBody }).lake.roles.member],
      async check(response, world, fixture) {
        expectDynamicProperty('RoleIds')(response);
        expect(await requestInCommunity(world, fixture, 'GET')).toEqual([]);
      },
    },
    {
      name: 'a role of the tenant',
      status: 400,
      prepare: createClient,
      path: clientPath,
      body: ({ server }: World) => [server.roles.member],
      check: expectDynamicProperty('RoleIds'),
    },
    {
      name: 'a body that is not an array',
      status: 400,
      prepare: createClient,
      path: clientPath,
      body: { RoleIds: [] },
    },
    {
      name: 'a hybrid client',
      status: 400,
      prepare: async (world) => ({ ...(await createClient(world)), client: await createHybridClient()(world) }),
      path: clientPath,
      body: [],
      check: expectDynamicProperty('clientId'),
    },
    {
      name: 'an unknown client',
      status: 404,
      prepare: async (world) => ({ ...(await createClient(world)), client: { Client: { Id: unknownId } } }),
      path: clientPath,
      body: [],
    },
    ...readOnlyCallerCases({ body: [] }),
    ...refusedCases({ body: [] }),
  ],
  removeCommunityClient: [
    {
      name: 'removes the community roles and keeps the client',
      status: 204,
      prepare: createTwoMemberClients,
      as: asRole('moderator'),
      path: clientPath,
      async check(_response, world, fixture) {
        const { client } = fixture as Fixture;
        expect(await requestInTenant(world, 'GET', `/ClientCredentialClients/${client.Client.Id}`)).toEqual(
          client.Client,
        );
        await expect(requestInCommunity(world, fixture, 'DELETE', `/${client.Client.Id}`)).rejects.toThrow('404');
        await requestInTenant(world, 'DELETE', `/ClientCredentialClients/${client.Client.Id}`);
      },
    },
    { name: 'a client that is not in the community', status: 404, prepare: createClient, path: clientPath },
    {
      name: 'a hybrid client',
      status: 400,
      prepare: async (world) => ({ ...(await createClient(world)), client: await createHybridClient()(world) }),
      path: clientPath,
      check: expectDynamicProperty('clientId'),
    },
    ...readOnlyCallerCases(),
    ...refusedCases(),
  ],
};

/** The case that a client of a community cannot be deleted. The companion defines its operation. */
export const deletedInCommunity: Case = {
  name: 'a client of a community cannot be deleted',
  status: 409,
  prepare: createTwoMemberClients,
  path: (_world, fixture) => ({ clientId: (fixture as Fixture).client.Client.Id }),
  check: expectDynamicProperty('CommunityId'),
};
