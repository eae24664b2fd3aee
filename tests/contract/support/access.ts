// The cases of the access list, the owner and the rights of an object, which are the same for every kind of object.
import { expect } from '@jest/globals';
import type { Case, World } from './cases.ts';
import { expectErrorParameter, expectAll, expectJson, expectReason, errorParametersOf } from './checks.ts';
import type { TestCaller } from '../../support/server.ts';

type Rest = Omit<Case, 'name' | 'status'>;
type AccessEntry = { readonly AccessRights: number } & Readonly<Record<string, unknown>>;
interface AccessList {
  readonly RoleTrusteeAccessControlEntries: readonly AccessEntry[];
}

/** An object with an access list, which `prepare` creates as the administrator. */
export interface SecuredObject {
  /** The path of the object below the namespace. */
  readonly objectPath: string;
  /** The path parameters of the object. */
  readonly path: Readonly<Record<string, string>>;
  /** The path parameters of an object that does not exist. */
  readonly unknownPath: Readonly<Record<string, string>>;
  readonly prepare: (world: World) => Promise<unknown>;
  /** The rights of the owner; only streams have the right Share. */
  readonly allRights: readonly string[];
  /** The status of replacing the list or the owner: 200 with a body, or 204; the default is 204. */
  readonly replaceStatus?: 200 | 204;
}

export const operatorsRole = 'b0d1bb9e-2a44-4a55-9b38-8ff1dbc1e4f0';
const unknownClient = 'd0a3c6c2-21c2-4c84-a1d6-2f0f1f5e7b11';
export const otherUser = '5f0c1f5e-8c43-4f0e-a6ec-1f5b6ad1a0c5';

/** Returns an entry of an access list; the default trustee is a role. */
export const accessEntry = (ObjectId: string, AccessRights: number, AccessType = 0, Type = 3) => ({
  Trustee: { Type, ObjectId },
  AccessType,
  AccessRights,
});
export const accessList = (...entries: readonly object[]) => ({ RoleTrusteeAccessControlEntries: entries });

/** Returns the ids of the roles in the access list of the world's types. */
export async function roleIdsOf(world: World): Promise<{ member: string; contributor: string; administrator: string }> {
  const list = (await world.ok('GET', '/AccessControl/Types')) as {
    readonly RoleTrusteeAccessControlEntries: readonly { readonly Trustee: { readonly ObjectId: string } }[];
  };
  const [member = '', contributor = '', administrator = ''] = list.RoleTrusteeAccessControlEntries.map(
    ({ Trustee }) => Trustee.ObjectId,
  );
  return { member, contributor, administrator };
}

/** Expects a list with entries of these rights in the response. */
export const expectRightsInList =
  (...expected: readonly number[]): NonNullable<Case['check']> =>
  ({ body }) => {
    expect((body as AccessList).RoleTrusteeAccessControlEntries.map(({ AccessRights }) => AccessRights)).toEqual(
      expected,
    );
  };

/** Expects that a GET of a path in the namespace then returns this JSON. */
export const expectJsonAt =
  (path: string, expected: unknown, as: TestCaller = 'administrator'): NonNullable<Case['check']> =>
  async (_response, world) => {
    expect(await world.ok('GET', path, undefined, { as })).toEqual(expected);
  };

/** Expects that a GET of a path in the namespace then has this status. */
export const expectStatusAt =
  (path: string, status: number, as: TestCaller = 'administrator'): NonNullable<Case['check']> =>
  async (_response, world) => {
    expect((await world.send('GET', path, { as })).status).toBe(status);
  };

