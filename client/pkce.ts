// Sign-in of a person: authorization code with PKCE. Two steps, between which the browser goes to the provider and comes back.
import { AuthError, discover, cachedToken, requestTokens, type Auth, type Tokens } from './auth.ts';
import type { Fetch } from './options.ts';

export interface SignInOptions {
  /** Where the API is. */
  readonly baseUrl: string;
  readonly clientId: string;
  /** Where the provider sends the browser afterwards; it must be one of the client's. */
  readonly redirectUri: string;
  /** Default: openid, the API, and a refresh token. */
  readonly scope?: string;
  /** The tenant whose users may sign in. */
  readonly tenantId?: string;
  /** Where the OpenID provider is; default: /identity at the API's address. */
  readonly authority?: string;
  readonly fetch?: Fetch;
}

/** A sign-in under way: plain data, to be kept until the browser comes back, in sessionStorage for instance. */
export interface SignIn {
  /** Where to send the browser. */
  readonly url: string;
  readonly state: string;
  readonly verifier: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly authority: string;
}

/**
 * Begins a sign-in: answers the address to send the browser to, and what `authorizationCode` needs afterwards.
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
  /** What beginSignIn answered. */
  readonly signIn: SignIn;
  /** The address at which the browser came back. */
  readonly callback: string;
  /** The secret of a client that has one; never in a page, which cannot keep it. */
  readonly clientSecret?: string;
  /** Is told the tokens whenever there are new ones. */
  readonly onTokens?: (tokens: Tokens) => void;
  /** Tokens of an earlier visit, which need no code. */
  readonly tokens?: Tokens;
}

/**
 * Tokens for a person: the code of the callback is exchanged at the first call, and renewed by the refresh token from then on.
 * Throws an AuthError when the callback tells of a refusal, or belongs to another sign-in.
 *
 * @example
 * const auth = authorizationCode({ signIn: JSON.parse(sessionStorage.getItem('signIn') ?? ''), callback: location.href });
 * const hub = createDataServices({ baseUrl, auth });
 */
export function authorizationCode({ signIn, callback, clientSecret, onTokens, tokens: first }: CodeOptions): Auth {
  const answer = new URL(callback).searchParams;
  const code = answer.get('code');
  if (first === undefined) {
    const refusal = answer.get('error');
    if (refusal !== null) throw new AuthError(400, refusal, answer.get('error_description') ?? undefined);
    if (code === null || answer.get('state') !== signIn.state) {
      throw new AuthError(400, undefined, 'The callback belongs to another sign-in.');
    }
  }
  const { clientId, redirectUri, verifier, authority } = signIn;
  const client = { client_id: clientId, ...(clientSecret === undefined ? {} : { client_secret: clientSecret }) };
  let waiting = first;
  return cachedToken(async (context, last) => {
    if (waiting && Date.now() < waiting.expires && context.refused !== waiting.accessToken) {
      const tokens = waiting;
      waiting = undefined;
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
    const got = await requestTokens(context, authority, { ...form, ...client });
    const tokens = refresh === undefined || got.refreshToken !== undefined ? got : { ...got, refreshToken: refresh };
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
