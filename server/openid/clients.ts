// The clients of the provider: as their directory returns them, and as the library takes them.
import type { ClientMetadata } from 'oidc-provider';
import type { SignIns } from './people.ts';
import { makeSecret } from './secrets.ts';

/** The settings of a client for sign-ins (document 2, hybrid clients). */
export interface SignInClient {
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
  readonly allowOfflineAccess: boolean;
  readonly allowAccessTokensViaBrowser: boolean;
  /** Whether an administrator allows it to work without a secret; it must then use PKCE. */
  readonly isPublic: boolean;
  /** Whether it has a secret; one that is not public cannot authenticate without (docs/behavior/signing-in.md#secrets-of-clients). */
  readonly hasSecret: boolean;
}

/** A client at the time of its request for a token. */
export interface RegisteredClient {
  readonly id: string;
  readonly tenantId: string;
  readonly enabled: boolean;
  /** Seconds that a token lives, 60 to 3600. */
  readonly accessTokenLifetime: number;
  readonly roleIds: readonly string[];
  readonly roleTypeIds: readonly string[];
  /** Absent for clients without sign-ins. */
  readonly signIn?: SignInClient | undefined;
  /** Returns whether a text is one of the client's secrets that have not expired (docs/behavior/signing-in.md#client-credentials). */
  verifySecret(secret: string): Promise<boolean>;
}

/** Finds clients; it is asked again for every token. */
export interface ClientDirectory {
  find(clientId: string): Promise<RegisteredClient | undefined>;
}

/** The form of client identifiers in OAuth; anything else is not looked up. */
export const CLIENT_ID = /^[\x20-\x7e]{1,256}$/;

// The library requires a secret to compare with. The directory compares instead, and nobody knows this one.
const unusedSecret = makeSecret();

/** Returns whether a client can authenticate at all. */
export const isUsable = ({ enabled, signIn }: RegisteredClient): boolean =>
  enabled && (!signIn || signIn.isPublic || signIn.hasSecret);

/** Returns whether an address can match: addresses with wildcards are stored and match nothing (docs/behavior/signing-in.md#redirect-addresses). */
export const isExact = (uri: string) => !uri.includes('*');

/** Returns a client as the library takes it. */
export function clientMetadata({ id, signIn }: RegisteredClient, signIns: SignIns | undefined): ClientMetadata {
  const alone = { client_id: id, client_secret: unusedSecret, grant_types: ['client_credentials'] };
  if (!signIn || !signIns) return { ...alone, response_types: [], redirect_uris: [] };
  const { allowOfflineAccess, allowAccessTokensViaBrowser, isPublic } = signIn;
  const refreshes = allowOfflineAccess && signIns.refreshTokens;
  return {
    ...alone,
    ...(isPublic ? { client_secret: undefined, token_endpoint_auth_method: 'none' } : {}),
    grant_types: [
      'authorization_code',
      'implicit',
      ...(isPublic ? [] : ['client_credentials']),
      ...(refreshes ? ['refresh_token'] : []),
    ],
    response_types: [
      'code',
      'code id_token',
      ...(allowAccessTokensViaBrowser ? (['code token', 'code id_token token'] as const) : []),
    ],
    redirect_uris: signIn.redirectUris.filter(isExact),
    post_logout_redirect_uris: [...signIn.postLogoutRedirectUris],
  };
}
