// The lists that new objects start with, and who may make them (reference 5, 7.5 and 7.6).
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import {
  blamesPart,
  entry,
  exampleA2,
  finds,
  listOf,
  operators,
  rightsInList,
  rolesOf,
  wrongLists,
} from '../access.ts';
import type { Case, Cases, World } from '../cases.ts';
import { simpleType } from '../fixtures.ts';
import { both, json, says } from '../streams.ts';

const unknownNamespace = { path: { namespaceId: 'nowhere' }, check: says('nowhere') };

/** A collection with an empty list, which only administrators can change. */
const lockedOut = (collection: string) => async (world: World) =>
  world.ok('PUT', `/AccessControl/${collection}`, listOf());

const getList = (collection: string): readonly Case[] => [
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
      await world.ok('PUT', `/AccessControl/${collection}`, listOf(entry(member, 8)));
    },
    check: rightsInList(8),
  },
  { name: 'an unknown namespace', status: 404, ...unknownNamespace },
];

const replaceList = (collection: string, make: Parameters<typeof exampleA2>[1] | null): readonly Case[] => {
  const list = listOf(entry(operators, 1), entry(operators, 2, 1), entry(operators, 0));
  const path = `/AccessControl/${collection}`;
  return [
    { name: 'is kept as it was given', status: 204, body: list, check: finds(path, list) },
    {
      name: 'a list that is null is empty',
      status: 204,
      body: { RoleTrusteeAccessControlEntries: null },
      check: both(finds(path, listOf()), finds(`/AccessRights/${collection}`, [], 'contributor')),
    },
    ...(make
      ? [
          {
            name: 'A2: objects keep the list of the time when they were made',
            status: 204,
            given: exampleA2(collection, make),
            body: listOf(),
            check: finds(`/${collection}/T/AccessRights`, ['Read', 'Write'], 'contributor'),
          } satisfies Case,
        ]
      : []),
    ...wrongLists.map(([name, body, place]): Case => ({
      name,
      status: 400,
      body,
      check: both(blamesPart(place), finds(`/AccessRights/${collection}`, ['Read'], 'member')),
    })),
    { name: 'a contributor', status: 403, as: 'contributor', body: list, check: says('ManageAccessControl') },
    { name: 'an unknown namespace', status: 404, body: list, ...unknownNamespace },
  ];
};

const rights = (collection: string): readonly Case[] => [
  { name: 'a member', status: 200, as: 'member', check: json(['Read']) },
  { name: 'a contributor', status: 200, as: 'contributor', check: json(['Read', 'Write']) },
  { name: 'a stranger', status: 200, as: 'stranger', check: json([]) },
  {
    name: 'an administrator',
    status: 200,
    check: json(['Read', 'Write', 'Delete', 'ManageAccessControl', ...(collection === 'Streams' ? ['Share'] : [])]),
  },
  {
    name: 'an administrator without an entry manages all the same',
    status: 200,
    given: lockedOut(collection),
    check: json(['ManageAccessControl']),
  },
  { name: 'an unknown namespace', status: 404, ...unknownNamespace },
];

const makeType: Parameters<typeof exampleA2>[1] = (world, id, as) =>
  world.ok('POST', `/Types/${id}`, { ...simpleType, Id: id, Properties: simpleType.Properties.slice(0, 1) }, { as });

const makeStream: Parameters<typeof exampleA2>[1] = async (world, id, as) => {
  await world.ok('POST', '/Types/Simple', simpleType);
  await world.ok('POST', `/Streams/${id}`, { TypeId: 'Simple' }, { as });
};

const makeView: Parameters<typeof exampleA2>[1] = async (world, id, as) => {
  await world.ok('POST', '/Types/Simple', simpleType);
  await world.ok('POST', `/StreamViews/${id}`, { SourceTypeId: 'Simple', TargetTypeId: 'Simple' }, { as });
};

export const collectionAccess: Cases<operations, typeof table, 'CollectionAccess'> = {
  getStreamsAccessControl: getList('Streams'),
  replaceStreamsAccessControl: replaceList('Streams', makeStream),
  listStreamsAccessRights: rights('Streams'),

  getTypesAccessControl: getList('Types'),
  replaceTypesAccessControl: replaceList('Types', makeType),
  listTypesAccessRights: rights('Types'),

  getStreamViewsAccessControl: getList('StreamViews'),
  replaceStreamViewsAccessControl: replaceList('StreamViews', makeView),
  listStreamViewsAccessRights: rights('StreamViews'),

  getDataViewsAccessControl: getList('DataViews'),
  replaceDataViewsAccessControl: replaceList('DataViews', null),
  listDataViewsAccessRights: rights('DataViews'),
};
