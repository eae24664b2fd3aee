// Types of events.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { objectAccessHandlers } from '../access-handlers.ts';
import { applyVerbosity } from '../apply-verbosity.ts';
import { locationOf } from '../location.ts';
import { deleteType, getOrCreateType, getTypeReferenceCount } from '../type-writes.ts';
import { listTypes } from '../type-list.ts';
import { readableTypesFor } from '../readable-types.ts';
import { typeJson, typeLoader } from '../types.ts';
import type { RequestContext } from '../../requests/context.ts';
import type { Handlers } from '../../api/handler-types.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';

/** Returns the JSON of a type; throws Forbidden unless the caller can read it and all types inside it. */
async function responseJson(object: StoredObject<'type'>, context: RequestContext) {
  const { store, access, verbose } = context;
  await readableTypesFor(context).require(object.id);
  return applyVerbosity(typeJson(await typeLoader(store, access.scope).resolve(object)), 'SdsType', verbose);
}

const typeAccess = objectAccessHandlers('Types');

export const types: Handlers<operations, typeof table, 'Types'> = {
  listTypes: ({ query }, context) => listTypes(context, query),

  async getType(_input, context) {
    return { status: 200, body: await responseJson(context.access.pathObject('Types'), context) };
  },

  async getOrCreateType({ path }, context) {
    const { object, isNew } = await getOrCreateType(context, path.typeId, context.bodyText);
    const body = await responseJson(object, context);
    if (!isNew) return { status: 200, body };
    return { status: 201, headers: { Location: locationOf(context, 'Types', object.id) }, body };
  },

  async deleteType(_input, context) {
    await deleteType(context);
    return { status: 204 };
  },

  async getTypeReferenceCount(_input, context) {
    return { status: 200, body: await getTypeReferenceCount(context) };
  },

  getTypeAccessControl: typeAccess.getList,
  replaceTypeAccessControl: typeAccess.replaceList,
  patchTypeAccessControl: typeAccess.patchList,
  getTypeOwner: typeAccess.getOwner,
  replaceTypeOwner: typeAccess.replaceOwner,
  listTypeAccessRights: typeAccess.listRights,
};
