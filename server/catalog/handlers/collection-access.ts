// Access to collections: the list that new objects start with, and the caller's rights.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { collectionAccessHandlers as accessTo } from '../access-handlers.ts';

const streams = accessTo('Streams');
const types = accessTo('Types');
const streamViews = accessTo('StreamViews');
const dataViews = accessTo('DataViews');

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
