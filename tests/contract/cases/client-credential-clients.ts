// Client credential clients (docs/behavior/identity.md#client-credential-clients).
import { expect } from '@jest/globals';
import { decodeJwt } from 'jose';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { expectDynamicProperty, expectMembers } from '../support/checks.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { deletedInCommunity } from './community-clients.ts';
import {
  requestToken,
  createCredentialClient,
  createHybridClient,
  requestInTenant,
  clientPath,
  expectListOf,
  unknownId,
  refusedTenantCases,
  tokenOfClient,
  expectTotalCount,
  type CreatedClient,
} from '../support/identity-clients.ts';

const validBody = { Name: 'Gauge' };
const rolesOf = ({ server }: World) => server.roles;

/** Creates clients: A with the tags a and b, B with a. Both have the namespace of the world as a tag. */
const createTwoClients = async (world: World) => ({
  a: await createCredentialClient({ Name: 'A', Tags: [world.namespace, 'a', 'b'] })(world),
  b: await createCredentialClient({ Name: 'B', Tags: [world.namespace, 'a'] })(world),
});
type TwoClients = Awaited<ReturnType<typeof createTwoClients>>;
const tagQuery =
  (...tags: readonly string[]) =>
  ({ namespace }: World) =>
    [namespace, ...tags].map((tag) => `tag=${tag}`).join('&');
const idQuery = (_world: World, fixture: unknown) => {
  const { a, b } = fixture as TwoClients;
  return `id=%20&id=${b.Client.Id.toUpperCase()}&id=${a.Client.Id}&id=${a.Client.Id}&skip=1&count=1`;
};

const invalidNewCase = (name: string, body: object, member: string): Case => ({
  name,
  status: 400,
  body: { ...validBody, ...body },
  check: expectDynamicProperty(member),
});
const invalidChangeCase = (name: string, body: unknown, member: string): Case => ({
  name,
  status: 400,
  prepare: createCredentialClient(),
  path: clientPath,
  body,
  check: expectDynamicProperty(member),
});

