// Helpers for tests of the OpenID provider: sign-ins with a client library other than our own.
import { expect } from '@jest/globals';
import * as oidc from 'openid-client';
import type { TestServer } from '../../support/server.ts';
import { providerIds, type Tenant } from './identity-tenant.ts';
import { addUser, type User } from './identity-users.ts';
import { newBrowser, type LoadedPage, type Browser } from './browser.ts';

export const redirectUri = 'http://localhost:5004/callback.html';
export const signedOutUri = 'http://localhost:5004/out.html';
export const scope = 'openid profile email ocsapi';

export interface Client {
  readonly id: string;
  readonly secret: string;
  readonly config: oidc.Configuration;
}

export interface AuthorizationRequest {
  readonly url: string;
  readonly verifier: string;
  readonly state: string;
  readonly nonce: string;
}

/** Returns functions that sign in to a tenant. The server and the tenant can be created later. */
export function signInHelpers(server: () => TestServer, tenant: () => Tenant) {
  /** Creates a hybrid client that has read the discovery document. */
  async function newClient(more: object = {}, owner = tenant()): Promise<Client> {
    const created = await owner.ok<{ Secret: string; Client: { Id: string } }>('POST', '/HybridClients', {
      Name: 'Portal',
      RedirectUris: [redirectUri, 'https://portal.example.com/*'],
      PostLogoutRedirectUris: [signedOutUri],
      ...more,
    });
    const [id, secret] = [created.Client.Id, created.Secret];
    const config = await oidc.discovery(new URL(`${server().server.url}/identity`), id, secret, undefined, {
      execute: [oidc.allowInsecureRequests],
    });
    return { id, secret, config };
  }

  /** Makes the secret of a client optional. */
  const makePublic = ({ id }: Client, owner = tenant()) =>
    owner.ok('PUT', `/HybridClients/${id}/SecretRequirement`, { SecretRequired: false });

  async function inviteUser(more: object = {}, owner = tenant()): Promise<User> {
    const user = await addUser(owner, more);
    await owner.ok('POST', `/Users/${user.Id}/Invitation`, {});
    return user;
  }

  /** Submits the sign-in page. */
  async function signIn(browser: Browser, page: LoadedPage, user: Pick<User, 'ContactEmail'>): Promise<LoadedPage> {
    expect(`${page.status} ${page.url.pathname}`).toMatch(/^200 \/identity\/signin\//);
    return browser.submit(page.url.href, { provider: providerIds.google, email: user.ContactEmail ?? '' });
  }

  async function newAuthorizationRequest(
    { config }: Client,
    more: Record<string, string> = {},
  ): Promise<AuthorizationRequest> {
    const verifier = oidc.randomPKCECodeVerifier();
    const [state, nonce] = [oidc.randomState(), oidc.randomNonce()];
    const url = oidc.buildAuthorizationUrl(config, {
      redirect_uri: redirectUri,
      scope,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      acr_values: `tenant:${tenant().id}`,
      state,
      nonce,
      ...more,
    });
    return { url: url.href, verifier, state, nonce };
  }

  const exchangeCode = ({ config }: Client, finalPage: LoadedPage, { verifier, state, nonce }: AuthorizationRequest) =>
    oidc.authorizationCodeGrant(config, finalPage.url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });

  /** Signs in with an authorization code and PKCE. */
  async function completeSignIn(client: Client, user: User, more: Record<string, string> = {}) {
    const browser = newBrowser(server().server.url);
    const request = await newAuthorizationRequest(client, more);
    const finalPage = await signIn(browser, await browser.open(request.url), user);
    return { browser, tokens: await exchangeCode(client, finalPage, request), request, finalPage };
  }

  return {
    newClient,
    makePublic,
    inviteUser,
    signIn,
    newAuthorizationRequest,
    exchangeCode,
    completeSignIn,
  };
}
