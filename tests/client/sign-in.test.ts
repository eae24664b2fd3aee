// Sign-in by authorization code with PKCE, against oidc-provider. The test plays the browser with fetch.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Provider } from 'oidc-provider';
import { authorizationCode, beginSignIn, createIdentity, type SignIn, type Tokens } from '../../client/index.ts';

const clientId = 'page';
const redirectUri = 'http://127.0.0.1:5004/callback.html';

/** Follows the redirects of a sign-in, signs in and consents. Returns the URL of the redirect back to the client. */
async function signInAt(start: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 12; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const method = body ? 'POST' : 'GET';
    const response: Response = await fetch(url, {
      method,
      body: body ?? null,
      headers: { cookie },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location?.startsWith(redirectUri)) return location;
    if (location !== null) [url, body] = [new URL(location, url).href, undefined];
    else {
      const page = await response.text();
      const [, prompt = ''] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
      body = new URLSearchParams({ prompt, login: 'someone', password: 'x' });
    }
  }
  throw new Error('The sign-in did not end.');
}

describe('sign-in', () => {
  let listener: Server;
  let authority: string;
  let baseUrl: string;
  const tokenCalls: string[] = [];

  beforeAll(async () => {
    listener = createServer();
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
    authority = baseUrl;
    // oidc-provider logs a warning for each setting that is unfit for production.
    for (const level of ['info', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
    const provider = new Provider(authority, {
      clients: [
        {
          client_id: clientId,
          token_endpoint_auth_method: 'none',
          application_type: 'native',
          redirect_uris: [redirectUri],
          grant_types: ['authorization_code', 'refresh_token'],
          response_types: ['code'],
        },
      ],
      scopes: ['openid', 'offline_access', 'ocsapi'],
      pkce: { required: () => true },
      issueRefreshToken: () => Promise.resolve(true),
      rotateRefreshToken: true,
      cookies: { keys: ['test'] },
    });
    const serve = provider.callback();
    listener.on('request', (request, response) => {
      if (request.url === '/token') tokenCalls.push(request.method ?? '');
      void serve(request, response);
    });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    listener.closeAllConnections();
    await new Promise((resolve) => listener.close(resolve));
  });

  const begin = () => beginSignIn({ baseUrl, authority, clientId, redirectUri, tenantId: 'tenant' });
  /** Creates a client whose API accepts each token once. */
  const identityWith = (auth: ReturnType<typeof authorizationCode>) => {
    const used = new Set<string>();
    return createIdentity({
      baseUrl,
      auth,
      async fetch(url, init) {
        if (!url.includes('/api/')) return fetch(url, init);
        const token = new Headers(init.headers).get('authorization') ?? '';
        const isNew = token.length > 20 && !used.has(token);
        used.add(token);
        return Promise.resolve(isNew ? Response.json([]) : new Response(null, { status: 401 }));
      },
    });
  };

  it('begins at the authorization endpoint with all parameters of PKCE', async () => {
    const signIn = await begin();
    const { pathname, searchParams } = new URL(signIn.url);
    expect(pathname).toBe('/auth');
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: 'openid ocsapi offline_access',
      state: signIn.state,
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      acr_values: 'tenant:tenant',
    });
    expect(signIn.verifier).toMatch(/^[\w-]{43}$/);
    expect((await begin()).state).not.toBe(signIn.state);
  });

  it('exchanges the code once, then renews with the refresh token', async () => {
    // A page stores the result of beginSignIn() as JSON until the browser returns.
    const signIn = JSON.parse(JSON.stringify(await begin())) as SignIn;
    const callback = await signInAt(signIn.url);
    const received: Tokens[] = [];
    tokenCalls.length = 0;
    const auth = authorizationCode({ signIn, callback, onTokens: (tokens) => received.push(tokens) });
    const identity = identityWith(auth);
    expect((await identity.listIdentityProviders()).error).toBeUndefined();
    expect((await identity.listIdentityProviders()).error).toBeUndefined();
    expect(tokenCalls).toHaveLength(2);
    expect(received).toHaveLength(2);
    expect(received[1]?.refreshToken).not.toBe(received[0]?.refreshToken);
    expect(received[0]?.expires).toBeGreaterThan(Date.now());

    const later = identityWith(
      authorizationCode({ signIn, callback, ...(received[1] ? { tokens: received[1] } : {}) }),
    );
    tokenCalls.length = 0;
    expect((await later.listIdentityProviders()).error).toBeUndefined();
    expect(tokenCalls).toHaveLength(0);
    expect((await later.listIdentityProviders()).error).toBeUndefined();
    expect(tokenCalls).toHaveLength(1);
  });

  it('rejects with invalid_grant for a used code', async () => {
    const signIn = await begin();
    const callback = await signInAt(signIn.url);
    await identityWith(authorizationCode({ signIn, callback })).listIdentityProviders();
    const again = identityWith(authorizationCode({ signIn, callback })).listIdentityProviders();
    await expect(again).rejects.toMatchObject({ name: 'AuthError', code: 'invalid_grant' });
  });

  it('rejects with invalid_grant for the verifier of another sign-in', async () => {
    const signIn = await begin();
    const callback = await signInAt(signIn.url);
    const { verifier } = await begin();
    const call = identityWith(authorizationCode({ signIn: { ...signIn, verifier }, callback })).listIdentityProviders();
    await expect(call).rejects.toMatchObject({ code: 'invalid_grant' });
  });

  it('throws for the callback of another sign-in, and for one with an error', async () => {
    const signIn = await begin();
    const at = (query: string) => () => authorizationCode({ signIn, callback: `${redirectUri}?${query}` });
    expect(at('code=x&state=other')).toThrow('another sign-in');
    expect(at(`state=${signIn.state}`)).toThrow('another sign-in');
    expect(at('error=access_denied&error_description=No.')).toThrow('access_denied): No.');
  });

  it('rejects for a provider without an authorization endpoint', async () => {
    const discovery = () => Promise.resolve(Response.json({ token_endpoint: `${baseUrl}/token` }));
    const call = beginSignIn({ baseUrl, clientId, redirectUri, fetch: discovery });
    await expect(call).rejects.toThrow('has no authorization endpoint');
  });
});
