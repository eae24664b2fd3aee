// What clients may do as time passes, by a clock of the test's own (document 2, section 5; docs/behavior/signing-in.md#client-credentials).
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
/** Sets the clock to so many seconds after the start. */
const at = (seconds: number) => {
  now = start + BigInt(Math.round(seconds * 10)) * (ticksPerSecond / 10n);
};
const date = (minutes: number) => `2031-05-01T12:${String(minutes).padStart(2, '0')}:00Z`;

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await startTestServer({}, { now: () => now });
});
afterAll(() => server.stop());
beforeEach(async () => {
  at(0);
  world = await newWorld(server);
});

const kinds = [
  ['HybridClients', createHybridClient],
  ['ClientCredentialClients', createCredentialClient],
] as const;

it.each(kinds)('a secret of %s is good until its end, and not at it', async (path, make) => {
  const made = await make({ SecretExpirationDate: date(10) })(world);
  const { Id } = made.Client;
  const endless = (await requestInTenant(world, 'POST', `/${path}/${Id}/Secrets`, { Expires: false })) as {
    readonly Secret: string;
  };
  const statuses = async () =>
    Promise.all([made.Secret, endless.Secret].map(async (secret) => (await requestToken(world, Id, secret)).status));
  at(10 * 60 - 0.1);
  expect(await statuses()).toEqual([200, 200]);
  at(10 * 60);
  expect(await statuses()).toEqual([400, 200]);
  const refused = await requestToken(world, Id, made.Secret);
  expect(await refused.json()).toMatchObject({ error: 'invalid_client' });
  // What is known of it stays, and a later end brings it back.
  const secret = `/${path}/${Id}/Secrets/1`;
  expect(await requestInTenant(world, 'GET', secret)).toMatchObject({ Expiration: date(10), Expires: true });
  await requestInTenant(world, 'PUT', secret, { Expiration: date(20) });
  expect(await statuses()).toEqual([200, 200]);
});

it('a token outlives the secret that it was got with', async () => {
  const made = await createHybridClient({ SecretExpirationDate: date(1), AccessTokenLifetime: 120 })(world);
  const as = await tokenOfClient(world, made);
  at(90);
  expect((await requestToken(world, made.Client.Id, made.Secret)).status).toBe(400);
  const path = `/api/v1/Tenants/${world.tenant}/HybridClients/${made.Client.Id}`;
  expect((await server.send('GET', path, { as })).status).toBe(200);
});

it.each([60, 120, 3600])('a token lives %i seconds when its client says so', async (lifetime) => {
  const made = await createHybridClient({ AccessTokenLifetime: lifetime })(world);
  at(30);
  const response = await requestToken(world, made.Client.Id, made.Secret);
  const { access_token: token, expires_in } = (await response.json()) as {
    readonly access_token: string;
    readonly expires_in: number;
  };
  const { iat = 0, exp = 0 } = decodeJwt(token);
  expect([expires_in, exp - iat]).toEqual([lifetime, lifetime]);
  expect(new Date(iat * 1000).toISOString()).toBe('2031-05-01T12:00:30.000Z');
  const path = `/api/v1/Tenants/${world.tenant}/HybridClients/${made.Client.Id}`;
  const status = async () => (await server.send('GET', path, { as: { token } })).status;
  at(30 + lifetime - 1);
  expect(await status()).toBe(200);
  // Clocks of servers may differ by five seconds.
  at(30 + lifetime + 6);
  expect(await status()).toBe(401);
});

it('a changed lifetime counts from the next token on', async () => {
  const made = await createHybridClient({ AccessTokenLifetime: 60 })(world);
  const first = (await tokenOfClient(world, made)).token;
  await requestInTenant(world, 'PUT', `/HybridClients/${made.Client.Id}`, { AccessTokenLifetime: 600 });
  const lives = (token: string) => {
    const { iat = 0, exp = 0 } = decodeJwt(token);
    return exp - iat;
  };
  expect([lives(first), lives((await tokenOfClient(world, made)).token)]).toEqual([60, 600]);
});

it('judges the end of a secret by the clock of the server', async () => {
  at(60 * 60);
  for (const make of [createHybridClient, createCredentialClient]) {
    await expect(make({ SecretExpirationDate: date(59) })(world)).rejects.toThrow(/400.*future/);
    await make({ SecretExpirationDate: '2031-05-01T13:00:01Z' })(world);
  }
});

it('a hybrid client by itself has no roles: it changes nothing', async () => {
  const made = await createHybridClient()(world);
  const as = await tokenOfClient(world, made);
  const claims = decodeJwt(as.token);
  expect([claims['role'], claims['role_type']]).toEqual([[], []]);
  const other = await createHybridClient()(world);
  const path = `/api/v1/Tenants/${world.tenant}/HybridClients`;
  expect((await server.send('PUT', `${path}/${other.Client.Id}`, { as, body: { Name: 'Mine' } })).status).toBe(403);
  expect((await server.send('POST', path, { as, body: {} })).status).toBe(403);
});
