// Access control of the asset collections and of software management (docs/behavior/access-control.md#lists;
// docs/behavior/edge-systems.md#rights).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import { answers, entry, finds, listOf, operators, rightsInList, rolesOf, wrongLists } from '../support/access.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { blamesDetail, both, json, says } from '../support/checks.ts';
import { lockedUp } from '../support/edge.ts';

const list = listOf(entry(operators, 1), entry(operators, 2, 1), entry(operators, 0));
const all = ['Read', 'Write', 'Delete', 'ManageAccessControl'];
const slow = { headers: { 'Request-Timeout': '20' } };

/** The same cases for a collection, which the path names where it is one of assets. */
const on =
  (resource: string | undefined) =>
  (test: Case): Case =>
    resource === undefined ? test : { ...test, name: `${resource}: ${test.name}`, path: { resource, ...test.path } };

const nowhere: Case = {
  name: 'an unknown namespace',
  status: 404,
  path: { namespaceId: 'nowhere' },
  check: says('nowhere'),
};
/** Not for lack of a right that the caller has nowhere. */
const notCollected = (rest: Partial<Case> = {}): readonly Case[] =>
  ['Streams2', 'Assets%00', 'softwaremanagement2'].map((resource) => ({
    name: `the collection ${resource}`,
    status: 400,
    ...rest,
    path: { resource },
    check: ({ body }) => {
      expect((body as { Reason: string }).Reason).toContain('Assets, AssetTypes');
    },
  }));

const get = (resource: string | undefined, locked: (world: World) => Promise<unknown>): readonly Case[] =>
  [
    { name: 'the list of a new namespace', status: 200, ...slow, check: rightsInList(1, 3, 31) } satisfies Case,
    { name: 'an administrator without an entry', status: 200, given: locked, check: json(listOf()) } satisfies Case,
    {
      name: 'a contributor',
      status: 403,
      as: 'contributor',
      check: says('ManageAccessControl'),
    } satisfies Case,
    nowhere,
  ].map(on(resource));

const replace = (status: number, resource: string | undefined, path: string, rights: string): readonly Case[] =>
  [
    { name: 'is kept as it was given', status, body: list, check: finds(path, list) } satisfies Case,
    {
      name: 'a list that is null is empty',
      status,
      body: { RoleTrusteeAccessControlEntries: null },
      check: both(finds(path, listOf()), finds(rights, [], 'contributor'), finds(rights, ['ManageAccessControl'])),
    } satisfies Case,
    {
      name: 'users, clients and names of rights',
      status,
      body: listOf({
        Trustee: { Type: 'User', ObjectId: operators },
        AccessType: 'Denied',
        AccessRights: 'Read, Write',
      }),
      check: finds(path, listOf(entry(operators, 3, 1, 1))),
    } satisfies Case,
    ...wrongLists.map(([name, body, place]): Case => ({
      name,
      status: 400,
      body,
      check: both(
        resource === undefined ? blamesDetail(place) : says(place === 'body' ? 'object' : place),
        finds(rights, ['Read'], 'member'),
      ),
    })),
    {
      name: 'a contributor',
      status: 403,
      as: 'contributor',
      body: list,
      check: both(says('ManageAccessControl'), finds(rights, ['Read'], 'member')),
    } satisfies Case,
    { ...nowhere, body: list },
  ].map(on(resource));

const rights = (resource: string | undefined, locked: (world: World) => Promise<unknown>): readonly Case[] =>
  [
    { name: 'a member', status: 200, as: 'member', check: json(['Read']) } satisfies Case,
    { name: 'a contributor', status: 200, as: 'contributor', check: json(['Read', 'Write']) } satisfies Case,
    { name: 'a stranger', status: 200, as: 'stranger', check: json([]) } satisfies Case,
    { name: 'an administrator', status: 200, check: json(all) } satisfies Case,
    {
      name: 'an administrator without an entry manages all the same',
      status: 200,
      given: locked,
      check: json(['ManageAccessControl']),
    } satisfies Case,
    nowhere,
  ].map(on(resource));

const collections = ['Assets', 'AssetTypes'];
const lock = (collection: string) => (world: World) => world.ok('PUT', `/AccessControl/${collection}`, listOf());

export const edgeAccessControl: Cases<operations, typeof table, 'AccessControl'> = {
  getAssetCollectionAccessControl: [
    ...collections.flatMap((collection) => get(collection, lock(collection))),
    {
      name: 'each collection has a list of its own; their names in any case',
      status: 200,
      path: { resource: 'assettypes' },
      async given(world) {
        const { member } = await rolesOf(world);
        await world.ok('PUT', '/AccessControl/Assets', listOf(entry(member, 8)));
      },
      check: both(rightsInList(1, 3, 31), finds('/accessrights/ASSETS', ['ManageAccessControl'], 'member')),
    },
    {
      name: 'the right on one collection opens no other',
      status: 403,
      as: 'member',
      path: { resource: 'AssetTypes' },
      async given(world) {
        const { member } = await rolesOf(world);
        await world.ok('PUT', '/AccessControl/Assets', listOf(entry(member, 8)));
      },
      check: says('AssetTypes'),
    },
    ...notCollected(),
  ],
  replaceAssetCollectionAccessControl: [
    ...collections.flatMap((name) => replace(204, name, `/AccessControl/${name}`, `/AccessRights/${name}`)),
    ...notCollected({ body: list }),
  ],
  listAssetCollectionAccessRights: [
    ...collections.flatMap((collection) => rights(collection, lock(collection))),
    ...notCollected(),
  ],
  getSoftwareManagementAccessControl: get(undefined, lockedUp),
  replaceSoftwareManagementAccessControl: [
    ...replace(200, undefined, '/accesscontrol/softwaremanagement', '/accessrights/softwaremanagement'),
    { name: 'returns the new list', status: 200, body: list, check: json(list) },
    {
      name: 'counts from the next request on',
      status: 200,
      body: listOf(),
      check: both(answers('/SoftwareManagement/Types', 403, 'member'), answers('/SoftwareManagement/Types', 403)),
    },
    {
      name: 'Denied beats Allowed, in whatever order',
      status: 200,
      async body({ server: { roles } }: World) {
        return listOf(entry(roles.member, 3, 1), entry(roles.member, 15));
      },
      check: finds('/accessrights/softwaremanagement', ['Delete', 'ManageAccessControl'], 'member'),
    },
  ],
  listSoftwareManagementAccessRights: rights(undefined, lockedUp),
};
