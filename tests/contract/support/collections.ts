// The cases of the access list of a collection, which new objects copy
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

/** A collection, such as Streams, and the prefix of its paths in world.ok. */
export interface Collection {
  readonly name: string;
  readonly pathPrefix: '/' | 'preview/';
}

export type CreateObject = Parameters<typeof checkCopiedLists>[1];

const unknownNamespace = { path: { namespaceId: 'nowhere' }, check: expectReason('nowhere') };

const listPath = ({ name, pathPrefix }: Collection) => `${pathPrefix}AccessControl/${name}`;
const rightsPath = ({ name, pathPrefix }: Collection) => `${pathPrefix}AccessRights/${name}`;

/** Returns a preparation that empties the list of a collection; then only administrators can change it. */
const withEmptyList = (collection: Collection) => async (world: World) =>
  world.ok('PUT', listPath(collection), accessList());

/** Returns the cases of reading the list of a collection. */
export const getCollectionListCases = (collection: Collection): readonly Case[] => [
  { name: 'the list of a new namespace', status: 200, check: expectRightsInList(1, 3, 31) },
  {
    name: 'an administrator without an entry can read the list',
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

/** Returns the cases of replacing the list of a collection; `createObject` creates an object of it. */
export const replaceCollectionListCases = (
  collection: Collection,
  createObject: CreateObject | null,
): readonly Case[] => {
  const list = accessList(
    accessEntry(operatorsRole, 1),
    accessEntry(operatorsRole, 2, 1),
    accessEntry(operatorsRole, 0),
  );
  const path = listPath(collection);
  const rights = rightsPath(collection);
  const { name: collectionName, pathPrefix } = collection;
  return [
    { name: 'stores the list of the request', status: 204, body: list, check: expectJsonAt(path, list) },
    {
      name: 'a null list is an empty list',
      status: 204,
      body: { RoleTrusteeAccessControlEntries: null },
      check: expectAll(expectJsonAt(path, accessList()), expectJsonAt(rights, [], 'contributor')),
    },
    ...(createObject
      ? [
          {
            name: 'existing objects keep their lists',
            status: 204,
            prepare: checkCopiedLists(collectionName, createObject, pathPrefix),
            body: accessList(),
            check: expectJsonAt(`${pathPrefix}${collectionName}/T/AccessRights`, ['Read', 'Write'], 'contributor'),
          } satisfies Case,
        ]
      : []),
    ...invalidLists.map(([name, body, member]): Case => ({
      name,
      status: 400,
      body,
      check: expectAll(expectErrorParameterLike(member), expectJsonAt(rights, ['Read'], 'member')),
    })),
    { name: 'a contributor', status: 403, as: 'contributor', body: list, check: expectReason('ManageAccessControl') },
    { name: 'an unknown namespace', status: 404, body: list, ...unknownNamespace },
  ];
};

/** Returns the cases of the caller's rights on a collection. */
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
    name: 'an administrator without an entry can manage the list',
    status: 200,
    prepare: withEmptyList(collection),
    check: expectJson(['ManageAccessControl']),
  },
  { name: 'an unknown namespace', status: 404, ...unknownNamespace },
];
