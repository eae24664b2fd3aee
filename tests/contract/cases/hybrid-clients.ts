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

const validBody = { Name: 'Portal', RedirectUris: [redirectUri] };
const uris = (count: number) => Array.from({ length: count }, (_, index) => `${redirectUri}/${index}`);
const unknownPath = { path: { clientId: unknownId } };

/** Creates clients: A with the tags a and b, B with a, C without. All have the namespace of the world as a tag. */
const createThreeClients = async (world: World) => {
  const [a, b, c] = [
    await createHybridClient({ Name: 'A', Tags: [world.namespace, 'a', 'b'] })(world),
    await createHybridClient({ Name: 'B', Tags: [world.namespace, 'a'] })(world),
    await createHybridClient({ Name: 'C', Tags: [world.namespace] })(world),
  ];
  return { a, b, c };
};
type ThreeClients = Awaited<ReturnType<typeof createThreeClients>>;
const tagQuery =
  (...tags: readonly string[]) =>
  ({ namespace }: World) =>
    [namespace, ...tags].map((tag) => `tag=${tag}`).join('&');
const idQuery = (_world: World, fixture: unknown) => {
  const { a, c } = fixture as ThreeClients;
  return `id=%20&id=${c.Client.Id.toUpperCase()}&id=${unknownId}&id=${a.Client.Id}&id=${a.Client.Id}&skip=1&count=1`;
};

/** Expects members of the stored client of the fixture. */
const expectStoredClient =
  (expected: object): NonNullable<Case['check']> =>
  async (_response, world, fixture) => {
    const { Id } = (fixture as CreatedClient).Client;
    expect(await requestInTenant(world, 'GET', `/HybridClients/${Id}`)).toMatchObject(expected);
  };

