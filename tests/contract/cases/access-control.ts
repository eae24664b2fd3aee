// Access lists, owners and rights of virtual tables and shares (docs/behavior/access-control.md#who-may-do-what).
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import { accessCases } from '../support/access.ts';
import type { Cases } from '../support/cases.ts';
import {
  collectionRightsCases,
  getCollectionListCases,
  replaceCollectionListCases,
  type Collection,
} from '../support/collections.ts';
import { createShare, createTable, createSimpleDataView } from '../support/virtual-tables.ts';

const pathPrefix = 'preview/';
const VirtualTables: Collection = { name: 'VirtualTables', pathPrefix };
const Shares: Collection = { name: 'Shares', pathPrefix };
const allRights = ['Read', 'Write', 'Delete', 'ManageAccessControl'];

const tableCases = accessCases({
  objectPath: 'preview/virtualTables/Table',
  path: { id: 'Table' },
  unknownPath: { id: 'Nowhere' },
  allRights,
  replaceStatus: 200,
  async prepare(world) {
    await createSimpleDataView(world);
    await createTable(world, 'Table');
  },
});

const shareCases = accessCases({
  objectPath: 'preview/shares/Share',
  path: { id: 'Share' },
  unknownPath: { id: 'Nowhere' },
  allRights,
  replaceStatus: 200,
  prepare: (world) => createShare(world, 'Share'),
});

export const accessControl: Cases<operations, typeof table, 'AccessControl'> = {
  getVirtualTablesAccessControl: getCollectionListCases(VirtualTables),
  replaceVirtualTablesAccessControl: replaceCollectionListCases(VirtualTables, async (world, id, as) => {
    if (id === 'T') await createSimpleDataView(world);
    await createTable(world, id, { as });
  }),
  listVirtualTablesAccessRights: collectionRightsCases(VirtualTables),
  getVirtualTableAccessControl: tableCases.getList,
  replaceVirtualTableAccessControl: tableCases.replaceList,
  getVirtualTableOwner: tableCases.getOwner,
  replaceVirtualTableOwner: tableCases.replaceOwner,
  listVirtualTableAccessRights: tableCases.rights,

  getSharesAccessControl: getCollectionListCases(Shares),
  replaceSharesAccessControl: replaceCollectionListCases(Shares, (world, id, as) => createShare(world, id, [], { as })),
  listSharesAccessRights: collectionRightsCases(Shares),
  getShareAccessControl: shareCases.getList,
  replaceShareAccessControl: shareCases.replaceList,
  getShareOwner: shareCases.getOwner,
  replaceShareOwner: shareCases.replaceOwner,
  listShareAccessRights: shareCases.rights,
};
