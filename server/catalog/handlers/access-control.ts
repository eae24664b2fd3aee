// Access to virtual tables and shares: of one object, and of all that will be made.
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import {
  accessListOf,
  accessRightsOn,
  collectionAccessList,
  collectionAccessRights,
  ownerOf,
  replaceAccessList,
  replaceCollectionAccessList,
  replaceOwner,
} from '../access.ts';
import type { RequestContext } from '../../requests/context.ts';
import type { Handlers } from '../../api/handler-types.ts';
import type { SecuredResource } from '../../requests/access.ts';
import { replaceTableAccessList, replaceTableOwner } from '../../virtual-tables/access.ts';

interface Written {
  readonly body: unknown;
}

const replaceCollection = (resource: SecuredResource) => async (input: Written, context: RequestContext) => {
  await replaceCollectionAccessList(context, resource, input.body);
  return { status: 204 } as const;
};

const getCollection = (resource: SecuredResource) => async (_input: unknown, context: RequestContext) =>
  ({ status: 200, body: await collectionAccessList(context, resource) }) as const;

const collectionRights = (resource: SecuredResource) => async (_input: unknown, context: RequestContext) =>
  ({ status: 200, body: await collectionAccessRights(context, resource) }) as const;

const getList = (resource: SecuredResource) => async (_input: unknown, context: RequestContext) =>
  ({ status: 200, body: accessListOf(context.access.object(resource)) }) as const;

const replaceList = (resource: SecuredResource) => async (input: Written, context: RequestContext) =>
  ({ status: 200, body: await replaceAccessList(context, resource, input.body) }) as const;

const getOwner = (resource: SecuredResource) => async (_input: unknown, context: RequestContext) =>
  ({ status: 200, body: ownerOf(context.access.object(resource)) }) as const;

const changeOwner = (resource: SecuredResource) => async (input: Written, context: RequestContext) =>
  ({ status: 200, body: await replaceOwner(context, resource, input.body) }) as const;

const rights = (resource: SecuredResource) => async (_input: unknown, context: RequestContext) =>
  ({ status: 200, body: await accessRightsOn(context, resource) }) as const;

export const accessControl: Handlers<operations, typeof table, 'AccessControl'> = {
  getVirtualTablesAccessControl: getCollection('VirtualTables'),
  replaceVirtualTablesAccessControl: replaceCollection('VirtualTables'),
  listVirtualTablesAccessRights: collectionRights('VirtualTables'),
  getVirtualTableAccessControl: getList('VirtualTables'),
  replaceVirtualTableAccessControl: async ({ body }, context) => ({
    status: 200,
    body: await replaceTableAccessList(context, body),
  }),
  getVirtualTableOwner: getOwner('VirtualTables'),
  replaceVirtualTableOwner: async ({ body }, context) => ({
    status: 200,
    body: await replaceTableOwner(context, body),
  }),
  listVirtualTableAccessRights: rights('VirtualTables'),

  getSharesAccessControl: getCollection('Shares'),
  replaceSharesAccessControl: replaceCollection('Shares'),
  listSharesAccessRights: collectionRights('Shares'),
  getShareAccessControl: getList('Shares'),
  replaceShareAccessControl: replaceList('Shares'),
  getShareOwner: getOwner('Shares'),
  replaceShareOwner: changeOwner('Shares'),
  listShareAccessRights: rights('Shares'),
};
