// Stored data views: definitions, resolved parts, data and access control.
import { operations as table } from '../../../generated/operations/provisioning.ts';
import type { components, operations } from '../../../generated/types/provisioning.ts';
import { objectAccessHandlers } from '../../catalog/access-handlers.ts';
import {
  createOrUpdateDataView,
  dataViewFields,
  dataViewJson,
  deleteDataView,
  getOrCreateDataView,
  type ChangeHooks,
} from '../stored-data-views.ts';
import { listObjects, storedObjects } from '../../catalog/lists.ts';
import { locationOf } from '../../catalog/location.ts';
import type { RequestParts } from '../../requests/continuation-token.ts';
import type { RequestContext } from '../../requests/context.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { dataPage, type DataQuery } from '../pages.ts';
import { requireMaxQueryWords } from '../query-words.ts';
import { availableFieldSetsReply, dataItemsReply, fieldMappingsReply, groupsReply } from '../resolved-json.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import { endGrants, requireFeedable } from '../../virtual-tables/feeding.ts';

type StoredDataView = components['schemas']['StoredDataView'];

const json = (object: StoredObject<'dataView'>, { verbose }: RequestContext) => dataViewJson(object.body, verbose);
const viewOfPath = ({ access }: RequestContext) => access.pathObject('DataViews').body;

/** Returns the hooks that protect the virtual tables fed by a data view when its definition changes. */
const feeding = (context: RequestContext): ChangeHooks => ({
  checkDefinition: (view) => requireFeedable(context, view),
  onStored: (transaction, viewId) => endGrants(context, transaction, viewId),
});

function dataOfPath(
  context: RequestContext,
  mode: 'stored' | 'interpolated',
  { path, query }: { readonly path: RequestParts['path']; readonly query: DataQuery },
) {
  const address = `${locationOf(context, 'DataViews', context.access.pathObject('DataViews').id)}/data/${mode}`;
  const operation = mode === 'stored' ? table.getDataViewStoredData : table.getDataViewInterpolatedData;
  const { sentParameters } = context;
  return dataPage(context, { view: viewOfPath(context), mode, path, query, sentParameters, operation, address });
}

const dataViewAccess = objectAccessHandlers('DataViews');

export const dataViews: Handlers<operations, typeof table, 'DataViews'> = {
  listDataViews({ query }, context) {
    const toJson = (objects: readonly StoredObject<'dataView'>[]) => objects.map((object) => json(object, context));
    const listing = { ...storedObjects(context, 'DataViews'), fields: dataViewFields, toJson };
    return listObjects<StoredObject<'dataView'>, StoredDataView>(listing, { ...query, orderby: 'Id' });
  },

  async getDataView(_input, context) {
    return { status: 200, body: json(context.access.pathObject('DataViews'), context) };
  },

  async getOrCreateDataView({ path, body }, context) {
    requireMaxQueryWords(body, context.limits.words);
    const { object, isNew } = await getOrCreateDataView(context, path.dataViewId, body, feeding(context));
    if (isNew) return { status: 201, body: json(object, context) };
    const Location = locationOf(context, 'DataViews', object.id);
    return { status: 302, headers: { Location }, body: json(object, context) };
  },

  async createOrUpdateDataView({ path, body }, context) {
    requireMaxQueryWords(body, context.limits.words);
    const created = await createOrUpdateDataView(context, path.dataViewId, body, feeding(context));
    return created ? { status: 201, body: json(created, context) } : { status: 204 };
  },

  async deleteDataView(_input, context) {
    await deleteDataView(context);
    return { status: 204 };
  },

  listResolvedDataItems({ path, query }, context) {
    return dataItemsReply(context, viewOfPath(context), path.queryId, 'usable', query);
  },

  listResolvedIneligibleDataItems({ path, query }, context) {
    return dataItemsReply(context, viewOfPath(context), path.queryId, 'ineligible', query);
  },

  listResolvedGroups({ query }, context) {
    return groupsReply(context, viewOfPath(context), query);
  },

  listResolvedFieldMappings({ query }, context) {
    return fieldMappingsReply(context, viewOfPath(context), query);
  },

  listResolvedAvailableFieldSets({ query }, context) {
    return availableFieldSetsReply(context, viewOfPath(context), query);
  },

  getDataViewInterpolatedData(input, context) {
    return dataOfPath(context, 'interpolated', input);
  },

  getDataViewStoredData(input, context) {
    return dataOfPath(context, 'stored', input);
  },

  getDataViewAccessControl: dataViewAccess.getList,
  replaceDataViewAccessControl: dataViewAccess.replaceList,
  getDataViewOwner: dataViewAccess.getOwner,
  replaceDataViewOwner: dataViewAccess.replaceOwner,
  listDataViewAccessRights: dataViewAccess.listRights,
};
