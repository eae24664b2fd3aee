// Client credential clients in communities (document 2, section 4; docs/behavior/identity.md#clients-in-communities).
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { decodeJwt } from 'jose';
import { findCommunity, type CommunityBody } from '../../../server/tenancy/communities.ts';
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import {
  blames,
  credential,
  hybrid,
  tenantScope,
  listOf,
  nobody,
  shows,
  tokenOf,
  total,
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

const outside = async (world: World): Promise<Given> => {
  const community = await newCommunity(world, 'River');
  const at = `/api/v1-preview/Communities/${community.Id}/Tenants/${world.tenant}/ClientCredentialClients`;
  return { community, made: await credential()(world), at };
};

/** Sends a request about the clients of the community; throws when it fails. */
async function ok(world: World, given: unknown, method: string, path = '', body?: unknown): Promise<unknown> {
  const { at } = given as Given;
  const response = await world.server.send(method, at + path, body === undefined ? {} : { body });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${at}${path}: ${response.status} ${text}`);
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}
const join = (world: World, given: Given, ...roles: readonly string[]) =>
  ok(world, given, 'PUT', `/${given.made.Client.Id}`, roles);

/** The client takes part, as a moderator; so does another one, as a member of the community. */
const inside = async (world: World) => {
  const given = await outside(world);
  await join(world, given, given.community.roles.moderator);
  const other = await credential({ Name: 'Other' })(world);
  await ok(world, given, 'PUT', `/${other.Client.Id}`, []);
  return given;
};

const here = (_world: World, given: unknown) => {
  const { community, made } = given as Given;
  return { communityId: community.Id, clientId: made.Client.Id };
};
/** A user with a role of the community alone. */
const asRole =
  (role: keyof CommunityBody['roles']) =>
  async ({ server }: World, given: unknown) => ({
    token: await server.tokenOfUser({ id: randomUUID(), roleIds: [(given as Given).community.roles[role]] }),
  });

/** Cases of who may not, and of communities and tenants that there are not. */
const refused = (rest: Partial<Case> = {}): readonly Case[] => [
  {
    name: 'a community that is not a GUID',
    status: 400,
    path: { communityId: 'river', clientId: nobody },
    check: blames('communityId'),
    ...rest,
  },
  { ...rest, name: 'an unknown community', status: 404, path: { communityId: nobody, clientId: nobody } },
  {
    ...rest,
    name: 'an unknown tenant',
    status: 404,
    given: outside,
    path: (world: World, given: unknown) => ({ ...here(world, given), tenantId: unknownTenant }),
  },
  {
    ...rest,
    name: 'another tenant',
    status: 403,
    given: outside,
    path: (world: World, given: unknown) => ({ ...here(world, given), tenantId: world.server.otherTenant }),
  },
  {
    ...rest,
    name: 'a community in which the tenant takes no part',
    status: 404,
    given: outside,
    as: async ({ server }: World) => ({
      token: await server.tokenOfUser({ id: randomUUID(), roleIds: [nobody], tenant: server.otherTenant }),
    }),
    path: (world: World, given: unknown) => ({ ...here(world, given), tenantId: world.server.otherTenant }),
  },
];
/** Those who may look, but not write. */
const readersOnly = (rest: Partial<Case> = {}): readonly Case[] => [
  { ...rest, name: 'a member of the community', status: 403, given: inside, as: asRole('member'), path: here },
  { ...rest, name: 'a member of the tenant', status: 403, given: inside, as: 'member', path: here },
];
const strangers = (rest: Partial<Case> = {}): Case => ({
  ...rest,
  name: 'a member of the tenant, but not of the community',
  status: 403,
  given: inside,
  as: 'member',
  path: here,
});

export const communityClients: Cases<operations, typeof table, 'CommunityClients'> = {
  listCommunityClients: [
    {
      name: 'those that take part, in the order of creation; a member of the community may look',
      status: 200,
      given: inside,
      as: asRole('member'),
      path: here,
      check: listOf('Name', 'Gauge', 'Other'),
    },
    {
      name: 'one page',
      status: 200,
      given: inside,
      path: here,
      query: 'skip=1&count=1&query=ignored',
      check(seen) {
        expect(seen.body).toEqual([expect.objectContaining({ Name: 'Other' })]);
        total(2)(seen);
      },
    },
    {
      name: 'with their roles in the tenant and in this community, not in others',
      status: 200,
      async given(world) {
        const given = await outside(world);
        await join(world, given);
        const lake = await newCommunity(world, 'Lake');
        const at = `/api/v1-preview/Communities/${lake.Id}/Tenants/${world.tenant}/ClientCredentialClients`;
        await join(world, { ...given, at }, lake.roles.moderator);
        return given;
      },
      path: here,
      check: ({ body }, { server }, given) =>
        expect(body).toEqual([
          expect.objectContaining({ RoleIds: [server.roles.member, (given as Given).community.roles.member] }),
        ]),
    },
    { name: 'nobody yet', status: 200, given: outside, path: here, check: listOf('Name') },
    strangers(),
    { name: 'a negative skip', status: 400, given: outside, path: here, query: 'skip=-1', check: blames('skip') },
    ...refused(),
  ],
  countCommunityClients: [
    {
      name: 'how many take part',
      status: 200,
      given: inside,
      as: asRole('member'),
      path: here,
      check: total(2),
    },
    strangers(),
    ...refused({ check: () => undefined }),
  ],
  setCommunityClientRoles: [
    {
      name: 'the first time, the next token says so',
      status: 201,
      given: outside,
      path: here,
      body: (_world: World, given: unknown) => [(given as Given).community.roles.member],
      async check({ body }, world, given) {
        const { community, made } = given as Given;
        const RoleIds = [world.server.roles.member, community.roles.member];
        expect(body).toEqual({ ...made.Client, RoleIds });
        expect(decodeJwt((await tokenOf(world, made)).token)['role']).toEqual(RoleIds);
      },
    },
    {
      name: 'later; they are exchanged, and the client is there once',
      status: 200,
      given: inside,
      as: asRole('administrator'),
      path: here,
      body: (_world: World, given: unknown) => {
        const { administrator, member } = (given as Given).community.roles;
        return [member, administrator.toUpperCase(), member];
      },
      async check({ body }, world, given) {
        const { administrator, member } = (given as Given).community.roles;
        expect(body).toMatchObject({ RoleIds: [world.server.roles.member, administrator, member] });
        expect(await ok(world, given, 'GET')).toHaveLength(2);
      },
    },
    {
      name: 'no roles: that of a member; a moderator may',
      status: 201,
      given: outside,
      as: asRole('moderator'),
      path: here,
      body: [],
      check: (seen, { server }, given) =>
        shows({ RoleIds: [server.roles.member, (given as Given).community.roles.member] })(seen),
    },
    {
      name: 'a role of another community',
      status: 400,
      async given(world) {
        return { ...(await outside(world)), lake: await newCommunity(world, 'Lake') };
      },
      path: here,
      body: (_world: World, given: unknown) => [(given as { readonly lake: CommunityBody }).lake.roles.member],
      async check(seen, world, given) {
        blames('RoleIds')(seen);
        expect(await ok(world, given, 'GET')).toEqual([]);
      },
    },
    {
      name: 'a role of the tenant',
      status: 400,
      given: outside,
      path: here,
      body: ({ server }: World) => [server.roles.member],
      check: blames('RoleIds'),
    },
    { name: 'a body that is not an array', status: 400, given: outside, path: here, body: { RoleIds: [] } },
    {
      name: 'a hybrid client',
      status: 400,
      given: async (world) => ({ ...(await outside(world)), made: await hybrid()(world) }),
      path: here,
      body: [],
      check: blames('clientId'),
    },
    {
      name: 'an unknown client',
      status: 404,
      given: async (world) => ({ ...(await outside(world)), made: { Client: { Id: nobody } } }),
      path: here,
      body: [],
    },
    ...readersOnly({ body: [] }),
    ...refused({ body: [] }),
  ],
  removeCommunityClient: [
    {
      name: 'its roles there go, it stays itself',
      status: 204,
      given: inside,
      as: asRole('moderator'),
      path: here,
      async check(_seen, world, given) {
        const { made } = given as Given;
        expect(await tenantScope(world, 'GET', `/ClientCredentialClients/${made.Client.Id}`)).toEqual(made.Client);
        await expect(ok(world, given, 'DELETE', `/${made.Client.Id}`)).rejects.toThrow('404');
        await tenantScope(world, 'DELETE', `/ClientCredentialClients/${made.Client.Id}`);
      },
    },
    { name: 'a client that takes no part', status: 404, given: outside, path: here },
    {
      name: 'a hybrid client',
      status: 400,
      given: async (world) => ({ ...(await outside(world)), made: await hybrid()(world) }),
      path: here,
      check: blames('clientId'),
    },
    ...readersOnly(),
    ...refused(),
  ],
};

/** The client cannot be deleted while it takes part (of the companion, but about communities). */
export const deletedInCommunity: Case = {
  name: 'it takes part in a community',
  status: 409,
  given: inside,
  path: (_world, given) => ({ clientId: (given as Given).made.Client.Id }),
  check: blames('CommunityId'),
};
