import { get, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { importJWK } from 'jose';
import { startOpenIdServer, type OpenIdServer } from '../support/openid.ts';

const javaAccepts = 'text/html, image/gif, image/jpeg, */*; q=0.2';

describe('discovery', () => {
  let server: OpenIdServer;
  let discovery: string;

  beforeAll(async () => {
    server = await startOpenIdServer();
    discovery = `${server.issuer}/.well-known/openid-configuration`;
  });
  afterAll(() => server.close());

  it('returns absolute URLs below the issuer, without a token', async () => {
    const response = await fetch(discovery);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toEqual({
      issuer: server.issuer,
      jwks_uri: `${server.issuer}/.well-known/openid-configuration/jwks`,
      token_endpoint: `${server.issuer}/connect/token`,
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      grant_types_supported: ['client_credentials'],
      scopes_supported: ['ocsapi'],
      claims_supported: ['tid', 'role', 'role_type'],
      response_types_supported: [],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    });
  });

  it('returns the URL of a token endpoint that accepts POST', async () => {
    const { token_endpoint: endpoint } = (await (await fetch(discovery)).json()) as { token_endpoint: string };
    const response = await fetch(endpoint, { method: 'POST', body: new URLSearchParams() });
    expect([response.status, await response.json()]).toEqual([
      400,
      { error: 'invalid_client', error_description: 'client authentication failed' },
    ]);
  });

  it.each([javaAccepts, 'text/html', 'image/gif', ''])('returns JSON for Accept: %s', async (accept) => {
    for (const url of [discovery, `${discovery}/jwks`]) {
      const response = await fetch(url, { headers: { Accept: accept } });
      expect(response.headers.get('content-type')).toMatch(/^application\/(jwk-set\+)?json/);
      expect(typeof (await response.json())).toBe('object');
    }
  });

  it('does not depend on the Host header', async () => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      get(discovery, { headers: { Host: 'evil.example' } }, resolve).once('error', reject);
    });
    let text = '';
    for await (const chunk of response) text += String(chunk);
    expect(text).toContain(`${server.issuer}/connect/token`);
    expect(text).not.toContain('evil');
  });

  it.each(['/.Well-Known/OpenID-Configuration', '/.well-known/openid-configuration/'])(
    'is found at %s',
    async (path) => {
      expect((await fetch(server.issuer + path)).status).toBe(200);
    },
  );

  it('can be read by pages of other origins', async () => {
    for (const url of [discovery, `${discovery}/jwks`]) {
      const response = await fetch(url, { headers: { Origin: 'https://app.example' } });
      expect(['*', 'https://app.example']).toContain(response.headers.get('access-control-allow-origin'));
    }
  });

  it('responds to HEAD without a body', async () => {
    for (const url of [discovery, `${discovery}/jwks`]) {
      const response = await fetch(url, { method: 'HEAD' });
      expect([response.status, await response.text()]).toEqual([200, '']);
    }
  });

  it('lists the public members of every key, and no private one', async () => {
    const { keys } = (await (await fetch(`${discovery}/jwks`)).json()) as { keys: Record<string, unknown>[] };
    expect(keys).toEqual(server.keys.jwks.keys);
    expect(Object.keys(keys[0] ?? {}).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    await expect(importJWK(keys[0] ?? {}, 'RS256')).resolves.toMatchObject({ type: 'public' });
  });

  it.each([
    ['GET', '/connect/token', 'POST, OPTIONS'],
    ['PUT', '/connect/token', 'POST, OPTIONS'],
    ['POST', '/.well-known/openid-configuration', 'GET, HEAD'],
    ['DELETE', '/.well-known/openid-configuration/jwks', 'GET, HEAD, OPTIONS'],
  ])('returns 405 with Allow for %s %s', async (method, path, allow) => {
    const response = await fetch(server.issuer + path, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allow]);
    expect(await response.json()).toMatchObject({ error: 'invalid_request' });
  });

  it.each([
    '/connect/authorize',
    '/connect/userinfo',
    '/connect/endsession',
    '/auth',
    '/auth/some-id',
    '/token',
    '/jwks',
    '/me',
    '/reg',
    '/request',
    '/session/end',
    '/session/end/confirm',
    '/interaction/some-id',
    '/.well-known/oauth-authorization-server',
    '/',
  ])('does not serve %s, which the application handles', async (path) => {
    for (const method of ['GET', 'POST']) {
      const response = await fetch(server.issuer + path, { method });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(`Cannot ${method} /identity`);
    }
  });
});

it('a provider writes nothing to the console', async () => {
  const spies = (['log', 'info', 'warn', 'error'] as const).map((name) => jest.spyOn(console, name).mockReturnValue());
  const server = await startOpenIdServer();
  server.clients.add('x', 's');
  await server.token({ grant_type: 'client_credentials', client_id: 'x', client_secret: 's' });
  await server.token({ grant_type: 'client_credentials', client_id: 'x', client_secret: 'wrong' }, { Origin: 'null' });
  await server.token({ grant_type: 'client_credentials', client_id: 'breaks', client_secret: 's' });
  await server.close();
  for (const spy of spies) {
    expect(spy.mock.calls).toEqual([]);
    spy.mockRestore();
  }
});