/** Invalid access lists, each with the member that the error names. */
export const invalidLists: readonly (readonly [name: string, body: unknown, member: string])[] = [
  ['a list that is not an object', [], 'body'],
  ['a null entry', accessList({ ...accessEntry(operatorsRole, 1) }, null as unknown as object), 'Entries[1]'],
  ['a null trustee', accessList({ Trustee: null, AccessRights: 1 }), 'Trustee'],
  ['a trustee without ObjectId', accessList({ Trustee: { Type: 3 }, AccessRights: 1 }), 'ObjectId'],
  ['an invalid Type', accessList(accessEntry(operatorsRole, 1, 0, 4)), 'Type'],
  ['an invalid AccessType', accessList(accessEntry(operatorsRole, 1, 2)), 'AccessType'],
  ['negative rights', accessList(accessEntry(operatorsRole, -1)), 'AccessRights'],
  ['rights above 31', accessList(accessEntry(operatorsRole, 32)), 'AccessRights'],
  [
    'a trustee of another tenant',
    accessList({ Trustee: { Type: 3, ObjectId: operatorsRole, TenantId: otherUser }, AccessRights: 1 }),
    'TenantId',
  ],
];

/** Expects an error with a parameter whose name contains a text. */
export const expectErrorParameterLike =
  (part: string): NonNullable<Case['check']> =>
  ({ body }) => {
    expect(errorParametersOf(body).join()).toContain(part);
  };

const newList = accessList(
  { Trustee: { Type: 3, ObjectId: operatorsRole, TenantId: null }, AccessType: 1, AccessRights: 2 },
  accessEntry(operatorsRole, 0),
  accessEntry(otherUser, 31, 0, 1),
);

/** Creates an object with an access list; its owner is another user, or the administrator if `isOwned`. */
const withAccessList =
  (
    { objectPath, prepare }: SecuredObject,
    createList: (roles: Awaited<ReturnType<typeof roleIdsOf>>) => object,
    isOwned = false,
  ) =>
  async (world: World): Promise<void> => {
    await prepare(world);
    const list = createList(await roleIdsOf(world));
    await world.ok('PUT', `${objectPath}/AccessControl`, list);
    if (!isOwned) await world.ok('PUT', `${objectPath}/Owner`, { Type: 1, ObjectId: otherUser });
  };

