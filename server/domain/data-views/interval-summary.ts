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

/** Returns the value of a summary of the property at a position, or null if it has none. */
export type IntervalSummary = (position: number, summary: SummaryType) => number | null;

/** Reads the summaries of one stream in consecutive intervals. The index is the first property of its events. */
export class IntervalSummaryReader {
  readonly #type: EventType;
  readonly #source: EventSource;
  readonly #compare: Comparer;
  readonly #summarizedPositions: readonly number[];
  #events: AsyncIterator<readonly Event[]> | undefined;
  #chunk: readonly Event[] = [];
  #chunkPosition = 0;
  #isAtEnd = false;
  #previous: Event | null = null;

  constructor(source: EventSource, type: EventType) {
    this.#source = source;
    this.#type = type;
    this.#compare = comparer(type.properties[0]?.code ?? TypeCode.Empty);
    this.#summarizedPositions = type.properties.flatMap((property, position) =>
      position > 0 && isSummarizable(property) ? [position] : [],
    );
  }

  /** Returns the summaries of an interval, both ends included. It must not start before the end of the previous interval. */
  async next(start: Value, end: Value): Promise<IntervalSummary> {
    await this.#skipTo(start);
    const statistics = new IntervalStatistics(this.#type, this.#summarizedPositions);
    const first = await this.#peek();
    const isAtStart = first !== null && this.#compare(first[0] ?? null, start) === 0;
    statistics.addPoint(isAtStart ? first : calculateEvent(this.#type, this.#previous, first, [start]), start);
    if (isAtStart) {
      statistics.addStored(first);
      if (this.#compare(start, end) === 0) return statistics.summary();
      this.#advance(first);
    }
    for (;;) {
      const event = await this.#peek();
      const order = event === null ? 1 : this.#compare(event[0] ?? null, end);
      if (event !== null && order <= 0) {
        statistics.addStored(event);
        statistics.addPoint(event, event[0] ?? null);
      }
      if (event === null || order >= 0) {
        // An event at the end also belongs to the next interval, so it is not consumed.
        const isBetween = order > 0 && this.#compare(start, end) < 0;
        if (isBetween) statistics.addPoint(calculateEvent(this.#type, this.#previous, event, [end]), end);
        return statistics.summary();
      }
      this.#advance(event);
    }
  }

  async close(): Promise<void> {
    await this.#events?.return?.();
  }

  /** Skips all events before an index. */
  async #skipTo(start: Value): Promise<void> {
    if (!this.#events) {
      this.#previous = await this.#source.before([start]);
      const range = { from: [start], fromInclusive: true, to: null, toInclusive: true, reversed: false };
      this.#events = this.#source.range(range)[Symbol.asyncIterator]();
    }
    for (let head = await this.#peek(); head && this.#compare(head[0] ?? null, start) < 0; head = await this.#peek()) {
      this.#advance(head);
    }
  }

  /** Returns the next event without consuming it, or null at the end. */
  async #peek(): Promise<Event | null> {
    while (this.#chunkPosition === this.#chunk.length && !this.#isAtEnd) {
      const next = await this.#events?.next();
      this.#isAtEnd = next === undefined || next.done === true;
      this.#chunk = next?.done === false ? next.value : [];
      this.#chunkPosition = 0;
    }
    return this.#chunk[this.#chunkPosition] ?? null;
  }

  #advance(event: Event): void {
    this.#previous = event;
    this.#chunkPosition += 1;
  }
}

/** Returns whether a property has summaries (docs/behavior/stream-data.md#summaries). */
function isSummarizable(property: Property): boolean {
  return property.interpolation !== Interpolation.Discrete && isMeasurable(property);
}

interface PropertySummary {
  readonly statistics: PropertyStatistics;
  pointCount: number;
  lastValue: number;
}

/** Accumulates the statistics of one interval. */
class IntervalStatistics {
  readonly #propertySummaries: ReadonlyMap<number, PropertySummary>;
  #count = 0;
  #last: Value = null;

  constructor(type: EventType, positions: readonly number[]) {
    this.#propertySummaries = new Map(
      positions.map((position) => {
        const mode = type.properties[position]?.interpolation ?? Interpolation.Continuous;
        return [position, { statistics: new PropertyStatistics(mode), pointCount: 0, lastValue: 0 }];
      }),
    );
  }

  /** Adds a stored event. */
  addStored(event: Event): void {
    this.#count += 1;
    for (const [position, { statistics }] of this.#propertySummaries)
      statistics.addStored(measure(event[position] ?? null));
  }

  /** Adds the values of a stored or calculated event at an index; null adds nothing. */
  addPoint(event: Event | null, index: Value): void {
    if (event === null) return;
    const width = this.#last === null ? 0 : distance(this.#last, index);
    this.#last = index;
    for (const [position, propertySummary] of this.#propertySummaries) {
      const value = measure(event[position] ?? null);
      propertySummary.statistics.addPoint(value, width);
      if (value === null) continue;
      propertySummary.pointCount += 1;
      propertySummary.lastValue = value;
    }
  }

  summary(): IntervalSummary {
    return (position, summary) => {
      // Count is the only summary of the index.
      if (position === 0) return summary === SummaryType.Count ? this.#count : null;
      const propertySummary = this.#propertySummaries.get(position);
      return propertySummary ? summaryValue(propertySummary, summary) : null;
    };
  }
}

const { Total, Mean, WeightedMean } = SummaryType;
/** For each deviation, the corresponding deviation of the population. */
const populationDeviations: ReadonlyMap<SummaryType, SummaryType> = new Map([
  [SummaryType.StandardDeviation, SummaryType.PopulationStandardDeviation],
  [SummaryType.PopulationStandardDeviation, SummaryType.PopulationStandardDeviation],
  [SummaryType.WeightedStandardDeviation, SummaryType.WeightedPopulationStandardDeviation],
  [SummaryType.WeightedPopulationStandardDeviation, SummaryType.WeightedPopulationStandardDeviation],
]);

function summaryValue({ statistics, pointCount, lastValue }: PropertySummary, summary: SummaryType): number | null {
  const values = new Map<string, number>();
  statistics.forEach((kind, number) => values.set(kind, number));
  const found = values.get(nameOfCode(SummaryType, summary)) ?? null;
  const population = populationDeviations.get(summary);
  // A single point has no segments, but its mean is its value and its deviation is 0.
  if (found === null && pointCount === 1) {
    if (summary === Mean || summary === Total || summary === WeightedMean) return lastValue;
    return population === undefined ? null : 0;
  }
  // The deviation of a single segment is also 0.
  const isPopulationZero = population !== undefined && values.get(nameOfCode(SummaryType, population)) === 0;
  return isPopulationZero ? 0 : found;
}
