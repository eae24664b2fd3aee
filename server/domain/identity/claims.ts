// Claims assign roles to users by values from their identity provider (docs/behavior/identity.md#claims).
import { foldIdentifier } from '../objects/identifiers.ts';
import type { ClaimValue, UserBody } from './users.ts';

/** A stored claim. */
export interface ClaimBody {
  readonly Id: string;
  readonly Value: string;
  readonly IdentityProviderClaimTypeNameId: string | null;
  readonly RoleIds: readonly string[];
  readonly IdentityProviderId: string;
}

/** Returns whether two claims are for the same value of the same kind at the same provider. */
export const isSameClaim = (a: Omit<ClaimBody, 'Id' | 'RoleIds'>, b: Omit<ClaimBody, 'Id' | 'RoleIds'>): boolean =>
  keyOf(a) === keyOf(b);

/** Returns a function that returns the roles of a user from claims. */
export function rolesByClaims(claims: readonly ClaimBody[]): (user: UserBody) => readonly string[] {
  const roles = new Map(claims.map((claim) => [keyOf(claim), claim.RoleIds]));
  const keyOfValue = (IdentityProviderId: string, { kind, value }: ClaimValue) =>
    keyOf({ IdentityProviderId, IdentityProviderClaimTypeNameId: kind, Value: value });
  return ({ IdentityProviderId, claims: statedClaims }) => [
    ...new Set(statedClaims.flatMap((value) => roles.get(keyOfValue(IdentityProviderId, value)) ?? [])),
  ];
}

/** Returns all roles of a user, each once: the assigned ones, then those from claims. */
export function effectiveRoles(user: UserBody, byClaims: (user: UserBody) => readonly string[]): readonly string[] {
  const roles = new Map([...user.RoleIds, ...byClaims(user)].map((id) => [foldIdentifier(id), id]));
  return [...roles.values()];
}

/** Returns a key that is equal for claims with the same value, by code units, and the same identifiers, in any case. */
function keyOf({
  IdentityProviderId,
  IdentityProviderClaimTypeNameId,
  Value,
}: Omit<ClaimBody, 'Id' | 'RoleIds'>): string {
  return JSON.stringify([
    foldIdentifier(IdentityProviderId),
    foldIdentifier(IdentityProviderClaimTypeNameId ?? ''),
    Value,
  ]);
}
