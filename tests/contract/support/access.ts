// What every kind of object under access control has in common: the cases of its access list, its owner and the caller's rights on it.
import { expect } from '@jest/globals';
import type { Case, World } from './cases.ts';
import { expectErrorParameter, expectAll, expectJson, expectReason, errorParametersOf } from './checks.ts';
import type { TestCaller } from '../../support/server.ts';

type Rest = Omit<Case, 'name' | 'status'>;
type AccessEntry = { readonly AccessRights: number } & Readonly<Record<string, unknown>>;
interface AccessList {
  readonly RoleTrusteeAccessControlEntries: readonly AccessEntry[];
}

/** An object under access control that `given` makes as the administrator. */
export interface SecuredObject {
  /** Its path below the namespace. */
  readonly objectPath: string;
  readonly path: Readonly<Record<string, string>>;
  /** A path of the same kind where nothing is. */
  readonly unknownPath: Readonly<Record<string, string>>;
  readonly prepare: (world: World) => Promise<unknown>;
  /** Only streams can be shared. */
  readonly allRights: readonly string[];
  /** What replacing answers: 200 with what is stored then, or 204; default 204. */
  readonly replaceStatus?: 200 | 204;
}

export const operatorsRole = 'b0d1bb9e-2a44-4a55-9b38-8ff1dbc1e4f0';
export const otherUser = '5f0c1f5e-8c43-4f0e-a6ec-1f5b6ad1a0c5';

/** An entry of an access list; a trustee is a role unless told otherwise. */
export const accessEntry = (ObjectId: string, AccessRights: number, AccessType = 0, Type = 3) => ({
  Trustee: { Type, ObjectId },
  AccessType,
  AccessRights,
});
export const accessList = (...entries: readonly object[]) => ({ RoleTrusteeAccessControlEntries: entries });

/** The roles of the world's tenant, from the list that its types start with. */
export async function roleIdsOf(world: World): Promise<{ member: string; contributor: string; administrator: string }> {
  const list = (await world.ok('GET', '/AccessControl/Types')) as {
    readonly RoleTrusteeAccessControlEntries: readonly { readonly Trustee: { readonly ObjectId: string } }[];
  };
  const [member = '', contributor = '', administrator = ''] = list.RoleTrusteeAccessControlEntries.map(
    ({ Trustee }) => Trustee.ObjectId,
  );
  return { member, contributor, administrator };
}

/** Expects the rights of the entries of the list that was answered. */
export const expectRightsInList =
  (...expected: readonly number[]): NonNullable<Case['check']> =>
  ({ body }) => {
    expect((body as AccessList).RoleTrusteeAccessControlEntries.map(({ AccessRights }) => AccessRights)).toEqual(
      expected,
    );
  };

/** Expects JSON at a path of the namespace then, for whom it is asked. */
export const expectJsonAt =
  (path: string, expected: unknown, as: TestCaller = 'administrator'): NonNullable<Case['check']> =>
  async (_response, world) => {
    expect(await world.ok('GET', path, undefined, { as })).toEqual(expected);
  };

/** Expects a status of a GET below the namespace then. */
export const expectStatusAt =
  (path: string, status: number, as: TestCaller = 'administrator'): NonNullable<Case['check']> =>
  async (_response, world) => {
    expect((await world.send('GET', path, { as })).status).toBe(status);
  };

/** Lists that are refused, with the member that is at fault. */
export const invalidLists: readonly (readonly [name: string, body: unknown, place: string])[] = [
  ['a list that is not an object', [], 'body'],
  ['an entry null', accessList({ ...accessEntry(operatorsRole, 1) }, null as unknown as object), 'Entries[1]'],
  ['a trustee null', accessList({ Trustee: null, AccessRights: 1 }), 'Trustee'],
  ['a trustee without ObjectId', accessList({ Trustee: { Type: 3 }, AccessRights: 1 }), 'ObjectId'],
  ['an invalid Type', accessList(accessEntry(operatorsRole, 1, 0, 4)), 'Type'],
  ['an invalid AccessType', accessList(accessEntry(operatorsRole, 1, 2)), 'AccessType'],
  ['negative rights', accessList(accessEntry(operatorsRole, -1)), 'AccessRights'],
  ['rights above all', accessList(accessEntry(operatorsRole, 32)), 'AccessRights'],
  [
    'a trustee of another tenant',
    accessList({ Trustee: { Type: 3, ObjectId: operatorsRole, TenantId: otherUser }, AccessRights: 1 }),
    'TenantId',
  ],
];

