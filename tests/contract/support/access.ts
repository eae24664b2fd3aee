// What every kind of object under access control has in common: the cases of its access list, its owner and the caller's rights on it.
import { expect } from '@jest/globals';
import type { Case, World } from './cases.ts';
import { blames, both, json, says, subjectsOf } from './checks.ts';
import type { Who } from '../../support/server.ts';

type Rest = Omit<Case, 'name' | 'status'>;
type Entry = { readonly AccessRights: number } & Readonly<Record<string, unknown>>;
interface List {
  readonly RoleTrusteeAccessControlEntries: readonly Entry[];
}

/** An object under access control that `given` makes as the administrator. */
export interface Secured {
  /** Its path below the namespace. */
  readonly at: string;
  readonly path: Readonly<Record<string, string>>;
  /** A path of the same kind where nothing is. */
  readonly unknown: Readonly<Record<string, string>>;
  readonly given: (world: World) => Promise<unknown>;
  /** Only streams can be shared. */
  readonly all: readonly string[];
  /** What replacing answers: 200 with what is stored then, or 204; default 204. */
  readonly replaced?: 200 | 204;
}

export const operators = 'b0d1bb9e-2a44-4a55-9b38-8ff1dbc1e4f0';
export const someUser = '5f0c1f5e-8c43-4f0e-a6ec-1f5b6ad1a0c5';

/** An entry of an access list; a trustee is a role unless told otherwise. */
export const entry = (ObjectId: string, AccessRights: number, AccessType = 0, Type = 3) => ({
  Trustee: { Type, ObjectId },
  AccessType,
  AccessRights,
});
export const listOf = (...entries: readonly object[]) => ({ RoleTrusteeAccessControlEntries: entries });

/** The roles of the world's tenant, from the list that its types start with. */
export async function rolesOf(world: World): Promise<{ member: string; contributor: string; administrator: string }> {
  const list = (await world.ok('GET', '/AccessControl/Types')) as {
    readonly RoleTrusteeAccessControlEntries: readonly { readonly Trustee: { readonly ObjectId: string } }[];
  };
  const [member = '', contributor = '', administrator = ''] = list.RoleTrusteeAccessControlEntries.map(
    ({ Trustee }) => Trustee.ObjectId,
  );
  return { member, contributor, administrator };
}

/** Expects the rights of the entries of the list that was answered. */
export const rightsInList =
  (...expected: readonly number[]): NonNullable<Case['check']> =>
  ({ body }) => {
    expect((body as List).RoleTrusteeAccessControlEntries.map(({ AccessRights }) => AccessRights)).toEqual(expected);
  };

/** Expects JSON at a path of the namespace then, for whom it is asked. */
export const finds =
  (path: string, expected: unknown, as: Who = 'administrator'): NonNullable<Case['check']> =>
  async (_seen, world) => {
    expect(await world.ok('GET', path, undefined, { as })).toEqual(expected);
  };

/** Expects a status of a GET below the namespace then. */
export const answers =
  (path: string, status: number, as: Who = 'administrator'): NonNullable<Case['check']> =>
  async (_seen, world) => {
    expect((await world.send('GET', path, { as })).status).toBe(status);
  };

/** Lists that are refused, with the member that is at fault. */
export const wrongLists: readonly (readonly [name: string, body: unknown, place: string])[] = [
  ['a list that is not an object', [], 'body'],
  ['an entry null', listOf({ ...entry(operators, 1) }, null as unknown as object), 'Entries[1]'],
  ['a trustee null', listOf({ Trustee: null, AccessRights: 1 }), 'Trustee'],
  ['a trustee without ObjectId', listOf({ Trustee: { Type: 3 }, AccessRights: 1 }), 'ObjectId'],
  ['an invalid Type', listOf(entry(operators, 1, 0, 4)), 'Type'],
  ['an invalid AccessType', listOf(entry(operators, 1, 2)), 'AccessType'],
  ['negative rights', listOf(entry(operators, -1)), 'AccessRights'],
  ['rights above all', listOf(entry(operators, 32)), 'AccessRights'],
  [
    'a trustee of another tenant',
    listOf({ Trustee: { Type: 3, ObjectId: operators, TenantId: someUser }, AccessRights: 1 }),
    'TenantId',
  ],
];

/** Expects an error of which a parameter contains a text. */
export const blamesPart =
  (part: string): NonNullable<Case['check']> =>
  ({ body }) => {
    expect(subjectsOf(body).join()).toContain(part);
  };

