// Access to virtual tables and shares, and to their collections.
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { replaceTableAccessList, replaceTableOwner } from '../../virtual-tables/access.ts';
import { collectionAccessHandlers, objectAccessHandlers } from '../access-handlers.ts';

const tableCollection = collectionAccessHandlers('VirtualTables');
const virtualTable = objectAccessHandlers('VirtualTables');
const shareCollection = collectionAccessHandlers('Shares');
const share = objectAccessHandlers('Shares');

export const accessControl: Handlers<operations, typeof table, 'AccessControl'> = {
  getVirtualTablesAccessControl: tableCollection.getList,
  replaceVirtualTablesAccessControl: tableCollection.replaceList,
  listVirtualTablesAccessRights: tableCollection.listRights,
  getVirtualTableAccessControl: virtualTable.getList,
  replaceVirtualTableAccessControl: async ({ body }, context) => ({
    status: 200,
    body: await replaceTableAccessList(context, body),
  }),
  getVirtualTableOwner: virtualTable.getOwner,
  replaceVirtualTableOwner: async ({ body }, context) => ({
    status: 200,
    body: await replaceTableOwner(context, body),
  }),
  listVirtualTableAccessRights: virtualTable.listRights,

  getSharesAccessControl: shareCollection.getList,
  replaceSharesAccessControl: shareCollection.replaceList,
  listSharesAccessRights: shareCollection.listRights,
  getShareAccessControl: share.getList,
  replaceShareAccessControl: share.replaceAndReturnList,
  getShareOwner: share.getOwner,
  replaceShareOwner: share.replaceAndReturnOwner,
  listShareAccessRights: share.listRights,
};
