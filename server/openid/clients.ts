// Clients as the client directory returns them, and their metadata for the library.
import type { ClientMetadata } from 'oidc-provider';
import type { SignInSettings } from './user-directory.ts';
import { randomIds } from '../runtime/ids.ts';
import { newSecretText } from './secrets.ts';

/** The settings of a client for sign-ins (document 2, hybrid clients). */
export interface SignInClient {
  readonly redirectUris: readonly string[];
  readonly postLogoutRedirectUris: readonly string[];
  readonly allowOfflineAccess: boolean;
  readonly allowAccessTokensViaBrowser: boolean;
  /** Whether an administrator has set that it needs no secret; it must then use PKCE. */
  readonly isPublic: boolean;
  /** Whether it has a secret, without which only a public client can authenticate (docs/behavior/signing-in.md#secrets-of-clients). */
  readonly hasSecret: boolean;
}

/** A client with its current settings. */
export interface RegisteredClient {
  readonly id: string;
  readonly tenantId: string;
  readonly isEnabled: boolean;
  /** Differs for a client that is created again with the same identifier. */
  readonly registrationId?: string | undefined;
  /** The lifetime of access tokens in seconds, 60 to 3600. */
  readonly accessTokenLifetime: number;
  readonly roleIds: readonly string[];
  readonly roleTypeIds: readonly string[];
  /** Absent for clients without sign-ins. */
  readonly signIn?: SignInClient | undefined;
  /** Returns whether a text is an unexpired secret of the client (docs/behavior/signing-in.md#client-credentials). */
  verifySecret(secret: string): Promise<boolean>;
}

/** The port to the clients of all tenants. */
export interface ClientDirectory {
  /** Returns a client with its current settings; called for every token, so that changes apply to the next one. */
  find(clientId: string): Promise<RegisteredClient | undefined>;
}

/** The form of client identifiers in OAuth. Other texts are not looked up. */
export const CLIENT_ID_PATTERN = /^[\x20-\x7e]{1,256}$/;

// The library requires a secret, but the client directory verifies secrets. This random one is never used.
const placeholderSecret = newSecretText(randomIds);

/** Returns whether a client can authenticate at all. */
export const canAuthenticate = ({ isEnabled, signIn }: RegisteredClient): boolean =>
  isEnabled && (!signIn || signIn.isPublic || signIn.hasSecret);

/** Returns whether a redirect address has no wildcard; others match nothing (docs/behavior/signing-in.md#redirect-addresses). */
export const isExact = (uri: string) => !uri.includes('*');

/** Returns the library's metadata of a client. */
export function clientMetadata({ id, signIn }: RegisteredClient, signIns: SignInSettings | undefined): ClientMetadata {
  const withoutSignIns = { client_id: id, client_secret: placeholderSecret, grant_types: ['client_credentials'] };
  if (!signIn || !signIns) return { ...withoutSignIns, response_types: [], redirect_uris: [] };
  const { allowOfflineAccess, allowAccessTokensViaBrowser, isPublic } = signIn;
  const canRefresh = allowOfflineAccess && signIns.hasRefreshTokens;
  return {
    ...withoutSignIns,
    ...(isPublic ? { client_secret: undefined, token_endpoint_auth_method: 'none' } : {}),
    grant_types: [
      'authorization_code',
      'implicit',
      ...(isPublic ? [] : ['client_credentials']),
      ...(canRefresh ? ['refresh_token'] : []),
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
