// Sign-in with the client at the server's own provider: by a client with a secret, by a public client, and by a page in a real browser.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { authorizationCode, beginSignIn, createIdentity, type SignIn, type Tokens } from '../../client/index.ts';
import { newWorld } from '../contract/support/cases.ts';
import { newTenant, providerIds, type Tenant } from '../contract/support/identity-tenant.ts';
import { addUser, type User } from '../contract/support/identity-users.ts';
import { newBrowser } from '../contract/support/browser.ts';
import { itInBrowser } from '../support/optional.ts';
import { startBrowser, startPage, type Page } from '../support/page.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const redirectUri = 'http://localhost:5004/callback.html';

/** Begins a sign-in; after the redirect back, finishes it and reads the user. */
const script = `
  import { authorizationCode, beginSignIn, createIdentity } from './index.ts';
  const stored = sessionStorage.getItem('signIn');
  window.begin = async (options) => {
    const signIn = await beginSignIn({ ...options, redirectUri: location.href });
    sessionStorage.setItem('signIn', JSON.stringify(signIn));
    location.assign(signIn.url);
  };
  window.finish = async ({ baseUrl, tenantId, userId }) => {
    const auth = authorizationCode({ signIn: JSON.parse(stored), callback: location.href });
    const identity = createIdentity({ baseUrl, auth, path: { tenantId } });
    const first = await auth({ baseUrl, fetch: (url, init) => fetch(url, init) });
    const { data, error } = await identity.getUser({ path: { userId } });
    const second = await auth({ baseUrl, fetch: (url, init) => fetch(url, init), refused: first });
    const again = await createIdentity({ baseUrl, auth: second, path: { tenantId } }).getUser({ path: { userId } });
    return [data?.Id, error?.message, first !== second, again.data?.Id];
  };`;
interface PageScript {
  begin(options: object): Promise<void>;
  finish(options: object): Promise<unknown>;
}

describe('sign-in at the own provider', () => {
  let server: TestServer;
  let tenant: Tenant;
  let user: User;
  let page: Page;
  let browser: Browser | undefined;

  beforeAll(async () => {
    server = await startTestServer({ HYBRID_REFRESH_TOKENS: 'on' });
    tenant = await newTenant(await newWorld(server));
    user = await addUser(tenant, { RoleIds: [tenant.roles.administrator, tenant.roles.member] });
    await tenant.ok('POST', `/Users/${user.Id}/Invitation`, {});
    page = await startPage(script);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await page.close();
    await server.stop();
  });

  /** Creates a client of the tenant. A client without a secret is public. */
  async function newClient(kind: 'with a secret' | 'without', more: object = {}) {
    const { Secret, Client } = await tenant.ok<{ Secret: string; Client: { Id: string } }>('POST', '/HybridClients', {
      Name: 'Portal',
      RedirectUris: [redirectUri, page.url],
      AllowOfflineAccess: true,
      ...more,
    });
    if (kind === 'without')
      await tenant.ok('PUT', `/HybridClients/${Client.Id}/SecretRequirement`, { SecretRequired: false });
    return { clientId: Client.Id, ...(kind === 'without' ? {} : { clientSecret: Secret }) };
  }
  const begin = (clientId: string, scope?: string) =>
    beginSignIn({
      baseUrl: server.server.url,
      clientId,
      redirectUri,
      tenantId: tenant.id,
      ...(scope === undefined ? {} : { scope }),
    });
  /** Signs in as a browser would, and returns the URL of the redirect back. */
  async function signInAt({ url }: SignIn): Promise<string> {
    const visitor = newBrowser(server.server.url);
    const { url: at } = await visitor.open(url);
    const email = user.ContactEmail ?? '';
    return (await visitor.submit(at.href, { provider: providerIds.google, email })).url.href;
  }
  const identityWith = (auth: ReturnType<typeof authorizationCode>) =>
    createIdentity({ baseUrl: server.server.url, auth, path: { tenantId: tenant.id } });
  const path = () => ({ userId: user.Id });

  it.each(['with a secret', 'without'] as const)(
    'a client (%s) reads as the user and renews its token',
    async (kind) => {
      const { clientId, clientSecret } = await newClient(kind);
      const signIn = await begin(clientId);
      const received: Tokens[] = [];
      const auth = authorizationCode({
        signIn,
        callback: await signInAt(signIn),
        ...(clientSecret === undefined ? {} : { clientSecret }),
        onTokens: (tokens) => received.push(tokens),
      });
      expect((await identityWith(auth).getUser({ path: path() })).data?.Id).toBe(user.Id);
      if (typeof auth === 'string') throw new Error('authorizationCode() returned no function.');
      const refused = received[0]?.accessToken ?? '';
      const renewed = await auth({ baseUrl: server.server.url, fetch, refused });
      expect(received.map(({ accessToken }) => accessToken)).toEqual([refused, renewed]);
      expect((await identityWith(renewed).getUser({ path: path() })).data?.Id).toBe(user.Id);
    },
  );

  it('a client without refresh tokens signs in', async () => {
    const { clientId } = await newClient('without', { AllowOfflineAccess: false });
    const signIn = await begin(clientId, 'openid ocsapi');
    const auth = authorizationCode({ signIn, callback: await signInAt(signIn) });
    expect((await identityWith(auth).getUser({ path: path() })).data?.Id).toBe(user.Id);
  });

  it('refuses a wrong secret, a wrong verifier and a used code', async () => {
    const { clientId, clientSecret = '' } = await newClient('with a secret');
    const signIn = await begin(clientId);
    const callback = await signInAt(signIn);
    const call = (more: Partial<Parameters<typeof authorizationCode>[0]>) =>
      identityWith(authorizationCode({ signIn, callback, clientSecret, ...more })).getUser({ path: path() });
    await expect(call({ clientSecret: 'wrong' })).rejects.toMatchObject({ name: 'AuthError', code: 'invalid_client' });
    const { verifier } = await begin(clientId);
    await expect(call({ signIn: { ...signIn, verifier } })).rejects.toMatchObject({ code: 'invalid_grant' });
    // The failed calls did not use the code.
    expect((await call({})).data?.Id).toBe(user.Id);
    await expect(call({})).rejects.toMatchObject({ code: 'invalid_grant' });
  });

  itInBrowser('a page redirects to the provider and, after the sign-in, reads as the user', async () => {
    if (!browser) throw new Error('There is no browser.');
    const { clientId } = await newClient('without');
    const tab = await browser.newPage();
    await tab.goto(page.url);
    const baseUrl = server.server.url;
    const options = { baseUrl, clientId, tenantId: tenant.id };
    await Promise.all([
      tab.waitForURL('**/identity/signin/**'),
      tab.evaluate((given) => (window as unknown as PageScript).begin(given), options),
    ]);
    await tab.fill('[name=email]', user.ContactEmail ?? '');
    await Promise.all([tab.waitForURL(`${page.url}*`), tab.locator('[name=email]').press('Enter')]);
    const result = await tab.evaluate((given) => (window as unknown as PageScript).finish(given), {
      baseUrl,
      tenantId: tenant.id,
      userId: user.Id,
    });
    expect(result).toEqual([user.Id, undefined, true, user.Id]);
  });
});
