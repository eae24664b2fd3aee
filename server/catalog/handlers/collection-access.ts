// Access to collections: their access lists, which new objects get a copy of, and the caller's rights on them.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { collectionAccessHandlers } from '../access-handlers.ts';

const streams = collectionAccessHandlers('Streams');
const types = collectionAccessHandlers('Types');
const streamViews = collectionAccessHandlers('StreamViews');
const dataViews = collectionAccessHandlers('DataViews');

export const collectionAccess: Handlers<operations, typeof table, 'CollectionAccess'> = {
  getStreamsAccessControl: streams.getList,
  replaceStreamsAccessControl: streams.replaceList,
  listStreamsAccessRights: streams.listRights,

  getTypesAccessControl: types.getList,
  replaceTypesAccessControl: types.replaceList,
  listTypesAccessRights: types.listRights,

  getStreamViewsAccessControl: streamViews.getList,
  replaceStreamViewsAccessControl: streamViews.replaceList,
  listStreamViewsAccessRights: streamViews.listRights,

  getDataViewsAccessControl: dataViews.getList,
  replaceDataViewsAccessControl: dataViews.replaceList,
  listDataViewsAccessRights: dataViews.listRights,
};
