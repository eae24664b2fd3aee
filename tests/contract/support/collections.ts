// The cases of the list that new objects of a collection start with, and of who may make them
// (docs/behavior/access-control.md#copies-of-lists).
import {
  expectErrorParameterLike,
  accessEntry,
  checkCopiedLists,
  expectJsonAt,
  accessList,
  operatorsRole,
  expectRightsInList,
  roleIdsOf,
  invalidLists,
} from './access.ts';
import type { Case, World } from './cases.ts';
import { expectAll, expectJson, expectReason } from './checks.ts';

/** A collection: its name in paths, and where those start, as in world.ok. */
export interface Collection {
  readonly name: string;
  readonly pathPrefix: '/' | 'preview/';
}

export type CreateObject = Parameters<typeof checkCopiedLists>[1];

const unknownNamespace = { path: { namespaceId: 'nowhere' }, check: expectReason('nowhere') };

const listPath = ({ name, pathPrefix: place }: Collection) => `${place}AccessControl/${name}`;
const rightsPath = ({ name, pathPrefix: place }: Collection) => `${place}AccessRights/${name}`;

/** A collection with an empty list, which only administrators can change. */
const withEmptyList = (collection: Collection) => async (world: World) =>
  world.ok('PUT', listPath(collection), accessList());

/** Reading the list of a collection. */
export const getCollectionListCases = (collection: Collection): readonly Case[] => [
  { name: 'the list of a new namespace', status: 200, check: expectRightsInList(1, 3, 31) },
  {
    name: 'an administrator without an entry',
    status: 200,
    prepare: withEmptyList(collection),
    check: expectJson(accessList()),
  },
  { name: 'a contributor', status: 403, as: 'contributor', check: expectReason('ManageAccessControl') },
  {
    name: 'a member whose role manages the list',
    status: 200,
    as: 'member',
    async prepare(world) {
      const { member } = await roleIdsOf(world);
      await world.ok('PUT', listPath(collection), accessList(accessEntry(member, 8)));
    },
    check: expectRightsInList(8),
  },
  { name: 'an unknown namespace', status: 404, ...unknownNamespace },
];

/** Replacing the list of a collection; `make` makes an object of it. */
export const replaceCollectionListCases = (collection: Collection, make: CreateObject | null): readonly Case[] => {
  const list = accessList(
    accessEntry(operatorsRole, 1),
    accessEntry(operatorsRole, 2, 1),
    accessEntry(operatorsRole, 0),
  );
  const path = listPath(collection);
  const rights = rightsPath(collection);
  const { name: named, pathPrefix: place } = collection;
  return [
    { name: 'is kept as it was given', status: 204, body: list, check: expectJsonAt(path, list) },
    {
      name: 'a list that is null is empty',
      status: 204,
      body: { RoleTrusteeAccessControlEntries: null },
      check: expectAll(expectJsonAt(path, accessList()), expectJsonAt(rights, [], 'contributor')),
    },
    ...(make
      ? [
          {
            name: 'objects keep the list of the time when they were made',
            status: 204,
            prepare: checkCopiedLists(named, make, place),
            body: accessList(),
            check: expectJsonAt(`${place}${named}/T/AccessRights`, ['Read', 'Write'], 'contributor'),
          } satisfies Case,
        ]
      : []),
    ...invalidLists.map(([name, body, place]): Case => ({
      name,
      status: 400,
      body,
      check: expectAll(expectErrorParameterLike(place), expectJsonAt(rights, ['Read'], 'member')),
    })),
    { name: 'a contributor', status: 403, as: 'contributor', body: list, check: expectReason('ManageAccessControl') },
    { name: 'an unknown namespace', status: 404, body: list, ...unknownNamespace },
  ];
};

/** The caller's rights on a collection. */
export const collectionRightsCases = (collection: Collection): readonly Case[] => [
  { name: 'a member', status: 200, as: 'member', check: expectJson(['Read']) },
  { name: 'a contributor', status: 200, as: 'contributor', check: expectJson(['Read', 'Write']) },
  { name: 'a stranger', status: 200, as: 'stranger', check: expectJson([]) },
  {
    name: 'an administrator',
    status: 200,
    check: expectJson([
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
    prepare: withEmptyList(collection),
    check: expectJson(['ManageAccessControl']),
  },
  { name: 'an unknown namespace', status: 404, ...unknownNamespace },
];
