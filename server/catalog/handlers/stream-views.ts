// Stream views: how events of one type become events of another.
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { components, operations } from '../../../generated/types/data-services.ts';
import { bodyOf, applyVerbosity } from '../bodies.ts';
import { changeObject, objectMaker } from '../changes.ts';
import { listObjects, storedObjects } from '../lists.ts';
import { locationOf } from '../location.ts';
import { requireTypesOfView, typesOfCaller } from '../readable-types.ts';
import { typeEventType } from '../stream-types.ts';
import type { RequestContext } from '../../requests/context.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { isSameDefinition } from '../../domain/objects/same-definition.ts';
import { readView, type NestedView, type StreamView } from '../../domain/stream-views/definition.ts';
import { resolveView, type ViewMap } from '../../domain/stream-views/map.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';

declare module '../../store/ports/object-store.ts' {
  interface ObjectBodies {
    streamView: StreamView;
  }
}

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

const viewOf = ({ body }: StoredObject<'streamView'>) => body;

/** The values of a member of a view and of the views nested in it. */
function inAll(view: NestedView, member: 'Id' | 'SourceTypeId' | 'TargetTypeId'): readonly (string | null)[] {
  const nested = (view.Properties ?? []).flatMap(({ SdsStreamView: inner }) => (inner ? inAll(inner, member) : []));
  return [view[member], ...nested];
}

/**
 * What a search finds a view by: of nested views their ids and types, not their names
 * (docs/behavior/searching-and-filtering.md#searched-fields).
 */
const searched = {
  Id: (object: StoredObject<'streamView'>) => inAll(viewOf(object), 'Id'),
  Name: (object: StoredObject<'streamView'>) => [viewOf(object).Name],
  Description: (object: StoredObject<'streamView'>) => [viewOf(object).Description],
  SourceTypeId: (object: StoredObject<'streamView'>) => inAll(viewOf(object), 'SourceTypeId'),
  TargetTypeId: (object: StoredObject<'streamView'>) => inAll(viewOf(object), 'TargetTypeId'),
};

/**
 * What the view does to each property; throws NotFound for a type that is gone, Forbidden for one that the caller may not read, and
 * InvalidInput for a faulty view.
 */
async function mapOf(context: RequestContext, view: StreamView): Promise<ViewMap> {
  const { store, access } = context;
  await requireTypesOfView(context, view);
  const source = await typeEventType(store, access.scope, view.SourceTypeId);
  const target = await typeEventType(store, access.scope, view.TargetTypeId);
  return resolveView(view, source, target);
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

/** The view of a request, ready to be stored; its types must exist and have the properties that it names. */
async function readable(input: unknown, pathId: string, context: RequestContext): Promise<StreamView> {
  const view = readView(input, pathId);
  await mapOf(context, view);
  return view;
}

/** The stream views of the namespace that the caller may read, with both of their types. */
async function* shownViews(context: RequestContext): AsyncGenerator<readonly StoredObject<'streamView'>[]> {
  const { chunks, mayRead } = storedObjects(context, 'StreamViews');
  const types = typesOfCaller(context);
  for await (const chunk of chunks) {
    const shown: StoredObject<'streamView'>[] = [];
    for (const object of chunk.filter(mayRead)) {
      const { SourceTypeId, TargetTypeId } = viewOf(object);
      if ((await types.mayRead(SourceTypeId)) && (await types.mayRead(TargetTypeId))) shown.push(object);
    }
    yield shown;
  }
}

/** The view as it is stored, or null when there is one already. */
async function create(context: RequestContext, view: StreamView): Promise<StoredObject<'streamView'> | null> {
  const { store, access } = context;
  const object = (await objectMaker(context, 'StreamViews'))(view.Id, view);
  const outcome = await store.objects.create(access.scope, 'streamView', object);
  if (outcome === 'exists') return null;
  if (outcome === 'done') return store.objects.get(access.scope, 'streamView', view.Id);
  throw notFound('type', outcome.missing.id);
}

const conflict = (id: string, reason: string) =>
  new Failure('Conflict', `The stream view '${id}' ${reason}.`, { parameters: { StreamViewId: id } });

const json = (object: StoredObject<'streamView'>, context: RequestContext) =>
  bodyOf<SdsStreamView>(object, 'SdsStreamView', context);

export const streamViews: Handlers<operations, typeof table, 'StreamViews'> = {
  listStreamViews({ query }, context) {
    return listObjects<StoredObject<'streamView'>, SdsStreamView>(
      {
        ...storedObjects(context, 'StreamViews'),
        chunks: shownViews(context),
        fields,
        searchable: { fields: searched },
        toJson: (objects) => objects.map((object) => json(object, context)),
      },
      query,
    );
  },

  async getStreamView(_input, context) {
    const object = context.access.object('StreamViews');
    await requireTypesOfView(context, viewOf(object));
    return { status: 200, body: json(object, context) };
  },

  async getOrCreateStreamView({ path, body }, context) {
    const view = await readable(body, path.streamViewId, context);
    const created = await create(context, view);
    if (created) return { status: 200, body: json(created, context) };
    const existing = await context.access.require('StreamViews', view.Id, 'Read');
    if (!isSameDefinition(viewOf(existing), view, 'SdsStreamView'))
      throw conflict(existing.id, 'exists with another definition');
    const Location = locationOf(context, 'StreamViews', existing.id);
    return { status: 302, headers: { Location }, body: json(existing, context) };
  },

  async createOrUpdateStreamView({ path, body }, context) {
    const view = await readable(body, path.streamViewId, context);
    if (context.access.existing('StreamViews')) {
      const changed = await changeObject(context, 'StreamViews', ({ id }) => ({ body: { ...view, Id: id } }));
      return { status: 200, body: json(changed, context) };
    }
    const created = await create(context, view);
    // Whether the caller may change it was not asked, since it was not there.
    if (!created) throw conflict(view.Id, 'has just been created by another request');
    return { status: 200, body: json(created, context) };
  },

  async deleteStreamView(_input, { access, store }) {
    const { id } = access.object('StreamViews');
    if ((await store.objects.remove(access.scope, 'streamView', id)) === 'missing') throw notFound('stream view', id);
    return { status: 204 };
  },

  async getStreamViewMap(_input, context) {
    const map = await mapOf(context, viewOf(context.access.object('StreamViews')));
    return {
      status: 200,
      body: applyVerbosity(mapJson(map), 'SdsStreamViewMap', context.verbose),
    };
  },
};
