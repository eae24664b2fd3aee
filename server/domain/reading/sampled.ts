// `GET Data/Sampled`: the events of each interval of a window that a plot needs.
import { InvalidInput, type Event, type EventType, type Index, type Value } from '../model.ts';
import { comparer, type Comparer } from '../values/order.ts';
import type { Chunk } from './chunks.ts';
import { indexSteps, singleKey, type Steps } from './index-scale.ts';
import { windowRuns } from './list-events.ts';
import { windowBoundaries, type ListParameters, type Window } from './list.ts';
import { isMeasurable } from './measures.ts';
import { requireParameter, requireInteger } from './parameters.ts';
import { isMeasuredExactly, type PropertyAggregates } from './run-aggregates.ts';
import { ReadLimitExceeded, type EventSource, type Run } from './source.ts';

/** The parsed parameters; undefined when absent. */
export interface SampledParameters extends Pick<
  ListParameters,
  'startIndex' | 'endIndex' | 'boundaryType' | 'startBoundaryType' | 'endBoundaryType' | 'filter'
> {
  readonly intervals?: number | undefined;
  /** Identifiers of properties in any case; one string can list several, separated by commas. */
  readonly sampleBy?: readonly string[] | undefined;
}

export interface SampledRequest {
  readonly window: Window;
  /** The edges of the intervals; only the start when the window is a single index. */
  readonly edges: Steps;
  /** The positions of the properties whose extremes are kept. */
  readonly positions: readonly number[];
}

/**
 * Returns the requested intervals and properties. Throws InvalidInput that names the parameter at fault, and ReadLimitExceeded for
 * more than `maxEvents` intervals (docs/behavior/stream-data.md#samples).
 */
export function sampledRequest(type: EventType, parameters: SampledParameters, maxEvents: number): SampledRequest {
  const start: Index = requireParameter('startIndex', parameters.startIndex);
  const end: Index = requireParameter('endIndex', parameters.endIndex);
  const intervals = requireInteger('intervals', requireParameter('intervals', parameters.intervals), 1);
  const positions = samplePositions(type, requireParameter('sampleBy', parameters.sampleBy));
  if (intervals > maxEvents) throw new ReadLimitExceeded(maxEvents);
  const window = { start, end, ...windowBoundaries(parameters), filter: parameters.filter ?? null };
  return { window, edges: indexSteps(type, start, end, intervals + 1), positions };
}

function samplePositions(type: EventType, sampleBy: readonly string[]): readonly number[] {
  const names = sampleBy.flatMap((text) => text.split(',')).map((name) => name.trim());
  const positionsById = new Map(type.properties.map(({ id }, position) => [id.toLowerCase(), position]));
  const positions = names.filter(Boolean).map((name) => {
    const position = positionsById.get(name.toLowerCase());
    const property = position === undefined ? undefined : type.properties[position];
    if (position === undefined || property === undefined) {
      throw new InvalidInput('sampleBy', `sampleBy names '${name}', which is not a property of the events.`);
    }
    if (!isMeasurable(property)) {
      throw new InvalidInput('sampleBy', `sampleBy names '${property.id}', whose values are not numbers or times.`);
    }
    return position;
  });
  if (positions.length === 0) throw new InvalidInput('sampleBy', 'sampleBy must name at least one property.');
  return [...new Set(positions)];
}

/**
 * Yields, for each interval with events, its first and last event and, for every property, the events with its smallest and largest
 * value. An event at an edge belongs to the interval that ends there. Iterating throws ReadLimitExceeded when more than `maxEvents`
 * have to be read, and InvalidInput when a calculated event overflows (docs/behavior/stream-data.md#samples).
 */
export async function* readSampled(
  source: EventSource,
  type: EventType,
  { window, edges, positions }: SampledRequest,
  maxEvents: number,
): AsyncGenerator<Chunk, void> {
  const key = singleKey(type);
  if (!key)
    throw new InvalidInput('startIndex', 'Samples need an index of one property, but the type has a compound index.');
  const compare = comparer(key.property.code);
  const interval = new SampleInterval(type, positions);
  // The last interval has no end, because a boundary can add an event after the window, which belongs to it.
  let step = 1;
  const endOfStep = (next: number) => (next < edges.count - 1 ? (edges.at(next)[0] ?? null) : null);
  let end = endOfStep(step);
  const canUseRuns = window.filter === null && positions.every((position) => isMeasuredExactly(type, position));
  for await (const items of windowRuns(source, type, window, maxEvents, canUseRuns)) {
    if ('events' in items && (end === null || compare(items.last[0] ?? null, end) <= 0)) {
      interval.addRun(items);
      continue;
    }
    for (const event of 'events' in items ? await items.events() : items) {
      const index = event[key.position] ?? null;
      if (end !== null && compare(index, end) > 0) {
        if (!interval.isEmpty) yield await interval.flush();
        while (end !== null && compare(index, end) > 0) {
          step += 1;
          end = endOfStep(step);
          // Between two events there can be so many empty intervals that other work must run in between.
          if (step % 1_000 === 0) yield [];
        }
      }
      interval.add(event);
    }
  }
  if (!interval.isEmpty) yield await interval.flush();
}

