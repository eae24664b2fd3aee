// Sign-ins by code with PKCE and by the hybrid flow, refresh tokens, user information and sign-out, with an independent client library
// (docs/behavior/signing-in.md#authorization-code).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import * as oidc from 'openid-client';
import { InvitationStatus as InvitationStatuses } from '../../../server/domain/identity/invitations.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { newWorld, type World } from '../support/cases.ts';
import { addProvider, newTenant, providerIds, type Tenant } from '../support/identity-tenant.ts';
import { addUser, type User } from '../support/identity-users.ts';
import { formOf, newBrowser } from '../support/browser.ts';
import { redirectUri, scope, signedOutUri, signInHelpers, type Client } from '../support/sign-ins.ts';

let server: TestServer;
let world: World;
let tenant: Tenant;
beforeAll(async () => {
  server = await startTestServer();
  world = await newWorld(server);
  tenant = await newTenant(world);
});
afterAll(() => server.stop());

const issuer = () => `${server.server.url}/identity`;
const { newClient, makePublic, inviteUser, signIn, newAuthorizationRequest, exchangeCode, completeSignIn } =
  signInHelpers(
    () => server,
    () => tenant,
  );

const callApi = (token: string, path: string) => server.send('GET', path, { as: { token } });

describe('code with PKCE', () => {
  it('issues a token with which the user can call the API according to their roles', async () => {
    const client = await newClient({ AccessTokenLifetime: 120 });
    const user = await inviteUser({ RoleIds: [tenant.roles.administrator, tenant.roles.member] });
    const { tokens } = await completeSignIn(client, user);
    expect(tokens.token_type).toBe('bearer');
    expect(tokens.expires_in).toBe(120);
    expect(tokens.refresh_token).toBeUndefined();
    const claims = decodeJwt(tokens.access_token);
    expect(claims).toMatchObject({
      iss: issuer(),
      aud: [`${issuer()}/resources`, 'ocsapi'],
      sub: user.Id,
      client_id: client.id,
      tid: tenant.id,
      role: expect.arrayContaining([tenant.roles.administrator, tenant.roles.member]),
      scope: expect.arrayContaining(['openid', 'profile', 'email', 'ocsapi']),
      idp: providerIds.google,
      amr: ['external'],
      auth_time: expect.any(Number),
    });
    expect(Number(claims.exp) - Number(claims.iat)).toBe(120);
    expect(tokens.claims()).toMatchObject({
      sub: user.Id,
      aud: client.id,
      tid: tenant.id,
      role_type: expect.any(Array),
    });
    expect((await callApi(tokens.access_token, `/api/v1/Tenants/${tenant.id}/Users`)).status).toBe(200);
    const preferences = `/api/v1/Tenants/${tenant.id}/Users/${user.Id}/Preferences`;
    expect((await callApi(tokens.access_token, preferences)).status).not.toBe(403);
    const { InvitationStatus } = await tenant.ok<{ InvitationStatus: number }>('GET', `/Users/${user.Id}/Status`);
    expect(InvitationStatus).toBe(InvitationStatuses.InvitationAccepted);
  });

  it('returns the user information that the scopes of the token allow', async () => {
    const client = await newClient();
    const user = await inviteUser();
    const { tokens } = await completeSignIn(client, user);
    const info = await oidc.fetchUserInfo(client.config, tokens.access_token, user.Id);
    expect(info).toMatchObject({ sub: user.Id, tid: tenant.id, email: user.ContactEmail, role: [tenant.roles.member] });
    const { tokens: fewer } = await completeSignIn(client, user, { scope: 'openid ocsapi' });
    expect(await oidc.fetchUserInfo(client.config, fewer.access_token, user.Id)).not.toHaveProperty('email');
    const { tokens: noApi } = await completeSignIn(client, user, { scope: 'openid' });
    expect(await oidc.fetchUserInfo(client.config, noApi.access_token, user.Id)).toHaveProperty('sub', user.Id);
    expect((await callApi(noApi.access_token, `/api/v1/Tenants/${tenant.id}`)).status).toBe(401);
  });

  it('requires the right verifier, and accepts a code once', async () => {
    const client = await newClient();
    const browser = newBrowser(server.server.url);
    const request = await newAuthorizationRequest(client);
    const finalPage = await signIn(browser, await browser.open(request.url), await inviteUser());
    await expect(
      exchangeCode(client, finalPage, { ...request, verifier: oidc.randomPKCECodeVerifier() }),
    ).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    const again = await newAuthorizationRequest(client);
    const second = await browser.open(again.url);
    await exchangeCode(client, second, again);
    await expect(exchangeCode(client, second, again)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it('accepts a code once when it is used twice at the same time', async () => {
    const client = await newClient();
    const browser = newBrowser(server.server.url);
    const request = await newAuthorizationRequest(client);
    const finalPage = await signIn(browser, await browser.open(request.url), await inviteUser());
    const outcomes = await Promise.allSettled([
      exchangeCode(client, finalPage, request),
      exchangeCode(client, finalPage, request),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1);
  });

  it('requires a challenge', async () => {
    const client = await newClient();
    const url = oidc.buildAuthorizationUrl(client.config, { redirect_uri: redirectUri, scope });
    const { url: finalUrl } = await newBrowser(server.server.url).open(url.href);
    expect(finalUrl.searchParams.get('error')).toBe('invalid_request');
  });

  it.each([
    'http://localhost:5004/Callback.html',
    'http://localhost:5004/callback.html?x=1',
    'http://localhost:5005/callback.html',
    'https://portal.example.com/*',
    'https://portal.example.com/a',
  ])('refuses the redirect address %s with bad_client, without a redirect', async (address) => {
    const finalPage = await newBrowser(server.server.url).open(
      (await newAuthorizationRequest(await newClient(), { redirect_uri: address })).url,
    );
    expect(finalPage.status).toBe(400);
    expect(JSON.parse(finalPage.text)).toMatchObject({ error: 'bad_client' });
  });

  it('needs no page while the session lasts', async () => {
    const client = await newClient();
    const { browser } = await completeSignIn(client, await inviteUser());
    const silent = await newAuthorizationRequest(client, { prompt: 'none' });
    expect((await browser.open(silent.url)).url.searchParams.get('code')).not.toBeNull();
    const stranger = await newBrowser(server.server.url).open(silent.url);
    expect(stranger.url.searchParams.get('error')).toBe('login_required');
  });

  it('requires no secret from a public client', async () => {
    const client = await newClient();
    await makePublic(client);
    const config = await oidc.discovery(new URL(issuer()), client.id, undefined, oidc.None(), {
      execute: [oidc.allowInsecureRequests],
    });
    const { tokens } = await completeSignIn({ ...client, config }, await inviteUser());
    expect(tokens.access_token).toMatch(/^ey/);
    await expect(oidc.clientCredentialsGrant(client.config)).rejects.toMatchObject({ status: 400 });
  });

  it('requires a challenge from a public client in every flow with a code', async () => {
    const client = await newClient();
    await makePublic(client);
    const url = oidc.buildAuthorizationUrl(client.config, {
      redirect_uri: redirectUri,
      scope,
      response_type: 'code id_token',
      nonce: oidc.randomNonce(),
    });
    const { url: finalUrl } = await newBrowser(server.server.url).open(url.href);
    expect(new URLSearchParams(finalUrl.hash.slice(1)).get('error')).toBe('invalid_request');
  });

  it('requires the secret of a client that is not public', async () => {
    const client = await newClient();
    const config = await oidc.discovery(new URL(issuer()), client.id, 'wrong', undefined, {
      execute: [oidc.allowInsecureRequests],
    });
    await expect(completeSignIn({ ...client, config }, await inviteUser())).rejects.toMatchObject({
      error: 'invalid_client',
    });
  });
});

describe('a sign-in', () => {
  const denied = async (client: Client, email: string, more: Record<string, string> = {}) => {
    const browser = newBrowser(server.server.url);
    const page = await browser.open((await newAuthorizationRequest(client, more)).url);
    const finalPage = page.status === 0 ? page : await signIn(browser, page, { ContactEmail: email });
    expect(`${finalPage.url.origin}${finalPage.url.pathname}`).toBe(redirectUri);
    return finalPage.url.searchParams.get('error');
  };

  it('is refused for an unknown user and for a user without an invitation', async () => {
    const client = await newClient();
    expect(await denied(client, `${randomUUID()}@example.com`)).toBe('access_denied');
    expect(await denied(client, (await addUser(tenant)).ContactEmail ?? '')).toBe('access_denied');
  });

  it('is refused for a user of another tenant', async () => {
    const client = await newClient();
    const other = await newTenant(world);
    const user = await inviteUser({}, other);
    expect(await denied(client, user.ContactEmail ?? '', { acr_values: `tenant:${other.id}` })).toBe('access_denied');
    expect(await denied(client, user.ContactEmail ?? '')).toBe('access_denied');
  });

  it('is required again for a client of another tenant', async () => {
    const client = await newClient();
    const { browser } = await completeSignIn(client, await inviteUser());
    const other = await newTenant(world);
    const theirs = await newClient({}, other);
    const request = await newAuthorizationRequest(theirs, { acr_values: `tenant:${other.id}` });
    const user = await inviteUser({}, other);
    const finalPage = await signIn(browser, await browser.open(request.url), user);
    const tokens = await exchangeCode(theirs, finalPage, request);
    expect(decodeJwt(tokens.access_token)).toMatchObject({ sub: user.Id, tid: other.id });
  });

  it('does not count for the user of another tenant with the same identifier', async () => {
    const mine = await inviteUser();
    const { browser, tokens } = await completeSignIn(await newClient(), mine);
    expect(tokens.claims()).not.toHaveProperty('acr');
    const other = await newTenant(world);
    await inviteUser({ Id: mine.Id }, other);
    const request = await newAuthorizationRequest(await newClient({}, other), {
      acr_values: `tenant:${other.id}`,
      prompt: 'none',
    });
    expect((await browser.open(request.url)).url.searchParams.get('error')).toBe('login_required');
  });

  it('is refused for a disabled client', async () => {
    const client = await newClient();
    await tenant.ok('PUT', `/HybridClients/${client.id}`, { Enabled: false });
    const finalPage = await newBrowser(server.server.url).open((await newAuthorizationRequest(client)).url);
    expect(`${finalPage.status} ${finalPage.text}`).toMatch(/^400 .*invalid_client/);
  });
});

it('the sign-in page lists the current providers of the tenant', async () => {
  const own = await newTenant(world);
  const client = await newClient({}, own);
  const page = async () => {
    const { status, text } = await newBrowser(server.server.url).open(
      (await newAuthorizationRequest(client, { acr_values: `tenant:${own.id}` })).url,
    );
    expect(status).toBe(200);
    return text;
  };
  expect(await page()).not.toContain(providerIds.microsoft);
  await addProvider(own, 'microsoft');
  expect(await page()).toContain(`<option value="${providerIds.microsoft}">Microsoft account</option>`);
  await own.ok('DELETE', `/IdentityProviders/${providerIds.microsoft}`);
  expect(await page()).not.toContain(providerIds.microsoft);
});

describe('the hybrid flow', () => {
  const hybrid = async (client: Client, user: User, more: Record<string, string> = {}) => {
    oidc.useCodeIdTokenResponseType(client.config);
    const browser = newBrowser(server.server.url);
    const request = await newAuthorizationRequest(client, { response_mode: 'form_post', ...more });
    const page = await signIn(browser, await browser.open(request.url), user);
    expect(page.status).toBe(200);
    const { action, fields } = formOf(page);
    expect(action).toBe(redirectUri);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['code', 'id_token', 'state']));
    const callback = new Request(redirectUri, { method: 'POST', body: new URLSearchParams(fields) });
    return oidc.authorizationCodeGrant(client.config, callback, {
      pkceCodeVerifier: request.verifier,
      expectedState: request.state,
      expectedNonce: request.nonce,
      idTokenExpected: true,
    });
  };

  it('posts a code and an ID token to the client, which exchanges the code for an access token', async () => {
    const user = await inviteUser();
    const tokens = await hybrid(await newClient(), user);
    expect(decodeJwt(tokens.access_token)).toMatchObject({ sub: user.Id });
  });

  it('issues no refresh token, even if the client allows offline access', async () => {
    const client = await newClient({ AllowOfflineAccess: true });
    const tokens = await hybrid(client, await inviteUser(), { scope: `${scope} offline_access` });
    expect(tokens.refresh_token).toBeUndefined();
  });

  it('refuses offline access that the client does not allow', async () => {
    const request = await newAuthorizationRequest(await newClient(), { scope: `${scope} offline_access` });
    expect((await newBrowser(server.server.url).open(request.url)).url.searchParams.get('error')).toBe('invalid_scope');
  });

  it('issues tokens to browsers only if the client allows it', async () => {
    const user = await inviteUser();
    const get = async (more: object) => {
      const browser = newBrowser(server.server.url);
      const page = await browser.open(
        (await newAuthorizationRequest(await newClient(more), { response_type: 'code token' })).url,
      );
      const { url } = page.status === 0 ? page : await signIn(browser, page, user);
      return new URLSearchParams(url.hash.slice(1));
    };
    expect((await get({})).get('error')).not.toBeNull();
    expect((await get({ AllowAccessTokensViaBrowser: true })).get('access_token')).toMatch(/^ey/);
  });
});

describe('refresh tokens with HYBRID_REFRESH_TOKENS=on', () => {
  let own: TestServer;
  beforeAll(async () => {
    own = await startTestServer({ HYBRID_REFRESH_TOKENS: 'on' });
  });
  afterAll(() => own.stop());

  it('are exchanged once for tokens with the current roles, until the user is deleted', async () => {
    const before = [server, world, tenant] as const;
    [server, world] = [own, await newWorld(own)];
    tenant = await newTenant(world);
    try {
      const client = await newClient({ AllowOfflineAccess: true });
      const user = await inviteUser();
      const { tokens } = await completeSignIn(client, user, { scope: `${scope} offline_access` });
      const first = tokens.refresh_token ?? '';
      expect(first).not.toBe('');
      const { Id } = await tenant.ok<{ Id: string }>('POST', '/Roles', { Name: 'Operators' });
      await tenant.ok('PUT', `/Users/${user.Id}`, { RoleIds: [tenant.roles.member, Id] });
      const fresh = await oidc.refreshTokenGrant(client.config, first);
      expect(decodeJwt(fresh.access_token)['role']).toContain(Id);
      await expect(oidc.refreshTokenGrant(client.config, first)).rejects.toMatchObject({ error: 'invalid_grant' });
      const again = await completeSignIn(client, user, { scope: `${scope} offline_access` });
      await oidc.tokenRevocation(client.config, again.tokens.refresh_token ?? '');
      await expect(oidc.refreshTokenGrant(client.config, again.tokens.refresh_token ?? '')).rejects.toMatchObject({
        error: 'invalid_grant',
      });
      const last = await completeSignIn(client, user, { scope: `${scope} offline_access` });
      await tenant.ok('DELETE', `/Users/${user.Id}`);
      await expect(oidc.refreshTokenGrant(client.config, last.tokens.refresh_token ?? '')).rejects.toMatchObject({
        error: 'invalid_grant',
      });
    } finally {
      [server, world, tenant] = before;
    }
  });
});

describe('a sign-out', () => {
  const out = async (more: Record<string, string>) => {
    const client = await newClient();
    const { browser, tokens, request } = await completeSignIn(client, await inviteUser());
    const url = oidc.buildEndSessionUrl(client.config, { id_token_hint: tokens.id_token ?? '', ...more });
    const page = await browser.open(url.href);
    const { action, fields } = formOf(page);
    const finalPage = await browser.submit(action, { ...fields, logout: 'yes' });
    const silent = await browser.open(`${request.url}&prompt=none`);
    expect(silent.url.searchParams.get('error')).toBe('login_required');
    return finalPage;
  };

  it('ends the session and redirects to an address of the client', async () => {
    const finalPage = await out({ post_logout_redirect_uri: signedOutUri, state: 's' });
    expect(finalPage.url.href).toBe(`${signedOutUri}?state=s`);
  });

  it('does not redirect to an address that the client has not registered', async () => {
    const finalPage = await out({ post_logout_redirect_uri: 'https://evil.example/' });
    expect(`${finalPage.status} ${finalPage.text}`).toMatch(/^200 .*You have signed out/s);
  });
});

it('the sign-in page has no script and cannot be framed', async () => {
  const request = await newAuthorizationRequest(await newClient());
  const page = await fetch(request.url);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(await page.text()).not.toContain('<script');
});

it('serves no sign-in page with SIGN_IN=off', async () => {
  const own = await startTestServer({ SIGN_IN: 'off' });
  expect((await fetch(`${own.server.url}/identity/signin/x`)).status).toBe(404);
  await own.stop();
});
