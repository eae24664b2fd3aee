// Who may do what with the asset collections and with software management.
import type { operations as table } from '../../../generated/operations/edge.ts';
import type { operations } from '../../../generated/types/edge.ts';
import { collectionAccessList, collectionAccessRights, replaceCollectionAccessList } from '../../catalog/access.ts';
import type { Handlers } from '../../api/handler-types.ts';

const edge = 'SoftwareManagement';

export const accessControl: Handlers<operations, typeof table, 'AccessControl'> = {
  async getAssetCollectionAccessControl({ path }, context) {
    return { status: 200, body: await collectionAccessList(context, path.resource) };
  },

  async replaceAssetCollectionAccessControl({ path, body }, context) {
    await replaceCollectionAccessList(context, path.resource, body);
    return { status: 204 };
  },

  async listAssetCollectionAccessRights({ path }, context) {
    return { status: 200, body: await collectionAccessRights(context, path.resource) };
  },

  async getSoftwareManagementAccessControl(_input, context) {
    return { status: 200, body: await collectionAccessList(context, edge) };
  },

  async replaceSoftwareManagementAccessControl({ body }, context) {
    await replaceCollectionAccessList(context, edge, body);
    return { status: 200, body: await collectionAccessList(context, edge) };
  },

  async listSoftwareManagementAccessRights(_input, context) {
    return { status: 200, body: await collectionAccessRights(context, edge) };
  },
};