/** An event to sample, with its position in the interval; `event` is a function that loads an event of a run. */
interface Candidate {
  readonly position: number;
  readonly event: Event | (() => Promise<Event | null>);
}

type EventLoader = (position: number) => () => Promise<Event | null>;

/** The events with the smallest and the largest value of a property. */
class Extremes {
  readonly #position: number;
  readonly #compare: Comparer;
  #minimumValue: Value = null;
  #maximumValue: Value = null;
  minimum: Candidate | undefined;
  maximum: Candidate | undefined;

  constructor(position: number, code: number) {
    this.#position = position;
    this.#compare = comparer(code);
  }

  add(event: Event, position: number): void {
    const value = event[this.#position] ?? null;
    // A plot cannot show null and NaN.
    if (value === null || Number.isNaN(value)) return;
    if (this.minimum === undefined || this.#compare(value, this.#minimumValue) < 0) {
      this.#minimumValue = value;
      this.minimum = { position, event };
    }
    if (this.maximum === undefined || this.#compare(value, this.#maximumValue) > 0) {
      this.#maximumValue = value;
      this.maximum = { position, event };
    }
  }

  /** Adds the extremes of a run; `count` is the number of events before the run in the interval. */
  addRun(aggregates: PropertyAggregates | undefined, count: number, loadEvent: EventLoader): void {
    const [minimum, maximum] = [aggregates?.firstMinimum, aggregates?.firstMaximum];
    if (minimum && (this.minimum === undefined || this.#compare(minimum.value, this.#minimumValue) < 0)) {
      this.#minimumValue = minimum.value;
      this.minimum = { position: count + minimum.position, event: loadEvent(minimum.position) };
    }
    if (maximum && (this.maximum === undefined || this.#compare(maximum.value, this.#maximumValue) > 0)) {
      this.#maximumValue = maximum.value;
      this.maximum = { position: count + maximum.position, event: loadEvent(maximum.position) };
    }
  }

  get position(): number {
    return this.#position;
  }

  clear(): void {
    this.minimum = undefined;
    this.maximum = undefined;
  }
}

/** Selects the events of one interval that a plot needs. */
class SampleInterval {
  readonly #extremes: readonly Extremes[];
  #count = 0;
  #first: Candidate['event'] | undefined;
  #last: Candidate['event'] | undefined;

  constructor(type: EventType, positions: readonly number[]) {
    this.#extremes = positions.map((position) => new Extremes(position, type.properties[position]?.code ?? 0));
  }

  get isEmpty(): boolean {
    return this.#count === 0;
  }

  add(event: Event): void {
    if (this.isEmpty) this.#first = event;
    this.#last = event;
    for (const extremes of this.#extremes) extremes.add(event, this.#count);
    this.#count += 1;
  }

  addRun(run: Run): void {
    // Events of a run are loaded at the end of the interval, and only those that are sampled.
    const loadEvent: EventLoader = (position) => () => run.event(position);
    if (this.isEmpty) this.#first = loadEvent(0);
    this.#last = loadEvent(run.count - 1);
    const aggregates = run.aggregates();
    for (const extremes of this.#extremes) extremes.addRun(aggregates.get(extremes.position), this.#count, loadEvent);
    this.#count += run.count;
  }

  /** Returns the sampled events in order, each once, and starts the next interval. */
  async flush(): Promise<Event[]> {
    const candidates = new Map<number, Candidate['event']>();
    if (this.#first) candidates.set(0, this.#first);
    if (this.#last) candidates.set(this.#count - 1, this.#last);
    for (const { minimum, maximum } of this.#extremes) {
      if (minimum) candidates.set(minimum.position, minimum.event);
      if (maximum) candidates.set(maximum.position, maximum.event);
    }
    for (const extremes of this.#extremes) extremes.clear();
    this.#count = 0;
    const events: Event[] = [];
    for (const [, event] of [...candidates].sort(([a], [b]) => a - b)) {
      const loaded = typeof event === 'function' ? await event() : event;
      if (loaded) events.push(loaded);
    }
    return events;
  }
}
