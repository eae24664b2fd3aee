// Client credential clients (docs/behavior/identity.md#client-credential-clients).
import { expect } from '@jest/globals';
import { decodeJwt } from 'jose';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { deletedInCommunity } from './community-clients.ts';
import {
  askToken,
  blames,
  credential,
  hybrid,
  tenantScope,
  itsPath,
  listOf,
  nobody,
  refusedTenants,
  shows,
  tokenOf,
  total,
  type CreatedClient,
} from '../support/identity-clients.ts';

const valid = { Name: 'Gauge' };
const roles = ({ server }: World) => server.roles;

/** Clients A with the tags a and b, B with a; both carry the name of the world as a tag. */
const two = async (world: World) => ({
  a: await credential({ Name: 'A', Tags: [world.namespace, 'a', 'b'] })(world),
  b: await credential({ Name: 'B', Tags: [world.namespace, 'a'] })(world),
});
type Two = Awaited<ReturnType<typeof two>>;
const tagged =
  (...tags: readonly string[]) =>
  ({ namespace }: World) =>
    [namespace, ...tags].map((tag) => `tag=${tag}`).join('&');
const named = (_world: World, given: unknown) => {
  const { a, b } = given as Two;
  return `id=%20&id=${b.Client.Id.toUpperCase()}&id=${a.Client.Id}&id=${a.Client.Id}&skip=1&count=1`;
};

const refusedNew = (name: string, body: object, member: string): Case => ({
  name,
  status: 400,
  body: { ...valid, ...body },
  check: blames(member),
});
const refusedChange = (name: string, body: unknown, member: string): Case => ({
  name,
  status: 400,
  given: credential(),
  path: itsPath,
  body,
  check: blames(member),
});

