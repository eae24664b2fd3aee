import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  emptyAccessControlList,
  readAccessControlList,
  readOwner,
} from '../../../server/domain/access/access-control-list.ts';
import { allRights, hasRight, readRights, Right, rightNames } from '../../../server/domain/access/rights.ts';
import { InvalidInput } from '../../../server/domain/model.ts';
import { maxEntries, maxNameLength } from '../../../server/domain/objects/maxima.ts';

describe('rights (docs/behavior/access-control.md#rights)', () => {
  it.each<[number, string[]]>([
    [0, []],
    [1, ['Read']],
    [3, ['Read', 'Write']],
    [15, ['Read', 'Write', 'Delete', 'ManageAccessControl']],
    [24, ['ManageAccessControl', 'Share']],
    [31, ['Read', 'Write', 'Delete', 'ManageAccessControl', 'Share']],
  ])('%p is called %p', (rights, names) => {
    expect(rightNames(rights)).toEqual(names);
  });

  it('reads what it writes, for every sum', () => {
    for (let rights = 0; rights <= allRights; rights++) {
      expect(readRights(rightNames(rights).join(', ') || 'None', 'test')).toBe(rights);
      expect(readRights(rights, 'test')).toBe(rights);
    }
  });

  it('asks for one right', () => {
    expect([hasRight(6, 'Read'), hasRight(6, 'Write'), hasRight(6, 'Delete'), hasRight(6, 'Share')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(Object.values(Right).reduce((sum, bit) => sum + bit, 0)).toBe(allRights);
  });

  it.each<[unknown, number]>([
    [undefined, 0],
    [null, 0],
    ['none', 0],
    ['READ', 1],
    ['read,write', 3],
    [' Delete , managEaccesscontrol ', 12],
    ['Read,Read', 1],
    ['ALL', 31],
  ])('%p means %p', (input, expected) => {
    expect(readRights(input, 'test')).toBe(expected);
  });

  it.each<[unknown]>([
    [-1],
    [32],
    [1.5],
    [Number.NaN],
    [2n],
    [''],
    ['Read,'],
    ['Fly'],
    ['constructor'],
    [true],
    [['Read']],
    [{}],
  ])('refuses %p', (input) => {
    expect(() => readRights(input, 'Rights')).toThrow(InvalidInput);
    expect(() => readRights(input, 'Rights')).toThrow(expect.objectContaining({ subject: 'Rights' }));
    expect(() => readRights(input, 'Rights')).toThrow(
      'Rights must be a sum of rights from 0 to 31, or names of rights joined by commas.',
    );
  });
});

describe('readAccessControlList (docs/behavior/access-control.md#lists)', () => {
  const trustee = { Type: 3, ObjectId: 'role', TenantId: 't1' };
  const entry = { Trustee: trustee, AccessType: 0, AccessRights: 3 };
  const read = (...entries: unknown[]): unknown =>
    readAccessControlList({ RoleTrusteeAccessControlEntries: entries }, 't1');

  it('returns a complete list unchanged', () => {
    const entries = [
      entry,
      { ...entry, AccessType: 1 },
      { ...entry, AccessRights: 0 },
      { ...entry, Trustee: { Type: 1, ObjectId: 'u' } },
    ];
    expect(read(...entries)).toEqual({ RoleTrusteeAccessControlEntries: entries });
  });

  it('keeps the optional members as they were given', () => {
    const given = [
      { ...entry, Trustee: { ...trustee, TenantId: null } },
      { ...entry, Trustee: { Type: 2, ObjectId: 'c' } },
    ];
    expect(JSON.stringify(read(...given))).toBe(JSON.stringify({ RoleTrusteeAccessControlEntries: given }));
  });

  it('turns names in any case into numbers', () => {
    const names = { Trustee: { Type: 'role', ObjectId: 'role' }, AccessType: 'DENIED', AccessRights: 'Read, Share' };
    expect(read(names)).toEqual({
      RoleTrusteeAccessControlEntries: [{ Trustee: { Type: 3, ObjectId: 'role' }, AccessType: 1, AccessRights: 17 }],
    });
    expect(
      readAccessControlList({ roletrusteeaccesscontrolentries: [{ trustee: { type: 1, objectId: 'u' } }] }, 't1'),
    ).toEqual({
      RoleTrusteeAccessControlEntries: [{ Trustee: { Type: 1, ObjectId: 'u' }, AccessType: 0, AccessRights: 0 }],
    });
  });

  it.each<[string, unknown]>([
    ['null', { RoleTrusteeAccessControlEntries: null }],
    ['nothing', {}],
    ['an empty list', { RoleTrusteeAccessControlEntries: [] }],
  ])('%s is an empty list', (_name, input) => {
    expect(readAccessControlList(input, 't1')).toEqual({ RoleTrusteeAccessControlEntries: [] });
  });

  it('accepts its tenant in another case', () => {
    expect(() => read({ ...entry, Trustee: { ...trustee, TenantId: 'T1' } })).not.toThrow();
  });

  const first = 'RoleTrusteeAccessControlEntries[0]';
  it.each<[string, unknown, string]>([
    ['entry null', null, first],
    ['entry a text', 'Role', first],
    ['no trustee', { ...entry, Trustee: null }, `${first}.Trustee`],
    ['trustee a list', { ...entry, Trustee: [] }, `${first}.Trustee`],
    ['no identifier', { ...entry, Trustee: { Type: 3 } }, `${first}.Trustee.ObjectId`],
    ['blank identifier', { ...entry, Trustee: { Type: 3, ObjectId: ' ' } }, `${first}.Trustee.ObjectId`],
    ['identifier a number', { ...entry, Trustee: { Type: 3, ObjectId: 5 } }, `${first}.Trustee.ObjectId`],
    ['no type', { ...entry, Trustee: { ObjectId: 'a' } }, `${first}.Trustee.Type`],
    ['type 0', { ...entry, Trustee: { ...trustee, Type: 0 } }, `${first}.Trustee.Type`],
    ['type 4', { ...entry, Trustee: { ...trustee, Type: 4 } }, `${first}.Trustee.Type`],
    ['type by a wrong name', { ...entry, Trustee: { ...trustee, Type: 'Group' } }, `${first}.Trustee.Type`],
    ['another tenant', { ...entry, Trustee: { ...trustee, TenantId: 't2' } }, `${first}.Trustee.TenantId`],
    ['access 2', { ...entry, AccessType: 2 }, `${first}.AccessType`],
    ['access by a wrong name', { ...entry, AccessType: 'Maybe' }, `${first}.AccessType`],
    ['rights -1', { ...entry, AccessRights: -1 }, `${first}.AccessRights`],
    ['rights 32', { ...entry, AccessRights: 32 }, `${first}.AccessRights`],
  ])('refuses: %s', (_name, input, subject) => {
    expect(() => read(input)).toThrow(InvalidInput);
    expect(() => read(input)).toThrow(expect.objectContaining({ subject }));
  });

  it.each<[string, unknown, string]>([
    ['no type', { ...entry, Trustee: { ObjectId: 'a' } }, 'Type must be given: 1 (User), 2 (Client) or 3 (Role).'],
    ['blank identifier', { ...entry, Trustee: { Type: 3, ObjectId: ' ' } }, 'ObjectId must be given.'],
    [
      'long identifier',
      { ...entry, Trustee: { Type: 3, ObjectId: 'a'.repeat(maxNameLength + 1) } },
      `ObjectId must not have more than ${String(maxNameLength)} characters.`,
    ],
    ['tenant a number', { ...entry, Trustee: { ...trustee, TenantId: 5 } }, 'TenantId must be a string.'],
    [
      'another tenant',
      { ...entry, Trustee: { ...trustee, TenantId: 't2' } },
      "TenantId must be 't1', the tenant of the path, or null.",
    ],
  ])('says what is wrong: %s', (_name, input, reason) => {
    expect(() => read(input)).toThrow(`${first}.Trustee.${reason}`);
  });

  it('accepts as many entries as a list can have', () => {
    expect(() => read(...Array<unknown>(maxEntries).fill(entry))).not.toThrow();
    expect(() => read(...Array<unknown>(maxEntries + 1).fill(entry))).toThrow(
      expect.objectContaining({ subject: 'RoleTrusteeAccessControlEntries' }),
    );
  });

  it('names the entry at fault', () => {
    expect(() => read(entry, { ...entry, AccessRights: 99 })).toThrow(
      expect.objectContaining({ subject: 'RoleTrusteeAccessControlEntries[1].AccessRights' }),
    );
  });

  it.each<[unknown, string]>([
    [null, 'body'],
    [[], 'body'],
    ['list', 'body'],
    [{ RoleTrusteeAccessControlEntries: {} }, 'RoleTrusteeAccessControlEntries'],
  ])('refuses %p', (input, subject) => {
    expect(() => readAccessControlList(input, 't1')).toThrow(expect.objectContaining({ subject }));
  });

  it('reads again what it has read', () => {
    const entries = fc.record(
      {
        Trustee: fc.record(
          {
            Type: fc.constantFrom(1, 'Client', 'ROLE'),
            ObjectId: fc.constantFrom('a', 'b'),
            TenantId: fc.constantFrom('t1', null),
          },
          { requiredKeys: ['Type', 'ObjectId'] },
        ),
        AccessType: fc.constantFrom(0, 'denied'),
        AccessRights: fc.oneof(fc.integer({ min: 0, max: 31 }), fc.constantFrom('All', 'Read,Delete')),
      },
      { requiredKeys: ['Trustee'] },
    );
    fc.assert(
      fc.property(fc.array(entries, { maxLength: 4 }), (given) => {
        const once = readAccessControlList({ RoleTrusteeAccessControlEntries: given }, 't1');
        expect(readAccessControlList(once, 't1')).toEqual(once);
      }),
    );
  });
});

describe('readOwner (docs/behavior/access-control.md#owners)', () => {
  it('fills in the tenant', () => {
    const owner = { Type: 1, ObjectId: 'u', TenantId: 't1' };
    expect(readOwner({ Type: 'user', ObjectId: 'u' }, 't1')).toEqual(owner);
    expect(readOwner({ Type: 1, ObjectId: 'u', TenantId: null }, 't1')).toEqual(owner);
    expect(readOwner({ Type: '2', ObjectId: 'c', TenantId: 'T1' }, 't1')).toEqual({
      Type: 2,
      ObjectId: 'c',
      TenantId: 'T1',
    });
  });

  it.each<[string, unknown, string]>([
    ['a role', { Type: 3, ObjectId: 'r' }, 'Type'],
    ['a role by name', { Type: 'Role', ObjectId: 'r' }, 'Type'],
    ['no type', { ObjectId: 'u' }, 'Type'],
    ['no identifier', { Type: 1 }, 'ObjectId'],
    ['another tenant', { Type: 1, ObjectId: 'u', TenantId: 't2' }, 'TenantId'],
    ['no object', null, 'body'],
  ])('refuses: %s', (_name, input, subject) => {
    expect(() => readOwner(input, 't1')).toThrow(InvalidInput);
    expect(() => readOwner(input, 't1')).toThrow(expect.objectContaining({ subject }));
  });

  it('says why a role cannot be an owner', () => {
    expect(() => readOwner({ Type: 3, ObjectId: 'r' }, 't1')).toThrow(
      'Type must be 1 (User) or 2 (Client), since a role cannot be an owner.',
    );
  });
});

it('the empty list has no entries', () => {
  expect(emptyAccessControlList).toEqual({ RoleTrusteeAccessControlEntries: [] });
});
