// Types: what events look like.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { objectAccess } from '../access-handlers.ts';
import { applyVerbosity } from '../bodies.ts';
import { locationOf } from '../location.ts';
import { getOrCreateType } from '../type-writes.ts';
import { listTypes } from '../type-list.ts';
import { typesOfCaller } from '../readable-types.ts';
import { typeJson, typeLoader } from '../types.ts';
import type { RequestContext } from '../../requests/context.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import type { ReferenceCounts, StoredObject } from '../../store/ports/object-store.ts';

/** The complete JSON of a type; throws Forbidden unless the caller may read it and all types inside it. */
async function json(object: StoredObject<'type'>, context: RequestContext) {
  const { store, access, verbose } = context;
  await typesOfCaller(context).require(object.id);
  return applyVerbosity(typeJson(await typeLoader(store, access.scope).resolve(object)), 'SdsType', verbose);
}

const countsJson = (counts: ReferenceCounts) => ({
  SdsStream: counts['stream'] ?? 0,
  SdsStreamView: counts['streamView'] ?? 0,
  SdsType: counts['type'] ?? 0,
});

const typeAccess = objectAccess('Types');

export const types: Handlers<operations, typeof table, 'Types'> = {
  listTypes: ({ query }, context) => listTypes(context, query),

  async getType(_input, context) {
    return { status: 200, body: await json(context.access.object('Types'), context) };
  },

  async getOrCreateType({ path }, context) {
    const { object, isNew } = await getOrCreateType(context, path.typeId, context.bodyText);
    const body = await json(object, context);
    if (!isNew) return { status: 200, body };
    return { status: 201, headers: { Location: locationOf(context, 'Types', object.id) }, body };
  },

  async deleteType(_input, { store, access }) {
    const { id } = access.object('Types');
    const outcome = await store.objects.remove(access.scope, 'type', id, { unlessReferenced: true });
    if (outcome === 'missing') throw notFound('type', id);
    if (outcome !== 'done') throw stillReferenced(id, outcome.referenced);
    return { status: 204 };
  },

  async getTypeReferenceCount(_input, { store, access }) {
    const { id } = access.object('Types');
    return { status: 200, body: countsJson(await store.objects.referencedBy(access.scope, 'type', id)) };
  },

  getTypeAccessControl: typeAccess.getList,
  replaceTypeAccessControl: typeAccess.replaceList,
  patchTypeAccessControl: typeAccess.patchList,
  getTypeOwner: typeAccess.getOwner,
  replaceTypeOwner: typeAccess.replaceOwner,
  listTypeAccessRights: typeAccess.listRights,
};

function stillReferenced(id: string, counts: ReferenceCounts): Failure {
  const { SdsStream, SdsStreamView, SdsType } = countsJson(counts);
  const who = `${SdsStream} streams, ${SdsStreamView} stream views, ${SdsType} types`;
  return new Failure('Conflict', `The type '${id}' cannot be deleted; to it refer: ${who}.`, {
    parameters: { TypeId: id },
  });
}