/** Returns the case of an invalid member in a new client. */
const invalidNewCase = (name: string, body: object, member: string): Case => ({
  name,
  status: 400,
  body: { ...validBody, ...body },
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
      name: 'returns clients in the order of creation',
      status: 200,
      as: 'member',
      prepare: createThreeClients,
      query: tagQuery(),
      check: expectListOf('Name', 'A', 'B', 'C'),
    },
    {
      name: 'filters by all of the tags',
      status: 200,
      prepare: createThreeClients,
      query: tagQuery('a', 'b'),
      check: expectListOf('Name', 'A'),
    },
    {
      name: 'returns an empty list for an unknown tag',
      status: 200,
      prepare: createThreeClients,
      query: tagQuery('other'),
      check: expectListOf('Name'),
    },
    {
      name: 'returns the clients of the id parameters once and ignores unknown ids, skip and count',
      status: 200,
      prepare: createThreeClients,
      query: idQuery,
      check: expectListOf('Name', 'C', 'A'),
    },
    {
      name: 'filters by id and tag',
      status: 200,
      prepare: createThreeClients,
      query: (world, fixture) => `${idQuery(world, fixture)}&tag=b`,
      check: expectListOf('Name', 'A'),
    },
    {
      name: 'returns a page with the total count',
      status: 200,
      prepare: createThreeClients,
      query: (world) => `${tagQuery()(world)}&skip=1&count=1&query=ignored`,
      check({ body, headers }) {
        expect(body).toEqual([expect.objectContaining({ Name: 'B' })]);
        expect(headers.get('total-count')).toBe('3');
      },
    },
    {
      name: 'returns no secrets',
      status: 200,
      prepare: createThreeClients,
      query: tagQuery(),
      check({ text }, _world, fixture) {
        expect(text).not.toMatch(/secret|hash/i);
        for (const { Secret } of Object.values(fixture as ThreeClients)) expect(text).not.toContain(Secret);
      },
    },
    {
      name: 'leaves out null members',
      status: 200,
      prepare: createThreeClients,
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
      name: 'counts hybrid clients only',
      status: 200,
      as: 'member',
      async prepare(world) {
        await createThreeClients(world);
        await createCredentialClient()(world);
        return requestInTenant(world, 'GET', '/HybridClients?count=10000');
      },
      check: ({ headers }, _world, fixture) =>
        expect(headers.get('total-count')).toBe(String((fixture as readonly unknown[]).length)),
    },
    {
      name: 'counts clients with all of the tags',
      status: 200,
      prepare: createThreeClients,
      query: tagQuery('a'),
      check: expectTotalCount(2),
    },
    {
      name: 'counts the clients of the id parameters',
      status: 200,
      prepare: createThreeClients,
      query: idQuery,
      check: expectTotalCount(2),
    },
    {
      name: 'filters by id and tag',
      status: 200,
      prepare: createThreeClients,
      query: (world, fixture) => `${idQuery(world, fixture)}&tag=b`,
      check: expectTotalCount(1),
    },
    ...refusedTenantCases(),
  ],
  createHybridClient: [
    {
      name: 'returns the first secret, which gets a token',
      status: 201,
      body: { ...validBody, SecretDescription: 'First' },
      async check({ body }, world) {
        const created = body as CreatedClient;
        expect(created).toEqual({
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
        expect(await requestInTenant(world, 'GET', `/HybridClients/${created.Client.Id}`)).toEqual(created.Client);
        expect((await requestToken(world, created.Client.Id, created.Secret)).status).toBe(200);
      },
    },
    {
      name: 'accepts all members',
      status: 201,
      body: ({ namespace }: World) => ({
        ...validBody,
        Id: namespace.slice('case-'.length).toUpperCase(),
        Enabled: false,
        AccessTokenLifetime: 60,
        RedirectUris: uris(10),
        PostLogoutRedirectUris: uris(10),
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
            RedirectUris: uris(10),
            PostLogoutRedirectUris: uris(10),
            ClientUri: 'https://portal.example.com/',
            LogoUri: 'https://portal.example.com/logo.png',
            Tags: ['a', 'b'],
            AllowOfflineAccess: true,
            AllowAccessTokensViaBrowser: true,
          },
        }),
    },
    {
      name: 'uses defaults for null members',
      status: 201,
      body: {
        ...validBody,
        Id: null,
        Enabled: null,
        AccessTokenLifetime: null,
        Tags: null,
        SecretExpirationDate: null,
      },
      check: expectMembers({ ExpirationDate: null, Client: { Enabled: true, AccessTokenLifetime: 3600, Tags: [] } }),
    },
    { name: 'accepts the maximum lifetime', status: 201, body: { ...validBody, AccessTokenLifetime: 3600 } },
    invalidNewCase('no redirect URIs', { RedirectUris: undefined }, 'RedirectUris'),
    invalidNewCase('an empty list of redirect URIs', { RedirectUris: [] }, 'RedirectUris'),
    invalidNewCase('eleven redirect URIs', { RedirectUris: uris(11) }, 'RedirectUris'),
    invalidNewCase('eleven sign-out URIs', { PostLogoutRedirectUris: uris(11) }, 'PostLogoutRedirectUris'),
    invalidNewCase('a relative redirect URI', { RedirectUris: ['/signed-in'] }, 'RedirectUris[0]'),
    invalidNewCase('a relative sign-out URI', { PostLogoutRedirectUris: ['signed-out'] }, 'PostLogoutRedirectUris[0]'),
    invalidNewCase('a relative ClientUri', { ClientUri: 'about' }, 'ClientUri'),
    invalidNewCase('a relative LogoUri', { LogoUri: 'logo.png' }, 'LogoUri'),
    invalidNewCase('a lifetime of 59', { AccessTokenLifetime: 59 }, 'AccessTokenLifetime'),
    invalidNewCase('a lifetime of 3601', { AccessTokenLifetime: 3601 }, 'AccessTokenLifetime'),
    invalidNewCase('no name', { Name: undefined }, 'Name'),
    invalidNewCase('a blank name', { Name: '  ' }, 'Name'),
    {
      name: 'an identifier that is not a GUID',
      status: 201,
      body: ({ namespace }: World) => ({ ...validBody, Id: `portal of ${namespace}` }),
      check: async ({ body }, world) => {
        const created = body as CreatedClient;
        expect(created.Client.Id).toBe(`portal of ${world.namespace}`);
        expect(await requestInTenant(world, 'GET', `/HybridClients/${encodeURIComponent(created.Client.Id)}`)).toEqual(
          created.Client,
        );
        expect((await requestToken(world, created.Client.Id, created.Secret)).status).toBe(200);
      },
    },
    invalidNewCase('an identifier that no token request can have', { Id: 'pörtal' }, 'Id'),
    invalidNewCase('an identifier with a slash', { Id: 'por/tal' }, 'Id'),
    invalidNewCase('a description of 257 characters', { SecretDescription: 'x'.repeat(257) }, 'SecretDescription'),
    invalidNewCase('an expired secret', { SecretExpirationDate: '2020-01-01T00:00:00Z' }, 'SecretExpirationDate'),
    invalidNewCase('an expiry that is not a date', { SecretExpirationDate: 'soon' }, 'SecretExpirationDate'),
    {
      name: 'the identifier of another hybrid client, in any case',
      status: 409,
      prepare: createHybridClient(),
      body: (_world: World, fixture: unknown) => ({
        ...validBody,
        Id: (fixture as CreatedClient).Client.Id.toUpperCase(),
      }),
      check: expectStoredClient({ Name: 'Portal' }),
    },
    {
      name: 'the identifier of a client credential client',
      status: 409,
      prepare: createCredentialClient(),
      body: (_world: World, fixture: unknown) => ({ ...validBody, Id: (fixture as CreatedClient).Client.Id }),
      check: expectDynamicProperty('Id'),
    },
    { name: 'a member', status: 403, as: 'member', body: validBody },
    { name: 'a contributor', status: 403, as: 'contributor', body: validBody },
    ...refusedTenantCases({ body: validBody }),
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
      name: 'the client itself',
      status: 200,
      prepare: createHybridClient(),
      as: (world, fixture) => tokenOfClient(world, fixture as CreatedClient),
      path: clientPath,
      check: expectMembers({ Name: 'Portal' }),
    },
    {
      name: 'accepts an id in any case and leaves out null members',
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
    { name: 'an existing client', status: 200, as: 'member', prepare: createHybridClient(), path: clientPath },
    {
      name: 'the client itself',
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
      name: 'replaces lists and accepts empty ones',
      status: 200,
      prepare: createHybridClient({ Tags: ['a'], PostLogoutRedirectUris: uris(2) }),
      path: clientPath,
      body: { Tags: [], PostLogoutRedirectUris: [], RedirectUris: uris(10) },
      check: expectMembers({ Tags: [], PostLogoutRedirectUris: [], RedirectUris: uris(10) }),
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
      name: 'accepts its own id in any case',
      status: 200,
      prepare: createHybridClient(),
      path: clientPath,
      body: (_world: World, fixture: unknown) => ({ Id: (fixture as CreatedClient).Client.Id.toUpperCase() }),
      check: ({ body }, _world, fixture) => expect(body).toEqual((fixture as CreatedClient).Client),
    },
    invalidChangeCase('another identifier', { Id: unknownId }, 'Id'),
    invalidChangeCase('a blank name', { Name: ' ' }, 'Name'),
    invalidChangeCase('removes all redirect URIs', { RedirectUris: [] }, 'RedirectUris'),
    invalidChangeCase('eleven redirect URIs', { RedirectUris: uris(11) }, 'RedirectUris'),
    invalidChangeCase('eleven sign-out URIs', { PostLogoutRedirectUris: uris(11) }, 'PostLogoutRedirectUris'),
    invalidChangeCase('a relative new redirect URI', { RedirectUris: ['signed-in'] }, 'RedirectUris[0]'),
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
      check: expectStoredClient({ Name: 'Portal' }),
    },
    { name: 'an unknown client', status: 404, ...unknownPath, body: { Name: 'B' } },
    ...refusedTenantCases({ body: {} }),
  ],
  deleteHybridClient: [
    {
      name: 'a deleted client gets no new token, and its id can be reused',
      status: 204,
      async prepare(world) {
        const created = await createHybridClient()(world);
        return { ...created, ...(await tokenOfClient(world, created)) };
      },
      path: clientPath,
      async check(_response, world, fixture) {
        const { Client, Secret, token } = fixture as CreatedClient & { readonly token: string };
        const path = `/api/v1/Tenants/${world.tenant}/HybridClients/${Client.Id}`;
        // The token is still valid, but the client no longer exists.
        expect((await world.server.send('GET', path, { as: { token } })).status).toBe(404);
        expect((await world.server.send('DELETE', path)).status).toBe(404);
        expect((await requestToken(world, Client.Id, Secret)).status).toBe(400);
        await createHybridClient({ Id: Client.Id })(world);
      },
    },
    {
      name: 'a client that another object refers to',
      status: 409,
      async prepare(world) {
        const created = await createHybridClient()(world);
        const objects = untyped(world.server.server.store.objects);
        const references = [{ kind: 'hybridClient', id: created.Client.Id }];
        const dates = { created: '2026-01-01T00:00:00Z', modified: '2026-01-01T00:00:00Z' };
        const connection = { id: world.namespace, body: {}, owner: null, acl: null, references, ...dates };
        await objects.create({ tenant: world.tenant, namespace: '' }, 'connection', connection);
        return created;
      },
      path: clientPath,
      check: (response, world, fixture) => {
        expectDynamicProperty('ReferencedBy')(response);
        return expectStoredClient({ Name: 'Portal' })(response, world, fixture);
      },
    },
    {
      name: 'a member',
      status: 403,
      as: 'member',
      prepare: createHybridClient(),
      path: clientPath,
      check: expectStoredClient({ Name: 'Portal' }),
    },
    { name: 'an unknown client', status: 404, ...unknownPath },
    { name: 'a client of another kind', status: 404, prepare: createCredentialClient(), path: clientPath },
    ...refusedTenantCases(),
  ],
};
