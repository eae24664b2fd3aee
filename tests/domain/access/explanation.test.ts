import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  AccessType,
  TrusteeType,
  type AccessControlEntry,
  type Trustee,
} from '../../../server/domain/access/access-control-list.ts';
import {
  effectiveRights,
  rightsIncludingManagement,
  explainRightIncludingManagement,
  explainRight,
  type Caller,
  type RightReason,
} from '../../../server/domain/access/effective-rights.ts';
import { Right, type RightName } from '../../../server/domain/access/rights.ts';
import { explanation } from '../../../server/domain/access/explanation.ts';

const { User, Client, Role } = TrusteeType;
const { Allowed, Denied } = AccessType;
const rights = Object.keys(Right) as RightName[];
const trustee = (Type: TrusteeType, ObjectId: string, TenantId?: string): Trustee =>
  TenantId === undefined ? { Type, ObjectId } : { Type, ObjectId, TenantId };
const listOf = (...entries: readonly AccessControlEntry[]) => ({ RoleTrusteeAccessControlEntries: entries });

/** Kinds of callers, each with the trustee that is the caller. */
const kinds: readonly (readonly [name: string, caller: Caller, self: Trustee])[] = [
  ['user', { kind: 'user', id: 'u1', tenantId: 't1', roleIds: ['ops'] }, trustee(User, 'U1')],
  ['client', { kind: 'client', id: 'c1', tenantId: 't1', roleIds: ['ops'] }, trustee(Client, 'c1', 'T1')],
];
const trustees: readonly (readonly [name: string, trusteeFor: (self: Trustee) => Trustee, isMatch: boolean])[] = [
  ['the caller', (self) => self, true],
  ['another trustee of the same kind', (self) => ({ ...self, ObjectId: 'other' }), false],
  ['a trustee of the other kind', (self) => ({ ...self, Type: self.Type === User ? Client : User }), false],
  ['the caller in another tenant', (self) => ({ ...self, TenantId: 't2' }), false],
  ['a role of the caller', () => trustee(Role, 'OPS'), true],
  ['a role of another tenant', () => trustee(Role, 'ops', 't2'), false],
  ['another role', () => trustee(Role, 'guests'), false],
];
const owners: readonly (readonly [name: string, ownerFor: (self: Trustee) => Trustee | null, isOwner: boolean])[] = [
  ['no trustee', () => null, false],
  ['the caller', (self) => self, true],
  ['another trustee', (self) => ({ ...self, ObjectId: 'other' }), false],
  ['a role of the caller', () => trustee(Role, 'ops'), false],
];

describe('the explanation of a decision about a right', () => {
  const combinations = kinds.flatMap(([kind, caller, self]) =>
    trustees.flatMap(([trusteeName, trusteeFor, isMatch]) =>
      owners.flatMap(([ownerName, ownerFor, isOwner]) =>
        rights.map(
          (right) =>
            [
              kind,
              trusteeName,
              ownerName,
              right,
              { caller, entry: trusteeFor(self), isMatch, owner: ownerFor(self), isOwner },
            ] as const,
        ),
      ),
    ),
  );

  it.each(combinations)('agrees with the rights of a %s for an entry for %s, the owner %s and %s', (...values) => {
    const [, , , right, { caller, entry, isMatch, owner, isOwner }] = values;
    const allow: AccessControlEntry = { Trustee: entry, AccessType: Allowed, AccessRights: 31 };
    const deny: AccessControlEntry = { Trustee: entry, AccessType: Denied, AccessRights: Right[right] };
    const other: AccessControlEntry = { Trustee: entry, AccessType: Denied, AccessRights: 31 & ~Right[right] };
    const cases: readonly (readonly [entries: readonly AccessControlEntry[], expected: RightReason])[] = [
      [[], 'nothing'],
      [[allow], isMatch ? allow : 'nothing'],
      [[deny], isMatch ? deny : 'nothing'],
      [[allow, deny], isMatch ? deny : 'nothing'],
      [[deny, allow], isMatch ? deny : 'nothing'],
      [[other, allow], isMatch ? allow : 'nothing'],
    ];
    for (const [entries, expected] of cases) {
      const object = { owner, list: listOf(...entries) };
      const reason = explainRight(caller, object, right);
      expect(reason).toBe(isOwner ? 'owner' : expected);
      const isAllowed = (effectiveRights(caller, object) & Right[right]) !== 0;
      expect(explanation(right, 'the table', reason).includes(': allowed')).toBe(isAllowed);
    }
  });

  it('agrees with the rights for any list of entries', () => {
    const ids = fc.constantFrom('u1', 'ops', 'member', 'other');
    const entries = fc.record({
      Trustee: fc.record({ Type: fc.constantFrom(User, Client, Role), ObjectId: ids }),
      AccessType: fc.constantFrom(Allowed, Denied),
      AccessRights: fc.integer({ min: 0, max: 31 }),
    });
    const caller: Caller = { kind: 'user', id: 'u1', tenantId: 't1', roleIds: ['ops', 'member'] };
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 6 }), fc.constantFrom(...rights), (list, right) => {
        const object = { owner: null, list: listOf(...list) };
        const reason = explainRight(caller, object, right);
        const isAllowed = typeof reason === 'object' && reason.AccessType === Allowed;
        expect(isAllowed).toBe((effectiveRights(caller, object) & Right[right]) !== 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('says that an administrator can always manage the list of a collection', () => {
    const caller: Caller = { kind: 'user', id: 'u1', tenantId: 't1', roleIds: ['ADMIN'] };
    const list = listOf({ Trustee: trustee(Role, 'admin'), AccessType: Denied, AccessRights: 31 });
    for (const right of rights) {
      const reason = explainRightIncludingManagement(caller, { owner: null, list }, 'admin', right);
      expect(reason === 'administrator').toBe(right === 'ManageAccessControl');
      const isAllowed = (rightsIncludingManagement(caller, { owner: null, list }, 'admin') & Right[right]) !== 0;
      expect(explanation(right, 'the collection', reason).includes(': allowed')).toBe(isAllowed);
    }
  });

  it('names only the caller and its roles, percent-encoded for a header', () => {
    const caller: Caller = { kind: 'user', id: 'u1', tenantId: 't1', roleIds: ['Öl & Gas'] };
    const others: AccessControlEntry = { Trustee: trustee(Role, 'secret-role'), AccessType: Allowed, AccessRights: 31 };
    const own: AccessControlEntry = { Trustee: trustee(Role, 'öl & gas'), AccessType: Allowed, AccessRights: 3 };
    const text = explanation(
      'Write',
      'the share',
      explainRight(caller, { owner: null, list: listOf(others, own) }, 'Write'),
    );
    expect(text).toBe('Write on the share: allowed, the entry that allows Read Write to Role %C3%B6l%20%26%20gas');
    const none = explanation(
      'Delete',
      'the share',
      explainRight(caller, { owner: trustee(User, 'u9'), list: listOf(others) }, 'Delete'),
    );
    expect(none).toBe('Delete on the share: refused, no entry allows it to the caller or a role of the caller');
  });
});