/** Returns the cases of the access operations on an object. */
export function accessCases(object: SecuredObject) {
  const { objectPath, path, unknownPath, prepare, allRights, replaceStatus = 204 } = object;
  const accessCase = (name: string, status: number, rest: Rest = {}): Case => ({
    name,
    status,
    path,
    prepare,
    ...rest,
  });
  const unknownId = Object.values(unknownPath)[0] ?? '';
  const notFoundCases = (rest: Rest = {}): readonly Case[] => [
    accessCase('an unknown object', 404, { ...rest, path: unknownPath, check: expectReason(unknownId) }),
    accessCase('an unknown namespace', 404, {
      ...rest,
      path: { ...path, namespaceId: 'nowhere' },
      check: expectReason('nowhere'),
    }),
  ];
  const forbiddenCase = (as: 'member' | 'stranger' | 'contributor', right: string, rest: Rest = {}) =>
    accessCase(`the ${as} lacks ${right}`, 403, { ...rest, as, check: expectReason(right) });
  const expectUnchanged = expectJsonAt(`${objectPath}/AccessRights`, ['Read'], 'member');

  const rightsCase = (name: string, as: TestCaller, expected: readonly string[], deniedRights = 0, isOwned = false) =>
    accessCase(name, 200, {
      as,
      prepare: withAccessList(
        object,
        ({ member, contributor, administrator }) =>
          accessList(
            accessEntry(member, 1),
            accessEntry(contributor, 7),
            accessEntry(administrator, 31, 1),
            ...(deniedRights ? [accessEntry(member, deniedRights, 1)] : []),
          ),
        isOwned,
      ),
      check: expectJson(expected),
    });

  return {
    getList: [
      accessCase('a copy of the list of its collection', 200, { check: expectRightsInList(1, 3, 31) }),
      accessCase('an administrator without an entry can only manage the list', 200, {
        prepare: withAccessList(object, ({ member, contributor }) =>
          accessList(accessEntry(member, 1), accessEntry(contributor, 3)),
        ),
        check: expectAll(
          expectRightsInList(1, 3),
          expectJsonAt(`${objectPath}/AccessRights`, ['Read', 'ManageAccessControl']),
        ),
      }),
      forbiddenCase('contributor', 'ManageAccessControl'),
      ...notFoundCases(),
    ],
    replaceList: [
      accessCase('stores the order, the members and entries without rights', replaceStatus, {
        body: newList,
        check: expectAll(expectJsonAt(`${objectPath}/AccessControl`, newList), ({ body }) =>
          expect(body).toEqual(replaceStatus === 200 ? newList : undefined),
        ),
      }),
      accessCase('accepts names for numbers, and members in any case', replaceStatus, {
        body: {
          roleTrusteeAccessControlEntries: [
            { trustee: { type: 'Role', objectId: operatorsRole }, accessType: 'Denied', accessRights: 3 },
          ],
        },
        check: expectJsonAt(`${objectPath}/AccessControl`, accessList(accessEntry(operatorsRole, 3, 1))),
      }),
      accessCase('AccessType and AccessRights have defaults', replaceStatus, {
        body: accessList({ Trustee: { Type: 3, ObjectId: operatorsRole } }),
        check: expectJsonAt(`${objectPath}/AccessControl`, accessList(accessEntry(operatorsRole, 0))),
      }),
      accessCase('a null list is an empty list', replaceStatus, {
        body: { RoleTrusteeAccessControlEntries: null },
        check: expectAll(
          expectJsonAt(`${objectPath}/AccessControl`, accessList()),
          expectStatusAt(`${objectPath}/Owner`, 403, 'member'),
        ),
      }),
      ...invalidLists.map(([name, body, member]) =>
        accessCase(name, 400, { body, check: expectAll(expectErrorParameterLike(member), expectUnchanged) }),
      ),
      forbiddenCase('contributor', 'ManageAccessControl', { body: newList }),
      ...notFoundCases({ body: newList }),
    ],
    patchList: [
      accessCase('adds an entry with names for numbers', 200, {
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
            `${objectPath}/AccessControl`,
          )) as AccessList;
          expect(entries.at(-1)).toEqual(accessEntry(operatorsRole, 4, 1));
        }),
      }),
      accessCase('removes the first entry', 200, {
        body: [{ op: 'remove', path: '/RoleTrusteeAccessControlEntries/0' }],
        check: expectAll(expectRightsInList(3, 31), expectJsonAt(`${objectPath}/AccessRights`, [], 'member')),
      }),
      ...(
        [
          ['a position that does not exist', [{ op: 'remove', path: '/RoleTrusteeAccessControlEntries/9' }]],
          ['an invalid operation', [{ op: 'invent', path: '/RoleTrusteeAccessControlEntries/0' }]],
          [
            'an invalid resulting list',
            [{ op: 'replace', path: '/RoleTrusteeAccessControlEntries/0/AccessRights', value: 32 }],
          ],
          ['an object instead of an array of operations', { op: 'remove', path: '/RoleTrusteeAccessControlEntries/0' }],
        ] as const
      ).map(([name, body]) => accessCase(name, 400, { body, check: expectUnchanged })),
      forbiddenCase('contributor', 'ManageAccessControl', { body: [] }),
      ...notFoundCases({ body: [] }),
    ],
    getOwner: [
      accessCase('the user or client that created the object', 200, {
        as: 'member',
        check: expectAll(
          ({ body }, world) => expect(body).toMatchObject({ Type: 2, TenantId: world.tenant }),
          expectJsonAt(`${objectPath}/AccessRights`, allRights),
        ),
      }),
      forbiddenCase('stranger', 'Read'),
      ...notFoundCases(),
    ],
    replaceOwner: [
      accessCase('the previous owner has only the rights of the list', replaceStatus, {
        prepare: withAccessList(object, ({ member }) => accessList(accessEntry(member, 1)), true),
        body: { Type: 1, ObjectId: otherUser },
        check: expectAll(
          expectJsonAt(`${objectPath}/AccessRights`, ['Read', 'ManageAccessControl']),
          async (_response, world) => {
            const TenantId = world.tenant;
            expect(await world.ok('GET', `${objectPath}/Owner`)).toEqual({ Type: 1, ObjectId: otherUser, TenantId });
          },
        ),
      }),
      accessCase('a client that does not exist', replaceStatus, {
        body: { Type: 2, ObjectId: unknownClient },
        check: async (_response, world) =>
          expect(await world.ok('GET', `${objectPath}/Owner`)).toMatchObject({ Type: 2, ObjectId: unknownClient }),
      }),
      ...(
        [
          ['a role', { Type: 3, ObjectId: operatorsRole }, 'Type'],
          ['no Type', { ObjectId: operatorsRole }, 'Type'],
          ['no ObjectId', { Type: 1 }, 'ObjectId'],
          ['another tenant', { Type: 1, ObjectId: otherUser, TenantId: operatorsRole }, 'TenantId'],
        ] as const
      ).map(([name, body, member]) =>
        accessCase(name, 400, {
          body,
          check: expectAll(expectErrorParameter(member), expectJsonAt(`${objectPath}/AccessRights`, allRights)),
        }),
      ),
      forbiddenCase('contributor', 'ManageAccessControl', { body: { Type: 1, ObjectId: otherUser } }),
      ...notFoundCases({ body: { Type: 1, ObjectId: otherUser } }),
    ],
    rights: [
      accessCase('the owner', 200, { check: expectJson(allRights) }),
      accessCase('a member', 200, { as: 'member', check: expectJson(['Read']) }),
      accessCase('a contributor', 200, { as: 'contributor', check: expectJson(['Read', 'Write']) }),
      accessCase('a caller without roles', 200, { as: 'stranger', check: expectJson([]) }),
      rightsCase('a caller with one role', 'member', ['Read']),
      rightsCase('a caller with two roles has the rights of both', 'contributor', ['Read', 'Write', 'Delete']),
      rightsCase('a denied right', 'contributor', ['Read', 'Delete'], 2),
      rightsCase('a caller without an entry', 'stranger', []),
      rightsCase('an administrator who is denied everything still manages the list', 'administrator', [
        'ManageAccessControl',
      ]),
      rightsCase('the owner has all rights despite denials', 'administrator', allRights, 0, true),
      ...notFoundCases(),
    ],
  } satisfies Readonly<Record<string, readonly Case[]>>;
}

