// `GET Data/Summaries`: statistics of the equal intervals of a window, in one pass over its events.
import { InvalidInput, type Event, type EventType, type Index } from '../model.ts';
import { comparer, indexComparer } from '../values/order.ts';
import { calculateEvent } from './calculate.ts';
import { readRuns } from './chunks.ts';
import { indexSteps, singleKey, type Steps } from './index-scale.ts';
import { IntervalAccumulator, type Interval } from './intervals.ts';
import { requireParameter, requireOrder, requireInteger } from './parameters.ts';
import { ReadLimitExceeded, type EventPredicate, type EventSource, type Run } from './source.ts';

/** The parsed parameters; undefined when absent. */
export interface SummariesParameters {
  readonly startIndex?: Index | undefined;
  readonly endIndex?: Index | undefined;
  readonly count?: number | undefined;
  readonly filter?: EventPredicate | undefined;
}

export interface SummariesRequest {
  /** The edges of the intervals: one more than there are intervals. */
  readonly edges: Steps;
  readonly filter: EventPredicate | null;
}

/**
 * Returns the requested intervals. Throws InvalidInput that names the parameter at fault, and ReadLimitExceeded for more than
 * `maxEvents` intervals (docs/behavior/stream-data.md#summaries).
 */
export function summariesRequest(
  type: EventType,
  parameters: SummariesParameters,
  maxEvents: number,
): SummariesRequest {
  const startIndex = requireParameter('startIndex', parameters.startIndex);
  const endIndex = requireParameter('endIndex', parameters.endIndex);
  const count = requireInteger('count', parameters.count ?? 1, 1);
  if (count > maxEvents) throw new ReadLimitExceeded(maxEvents);
  requireOrder(type, startIndex, endIndex);
  if (indexComparer(type)(startIndex, endIndex) === 0) {
    throw new InvalidInput('startIndex', 'startIndex must come before endIndex.');
  }
  return { edges: indexSteps(type, startIndex, endIndex, count + 1), filter: parameters.filter ?? null };
}

/**
 * Yields the statistics of each interval, in order. An event at an edge ends one interval, starts the next and counts in the first.
 * Iterating throws ReadLimitExceeded for more than `maxEvents` events, and InvalidInput when a calculated event overflows
 * (docs/behavior/stream-data.md#summaries, docs/behavior/stream-data.md#summary-statistics).
 */
export async function* readSummaries(
  source: EventSource,
  type: EventType,
  { edges, filter }: SummariesRequest,
  maxEvents: number,
): AsyncGenerator<Interval, void> {
  const key = singleKey(type);
  if (!key)
    throw new InvalidInput('startIndex', 'Summaries need an index of one property, but the type has a compound index.');
  const compare = comparer(key.property.code);
  const intervals = new IntervalAccumulator(type, edges);
  const from = edges.at(0);
  const to = edges.at(edges.count - 1);
  const window = { from, fromInclusive: true, to, toInclusive: true, reversed: false };

  let before: Event | null | Run = await source.before(from);
  let eventsRead = 0;
  for await (const items of readRuns(source, window, filter === null)) {
    eventsRead += 'events' in items ? items.count : items.length;
    if (eventsRead > maxEvents) throw new ReadLimitExceeded(maxEvents);
    if ('events' in items && intervals.hasStarted && compare(intervals.nextEdge, items.last[0] ?? null) > 0) {
      intervals.addRun(items);
      before = items;
      continue;
    }
    for (const event of 'events' in items ? await items.events() : items) {
      const index = event[key.position] ?? null;
      while (compare(intervals.nextEdge, index) < 0) {
        const interval = intervals.reachEdge(
          calculateEvent(type, await lastEvent(before), event, [intervals.nextEdge]),
        );
        if (interval) yield interval;
      }
      const isEdge = compare(intervals.nextEdge, index) === 0;
      // An event at an edge counts in the interval that ends there; only the first interval also counts the event at its start.
      if (!intervals.hasStarted) intervals.reachEdge(event);
      if (filter === null || filter(event)) intervals.add(event, index, isEdge);
      while (!intervals.isDone && compare(intervals.nextEdge, index) === 0) {
        const interval = intervals.reachEdge(event);
        if (interval) yield interval;
      }
      before = event;
    }
  }

  const after = intervals.isDone ? null : await source.after(to);
  while (!intervals.isDone) {
    const interval = intervals.reachEdge(calculateEvent(type, await lastEvent(before), after, [intervals.nextEdge]));
    if (interval) yield interval;
  }
}

/** Returns the last event of a run, or the event itself. */
async function lastEvent(event: Event | null | Run): Promise<Event | null> {
  return event !== null && 'events' in event ? event.event(event.count - 1) : event;
}
