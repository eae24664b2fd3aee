// The cases of the list that new objects of a collection start with, and of who may make them
// (docs/behavior/access-control.md#copies-of-lists).
import { blamesPart, entry, exampleA2, finds, listOf, operators, rightsInList, rolesOf, wrongLists } from './access.ts';
import type { Case, World } from './cases.ts';
import { both, json, says } from './checks.ts';

/** A collection: its name in paths, and where those start, as in world.ok. */
export interface Collection {
  readonly name: string;
  readonly place: '/' | 'preview/';
}

export type Maker = Parameters<typeof exampleA2>[1];

const unknownNamespace = { path: { namespaceId: 'nowhere' }, check: says('nowhere') };

const listPath = ({ name, place }: Collection) => `${place}AccessControl/${name}`;
const rightsPath = ({ name, place }: Collection) => `${place}AccessRights/${name}`;

/** A collection with an empty list, which only administrators can change. */
const lockedOut = (collection: Collection) => async (world: World) => world.ok('PUT', listPath(collection), listOf());

/** Reading the list of a collection. */
export const getCollectionList = (collection: Collection): readonly Case[] => [
  { name: 'the list of a new namespace', status: 200, check: rightsInList(1, 3, 31) },
  {
    name: 'an administrator without an entry',
    status: 200,
    given: lockedOut(collection),
    check: json(listOf()),
  },
  { name: 'a contributor', status: 403, as: 'contributor', check: says('ManageAccessControl') },
  {
    name: 'a member whose role manages the list',
    status: 200,
    as: 'member',
    async given(world) {
      const { member } = await rolesOf(world);
      await world.ok('PUT', listPath(collection), listOf(entry(member, 8)));
    },
    check: rightsInList(8),
  },
  { name: 'an unknown namespace', status: 404, ...unknownNamespace },
];

/** Replacing the list of a collection; `make` makes an object of it. */
export const replaceCollectionList = (collection: Collection, make: Maker | null): readonly Case[] => {
  const list = listOf(entry(operators, 1), entry(operators, 2, 1), entry(operators, 0));
  const path = listPath(collection);
  const rights = rightsPath(collection);
  const { name: named, place } = collection;
  return [
    { name: 'is kept as it was given', status: 204, body: list, check: finds(path, list) },
    {
      name: 'a list that is null is empty',
      status: 204,
      body: { RoleTrusteeAccessControlEntries: null },
      check: both(finds(path, listOf()), finds(rights, [], 'contributor')),
    },
    ...(make
      ? [
          {
            name: 'objects keep the list of the time when they were made',
            status: 204,
            given: exampleA2(named, make, place),
            body: listOf(),
            check: finds(`${place}${named}/T/AccessRights`, ['Read', 'Write'], 'contributor'),
          } satisfies Case,
        ]
      : []),
    ...wrongLists.map(([name, body, place]): Case => ({
      name,
      status: 400,
      body,
      check: both(blamesPart(place), finds(rights, ['Read'], 'member')),
    })),
    { name: 'a contributor', status: 403, as: 'contributor', body: list, check: says('ManageAccessControl') },
    { name: 'an unknown namespace', status: 404, body: list, ...unknownNamespace },
  ];
};

/** The caller's rights on a collection. */
export const collectionRights = (collection: Collection): readonly Case[] => [
  { name: 'a member', status: 200, as: 'member', check: json(['Read']) },
  { name: 'a contributor', status: 200, as: 'contributor', check: json(['Read', 'Write']) },
  { name: 'a stranger', status: 200, as: 'stranger', check: json([]) },
  {
    name: 'an administrator',
    status: 200,
    check: json([
      'Read',
      'Write',
      'Delete',
      'ManageAccessControl',
      ...(collection.name === 'Streams' ? ['Share'] : []),
    ]),
  },
  {
    name: 'an administrator without an entry manages all the same',
    status: 200,
    given: lockedOut(collection),
    check: json(['ManageAccessControl']),
  },
  { name: 'an unknown namespace', status: 404, ...unknownNamespace },
];
