// The configuration of oidc-provider: routes, lifetimes, features, and the claims of access tokens.
import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { adapterFactory } from './adapters.ts';
import { accessTokenClaims, API_SCOPE, claimsByScope } from './claims.ts';
import { paths } from './discovery.ts';
import type { SigningKeys } from './keys.ts';
import { clientOf, lookupsOf } from './lookups.ts';
import type { IssuerOptions } from './options.ts';
import { signInConfiguration } from './sign-in-configuration.ts';
import { messagePage, pageHeaders, signOutPage } from './sign-in-page.ts';
import { grantApiScope } from './token-endpoint.ts';

const secondsPerHour = 3_600;
/** The lifetime of a session, and the maximum lifetime of a refresh token (docs/behavior/signing-in.md#authorization-code). */
const sessionSeconds = 8 * secondsPerHour;
/** The time limit of a sign-in. */
const signInSeconds = 600;

/** Returns the configuration of the library for one issuer. */
export function libraryConfiguration(options: IssuerOptions, keys: SigningKeys): Configuration {
  const { issuer, clients, signIns } = options;
  return {
    adapter: adapterFactory(clients, signIns),
    jwks: { keys: keys.exposePrivateKeys() },
    routes: {
      jwks: paths.jwks,
      token: paths.token,
      authorization: paths.authorization,
      end_session: paths.endSession,
      revocation: paths.revocation,
    },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    // Only pages from the origins of the issuer and of the client's redirect addresses can read responses.
    clientBasedCORS: (context, origin) => {
      const { redirectUris = [] } = lookupsOf(context as KoaContextWithOIDC).client?.signIn ?? {};
      return [issuer, ...redirectUris].some((uri) => new URL(uri).origin === origin);
    },
    ttl: {
      ClientCredentials: (context) => clientOf(context).accessTokenLifetime,
      AccessToken: (context) => clientOf(context).accessTokenLifetime,
      AuthorizationCode: 60,
      IdToken: secondsPerHour,
      Interaction: signInSeconds,
      Grant: sessionSeconds,
      Session: sessionSeconds,
      RefreshToken: sessionSeconds,
    },
    renderError: (context, body) => {
      // Always JSON, because Java's HTTP client prefers HTML in Accept but parses JSON. The API has its own code for unknown addresses.
      context.body = body.error === 'invalid_redirect_uri' ? { ...body, error: 'bad_client' } : body;
    },
    formats: { customizers: { jwt: accessTokenCustomizer(options) } },
    ...(signIns ? signInConfiguration(options, signIns, keys) : { scopes: [API_SCOPE], responseTypes: [] }),
    features: features(options, keys),
  };
}

type JwtCustomizer = NonNullable<NonNullable<NonNullable<Configuration['formats']>['customizers']>['jwt']>;

/** Returns a function that replaces the library's claims in access tokens with those of the API. */
function accessTokenCustomizer({ issuer, now }: IssuerOptions): JwtCustomizer {
  return async (context, token, jwt) => {
    const { user } = lookupsOf(context);
    const { AuthorizationCode: code, RefreshToken: refreshToken } = context.oidc.entities;
    const scopes = (token.scope ?? '').split(' ').filter((scope) => scope !== '');
    const grantedScopes = [...new Set([...scopes, ...signInScopesOf(context)])];
    const client = clientOf(context);
    jwt.payload = accessTokenClaims({
      issuer,
      client,
      issuedAt: Math.floor((await now(client.tenantId)) / 1_000),
      id: jwt.payload['jti'],
      ...(user ? { signIn: { user, scopes: grantedScopes, authTime: code?.authTime ?? refreshToken?.authTime } } : {}),
    });
  };
}

/** Returns the granted scopes that the library leaves out of a token for the API: those of user information, and offline_access. */
function signInScopesOf({ oidc }: KoaContextWithOIDC): readonly string[] {
  const { AuthorizationCode: code, RefreshToken: refreshToken } = oidc.entities;
  const grantedScopes = refreshToken?.scopes ?? code?.scopes ?? oidc.requestParamScopes;
  return [...grantedScopes].filter((scope) => scope in claimsByScope || scope === 'offline_access');
}

function features({ resource, signIns }: IssuerOptions, keys: SigningKeys): Configuration['features'] {
  return {
    clientCredentials: { enabled: true },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => resource,
      useGrantedResource: () => true,
      // Older clients name other resources; they all stand for the same API.
      getResourceServerInfo: (context) => {
        if (context.oidc.params?.['grant_type'] === 'client_credentials') grantApiScope(context);
        return { scope: API_SCOPE, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256', kid: keys.activeKeyId } } };
      },
    },
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    rpInitiatedLogout: signIns ? signOut : { enabled: false },
    revocation: {
      enabled: signIns !== undefined,
      allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
    },
    userinfo: { enabled: false },
  };
}

const signOut: NonNullable<Configuration['features']>['rpInitiatedLogout'] = {
  enabled: true,
  logoutSource: (context, form) => {
    context.set(pageHeaders);
    context.body = signOutPage(form);
  },
  postLogoutSuccessSource: (context) => {
    context.set(pageHeaders);
    context.body = messagePage('Signed out', 'You have signed out.');
  },
};
