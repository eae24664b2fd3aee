// The configuration of oidc-provider for sign-ins (docs/behavior/signing-in.md#authorization-code).
import { createHash } from 'node:crypto';
import { errors, interactionPolicy, type Configuration, type KoaContextWithOIDC } from 'oidc-provider';
import { API_SCOPE, claimsOfScopes, tenantMark, userClaims } from './claims.ts';
import { paths } from './discovery.ts';
import type { SigningKeys } from './keys.ts';
import { lookupsOf } from './lookups.ts';
import type { IssuerOptions } from './options.ts';
import type { SignIns } from './people.ts';

const signInScopes = [...Object.keys(claimsOfScopes), 'offline_access'];

/** Returns the part of the library's configuration that is about sign-ins. */
export function signInConfiguration(
  { issuer, resource }: IssuerOptions,
  { people, refreshTokens }: SignIns,
  keys: SigningKeys,
): Configuration {
  return {
    scopes: signInScopes,
    claims: Object.fromEntries(Object.entries(claimsOfScopes).map(([scope, names]) => [scope, [...names]])),
    // Clients in browsers read roles from the token itself.
    conformIdTokenClaims: false,
    responseTypes: ['code', 'code id_token', 'code token', 'code id_token token'],
    pkce: {
      required: ({ oidc }, client) =>
        oidc.params?.['response_type'] === 'code' || client.tokenEndpointAuthMethod === 'none',
    },
    cookies: { keys: cookieKeys(keys) },
    interactions: { policy: signInPolicy(), url: (_context, { uid }) => issuer + paths.signIn.replace(':uid', uid) },
    async findAccount(context, id, token) {
      const found = lookupsOf(context);
      // Codes and refresh tokens contain the time of the sign-in; without either, the session has it.
      const signedInAt = (token as { authTime?: number } | undefined)?.authTime ?? context.oidc.session?.loginTs;
      const user = found.client && (await people.find(found.client.tenantId, id, signedInAt));
      if (!found.client || !user) return undefined;
      found.user = user;
      const { tenantId } = found.client;
      return { accountId: user.id, claims: () => ({ ...userClaims(tenantId, user), role: [...user.roleIds] }) };
    },
    loadExistingGrant: (context) => grantFor(context, resource),
    issueRefreshToken: (_context, client, { scopes }) =>
      refreshTokens && client.grantTypeAllowed('refresh_token') && scopes.has('offline_access'),
    rotateRefreshToken: true,
  };
}

/** Returns the keys that sign cookies, derived from the keys that sign tokens, so that all servers have the same. */
const cookieKeys = (keys: SigningKeys) =>
  keys.exposePrivateKeys().map(({ d }) => createHash('sha256').update(`cookies ${d}`).digest('base64url'));

/** Returns the grant of a sign-in, or a new one, since users are not asked for consent. */
async function grantFor(context: KoaContextWithOIDC, resource: string) {
  const { client, session, result, provider } = context.oidc;
  const known = result?.consent?.grantId ?? (client && session?.grantIdFor(client.clientId));
  if (known) return provider.Grant.find(known);
  const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
  grant.addOIDCScope(signInScopes.join(' '));
  grant.addResourceScope(resource, API_SCOPE);
  await grant.save();
  return grant;
}

/** The library's policy of when to ask people to sign in, with two checks of ours. */
function signInPolicy() {
  const policy = interactionPolicy.base();
  const login = policy.get('login');
  login?.checks.add(new interactionPolicy.Check('offline_access', 'offline_access is not allowed', checkOffline), 0);
  login?.checks.add(
    new interactionPolicy.Check('tenant', 'the user is not of this tenant', 'login_required', checkTenant),
    1,
  );
  return policy;
}

/** Refuses offline access that the client does not have. The library drops the scope silently; document 2 wants an error. */
function checkOffline(context: KoaContextWithOIDC): boolean {
  const asked = String(context.query['scope'] ?? context.oidc.body?.['scope'] ?? '').split(' ');
  const { client } = lookupsOf(context);
  if (asked.includes('offline_access') && client?.signIn?.allowOfflineAccess !== true)
    throw new errors.InvalidScope('requested scope is not allowed', 'offline_access');
  return interactionPolicy.Check.NO_NEED_TO_PROMPT;
}

/** Asks for a sign-in when the session is of another tenant, where the same identifier may be somebody else. */
function checkTenant(context: KoaContextWithOIDC): boolean {
  const { session, account } = context.oidc;
  const { client } = lookupsOf(context);
  const isKnown = account && client && session?.acr === tenantMark(client.tenantId);
  return session?.accountId && !isKnown
    ? interactionPolicy.Check.REQUEST_PROMPT
    : interactionPolicy.Check.NO_NEED_TO_PROMPT;
}
