// Changes responses of the token endpoint where clients of this API expect other ones than the library's
// (docs/behavior/signing-in.md#client-credentials).
import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import { API_SCOPE } from './claims.ts';
import { tooManyCode, type TooManyTokenRequests } from './token-limits.ts';

/** Returns the status that clients get for a status of the library. */
export const clientStatus = (status: number): number => (status === 401 ? 400 : status);

/** Grants the scope of the API; throws InvalidScope if the request names another one, offline_access included. */
export function grantApiScope(context: KoaContextWithOIDC): void {
  const { params, requestParamScopes } = context.oidc;
  const otherScope = [...requestParamScopes].find((scope) => scope !== API_SCOPE);
  if (otherScope !== undefined) throw new errors.InvalidScope('requested scope is not allowed', otherScope);
  if (params) params['scope'] = API_SCOPE;
}

/** Changes responses of the library to those that clients expect; a middleware of Koa. */
export async function adaptResponse(context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const { oidc } = context as Partial<KoaContextWithOIDC>;
  // The library has no route for this request.
  if (!oidc) return;
  const { body, client } = oidc;
  if (context.status === 401) {
    context.status = clientStatus(401);
    context.remove('WWW-Authenticate');
  }
  // A request that names no client has failed to authenticate (RFC 6749, 5.2); the library calls it an invalid request.
  if (context.status === 400 && !client && body && !body['client_id'] && context.headers.authorization === undefined) {
    context.body = { error: 'invalid_client', error_description: 'client authentication failed' };
  }
  // Some clients accept only this exact type.
  if (oidc.route === 'token') context.set('Content-Type', 'application/json');
}

/** Returns the error of a request for a token beyond the limits; sets the header Retry-After. */
export function tooManyRequests(
  context: KoaContextWithOIDC,
  { retryAfterSeconds, message }: TooManyTokenRequests,
): errors.OIDCProviderError {
  context.set('Retry-After', String(retryAfterSeconds));
  return Object.assign(new errors.OIDCProviderError(429, tooManyCode), { error_description: message });
}