export const clientCredentialClients: Cases<operations, typeof table, 'ClientCredentialClients'> = {
  listClientCredentialClients: [
    {
      name: 'returns clients in the order of creation',
      status: 200,
      as: 'member',
      prepare: createTwoClients,
      query: tagQuery(),
      check: expectListOf('Name', 'A', 'B'),
    },
    {
      name: 'filters by all of the tags',
      status: 200,
      prepare: createTwoClients,
      query: tagQuery('a', 'b'),
      check: expectListOf('Name', 'A'),
    },
    {
      name: 'returns a page with the total count',
      status: 200,
      prepare: createTwoClients,
      query: (world) => `${tagQuery()(world)}&skip=1&count=1`,
      check(response) {
        expect(response.body).toEqual([expect.objectContaining({ Name: 'B' })]);
        expectTotalCount(2)(response);
      },
    },
    {
      name: 'returns the clients of the id parameters in their order',
      status: 200,
      prepare: createTwoClients,
      query: idQuery,
      check: expectListOf('Name', 'B', 'A'),
    },
    {
      name: 'filters by id and tag',
      status: 200,
      prepare: createTwoClients,
      query: (world, fixture) => `${idQuery(world, fixture)}&tag=b`,
      check: expectListOf('Name', 'A'),
    },
    {
      name: 'returns no secrets and no hybrid clients',
      status: 200,
      prepare: async (world) => {
        await createHybridClient({ Tags: [world.namespace] })(world);
        return createTwoClients(world);
      },
      query: tagQuery(),
      check({ text, body }, _world, fixture) {
        expect(body).toHaveLength(2);
        expect(text).not.toMatch(/secret|hash/i);
        for (const { Secret } of Object.values(fixture as TwoClients)) expect(text).not.toContain(Secret);
      },
    },
    {
      name: 'returns the existing clients and an error for an unknown id',
      status: 207,
      as: 'member',
      prepare: createTwoClients,
      query: (world, fixture) => `${idQuery(world, fixture)}&id=${unknownId}`,
      check({ body, headers }) {
        const OperationId = headers.get('operation-id');
        expect(body).toMatchObject({
          OperationId,
          Data: [{ Name: 'B' }, { Name: 'A' }],
          ChildErrors: [{ OperationId, StatusCode: 404, ModelId: unknownId }],
        });
      },
    },
    {
      name: 'returns no clients for an unknown id',
      status: 207,
      query: `id=${unknownId}`,
      check: expectMembers({ Data: [] }),
    },
    { name: 'a negative skip', status: 400, query: 'skip=-1', check: expectDynamicProperty('skip') },
    ...refusedTenantCases(),
  ],
  createClientCredentialClient: [
    {
      name: 'returns the first secret, which gets a token',
      status: 201,
      body: (world: World) => ({
        ...validBody,
        RoleIds: [rolesOf(world).contributor],
        AccessTokenLifetime: 120,
        Tags: ['a'],
      }),
      async check({ body }, world) {
        const { member, contributor } = rolesOf(world);
        const created = body as CreatedClient;
        expect(created).toEqual({
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
        expect(await requestInTenant(world, 'GET', `/ClientCredentialClients/${created.Client.Id}`)).toEqual(
          created.Client,
        );
        const claims = decodeJwt((await tokenOfClient(world, created)).token);
        expect(claims).toMatchObject({ client_id: created.Client.Id, tid: world.tenant, role: [member, contributor] });
        expect(Number(claims.exp) - Number(claims.iat)).toBe(120);
      },
    },
    {
      name: 'accepts an id and adds the member role only once',
      status: 201,
      body: (world: World) => ({
        ...validBody,
        Id: world.namespace.slice('case-'.length),
        RoleIds: [rolesOf(world).contributor, rolesOf(world).member.toUpperCase()],
        SecretDescription: 'First',
        SecretExpirationDate: '2999-01-01T00:00:00Z',
      }),
      check: ({ body }, world) =>
        expect(body).toMatchObject({
          Description: 'First',
          ExpirationDate: '2999-01-01T00:00:00Z',
          Client: {
            Id: world.namespace.slice('case-'.length),
            RoleIds: [rolesOf(world).contributor, rolesOf(world).member],
          },
        }),
    },
    {
      name: 'adds the member role to a client without roles',
      status: 201,
      body: validBody,
      check: ({ body }, world) => expectMembers({ Client: { RoleIds: [rolesOf(world).member] } })({ body }),
    },
    invalidNewCase('no name', { Name: undefined }, 'Name'),
    invalidNewCase('a blank name', { Name: ' ' }, 'Name'),
    {
      name: 'an identifier that is not a GUID',
      status: 201,
      body: ({ namespace }: World) => ({ ...validBody, Id: `gauge of ${namespace}` }),
      check: async ({ body }, world) => {
        const made = body as CreatedClient;
        expect(made.Client.Id).toBe(`gauge of ${world.namespace}`);
        expect((await requestToken(world, made.Client.Id, made.Secret)).status).toBe(200);
      },
    },
    invalidNewCase('an identifier that no token request can have', { Id: 'gäuge' }, 'Id'),
    invalidNewCase('an identifier with a slash', { Id: 'gau/ge' }, 'Id'),
    invalidNewCase('an unknown role', { RoleIds: [unknownId] }, 'RoleIds'),
    invalidNewCase('a lifetime of 59', { AccessTokenLifetime: 59 }, 'AccessTokenLifetime'),
    invalidNewCase('a lifetime of 3601', { AccessTokenLifetime: 3601 }, 'AccessTokenLifetime'),
    invalidNewCase('an expired secret', { SecretExpirationDate: '2020-01-01T00:00:00Z' }, 'SecretExpirationDate'),
    {
      name: 'the identifier of a client of either kind',
      status: 409,
      prepare: createHybridClient(),
      body: (_world: World, fixture: unknown) => ({ ...validBody, Id: (fixture as CreatedClient).Client.Id }),
      check: expectDynamicProperty('Id'),
    },
    { name: 'a member', status: 403, as: 'member', body: validBody },
    ...refusedTenantCases({ body: validBody }),
  ],
  getClientCredentialClient: [
    {
      name: 'a member',
      status: 200,
      as: 'member',
      prepare: createCredentialClient(),
      path: clientPath,
      check: expectMembers({ Name: 'Gauge' }),
    },
    {
      name: 'the client itself',
      status: 200,
      prepare: createCredentialClient(),
      as: (world, fixture) => tokenOfClient(world, fixture as CreatedClient),
      path: clientPath,
      check: ({ body }, _world, fixture) => expect(body).toEqual((fixture as CreatedClient).Client),
    },
    { name: 'an unknown client', status: 404, path: { clientId: unknownId } },
    { name: 'a client of another kind', status: 404, prepare: createHybridClient(), path: clientPath },
    ...refusedTenantCases(),
  ],
  updateClientCredentialClient: [
    {
      name: 'keeps members that are missing or null',
      status: 200,
      prepare: createCredentialClient((world) => ({ Tags: ['a'], RoleIds: [rolesOf(world).contributor] })),
      path: clientPath,
      body: { Name: 'B', Tags: null, RoleIds: null },
      check: ({ body }, _world, fixture) => expect(body).toEqual({ ...(fixture as CreatedClient).Client, Name: 'B' }),
    },
    {
      name: 'replaces roles except the member role; the next token has the new roles',
      status: 200,
      prepare: createCredentialClient((world) => ({ Tags: ['a'], RoleIds: [rolesOf(world).contributor] })),
      path: clientPath,
      body: (world: World) => ({ Tags: [], RoleIds: [rolesOf(world).viewer] }),
      async check({ body }, world, fixture) {
        const { member, viewer } = rolesOf(world);
        expect(body).toMatchObject({ Tags: [], RoleIds: [member, viewer] });
        expect(decodeJwt((await tokenOfClient(world, fixture as CreatedClient)).token)['role']).toEqual([
          member,
          viewer,
        ]);
      },
    },
    {
      name: 'a disabled client gets no token, but its old token works',
      status: 200,
      async prepare(world) {
        const created = await createCredentialClient()(world);
        return { ...created, ...(await tokenOfClient(world, created)) };
      },
      path: clientPath,
      body: { Enabled: false },
      async check(_response, world, fixture) {
        const { Client, Secret, token } = fixture as CreatedClient & { readonly token: string };
        expect((await requestToken(world, Client.Id, Secret)).status).toBe(400);
        expect((await world.server.send('GET', `/api/v1/Tenants/${world.tenant}`, { as: { token } })).status).toBe(200);
      },
    },
    invalidChangeCase('another identifier', { Id: unknownId }, 'Id'),
    invalidChangeCase('a blank name', { Name: ' ' }, 'Name'),
    invalidChangeCase('an unknown role', { RoleIds: [unknownId] }, 'RoleIds'),
    invalidChangeCase('a lifetime of 59', { AccessTokenLifetime: 59 }, 'AccessTokenLifetime'),
    invalidChangeCase('a lifetime of 3601', { AccessTokenLifetime: 3601 }, 'AccessTokenLifetime'),
    { name: 'a member', status: 403, as: 'member', prepare: createCredentialClient(), path: clientPath, body: {} },
    {
      name: 'the client itself',
      status: 403,
      prepare: createCredentialClient(),
      as: (world, fixture) => tokenOfClient(world, fixture as CreatedClient),
      path: clientPath,
      body: { Name: 'B' },
    },
    { name: 'an unknown client', status: 404, path: { clientId: unknownId }, body: {} },
    ...refusedTenantCases({ body: {} }),
  ],
  deleteClientCredentialClient: [
    {
      name: 'deletes the client and its secrets',
      status: 204,
      prepare: createCredentialClient(),
      path: clientPath,
      async check(_response, world, fixture) {
        const { Client, Secret } = fixture as CreatedClient;
        expect((await requestToken(world, Client.Id, Secret)).status).toBe(400);
        await expect(requestInTenant(world, 'DELETE', `/ClientCredentialClients/${Client.Id}`)).rejects.toThrow('404');
      },
    },
    deletedInCommunity,
    { name: 'a member', status: 403, as: 'member', prepare: createCredentialClient(), path: clientPath },
    { name: 'an unknown client', status: 404, path: { clientId: unknownId } },
    { name: 'a client of another kind', status: 404, prepare: createHybridClient(), path: clientPath },
    ...refusedTenantCases(),
  ],
};
