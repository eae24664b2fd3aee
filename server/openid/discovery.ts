// The endpoints of the provider and its discovery document (docs/behavior/signing-in.md#endpoints).
import type { Provider } from 'oidc-provider';
import { API_SCOPE, claimsByScope } from './claims.ts';

/** The paths of the endpoints, below the issuer. */
export const paths = {
  discovery: '/.well-known/openid-configuration',
  jwks: '/.well-known/openid-configuration/jwks',
  token: '/connect/token',
  authorization: '/connect/authorize',
  resume: '/connect/authorize/:uid',
  userinfo: '/connect/userinfo',
  endSession: '/connect/endsession',
  endSessionConfirm: '/connect/endsession/confirm',
  endSessionDone: '/connect/endsession/success',
  revocation: '/connect/revocation',
  signIn: '/signin/:uid',
} as const;

/** Returns the discovery document. Without sign-ins, it lists only the keys and the token endpoint. */
export function discoveryDocument(provider: Provider, hasSignIns: boolean) {
  const { issuer } = provider;
  const shared = {
    issuer,
    jwks_uri: issuer + paths.jwks,
    token_endpoint: issuer + paths.token,
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
  if (!hasSignIns) {
    return {
      ...shared,
      token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
      grant_types_supported: ['client_credentials'],
      scopes_supported: [API_SCOPE],
      claims_supported: ['tid', 'role', 'role_type'],
      // Required in every discovery document.
      response_types_supported: [],
    };
  }
  return {
    ...shared,
    authorization_endpoint: issuer + paths.authorization,
    userinfo_endpoint: issuer + paths.userinfo,
    end_session_endpoint: issuer + paths.endSession,
    revocation_endpoint: issuer + paths.revocation,
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    grant_types_supported: ['authorization_code', 'client_credentials', 'refresh_token'],
    scopes_supported: [...Object.keys(claimsByScope), API_SCOPE, 'offline_access'],
    claims_supported: Object.values(claimsByScope).flat(),
    response_types_supported: ['code', 'code id_token'],
    response_modes_supported: ['query', 'form_post', 'fragment'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  };
}
