// Sign-ins as an independent client library does them: what tests of the OpenID provider start from.
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

/** What signs in to a server and a tenant of it, both of which may be made later. */
export function signInHelpers(server: () => TestServer, tenant: () => Tenant) {
  /** A hybrid client of a tenant, as a program that has read the discovery document. */
  async function newClient(more: object = {}, of = tenant()): Promise<Client> {
    const made = await of.ok<{ Secret: string; Client: { Id: string } }>('POST', '/HybridClients', {
      Name: 'Portal',
      RedirectUris: [redirectUri, 'https://portal.example.com/*'],
      PostLogoutRedirectUris: [signedOutUri],
      ...more,
    });
    const [id, secret] = [made.Client.Id, made.Secret];
    const config = await oidc.discovery(new URL(`${server().server.url}/identity`), id, secret, undefined, {
      execute: [oidc.allowInsecureRequests],
    });
    return { id, secret, config };
  }

  /** Lets a client work without a secret. */
  const makePublic = ({ id }: Client, of = tenant()) =>
    of.ok('PUT', `/HybridClients/${id}/SecretRequirement`, { SecretRequired: false });

  async function inviteUser(more: object = {}, of = tenant()): Promise<User> {
    const user = await addUser(of, more);
    await of.ok('POST', `/Users/${user.Id}/Invitation`, {});
    return user;
  }

  /** Fills in the sign-in page. */
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

  const exchangeCode = ({ config }: Client, arrived: LoadedPage, { verifier, state, nonce }: AuthorizationRequest) =>
    oidc.authorizationCodeGrant(config, arrived.url, {
      pkceCodeVerifier: verifier,
      expectedState: state,
      expectedNonce: nonce,
      idTokenExpected: true,
    });

  /** A whole sign-in by code with PKCE. */
  async function completeSignIn(client: Client, user: User, more: Record<string, string> = {}) {
    const browser = newBrowser(server().server.url);
    const asked = await newAuthorizationRequest(client, more);
    const arrived = await signIn(browser, await browser.open(asked.url), user);
    return { browser, tokens: await exchangeCode(client, arrived, asked), asked, arrived };
  }

  return {
    newClient,
    makePublic,
    invited: inviteUser,
    signIn,
    ask: newAuthorizationRequest,
    exchange: exchangeCode,
    wholeSignIn: completeSignIn,
  };
}
