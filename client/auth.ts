// Sources of access tokens. One Auth function can serve the clients of all documents, which then share its token.
import type { Fetch } from './fetch.ts';

export interface AuthContext {
  /** The base URL of the API. */
  readonly baseUrl: string;
  /** The fetch of the client, with retries and without a token. */
  readonly fetch: Fetch;
  /** The token that the server has just refused, if another one is needed. */
  readonly refused?: string;
}

/** The token, or a function that returns it before each call. After the server refuses a token, the function is called again, with `refused`. */
export type Auth = string | ((context: AuthContext) => string | Promise<string>);

/** The failure of a token request. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: number;
  /** The OAuth error code, such as invalid_client. */
  readonly code: string | undefined;

  constructor(status: number, code: string | undefined, description: string | undefined) {
    super(`No token was issued (${[status, code].filter(Boolean).join(' ')})${description ? `: ${description}` : ''}`);
    this.status = status;
    this.code = code;
  }
}

/** Tokens of a token endpoint. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
  /** When the access token expires, in milliseconds since 1970. */
  readonly expires: number;
}

export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope?: string;
  /** The address of the OpenID provider; default: /identity below the base URL. */
  readonly authority?: string;
}

/**
 * Returns an Auth for a client with a secret. It requests a token when one is needed and reuses it until shortly before it expires.
 *
 * @example
 * const hub = createDataServices({ baseUrl, auth: clientCredentials({ clientId, clientSecret }) });
 */
export function clientCredentials({ clientId, clientSecret, scope, authority }: ClientCredentials): Auth {
  return cachedToken((context) =>
    requestTokens(context, authority, {
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
      ...(scope === undefined ? {} : { scope }),
    }),
  );
}

/**
 * Returns an Auth that caches tokens. It obtains another one a minute before the token expires (or a fifth of its lifetime, if that is
 * shorter), and when the server refuses it. Concurrent calls share one request.
 *
 * @example
 * const auth = cachedToken(async () => ({ accessToken: await vault.read('token'), expires: Date.now() + 600_000 }));
 */
export function cachedToken(
  obtain: (context: AuthContext, last: Tokens | undefined) => Promise<Tokens>,
): Extract<Auth, (...args: never) => unknown> {
  let cached: Tokens | undefined;
  let renewAt = 0;
  let pending: Promise<Tokens> | undefined;

  async function renew(context: AuthContext): Promise<Tokens> {
    const requestedAt = Date.now();
    cached = await obtain(context, cached);
    renewAt = cached.expires - Math.min(60_000, (cached.expires - requestedAt) / 5);
    return cached;
  }

  return async (context) => {
    const isRefused = cached !== undefined && context.refused === cached.accessToken;
    if (cached && !isRefused && Date.now() < renewAt) return cached.accessToken;
    pending ??= renew(context).finally(() => {
      pending = undefined;
    });
    const last = cached;
    try {
      return (await pending).accessToken;
    } catch (error) {
      // Until it expires, the old token is still good while the provider cannot be reached.
      if (last && !isRefused && Date.now() < last.expires) return last.accessToken;
      throw error;
    }
  };
}

/** The members of a discovery document that the client reads. */
interface Discovery {
  readonly token_endpoint: string;
  readonly authorization_endpoint?: string;
}

/** Returns the discovery document of a provider. */
export async function discover(
  { baseUrl, fetch }: Pick<AuthContext, 'baseUrl' | 'fetch'>,
  authority = `${baseUrl}/identity`,
): Promise<Discovery> {
  const response = await fetch(`${authority}/.well-known/openid-configuration`, {});
  const document = (await response.json().catch(() => undefined)) as Partial<Discovery> | undefined;
  if (typeof document?.token_endpoint !== 'string') {
    throw new AuthError(response.status, undefined, `${authority} has no discovery document.`);
  }
  return document as Discovery;
}

/** Sends a form to the token endpoint and returns its tokens; throws an AuthError when it refuses. */
export async function requestTokens(
  context: AuthContext,
  authority: string | undefined,
  form: Readonly<Record<string, string>>,
): Promise<Tokens> {
  const { token_endpoint } = await discover(context, authority);
  const requestedAt = Date.now();
  const response = await context.fetch(token_endpoint, { method: 'POST', body: new URLSearchParams(form) });
  const body = ((await response.json().catch(() => undefined)) ?? {}) as Readonly<Record<string, unknown>>;
  const { access_token, refresh_token, expires_in, error, error_description } = body;
  if (!response.ok || typeof access_token !== 'string') {
    throw new AuthError(response.status, textOf(error), textOf(error_description));
  }
  return {
    accessToken: access_token,
    ...(typeof refresh_token === 'string' ? { refreshToken: refresh_token } : {}),
    expires: requestedAt + (typeof expires_in === 'number' ? expires_in : 3600) * 1000,
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