const written = listOf(
  { Trustee: { Type: 3, ObjectId: operators, TenantId: null }, AccessType: 1, AccessRights: 2 },
  entry(operators, 0),
  entry(someUser, 31, 0, 1),
);

/** An object with a list of its own, and with somebody else as its owner unless it stays owned by the administrator. */
const withList =
  ({ at, given }: Secured, make: (roles: Awaited<ReturnType<typeof rolesOf>>) => object, owned = false) =>
  async (world: World): Promise<void> => {
    await given(world);
    const list = make(await rolesOf(world));
    await world.ok('PUT', `${at}/AccessControl`, list);
    if (!owned) await world.ok('PUT', `${at}/Owner`, { Type: 1, ObjectId: someUser });
  };

/** Cases of the access operations of one kind of object. */
export function accessCases(thing: Secured) {
  const { at, path, unknown, given, all, replaced = 204 } = thing;
  const on = (name: string, status: number, rest: Rest = {}): Case => ({ name, status, path, given, ...rest });
  const unknownId = Object.values(unknown)[0] ?? '';
  const missing = (rest: Rest = {}): readonly Case[] => [
    on('an unknown object', 404, { ...rest, path: unknown, check: says(unknownId) }),
    on('an unknown namespace', 404, { ...rest, path: { ...path, namespaceId: 'nowhere' }, check: says('nowhere') }),
  ];
  const refused = (as: 'member' | 'stranger' | 'contributor', right: string, rest: Rest = {}) =>
    on(`the ${as} lacks ${right}`, 403, { ...rest, as, check: says(right) });
  const isUnchanged = finds(`${at}/AccessRights`, ['Read'], 'member');

  const a1 = (name: string, as: Who, expected: readonly string[], denyMember = 0, owned = false) =>
    on(name, 200, {
      as,
      given: withList(
        thing,
        ({ member, contributor, administrator }) =>
          listOf(
            entry(member, 1),
            entry(contributor, 7),
            entry(administrator, 31, 1),
            ...(denyMember ? [entry(member, denyMember, 1)] : []),
          ),
        owned,
      ),
      check: json(expected),
    });

  return {
    getList: [
      on('a copy of the list of its collection', 200, { check: rightsInList(1, 3, 31) }),
      on('an administrator without an entry manages the list, and no more', 200, {
        given: withList(thing, ({ member, contributor }) => listOf(entry(member, 1), entry(contributor, 3))),
        check: both(rightsInList(1, 3), finds(`${at}/AccessRights`, ['Read', 'ManageAccessControl'])),
      }),
      refused('contributor', 'ManageAccessControl'),
      ...missing(),
    ],
    replaceList: [
      on('is kept as it was given: order, members, entries without rights', replaced, {
        body: written,
        check: both(finds(`${at}/AccessControl`, written), ({ body }) =>
          expect(body).toEqual(replaced === 200 ? written : undefined),
        ),
      }),
      on('names for numbers and members in any case', replaced, {
        body: {
          roleTrusteeAccessControlEntries: [
            { trustee: { type: 'Role', objectId: operators }, accessType: 'Denied', accessRights: 3 },
          ],
        },
        check: finds(`${at}/AccessControl`, listOf(entry(operators, 3, 1))),
      }),
      on('AccessType and AccessRights left out', replaced, {
        body: listOf({ Trustee: { Type: 3, ObjectId: operators } }),
        check: finds(`${at}/AccessControl`, listOf(entry(operators, 0))),
      }),
      on('a list that is null is empty: nobody but the owner', replaced, {
        body: { RoleTrusteeAccessControlEntries: null },
        check: both(finds(`${at}/AccessControl`, listOf()), answers(`${at}/Owner`, 403, 'member')),
      }),
      ...wrongLists.map(([name, body, place]) => on(name, 400, { body, check: both(blamesPart(place), isUnchanged) })),
      refused('contributor', 'ManageAccessControl', { body: written }),
      ...missing({ body: written }),
    ],
    patchList: [
      on('adds an entry, with names', 200, {
        body: [
          {
            op: 'add',
            path: '/RoleTrusteeAccessControlEntries/-',
            value: { Trustee: { Type: 'Role', ObjectId: operators }, AccessType: 'Denied', AccessRights: 4 },
          },
        ],
        check: both(rightsInList(1, 3, 31, 4), async (_seen, world) => {
          const { RoleTrusteeAccessControlEntries: entries } = (await world.ok('GET', `${at}/AccessControl`)) as List;
          expect(entries.at(-1)).toEqual(entry(operators, 4, 1));
        }),
      }),
      on('removes the first entry', 200, {
        body: [{ op: 'remove', path: '/RoleTrusteeAccessControlEntries/0' }],
        check: both(rightsInList(3, 31), finds(`${at}/AccessRights`, [], 'member')),
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
      ).map(([name, body]) => on(name, 400, { body, check: isUnchanged })),
      refused('contributor', 'ManageAccessControl', { body: [] }),
      ...missing({ body: [] }),
    ],
    getOwner: [
      on('whoever made it', 200, {
        as: 'member',
        check: both(
          ({ body }, world) => expect(body).toMatchObject({ Type: 2, TenantId: world.tenant }),
          finds(`${at}/AccessRights`, all),
        ),
      }),
      refused('stranger', 'Read'),
      ...missing(),
    ],
    replaceOwner: [
      on('the owner before has only what the list says', replaced, {
        given: withList(thing, ({ member }) => listOf(entry(member, 1)), true),
        body: { Type: 1, ObjectId: someUser },
        check: both(finds(`${at}/AccessRights`, ['Read', 'ManageAccessControl']), async (_seen, world) => {
          const TenantId = world.tenant;
          expect(await world.ok('GET', `${at}/Owner`)).toEqual({ Type: 1, ObjectId: someUser, TenantId });
        }),
      }),
      ...(
        [
          ['a role', { Type: 3, ObjectId: operators }, 'Type'],
          ['no Type', { ObjectId: operators }, 'Type'],
          ['no ObjectId', { Type: 1 }, 'ObjectId'],
          ['another tenant', { Type: 1, ObjectId: someUser, TenantId: operators }, 'TenantId'],
        ] as const
      ).map(([name, body, place]) =>
        on(name, 400, { body, check: both(blames(place), finds(`${at}/AccessRights`, all)) }),
      ),
      refused('contributor', 'ManageAccessControl', { body: { Type: 1, ObjectId: someUser } }),
      ...missing({ body: { Type: 1, ObjectId: someUser } }),
    ],
    rights: [
      on('the owner', 200, { check: json(all) }),
      on('a member', 200, { as: 'member', check: json(['Read']) }),
      on('a contributor', 200, { as: 'contributor', check: json(['Read', 'Write']) }),
      on('nobody', 200, { as: 'stranger', check: json([]) }),
      a1('one role', 'member', ['Read']),
      a1('the rights of two roles together', 'contributor', ['Read', 'Write', 'Delete']),
      a1('denied by a third entry', 'contributor', ['Read', 'Delete'], 2),
      a1('no entry', 'stranger', []),
      a1('a role is denied everything; administrators keep the list', 'administrator', ['ManageAccessControl']),
      a1('the owner, whatever is denied', 'administrator', all, 0, true),
      ...missing(),
    ],
  } satisfies Readonly<Record<string, readonly Case[]>>;
}

/**
 * What becomes of an object that a contributor makes while its collection has the list {Member 1, Contributor 3}; `place` is where
 * the paths of the collection start.
 */
export const exampleA2 =
  (collection: string, make: (world: World, id: string, as: Who) => Promise<unknown>, place = '/') =>
  async (world: World): Promise<void> => {
    const { member, contributor, administrator } = await rolesOf(world);
    const first = listOf(entry(member, 1), entry(contributor, 3));
    const list = `${place}AccessControl/${collection}`;
    await world.ok('PUT', list, first);
    await make(world, 'T', 'contributor');
    const T = `${place}${collection}/T`;
    const asContributor = { as: 'contributor' } as const;
    expect(await world.ok('GET', `${T}/Owner`)).toMatchObject({ Type: 2 });
    expect(await world.ok('GET', `${T}/AccessControl`, undefined, asContributor)).toEqual(first);
    expect(await world.ok('GET', `${T}/AccessControl`)).toEqual(first);
    expect(await world.ok('GET', `${T}/AccessRights`)).toEqual(['Read', 'ManageAccessControl']);

    const second = listOf(entry(administrator, 31));
    await world.ok('PUT', list, second);
    expect(await world.ok('GET', `${T}/AccessControl`, undefined, asContributor)).toEqual(first);
    await make(world, 'U', 'administrator');
    expect(await world.ok('GET', `${place}${collection}/U/AccessControl`)).toEqual(second);

    await world.ok('PUT', `${T}/Owner`, { Type: 1, ObjectId: someUser }, asContributor);
    expect(await world.ok('GET', `${T}/AccessRights`, undefined, asContributor)).toEqual(['Read', 'Write']);
  };
