// Sign-ins that end because the identity provider, the user or the client's secret is removed. On both databases.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as oidc from 'openid-client';
import { catalog } from '../../../server/identity-providers/providers.ts';
import { userDirectory } from '../../../server/identity/users/user-directory.ts';
import { systemTicks } from '../../../server/runtime/clock.ts';
import { ticksPerSecond } from '../../../server/domain/values/ticks.ts';
import type { Store } from '../../../server/store/ports/store.ts';
import { onBothDatabases, type NewDatabase } from '../../support/both-databases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { newWorld } from '../support/cases.ts';
import type { User } from '../support/identity-users.ts';
import { addProvider, newTenant, providerIds, type Tenant } from '../support/identity-tenant.ts';
import { newBrowser } from '../support/browser.ts';
import { scope, signInHelpers, type Client } from '../support/sign-ins.ts';

const offline = { scope: `${scope} offline_access`, prompt: 'consent' };

function endedSignIns(newDatabase: NewDatabase): void {
  let server: TestServer;
  let tenant: Tenant;
  let clock = systemTicks;
  const startOfSecond = systemTicks() - (systemTicks() % ticksPerSecond);
  /** Stops the clock of the server at some milliseconds after the start of a second. */
  const stopAt = (milliseconds: number) => {
    clock = () => startOfSecond + BigInt(milliseconds) * (ticksPerSecond / 1_000n);
  };
  beforeAll(async () => {
    server = await startTestServer({ HYBRID_REFRESH_TOKENS: 'on', ...(await newDatabase()) }, { now: () => clock() });
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    clock = systemTicks;
    tenant = await newTenant(await newWorld(server));
  });
  const { newClient, inviteUser, signIn, newAuthorizationRequest, exchangeCode, completeSignIn } = signInHelpers(
    () => server,
    () => tenant,
  );
  const newPortal = () => newClient({ AllowOfflineAccess: true });
  const { google, microsoft } = providerIds;
  const removeProvider = () => tenant.ok('DELETE', `/IdentityProviders/${google}`);

  /** Returns a user with a session, a refresh token, and a code that was not exchanged yet. */
  async function signedIn(known?: User) {
    const client = await newPortal();
    const user = known ?? (await inviteUser());
    const { browser, tokens } = await completeSignIn(client, user, offline);
    const request = await newAuthorizationRequest(client);
    const finalPage = await browser.open(request.url);
    expect(finalPage.url.searchParams.has('code')).toBe(true);
    return { client, user, browser, tokens, exchangeCode: () => exchangeCode(client, finalPage, request) };
  }
  const silent = async ({ browser, client }: Awaited<ReturnType<typeof signedIn>>) =>
    (await browser.open((await newAuthorizationRequest(client, { prompt: 'none' })).url)).url.searchParams;
  const refresh = ({ client, tokens }: Awaited<ReturnType<typeof signedIn>>) =>
    oidc.refreshTokenGrant(client.config, tokens.refresh_token ?? '');

  async function expectEnded(one: Awaited<ReturnType<typeof signedIn>>): Promise<void> {
    await expect(one.exchangeCode()).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(refresh(one)).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await silent(one)).get('error')).toBe('login_required');
    await expect(oidc.fetchUserInfo(one.client.config, one.tokens.access_token, one.user.Id)).rejects.toThrow();
  }

  it('a removed identity provider ends sessions, codes and refresh tokens of its users at once', async () => {
    const one = await signedIn();
    await removeProvider();
    await expectEnded(one);
    const page = await one.browser.open((await newAuthorizationRequest(one.client)).url);
    const back = await signIn(one.browser, page, one.user);
    expect(back.url.searchParams.get('error')).toBe('access_denied');
  });

  it('sign-ins of a removed provider stay ended when it is added again, and a new sign-in is valid at once', async () => {
    const one = await signedIn();
    await removeProvider();
    await addProvider(tenant, 'google');
    await expectEnded(one);
    const { tokens } = await completeSignIn(one.client, one.user, offline);
    expect(tokens.claims()).toMatchObject({ sub: one.user.Id });
    expect((await oidc.refreshTokenGrant(one.client.config, tokens.refresh_token ?? '')).access_token).toMatch(/^ey/);
  });

  describe.each([
    ['within one second', { additionMs: 0, signInMs: 0, removalMs: 0 }],
    ['at the start of the next second', { additionMs: 900, signInMs: 1_000, removalMs: 1_000 }],
    ['in the second after it was added', { additionMs: 900, signInMs: 1_100, removalMs: 1_200 }],
    ['by a clock that is behind', { additionMs: 0, signInMs: 2_000, removalMs: 500 }],
  ])('a removal and a new addition %s', (_when, times) => {
    it('of an identity provider does not make ended sign-ins valid again', async () => {
      stopAt(times.additionMs);
      tenant = await newTenant(await newWorld(server));
      stopAt(times.signInMs);
      const one = await signedIn();
      stopAt(times.removalMs);
      for (let round = 0; round < 2; round++) {
        await removeProvider();
        await addProvider(tenant, 'google');
        await expectEnded(one);
      }
      const { tokens } = await completeSignIn(one.client, one.user, offline);
      expect((await refresh({ ...one, tokens })).access_token).toMatch(/^ey/);
    });

    it('of a user does not make ended sign-ins valid again', async () => {
      stopAt(times.additionMs);
      tenant = await newTenant(await newWorld(server));
      const user = await inviteUser();
      // The provider is younger than the user.
      await removeProvider();
      stopAt(times.signInMs);
      await addProvider(tenant, 'google');
      const one = await signedIn(user);
      stopAt(times.removalMs);
      await tenant.ok('DELETE', `/Users/${user.Id}`);
      await inviteUser({ Id: user.Id, ContactEmail: user.ContactEmail });
      await expectEnded(one);
      const { tokens } = await completeSignIn(one.client, user, offline);
      expect((await refresh({ ...one, tokens })).access_token).toMatch(/^ey/);
    });
  });

  it('a sign-in during which its provider is removed and added again is not valid', async () => {
    const user = await inviteUser();
    const { store } = server.server;
    const interrupted: Store = {
      ...store,
      async transaction(work) {
        const done = await store.transaction(work);
        await removeProvider();
        await addProvider(tenant, 'google');
        return done;
      },
    };
    const users = userDirectory({
      store: interrupted,
      directory: { providers: () => Promise.resolve(catalog) },
      now: systemTicks,
    });
    const email = user.ContactEmail ?? '';
    const request = { requestId: '', method: 'POST', address: '127.0.0.1', clientId: '' };
    const signed = await users.signIn(tenant.id, google, { subject: `mail:${email}`, email }, request);
    if ('refusal' in signed) throw new Error(signed.refusal);
    expect(await users.find(tenant.id, signed.id, signed.authTime)).toBeNull();
  });

  it('users of other providers stay signed in', async () => {
    await addProvider(tenant, 'microsoft');
    const client = await newPortal();
    const user = await inviteUser({ IdentityProviderId: microsoft });
    const browser = newBrowser(server.server.url);
    const request = await newAuthorizationRequest(client, offline);
    const { url } = await browser.open(request.url);
    const finalPage = await browser.submit(url.href, { provider: microsoft, email: user.ContactEmail ?? '' });
    const tokens = await exchangeCode(client, finalPage, request);
    await removeProvider();
    const again = await oidc.refreshTokenGrant(client.config, tokens.refresh_token ?? '');
    expect(await oidc.fetchUserInfo(client.config, again.access_token, user.Id)).toMatchObject({ sub: user.Id });
  });

  it('a user who is deleted and created again with the same identifier is not signed in', async () => {
    const one = await signedIn();
    await tenant.ok('DELETE', `/Users/${one.user.Id}`);
    await inviteUser({ Id: one.user.Id, ContactEmail: one.user.ContactEmail });
    await expectEnded(one);
  });

  it('a hybrid client that was deleted gets no tokens by earlier codes and refresh tokens, from its deletion on', async () => {
    const one = await signedIn();
    await tenant.ok('DELETE', `/HybridClients/${one.client.id}`);
    await expect(one.exchangeCode()).rejects.toMatchObject({ error: 'invalid_client' });
    await expect(refresh(one)).rejects.toMatchObject({ error: 'invalid_client' });
  });

  it('a hybrid client with the identifier of a deleted one cannot use its codes and refresh tokens', async () => {
    const one = await signedIn();
    const request = await newAuthorizationRequest(one.client);
    const arrived = await one.browser.open(request.url);
    await tenant.ok('DELETE', `/HybridClients/${one.client.id}`);
    const client = await newClient({ Id: one.client.id, AllowOfflineAccess: true });
    await expect(exchangeCode(client, arrived, request)).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(refresh({ ...one, client })).rejects.toMatchObject({ error: 'invalid_grant' });
    expect((await silent({ ...one, client })).get('error')).toBe('consent_required');
    await completeSignIn(client, one.user, offline);
  });

  describe('a hybrid client without a secret', () => {
    const withoutSecret = ({ id }: Client) =>
      oidc.discovery(new URL(`${server.server.url}/identity`), id, undefined, oidc.None(), {
        execute: [oidc.allowInsecureRequests],
      });

    it('cannot use codes and refresh tokens, neither as a public client nor with the old secret', async () => {
      const one = await signedIn();
      const request = await newAuthorizationRequest(one.client);
      const finalPage = await one.browser.open(request.url);
      await tenant.ok('DELETE', `/HybridClients/${one.client.id}/Secrets/1`);
      const config = await withoutSecret(one.client);
      for (const client of [one.client, { ...one.client, config }]) {
        await expect(exchangeCode(client, finalPage, request)).rejects.toMatchObject({ error: 'invalid_client' });
        await expect(refresh({ ...one, client })).rejects.toMatchObject({ error: 'invalid_client' });
        await expect(oidc.clientCredentialsGrant(client.config)).rejects.toMatchObject({ error: 'invalid_client' });
      }
    });

    it('gets no sign-in page, in any flow', async () => {
      const client = await newClient({ AllowAccessTokensViaBrowser: true });
      await tenant.ok('DELETE', `/HybridClients/${client.id}/Secrets/1`);
      for (const response_type of ['code', 'code id_token', 'code id_token token']) {
        const { url } = await newAuthorizationRequest(client, { response_type });
        const { status, text } = await newBrowser(server.server.url).open(url);
        expect([status, JSON.parse(text)]).toEqual([400, expect.objectContaining({ error: 'invalid_client' })]);
      }
    });

    it('works again with a new secret', async () => {
      const client = await newClient();
      await tenant.ok('DELETE', `/HybridClients/${client.id}/Secrets/1`);
      const { Secret } = await tenant.ok<{ Secret: string }>('POST', `/HybridClients/${client.id}/Secrets`, {
        Expires: false,
      });
      const config = await oidc.discovery(new URL(`${server.server.url}/identity`), client.id, Secret, undefined, {
        execute: [oidc.allowInsecureRequests],
      });
      const { tokens } = await completeSignIn({ ...client, config }, await inviteUser());
      expect(tokens.access_token).toMatch(/^ey/);
    });
  });
}

onBothDatabases(endedSignIns);