/**
 * Returns a preparation that expects new objects to have a copy of the list of their collection (docs/behavior/access-control.md#copies-of-lists).
 * Afterwards object T of a contributor has the list {Member 1, Contributor 3} and another owner.
 */
export const checkCopiedLists =
  (
    collection: string,
    createObject: (world: World, id: string, as: TestCaller) => Promise<unknown>,
    pathPrefix = '/',
  ) =>
  async (world: World): Promise<void> => {
    const { member, contributor, administrator } = await roleIdsOf(world);
    const first = accessList(accessEntry(member, 1), accessEntry(contributor, 3));
    const list = `${pathPrefix}AccessControl/${collection}`;
    await world.ok('PUT', list, first);
    await createObject(world, 'T', 'contributor');
    const T = `${pathPrefix}${collection}/T`;
    const asContributor = { as: 'contributor' } as const;
    expect(await world.ok('GET', `${T}/Owner`)).toMatchObject({ Type: 2 });
    expect(await world.ok('GET', `${T}/AccessControl`, undefined, asContributor)).toEqual(first);
    expect(await world.ok('GET', `${T}/AccessControl`)).toEqual(first);
    expect(await world.ok('GET', `${T}/AccessRights`)).toEqual(['Read', 'ManageAccessControl']);

    const second = accessList(accessEntry(administrator, 31));
    await world.ok('PUT', list, second);
    expect(await world.ok('GET', `${T}/AccessControl`, undefined, asContributor)).toEqual(first);
    await createObject(world, 'U', 'administrator');
    expect(await world.ok('GET', `${pathPrefix}${collection}/U/AccessControl`)).toEqual(second);

    await world.ok('PUT', `${T}/Owner`, { Type: 1, ObjectId: otherUser }, asContributor);
    expect(await world.ok('GET', `${T}/AccessRights`, undefined, asContributor)).toEqual(['Read', 'Write']);
  };
