// Access to collections: the list that new objects start with, and who may make them.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { collectionAccessList, collectionAccessRights, replaceCollectionAccessList } from '../access.ts';
import type { RequestContext } from '../../requests/context.ts';
import type { Handlers } from '../../api/handler-types.ts';
import type { SecuredResource } from '../../requests/access.ts';

const get = (resource: SecuredResource) => async (_input: unknown, context: RequestContext) =>
  ({ status: 200, body: await collectionAccessList(context, resource) }) as const;

const replace = (resource: SecuredResource) => async (input: { readonly body: unknown }, context: RequestContext) => {
  await replaceCollectionAccessList(context, resource, input.body);
  return { status: 204 } as const;
};

const rights = (resource: SecuredResource) => async (_input: unknown, context: RequestContext) =>
  ({ status: 200, body: await collectionAccessRights(context, resource) }) as const;

export const collectionAccess: Handlers<operations, typeof table, 'CollectionAccess'> = {
  getStreamsAccessControl: get('Streams'),
  replaceStreamsAccessControl: replace('Streams'),
  listStreamsAccessRights: rights('Streams'),

  getTypesAccessControl: get('Types'),
  replaceTypesAccessControl: replace('Types'),
  listTypesAccessRights: rights('Types'),

  getStreamViewsAccessControl: get('StreamViews'),
  replaceStreamViewsAccessControl: replace('StreamViews'),
  listStreamViewsAccessRights: rights('StreamViews'),

  getDataViewsAccessControl: get('DataViews'),
  replaceDataViewsAccessControl: replace('DataViews'),
  listDataViewsAccessRights: rights('DataViews'),
};
