import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  AccessType,
  TrusteeType,
  type AccessControlEntry,
  type AccessControlList,
  type Trustee,
} from '../../../server/domain/access/access-control-list.ts';
import { defaultLists } from '../../../server/domain/access/default-lists.ts';
import {
  effectiveRights,
  explainRight,
  explainRightIncludingManagement,
  isOwner,
  rightsIncludingManagement,
  rightsCalculator,
  type Caller,
  type RightReason,
} from '../../../server/domain/access/effective-rights.ts';
import { allRights, hasRight, Right, rightNames, type RightName } from '../../../server/domain/access/rights.ts';

const { User, Client, Role } = TrusteeType;
const { Allowed, Denied } = AccessType;

function list(...entries: AccessControlEntry[]): AccessControlList {
  return { RoleTrusteeAccessControlEntries: entries };
}

function entry(access: AccessType, trustee: Trustee, rights: number): AccessControlEntry {
  return { Trustee: trustee, AccessType: access, AccessRights: rights };
}

function role(id: string): Trustee {
  return { Type: Role, ObjectId: id };
}

const caller: Caller = { kind: 'user', id: 'u1', tenantId: 't1', roleIds: ['member', 'ops'] };

describe('the rights of one list (docs/behavior/access-control.md#effective-rights)', () => {
  const owner = { Type: User, ObjectId: 'U9' };
  const object = {
    owner,
    list: list(entry(Allowed, role('Member'), 1), entry(Allowed, role('Ops'), 7), entry(Denied, role('Temp'), 2)),
  };

  it.each<[string, string, string[], string[]]>([
    ['Member', 'U1', ['Member'], ['Read']],
    ['Member, Ops', 'U1', ['Member', 'Ops'], ['Read', 'Write', 'Delete']],
    ['Member, Ops, Temp', 'U1', ['Member', 'Ops', 'Temp'], ['Read', 'Delete']],
    ['Temp', 'U1', ['Temp'], []],
    ['the owner with Temp', 'U9', ['Temp'], ['Read', 'Write', 'Delete', 'ManageAccessControl', 'Share']],
  ])('%s', (_name, id, roleIds, expected) => {
    const rights = effectiveRights({ kind: 'user', id, tenantId: 't1', roleIds }, object);
    expect(rightNames(rights)).toEqual(expected);
    // Virtual tables and shares do not list Share (D10).
    expect(rightNames(rights & ~Right.Share)).toEqual(expected.filter((name) => name !== 'Share'));
  });
});

describe('a copy of a list (docs/behavior/access-control.md#copies-of-lists)', () => {
  const creator: Caller = { kind: 'client', id: 'C1', tenantId: 't1', roleIds: ['member', 'contributor'] };
  const administrator: Caller = { kind: 'user', id: 'U2', tenantId: 't1', roleIds: ['member', 'admin'] };
  const collection = list(entry(Allowed, role('member'), 1), entry(Allowed, role('contributor'), 3));
  const table = { owner: { Type: Client, ObjectId: 'C1' }, list: collection };

  it('gives the creator everything, an administrator without entry only the rights of other roles', () => {
    expect(effectiveRights(creator, table)).toBe(allRights);
    expect(rightNames(effectiveRights(administrator, table))).toEqual(['Read']);
  });

  it('counts the list of each object: the old one for those that exist, the new one for those made later', () => {
    const next = list(entry(Allowed, role('admin'), 31));
    expect(effectiveRights(administrator, table)).toBe(Right.Read);
    expect(effectiveRights(administrator, { owner: { Type: Client, ObjectId: 'C1' }, list: next })).toBe(31);
  });

  it('takes the rights of an owner away as soon as there is another', () => {
    expect(rightNames(effectiveRights(creator, { ...table, owner: { Type: User, ObjectId: 'U5' } }))).toEqual([
      'Read',
      'Write',
    ]);
  });
});

