// Changes responses of the token endpoint where clients of this API expect something else than the library sends
// (docs/behavior/signing-in.md#client-credentials).
import { errors, type KoaContextWithOIDC } from 'oidc-provider';
import { API_SCOPE } from './claims.ts';
import { tooManyCode, type TooManyTokenRequests } from './token-limits.ts';

/** The status that replaces the library's. */
export const visibleStatus = (status: number): number => (status === 401 ? 400 : status);

/** Uses the scope of the API when there is none, and refuses any other, offline_access included. */
export function grantApiScope(context: KoaContextWithOIDC): void {
  const { params, requestParamScopes } = context.oidc;
  const other = [...requestParamScopes].find((scope) => scope !== API_SCOPE);
  if (other !== undefined) throw new errors.InvalidScope('requested scope is not allowed', other);
  if (params) params['scope'] = API_SCOPE;
}

/** Middleware that turns responses of the library into what clients expect. */
export async function adaptResponse(context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const { oidc } = context as Partial<KoaContextWithOIDC>;
  // The library has no route for this request.
  if (!oidc) return;
  const { body, client } = oidc;
  if (context.status === 401) {
    context.status = visibleStatus(401);
    context.remove('WWW-Authenticate');
  }
  // A client that does not name itself has failed to authenticate (RFC 6749, 5.2), which the library calls an invalid request.
  if (context.status === 400 && !client && body && !body['client_id'] && context.headers.authorization === undefined) {
    context.body = { error: 'invalid_client', error_description: 'client authentication failed' };
  }
  // Some clients parse only what is exactly this type.
  if (oidc.route === 'token') context.set('Content-Type', 'application/json');
}

/** Returns the failure of a request for a token beyond the limits, and sets its Retry-After. */
export function tooManyRequests(
  context: KoaContextWithOIDC,
  { seconds, message }: TooManyTokenRequests,
): errors.OIDCProviderError {
  context.set('Retry-After', String(seconds));
  return Object.assign(new errors.OIDCProviderError(429, tooManyCode), { error_description: message });
}
