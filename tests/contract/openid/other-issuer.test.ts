// Tokens of another issuer (OIDC_ISSUER), with its own discovery, keys, audience and names of claims.
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { generateSigningKeys, type SigningKeys } from '../../../server/openid/keys.ts';
import { createTenant } from '../../../server/seed/tenant.ts';
import { startDemoServer, startTestServer, type TestServer } from '../../support/server.ts';
import { sign, signingKey } from '../../support/tokens.ts';

let keys: SigningKeys;
let server: TestServer;
let issuer = '';
let settings = {};
let discoveryRequests = 0;
let isUp = true;
let keysUrl: string | undefined;
const app = express();
app.get('/.well-known/openid-configuration', (_request, response) => {
  discoveryRequests += 1;
  if (isUp) response.json({ issuer, jwks_uri: keysUrl ?? `${issuer}/keys` });
  else response.status(502).end();
});
app.get('/keys', (_request, response) => {
  response.json(keys.jwks);
});
const issuerServer = app.listen(0, '127.0.0.1');

beforeAll(async () => {
  keys = await generateSigningKeys();
  if (!issuerServer.listening) await new Promise((resolve) => issuerServer.once('listening', resolve));
  issuer = `http://127.0.0.1:${(issuerServer.address() as AddressInfo).port}`;
  settings = {
    OIDC_ISSUER: issuer,
    OIDC_AUDIENCE: 'api://hub, other',
    OIDC_CLAIMS: 'tenant=org,client=azp,roles=groups',
  };
  server = await startTestServer(settings);
});
afterAll(async () => {
  await server.stop();
  issuerServer.close();
  issuerServer.closeAllConnections();
});

it('cannot be combined with the demo seed of an empty store', async () => {
  await expect(startDemoServer(settings)).rejects.toThrow('SEED=none');
});

it('leaves sandboxes without demo data, since their clients get no tokens', async () => {
  const control = await startTestServer({ ...settings, CONTROL: 'on' });
  try {
    const create = (seed: string) => control.send('POST', '/control/v1/sandboxes', { as: null, body: { seed } });
    const refused = await create('demo');
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('OIDC_ISSUER')]);
    const { tenantId: org } = (await (await create('empty')).json()) as { tenantId: string };
    const read = async (more: object) => {
      const token = await sign(signingKey(keys), { ...claims(), ...more }, { typ: 'JWT' });
      return (await control.send('GET', `/api/v1/Tenants/${org}`, { as: { token } })).status;
    };
    expect([await read({ org }), await read({})]).toEqual([200, 403]);
  } finally {
    await control.stop();
  }
});

const claims = () => ({
  iss: issuer,
  aud: 'api://hub',
  sub: 'someone',
  azp: 'program',
  org: server.tenant,
  groups: [server.roles.administrator],
  exp: Math.floor(Date.now() / 1_000) + 600,
});
const call = async (
  more: object = {},
  header: Readonly<Record<string, unknown>> = { typ: 'JWT' },
  key = signingKey(keys),
) => {
  const token = await sign(key, { ...claims(), ...more }, header);
  return server.send('GET', `/api/v1/Tenants/${server.tenant}/Namespaces/demo/Types`, { as: { token } });
};

