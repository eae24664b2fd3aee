// The configuration of oidc-provider for sign-ins (docs/behavior/signing-in.md#authorization-code).
import { createHash } from 'node:crypto';
import { errors, interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { API_SCOPE, claimsByScope, tenantAcr, userClaims } from './claims.ts';
import { paths } from './discovery.ts';
import type { SigningKeys } from './keys.ts';
import { lookupsOf } from './lookups.ts';
import type { IssuerOptions } from './options.ts';
import type { SignInSettings } from './user-directory.ts';

const signInScopes = [...Object.keys(claimsByScope), 'offline_access'];

/** Returns the library's configuration of sign-ins. */
export function signInConfiguration(
  { issuer, resource }: IssuerOptions,
  { users, hasRefreshTokens }: SignInSettings,
  keys: SigningKeys,
): Configuration {
  return {
    scopes: signInScopes,
    claims: Object.fromEntries(Object.entries(claimsByScope).map(([scope, names]) => [scope, [...names]])),
    // Keeps the claims of scopes in ID tokens, where clients in browsers read the roles.
    conformIdTokenClaims: false,
    responseTypes: ['code', 'code id_token', 'code token', 'code id_token token'],
    pkce: {
      required: ({ oidc }, client) =>
        oidc.params?.['response_type'] === 'code' || client.tokenEndpointAuthMethod === 'none',
    },
    cookies: { keys: cookieKeys(keys) },
    interactions: { policy: signInPolicy(), url: (_context, { uid }) => issuer + paths.signIn.replace(':uid', uid) },
    async findAccount(context, id, token) {
      const lookups = lookupsOf(context);
      // The time of the sign-in is in the code or the refresh token, otherwise in the session.
      const authTime = (token as { authTime?: number } | undefined)?.authTime ?? context.oidc.session?.loginTs;
      const user = lookups.client && (await users.find(lookups.client.tenantId, id, authTime));
      if (!lookups.client || !user) return undefined;
      lookups.user = user;
      const { tenantId } = lookups.client;
      return { accountId: user.id, claims: () => ({ ...userClaims(tenantId, user), role: [...user.roleIds] }) };
    },
    loadExistingGrant: (context) => grantFor(context, resource),
    issueRefreshToken: (_context, client, { scopes }) =>
      hasRefreshTokens && client.grantTypeAllowed('refresh_token') && scopes.has('offline_access'),
    rotateRefreshToken: true,
  };
}

/** Returns the keys that sign cookies. They are derived from the keys that sign tokens, so that all servers have the same ones. */
const cookieKeys = (keys: SigningKeys) =>
  keys.exposePrivateKeys().map(({ d }) => createHash('sha256').update(`cookies ${d}`).digest('base64url'));

/** Returns the grant of a sign-in. Creates one if there is none, because there is no consent page. */
async function grantFor(context: KoaContextWithOIDC, resource: string) {
  const { client, session, result, provider } = context.oidc;
  const grantId = result?.consent?.grantId ?? (client && session?.grantIdFor(client.clientId));
  if (grantId) return provider.Grant.find(grantId);
  const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
  grant.addOIDCScope(signInScopes.join(' '));
  grant.addResourceScope(resource, API_SCOPE);
  await grant.save();
  return grant;
}

/** Returns the library's policy on when users must sign in, with two more checks. */
function signInPolicy() {
  const policy = interactionPolicy.base();
  const login = policy.get('login');
  login?.checks.add(
    new interactionPolicy.Check('offline_access', 'offline_access is not allowed', checkOfflineAccess),
    0,
  );
  login?.checks.add(
    new interactionPolicy.Check('tenant', 'the user is not of this tenant', 'login_required', checkTenant),
    1,
  );
  return policy;
}

/** Throws InvalidScope for offline access that the client does not have. Document 2 requires an error; the library ignores the scope. */
function checkOfflineAccess(context: KoaContextWithOIDC): boolean {
  const requestedScopes = String(context.query['scope'] ?? context.oidc.body?.['scope'] ?? '').split(' ');
  const { client } = lookupsOf(context);
  if (requestedScopes.includes('offline_access') && client?.signIn?.allowOfflineAccess !== true)
    throw new errors.InvalidScope('requested scope is not allowed', 'offline_access');
  return interactionPolicy.Check.NO_NEED_TO_PROMPT;
}

/** Requires a new sign-in if the session is for another tenant, where the same identifier can be another user. */
function checkTenant(context: KoaContextWithOIDC): boolean {
  const { session, account } = context.oidc;
  const { client } = lookupsOf(context);
  const isOfTenant = account && client && session?.acr === tenantAcr(client.tenantId);
  return session?.accountId && !isOfTenant
    ? interactionPolicy.Check.REQUEST_PROMPT
    : interactionPolicy.Check.NO_NEED_TO_PROMPT;
}
