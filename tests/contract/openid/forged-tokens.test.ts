// Forged tokens against a running server; authentication.test.ts tests the authenticator alone.
import { createHmac, createPublicKey, randomUUID, type JsonWebKey } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { API_SCOPE } from '../../../server/openid/claims.ts';
import { generateSigningKeys, type SigningKeys } from '../../../server/openid/keys.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { sign, signingKey } from '../../support/tokens.ts';

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('a forged token', () => {
  let keys: SigningKeys;
  let attacker: SigningKeys;
  let server: TestServer;
  /** The URL of the attacker's server, which serves the attacker's keys, and the number of requests to it. */
  const attackerKeys = { url: '', requests: 0 };
  const attackerServer = createServer((_request, response) => {
    attackerKeys.requests += 1;
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(attacker.jwks));
  });

  beforeAll(async () => {
    [keys, attacker] = await Promise.all([generateSigningKeys(), generateSigningKeys()]);
    server = await startTestServer({}, { keys });
    await new Promise<void>((resolve) => attackerServer.listen(0, '127.0.0.1', resolve));
    attackerKeys.url = `http://127.0.0.1:${(attackerServer.address() as AddressInfo).port}/keys.json`;
  });
  afterAll(async () => {
    await server.stop();
    attackerServer.close();
  });

  const seconds = () => Math.floor(Date.now() / 1000);
  const claims = (overrides: object = {}) => ({
    iss: `${server.server.url}/identity`,
    aud: API_SCOPE,
    client_id: randomUUID(),
    tid: server.tenant,
    role: [server.roles.administrator],
    exp: seconds() + 3600,
    ...overrides,
  });
  const ours = (overrides: object = {}, header: Readonly<Record<string, unknown>> = {}) =>
    sign(signingKey(keys), claims(overrides), header);
  const attackers = (header: Readonly<Record<string, unknown>>) => sign(signingKey(attacker), claims(), header);
  const kid = () => signingKey(keys).kid;
  /** Returns a token that is signed with HS256 by a public text, such as the published key. */
  const hmac = (secret: string | Buffer) => {
    const text = `${base64url({ alg: 'HS256', typ: 'at+jwt', kid: kid() })}.${base64url(claims())}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  async function publishedKey(): Promise<JsonWebKey> {
    const discovery = await fetch(`${server.server.url}/identity/.well-known/openid-configuration`);
    const { jwks_uri } = (await discovery.json()) as { jwks_uri: string };
    const { keys: publishedKeys } = (await (await fetch(jwks_uri)).json()) as { keys: JsonWebKey[] };
    const key = publishedKeys.find((candidate) => candidate['kid'] === kid());
    if (!key) throw new Error('The key is not published.');
    return key;
  }

  const roots = () => [
    `/api/v1/Tenants/${server.tenant}/Namespaces/demo/StreamViews`,
    `/api/v1/Tenants/${server.tenant}/Users`,
    `/api/v1/Tenants/${server.tenant}/Namespaces/demo/SoftwareManagement/Systems`,
    `/api/v1/Tenants/${server.tenant}`,
  ];

  it('with the signature and claims of the server is accepted', async () => {
    const token = await ours();
    for (const path of roots())
      expect([path, (await server.send('GET', path, { as: { token } })).status]).toEqual([path, 200]);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['the algorithm none', () => `${base64url({ alg: 'none', typ: 'at+jwt', kid: kid() })}.${base64url(claims())}.`],
    ['HS256 by our public key as JWK', async () => hmac(JSON.stringify(await publishedKey()))],
    [
      'HS256 by our public key as PEM',
      async () =>
        hmac(createPublicKey({ key: await publishedKey(), format: 'jwk' }).export({ type: 'spki', format: 'pem' })),
    ],
    ['a signature by another key and our kid', () => attackers({ kid: kid() })],
    ['a signature by another key', () => attackers({})],
    ['a kid that is a path', () => attackers({ kid: '../../../../dev/null' })],
    ['its own key in jwk', () => attackers({ jwk: attacker.jwks.keys[0], kid: kid() })],
    ['the URL of its own keys in jku', () => attackers({ jku: attackerKeys.url })],
    ['the URL of its own certificate in x5u', () => attackers({ x5u: attackerKeys.url })],
    ['the URL of its own certificate in x5u and our kid', () => attackers({ x5u: attackerKeys.url, kid: kid() })],
    ['its own certificate in x5c', () => attackers({ x5c: [base64url('certificate')], kid: kid() })],
    ['an unknown extension in crit', () => ours({}, { crit: ['x-millrace'], 'x-millrace': true })],
    ['another issuer', () => ours({ iss: attackerKeys.url })],
    ['another audience', () => ours({ aud: 'another' })],
    ['the type of an ID token', () => ours({}, { typ: 'JWT' })],
    ['no exp', () => ours({ exp: undefined })],
    ['an exp in the past', () => ours({ exp: seconds() - 60 })],
    ['an nbf in the future', () => ours({ nbf: seconds() + 600 })],
  ])('with %s is refused with 401', async (_name, forge) => {
    const token = await forge();
    for (const path of roots()) {
      const response = await server.send('GET', path, { as: { token } });
      expect([path, response.status]).toEqual([path, 401]);
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token"/);
    }
    expect(attackerKeys.requests).toBe(0);
  });

  it('that is too long for a header is refused with 431', async () => {
    const token = await ours({ padding: 'x'.repeat(20_000) });
    const response = await server.send('GET', roots()[0] ?? '', { as: { token } });
    expect(response.status).toBe(431);
  });

  /** Returns the status of a request with several Authorization headers, which fetch would join. */
  const statusOf = (path: string, ...authorization: readonly string[]): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      const headers = ['Host', 'x', ...authorization.flatMap((value) => ['Authorization', value])];
      const sent = request(`${server.server.url}${path}`, { headers, agent: false }, (response) => {
        response.resume().on('end', () => {
          resolve(response.statusCode);
        });
      });
      sent.on('error', reject).end();
    });

  it.each([
    ['a valid and a forged token', (good: string) => [`Bearer ${good}`, 'Bearer forged']],
    ['a forged and a valid token', (good: string) => ['Bearer forged', `Bearer ${good}`]],
    ['the same valid token twice', (good: string) => [`Bearer ${good}`, `Bearer ${good}`]],
    ['another scheme and a valid token', (good: string) => ['Basic eDp5', `Bearer ${good}`]],
    ['an empty header and a valid token', (good: string) => ['', `Bearer ${good}`]],
  ])('is refused with 401 in two Authorization headers: %s', async (_name, both) => {
    const good = await ours();
    for (const path of roots()) {
      expect(await statusOf(path, `Bearer ${good}`)).toBe(200);
      expect([path, await statusOf(path, ...both(good))]).toEqual([path, 401]);
    }
  });
});