describe('every right by trustee, access and owner (docs/behavior/access-control.md#effective-rights)', () => {
  const trustees: [string, Trustee, boolean][] = [
    ['the user', { Type: User, ObjectId: 'u1' }, true],
    ['the user, other case', { Type: User, ObjectId: 'U1' }, true],
    ['the user with the tenant', { Type: User, ObjectId: 'u1', TenantId: 'T1' }, true],
    ['the user, tenant null', { Type: User, ObjectId: 'u1', TenantId: null }, true],
    ['the user of another tenant', { Type: User, ObjectId: 'u1', TenantId: 't2' }, false],
    ['another user', { Type: User, ObjectId: 'u2' }, false],
    ['a client of that name', { Type: Client, ObjectId: 'u1' }, false],
    ['a role of that name', { Type: Role, ObjectId: 'u1' }, false],
    ['a role that the user has', { Type: Role, ObjectId: 'ops' }, true],
    ['the role in another case', { Type: Role, ObjectId: 'OPS', TenantId: 't1' }, true],
    ['the role of another tenant', { Type: Role, ObjectId: 'ops', TenantId: 't2' }, false],
    ['a role that the user has not', { Type: Role, ObjectId: 'guests' }, false],
    ['a user with the name of a role', { Type: User, ObjectId: 'ops' }, false],
  ];
  const owners: [string, Trustee | null, boolean][] = [
    ['nobody', null, false],
    ['the user', { Type: User, ObjectId: 'U1' }, true],
    ['the user with the tenant', { Type: User, ObjectId: 'u1', TenantId: 'T1' }, true],
    ['the user of another tenant', { Type: User, ObjectId: 'u1', TenantId: 't2' }, false],
    ['another user', { Type: User, ObjectId: 'u2' }, false],
    ['a client of that name', { Type: Client, ObjectId: 'u1' }, false],
    ['a role that the user has', { Type: Role, ObjectId: 'ops' }, false],
  ];

  it.each(trustees.flatMap((trustee) => owners.map((owner) => [trustee[0], owner[0], trustee, owner] as const)))(
    '%s, owned by %s',
    (_trustee, _owner, [, trustee, isMatch], [, owner, isOwner]) => {
      for (const bit of [1, 2, 4, 8, 16]) {
        const allow = entry(Allowed, trustee, bit);
        const deny = entry(Denied, trustee, bit);
        const allowAll = entry(Allowed, role('member'), 31);
        const cases: [AccessControlEntry[], number][] = [
          [[], 0],
          [[allow], isMatch ? bit : 0],
          [[deny], 0],
          [[allow, deny], 0],
          [[deny, allow], 0],
          [[allowAll, deny], isMatch ? 31 - bit : 31],
          [[deny, allowAll], isMatch ? 31 - bit : 31],
          [[allow, allow], isMatch ? bit : 0],
        ];
        for (const [entries, expected] of cases) {
          expect(effectiveRights(caller, { owner, list: list(...entries) })).toBe(isOwner ? 31 : expected);
        }
      }
    },
  );

  it('matches a client by its own kind', () => {
    const client: Caller = { ...caller, kind: 'client' };
    expect(
      effectiveRights(client, { owner: null, list: list(entry(Allowed, { Type: Client, ObjectId: 'u1' }, 3)) }),
    ).toBe(3);
    expect(
      effectiveRights(client, { owner: null, list: list(entry(Allowed, { Type: User, ObjectId: 'u1' }, 3)) }),
    ).toBe(0);
    expect(effectiveRights(client, { owner: { Type: Client, ObjectId: 'u1' }, list: list() })).toBe(31);
    expect(effectiveRights(client, { owner: { Type: User, ObjectId: 'u1' }, list: list() })).toBe(0);
  });
});

