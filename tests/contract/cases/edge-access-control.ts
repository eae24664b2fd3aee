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
import { expectDynamicPropertyLike, expectAll, expectJson, expectReason } from '../support/checks.ts';
import { removeAllRights } from '../support/edge.ts';

const newList = accessList(
  accessEntry(operatorsRole, 1),
  accessEntry(operatorsRole, 2, 1),
  accessEntry(operatorsRole, 0),
);
const allRights = ['Read', 'Write', 'Delete', 'ManageAccessControl'];
const slow = { headers: { 'Request-Timeout': '20' } };

/** Returns a function that runs a case on an asset collection, or unchanged for software management. */
const forCollection =
  (resource: string | undefined) =>
  (test: Case): Case =>
    resource === undefined ? test : { ...test, name: `${resource}: ${test.name}`, path: { resource, ...test.path } };

const unknownNamespaceCase: Case = {
  name: 'an unknown namespace',
  status: 404,
  path: { namespaceId: 'nowhere' },
  check: expectReason('nowhere'),
};
/** Returns the cases of unknown collections. They fail before the caller's rights are checked. */
const unknownCollectionCases = (rest: Partial<Case> = {}): readonly Case[] =>
  ['Streams2', 'Assets%00', 'softwaremanagement2'].map((resource) => ({
    name: `the collection ${resource}`,
    status: 400,
    ...rest,
    path: { resource },
    check: ({ body }) => {
      expect((body as { Reason: string }).Reason).toContain('Assets, AssetTypes');
    },
  }));

const getListCases = (
  resource: string | undefined,
  prepareWithoutRights: (world: World) => Promise<unknown>,
): readonly Case[] =>
  [
    { name: 'the list of a new namespace', status: 200, ...slow, check: expectRightsInList(1, 3, 31) } satisfies Case,
    {
      name: 'an administrator without an entry',
      status: 200,
      prepare: prepareWithoutRights,
      check: expectJson(accessList()),
    } satisfies Case,
    {
      name: 'a contributor',
      status: 403,
      as: 'contributor',
      check: expectReason('ManageAccessControl'),
    } satisfies Case,
    unknownNamespaceCase,
  ].map(forCollection(resource));

const replaceListCases = (
  status: number,
  resource: string | undefined,
  path: string,
  rightsPath: string,
): readonly Case[] =>
  [
    {
      name: 'stores the list of the request',
      status,
      body: newList,
      check: expectJsonAt(path, newList),
    } satisfies Case,
    {
      name: 'reads a null list as empty',
      status,
      body: { RoleTrusteeAccessControlEntries: null },
      check: expectAll(
        expectJsonAt(path, accessList()),
        expectJsonAt(rightsPath, [], 'contributor'),
        expectJsonAt(rightsPath, ['ManageAccessControl']),
      ),
    } satisfies Case,
    {
      name: 'accepts users, clients and names of rights',
      status,
      body: accessList({
        Trustee: { Type: 'User', ObjectId: operatorsRole },
        AccessType: 'Denied',
        AccessRights: 'Read, Write',
      }),
      check: expectJsonAt(path, accessList(accessEntry(operatorsRole, 3, 1, 1))),
    } satisfies Case,
    ...invalidLists.map(([name, body, member]): Case => ({
      name,
      status: 400,
      body,
      check: expectAll(
        resource === undefined
          ? expectDynamicPropertyLike(member)
          : expectReason(member === 'body' ? 'object' : member),
        expectJsonAt(rightsPath, ['Read'], 'member'),
      ),
    })),
    {
      name: 'a contributor',
      status: 403,
      as: 'contributor',
      body: newList,
      check: expectAll(expectReason('ManageAccessControl'), expectJsonAt(rightsPath, ['Read'], 'member')),
    } satisfies Case,
    { ...unknownNamespaceCase, body: newList },
  ].map(forCollection(resource));

const rightsCases = (
  resource: string | undefined,
  prepareWithoutRights: (world: World) => Promise<unknown>,
): readonly Case[] =>
  [
    { name: 'a member', status: 200, as: 'member', check: expectJson(['Read']) } satisfies Case,
    { name: 'a contributor', status: 200, as: 'contributor', check: expectJson(['Read', 'Write']) } satisfies Case,
    { name: 'a stranger', status: 200, as: 'stranger', check: expectJson([]) } satisfies Case,
    { name: 'an administrator', status: 200, check: expectJson(allRights) } satisfies Case,
    {
      name: 'an administrator without an entry can manage the list',
      status: 200,
      prepare: prepareWithoutRights,
      check: expectJson(['ManageAccessControl']),
    } satisfies Case,
    unknownNamespaceCase,
  ].map(forCollection(resource));

const collections = ['Assets', 'AssetTypes'];
const removeEntries = (collection: string) => (world: World) =>
  world.ok('PUT', `/AccessControl/${collection}`, accessList());

export const edgeAccessControl: Cases<operations, typeof table, 'AccessControl'> = {
  getAssetCollectionAccessControl: [
    ...collections.flatMap((collection) => getListCases(collection, removeEntries(collection))),
    {
      name: 'each collection has its own list and accepts its name in any case',
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
      name: 'a right on one collection gives none on another',
      status: 403,
      as: 'member',
      path: { resource: 'AssetTypes' },
      async prepare(world) {
        const { member } = await roleIdsOf(world);
        await world.ok('PUT', '/AccessControl/Assets', accessList(accessEntry(member, 8)));
      },
      check: expectReason('AssetTypes'),
    },
    ...unknownCollectionCases(),
  ],
  replaceAssetCollectionAccessControl: [
    ...collections.flatMap((name) => replaceListCases(204, name, `/AccessControl/${name}`, `/AccessRights/${name}`)),
    ...unknownCollectionCases({ body: newList }),
  ],
  listAssetCollectionAccessRights: [
    ...collections.flatMap((collection) => rightsCases(collection, removeEntries(collection))),
    ...unknownCollectionCases(),
  ],
  getSoftwareManagementAccessControl: getListCases(undefined, removeAllRights),
  replaceSoftwareManagementAccessControl: [
    ...replaceListCases(200, undefined, '/accesscontrol/softwaremanagement', '/accessrights/softwaremanagement'),
    { name: 'returns the new list', status: 200, body: newList, check: expectJson(newList) },
    {
      name: 'applies from the next request',
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
  listSoftwareManagementAccessRights: rightsCases(undefined, removeAllRights),
};
