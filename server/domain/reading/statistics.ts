// The statistics of one property in one interval of a summary.
import { Interpolation } from '../model.ts';
import { Moments, WeightedMoments } from './moments.ts';

/** A number, or the name of a number that JSON cannot express. */
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
  readonly #segmentValue: SegmentValue;
  readonly #segments = new Moments();
  readonly #weighted = new WeightedMoments();
  #count = 0;
  #minimum = Infinity;
  #maximum = -Infinity;
  #hasPoint = false;
  #lastPoint: number | null = null;
  #lastNonNull: number | null = null;

  constructor(mode: Interpolation) {
    this.#segmentValue = segmentValueOf(mode);
  }

  /** Adds the value of a stored event. */
  addStored(value: number | null): void {
    if (value === null) return;
    this.#count += 1;
    this.#minimum = Math.min(this.#minimum, value);
    this.#maximum = Math.max(this.#maximum, value);
  }

  /** Adds the value at the next point, at a distance of `width` from the previous one. It ends one segment and begins another. */
  addPoint(value: number | null, width: number): void {
    if (this.#hasPoint) {
      const weighted = this.#segment(this.#lastPoint, value);
      if (weighted !== null) this.#weighted.add(weighted, width);
    }
    if (value !== null) {
      const segment = this.#lastNonNull === null ? null : this.#segment(this.#lastNonNull, value);
      if (segment !== null) this.#segments.add(segment);
      this.#lastNonNull = value;
    }
    this.#hasPoint = true;
    this.#lastPoint = value;
  }

  /** Adds a run of stored events between two points; `width` is the distance of its first event from the previous point. */
  addRun(run: PropertyRun, width: number): void {
    this.#count += run.count;
    this.#minimum = Math.min(this.#minimum, run.minimum);
    this.#maximum = Math.max(this.#maximum, run.maximum);
    if (this.#hasPoint) {
      const weighted = this.#segment(this.#lastPoint, run.firstPoint);
      if (weighted !== null) this.#weighted.add(weighted, width);
    }
    const segment =
      this.#lastNonNull === null || run.firstNonNull === null
        ? null
        : this.#segment(this.#lastNonNull, run.firstNonNull);
    if (segment !== null) this.#segments.add(segment);
    this.#segments.merge(run.segments);
    this.#weighted.merge(run.weighted);
    this.#lastNonNull = run.lastNonNull ?? this.#lastNonNull;
    this.#hasPoint = true;
    this.#lastPoint = run.lastPoint;
  }

  /** Returns the accumulated statistics as a run. */
  toRun(firstPoint: number | null, firstNonNull: number | null): PropertyRun {
    return {
      count: this.#count,
      minimum: this.#minimum,
      maximum: this.#maximum,
      firstPoint,
      firstNonNull,
      lastPoint: this.#lastPoint,
      lastNonNull: this.#lastNonNull,
      segments: this.#segments,
      weighted: this.#weighted,
    };
  }

  #segment(a: number | null, b: number | null): number | null {
    if (this.#segmentValue === 'first') return a;
    if (this.#segmentValue === 'second') return b;
    return a === null || b === null ? null : (a + b) / 2;
  }

  /** Calls `visit` with each statistic for which there are enough values. */
  forEach(visit: (kind: SummaryKind, value: number) => void): void {
    visit('Count', this.#count);
    if (this.#count > 0) {
      visit('Minimum', this.#minimum);
      visit('Maximum', this.#maximum);
      visit('Range', this.#maximum - this.#minimum);
    }
    const segments = this.#segments;
    if (segments.count > 0) {
      visit('Total', segments.total);
      visit('Mean', segments.mean);
      visit('StandardDeviation', segments.deviation);
      visit('PopulationStandardDeviation', segments.populationDeviation);
      visit('Skewness', segments.skewness);
      visit('Kurtosis', segments.kurtosis);
    }
    const weighted = this.#weighted;
    if (weighted.count > 0) {
      visit('WeightedMean', weighted.mean);
      visit('WeightedStandardDeviation', weighted.deviation);
      visit('WeightedPopulationStandardDeviation', weighted.populationDeviation);
    }
  }
}

/** Returns a number as JSON can express it (docs/behavior/stream-data.md#summary-statistics). */
export function toStatistic(value: number): Statistic {
  if (Number.isFinite(value)) return value;
  if (Number.isNaN(value)) return 'NaN';
  return value > 0 ? 'Infinity' : '-Infinity';
}