describe('any list', () => {
  const ids = fc.constantFrom('a', 'A', 'b', 'c');
  const tenant = fc.constantFrom<(string | null)[]>('t1', 'T1', 't2', null);
  const trustees = fc.record({ Type: fc.constantFrom(User, Client, Role), ObjectId: ids, TenantId: tenant });
  const entries = fc.record({
    Trustee: trustees,
    AccessType: fc.constantFrom(Allowed, Denied),
    AccessRights: fc.integer({ min: 0, max: 31 }),
  });
  const callers = fc.record({
    kind: fc.constantFrom<Caller['kind'][]>('user', 'client'),
    id: ids,
    tenantId: fc.constantFrom('t1', 't2'),
    roleIds: fc.array(ids, { maxLength: 3 }),
  });

  /** Right by right and entry by entry, as the rule reads. */
  function oracle(who: Caller, owner: Trustee | null, given: AccessControlEntry[]): number {
    const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
    const kind = who.kind === 'user' ? 1 : 2;
    const isTenant = (trustee: Trustee): boolean =>
      trustee.TenantId === null || same(trustee.TenantId ?? '', who.tenantId);
    const isSelf = (trustee: Trustee): boolean =>
      trustee.Type === kind && same(trustee.ObjectId, who.id) && isTenant(trustee);
    const isRole = (trustee: Trustee): boolean =>
      trustee.Type === 3 && who.roleIds.some((id) => same(id, trustee.ObjectId)) && isTenant(trustee);
    if (owner !== null && isSelf(owner)) return 31;
    const hits = given.filter(({ Trustee: trustee }) => isSelf(trustee) || isRole(trustee));
    return [1, 2, 4, 8, 16]
      .filter((bit) => hits.some((hit) => hit.AccessType === 0 && Math.floor(hit.AccessRights / bit) % 2 === 1))
      .filter((bit) => !hits.some((hit) => hit.AccessType === 1 && Math.floor(hit.AccessRights / bit) % 2 === 1))
      .reduce((sum, bit) => sum + bit, 0);
  }

  it('gives the rights that the rule gives', () => {
    fc.assert(
      fc.property(callers, fc.option(trustees), fc.array(entries, { maxLength: 6 }), (who, owner, given) => {
        expect(effectiveRights(who, { owner, list: list(...given) })).toBe(oracle(who, owner, given));
      }),
      { numRuns: 1000 },
    );
  });

  it('does not depend on the order of the entries', () => {
    fc.assert(
      fc.property(callers, fc.array(entries, { maxLength: 6 }), (who, given) => {
        const rights = rightsCalculator(who);
        const reversed = list(...given.toReversed());
        expect(rights({ owner: null, list: reversed })).toBe(rights({ owner: null, list: list(...given) }));
      }),
    );
  });
});

