// `GET Data/Interpolated`: the events at requested indexes, stored or calculated.
import { InvalidInput, type Event, type EventType, type Index } from '../model.ts';
import { indexComparer } from '../values/order.ts';
import { calculateEvent, canCalculate } from './calculate.ts';
import type { Chunk } from './chunks.ts';
import { indexOf, indexSteps } from './index-scale.ts';
import { ReadLimitExceeded, type EventSource } from './source.ts';

/** The parsed parameters; undefined when absent. */
export interface InterpolatedParameters {
  readonly index?: readonly Index[] | undefined;
  readonly startIndex?: Index | undefined;
  readonly endIndex?: Index | undefined;
  readonly count?: number | undefined;
}

const defaultCount = 100;
/** The number of indexes that a chunk of events covers. */
export const chunkSize = 500;

/**
 * Returns the requested indexes: those listed, or equal steps that are calculated during iteration. Throws InvalidInput that names the
 * parameter at fault, and ReadLimitExceeded for more than `maxEvents` indexes (docs/behavior/stream-data.md#interpolated-events).
 */
export function interpolatedIndexes(
  type: EventType,
  { index = [], startIndex, endIndex, count = defaultCount }: InterpolatedParameters,
  maxEvents: number,
): Iterable<Index> {
  if (type.keys.length > 1) {
    throw new InvalidInput(
      'index',
      'Interpolated events need an index of one property, but the type has a compound index.',
    );
  }
  if (index.length > 0) {
    if (startIndex !== undefined) throw new InvalidInput('startIndex', 'startIndex cannot be combined with index.');
    if (endIndex !== undefined) throw new InvalidInput('endIndex', 'endIndex cannot be combined with index.');
    return requireMaxIndexes(maxEvents, index.length, index);
  }
  if (startIndex === undefined) throw new InvalidInput('startIndex', 'startIndex or index is required.');
  if (endIndex === undefined) throw new InvalidInput('endIndex', 'endIndex is required with startIndex.');
  const steps = indexSteps(type, startIndex, endIndex, count);
  return requireMaxIndexes(maxEvents, steps.count, {
    *[Symbol.iterator]() {
      for (let step = 0; step < steps.count; step += 1) yield steps.at(step);
    },
  });
}

function requireMaxIndexes(limit: number, count: number, indexes: Iterable<Index>): Iterable<Index> {
  if (count > limit) throw new ReadLimitExceeded(limit);
  return indexes;
}

/**
 * Yields the events at the indexes, in the same order; indexes whose event is neither stored nor can be calculated are skipped. A chunk
 * covers a fixed number of indexes and can be empty. Iterating throws InvalidInput when a calculated event overflows
 * (docs/behavior/stream-data.md#interpolated-events).
 */
export async function* readInterpolated(
  source: EventSource,
  type: EventType,
  indexes: Iterable<Index>,
): AsyncGenerator<Chunk, void> {
  const findEvent = eventFinder(source, type);
  let events: Event[] = [];
  let indexCount = 0;
  for (const index of indexes) {
    const event = await findEvent(index);
    if (event !== null) events.push(event);
    indexCount += 1;
    if (indexCount % chunkSize > 0) continue;
    yield events;
    events = [];
  }
  if (events.length > 0) yield events;
}

/**
 * Returns a function that finds the event at an index, stored or calculated, or null. It throws InvalidInput when a calculated event
 * overflows. It does not read the source again for an index between the same two stored events as the one before.
 */
export function eventFinder(source: EventSource, type: EventType): (index: Index) => Promise<Event | null> {
  const compare = indexComparer(type);
  const isCalculable = canCalculate(type);
  let gap: { readonly before: Event | null; readonly after: Event | null } | undefined;
  const isInGap = (index: Index) =>
    gap !== undefined &&
    (gap.before === null || compare(indexOf(type, gap.before), index) < 0) &&
    (gap.after === null || compare(index, indexOf(type, gap.after)) < 0);

  return async (index) => {
    if (gap === undefined || !isInGap(index)) {
      const stored = await source.at(index);
      if (stored !== null || !isCalculable) return stored;
      const [before, after] = await Promise.all([source.before(index), source.after(index)]);
      gap = { before, after };
    }
    return calculateEvent(type, gap.before, gap.after, index);
  };
}