export const clientCredentialClients: Cases<operations, typeof table, 'ClientCredentialClients'> = {
  listClientCredentialClients: [
    {
      name: 'in the order of creation',
      status: 200,
      as: 'member',
      given: two,
      query: tagged(),
      check: listOf('Name', 'A', 'B'),
    },
    { name: 'with all of the tags', status: 200, given: two, query: tagged('a', 'b'), check: listOf('Name', 'A') },
    {
      name: 'one page, with the number of all',
      status: 200,
      given: two,
      query: (world) => `${tagged()(world)}&skip=1&count=1`,
      check(seen) {
        expect(seen.body).toEqual([expect.objectContaining({ Name: 'B' })]);
        total(2)(seen);
      },
    },
    {
      name: 'those that are named, in that order',
      status: 200,
      given: two,
      query: named,
      check: listOf('Name', 'B', 'A'),
    },
    {
      name: 'named and tagged',
      status: 200,
      given: two,
      query: (world, given) => `${named(world, given)}&tag=b`,
      check: listOf('Name', 'A'),
    },
    {
      name: 'no secret, and no hybrid client',
      status: 200,
      given: async (world) => {
        await hybrid({ Tags: [world.namespace] })(world);
        return two(world);
      },
      query: tagged(),
      check({ text, body }, _world, given) {
        expect(body).toHaveLength(2);
        expect(text).not.toMatch(/secret|hash/i);
        for (const { Secret } of Object.values(given as Two)) expect(text).not.toContain(Secret);
      },
    },
    {
      name: 'one of the named ids does not exist',
      status: 207,
      as: 'member',
      given: two,
      query: (world, given) => `${named(world, given)}&id=${nobody}`,
      check({ body, headers }) {
        const OperationId = headers.get('operation-id');
        expect(body).toMatchObject({
          OperationId,
          Data: [{ Name: 'B' }, { Name: 'A' }],
          ChildErrors: [{ OperationId, StatusCode: 404, ModelId: nobody }],
        });
      },
    },
    { name: 'none of those that are named is there', status: 207, query: `id=${nobody}`, check: shows({ Data: [] }) },
    { name: 'a negative skip', status: 400, query: 'skip=-1', check: blames('skip') },
    ...refusedTenants(),
  ],
  createClientCredentialClient: [
    {
      name: 'with its first secret, shown here alone, which opens the token endpoint',
      status: 201,
      body: (world: World) => ({
        ...valid,
        RoleIds: [roles(world).contributor],
        AccessTokenLifetime: 120,
        Tags: ['a'],
      }),
      async check({ body }, world) {
        const { member, contributor } = roles(world);
        const made = body as CreatedClient;
        expect(made).toEqual({
          Secret: expect.stringMatching(/^[\w-]{43}$/),
          Id: 1,
          Description: null,
          ExpirationDate: null,
          Client: {
            Id: expect.stringMatching(/^[0-9a-f-]{36}$/),
            Name: 'Gauge',
            Enabled: true,
            AccessTokenLifetime: 120,
            Tags: ['a'],
            RoleIds: [member, contributor],
          },
        });
        expect(await tenantScope(world, 'GET', `/ClientCredentialClients/${made.Client.Id}`)).toEqual(made.Client);
        const claims = decodeJwt((await tokenOf(world, made)).token);
        expect(claims).toMatchObject({ client_id: made.Client.Id, tid: world.tenant, role: [member, contributor] });
        expect(Number(claims.exp) - Number(claims.iat)).toBe(120);
      },
    },
    {
      name: 'with an identifier of its own; the member role only once',
      status: 201,
      body: (world: World) => ({
        ...valid,
        Id: world.namespace.slice('case-'.length),
        RoleIds: [roles(world).contributor, roles(world).member.toUpperCase()],
        SecretDescription: 'First',
        SecretExpirationDate: '2999-01-01T00:00:00Z',
      }),
      check: ({ body }, world) =>
        expect(body).toMatchObject({
          Description: 'First',
          ExpirationDate: '2999-01-01T00:00:00Z',
          Client: {
            Id: world.namespace.slice('case-'.length),
            RoleIds: [roles(world).contributor, roles(world).member],
          },
        }),
    },
    {
      name: 'no roles given',
      status: 201,
      body: valid,
      check: ({ body }, world) => shows({ Client: { RoleIds: [roles(world).member] } })({ body }),
    },
    refusedNew('no name', { Name: undefined }, 'Name'),
    refusedNew('a blank name', { Name: ' ' }, 'Name'),
    refusedNew('an identifier that is not a GUID', { Id: 'gauge' }, 'Id'),
    refusedNew('an unknown role', { RoleIds: [nobody] }, 'RoleIds'),
    refusedNew('a lifetime of 59', { AccessTokenLifetime: 59 }, 'AccessTokenLifetime'),
    refusedNew('a lifetime of 3601', { AccessTokenLifetime: 3601 }, 'AccessTokenLifetime'),
    refusedNew('a secret that ended', { SecretExpirationDate: '2020-01-01T00:00:00Z' }, 'SecretExpirationDate'),
    {
      name: 'the identifier of a client of either kind',
      status: 409,
      given: hybrid(),
      body: (_world: World, given: unknown) => ({ ...valid, Id: (given as CreatedClient).Client.Id }),
      check: blames('Id'),
    },
    { name: 'a member', status: 403, as: 'member', body: valid },
    ...refusedTenants({ body: valid }),
  ],
  getClientCredentialClient: [
    {
      name: 'a member',
      status: 200,
      as: 'member',
      given: credential(),
      path: itsPath,
      check: shows({ Name: 'Gauge' }),
    },
    {
      name: 'Self: the client itself',
      status: 200,
      given: credential(),
      as: (world, given) => tokenOf(world, given as CreatedClient),
      path: itsPath,
      check: ({ body }, _world, given) => expect(body).toEqual((given as CreatedClient).Client),
    },
    { name: 'an unknown client', status: 404, path: { clientId: nobody } },
    { name: 'a client of another kind', status: 404, given: hybrid(), path: itsPath },
    ...refusedTenants(),
  ],
  updateClientCredentialClient: [
    {
      name: 'what is left out or null stays',
      status: 200,
      given: credential((world) => ({ Tags: ['a'], RoleIds: [roles(world).contributor] })),
      path: itsPath,
      body: { Name: 'B', Tags: null, RoleIds: null },
      check: ({ body }, _world, given) => expect(body).toEqual({ ...(given as CreatedClient).Client, Name: 'B' }),
    },
    {
      name: 'roles are replaced, the member role stays, and the next token says so',
      status: 200,
      given: credential((world) => ({ Tags: ['a'], RoleIds: [roles(world).contributor] })),
      path: itsPath,
      body: (world: World) => ({ Tags: [], RoleIds: [roles(world).viewer] }),
      async check({ body }, world, given) {
        const { member, viewer } = roles(world);
        expect(body).toMatchObject({ Tags: [], RoleIds: [member, viewer] });
        expect(decodeJwt((await tokenOf(world, given as CreatedClient)).token)['role']).toEqual([member, viewer]);
      },
    },
    {
      name: 'disabled, it gets no token; the one that it has still works',
      status: 200,
      async given(world) {
        const made = await credential()(world);
        return { ...made, ...(await tokenOf(world, made)) };
      },
      path: itsPath,
      body: { Enabled: false },
      async check(_seen, world, given) {
        const { Client, Secret, token } = given as CreatedClient & { readonly token: string };
        expect((await askToken(world, Client.Id, Secret)).status).toBe(400);
        expect((await world.server.send('GET', `/api/v1/Tenants/${world.tenant}`, { as: { token } })).status).toBe(200);
      },
    },
    refusedChange('another identifier', { Id: nobody }, 'Id'),
    refusedChange('a blank name', { Name: ' ' }, 'Name'),
    refusedChange('an unknown role', { RoleIds: [nobody] }, 'RoleIds'),
    refusedChange('a lifetime of 59', { AccessTokenLifetime: 59 }, 'AccessTokenLifetime'),
    refusedChange('a lifetime of 3601', { AccessTokenLifetime: 3601 }, 'AccessTokenLifetime'),
    { name: 'a member', status: 403, as: 'member', given: credential(), path: itsPath, body: {} },
    {
      name: 'the client itself',
      status: 403,
      given: credential(),
      as: (world, given) => tokenOf(world, given as CreatedClient),
      path: itsPath,
      body: { Name: 'B' },
    },
    { name: 'an unknown client', status: 404, path: { clientId: nobody }, body: {} },
    ...refusedTenants({ body: {} }),
  ],
  deleteClientCredentialClient: [
    {
      name: 'with its secrets',
      status: 204,
      given: credential(),
      path: itsPath,
      async check(_seen, world, given) {
        const { Client, Secret } = given as CreatedClient;
        expect((await askToken(world, Client.Id, Secret)).status).toBe(400);
        await expect(tenantScope(world, 'DELETE', `/ClientCredentialClients/${Client.Id}`)).rejects.toThrow('404');
      },
    },
    deletedInCommunity,
    { name: 'a member', status: 403, as: 'member', given: credential(), path: itsPath },
    { name: 'an unknown client', status: 404, path: { clientId: nobody } },
    { name: 'a client of another kind', status: 404, given: hybrid(), path: itsPath },
    ...refusedTenants(),
  ],
};
