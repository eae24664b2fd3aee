// The readings of operations under Data/Transform.
import { requireTypesOfView } from '../catalog/readable-types.ts';
import { typeEventType } from '../catalog/event-types.ts';
import { namespaceUnits } from '../catalog/units.ts';
import type { Context } from '../requests/context.ts';
import { readView } from '../domain/stream-views/definition.ts';
import { readUnitConversions } from '../domain/units/definition.ts';
import { openStream } from './open-stream.ts';
import { plainReading, unitReading, unitSummaryReading, viewReading, type Reading } from './reading.ts';

/**
 * Returns a reading of the stream that the path names, through a stream view if `streamViewId` is given. Throws NotFound and Forbidden
 * for the view and its types, and InvalidInput if it is for another type (docs/behavior/stream-views.md#reads-through-views).
 */
export async function readingThrough(
  context: Pick<Context, 'access' | 'store'>,
  streamViewId: string | undefined,
): Promise<Reading> {
  const { access, store } = context;
  const stream = await openStream(context);
  if (streamViewId === undefined) return plainReading(stream);
  const object = await access.requireObject('StreamViews', streamViewId, 'Read');
  const view = readView(object.body, object.id);
  await requireTypesOfView(context, view);
  return viewReading(stream, view, await typeEventType(store, access.scope, view.TargetTypeId));
}

/**
 * Returns a reading of the stream that the path names in the units of a body; throws InvalidInput
 * (docs/behavior/units.md#reads-in-other-units).
 */
export async function readingInUnits(context: Pick<Context, 'access' | 'store'>, body: unknown): Promise<Reading> {
  return openInUnits(context, body, unitReading);
}

/** Returns the same for summaries. */
export async function summariesInUnits(context: Pick<Context, 'access' | 'store'>, body: unknown): Promise<Reading> {
  return openInUnits(context, body, unitSummaryReading);
}

async function openInUnits(
  context: Pick<Context, 'access' | 'store'>,
  body: unknown,
  toReading: typeof unitReading,
): Promise<Reading> {
  const stream = await openStream(context);
  const { catalog } = await namespaceUnits(context.store, context.access.scope);
  return toReading(stream, readUnitConversions(body), catalog);
}
