// Access to stream views; stream-views.ts has the operations on the views themselves.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { objectAccessHandlers } from '../access-handlers.ts';

const access = objectAccessHandlers('StreamViews');

export const streamViewAccess: Handlers<operations, typeof table, 'StreamViewAccess'> = {
  getStreamViewAccessControl: access.getList,
  replaceStreamViewAccessControl: access.replaceList,
  patchStreamViewAccessControl: access.patchList,
  getStreamViewOwner: access.getOwner,
  replaceStreamViewOwner: access.replaceOwner,
  listStreamViewAccessRights: access.listRights,
};
