// Stream views: mappings of events of one type to events of another (docs/behavior/stream-views.md).
import type { components } from '../../generated/types/data-services.ts';
import type { Context } from '../requests/context.ts';
import { isSameDefinition } from '../domain/objects/same-definition.ts';
import { readView, type NestedView, type StreamView } from '../domain/stream-views/definition.ts';
import { createViewMap, type ViewMap } from '../domain/stream-views/map.ts';
import { Failure, notFound } from '../errors/failures.ts';
import type { StoredObject } from '../store/ports/object-store.ts';
import { applyVerbosity } from './apply-verbosity.ts';
import { changeObject, newObjectFactory, type CreateResult } from './changes.ts';
import { listObjects, storedObjects, type ListQuery } from './lists.ts';
import { requireTypesOfView, readableTypesFor } from './readable-types.ts';
import { typeEventType } from './event-types.ts';

declare module '../store/ports/object-store.ts' {
  interface ObjectBodies {
    streamView: StreamView;
  }
}

type StoredView = StoredObject<'streamView'>;
type SdsStreamView = components['schemas']['SdsStreamView'];
type SdsStreamViewMap = components['schemas']['SdsStreamViewMap'];

const fields = {
  Id: 'string',
  Name: 'string',
  Description: 'string',
  SourceTypeId: 'string',
  TargetTypeId: 'string',
  CreatedDate: 'date',
  ModifiedDate: 'date',
} as const;

/** The searched members; a search covers only identifiers and types of nested views (docs/behavior/searching-and-filtering.md#searched-fields). */
const searchedFields = {
  Id: ({ body }: StoredView) => memberValues(body, 'Id'),
  Name: ({ body }: StoredView) => [body.Name],
  Description: ({ body }: StoredView) => [body.Description],
  SourceTypeId: ({ body }: StoredView) => memberValues(body, 'SourceTypeId'),
  TargetTypeId: ({ body }: StoredView) => memberValues(body, 'TargetTypeId'),
};

/** Returns the JSON of a stored stream view. */
export function streamViewJson(object: StoredView, { verbose }: Pick<Context, 'verbose'>): SdsStreamView {
  // The cast is safe: the generated type differs only in being mutable.
  const json = { ...(object.body as SdsStreamView), CreatedDate: object.created, ModifiedDate: object.modified };
  return applyVerbosity(json, 'SdsStreamView', verbose);
}

/** Returns the reply that lists the stream views that the caller can read together with both of their types; throws InvalidInput. */
export function listStreamViews(context: Context, query: ListQuery) {
  return listObjects<StoredView, SdsStreamView>(
    {
      ...storedObjects(context, 'StreamViews'),
      chunks: readableViews(context),
      fields,
      searchable: { fields: searchedFields },
      toJson: (objects) => objects.map((object) => streamViewJson(object, context)),
    },
    query,
  );
}

/** Returns the stream view that the path names; throws NotFound, and Forbidden unless the caller can read both of its types. */
export async function getStreamView(context: Pick<Context, 'access' | 'store'>): Promise<StoredView> {
  const object = context.access.pathObject('StreamViews');
  await requireTypesOfView(context, object.body);
  return object;
}

/** Creates a stream view unless it exists; throws InvalidInput, NotFound, Forbidden, and Conflict if it has another definition. */
export async function getOrCreateStreamView(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  id: string,
  body: unknown,
): Promise<CreateResult<'streamView'>> {
  const view = await readResolvableView(context, id, body);
  const created = await storeStreamView(context, view);
  if (created) return { object: created, isNew: true };
  const existing = await context.access.requireObject('StreamViews', view.Id, 'Read');
  if (!isSameDefinition(existing.body, view, 'SdsStreamView'))
    throw conflict(existing.id, 'exists with another definition');
  return { object: existing, isNew: false };
}

