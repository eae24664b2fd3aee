// Forged tokens against the whole server: what authentication.test.ts shows of the authenticator alone holds where requests come in.
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
  /** The server of the attacker, which offers their keys, and how often somebody asked for them. */
  const theirs = { url: '', asked: 0 };
  const offer = createServer((_request, response) => {
    theirs.asked += 1;
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(attacker.jwks));
  });

  beforeAll(async () => {
    [keys, attacker] = await Promise.all([generateSigningKeys(), generateSigningKeys()]);
    server = await startTestServer({}, { keys });
    await new Promise<void>((resolve) => offer.listen(0, '127.0.0.1', resolve));
    theirs.url = `http://127.0.0.1:${(offer.address() as AddressInfo).port}/keys.json`;
  });
  afterAll(async () => {
    await server.stop();
    offer.close();
  });

  const seconds = () => Math.floor(Date.now() / 1000);
  const claims = (given: object = {}) => ({
    iss: `${server.server.url}/identity`,
    aud: API_SCOPE,
    client_id: randomUUID(),
    tid: server.tenant,
    role: [server.roles.administrator],
    exp: seconds() + 3600,
    ...given,
  });
  const ours = (given: object = {}, header: Readonly<Record<string, unknown>> = {}) =>
    sign(signingKey(keys), claims(given), header);
  const attackers = (header: Readonly<Record<string, unknown>>) => sign(signingKey(attacker), claims(), header);
  const kid = () => signingKey(keys).kid;
  /** Signed by a secret that everybody knows: what the server publishes of its key. */
  const hmac = (secret: string | Buffer) => {
    const text = `${base64url({ alg: 'HS256', typ: 'at+jwt', kid: kid() })}.${base64url(claims())}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  async function published(): Promise<JsonWebKey> {
    const discovery = await fetch(`${server.server.url}/identity/.well-known/openid-configuration`);
    const { jwks_uri } = (await discovery.json()) as { jwks_uri: string };
    const { keys: all } = (await (await fetch(jwks_uri)).json()) as { keys: JsonWebKey[] };
    const key = all.find((one) => one['kid'] === kid());
    if (!key) throw new Error('The key is not published.');
    return key;
  }

  const roots = () => [
    `/api/v1/Tenants/${server.tenant}/Namespaces/demo/StreamViews`,
    `/api/v1/Tenants/${server.tenant}/Users`,
    `/api/v1/Tenants/${server.tenant}/Namespaces/demo/SoftwareManagement/Systems`,
    `/api/v1/Tenants/${server.tenant}`,
  ];

  it('is none when it is ours', async () => {
    const token = await ours();
    for (const path of roots())
      expect([path, (await server.send('GET', path, { as: { token } })).status]).toEqual([path, 200]);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['alg none', () => `${base64url({ alg: 'none', typ: 'at+jwt', kid: kid() })}.${base64url(claims())}.`],
    ['HS256 by our public key as JWK', async () => hmac(JSON.stringify(await published()))],
    [
      'HS256 by our public key as PEM',
      async () =>
        hmac(createPublicKey({ key: await published(), format: 'jwk' }).export({ type: 'spki', format: 'pem' })),
    ],
    ['another key under the name of ours', () => attackers({ kid: kid() })],
    ['a key of an unknown name', () => attackers({})],
    ['a name that is a path', () => attackers({ kid: '../../../../dev/null' })],
    ['a key that it brings along', () => attackers({ jwk: attacker.jwks.keys[0], kid: kid() })],
    ['a key set that it names', () => attackers({ jku: theirs.url })],
    ['a certificate that it names', () => attackers({ x5u: theirs.url })],
    ['a certificate that it names, under the name of our key', () => attackers({ x5u: theirs.url, kid: kid() })],
    ['a certificate that it brings along', () => attackers({ x5c: [base64url('certificate')], kid: kid() })],
    ['an extension that must be understood', () => ours({}, { crit: ['x-millrace'], 'x-millrace': true })],
    ['another issuer', () => ours({ iss: theirs.url })],
    ['another audience', () => ours({ aud: 'another' })],
    ['an identity token', () => ours({}, { typ: 'JWT' })],
    ['no end', () => ours({ exp: undefined })],
    ['an end that is past', () => ours({ exp: seconds() - 60 })],
    ['a beginning that is still to come', () => ours({ nbf: seconds() + 600 })],
  ])('%s: 401', async (_name, forge) => {
    const token = await forge();
    for (const path of roots()) {
      const response = await server.send('GET', path, { as: { token } });
      expect([path, response.status]).toEqual([path, 401]);
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer error="invalid_token"/);
    }
    expect(theirs.asked).toBe(0);
  });

  it('too long for a header: refused', async () => {
    const token = await ours({ padding: 'x'.repeat(20_000) });
    const response = await server.send('GET', roots()[0] ?? '', { as: { token } });
    expect(response.status).toBe(431);
  });

  /** The status of a request with several Authorization headers, which fetch would join. */
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
    ['a good one, then a bad one', (good: string) => [`Bearer ${good}`, 'Bearer forged']],
    ['a bad one, then a good one', (good: string) => ['Bearer forged', `Bearer ${good}`]],
    ['the same good one twice', (good: string) => [`Bearer ${good}`, `Bearer ${good}`]],
    ['another scheme, then a good one', (good: string) => ['Basic eDp5', `Bearer ${good}`]],
    ['an empty one, then a good one', (good: string) => ['', `Bearer ${good}`]],
  ])('two Authorization headers, %s: 401', async (_name, both) => {
    const good = await ours();
    for (const path of roots()) {
      expect(await statusOf(path, `Bearer ${good}`)).toBe(200);
      expect([path, await statusOf(path, ...both(good))]).toEqual([path, 401]);
    }
  });
});
