// Hybrid clients (document 2, section 4; docs/behavior/identity.md#hybrid-clients).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/identity.ts';
import type { operations } from '../../../generated/types/identity.ts';
import { expectDynamicProperty, expectMembers } from '../support/checks.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import {
  redirectUri,
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
import { untyped } from '../../support/untyped-objects.ts';

const valid = { Name: 'Portal', RedirectUris: [redirectUri] };
const addresses = (count: number) => Array.from({ length: count }, (_, at) => `${redirectUri}/${at}`);
const unknownPath = { path: { clientId: unknownId } };

/** Clients A with the tags a and b, B with a, C with none; all carry the name of the world as a tag. */
const createThree = async (world: World) => {
  const [a, b, c] = [
    await createHybridClient({ Name: 'A', Tags: [world.namespace, 'a', 'b'] })(world),
    await createHybridClient({ Name: 'B', Tags: [world.namespace, 'a'] })(world),
    await createHybridClient({ Name: 'C', Tags: [world.namespace] })(world),
  ];
  return { a, b, c };
};
type Three = Awaited<ReturnType<typeof createThree>>;
const tagQuery =
  (...tags: readonly string[]) =>
  ({ namespace }: World) =>
    [namespace, ...tags].map((tag) => `tag=${tag}`).join('&');
const ids = (_world: World, fixture: unknown) => {
  const { a, c } = fixture as Three;
  return `id=%20&id=${c.Client.Id.toUpperCase()}&id=${unknownId}&id=${a.Client.Id}&id=${a.Client.Id}&skip=1&count=1`;
};

/** Expects what a GET of the client that `given` made shows now. */
const then =
  (expected: object): NonNullable<Case['check']> =>
  async (_response, world, fixture) => {
    const { Id } = (fixture as CreatedClient).Client;
    expect(await requestInTenant(world, 'GET', `/HybridClients/${Id}`)).toMatchObject(expected);
  };

/** A creation that is refused for a member. */
const invalidNewCase = (name: string, body: object, member: string): Case => ({
  name,
  status: 400,
  body: { ...valid, ...body },
  check: expectDynamicProperty(member),
});
const invalidChangeCase = (name: string, body: unknown, member: string): Case => ({
  name,
  status: 400,
  prepare: createHybridClient(),
  path: clientPath,
  body,
  check: expectDynamicProperty(member),
});

