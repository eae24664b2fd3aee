// The statistics of one property in one interval of a summary.
import { Interpolation } from '../model.ts';
import { Moments, WeightedMoments } from './moments.ts';

/** A number, or the text for a number that JSON does not have. */
export type Statistic = number | 'NaN' | 'Infinity' | '-Infinity';

/** Returns an empty map for each kind of summary, in the order of the response (docs/behavior/stream-data.md#summaries). */
export function emptySummaries() {
  const statistics = () => new Map<string, Statistic>();
  return {
    Count: statistics(),
    Minimum: statistics(),
    Maximum: statistics(),
    Range: statistics(),
    Total: statistics(),
    Mean: statistics(),
    StandardDeviation: statistics(),
    PopulationStandardDeviation: statistics(),
    WeightedMean: statistics(),
    WeightedStandardDeviation: statistics(),
    WeightedPopulationStandardDeviation: statistics(),
    Skewness: statistics(),
    Kurtosis: statistics(),
  };
}
export type SummaryKind = keyof ReturnType<typeof emptySummaries>;

/** The value of a segment between two values: their mean, the first or the second. */
type SegmentValue = 'middle' | 'first' | 'second';

/** Returns the value of segments in an interpolation mode (docs/behavior/stream-data.md#summary-statistics). */
function segmentValueOf(mode: Interpolation): SegmentValue {
  switch (mode) {
    case Interpolation.StepwiseContinuousLeading:
    case Interpolation.ContinuousNullableLeading:
      return 'first';
    case Interpolation.StepwiseContinuousTrailing:
    case Interpolation.ContinuousNullableTrailing:
      return 'second';
    default:
      return 'middle';
  }
}

/** The statistics of consecutive stored events and the segments between them. */
export interface PropertyRun {
  readonly count: number;
  readonly minimum: number;
  readonly maximum: number;
  /** The values of the first and the last event, and the first and the last value that is not null. */
  readonly firstPoint: number | null;
  readonly firstNonNull: number | null;
  readonly lastPoint: number | null;
  readonly lastNonNull: number | null;
  readonly segments: Moments;
  readonly weighted: WeightedMoments;
}

/** Accumulates the values of one property in one interval (docs/behavior/stream-data.md#summary-statistics). */
export class PropertyStatistics {
  readonly #take: SegmentValue;
  readonly #segments = new Moments();
  readonly #weighted = new WeightedMoments();
  #count = 0;
  #minimum = Infinity;
  #maximum = -Infinity;
  #hasPoint = false;
  #point: number | null = null;
  #known: number | null = null;

  constructor(mode: Interpolation) {
    this.#take = segmentValueOf(mode);
  }

  /** Adds the value of a stored event. */
  addStored(value: number | null): void {
    if (value === null) return;
    this.#count += 1;
    this.#minimum = Math.min(this.#minimum, value);
    this.#maximum = Math.max(this.#maximum, value);
  }

  /** Adds the value at the next point, `width` after the one before: it ends one segment and begins another. */
  addPoint(value: number | null, width: number): void {
    if (this.#hasPoint) {
      const weighted = this.#segment(this.#point, value);
      if (weighted !== null) this.#weighted.add(weighted, width);
    }
    if (value !== null) {
      const segment = this.#known === null ? null : this.#segment(this.#known, value);
      if (segment !== null) this.#segments.add(segment);
      this.#known = value;
    }
    this.#hasPoint = true;
    this.#point = value;
  }

  /** Adds a run of stored events between two points, the first of them `width` after the point before. */
  addRun(run: PropertyRun, width: number): void {
    this.#count += run.count;
    this.#minimum = Math.min(this.#minimum, run.minimum);
    this.#maximum = Math.max(this.#maximum, run.maximum);
    if (this.#hasPoint) {
      const weighted = this.#segment(this.#point, run.firstPoint);
      if (weighted !== null) this.#weighted.add(weighted, width);
    }
    const segment =
      this.#known === null || run.firstNonNull === null ? null : this.#segment(this.#known, run.firstNonNull);
    if (segment !== null) this.#segments.add(segment);
    this.#segments.merge(run.segments);
    this.#weighted.merge(run.weighted);
    this.#known = run.lastNonNull ?? this.#known;
    this.#hasPoint = true;
    this.#point = run.lastPoint;
  }

  /** Returns the accumulated statistics as a run. */
  toRun(firstPoint: number | null, firstNonNull: number | null): PropertyRun {
    return {
      count: this.#count,
      minimum: this.#minimum,
      maximum: this.#maximum,
      firstPoint,
      firstNonNull,
      lastPoint: this.#point,
      lastNonNull: this.#known,
      segments: this.#segments,
      weighted: this.#weighted,
    };
  }

  #segment(a: number | null, b: number | null): number | null {
    if (this.#take === 'first') return a;
    if (this.#take === 'second') return b;
    return a === null || b === null ? null : (a + b) / 2;
  }

  /** Calls back with each statistic, except those for which there are too few values. */
  forEach(statistic: (kind: SummaryKind, value: number) => void): void {
    statistic('Count', this.#count);
    if (this.#count > 0) {
      statistic('Minimum', this.#minimum);
      statistic('Maximum', this.#maximum);
      statistic('Range', this.#maximum - this.#minimum);
    }
    const segments = this.#segments;
    if (segments.count > 0) {
      statistic('Total', segments.total);
      statistic('Mean', segments.mean);
      statistic('StandardDeviation', segments.deviation);
      statistic('PopulationStandardDeviation', segments.populationDeviation);
      statistic('Skewness', segments.skewness);
      statistic('Kurtosis', segments.kurtosis);
    }
    const weighted = this.#weighted;
    if (weighted.count > 0) {
      statistic('WeightedMean', weighted.mean);
      statistic('WeightedStandardDeviation', weighted.deviation);
      statistic('WeightedPopulationStandardDeviation', weighted.populationDeviation);
    }
  }
}

/** Returns a number in the form of JSON (docs/behavior/stream-data.md#summary-statistics). */
export function toStatistic(value: number): Statistic {
  if (Number.isFinite(value)) return value;
  if (Number.isNaN(value)) return 'NaN';
  return value > 0 ? 'Infinity' : '-Infinity';
}