/** Expects an error of which a parameter contains a text. */
export const expectErrorParameterLike =
  (part: string): NonNullable<Case['check']> =>
  ({ body }) => {
    expect(errorParametersOf(body).join()).toContain(part);
  };

const written = accessList(
  { Trustee: { Type: 3, ObjectId: operatorsRole, TenantId: null }, AccessType: 1, AccessRights: 2 },
  accessEntry(operatorsRole, 0),
  accessEntry(otherUser, 31, 0, 1),
);

/** An object with a list of its own, and with somebody else as its owner unless it stays owned by the administrator. */
const withAccessList =
  (
    { objectPath: at, prepare: given }: SecuredObject,
    make: (roles: Awaited<ReturnType<typeof roleIdsOf>>) => object,
    owned = false,
  ) =>
  async (world: World): Promise<void> => {
    await given(world);
    const list = make(await roleIdsOf(world));
    await world.ok('PUT', `${at}/AccessControl`, list);
    if (!owned) await world.ok('PUT', `${at}/Owner`, { Type: 1, ObjectId: otherUser });
  };

/** Cases of the access operations of one kind of object. */
export function accessCases(thing: SecuredObject) {
  const {
    objectPath: at,
    path,
    unknownPath: unknown,
    prepare: given,
    allRights: all,
    replaceStatus: replaced = 204,
  } = thing;
  const accessCase = (name: string, status: number, rest: Rest = {}): Case => ({
    name,
    status,
    path,
    prepare: given,
    ...rest,
  });
  const unknownId = Object.values(unknown)[0] ?? '';
  const notFoundCases = (rest: Rest = {}): readonly Case[] => [
    accessCase('an unknown object', 404, { ...rest, path: unknown, check: expectReason(unknownId) }),
    accessCase('an unknown namespace', 404, {
      ...rest,
      path: { ...path, namespaceId: 'nowhere' },
      check: expectReason('nowhere'),
    }),
  ];
  const forbiddenCase = (as: 'member' | 'stranger' | 'contributor', right: string, rest: Rest = {}) =>
    accessCase(`the ${as} lacks ${right}`, 403, { ...rest, as, check: expectReason(right) });
  const isUnchanged = expectJsonAt(`${at}/AccessRights`, ['Read'], 'member');

  const rightsCase = (name: string, as: TestCaller, expected: readonly string[], denyMember = 0, owned = false) =>
    accessCase(name, 200, {
      as,
      prepare: withAccessList(
        thing,
        ({ member, contributor, administrator }) =>
          accessList(
            accessEntry(member, 1),
            accessEntry(contributor, 7),
            accessEntry(administrator, 31, 1),
            ...(denyMember ? [accessEntry(member, denyMember, 1)] : []),
          ),
        owned,
      ),
      check: expectJson(expected),
    });

  return {
    getList: [
      accessCase('a copy of the list of its collection', 200, { check: expectRightsInList(1, 3, 31) }),
      accessCase('an administrator without an entry manages the list, and no more', 200, {
        prepare: withAccessList(thing, ({ member, contributor }) =>
          accessList(accessEntry(member, 1), accessEntry(contributor, 3)),
        ),
        check: expectAll(expectRightsInList(1, 3), expectJsonAt(`${at}/AccessRights`, ['Read', 'ManageAccessControl'])),
      }),
      forbiddenCase('contributor', 'ManageAccessControl'),
      ...notFoundCases(),
    ],
    replaceList: [
      accessCase('is kept as it was given: order, members, entries without rights', replaced, {
        body: written,
        check: expectAll(expectJsonAt(`${at}/AccessControl`, written), ({ body }) =>
          expect(body).toEqual(replaced === 200 ? written : undefined),
        ),
      }),
      accessCase('names for numbers and members in any case', replaced, {
        body: {
          roleTrusteeAccessControlEntries: [
            { trustee: { type: 'Role', objectId: operatorsRole }, accessType: 'Denied', accessRights: 3 },
          ],
        },
        check: expectJsonAt(`${at}/AccessControl`, accessList(accessEntry(operatorsRole, 3, 1))),
      }),
      accessCase('AccessType and AccessRights left out', replaced, {
        body: accessList({ Trustee: { Type: 3, ObjectId: operatorsRole } }),
        check: expectJsonAt(`${at}/AccessControl`, accessList(accessEntry(operatorsRole, 0))),
      }),
      accessCase('a list that is null is empty: nobody but the owner', replaced, {
        body: { RoleTrusteeAccessControlEntries: null },
        check: expectAll(
          expectJsonAt(`${at}/AccessControl`, accessList()),
          expectStatusAt(`${at}/Owner`, 403, 'member'),
        ),
      }),
      ...invalidLists.map(([name, body, place]) =>
        accessCase(name, 400, { body, check: expectAll(expectErrorParameterLike(place), isUnchanged) }),
      ),
      forbiddenCase('contributor', 'ManageAccessControl', { body: written }),
      ...notFoundCases({ body: written }),
    ],
    patchList: [
      accessCase('adds an entry, with names', 200, {
        body: [
          {
            op: 'add',
            path: '/RoleTrusteeAccessControlEntries/-',
            value: { Trustee: { Type: 'Role', ObjectId: operatorsRole }, AccessType: 'Denied', AccessRights: 4 },
          },
        ],
        check: expectAll(expectRightsInList(1, 3, 31, 4), async (_response, world) => {
          const { RoleTrusteeAccessControlEntries: entries } = (await world.ok(
            'GET',
            `${at}/AccessControl`,
          )) as AccessList;
          expect(entries.at(-1)).toEqual(accessEntry(operatorsRole, 4, 1));
        }),
      }),
      accessCase('removes the first entry', 200, {
        body: [{ op: 'remove', path: '/RoleTrusteeAccessControlEntries/0' }],
        check: expectAll(expectRightsInList(3, 31), expectJsonAt(`${at}/AccessRights`, [], 'member')),
      }),
      ...(
        [
          ['a position that does not exist', [{ op: 'remove', path: '/RoleTrusteeAccessControlEntries/9' }]],
          ['an invalid operation', [{ op: 'invent', path: '/RoleTrusteeAccessControlEntries/0' }]],
          [
            'a list that is wrong after it',
            [{ op: 'replace', path: '/RoleTrusteeAccessControlEntries/0/AccessRights', value: 32 }],
          ],
          ['an object instead of an array of operations', { op: 'remove', path: '/RoleTrusteeAccessControlEntries/0' }],
        ] as const
      ).map(([name, body]) => accessCase(name, 400, { body, check: isUnchanged })),
      forbiddenCase('contributor', 'ManageAccessControl', { body: [] }),
      ...notFoundCases({ body: [] }),
    ],
    getOwner: [
      accessCase('whoever made it', 200, {
        as: 'member',
        check: expectAll(
          ({ body }, world) => expect(body).toMatchObject({ Type: 2, TenantId: world.tenant }),
          expectJsonAt(`${at}/AccessRights`, all),
        ),
      }),
      forbiddenCase('stranger', 'Read'),
      ...notFoundCases(),
    ],
    replaceOwner: [
      accessCase('the owner before has only what the list says', replaced, {
        prepare: withAccessList(thing, ({ member }) => accessList(accessEntry(member, 1)), true),
        body: { Type: 1, ObjectId: otherUser },
        check: expectAll(
          expectJsonAt(`${at}/AccessRights`, ['Read', 'ManageAccessControl']),
          async (_response, world) => {
            const TenantId = world.tenant;
            expect(await world.ok('GET', `${at}/Owner`)).toEqual({ Type: 1, ObjectId: otherUser, TenantId });
          },
        ),
      }),
      ...(
        [
          ['a role', { Type: 3, ObjectId: operatorsRole }, 'Type'],
          ['no Type', { ObjectId: operatorsRole }, 'Type'],
          ['no ObjectId', { Type: 1 }, 'ObjectId'],
          ['another tenant', { Type: 1, ObjectId: otherUser, TenantId: operatorsRole }, 'TenantId'],
        ] as const
      ).map(([name, body, place]) =>
        accessCase(name, 400, {
          body,
          check: expectAll(expectErrorParameter(place), expectJsonAt(`${at}/AccessRights`, all)),
        }),
      ),
      forbiddenCase('contributor', 'ManageAccessControl', { body: { Type: 1, ObjectId: otherUser } }),
      ...notFoundCases({ body: { Type: 1, ObjectId: otherUser } }),
    ],
    rights: [
      accessCase('the owner', 200, { check: expectJson(all) }),
      accessCase('a member', 200, { as: 'member', check: expectJson(['Read']) }),
      accessCase('a contributor', 200, { as: 'contributor', check: expectJson(['Read', 'Write']) }),
      accessCase('nobody', 200, { as: 'stranger', check: expectJson([]) }),
      rightsCase('one role', 'member', ['Read']),
      rightsCase('the rights of two roles together', 'contributor', ['Read', 'Write', 'Delete']),
      rightsCase('denied by a third entry', 'contributor', ['Read', 'Delete'], 2),
      rightsCase('no entry', 'stranger', []),
      rightsCase('a role is denied everything; administrators keep the list', 'administrator', ['ManageAccessControl']),
      rightsCase('the owner, whatever is denied', 'administrator', all, 0, true),
      ...notFoundCases(),
    ],
  } satisfies Readonly<Record<string, readonly Case[]>>;
}

