// Tokens: fetched when needed, renewed ahead of their end and when refused, one request however many wait.
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  AuthError,
  clientCredentials,
  createDataServices,
  createIdentity,
  createProvisioning,
  keptToken,
  type Auth,
} from '../../client/index.ts';
import { demo } from '../../server/seed/demo.ts';
import { readConfig } from '../../server/config.ts';
import { startServer, type Server } from '../../server/start.ts';
import { startFaultProxy, type FaultProxy } from '../support/fault-proxy.ts';

describe('tokens, from the server', () => {
  let server: Server;
  let proxy: FaultProxy;
  beforeAll(async () => {
    server = await startServer(readConfig({ PORT: '0', DATA_DIR: ':memory:', SEED: 'demo', LOG_LEVEL: 'error' }));
    proxy = await startFaultProxy(server.url);
  });
  afterAll(async () => {
    await proxy.close();
    await server.stop();
  });
  afterEach(() => {
    proxy.faults.length = 0;
    proxy.seen.length = 0;
  });

  const path = { tenantId: demo.tenant, namespaceId: demo.namespace };
  const credentials = { clientId: demo.client, clientSecret: demo.secret };
  const tokenCalls = () => proxy.seen.filter((line) => line === 'POST /identity/connect/token').length;

  it('one token serves the clients of all documents', async () => {
    const options = {
      baseUrl: proxy.url,
      auth: clientCredentials({ ...credentials, authority: `${proxy.url}/identity` }),
      path,
    };
    const hub = createProvisioning(options);
    const answers = await Promise.all([
      hub.listStreams(),
      createDataServices(options).getLastEvent({ path: { streamId: 'SeattleDaily' } }),
      hub.listTypes(),
    ]);
    expect(answers.map(({ response }) => response.status)).toEqual([200, 200, 200]);
    expect(proxy.seen.filter((line) => line.includes('/identity/.well-known')).length).toBe(1);
  });

  it('the scope may be named', async () => {
    const auth = clientCredentials({ ...credentials, scope: 'ocsapi' });
    const { error } = await createProvisioning({ baseUrl: server.url, auth, path }).listTypes();
    expect(error).toBeUndefined();
  });

  it('a wrong secret rejects with what the provider says', async () => {
    const auth = clientCredentials({ ...credentials, clientSecret: 'wrong' });
    const call = createProvisioning({ baseUrl: server.url, auth, path }).listTypes();
    await expect(call).rejects.toThrow(AuthError);
    await expect(call).rejects.toMatchObject({ status: 400, code: 'invalid_client' });
  });

  it('an authority that is none says so', async () => {
    const auth = clientCredentials({ ...credentials, authority: `${server.url}/nowhere` });
    await expect(createProvisioning({ baseUrl: server.url, auth, path }).listTypes()).rejects.toThrow(
      '/nowhere has no',
    );
  });

  it('the token endpoint is asked again when it fails in passing', async () => {
    const auth = clientCredentials({ ...credentials, authority: `${proxy.url}/identity` });
    proxy.faults.push('reset', 'pass', 'half');
    const { error } = await createProvisioning({ baseUrl: proxy.url, auth, path }).listTypes();
    expect([error, tokenCalls()]).toEqual([undefined, expect.any(Number)]);
  });
});

/** An API that takes one token; the rest is 401. */
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
  it('a hundred calls refused at once cause one request for a token, and each is sent once more', async () => {
    let issued = 0;
    const auth = keptToken(async () => {
      issued++;
      await new Promise((resolve) => setTimeout(resolve, 5));
      return { accessToken: `token ${issued}`, expires: Date.now() + 3_600_000 };
    });
    const { sent, fetch } = api(() => 'token 2');
    const identity = identityWith(auth, fetch);
    const answers = await Promise.all(Array.from({ length: 100 }, () => identity.listIdentityProviders()));
    expect(answers.every(({ data }) => Array.isArray(data))).toBe(true);
    expect(issued).toBe(2);
    expect(sent).toHaveLength(200);
  });

  it('is sent once more only', async () => {
    let issued = 0;
    const { sent, fetch } = api(() => 'none');
    const identity = identityWith(() => `token ${++issued}`, fetch);
    expect((await identity.listIdentityProviders()).error?.status).toBe(401);
    expect(sent).toEqual(['token 1', 'token 2']);
  });

  it('a text, or a function that knows no other, is not asked in vain', async () => {
    for (const auth of ['old', () => 'old']) {
      const { sent, fetch } = api(() => 'new');
      expect((await identityWith(auth, fetch).listIdentityProviders()).error?.status).toBe(401);
      expect(sent).toEqual(['old']);
    }
  });

  it('a function is told which token was refused', async () => {
    const { sent, fetch } = api(() => 'new');
    const identity = identityWith(({ refused }) => Promise.resolve(refused === 'old' ? 'new' : 'old'), fetch);
    expect((await identity.listIdentityProviders()).data).toEqual([]);
    expect(sent).toEqual(['old', 'new']);
  });
});

describe('a token that ends', () => {
  const start = 1_000_000;
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each([
    ['an hour', 3600, 3540],
    ['a minute', 60, 48],
  ])('that lives %s is renewed ahead of its end', async (_name, seconds, renewedAfter) => {
    let [clock, issued] = [start, 0];
    jest.spyOn(Date, 'now').mockImplementation(() => clock);
    const auth = keptToken(() =>
      Promise.resolve({ accessToken: `token ${++issued}`, expires: clock + seconds * 1000 }),
    );
    const token = () => auth({ baseUrl: '', fetch });
    expect(await token()).toBe('token 1');
    clock = start + renewedAfter * 1000 - 1;
    expect(await token()).toBe('token 1');
    clock += 1;
    expect(await token()).toBe('token 2');
  });

  it('still serves when the provider cannot be reached, until it has ended', async () => {
    let [clock, isDown] = [start, false];
    jest.spyOn(Date, 'now').mockImplementation(() => clock);
    const auth = keptToken(() =>
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

  it('abort leaves the others waiting for it', async () => {
    let give: (token: string) => void = () => undefined;
    const waiting = new Promise<string>((resolve) => {
      give = resolve;
    });
    const auth = keptToken(async () => ({ accessToken: await waiting, expires: Date.now() + 60_000 }));
    const { fetch } = api(() => 'good');
    const identity = identityWith(auth, fetch);
    const one = identity.listIdentityProviders({ signal: AbortSignal.abort(new Error('enough')) });
    const other = identity.listIdentityProviders();
    await expect(one).rejects.toThrow('enough');
    give('good');
    expect((await other).data).toEqual([]);
  });
});
