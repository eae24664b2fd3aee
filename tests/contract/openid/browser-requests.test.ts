// Requests of browsers to the provider: forms, requests without parameters, and more sign-ins than the limit (docs/behavior/signing-in.md).
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as oidc from 'openid-client';
import { onBothDatabases, type NewDatabase } from '../../support/both-databases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { newWorld } from '../support/cases.ts';
import { newTenant, type Tenant } from '../support/identity-tenant.ts';
import { formOf, newBrowser } from '../support/browser.ts';
import { signedOutUri, signInHelpers } from '../support/sign-ins.ts';

const stateKinds = ['Interaction', 'AnonymousSession', 'Session', 'SessionUid', 'Grant', 'GrantMembers'] as const;
const limit = 20;

function browserRequests(newDatabase: NewDatabase): void {
  let server: TestServer;
  let tenant: Tenant;
  beforeAll(async () => {
    server = await startTestServer({ SIGN_IN_LIMIT: String(limit), ...(await newDatabase()) });
    tenant = await newTenant(await newWorld(server));
  });
  afterAll(() => server.stop());
  const { newClient, inviteUser, signIn, newAuthorizationRequest, exchangeCode, completeSignIn } = signInHelpers(
    () => server,
    () => tenant,
  );
  const at = (path: string) => `${server.server.url}/identity/connect/${path}`;
  const form = 'application/x-www-form-urlencoded';

  describe.each(['authorize', 'endsession'])('%s', (path) => {
    it('refuses a request without parameters, by GET and by POST', async () => {
      for (const init of [
        { method: 'GET' },
        { method: 'HEAD' },
        { method: 'POST' },
        { method: 'POST', headers: { 'Content-Type': form }, body: '' },
        { method: 'POST', body: new URLSearchParams() },
      ]) {
        const response = await fetch(at(path), { ...init, redirect: 'manual' });
        const text = await response.text();
        expect([init, response.status, text.includes('    at ')]).toEqual([init, expect.any(Number), false]);
        expect(Math.floor(response.status / 100)).toBe(4);
        expect(response.headers.get('operation-id')).toMatch(/^[\da-f-]{36}$/);
      }
    });

    it.each([
      ['application/json', '{}'],
      ['text/plain', 'client_id=x'],
      ['multipart/form-data; boundary=x', '--x--'],
      [`${form}; charset=utf-99`, 'client_id=x'],
      [form, 'client_id=%00&redirect_uri=%zz&state=%ff'],
      [form, 'client_id=x&client_id=y'],
      [form, `client_id=${'x'.repeat(200_000)}`],
      [form, `${'a[]=1&'.repeat(5_000)}b=2`],
    ])('does not fail with 5xx for a body of the type %s', async (type, body) => {
      const response = await fetch(at(path), { method: 'POST', headers: { 'Content-Type': type }, body });
      const text = await response.text();
      expect(response.status).toBeLessThan(500);
      expect(text).not.toContain('    at ');
      if (response.status >= 400) expect(JSON.parse(text)).toMatchObject({ error: expect.any(String) });
    });
  });

  it('a sign-in can begin with a form by POST', async () => {
    const client = await newClient();
    const request = await newAuthorizationRequest(client);
    const browser = newBrowser(server.server.url);
    const page = await browser.submit(at('authorize'), Object.fromEntries(new URL(request.url).searchParams));
    const finalPage = await signIn(browser, page, await inviteUser());
    expect((await exchangeCode(client, finalPage, request)).access_token).toMatch(/^ey/);
  });

  it.each([['http://x'], ['http://x', 'https://y.example/z'], ['nonsense'], ['http://x#y'], ['']])(
    'a sign-in with the resource %s %s ends with a token',
    async (...resources) => {
      const client = await newClient();
      const request = await newAuthorizationRequest(client);
      const url = new URL(request.url);
      for (const resource of resources) url.searchParams.append('resource', resource);
      const browser = newBrowser(server.server.url);
      const finalPage = await signIn(browser, await browser.open(url.href), await inviteUser());
      expect((await exchangeCode(client, finalPage, request)).access_token).toMatch(/^ey/);
    },
  );

  describe('a sign-out', () => {
    async function openSignOutPage() {
      const client = await newClient();
      const { browser, tokens, request } = await completeSignIn(client, await inviteUser());
      const more = { id_token_hint: tokens.id_token ?? '', post_logout_redirect_uri: signedOutUri };
      const page = await browser.open(oidc.buildEndSessionUrl(client.config, more).href);
      const isSignedIn = async () =>
        (await browser.open(`${request.url}&prompt=none`)).url.searchParams.get('error') === null;
      return { browser, page, isSignedIn };
    }

    it('asks for confirmation on a page that submits nothing by itself', async () => {
      const { page, isSignedIn } = await openSignOutPage();
      expect(page.text).toMatch(/<button id="submit" form="op.logoutForm" name="logout" value="yes">/);
      expect(page.text).not.toMatch(/<script|onload|http-equiv="refresh"/i);
      expect(await isSignedIn()).toBe(true);
    });

    it('does not end the session if the user declines, or without the token of the page', async () => {
      const { browser, page, isSignedIn } = await openSignOutPage();
      const { action, fields } = formOf(page);
      for (const wrong of [{ logout: 'yes' }, { logout: 'yes', xsrf: 'guessed' }])
        expect((await browser.submit(action, wrong)).status).toBe(400);
      await browser.submit(action, fields);
      expect(await isSignedIn()).toBe(true);
    });

    it('ends the session if the user confirms', async () => {
      const { browser, page, isSignedIn } = await openSignOutPage();
      const { action, fields } = formOf(page);
      const finalPage = await browser.submit(action, { ...fields, logout: 'yes' });
      expect(finalPage.url.href).toBe(signedOutUri);
      expect(await isSignedIn()).toBe(false);
    });

    it('redirects at once without a session, but only to an address of the client', async () => {
      const { id } = await newClient();
      const signOut = async (address: string) => {
        const query = new URLSearchParams({ client_id: id, post_logout_redirect_uri: address, state: 's' });
        return fetch(`${at('endsession')}?${query}`, { redirect: 'manual' });
      };
      const known = await signOut(signedOutUri);
      expect([known.status, known.headers.get('location')]).toEqual([303, `${signedOutUri}?state=s`]);
      const unknown = await signOut('https://evil.example/');
      expect([unknown.status, unknown.headers.get('location')]).toEqual([200, null]);
    });
  });

  it('stores at most SIGN_IN_LIMIT unfinished sign-ins, and completes the newest', async () => {
    const { objects } = server.server.store;
    const count = async () => {
      let sum = 0;
      for (const kind of stateKinds) sum += await objects.count({ tenant: '', namespace: '' }, `openid${kind}`);
      return sum;
    };
    const client = await newClient();
    const finished = await count();
    const { url } = await newAuthorizationRequest(client);
    const query = new URLSearchParams({ client_id: client.id, post_logout_redirect_uri: signedOutUri });
    for (let times = 0; times < limit + 15; times += 1) {
      await fetch(url, { redirect: 'manual' });
      await fetch(`${at('endsession')}?${query}`, { redirect: 'manual' });
      await fetch(`${at('endsession')}?${query}`, {
        redirect: 'manual',
        headers: { Cookie: `_session=guess${times}` },
      });
    }
    expect((await count()) - finished).toBeLessThanOrEqual(2 * limit);
    const { tokens } = await completeSignIn(client, await inviteUser());
    expect(tokens.access_token).toMatch(/^ey/);
  });
}

onBothDatabases(browserRequests);
