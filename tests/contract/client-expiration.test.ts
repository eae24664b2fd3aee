// Expiration of client secrets and tokens, with a clock that the test sets (document 2, section 5; docs/behavior/signing-in.md#client-credentials).
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { ticksPerSecond } from '../../server/domain/values/ticks.ts';
import { parseDateTime } from '../../server/domain/values/time.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld, type World } from './support/cases.ts';
import {
  requestToken,
  createCredentialClient,
  createHybridClient,
  requestInTenant,
  tokenOfClient,
} from './support/identity-clients.ts';

const start = parseDateTime('2031-05-01T12:00:00Z') ?? 0n;
let now = start;
/** Sets the clock to `start` plus the given seconds. */
const setClock = (seconds: number) => {
  now = start + BigInt(Math.round(seconds * 10)) * (ticksPerSecond / 10n);
};
const dateAfterMinutes = (minutes: number) => `2031-05-01T12:${String(minutes).padStart(2, '0')}:00Z`;

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  setClock(0);
  world = await newWorld(server);
});

const clientKinds = [
  ['HybridClients', createHybridClient],
  ['ClientCredentialClients', createCredentialClient],
] as const;

it.each(clientKinds)('a secret of %s is refused from its expiration date on', async (path, createClient) => {
  const created = await createClient({ SecretExpirationDate: dateAfterMinutes(10) })(world);
  const { Id } = created.Client;
  const withoutExpiration = (await requestInTenant(world, 'POST', `/${path}/${Id}/Secrets`, { Expires: false })) as {
    readonly Secret: string;
  };
  const statuses = async () =>
    Promise.all(
      [created.Secret, withoutExpiration.Secret].map(async (secret) => (await requestToken(world, Id, secret)).status),
    );
  setClock(10 * 60 - 0.1);
  expect(await statuses()).toEqual([200, 200]);
  setClock(10 * 60);
  expect(await statuses()).toEqual([400, 200]);
  const refused = await requestToken(world, Id, created.Secret);
  expect(await refused.json()).toMatchObject({ error: 'invalid_client' });
  // An expired secret can still be read, and a later expiration date makes it valid again.
  const secret = `/${path}/${Id}/Secrets/1`;
  expect(await requestInTenant(world, 'GET', secret)).toMatchObject({
    Expiration: dateAfterMinutes(10),
    Expires: true,
  });
  await requestInTenant(world, 'PUT', secret, { Expiration: dateAfterMinutes(20) });
  expect(await statuses()).toEqual([200, 200]);
});

it('a token remains valid after the secret that it was issued for expires', async () => {
  const created = await createHybridClient({ SecretExpirationDate: dateAfterMinutes(1), AccessTokenLifetime: 120 })(
    world,
  );
  const as = await tokenOfClient(world, created);
  setClock(90);
  expect((await requestToken(world, created.Client.Id, created.Secret)).status).toBe(400);
  const path = `/api/v1/Tenants/${world.tenant}/HybridClients/${created.Client.Id}`;
  expect((await server.send('GET', path, { as })).status).toBe(200);
});

it.each([60, 120, 3600])('a token expires after %i seconds if that is the lifetime of its client', async (lifetime) => {
  const created = await createHybridClient({ AccessTokenLifetime: lifetime })(world);
  setClock(30);
  const response = await requestToken(world, created.Client.Id, created.Secret);
  const { access_token: token, expires_in } = (await response.json()) as {
    readonly access_token: string;
    readonly expires_in: number;
  };
  const { iat = 0, exp = 0 } = decodeJwt(token);
  expect([expires_in, exp - iat]).toEqual([lifetime, lifetime]);
  expect(new Date(iat * 1000).toISOString()).toBe('2031-05-01T12:00:30.000Z');
  const path = `/api/v1/Tenants/${world.tenant}/HybridClients/${created.Client.Id}`;
  const status = async () => (await server.send('GET', path, { as: { token } })).status;
  setClock(30 + lifetime - 1);
  expect(await status()).toBe(200);
  // The server tolerates a clock skew of five seconds.
  setClock(30 + lifetime + 6);
  expect(await status()).toBe(401);
});

it('a changed lifetime applies to new tokens only', async () => {
  const created = await createHybridClient({ AccessTokenLifetime: 60 })(world);
  const first = (await tokenOfClient(world, created)).token;
  await requestInTenant(world, 'PUT', `/HybridClients/${created.Client.Id}`, { AccessTokenLifetime: 600 });
  const lifetimeOf = (token: string) => {
    const { iat = 0, exp = 0 } = decodeJwt(token);
    return exp - iat;
  };
  expect([lifetimeOf(first), lifetimeOf((await tokenOfClient(world, created)).token)]).toEqual([60, 600]);
});

it('compares the expiration date of a secret with the clock of the server', async () => {
  setClock(60 * 60);
  for (const createClient of [createHybridClient, createCredentialClient]) {
    await expect(createClient({ SecretExpirationDate: dateAfterMinutes(59) })(world)).rejects.toThrow(/400.*future/);
    await createClient({ SecretExpirationDate: '2031-05-01T13:00:01Z' })(world);
  }
});

it('a hybrid client without a user has no roles and cannot change clients', async () => {
  const created = await createHybridClient()(world);
  const as = await tokenOfClient(world, created);
  const claims = decodeJwt(as.token);
  expect([claims['role'], claims['role_type']]).toEqual([[], []]);
  const other = await createHybridClient()(world);
  const path = `/api/v1/Tenants/${world.tenant}/HybridClients`;
  expect((await server.send('PUT', `${path}/${other.Client.Id}`, { as, body: { Name: 'Mine' } })).status).toBe(403);
  expect((await server.send('POST', path, { as, body: {} })).status).toBe(403);
});
