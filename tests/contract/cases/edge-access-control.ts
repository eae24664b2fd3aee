// Access control of the asset collections and of software management (docs/behavior/access-control.md#lists;
// docs/behavior/edge-systems.md#rights).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import {
  expectStatusAt,
  accessEntry,
  expectJsonAt,
  accessList,
  operatorsRole,
  expectRightsInList,
  roleIdsOf,
  invalidLists,
} from '../support/access.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectDynamicProperty, expectAll, expectJson, expectReason } from '../support/checks.ts';
import { removeAllRights } from '../support/edge.ts';

const list = accessList(accessEntry(operatorsRole, 1), accessEntry(operatorsRole, 2, 1), accessEntry(operatorsRole, 0));
const allRights = ['Read', 'Write', 'Delete', 'ManageAccessControl'];
const slow = { headers: { 'Request-Timeout': '20' } };

/** The same cases for a collection, which the path names where it is one of assets. */
const forCollection =
  (resource: string | undefined) =>
  (test: Case): Case =>
    resource === undefined ? test : { ...test, name: `${resource}: ${test.name}`, path: { resource, ...test.path } };

const nowhere: Case = {
  name: 'an unknown namespace',
  status: 404,
  path: { namespaceId: 'nowhere' },
  check: expectReason('nowhere'),
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
    { name: 'the list of a new namespace', status: 200, ...slow, check: expectRightsInList(1, 3, 31) } satisfies Case,
    {
      name: 'an administrator without an entry',
      status: 200,
      prepare: locked,
      check: expectJson(accessList()),
    } satisfies Case,
    {
      name: 'a contributor',
      status: 403,
      as: 'contributor',
      check: expectReason('ManageAccessControl'),
    } satisfies Case,
    nowhere,
  ].map(forCollection(resource));

const replace = (status: number, resource: string | undefined, path: string, rights: string): readonly Case[] =>
  [
    { name: 'stores the list of the request', status, body: list, check: expectJsonAt(path, list) } satisfies Case,
    {
      name: 'a list that is null is empty',
      status,
      body: { RoleTrusteeAccessControlEntries: null },
      check: expectAll(
        expectJsonAt(path, accessList()),
        expectJsonAt(rights, [], 'contributor'),
        expectJsonAt(rights, ['ManageAccessControl']),
      ),
    } satisfies Case,
    {
      name: 'users, clients and names of rights',
      status,
      body: accessList({
        Trustee: { Type: 'User', ObjectId: operatorsRole },
        AccessType: 'Denied',
        AccessRights: 'Read, Write',
      }),
      check: expectJsonAt(path, accessList(accessEntry(operatorsRole, 3, 1, 1))),
    } satisfies Case,
    ...invalidLists.map(([name, body, place]): Case => ({
      name,
      status: 400,
      body,
      check: expectAll(
        resource === undefined ? expectDynamicProperty(place) : expectReason(place === 'body' ? 'object' : place),
        expectJsonAt(rights, ['Read'], 'member'),
      ),
    })),
    {
      name: 'a contributor',
      status: 403,
      as: 'contributor',
      body: list,
      check: expectAll(expectReason('ManageAccessControl'), expectJsonAt(rights, ['Read'], 'member')),
    } satisfies Case,
    { ...nowhere, body: list },
  ].map(forCollection(resource));

const rights = (resource: string | undefined, locked: (world: World) => Promise<unknown>): readonly Case[] =>
  [
    { name: 'a member', status: 200, as: 'member', check: expectJson(['Read']) } satisfies Case,
    { name: 'a contributor', status: 200, as: 'contributor', check: expectJson(['Read', 'Write']) } satisfies Case,
    { name: 'a stranger', status: 200, as: 'stranger', check: expectJson([]) } satisfies Case,
    { name: 'an administrator', status: 200, check: expectJson(allRights) } satisfies Case,
    {
      name: 'an administrator without an entry manages all the same',
      status: 200,
      prepare: locked,
      check: expectJson(['ManageAccessControl']),
    } satisfies Case,
    nowhere,
  ].map(forCollection(resource));

const collections = ['Assets', 'AssetTypes'];
const lock = (collection: string) => (world: World) => world.ok('PUT', `/AccessControl/${collection}`, accessList());

export const edgeAccessControl: Cases<operations, typeof table, 'AccessControl'> = {
  getAssetCollectionAccessControl: [
    ...collections.flatMap((collection) => get(collection, lock(collection))),
    {
      name: 'each collection has its own list; names in any case',
      status: 200,
      path: { resource: 'assettypes' },
      async prepare(world) {
        const { member } = await roleIdsOf(world);
        await world.ok('PUT', '/AccessControl/Assets', accessList(accessEntry(member, 8)));
      },
      check: expectAll(
        expectRightsInList(1, 3, 31),
        expectJsonAt('/accessrights/ASSETS', ['ManageAccessControl'], 'member'),
      ),
    },
    {
      name: 'the right on one collection opens no other',
      status: 403,
      as: 'member',
      path: { resource: 'AssetTypes' },
      async prepare(world) {
        const { member } = await roleIdsOf(world);
        await world.ok('PUT', '/AccessControl/Assets', accessList(accessEntry(member, 8)));
      },
      check: expectReason('AssetTypes'),
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
  getSoftwareManagementAccessControl: get(undefined, removeAllRights),
  replaceSoftwareManagementAccessControl: [
    ...replace(200, undefined, '/accesscontrol/softwaremanagement', '/accessrights/softwaremanagement'),
    { name: 'returns the new list', status: 200, body: list, check: expectJson(list) },
    {
      name: 'counts from the next request on',
      status: 200,
      body: accessList(),
      check: expectAll(
        expectStatusAt('/SoftwareManagement/Types', 403, 'member'),
        expectStatusAt('/SoftwareManagement/Types', 403),
      ),
    },
    {
      name: 'Denied overrides Allowed in any order',
      status: 200,
      async body({ server: { roles } }: World) {
        return accessList(accessEntry(roles.member, 3, 1), accessEntry(roles.member, 15));
      },
      check: expectJsonAt('/accessrights/softwaremanagement', ['Delete', 'ManageAccessControl'], 'member'),
    },
  ],
  listSoftwareManagementAccessRights: rights(undefined, removeAllRights),
};
