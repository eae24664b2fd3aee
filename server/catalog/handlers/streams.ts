// Streams with their tags and metadata.
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { components, operations } from '../../../generated/types/provisioning.ts';
import { objectAccessHandlers } from '../access-handlers.ts';
import { applyVerbosity } from '../apply-verbosity.ts';
import { listObjects, storedObjects } from '../lists.ts';
import { locationOf } from '../location.ts';
import { getMetadata, getMetadataValue, patchMetadata, updateStreamBody, getTags } from '../metadata.ts';
import { readableTypesFor } from '../readable-types.ts';
import { resolvedStreamJson } from '../resolved-streams.ts';
import { createOrUpdateStream, deleteStream, getOrCreateStream } from '../stream-writes.ts';
import { streamFields, streamSearchHint, streamJson, streamSearch } from '../streams.ts';
import { changeStreamType } from '../../stream-data/type-change.ts';
import { typeJson, typeLoader, type ResolvedType } from '../types.ts';
import type { RequestContext } from '../../requests/context.ts';
import type { Handlers } from '../../api/handler-types.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';

type SdsStream = components['schemas']['SdsStream'];

const responseJson = (object: StoredObject<'stream'>, { verbose }: RequestContext): SdsStream =>
  applyVerbosity(streamJson(object), 'SdsStream', verbose);

/** Returns the type of the stream that the path names; throws Forbidden unless the caller can read it and all types inside it. */
async function resolveTypeOfStream(context: RequestContext): Promise<ResolvedType> {
  const { access, store } = context;
  const { TypeId } = access.pathObject('Streams').body;
  await access.requireObject('Types', TypeId, 'Read');
  const object = await readableTypesFor(context).require(TypeId);
  return typeLoader(store, access.scope).resolve(object);
}

const streamAccess = objectAccessHandlers('Streams');

export const streams: Handlers<operations, typeof table, 'Streams'> = {
  async listStreams({ query }, context) {
    const toJson = (objects: readonly StoredObject<'stream'>[]) =>
      objects.map((object) => responseJson(object, context));
    const hint = query.query === undefined ? null : streamSearchHint(query.query);
    const stored = storedObjects(context, 'Streams', hint);
    const listing = { ...stored, fields: streamFields, searchable: streamSearch, toJson };
    return listObjects<StoredObject<'stream'>, SdsStream>(listing, query);
  },

  async getStream(_input, context) {
    return { status: 200, body: responseJson(context.access.pathObject('Streams'), context) };
  },

  async getOrCreateStream({ path, body }, context) {
    const { object, isNew } = await getOrCreateStream(context, path.streamId, body);
    if (!isNew) return { status: 200, body: responseJson(object, context) };
    const headers = { Location: locationOf(context, 'Streams', object.id) };
    return { status: 201, headers, body: responseJson(object, context) };
  },

  async createOrUpdateStream({ path, body }, context) {
    const created = await createOrUpdateStream(context, path.streamId, body);
    if (!created) return { status: 204 };
    const headers = { Location: locationOf(context, 'Streams', created.id) };
    return { status: 201, headers, body: responseJson(created, context) };
  },

  async deleteStream(_input, context) {
    await deleteStream(context);
    return { status: 204 };
  },

  async getStreamType(_input, context) {
    return {
      status: 200,
      body: applyVerbosity(typeJson(await resolveTypeOfStream(context)), 'SdsType', context.verbose),
    };
  },

  async changeStreamType({ query }, context) {
    await changeStreamType(context, query.streamViewId);
    return { status: 204 };
  },

  async getResolvedStream(_input, context) {
    const body = resolvedStreamJson(context.access.pathObject('Streams'), await resolveTypeOfStream(context));
    return { status: 200, body: applyVerbosity(body, 'ResolvedStream', context.verbose) };
  },

  async getStreamTags(_input, context) {
    return { status: 200, body: getTags(context) };
  },

  async replaceStreamTags({ body }, context) {
    const { Tags } = await updateStreamBody(context, { Tags: body });
    return { status: 200, body: [...Tags] };
  },

  async deleteStreamTags(_input, context) {
    await updateStreamBody(context, { Tags: [] });
    return { status: 204 };
  },

  async getStreamMetadata(_input, context) {
    return { status: 200, body: getMetadata(context) };
  },

  async replaceStreamMetadata({ body }, context) {
    const { Metadata } = await updateStreamBody(context, { Metadata: body });
    return { status: 200, body: { ...Metadata } };
  },

  async patchStreamMetadata({ body }, context) {
    return { status: 200, body: await patchMetadata(context, body) };
  },

  async deleteStreamMetadata(_input, context) {
    await updateStreamBody(context, { Metadata: {} });
    return { status: 204 };
  },

  async getStreamMetadataValue({ path }, context) {
    return { status: 200, body: getMetadataValue(context, path.key) };
  },

  getStreamAccessControl: streamAccess.getList,
  replaceStreamAccessControl: streamAccess.replaceList,
  patchStreamAccessControl: streamAccess.patchList,
  getStreamOwner: streamAccess.getOwner,
  replaceStreamOwner: streamAccess.replaceOwner,
  listStreamAccessRights: streamAccess.listRights,
};
