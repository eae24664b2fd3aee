// Tokens: requested when needed, renewed before they expire and when refused, with one request for all waiting calls.
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  AuthError,
  clientCredentials,
  createDataServices,
  createIdentity,
  createProvisioning,
  cachedToken,
  type Auth,
} from '../../client/index.ts';
import { systemTicks } from '../../server/runtime/clock.ts';
import { ticksPerSecond } from '../../server/domain/values/ticks.ts';
import { demo } from '../../server/seed/demo.ts';
import type { Server } from '../../server/start.ts';
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy.ts';
import { startDemoServer } from '../support/server.ts';

describe('tokens, from the server', () => {
  let server: Server;
  let proxy: FaultProxy;
  /** By how many ticks the server's clock is ahead of the client's. */
  let ahead = 0n;
  beforeAll(async () => {
    server = await startDemoServer(
      {},
      {
        now: () => systemTicks() + ahead,
      },
    );
    proxy = await startFaultProxy(server.url);
  });
  afterAll(async () => {
    await proxy.close();
    await server.stop();
  });
  afterEach(() => {
    ahead = 0n;
    proxy.faults.length = 0;
    proxy.requestLines.length = 0;
  });

  const path = { tenantId: demo.tenant, namespaceId: demo.namespace };
  const credentials = { clientId: demo.client, clientSecret: demo.secret };
  const tokenCalls = () => proxy.requestLines.filter((line) => line === 'POST /identity/connect/token').length;

  it('one token serves the clients of all documents', async () => {
    const options = {
      baseUrl: proxy.url,
      auth: clientCredentials({ ...credentials, authority: `${proxy.url}/identity` }),
      path,
    };
    const hub = createProvisioning(options);
    const results = await Promise.all([
      hub.listStreams(),
      createDataServices(options).getLastEvent({ path: { streamId: 'SeattleDaily' } }),
      hub.listTypes(),
    ]);
    expect(results.map(({ response }) => response.status)).toEqual([200, 200, 200]);
    expect(proxy.requestLines.filter((line) => line.includes('/identity/.well-known')).length).toBe(1);
  });

  it('requests a token with a scope', async () => {
    const auth = clientCredentials({ ...credentials, scope: 'ocsapi' });
    const { error } = await createProvisioning({ baseUrl: server.url, auth, path }).listTypes();
    expect(error).toBeUndefined();
  });

  it('a wrong secret rejects with the error of the provider', async () => {
    const auth = clientCredentials({ ...credentials, clientSecret: 'wrong' });
    const call = createProvisioning({ baseUrl: server.url, auth, path }).listTypes();
    await expect(call).rejects.toThrow(AuthError);
    await expect(call).rejects.toMatchObject({ status: 400, code: 'invalid_client' });
  });

  it('an authority without a discovery document rejects', async () => {
    const auth = clientCredentials({ ...credentials, authority: `${server.url}/nowhere` });
    await expect(createProvisioning({ baseUrl: server.url, auth, path }).listTypes()).rejects.toThrow(
      '/nowhere has no',
    );
  });

  it('a transient failure of the token endpoint is retried', async () => {
    const auth = clientCredentials({ ...credentials, authority: `${proxy.url}/identity` });
    proxy.faults.push('reset', 'pass', 'half');
    const { error } = await createProvisioning({ baseUrl: proxy.url, auth, path }).listTypes();
    expect([error, tokenCalls()]).toEqual([undefined, expect.any(Number)]);
  });

  it('a hundred calls that are refused together cause one token request, and each is sent again', async () => {
    const seen = new Map<string, number>();
    const hub = createProvisioning({
      baseUrl: server.url,
      auth: clientCredentials(credentials),
      path,
      async fetch(url, init) {
        const response = await fetch(url, init);
        const exchange = `${new URL(url).pathname.split('/').at(-1) ?? ''} ${response.status}`;
        seen.set(exchange, (seen.get(exchange) ?? 0) + 1);
        return response;
      },
    });
    const provider = { 'openid-configuration 200': 1, 'token 200': 1 };
    await hub.listTypes();
    expect(Object.fromEntries(seen)).toEqual({ ...provider, 'Types 200': 1 });

    // By its own clock, the client's token is valid; by the server's clock, it has expired.
    seen.clear();
    ahead = 7200n * ticksPerSecond;
    const results = await Promise.all(Array.from({ length: 100 }, () => hub.listTypes()));
    expect(results.map(({ response }) => response.status)).toEqual(results.map(() => 200));
    expect(Object.fromEntries(seen)).toEqual({ ...provider, 'Types 401': 100, 'Types 200': 100 });
  });
});

