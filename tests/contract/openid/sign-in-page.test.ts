// The built-in sign-in page, and the identity providers of the demo tenant.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { globalScope } from '../../../server/tenancy/communities.ts';
import { tenantScope } from '../../../server/tenancy/tenants.ts';
import { demo } from '../../../server/seed/demo.ts';
import { upgradeStore } from '../../../server/seed/upgrade.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { newWorld } from '../support/cases.ts';
import { addProvider, newTenant, providerIds, type Tenant } from '../support/identity-tenant.ts';
import { newBrowser } from '../support/browser.ts';
import { signInHelpers } from '../support/sign-ins.ts';

describe('the sign-in page', () => {
  let server: TestServer;
  let tenant: Tenant;
  beforeAll(async () => {
    server = await startTestServer();
  });
  beforeEach(async () => {
    tenant = await newTenant(await newWorld(server));
  });
  afterAll(() => server.stop());
  const { newClient, inviteUser, newAuthorizationRequest, exchangeCode } = signInHelpers(
    () => server,
    () => tenant,
  );

  it('has the fields #username, #password and #submit, and says that it ignores the password', async () => {
    const { text } = await newBrowser(server.server.url).open((await newAuthorizationRequest(await newClient())).url);
    expect(text).toMatch(/<input id="username" [^>]*type="email"/);
    expect(text).toMatch(/<input id="password" [^>]*type="password"/);
    expect(text).toMatch(/<button id="submit">/);
    expect(text).toMatch(/<label for="password">[^<]*ignored/);
  });

  it.each(['', 'any', 'x'.repeat(1_000)])('accepts any password: %j', async (password) => {
    const [client, user, browser] = [await newClient(), await inviteUser(), newBrowser(server.server.url)];
    const request = await newAuthorizationRequest(client);
    const { url } = await browser.open(request.url);
    const finalPage = await browser.submit(url.href, { email: user.ContactEmail ?? '', password });
    expect((await exchangeCode(client, finalPage, request)).claims()).toMatchObject({ sub: user.Id });
  });

  it('finds the provider of a user if none is chosen, and refuses a provider that is not theirs', async () => {
    await addProvider(tenant, 'microsoft');
    const client = await newClient();
    const user = await inviteUser({ IdentityProviderId: providerIds.microsoft });
    const submit = async (fields: Readonly<Record<string, string>>) => {
      const browser = newBrowser(server.server.url);
      const { url } = await browser.open((await newAuthorizationRequest(client)).url);
      return (await browser.submit(url.href, { email: user.ContactEmail ?? '', ...fields })).url.searchParams;
    };
    expect((await submit({ provider: '' })).has('code')).toBe(true);
    expect((await submit({})).has('code')).toBe(true);
    expect((await submit({ provider: providerIds.google })).get('error')).toBe('access_denied');
    expect((await submit({ provider: providerIds.connect })).get('error')).toBe('access_denied');
    expect((await submit({ email: `${randomUUID()}@example.com` })).get('error')).toBe('access_denied');
  });
});

describe('the demo tenant', () => {
  const scope = tenantScope(demo.tenant);
  const base = `/api/v1/Tenants/${demo.tenant}`;
  let server: TestServer;
  // Each test has its own server, because one of them removes the providers.
  beforeEach(async () => {
    server = await startTestServer({ SEED: 'demo' });
  });
  afterEach(() => server.stop());
  const token = async () => {
    const { client: client_id, secret: client_secret } = demo;
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id, client_secret });
    const response = await fetch(`${server.server.url}/identity/connect/token`, { method: 'POST', body });
    return ((await response.json()) as { access_token: string }).access_token;
  };

  it.each(Object.entries(providerIds))('accepts users of the provider %s', async (_name, IdentityProviderId) => {
    const as = { token: await token() };
    const body = { ContactEmail: `${randomUUID()}@example.com`, IdentityProviderId };
    expect((await server.send('POST', `${base}/Users`, { as, body })).status).toBe(201);
  });

  it('gets its providers once at the next start if an earlier version created it without any', async () => {
    const { store } = server.server;
    const remove = (id: string) => store.objects.remove(scope, 'identityProvider', id);
    const forget = () => store.objects.remove(globalScope, 'upgrade', 'demo-providers');
    for (const id of Object.values(providerIds)) await remove(id);
    await forget();
    await upgradeStore(store, '2026-06-01T00:00:00Z');
    expect(await store.objects.count(scope, 'identityProvider')).toBe(4);
    await remove(providerIds.google);
    await upgradeStore(store, '2026-06-01T00:00:00Z');
    await forget();
    await upgradeStore(store, '2026-06-01T00:00:00Z');
    expect(await store.objects.count(scope, 'identityProvider')).toBe(3);
  });
});
