// Handlers of access lists, owners and rights; they are the same for every resource.
import type { Context } from '../requests/context.ts';
import type { SecuredResource } from '../requests/access.ts';
import {
  accessListJson,
  listAccessRights,
  getCollectionAccessList,
  listCollectionAccessRights,
  ownerJson,
  patchAccessList,
  replaceAccessList,
  replaceCollectionAccessList,
  replaceOwner,
} from './access.ts';
import type { JsonPatch } from './json-patch.ts';

interface WithBody<Body = unknown> {
  readonly body: Body;
}

const ok = <Body>(body: Body) => ({ status: 200, body }) as const;
const noContent = { status: 204 } as const;

/** Returns the handlers for the access list, owner and rights of the object that the path names. */
export const objectAccessHandlers = (resource: SecuredResource) => ({
  getList: async (_input: unknown, { access }: Pick<Context, 'access'>) =>
    ok(accessListJson(access.pathObject(resource))),

  async replaceList({ body }: WithBody, context: Context) {
    await replaceAccessList(context, resource, body);
    return noContent;
  },

  replaceAndReturnList: async ({ body }: WithBody, context: Context) =>
    ok(await replaceAccessList(context, resource, body)),

  patchList: async ({ body }: WithBody<JsonPatch>, context: Context) =>
    ok(await patchAccessList(context, resource, body)),

  getOwner: async (_input: unknown, { access }: Pick<Context, 'access'>) => ok(ownerJson(access.pathObject(resource))),

  async replaceOwner({ body }: WithBody, context: Context) {
    await replaceOwner(context, resource, body);
    return noContent;
  },

  replaceAndReturnOwner: async ({ body }: WithBody, context: Context) =>
    ok(await replaceOwner(context, resource, body)),

  listRights: async (_input: unknown, context: Context) => ok(await listAccessRights(context, resource)),
});

/** Returns the handlers for the access list of a collection and for the caller's rights on it; new objects get a copy of the list. */
export const collectionAccessHandlers = (collection: string) => ({
  getList: async (_input: unknown, context: Context) => ok(await getCollectionAccessList(context, collection)),

  async replaceList({ body }: WithBody, context: Context) {
    await replaceCollectionAccessList(context, collection, body);
    return noContent;
  },

  async replaceAndReturnList({ body }: WithBody, context: Context) {
    await replaceCollectionAccessList(context, collection, body);
    return ok(await getCollectionAccessList(context, collection));
  },

  listRights: async (_input: unknown, context: Context) => ok(await listCollectionAccessRights(context, collection)),
});