/** An API that accepts one token and refuses others with 401. */
function api(valid: () => string) {
  const sent: string[] = [];
  return {
    sent,
    fetch: (_url: string, { headers }: RequestInit) => {
      const token = new Headers(headers).get('Authorization')?.slice(7) ?? '';
      sent.push(token);
      return Promise.resolve(token === valid() ? Response.json([]) : new Response(null, { status: 401 }));
    },
  };
}
const identityWith = (auth: Auth, fetch: ReturnType<typeof api>['fetch']) =>
  createIdentity({ baseUrl: 'http://unused.invalid', auth, fetch });

describe('a token that the server refuses', () => {
  it('is replaced only once for each call', async () => {
    let issued = 0;
    const { sent, fetch } = api(() => 'none');
    const identity = identityWith(() => `token ${++issued}`, fetch);
    expect((await identity.listIdentityProviders()).error?.status).toBe(401);
    expect(sent).toEqual(['token 1', 'token 2']);
  });

  it('is not sent again if it is a string or the function returns the same token', async () => {
    for (const auth of ['old', () => 'old']) {
      const { sent, fetch } = api(() => 'new');
      expect((await identityWith(auth, fetch).listIdentityProviders()).error?.status).toBe(401);
      expect(sent).toEqual(['old']);
    }
  });

  it('is passed to the function that returns tokens', async () => {
    const { sent, fetch } = api(() => 'new');
    const identity = identityWith(({ refused }) => Promise.resolve(refused === 'old' ? 'new' : 'old'), fetch);
    expect((await identity.listIdentityProviders()).data).toEqual([]);
    expect(sent).toEqual(['old', 'new']);
  });
});

describe('a token that expires', () => {
  const start = 1_000_000;
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['an hour', 3600, 3540],
    ['a minute', 60, 48],
  ])('after %s is renewed before that', async (_name, seconds, renewedAfter) => {
    let [clock, issued] = [start, 0];
    jest.spyOn(Date, 'now').mockImplementation(() => clock);
    const auth = cachedToken(() =>
      Promise.resolve({ accessToken: `token ${++issued}`, expires: clock + seconds * 1000 }),
    );
    const token = () => auth({ baseUrl: '', fetch });
    expect(await token()).toBe('token 1');
    clock = start + renewedAfter * 1000 - 1;
    expect(await token()).toBe('token 1');
    clock += 1;
    expect(await token()).toBe('token 2');
  });

  it('is used until it expires if the provider cannot be reached', async () => {
    let [clock, isDown] = [start, false];
    jest.spyOn(Date, 'now').mockImplementation(() => clock);
    const auth = cachedToken(() =>
      isDown ? Promise.reject(new Error('down')) : Promise.resolve({ accessToken: 'first', expires: clock + 100_000 }),
    );
    const token = () => auth({ baseUrl: '', fetch });
    await token();
    isDown = true;
    clock += 90_000;
    expect(await token()).toBe('first');
    clock += 10_000;
    await expect(token()).rejects.toThrow('down');
  });

  it('is still delivered to other callers after one aborts', async () => {
    let give: (token: string) => void = () => undefined;
    const waiting = new Promise<string>((resolve) => {
      give = resolve;
    });
    const auth = cachedToken(async () => ({ accessToken: await waiting, expires: Date.now() + 60_000 }));
    const { fetch } = api(() => 'good');
    const identity = identityWith(auth, fetch);
    const one = identity.listIdentityProviders({ signal: AbortSignal.abort(new Error('enough')) });
    const other = identity.listIdentityProviders();
    await expect(one).rejects.toThrow('enough');
    give('good');
    expect((await other).data).toEqual([]);
  });
});
