// What is known of one property in one interval of a summary.
import { Interpolation } from '../model.ts';
import { Moments, WeightedMoments } from './moments.ts';

/** A number, or the text that stands for what JSON has no number for. */
export type Statistic = number | 'NaN' | 'Infinity' | '-Infinity';

/** A map for each kind of summary, in the order of their output (docs/behavior/stream-data.md#summaries). */
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

/** Which of the two values of a segment is its value: their middle, the first or the second. */
type SegmentValue = 'middle' | 'first' | 'second';

/** Which value a segment takes in an interpolation mode (docs/behavior/stream-data.md#summary-statistics). */
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

/** What consecutive stored events have of one property, and the segments between them. */
export interface PropertyRun {
  readonly count: number;
  readonly minimum: number;
  readonly maximum: number;
  /** Values of the first and of the last event, and the first and the last that are not null. */
  readonly firstPoint: number | null;
  readonly firstKnown: number | null;
  readonly lastPoint: number | null;
  readonly lastKnown: number | null;
  readonly segments: Moments;
  readonly weighted: WeightedMoments;
}

/** Collects the values of one property in one interval and says its statistics (docs/behavior/stream-data.md#summary-statistics). */
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

  /** Takes in the value of a stored event of the interval. */
  addStored(value: number | null): void {
    if (value === null) return;
    this.#count += 1;
    this.#minimum = Math.min(this.#minimum, value);
    this.#maximum = Math.max(this.#maximum, value);
  }

  /** Takes in the value at the next point, which lies `width` after the one before: segments end and begin here. */
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

  /** Takes in a run of stored events between two points, its first one `width` after the point before. */
  addRun(run: PropertyRun, width: number): void {
    this.#count += run.count;
    this.#minimum = Math.min(this.#minimum, run.minimum);
    this.#maximum = Math.max(this.#maximum, run.maximum);
    if (this.#hasPoint) {
      const weighted = this.#segment(this.#point, run.firstPoint);
      if (weighted !== null) this.#weighted.add(weighted, width);
    }
    const segment = this.#known === null || run.firstKnown === null ? null : this.#segment(this.#known, run.firstKnown);
    if (segment !== null) this.#segments.add(segment);
    this.#segments.merge(run.segments);
    this.#weighted.merge(run.weighted);
    this.#known = run.lastKnown ?? this.#known;
    this.#hasPoint = true;
    this.#point = run.lastPoint;
  }

  /** What was taken in, as a run. */
  toRun(firstPoint: number | null, firstKnown: number | null): PropertyRun {
    return {
      count: this.#count,
      minimum: this.#minimum,
      maximum: this.#maximum,
      firstPoint,
      firstKnown,
      lastPoint: this.#point,
      lastKnown: this.#known,
      segments: this.#segments,
      weighted: this.#weighted,
    };
  }

  #segment(a: number | null, b: number | null): number | null {
    if (this.#take === 'first') return a;
    if (this.#take === 'second') return b;
    return a === null || b === null ? null : (a + b) / 2;
  }

  /** Tells each statistic that there is; those without anything to be made of are left out. */
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

/** A number as JSON can say it (docs/behavior/stream-data.md#summary-statistics). */
export function toStatistic(value: number): Statistic {
  if (Number.isFinite(value)) return value;
  if (Number.isNaN(value)) return 'NaN';
  return value > 0 ? 'Infinity' : '-Infinity';
}