describe('a server with another issuer', () => {
  it('returns 503 while the issuer is not reachable, and reads its keys as soon as it is', async () => {
    const early = await startTestServer(settings);
    const status = async () => {
      const token = await sign(signingKey(keys), { ...claims(), org: early.tenant }, { typ: 'JWT' });
      return (await early.send('GET', `/api/v1/Tenants/${early.tenant}/Namespaces/demo/Types`, { as: { token } }))
        .status;
    };
    try {
      isUp = false;
      expect(await status()).toBe(503);
      isUp = true;
      expect(await status()).toBe(200);
      const before = discoveryRequests;
      expect(await status()).toBe(200);
      expect(discoveryRequests).toBe(before);
    } finally {
      isUp = true;
      await early.stop();
    }
  });

  it('reads tenant, caller and roles from the claims of the issuer', async () => {
    expect((await call()).status).toBe(200);
    expect((await call({ groups: [] })).status).toBe(200);
    const token = await sign(signingKey(keys), { ...claims(), groups: [] }, { typ: 'JWT' });
    const path = `/api/v1/Tenants/${server.tenant}/Namespaces/demo/Types/X`;
    expect((await server.send('POST', path, { as: { token }, body: {} })).status).toBe(403);
    expect((await call({ aud: 'other' })).status).toBe(200);
  });

  it.each([
    ['the built-in names of claims', () => ({ org: undefined, tid: server.tenant })],
    ['another audience', () => ({ aud: 'ocsapi' })],
    ['another issuer', () => ({ iss: server.server.url })],
    ['an exp in the past', () => ({ exp: 1 })],
  ])('refuses a token with %s', async (_name, more) => {
    expect((await call(more())).status).toBe(401);
  });

  it('refuses ID tokens, unknown keys and tokens of the built-in provider, which is not served', async () => {
    expect((await call({}, { typ: 'id+jwt' })).status).toBe(401);
    expect((await call({}, {}, signingKey(await generateSigningKeys()))).status).toBe(401);
    const own = { token: await server.tokenOfUser({ id: 'someone' }) };
    expect(
      (await server.send('GET', `/api/v1/Tenants/${server.tenant}/Namespaces/demo/Types`, { as: own })).status,
    ).toBe(401);
    expect((await server.send('POST', '/identity/connect/token', { as: null })).status).toBe(404);
    const info = (await (await server.send('GET', '/info')).json()) as { issuer: string };
    expect(info.issuer).toBe(issuer);
  });
});

it('a server refuses keys from a URL with http on another machine', async () => {
  const careful = await startTestServer(settings);
  const path = `/api/v1/Tenants/${server.tenant}/Namespaces/demo/Types`;
  const token = await sign(signingKey(keys), claims(), { typ: 'JWT' });
  keysUrl = 'http://keys.example/keys';
  expect((await careful.send('GET', path, { as: { token } })).status).toBe(503);
  keysUrl = undefined;
  expect((await careful.send('GET', path, { as: { token } })).status).not.toBe(503);
  await careful.stop();
});

it('a server accepts the tokens of another Millrace, whose keys it discovers', async () => {
  const first = await startTestServer();
  const second = await startTestServer({ OIDC_ISSUER: `${first.server.url}/identity` });
  const id = randomUUID();
  const clients = [{ id: randomUUID(), name: 'both', secret: 'shared', roles: ['administrator'] as const }];
  for (const { server: one } of [first, second]) {
    const created = '2026-01-01T00:00:00Z';
    // Both have the tenant; only the first one issues tokens.
    const ownClients = one === first.server ? clients : [];
    await createTenant(one.store, { id, name: 'Both', namespace: 'demo', clients: ownClients, created });
  }
  const form = { grant_type: 'client_credentials', client_id: clients[0]?.id ?? '', client_secret: 'shared' };
  const body = new URLSearchParams(form);
  const response = await fetch(`${first.server.url}/identity/connect/token`, { method: 'POST', body });
  const { access_token: token } = (await response.json()) as { access_token: string };
  const path = `/api/v1/Tenants/${id}/Namespaces/demo/Types`;
  for (const one of [first, second]) expect((await one.send('GET', path, { as: { token } })).status).toBe(200);
  const foreign = { token: await second.tokenOfUser({ id: 'someone' }) };
  expect((await second.send('GET', path, { as: foreign })).status).toBe(401);
  await Promise.all([first.stop(), second.stop()]);
});

it('a server does not start with invalid settings of an issuer', async () => {
  await expect(startTestServer({ OIDC_ISSUER: 'nowhere' })).rejects.toThrow('OIDC_ISSUER');
  await expect(startTestServer({ OIDC_CLAIMS: 'groups=roles' })).rejects.toThrow('roles=groups');
});