/**
 * What becomes of an object that a contributor makes while its collection has the list {Member 1, Contributor 3}; `place` is where
 * the paths of the collection start.
 */
export const checkCopiedLists =
  (collection: string, make: (world: World, id: string, as: TestCaller) => Promise<unknown>, place = '/') =>
  async (world: World): Promise<void> => {
    const { member, contributor, administrator } = await roleIdsOf(world);
    const first = accessList(accessEntry(member, 1), accessEntry(contributor, 3));
    const list = `${place}AccessControl/${collection}`;
    await world.ok('PUT', list, first);
    await make(world, 'T', 'contributor');
    const T = `${place}${collection}/T`;
    const asContributor = { as: 'contributor' } as const;
    expect(await world.ok('GET', `${T}/Owner`)).toMatchObject({ Type: 2 });
    expect(await world.ok('GET', `${T}/AccessControl`, undefined, asContributor)).toEqual(first);
    expect(await world.ok('GET', `${T}/AccessControl`)).toEqual(first);
    expect(await world.ok('GET', `${T}/AccessRights`)).toEqual(['Read', 'ManageAccessControl']);

    const second = accessList(accessEntry(administrator, 31));
    await world.ok('PUT', list, second);
    expect(await world.ok('GET', `${T}/AccessControl`, undefined, asContributor)).toEqual(first);
    await make(world, 'U', 'administrator');
    expect(await world.ok('GET', `${place}${collection}/U/AccessControl`)).toEqual(second);

    await world.ok('PUT', `${T}/Owner`, { Type: 1, ObjectId: otherUser }, asContributor);
    expect(await world.ok('GET', `${T}/AccessRights`, undefined, asContributor)).toEqual(['Read', 'Write']);
  };
