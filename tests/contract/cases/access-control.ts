// Who may do what with virtual tables and shares (docs/behavior/access-control.md#who-may-do-what).
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import { accessCases } from '../support/access.ts';
import type { Cases } from '../support/cases.ts';
import { collectionRights, getCollectionList, replaceCollectionList, type Collection } from '../support/collections.ts';
import { makeShare, makeTable, simpleDataView } from '../support/virtual-tables.ts';

const place = 'preview/';
const VirtualTables: Collection = { name: 'VirtualTables', place };
const Shares: Collection = { name: 'Shares', place };
const all = ['Read', 'Write', 'Delete', 'ManageAccessControl'];

const tables = accessCases({
  at: 'preview/virtualTables/Table',
  path: { id: 'Table' },
  unknown: { id: 'Nowhere' },
  all,
  replaced: 200,
  async given(world) {
    await simpleDataView(world);
    await makeTable(world, 'Table');
  },
});

const shares = accessCases({
  at: 'preview/shares/Share',
  path: { id: 'Share' },
  unknown: { id: 'Nowhere' },
  all,
  replaced: 200,
  given: (world) => makeShare(world, 'Share'),
});

export const accessControl: Cases<operations, typeof table, 'AccessControl'> = {
  getVirtualTablesAccessControl: getCollectionList(VirtualTables),
  replaceVirtualTablesAccessControl: replaceCollectionList(VirtualTables, async (world, id, as) => {
    if (id === 'T') await simpleDataView(world);
    await makeTable(world, id, { as });
  }),
  listVirtualTablesAccessRights: collectionRights(VirtualTables),
  getVirtualTableAccessControl: tables.getList,
  replaceVirtualTableAccessControl: tables.replaceList,
  getVirtualTableOwner: tables.getOwner,
  replaceVirtualTableOwner: tables.replaceOwner,
  listVirtualTableAccessRights: tables.rights,

  getSharesAccessControl: getCollectionList(Shares),
  replaceSharesAccessControl: replaceCollectionList(Shares, (world, id, as) => makeShare(world, id, [], { as })),
  listSharesAccessRights: collectionRights(Shares),
  getShareAccessControl: shares.getList,
  replaceShareAccessControl: shares.replaceList,
  getShareOwner: shares.getOwner,
  replaceShareOwner: shares.replaceOwner,
  listShareAccessRights: shares.rights,
};
