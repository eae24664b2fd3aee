// The roles that users have by the claims of their identity provider (docs/behavior/identity.md#claims).
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { effectiveRoles, isSameClaim, rolesByClaims, type ClaimBody } from '../../../server/domain/identity/claims.ts';
import { newUser, type ClaimValue, type UserBody } from '../../../server/domain/identity/users.ts';

const google = 'd2a478ca-52e3-4fd4-9d93-ded440476364';
const kind = '7c1d5a90-4e2b-4f86-b3a9-5d0c8e21f674';
const claim = (Value: string, RoleIds: readonly string[], overrides: Partial<ClaimBody> = {}): ClaimBody => ({
  Id: Value,
  Value,
  RoleIds,
  IdentityProviderClaimTypeNameId: null,
  IdentityProviderId: google,
  ...overrides,
});
const user = (claims: readonly ClaimValue[], RoleIds: readonly string[] = []): UserBody => ({
  ...newUser({ IdentityProviderId: google }, kind, RoleIds),
  claims,
});
const group = (value: string): ClaimValue => ({ kind: null, value });

it.each([
  [true, 'the same value', claim('crew', [])],
  [true, 'the provider in another case', claim('crew', [], { IdentityProviderId: google.toUpperCase() })],
  [false, 'another value', claim('Crew', [])],
  [false, 'another kind', claim('crew', [], { IdentityProviderClaimTypeNameId: kind })],
  [false, 'another provider', claim('crew', [], { IdentityProviderId: kind })],
])('isSameClaim returns %s for %s', (expected, _name, other) => {
  expect(isSameClaim(claim('crew', ['a']), other)).toBe(expected);
});

const claims = [
  claim('crew', ['a', 'b']),
  claim('staff', ['b', 'c']),
  claim('crew', ['d'], { IdentityProviderClaimTypeNameId: kind }),
  claim('crew', ['e'], { IdentityProviderId: kind }),
];
it.each<[string, readonly ClaimValue[], readonly string[]]>([
  ['no claims', [], []],
  ['a value without roles', [group('others')], []],
  ['one claim', [group('crew')], ['a', 'b']],
  ['two claims with a common role', [group('staff'), group('crew')], ['b', 'c', 'a']],
  ['a claim of a kind', [{ kind: kind.toUpperCase(), value: 'crew' }], ['d']],
  ['a value in another case', [group('CREW')], []],
])('rolesByClaims returns the roles for %s', (_name, stated, expected) => {
  expect(rolesByClaims(claims)(user(stated))).toEqual(expected);
});

it('effectiveRoles returns each role of a user once', () => {
  const role = fc.constantFrom('a', 'A', 'b', 'c', 'd');
  fc.assert(
    fc.property(fc.array(role), fc.array(role), (assigned, byClaims) => {
      const roles = effectiveRoles(user([], assigned), () => byClaims);
      const folded = roles.map((id) => id.toLowerCase());
      expect(new Set(folded).size).toBe(folded.length);
      expect(new Set(folded)).toEqual(new Set([...assigned, ...byClaims].map((id) => id.toLowerCase())));
    }),
  );
});