describe('the reason for a right (docs/behavior/access-control.md#effective-rights)', () => {
  const mine = { Type: User, ObjectId: 'U1' } as const;
  const readForMembers = entry(Allowed, role('member'), Right.Read);
  const allForMembers = entry(Allowed, role('MEMBER'), allRights);
  const noWriteForOps = entry(Denied, role('ops'), Right.Write);
  const allForGuests = entry(Allowed, role('guests'), allRights);

  it.each<[string, Trustee | null, AccessControlEntry[], RightName, RightReason]>([
    ['ownership, before any entry', mine, [noWriteForOps], 'Write', 'owner'],
    ['no ownership by a role', role('ops'), [noWriteForOps], 'Write', noWriteForOps],
    ['the entry that allows it', null, [noWriteForOps, readForMembers], 'Read', readForMembers],
    ['the first of two entries that allow it', null, [allForMembers, readForMembers], 'Read', allForMembers],
    [
      'the entry that denies it, before one that allows it',
      null,
      [allForMembers, noWriteForOps],
      'Write',
      noWriteForOps,
    ],
    ['no entry with other rights', null, [readForMembers], 'Write', 'nothing'],
    ['no entry of a role that the caller lacks', null, [allForGuests], 'Read', 'nothing'],
    ['nothing in an empty list', null, [], 'Read', 'nothing'],
  ])('is %s', (_name, owner, entries, right, reason) => {
    expect(explainRight(caller, { owner, list: list(...entries) }, right)).toBe(reason);
  });

  it('agrees with the rights that the caller has', () => {
    const entries = fc.record({
      Trustee: fc.constantFrom(role('member'), role('ops'), role('guests'), mine),
      AccessType: fc.constantFrom(Allowed, Denied),
      AccessRights: fc.integer({ min: 0, max: 31 }),
    });
    const owners = fc.constantFrom<(Trustee | null)[]>(null, mine, role('ops'), { Type: User, ObjectId: 'u2' });
    fc.assert(
      fc.property(owners, fc.array(entries, { maxLength: 4 }), (owner, given) => {
        const object = { owner, list: list(...given) };
        for (const right of ['Read', 'Write', 'Delete', 'ManageAccessControl', 'Share'] as const) {
          const reason = explainRight(caller, object, right);
          const isAllowed = reason === 'owner' || (reason !== 'nothing' && reason.AccessType === Allowed);
          expect(isAllowed).toBe(hasRight(effectiveRights(caller, object), right));
          expect(reason === 'owner').toBe(isOwner(caller, owner));
        }
      }),
    );
  });

  it.each<[string, string[], Trustee | null, RightName, RightReason | 'administrator']>([
    ['the role, for the management of a list', ['ADMIN'], null, 'ManageAccessControl', 'administrator'],
    ['ownership, before the role', ['admin'], mine, 'ManageAccessControl', 'owner'],
    ['nothing, for another right', ['admin'], null, 'Read', 'nothing'],
    ['nothing, without the role', ['member'], null, 'ManageAccessControl', 'nothing'],
  ])('of an administrator is %s', (_name, roleIds, owner, right, reason) => {
    const who = { ...caller, roleIds };
    expect(explainRightIncludingManagement(who, { owner, list: list() }, 'admin', right)).toBe(reason);
  });
});

describe('rightsIncludingManagement (docs/behavior/access-control.md#administrators)', () => {
  const administrator: Caller = { ...caller, roleIds: ['guest', 'ADMIN'] };

  it('lets administrators manage the list, whatever it says', () => {
    const locked = list(entry(Denied, role('admin'), 31));
    expect(rightsIncludingManagement(administrator, { owner: null, list: locked }, 'admin')).toBe(
      Right.ManageAccessControl,
    );
    expect(
      rightsIncludingManagement(administrator, { owner: null, list: list(entry(Allowed, role('admin'), 3)) }, 'admin'),
    ).toBe(11);
  });

  it('gives nobody else anything', () => {
    expect(rightsIncludingManagement(caller, { owner: null, list: list() }, 'admin')).toBe(0);
    expect(
      rightsIncludingManagement(caller, { owner: null, list: list(entry(Allowed, role('ops'), 5)) }, 'admin'),
    ).toBe(5);
  });
});

describe('defaultLists (docs/behavior/access-control.md#copies-of-lists)', () => {
  const { namespace, collections } = defaultLists({ member: 'm', contributor: 'c', administrator: 'a' }, 't1');

  it.each<[string, string[], number]>([
    ['members', ['m'], 1],
    ['contributors', ['c'], 3],
    ['administrators', ['a'], 31],
    ['custom roles', ['x'], 0],
  ])('%s', (_name, roleIds, expected) => {
    const who: Caller = { kind: 'user', id: 'u', tenantId: 't1', roleIds };
    expect(effectiveRights(who, { owner: null, list: namespace })).toBe(expected);
    expect(effectiveRights({ ...who, tenantId: 't2' }, { owner: null, list: namespace })).toBe(0);
  });

  it('gives every collection the list of the namespace', () => {
    expect(Array.from(collections.keys())).toEqual([
      'Assets',
      'AssetTypes',
      'DataViews',
      'Quantities',
      'Shares',
      'SoftwareManagement',
      'StreamViews',
      'Streams',
      'Types',
      'VirtualTables',
    ]);
    for (const collection of collections.values()) expect(collection).toEqual(namespace);
  });
});