/** Creates or replaces the stream view that the path names; throws InvalidInput, NotFound, Forbidden and Conflict. */
export async function createOrUpdateStreamView(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  id: string,
  body: unknown,
): Promise<StoredView> {
  const view = await readResolvableView(context, id, body);
  if (context.access.pathObjectOrNull('StreamViews'))
    return changeObject(context, 'StreamViews', (stored) => ({ body: { ...view, Id: stored.id } }));
  const created = await storeStreamView(context, view);
  // The view did not exist when the caller's rights were checked.
  if (!created) throw conflict(view.Id, 'has just been created by another request');
  return created;
}

/** Deletes the stream view that the path names; throws NotFound. */
export async function deleteStreamView({ access, store }: Pick<Context, 'access' | 'store'>): Promise<void> {
  const { id } = access.pathObject('StreamViews');
  if ((await store.objects.remove(access.scope, 'streamView', id)) === 'missing') throw notFound('stream view', id);
}

/** Returns the JSON of the map of the stream view that the path names; throws NotFound and Forbidden for its types. */
export async function streamViewMapJson(
  context: Pick<Context, 'access' | 'store' | 'verbose'>,
): Promise<SdsStreamViewMap> {
  const map = await resolveViewMap(context, context.access.pathObject('StreamViews').body);
  return applyVerbosity(mapJson(map), 'SdsStreamViewMap', context.verbose);
}

/** Returns the values of a member in a view and in all views nested in it. */
function memberValues(view: NestedView, member: 'Id' | 'SourceTypeId' | 'TargetTypeId'): readonly (string | null)[] {
  const nested = (view.Properties ?? []).flatMap(({ SdsStreamView: inner }) =>
    inner ? memberValues(inner, member) : [],
  );
  return [view[member], ...nested];
}

/** Yields the stream views of the namespace that the caller can read together with both of their types. */
async function* readableViews(
  context: Pick<Context, 'access' | 'store' | 'cancellation'>,
): AsyncGenerator<readonly StoredView[]> {
  const { chunks, includes } = storedObjects(context, 'StreamViews');
  const types = readableTypesFor(context);
  for await (const chunk of chunks) {
    const readable: StoredView[] = [];
    for (const object of chunk.filter(includes)) {
      const { SourceTypeId, TargetTypeId } = object.body;
      if ((await types.canRead(SourceTypeId)) && (await types.canRead(TargetTypeId))) readable.push(object);
    }
    yield readable;
  }
}

/** Returns the map of a view; throws NotFound, Forbidden and InvalidInput. */
async function resolveViewMap(context: Pick<Context, 'access' | 'store'>, view: StreamView): Promise<ViewMap> {
  const { store, access } = context;
  await requireTypesOfView(context, view);
  const source = await typeEventType(store, access.scope, view.SourceTypeId);
  const target = await typeEventType(store, access.scope, view.TargetTypeId);
  return createViewMap(view, source, target);
}

function mapJson({ Properties, ...map }: ViewMap): SdsStreamViewMap {
  return {
    ...map,
    Properties: Properties.map(({ StreamViewMap, ...property }) => ({
      ...property,
      StreamViewMap: StreamViewMap && mapJson(StreamViewMap),
    })),
  };
}

/** Returns the view in a body; throws NotFound, Forbidden and InvalidInput unless its types exist and have the properties that it names. */
async function readResolvableView(
  context: Pick<Context, 'access' | 'store'>,
  id: string,
  body: unknown,
): Promise<StreamView> {
  const view = readView(body, id);
  await resolveViewMap(context, view);
  return view;
}

/** Stores a new view and returns it; null if its identifier is taken. */
async function storeStreamView(
  context: Pick<Context, 'access' | 'store' | 'now'>,
  view: StreamView,
): Promise<StoredView | null> {
  const { store, access } = context;
  const object = (await newObjectFactory(context, 'StreamViews'))(view.Id, view);
  const outcome = await store.objects.create(access.scope, 'streamView', object);
  if (outcome === 'exists') return null;
  if (outcome === 'done') return store.objects.get(access.scope, 'streamView', view.Id);
  throw notFound('type', outcome.missing.id);
}

const conflict = (id: string, reason: string) =>
  new Failure('Conflict', `The stream view '${id}' ${reason}.`, { parameters: { StreamViewId: id } });
