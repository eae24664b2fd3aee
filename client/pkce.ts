// Sign-in of a user with an authorization code and PKCE: one step before the browser visits the provider, one after it returns.
import { AuthError, discover, cachedToken, requestTokens, type Auth, type Tokens } from './auth.ts';
import type { Fetch } from './fetch.ts';

export interface SignInOptions {
  /** The base URL of the API. */
  readonly baseUrl: string;
  readonly clientId: string;
  /** The address to which the provider returns the browser; one of the client's redirect URIs. */
  readonly redirectUri: string;
  /** Default: `openid ocsapi offline_access`, for an access token of the API and a refresh token. */
  readonly scope?: string;
  /** The tenant whose users may sign in. */
  readonly tenantId?: string;
  /** The address of the OpenID provider; default: /identity below the base URL. */
  readonly authority?: string;
  readonly fetch?: Fetch;
}

/** A sign-in that has begun: plain data to store until the browser returns, for example in sessionStorage. */
export interface SignIn {
  /** The address to send the browser to. */
  readonly url: string;
  readonly state: string;
  readonly verifier: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly authority: string;
}

/**
 * Begins a sign-in. Returns the address to send the browser to, and the data that `authorizationCode` needs afterwards.
 *
 * @example
 * const signIn = await beginSignIn({ baseUrl, clientId, redirectUri: location.href });
 * sessionStorage.setItem('signIn', JSON.stringify(signIn));
 * location.assign(signIn.url);
 */
export async function beginSignIn(options: SignInOptions): Promise<SignIn> {
  const { baseUrl, clientId, redirectUri, tenantId, scope = 'openid ocsapi offline_access' } = options;
  const { authority = `${baseUrl}/identity`, fetch = globalThis.fetch } = options;
  const { authorization_endpoint } = await discover({ baseUrl, fetch: (url, init) => fetch(url, init) }, authority);
  if (authorization_endpoint === undefined) {
    throw new AuthError(200, undefined, `${authority} has no authorization endpoint.`);
  }
  const [state, verifier] = [randomText(), randomText()];
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  const url = new URL(authorization_endpoint);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope,
    state,
    code_challenge: base64url(new Uint8Array(hash)),
    code_challenge_method: 'S256',
    ...(tenantId === undefined ? {} : { acr_values: `tenant:${tenantId}` }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return { url: url.href, state, verifier, clientId, redirectUri, authority };
}

export interface CodeOptions {
  /** The result of beginSignIn. */
  readonly signIn: SignIn;
  /** The address at which the browser returned. */
  readonly callback: string;
  /** The secret of a client that has one. Never use it in a web page, which cannot keep it secret. */
  readonly clientSecret?: string;
  /** Called with new tokens whenever they arrive. */
  readonly onTokens?: (tokens: Tokens) => void;
  /** Tokens of an earlier session, instead of a code. */
  readonly tokens?: Tokens;
}

/**
 * Returns an Auth for a user. It exchanges the code of the callback at the first call, and uses the refresh token from then on.
 * Throws an AuthError when the callback reports a refusal or belongs to another sign-in.
 *
 * @example
 * const auth = authorizationCode({ signIn: JSON.parse(sessionStorage.getItem('signIn') ?? ''), callback: location.href });
 * const hub = createDataServices({ baseUrl, auth });
 */
export function authorizationCode({ signIn, callback, clientSecret, onTokens, tokens: first }: CodeOptions): Auth {
  const parameters = new URL(callback).searchParams;
  const code = parameters.get('code');
  if (first === undefined) {
    const refusal = parameters.get('error');
    if (refusal !== null) throw new AuthError(400, refusal, parameters.get('error_description') ?? undefined);
    if (code === null || parameters.get('state') !== signIn.state) {
      throw new AuthError(400, undefined, 'The callback belongs to another sign-in.');
    }
  }
  const { clientId, redirectUri, verifier, authority } = signIn;
  const client = { client_id: clientId, ...(clientSecret === undefined ? {} : { client_secret: clientSecret }) };
  let unused = first;
  return cachedToken(async (context, last) => {
    if (unused && Date.now() < unused.expires && context.refused !== unused.accessToken) {
      const tokens = unused;
      unused = undefined;
      return tokens;
    }
    const refresh = (last ?? first)?.refreshToken;
    if (refresh === undefined && (last ?? first) !== undefined) {
      throw new AuthError(400, undefined, 'The sign-in has ended; there is no refresh token.');
    }
    const form: Record<string, string> =
      refresh === undefined
        ? {
            grant_type: 'authorization_code',
            code: code ?? '',
            redirect_uri: redirectUri,
            code_verifier: verifier,
          }
        : { grant_type: 'refresh_token', refresh_token: refresh };
    const received = await requestTokens(context, authority, { ...form, ...client });
    const tokens =
      refresh === undefined || received.refreshToken !== undefined ? received : { ...received, refreshToken: refresh };
    onTokens?.(tokens);
    return tokens;
  });
}

const randomText = () => base64url(crypto.getRandomValues(new Uint8Array(32)));

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
