// ID tokens as hints that name the user who signs in or out. Tokens that the same server issued under another name also count
// (docs/behavior/signing-in.md#this-machine-only).
import { compactVerify } from 'jose/jws/compact/verify';
import { createLocalJWKSet } from 'jose/jwks/local';
import { decodeJwt } from 'jose/jwt/decode';
import type { Client, Provider } from 'oidc-provider';
import type { SigningKeys } from './keys.ts';

/** Makes a provider accept ID tokens of all issuers of its server as hints. */
export function acceptIdTokenHints(
  acceptsIssuer: (issuer: string) => boolean,
  provider: Provider,
  keys: SigningKeys,
): void {
  const { IdToken, issuer: ownIssuer } = provider;
  const validateOwn = IdToken.validate.bind(IdToken);
  const keySource = createLocalJWKSet(keys.jwks);
  IdToken.validate = async (idToken: string, client: Client) => {
    const { iss = '', aud, sub } = decodeJwt(idToken);
    if (iss === ownIssuer || !acceptsIssuer(iss)) return validateOwn(idToken, client);
    // The expiry is not checked: an expired ID token is still a valid hint.
    const { protectedHeader } = await compactVerify(idToken, keySource, { algorithms: ['RS256'] });
    if (aud !== client.clientId || sub === undefined) throw new Error('The hint is for another client.');
    return { header: { ...protectedHeader }, payload: decodeJwt(idToken) };
  };
}
