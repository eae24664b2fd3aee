// Where tokens come from. An Auth is a text or a function; one function may serve the clients of all documents, and they share its token.
import type { Fetch } from './options.ts';

export interface AuthContext {
  /** Where the API is. */
  readonly baseUrl: string;
  /** The client's fetch with its repetitions, without a token. */
  readonly fetch: Fetch;
  /** The token that the server has just refused; another one is wanted. */
  readonly refused?: string;
}

/** The token, or who answers it before each call. When the server refuses a token, the function is asked once more, with `refused`. */
export type Auth = string | ((context: AuthContext) => string | Promise<string>);

/** The token endpoint refused. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly status: number;
  /** The code of OAuth, such as invalid_client. */
  readonly code: string | undefined;

  constructor(status: number, code: string | undefined, description: string | undefined) {
    super(`No token was issued (${[status, code].filter(Boolean).join(' ')})${description ? `: ${description}` : ''}`);
    this.status = status;
    this.code = code;
  }
}

/** What a token endpoint answered, with the time at which the token ends, in milliseconds. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken?: string;
  readonly expires: number;
}

export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope?: string;
  /** Where the OpenID provider is; default: /identity at the API's address. */
  readonly authority?: string;
}

/**
 * Tokens for a client with a secret, fetched when needed, kept until shortly before they end.
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
 * An Auth that keeps the token it fetched: asked for again a minute (or a fifth of its life) before its end, or when the server refuses it.
 * However many calls wait, one request is under way.
 *
 * @example
 * const auth = cachedToken(async () => ({ accessToken: await vault.read('token'), expires: Date.now() + 600_000 }));
 */
export function cachedToken(
  obtain: (context: AuthContext, last: Tokens | undefined) => Promise<Tokens>,
): Extract<Auth, (...args: never) => unknown> {
  let kept: Tokens | undefined;
  let renewAt = 0;
  let underWay: Promise<Tokens> | undefined;

  async function renew(context: AuthContext): Promise<Tokens> {
    const asked = Date.now();
    kept = await obtain(context, kept);
    renewAt = kept.expires - Math.min(60_000, (kept.expires - asked) / 5);
    return kept;
  }

  return async (context) => {
    const isRefused = kept !== undefined && context.refused === kept.accessToken;
    if (kept && !isRefused && Date.now() < renewAt) return kept.accessToken;
    underWay ??= renew(context).finally(() => {
      underWay = undefined;
    });
    const last = kept;
    try {
      return (await underWay).accessToken;
    } catch (error) {
      // Ahead of its end the old token still serves while the provider cannot be reached.
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

/** The discovery document of a provider. */
export async function discover(
  { baseUrl, fetch }: Pick<AuthContext, 'baseUrl' | 'fetch'>,
  authority = `${baseUrl}/identity`,
): Promise<Discovery> {
  const response = await fetch(`${authority}/.well-known/openid-configuration`, {});
  const found = (await response.json().catch(() => undefined)) as Partial<Discovery> | undefined;
  if (typeof found?.token_endpoint !== 'string') {
    throw new AuthError(response.status, undefined, `${authority} has no discovery document.`);
  }
  return found as Discovery;
}

/** Sends a form to the token endpoint; throws an AuthError when it refuses. */
export async function requestTokens(
  context: AuthContext,
  authority: string | undefined,
  form: Readonly<Record<string, string>>,
): Promise<Tokens> {
  const { token_endpoint } = await discover(context, authority);
  const asked = Date.now();
  const response = await context.fetch(token_endpoint, { method: 'POST', body: new URLSearchParams(form) });
  const body = ((await response.json().catch(() => undefined)) ?? {}) as Readonly<Record<string, unknown>>;
  const { access_token, refresh_token, expires_in, error, error_description } = body;
  if (!response.ok || typeof access_token !== 'string') {
    throw new AuthError(response.status, text(error), text(error_description));
  }
  return {
    accessToken: access_token,
    ...(typeof refresh_token === 'string' ? { refreshToken: refresh_token } : {}),
    expires: asked + (typeof expires_in === 'number' ? expires_in : 3600) * 1000,
  };
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
