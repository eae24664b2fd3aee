// The cached keys of another issuer (OIDC_ISSUER): replicas follow a rotation of its keys. On SQLite, one server is both replicas.
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { generateSigningKeys, type SigningKeys } from '../../../server/openid/keys.ts';
import { onBothDatabases, type NewDatabase } from '../../support/both-databases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { sign, signingKey } from '../../support/tokens.ts';

const seconds = 1_000;
const minutes = 60 * seconds;
/** The time for which a server does not fetch the keys again, whatever the key of a token. */
const cooldown = 30 * seconds;
/** The time after which a server fetches the keys again. */
const maxAge = 10 * minutes;

let issuer = '';
let published: readonly SigningKeys[] = [];
let fetches = 0;
const app = express();
app.get('/.well-known/openid-configuration', (_request, response) => {
  response.json({ issuer, jwks_uri: `${issuer}/keys` });
});
app.get('/keys', (_request, response) => {
  fetches += 1;
  response.json({ keys: published.flatMap(({ jwks }) => jwks.keys) });
});
const issuerServer = app.listen(0, '127.0.0.1');
let oldKeys: SigningKeys;
let newKeys: SigningKeys;

beforeAll(async () => {
  [oldKeys, newKeys] = await Promise.all([generateSigningKeys(), generateSigningKeys()]);
  if (!issuerServer.listening) await new Promise((resolve) => issuerServer.once('listening', resolve));
  issuer = `http://127.0.0.1:${(issuerServer.address() as AddressInfo).port}`;
});
afterAll(() => {
  issuerServer.close();
  issuerServer.closeAllConnections();
});

function keysOfAnotherIssuer(newDatabase: NewDatabase): void {
  let replicas: readonly TestServer[] = [];
  let now = 0;
  // Each test needs servers without cached keys.
  beforeEach(async () => {
    const database = await newDatabase();
    const settings = { ...database, OIDC_ISSUER: issuer, OIDC_AUDIENCE: 'api://hub' };
    const one = await startTestServer(settings);
    replicas = 'DATABASE_URL' in database ? [one, await startTestServer(settings, { replicaOf: one })] : [one];
    now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    published = [oldKeys];
    fetches = 0;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const replica of replicas.toReversed()) await replica.stop();
  });

  let tokens = 0;
  /** Returns a new token, which no server has verified yet. */
  const newToken = (keys: SigningKeys, { tenant, roles }: TestServer) =>
    sign(
      signingKey(keys),
      {
        iss: issuer,
        aud: 'api://hub',
        sub: 'someone',
        tid: tenant,
        role: [roles.administrator],
        jti: String(++tokens),
        exp: Math.floor(now / seconds) + 3_600,
      },
      { typ: 'JWT' },
    );
  const statusOf = async (server: TestServer, token: string) =>
    (await server.send('GET', `/api/v1/Tenants/${server.tenant}/Namespaces/demo/Types`, { as: { token } })).status;
  /** Returns the status of each replica for a new token. */
  const statuses = (keys: SigningKeys) =>
    Promise.all(replicas.map(async (server) => statusOf(server, await newToken(keys, server))));
  const each = (status: number) => replicas.map(() => status);

  it('are fetched again for a token with a new key, at most once in 30 seconds', async () => {
    expect(await statuses(oldKeys)).toEqual(each(200));
    published = [newKeys, oldKeys];
    now += cooldown - 1;
    expect(await statuses(newKeys)).toEqual(each(401));
    expect(fetches).toBe(replicas.length);
    now += 1;
    expect(await statuses(newKeys)).toEqual(each(200));
    expect(await statuses(oldKeys)).toEqual(each(200));
    expect(fetches).toBe(2 * replicas.length);
  });

  it('no longer verify a token after ten minutes without its key', async () => {
    expect(await statuses(oldKeys)).toEqual(each(200));
    published = [newKeys];
    now += maxAge - 1;
    expect(await statuses(oldKeys)).toEqual(each(200));
    now += 1;
    expect(await statuses(oldKeys)).toEqual(each(401));
    expect(await statuses(newKeys)).toEqual(each(200));
  });

  it('no longer verify a token as soon as a token with a new key is sent', async () => {
    expect(await statuses(oldKeys)).toEqual(each(200));
    published = [newKeys];
    now += cooldown;
    expect(await statuses(newKeys)).toEqual(each(200));
    expect(await statuses(oldKeys)).toEqual(each(401));
  });

  it('do not end tokens that were verified before', async () => {
    const [server] = replicas;
    if (!server) throw new Error('There is no server.');
    const token = await newToken(oldKeys, server);
    expect(await statusOf(server, token)).toBe(200);
    published = [newKeys];
    now += maxAge;
    expect(await statuses(newKeys)).toEqual(each(200));
    expect(await statusOf(server, token)).toBe(200);
  });
}

describe('keys of another issuer', () => {
  onBothDatabases(keysOfAnotherIssuer);
});
