import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { newSecretText, hashSecret } from '../../../server/openid/secrets.ts';
import { randomIds } from '../../../server/runtime/ids.ts';
import { roleIds, roleTypeIds, startOpenIdServer, tenantId, type OpenIdServer } from '../support/openid.ts';

const x = 'f2f7c0b3-0000-4000-8000-00000000000a';
const secret = newSecretText(randomIds);
const form = { grant_type: 'client_credentials', client_id: x, client_secret: secret };
const invalidClient = [400, { error: 'invalid_client', error_description: 'client authentication failed' }];
const basic = (user: string, password: string) => ({
  Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
});

describe('POST /identity/connect/token', () => {
  let server: OpenIdServer;

  beforeAll(async () => {
    server = await startOpenIdServer();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.clients.stored.clear();
    server.clients.lookups = [];
    server.clients.add(x, secret, { lifetime: 120 });
    server.logLines.length = 0;
  });

  async function requestTokenBody(
    parameters: Readonly<Record<string, string>>,
    headers?: Readonly<Record<string, string>>,
  ) {
    const response = await server.token(parameters, headers);
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as { access_token: string },
    };
  }
  const statusAndBody = async (...request: Parameters<typeof requestTokenBody>) => {
    const { status, body } = await requestTokenBody(...request);
    return [status, body];
  };
  const call = (token: string, scheme = 'Bearer') =>
    fetch(`${server.url}/api`, { headers: { Authorization: `${scheme} ${token}` } });

  it('returns a token with the lifetime of the client', async () => {
    const before = Math.floor(Date.now() / 1000);
    const { status, headers, body } = await requestTokenBody(form);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({ access_token: expect.any(String), expires_in: 120, token_type: 'Bearer', scope: 'ocsapi' });
    const claims = decodeJwt(body.access_token);
    expect(claims).toEqual({
      iss: server.issuer,
      aud: [`${server.issuer}/resources`, 'ocsapi'],
      client_id: x,
      tid: tenantId,
      role: roleIds,
      role_type: roleTypeIds,
      scope: ['ocsapi'],
      iat: expect.any(Number),
      nbf: claims.iat,
      exp: Number(claims.iat) + 120,
      jti: expect.stringMatching(/.{16,}/),
    });
    expect(claims.iat).toBeGreaterThanOrEqual(before);
    expect(decodeProtectedHeader(body.access_token)).toEqual({
      alg: 'RS256',
      typ: 'at+jwt',
      kid: server.keys.activeKeyId,
    });
  });

  it('calculates exp from iat, also if a second passes meanwhile', async () => {
    let milliseconds = Date.now();
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => (milliseconds += 1000));
    const { body } = await requestTokenBody(form);
    clock.mockRestore();
    const { iat, exp } = decodeJwt(body.access_token);
    expect(Number(exp) - Number(iat)).toBe(120);
  });

  it('returns another token each time, and reads the client once for each', async () => {
    const [first, second] = await Promise.all([requestTokenBody(form), requestTokenBody(form)]);
    expect(decodeJwt(first.body.access_token).jti).not.toBe(decodeJwt(second.body.access_token).jti);
    expect(server.clients.lookups).toEqual([x, x]);
  });

  it('does not confuse clients that request tokens at the same time', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `client-${index}`);
    for (const [index, id] of ids.entries()) server.clients.add(id, `secret of ${id}`, { lifetime: 60 + index });
    const bodies = await Promise.all(
      ids.map(
        async (id) => (await requestTokenBody({ ...form, client_id: id, client_secret: `secret of ${id}` })).body,
      ),
    );
    const seen = bodies.map((body) => decodeJwt(body.access_token));
    expect(seen.map((claims) => claims['client_id'])).toEqual(ids);
    expect(seen.map(({ exp, iat }) => Number(exp) - Number(iat))).toEqual(ids.map((_, index) => 60 + index));
    const crossed = await requestTokenBody({ ...form, client_id: 'client-1', client_secret: 'secret of client-2' });
    expect(crossed.status).toBe(400);
  });

  it('uses the current settings of the client', async () => {
    server.clients.add(x, secret, { lifetime: 3600 });
    expect((await requestTokenBody(form)).body).toMatchObject({ expires_in: 3600 });
    server.clients.add(x, secret, { lifetime: 60 });
    expect((await requestTokenBody(form)).body).toMatchObject({ expires_in: 60 });
  });

  it.each([
    ['no scope', form],
    ['an empty scope', { ...form, scope: '' }],
    ['the scope of the API', { ...form, scope: 'ocsapi' }],
    ['a resource, which old clients send', { ...form, resource: 'http://127.0.0.1:8080' }],
    ['an unknown parameter', { ...form, acr_values: 'tenant:x' }],
  ])('accepts a request with %s', async (_name, parameters) => {
    expect((await requestTokenBody(parameters)).body).toMatchObject({ token_type: 'Bearer', scope: 'ocsapi' });
  });

  it.each(['offline_access', 'ocsapi offline_access', 'openid ocsapi', 'other'])(
    'refuses the scope %s',
    async (scope) => {
      expect(await requestTokenBody({ ...form, scope })).toMatchObject({
        status: 400,
        body: { error: 'invalid_scope' },
      });
    },
  );

  it('accepts credentials in a Basic header', async () => {
    expect((await requestTokenBody({ grant_type: 'client_credentials' }, basic(x, secret))).status).toBe(200);
    expect((await requestTokenBody({ grant_type: 'client_credentials', client_id: x }, basic(x, secret))).status).toBe(
      200,
    );
  });

  it('refuses a wrong secret', async () => {
    expect(await statusAndBody({ ...form, client_secret: newSecretText(randomIds) })).toEqual(invalidClient);
    expect(await statusAndBody({ ...form, client_secret: hashSecret(secret) })).toEqual(invalidClient);
    const response = await server.token({ grant_type: 'client_credentials' }, basic(x, 'wrong'));
    expect([response.status, await response.json()]).toEqual(invalidClient);
    expect(response.headers.get('www-authenticate')).toBeNull();
  });

  it.each([
    ['no client', { grant_type: 'client_credentials' }],
    ['an empty client', { ...form, client_id: '' }],
    ['a secret but no client', { grant_type: 'client_credentials', client_secret: secret }],
    ['no secret', { grant_type: 'client_credentials', client_id: x }],
    ['an empty secret', { ...form, client_secret: '' }],
    ['an unknown client', { ...form, client_id: '00000000-0000-4000-8000-000000000000' }],
  ])('refuses a request with %s', async (_name, parameters) => {
    expect(await statusAndBody(parameters)).toEqual(invalidClient);
  });

  it.each(['\u0000', `${x}\u0000`, 'é', 'x'.repeat(300)])(
    'refuses %j without a lookup, because it cannot be an identifier',
    async (id) => {
      expect(await statusAndBody({ ...form, client_id: id })).toEqual(invalidClient);
      expect(server.clients.lookups).toEqual([]);
    },
  );

  it('refuses a disabled client, whose earlier token is still accepted', async () => {
    const { body } = await requestTokenBody(form);
    server.clients.add(x, secret, { enabled: false });
    expect(await statusAndBody(form)).toEqual(invalidClient);
    expect((await call(body.access_token)).status).toBe(200);
  });

  it('accepts every secret of the client until it is deleted', async () => {
    const client = server.clients.stored.get(x);
    const second = newSecretText(randomIds);
    client?.secrets.push({ hash: hashSecret(second), expires: null });
    expect((await requestTokenBody(form)).status).toBe(200);
    expect((await requestTokenBody({ ...form, client_secret: second })).status).toBe(200);
    client?.secrets.shift();
    expect(await statusAndBody(form)).toEqual(invalidClient);
    expect((await requestTokenBody({ ...form, client_secret: second })).status).toBe(200);
  });

  it('refuses an expired secret', async () => {
    const client = server.clients.stored.get(x);
    client?.secrets.splice(0, 1, { hash: hashSecret(secret), expires: Date.now() - 1 });
    expect(await statusAndBody(form)).toEqual(invalidClient);
  });

  it.each(['bearer', 'Bearer', 'BEARER'])('the API accepts a token with the scheme %s', async (scheme) => {
    const { body } = await requestTokenBody(form);
    const response = await call(body.access_token, scheme);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      kind: 'client',
      id: x,
      tenantId,
      roleIds,
      roleTypeIds,
      tokenExpiresAt: decodeJwt(body.access_token).exp,
    });
  });

  it('sends a challenge without a token, and the error invalid_token for a malformed one', async () => {
    const none = await fetch(`${server.url}/api`);
    expect([none.status, none.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    const bad = await call('garbage');
    expect([bad.status, bad.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer error="invalid_token", error_description="The token is not valid."',
    ]);
  });

  it.each([
    ['unsupported_grant_type', { ...form, grant_type: 'password', username: 'a', password: 'b' }],
    ['unsupported_grant_type', { ...form, grant_type: 'authorization_code', code: 'c' }],
    ['unsupported_grant_type', { ...form, grant_type: 'refresh_token', refresh_token: 'r' }],
    ['unsupported_grant_type', { ...form, grant_type: 'implicit' }],
    ['unsupported_grant_type', { ...form, grant_type: '__proto__' }],
    ['invalid_request', { client_id: x, client_secret: secret }],
  ])('returns %s for %j', async (error, parameters) => {
    expect(await requestTokenBody(parameters)).toMatchObject({ status: 400, body: { error } });
  });

  it.each([
    ['application/json', JSON.stringify(form)],
    ['text/plain', new URLSearchParams(form).toString()],
    ['application/x-www-form-urlencoded', `${new URLSearchParams(form).toString()}&client_id=other`],
    ['application/x-www-form-urlencoded', `a=${'x'.repeat(60_000)}`],
  ])('returns invalid_request for a body of %s that is not a valid form', async (type, body) => {
    const response = await fetch(`${server.issuer}/connect/token`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    });
    expect([response.status, await response.json()]).toMatchObject([400, { error: 'invalid_request' }]);
  });

  it('returns invalid_request for credentials in two places, or in a scheme other than Basic', async () => {
    expect(await requestTokenBody(form, basic(x, secret))).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
    const bearer = { Authorization: 'Bearer abc' };
    expect(await requestTokenBody({ grant_type: 'client_credentials' }, bearer)).toMatchObject({
      status: 400,
      body: { error: 'invalid_request' },
    });
  });

  it('returns errors as JSON for any Accept', async () => {
    const accept = { Accept: 'text/html, image/gif, image/jpeg, */*; q=0.2' };
    const response = await server.token({ ...form, client_secret: 'wrong' }, accept);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect([response.status, await response.json()]).toEqual(invalidClient);
  });

  it('accepts requests from pages of its own origin only', async () => {
    expect((await requestTokenBody(form, { Origin: server.url })).status).toBe(200);
    const other = await requestTokenBody(form, { Origin: 'https://app.example' });
    expect(other).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('finds the endpoint in any case and with a slash at the end', async () => {
    for (const path of ['/Identity/Connect/Token', '/identity/connect/token/']) {
      const response = await fetch(server.url + path, { method: 'POST', body: new URLSearchParams(form) });
      expect(response.status).toBe(200);
    }
  });

  it('logs the error of a failing directory, and does not return it', async () => {
    const { status, body } = await requestTokenBody({ ...form, client_id: 'breaks' });
    expect([status, body]).toMatchObject([500, { error: 'server_error' }]);
    expect(JSON.stringify(body)).not.toContain('hunter2');
    expect(server.logLines.join()).toContain('hunter2');
  });

  it('logs the refused client and the reason, but no secret', async () => {
    await requestTokenBody({ ...form, client_secret: 'not-the-secret' });
    await requestTokenBody(form);
    expect(server.logLines).toHaveLength(1);
    expect(server.logLines[0]).toContain(x);
    expect(server.logLines[0]).toContain('invalid secret provided');
    expect(server.logLines.join()).not.toContain('not-the-secret');
  });
});
