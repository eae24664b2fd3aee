// The OpenID provider with a failing store or unreadable requests: it returns no stack trace, and refuses no valid token.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generateSigningKeys } from '../../../server/openid/keys.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { signToken } from '../../support/tokens.ts';
import { newWorld } from '../support/cases.ts';
import { newTenant, providerIds } from '../support/identity-tenant.ts';

let server: TestServer;
let client: string;
beforeAll(async () => {
  server = await startTestServer();
  const tenant = await newTenant(await newWorld(server));
  const made = await tenant.ok<{ Client: { Id: string } }>('POST', '/HybridClients', {
    Name: 'Portal',
    RedirectUris: ['http://localhost:5004/callback.html'],
  });
  client = made.Client.Id;
});
afterAll(() => server.stop());

async function errorBodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  expect(text).not.toMatch(/node_modules|\.ts:/);
  expect(response.headers.get('content-type')).toBe('application/json');
  expect(response.headers.get('operation-id')).toMatch(/^[0-9a-f-]{36}$/);
  return JSON.parse(text);
}

/** Returns the URL of a sign-in page, and its cookies. */
async function signInPage(): Promise<{ readonly url: URL; readonly cookie: string }> {
  const query = new URLSearchParams({
    client_id: client,
    response_type: 'code',
    scope: 'openid ocsapi',
    redirect_uri: 'http://localhost:5004/callback.html',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const response = await fetch(`${server.server.url}/identity/connect/authorize?${query}`, { redirect: 'manual' });
  const cookie = response.headers.getSetCookie().map((line) => line.slice(0, line.indexOf(';')));
  return { url: new URL(response.headers.get('location') ?? '', server.server.url), cookie: cookie.join('; ') };
}

it.each([
  ['no form', { 'Content-Type': 'text/plain' }, 'hello'],
  [
    'a field twice',
    { 'Content-Type': 'application/x-www-form-urlencoded' },
    `provider=${providerIds.google}&email=a@example.com&email=b@example.com`,
  ],
])('the sign-in page denies access for a request with %s', async (_name, headers, body) => {
  const { url, cookie } = await signInPage();
  const response = await fetch(url, { method: 'POST', headers: { ...headers, cookie }, body, redirect: 'manual' });
  expect(response.status).toBe(303);
});

it('the sign-in page refuses a form that is too large with 413', async () => {
  const { url } = await signInPage();
  const response = await fetch(url, { method: 'POST', body: new URLSearchParams({ email: 'a'.repeat(20_000) }) });
  expect(response.status).toBe(413);
  expect(await errorBodyOf(response)).toMatchObject({ error: 'invalid_request' });
});

it('without its store, the provider responds with 503, and not with 401 for a valid token', async () => {
  const keys = await generateSigningKeys();
  const own = await startTestServer({ LOG_LEVEL: 'silent' }, { keys });
  const { url } = own.server;
  const issuer = `${url}/identity`;
  const exp = Math.floor(Date.now() / 1000) + 60;
  const claims = { iss: issuer, aud: `${issuer}/resources`, sub: 'somebody', scope: ['openid'], exp };
  const token = await signToken(keys, { ...claims, tid: own.tenant });
  const userInfo = (authorization: string) =>
    fetch(`${issuer}/connect/userinfo`, { headers: { Authorization: authorization } });
  const elsewhere = new URLSearchParams({ client_id: client, post_logout_redirect_uri: 'https://evil.example/' });
  expect((await userInfo(`Bearer ${token}`)).status).toBe(403);
  expect((await userInfo('Bearer no-token')).status).toBe(401);

  await own.server.store.close();
  for (const response of [
    await userInfo(`Bearer ${token}`),
    await fetch(`${issuer}/connect/endsession?${elsewhere}`),
  ]) {
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await errorBodyOf(response)).toMatchObject({ error: 'temporarily_unavailable' });
  }
  expect((await userInfo('Bearer no-token')).status).toBe(401);
  await own.stop();
});
