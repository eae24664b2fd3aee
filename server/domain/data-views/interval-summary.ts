// Summaries of the events of a stream in consecutive intervals that share their ends (docs/behavior/data-views.md#summaries).
import { Interpolation, type Event, type EventType, type Property, type Value } from '../model.ts';
import { calculateEvent } from '../reading/calculate.ts';
import { distance } from '../reading/index-scale.ts';
import { isMeasurable, measure } from '../reading/measures.ts';
import type { EventSource } from '../reading/source.ts';
import { PropertyStatistics } from '../reading/statistics.ts';
import { comparer, type Comparer } from '../values/order.ts';
import { TypeCode } from '../values/type-codes.ts';
import { nameOfCode, SummaryType } from './codes.ts';

/** Returns the value of a summary of the property at a position; null where there is none. */
export type IntervalSummary = (position: number, summary: SummaryType) => number | null;

/** Reads the summaries of one stream, interval after interval. The index is the first property of its events. */
export class IntervalSummaryReader {
  readonly #type: EventType;
  readonly #source: EventSource;
  readonly #compare: Comparer;
  readonly #meters: readonly number[];
  #events: AsyncIterator<readonly Event[]> | undefined;
  #chunk: readonly Event[] = [];
  #at = 0;
  #isOver = false;
  #before: Event | null = null;

  constructor(source: EventSource, type: EventType) {
    this.#source = source;
    this.#type = type;
    this.#compare = comparer(type.properties[0]?.code ?? TypeCode.Empty);
    this.#meters = type.properties.flatMap((property, position) =>
      position > 0 && isSummarizable(property) ? [position] : [],
    );
  }

  /** Returns the summaries of an interval, ends included. It must not start before the end of the interval before. */
  async next(start: Value, end: Value): Promise<IntervalSummary> {
    await this.#reach(start);
    const statistics = new IntervalStatistics(this.#type, this.#meters);
    const first = await this.#head();
    const isAtStart = first !== null && this.#compare(first[0] ?? null, start) === 0;
    statistics.addPoint(isAtStart ? first : calculateEvent(this.#type, this.#before, first, [start]), start);
    if (isAtStart) {
      statistics.addStored(first);
      if (this.#compare(start, end) === 0) return statistics.summary();
      this.#advance(first);
    }
    for (;;) {
      const event = await this.#head();
      const order = event === null ? 1 : this.#compare(event[0] ?? null, end);
      if (event !== null && order <= 0) {
        statistics.addStored(event);
        statistics.addPoint(event, event[0] ?? null);
      }
      if (event === null || order >= 0) {
        // An event at the end also belongs to the next interval, so it stays.
        const isBetween = order > 0 && this.#compare(start, end) < 0;
        if (isBetween) statistics.addPoint(calculateEvent(this.#type, this.#before, event, [end]), end);
        return statistics.summary();
      }
      this.#advance(event);
    }
  }

  async close(): Promise<void> {
    await this.#events?.return?.();
  }

  /** Skips everything before an index. */
  async #reach(start: Value): Promise<void> {
    if (!this.#events) {
      this.#before = await this.#source.before([start]);
      const range = { from: [start], fromInclusive: true, to: null, toInclusive: true, reversed: false };
      this.#events = this.#source.range(range)[Symbol.asyncIterator]();
    }
    for (let head = await this.#head(); head && this.#compare(head[0] ?? null, start) < 0; head = await this.#head()) {
      this.#advance(head);
    }
  }

  /** Returns the next event without consuming it; null at the end. */
  async #head(): Promise<Event | null> {
    while (this.#at === this.#chunk.length && !this.#isOver) {
      const next = await this.#events?.next();
      this.#isOver = next === undefined || next.done === true;
      this.#chunk = next?.done === false ? next.value : [];
      this.#at = 0;
    }
    return this.#chunk[this.#at] ?? null;
  }

  #advance(event: Event): void {
    this.#before = event;
    this.#at += 1;
  }
}

/** Returns whether a property has summaries (docs/behavior/stream-data.md#summaries). */
function isSummarizable(property: Property): boolean {
  return property.interpolation !== Interpolation.Discrete && isMeasurable(property);
}

interface Meter {
  readonly statistics: PropertyStatistics;
  points: number;
  value: number;
}

/** Accumulates the statistics of one interval. */
class IntervalStatistics {
  readonly #meters: ReadonlyMap<number, Meter>;
  #count = 0;
  #last: Value = null;

  constructor(type: EventType, positions: readonly number[]) {
    this.#meters = new Map(
      positions.map((position) => {
        const mode = type.properties[position]?.interpolation ?? Interpolation.Continuous;
        return [position, { statistics: new PropertyStatistics(mode), points: 0, value: 0 }];
      }),
    );
  }

  /** Counts a stored event. */
  addStored(event: Event): void {
    this.#count += 1;
    for (const [position, { statistics }] of this.#meters) statistics.addStored(measure(event[position] ?? null));
  }

  /** Adds a point of an event, stored or computed; null adds nothing. */
  addPoint(event: Event | null, at: Value): void {
    if (event === null) return;
    const width = this.#last === null ? 0 : distance(this.#last, at);
    this.#last = at;
    for (const [position, meter] of this.#meters) {
      const value = measure(event[position] ?? null);
      meter.statistics.addPoint(value, width);
      if (value === null) continue;
      meter.points += 1;
      meter.value = value;
    }
  }

  summary(): IntervalSummary {
    return (position, summary) => {
      // The events of the index are only counted.
      if (position === 0) return summary === SummaryType.Count ? this.#count : null;
      const meter = this.#meters.get(position);
      return meter ? valueOf(meter, summary) : null;
    };
  }
}

const { Total, Mean, WeightedMean } = SummaryType;
/** Each deviation, with the one of the whole population. */
const populationOf: ReadonlyMap<SummaryType, SummaryType> = new Map([
  [SummaryType.StandardDeviation, SummaryType.PopulationStandardDeviation],
  [SummaryType.PopulationStandardDeviation, SummaryType.PopulationStandardDeviation],
  [SummaryType.WeightedStandardDeviation, SummaryType.WeightedPopulationStandardDeviation],
  [SummaryType.WeightedPopulationStandardDeviation, SummaryType.WeightedPopulationStandardDeviation],
]);

function valueOf({ statistics, points, value }: Meter, summary: SummaryType): number | null {
  const values = new Map<string, number>();
  statistics.forEach((kind, number) => values.set(kind, number));
  const found = values.get(nameOfCode(SummaryType, summary)) ?? null;
  const population = populationOf.get(summary);
  // A single point has no segments, but its mean is its value and its deviation is 0.
  if (found === null && points === 1) {
    if (summary === Mean || summary === Total || summary === WeightedMean) return value;
    return population === undefined ? null : 0;
  }
  // A single segment has no deviation either.
  const isSingle = population !== undefined && values.get(nameOfCode(SummaryType, population)) === 0;
  return isSingle ? 0 : found;
}