export const hybridClients: Cases<operations, typeof table, 'HybridClients'> = {
  listHybridClients: [
    {
      name: 'in the order of creation',
      status: 200,
      as: 'member',
      prepare: createThree,
      query: tagQuery(),
      check: expectListOf('Name', 'A', 'B', 'C'),
    },
    {
      name: 'filters by all of the tags',
      status: 200,
      prepare: createThree,
      query: tagQuery('a', 'b'),
      check: expectListOf('Name', 'A'),
    },
    {
      name: 'no client with such a tag',
      status: 200,
      prepare: createThree,
      query: tagQuery('other'),
      check: expectListOf('Name'),
    },
    {
      name: 'returns each named client once and ignores blank names, unknown names, skip and count',
      status: 200,
      prepare: createThree,
      query: ids,
      check: expectListOf('Name', 'C', 'A'),
    },
    {
      name: 'named and tagged',
      status: 200,
      prepare: createThree,
      query: (world, fixture) => `${ids(world, fixture)}&tag=b`,
      check: expectListOf('Name', 'A'),
    },
    {
      name: 'one page, with the number of all',
      status: 200,
      prepare: createThree,
      query: (world) => `${tagQuery()(world)}&skip=1&count=1&query=ignored`,
      check({ body, headers }) {
        expect(body).toEqual([expect.objectContaining({ Name: 'B' })]);
        expect(headers.get('total-count')).toBe('3');
      },
    },
    {
      name: 'returns no secrets',
      status: 200,
      prepare: createThree,
      query: tagQuery(),
      check({ text }, _world, fixture) {
        expect(text).not.toMatch(/secret|hash/i);
        for (const { Secret } of Object.values(fixture as Three)) expect(text).not.toContain(Secret);
      },
    },
    {
      name: 'leaves out null members',
      status: 200,
      prepare: createThree,
      query: tagQuery('b'),
      headers: { 'Accept-Verbosity': 'non-verbose' },
      check({ body }) {
        const [client] = body as object[];
        expect(client).not.toHaveProperty('LogoUri');
        expect(client).toMatchObject({ AllowOfflineAccess: false, PostLogoutRedirectUris: [] });
      },
    },
    { name: 'a negative skip', status: 400, query: 'skip=-1', check: expectDynamicProperty('skip') },
    { name: 'a count that is not a number', status: 400, query: 'count=some', check: expectDynamicProperty('count') },
    ...refusedTenantCases(),
  ],
  countHybridClients: [
    {
      name: 'all hybrid clients, and no others',
      status: 200,
      as: 'member',
      async prepare(world) {
        await createThree(world);
        await createCredentialClient()(world);
        return requestInTenant(world, 'GET', '/HybridClients?count=10000');
      },
      check: ({ headers }, _world, fixture) =>
        expect(headers.get('total-count')).toBe(String((fixture as readonly unknown[]).length)),
    },
    {
      name: 'those with all of the tags',
      status: 200,
      prepare: createThree,
      query: tagQuery('a'),
      check: expectTotalCount(2),
    },
    { name: 'returns the named clients', status: 200, prepare: createThree, query: ids, check: expectTotalCount(2) },
    {
      name: 'named and tagged',
      status: 200,
      prepare: createThree,
      query: (world, fixture) => `${ids(world, fixture)}&tag=b`,
      check: expectTotalCount(1),
    },
    ...refusedTenantCases(),
  ],
  createHybridClient: [
    {
      name: 'returns the first secret, which gets a token',
      status: 201,
      body: { ...valid, SecretDescription: 'First' },
      async check({ body }, world) {
        const made = body as CreatedClient;
        expect(made).toEqual({
          Secret: expect.stringMatching(/^[\w-]{43}$/),
          Id: 1,
          Description: 'First',
          ExpirationDate: null,
          Client: {
            Id: expect.stringMatching(/^[0-9a-f-]{36}$/),
            Name: 'Portal',
            Enabled: true,
            AccessTokenLifetime: 3600,
            RedirectUris: [redirectUri],
            PostLogoutRedirectUris: [],
            ClientUri: null,
            LogoUri: null,
            Tags: [],
            AllowOfflineAccess: false,
            AllowAccessTokensViaBrowser: false,
          },
        });
        expect(await requestInTenant(world, 'GET', `/HybridClients/${made.Client.Id}`)).toEqual(made.Client);
        expect((await requestToken(world, made.Client.Id, made.Secret)).status).toBe(200);
      },
    },
    {
      name: 'with all members, Id included',
      status: 201,
      body: ({ namespace }: World) => ({
        ...valid,
        Id: namespace.slice('case-'.length).toUpperCase(),
        Enabled: false,
        AccessTokenLifetime: 60,
        RedirectUris: addresses(10),
        PostLogoutRedirectUris: addresses(10),
        ClientUri: 'https://portal.example.com/',
        LogoUri: 'https://portal.example.com/logo.png',
        Tags: ['a', 'b'],
        AllowOfflineAccess: true,
        AllowAccessTokensViaBrowser: true,
        SecretExpirationDate: '2999-01-01T01:00:00+01:00',
      }),
      check: ({ body }, { namespace }) =>
        expect(body).toMatchObject({
          ExpirationDate: '2999-01-01T00:00:00Z',
          Client: {
            Id: namespace.slice('case-'.length).toUpperCase(),
            Enabled: false,
            AccessTokenLifetime: 60,
            RedirectUris: addresses(10),
            PostLogoutRedirectUris: addresses(10),
            ClientUri: 'https://portal.example.com/',
            LogoUri: 'https://portal.example.com/logo.png',
            Tags: ['a', 'b'],
            AllowOfflineAccess: true,
            AllowAccessTokensViaBrowser: true,
          },
        }),
    },
    {
      name: 'null members take their defaults',
      status: 201,
      body: { ...valid, Id: null, Enabled: null, AccessTokenLifetime: null, Tags: null, SecretExpirationDate: null },
      check: expectMembers({ ExpirationDate: null, Client: { Enabled: true, AccessTokenLifetime: 3600, Tags: [] } }),
    },
    { name: 'the longest lifetime', status: 201, body: { ...valid, AccessTokenLifetime: 3600 } },
    invalidNewCase('no redirect URIs', { RedirectUris: undefined }, 'RedirectUris'),
    invalidNewCase('an empty list of return addresses', { RedirectUris: [] }, 'RedirectUris'),
    invalidNewCase('eleven redirect URIs', { RedirectUris: addresses(11) }, 'RedirectUris'),
    invalidNewCase('eleven sign-out addresses', { PostLogoutRedirectUris: addresses(11) }, 'PostLogoutRedirectUris'),
    invalidNewCase('a relative return address', { RedirectUris: ['/signed-in'] }, 'RedirectUris'),
    invalidNewCase('a relative sign-out address', { PostLogoutRedirectUris: ['signed-out'] }, 'PostLogoutRedirectUris'),
    invalidNewCase('a relative page', { ClientUri: 'about' }, 'ClientUri'),
    invalidNewCase('a relative logo', { LogoUri: 'logo.png' }, 'LogoUri'),
    invalidNewCase('a lifetime of 59', { AccessTokenLifetime: 59 }, 'AccessTokenLifetime'),
    invalidNewCase('a lifetime of 3601', { AccessTokenLifetime: 3601 }, 'AccessTokenLifetime'),
    invalidNewCase('no name', { Name: undefined }, 'Name'),
    invalidNewCase('a blank name', { Name: '  ' }, 'Name'),
    {
      name: 'an identifier that is not a GUID',
      status: 201,
      body: ({ namespace }: World) => ({ ...valid, Id: `portal of ${namespace}` }),
      check: async ({ body }, world) => {
        const made = body as CreatedClient;
        expect(made.Client.Id).toBe(`portal of ${world.namespace}`);
        expect(await requestInTenant(world, 'GET', `/HybridClients/${encodeURIComponent(made.Client.Id)}`)).toEqual(
          made.Client,
        );
        expect((await requestToken(world, made.Client.Id, made.Secret)).status).toBe(200);
      },
    },
    invalidNewCase('an identifier that no token request can have', { Id: 'pörtal' }, 'Id'),
    invalidNewCase('an identifier with a slash', { Id: 'por/tal' }, 'Id'),
    invalidNewCase('a description of 257 characters', { SecretDescription: 'x'.repeat(257) }, 'SecretDescription'),
    invalidNewCase('an expired secret', { SecretExpirationDate: '2020-01-01T00:00:00Z' }, 'SecretExpirationDate'),
    invalidNewCase('an end that is not a date', { SecretExpirationDate: 'soon' }, 'SecretExpirationDate'),
    {
      name: 'the identifier of another hybrid client, in any case',
      status: 409,
      prepare: createHybridClient(),
      body: (_world: World, fixture: unknown) => ({ ...valid, Id: (fixture as CreatedClient).Client.Id.toUpperCase() }),
      check: then({ Name: 'Portal' }),
    },
    {
      name: 'the identifier of a client credential client',
      status: 409,
      prepare: createCredentialClient(),
      body: (_world: World, fixture: unknown) => ({ ...valid, Id: (fixture as CreatedClient).Client.Id }),
      check: expectDynamicProperty('Id'),
    },
    { name: 'a member', status: 403, as: 'member', body: valid },
    { name: 'a contributor', status: 403, as: 'contributor', body: valid },
    ...refusedTenantCases({ body: valid }),
  ],
  getHybridClient: [
    {
      name: 'a member',
      status: 200,
      as: 'member',
      prepare: createHybridClient(),
      path: clientPath,
      check: expectMembers({ Name: 'Portal', LogoUri: null }),
    },
    {
      name: 'Self: the client itself',
      status: 200,
      prepare: createHybridClient(),
      as: (world, fixture) => tokenOfClient(world, fixture as CreatedClient),
      path: clientPath,
      check: expectMembers({ Name: 'Portal' }),
    },
    {
      name: 'an id in any case; leaves out null members',
      status: 200,
      prepare: createHybridClient(),
      path: (_world, fixture) => ({ clientId: (fixture as CreatedClient).Client.Id.toUpperCase() }),
      headers: { 'Accept-Verbosity': 'non-verbose' },
      check: ({ body }) => expect(body).not.toHaveProperty('LogoUri'),
    },
    { name: 'an unknown client', status: 404, ...unknownPath, check: expectDynamicProperty('Id') },
    { name: 'a client of another kind', status: 404, prepare: createCredentialClient(), path: clientPath },
    ...refusedTenantCases(),
  ],
  checkHybridClient: [
    { name: 'it exists', status: 200, as: 'member', prepare: createHybridClient(), path: clientPath },
    {
      name: 'Self: the client itself',
      status: 200,
      prepare: createHybridClient(),
      as: (world, fixture) => tokenOfClient(world, fixture as CreatedClient),
      path: clientPath,
    },
    { name: 'an unknown client', status: 404, ...unknownPath },
    ...refusedTenantCases(),
  ],
  updateHybridClient: [
    {
      name: 'keeps members that are missing or null',
      status: 200,
      prepare: createHybridClient({ Tags: ['a'], ClientUri: 'https://portal.example.com/', AccessTokenLifetime: 120 }),
      path: clientPath,
      body: { Name: 'B', Tags: null, RedirectUris: null },
      check: expectMembers({
        Name: 'B',
        Tags: ['a'],
        RedirectUris: [redirectUri],
        ClientUri: 'https://portal.example.com/',
        AccessTokenLifetime: 120,
      }),
    },
    {
      name: 'lists are replaced, tags and sign-out addresses emptied',
      status: 200,
      prepare: createHybridClient({ Tags: ['a'], PostLogoutRedirectUris: addresses(2) }),
      path: clientPath,
      body: { Tags: [], PostLogoutRedirectUris: [], RedirectUris: addresses(10) },
      check: expectMembers({ Tags: [], PostLogoutRedirectUris: [], RedirectUris: addresses(10) }),
    },
    {
      name: 'a disabled client gets no token, an enabled one does',
      status: 200,
      prepare: createHybridClient(),
      path: clientPath,
      body: { Enabled: false },
      async check(_response, world, fixture) {
        const { Client, Secret } = fixture as CreatedClient;
        const refused = await requestToken(world, Client.Id, Secret);
        expect([refused.status, await refused.json()]).toEqual([
          400,
          expect.objectContaining({ error: 'invalid_client' }),
        ]);
        await requestInTenant(world, 'PUT', `/HybridClients/${Client.Id}`, { Enabled: true });
        expect((await requestToken(world, Client.Id, Secret)).status).toBe(200);
      },
    },
    {
      name: 'the next token has the new lifetime',
      status: 200,
      prepare: createHybridClient(),
      path: clientPath,
      body: { AccessTokenLifetime: 60 },
      async check(_response, world, fixture) {
        const { Client, Secret } = fixture as CreatedClient;
        expect(await (await requestToken(world, Client.Id, Secret)).json()).toMatchObject({ expires_in: 60 });
      },
    },
    {
      name: 'only its own id, in any case',
      status: 200,
      prepare: createHybridClient(),
      path: clientPath,
      body: (_world: World, fixture: unknown) => ({ Id: (fixture as CreatedClient).Client.Id.toUpperCase() }),
      check: ({ body }, _world, fixture) => expect(body).toEqual((fixture as CreatedClient).Client),
    },
    invalidChangeCase('another identifier', { Id: unknownId }, 'Id'),
    invalidChangeCase('a blank name', { Name: ' ' }, 'Name'),
    invalidChangeCase('removes all redirect URIs', { RedirectUris: [] }, 'RedirectUris'),
    invalidChangeCase('eleven redirect URIs', { RedirectUris: addresses(11) }, 'RedirectUris'),
    invalidChangeCase('eleven sign-out addresses', { PostLogoutRedirectUris: addresses(11) }, 'PostLogoutRedirectUris'),
    invalidChangeCase('a relative address', { RedirectUris: ['signed-in'] }, 'RedirectUris'),
    invalidChangeCase('a lifetime of 59', { AccessTokenLifetime: 59 }, 'AccessTokenLifetime'),
    invalidChangeCase('a lifetime of 3601', { AccessTokenLifetime: 3601 }, 'AccessTokenLifetime'),
    invalidChangeCase('a body that is not an object', [], 'body'),
    { name: 'a member', status: 403, as: 'member', prepare: createHybridClient(), path: clientPath, body: {} },
    {
      name: 'the client itself',
      status: 403,
      prepare: createHybridClient(),
      as: (world, fixture) => tokenOfClient(world, fixture as CreatedClient),
      path: clientPath,
      body: { Name: 'B' },
      check: then({ Name: 'Portal' }),
    },
    { name: 'an unknown client', status: 404, ...unknownPath, body: { Name: 'B' } },
    ...refusedTenantCases({ body: {} }),
  ],
  deleteHybridClient: [
    {
      name: 'its token remains valid, its secret gets no new one, its id can be reused',
      status: 204,
      async prepare(world) {
        const made = await createHybridClient()(world);
        return { ...made, ...(await tokenOfClient(world, made)) };
      },
      path: clientPath,
      async check(_response, world, fixture) {
        const { Client, Secret, token } = fixture as CreatedClient & { readonly token: string };
        const path = `/api/v1/Tenants/${world.tenant}/HybridClients/${Client.Id}`;
        // Itself, the token still may look; there is nothing to see.
        expect((await world.server.send('GET', path, { as: { token } })).status).toBe(404);
        expect((await world.server.send('DELETE', path)).status).toBe(404);
        expect((await requestToken(world, Client.Id, Secret)).status).toBe(400);
        await createHybridClient({ Id: Client.Id })(world);
      },
    },
    {
      name: 'another object refers to it',
      status: 409,
      async prepare(world) {
        const made = await createHybridClient()(world);
        const objects = untyped(world.server.server.store.objects);
        const references = [{ kind: 'hybridClient', id: made.Client.Id }];
        const dates = { created: '2026-01-01T00:00:00Z', modified: '2026-01-01T00:00:00Z' };
        const connection = { id: world.namespace, body: {}, owner: null, acl: null, references, ...dates };
        await objects.create({ tenant: world.tenant, namespace: '' }, 'connection', connection);
        return made;
      },
      path: clientPath,
      check: (response, world, fixture) => {
        expectDynamicProperty('ReferencedBy')(response);
        return then({ Name: 'Portal' })(response, world, fixture);
      },
    },
    {
      name: 'a member',
      status: 403,
      as: 'member',
      prepare: createHybridClient(),
      path: clientPath,
      check: then({ Name: 'Portal' }),
    },
    { name: 'an unknown client', status: 404, ...unknownPath },
    { name: 'a client of another kind', status: 404, prepare: createCredentialClient(), path: clientPath },
    ...refusedTenantCases(),
  ],
};
