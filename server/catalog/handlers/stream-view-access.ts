// Access to stream views; the views themselves are in the data services.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { accessListOf, accessRightsOn, ownerOf, patchAccessList, replaceAccessList, replaceOwner } from '../access.ts';
import type { Handlers } from '../../api/handler-types.ts';

export const streamViewAccess: Handlers<operations, typeof table, 'StreamViewAccess'> = {
  async getStreamViewAccessControl(_input, { access }) {
    return { status: 200, body: accessListOf(access.object('StreamViews')) };
  },

  async replaceStreamViewAccessControl({ body }, context) {
    await replaceAccessList(context, 'StreamViews', body);
    return { status: 204 };
  },

  async patchStreamViewAccessControl({ body }, context) {
    return { status: 200, body: await patchAccessList(context, 'StreamViews', body) };
  },

  async getStreamViewOwner(_input, { access }) {
    return { status: 200, body: ownerOf(access.object('StreamViews')) };
  },

  async replaceStreamViewOwner({ body }, context) {
    await replaceOwner(context, 'StreamViews', body);
    return { status: 204 };
  },

  async listStreamViewAccessRights(_input, context) {
    return { status: 200, body: await accessRightsOn(context, 'StreamViews') };
  },
};
