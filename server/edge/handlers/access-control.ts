// Access to the asset collections and to software management.
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import { collectionAccessHandlers } from '../../catalog/access-handlers.ts';
import type { Handlers } from '../../api/handler-types.ts';

const softwareManagement = collectionAccessHandlers('SoftwareManagement');

export const accessControl: Handlers<operations, typeof table, 'AccessControl'> = {
  getAssetCollectionAccessControl: (input, context) =>
    collectionAccessHandlers(input.path.resource).getList(input, context),
  replaceAssetCollectionAccessControl: (input, context) =>
    collectionAccessHandlers(input.path.resource).replaceList(input, context),
  listAssetCollectionAccessRights: (input, context) =>
    collectionAccessHandlers(input.path.resource).listRights(input, context),

  getSoftwareManagementAccessControl: softwareManagement.getList,
  replaceSoftwareManagementAccessControl: softwareManagement.replaceAndReturnList,
  listSoftwareManagementAccessRights: softwareManagement.listRights,
};
