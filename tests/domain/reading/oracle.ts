// The expected results of reads, for events with an integer key and a nullable double. It follows the text of
// docs/behavior/stream-data.md as closely as possible, and is slow.
import { Boundary, Extrapolation, Interpolation } from '../../../server/domain/model.ts';

export type Row = readonly [key: number, value: number | null];

export interface Stream {
  /** In ascending order of keys. */
  readonly rows: readonly Row[];
  readonly interpolation: Interpolation;
  readonly extrapolation: Extrapolation;
  /** Calculates an event that is not stored, for streams whose properties have different modes; by default the mode of the stream does. */
  readonly calculate?: (key: number) => Row | undefined;
}

export interface Ends {
  readonly start: number;
  readonly end: number;
  readonly startBoundary: Boundary;
  readonly endBoundary: Boundary;
}

type Accept = (row: Row) => boolean;

export const isNullableMode = (mode: Interpolation) =>
  mode === Interpolation.ContinuousNullableLeading || mode === Interpolation.ContinuousNullableTrailing;

export const storedAt = ({ rows }: Stream, key: number) => rows.find((row) => row[0] === key);
export const lastBefore = ({ rows }: Stream, key: number) => rows.filter((row) => row[0] < key).at(-1);
export const firstAfter = ({ rows }: Stream, key: number) => rows.find((row) => row[0] > key);

function computedAt(stream: Stream, key: number): Row | undefined {
  const { interpolation: mode, extrapolation } = stream;
  if (stream.calculate) return stream.calculate(key);
  const p = lastBefore(stream, key);
  const n = firstAfter(stream, key);
  if (mode === Interpolation.Discrete) return undefined;
  if (p && n) return [key, valueBetween(mode, p, n, key)];
  const isExtrapolated =
    extrapolation === Extrapolation.All ||
    (p !== undefined && extrapolation === Extrapolation.Forward) ||
    (n !== undefined && extrapolation === Extrapolation.Backward);
  const nearest = p ?? n;
  if (!isExtrapolated || !nearest) return undefined;
  return [key, isNullableMode(mode) ? null : nearest[1]];
}

export function valueBetween(mode: Interpolation, [keyP, p]: Row, [keyN, n]: Row, key: number): number | null {
  if (mode === Interpolation.StepwiseContinuousLeading) return p;
  if (mode === Interpolation.StepwiseContinuousTrailing) return n;
  if (p !== null && n !== null) return p + (n - p) * ((key - keyP) / (keyN - keyP));
  if (mode === Interpolation.ContinuousNullableLeading) return p;
  if (mode === Interpolation.ContinuousNullableTrailing) return n;
  return null;
}

const presentRows = (rows: readonly (Row | undefined)[]) => rows.filter((row) => row !== undefined);

export const eventAt = (stream: Stream, key: number) => storedAt(stream, key) ?? computedAt(stream, key);

export const interpolated = (stream: Stream, keys: readonly number[]) =>
  presentRows(keys.map((key) => eventAt(stream, key)));

export function windowOf(stream: Stream, { start, end, startBoundary, endBoundary }: Ends, accept: Accept): Row[] {
  const core = stream.rows.filter(
    ([key]) =>
      (startBoundary === Boundary.Inside ? key > start : key >= start) &&
      (endBoundary === Boundary.Inside ? key < end : key <= end),
  );
  const added: (Row | undefined)[] = [];
  if (startBoundary === Boundary.Outside) added.push(lastBefore(stream, start));
  if (endBoundary === Boundary.Outside) added.push(firstAfter(stream, end));
  if (startBoundary === Boundary.ExactOrCalculated && !storedAt(stream, start)) added.push(computedAt(stream, start));
  if (endBoundary === Boundary.ExactOrCalculated && !storedAt(stream, end)) added.push(computedAt(stream, end));
  const byKey = new Map([...core, ...presentRows(added)].map((row) => [row[0], row]));
  return [...byKey.values()].sort((a, b) => a[0] - b[0]).filter(accept);
}

export function rangeOf(stream: Stream, start: number, boundary: Boundary, reversed: boolean): Row[] {
  const isBeyond = (key: number) => (reversed ? key < start : key > start);
  const core = stream.rows.filter(([key]) => isBeyond(key) || (key === start && boundary !== Boundary.Inside));
  if (reversed) core.reverse();
  const added =
    boundary === Boundary.Outside
      ? reversed
        ? firstAfter(stream, start)
        : lastBefore(stream, start)
      : boundary === Boundary.ExactOrCalculated && !storedAt(stream, start)
        ? computedAt(stream, start)
        : undefined;
  return presentRows([added, ...core]);
}

/** Returns the step k of `parts` equal steps, rounded half to even. */
export function step(start: number, end: number, k: number, parts: number): number {
  const dividend = start * parts + k * (end - start);
  const floor = Math.floor(dividend / parts);
  const remainder = dividend - floor * parts;
  if (remainder * 2 === parts) return floor % 2 === 0 ? floor : floor + 1;
  return remainder * 2 < parts ? floor : floor + 1;
}

/** Returns the part, from 1 to `parts`, of a key. A key at an edge is in the part that ends there. */
function partOf(key: number, start: number, end: number, parts: number): number {
  for (let part = 1; part < parts; part += 1) if (key <= step(start, end, part, parts)) return part;
  return parts;
}

export type Statistics = Readonly<Record<string, number>>;

export interface SummaryOfInterval {
  readonly start: Row | undefined;
  readonly end: Row | undefined;
  readonly keyCount: number;
  readonly value: Statistics;
}

export function summariesOf(
  stream: Stream,
  start: number,
  end: number,
  parts: number,
  accept: Accept,
): SummaryOfInterval[] {
  return Array.from({ length: parts }, (_, i) => {
    const a = step(start, end, i, parts);
    const b = step(start, end, i + 1, parts);
    const events = stream.rows.filter(accept).filter(([key]) => (i === 0 ? key >= a : key > a) && key <= b);
    const inside = events.filter(([key]) => key > a && key < b);
    const edges = [eventAt(stream, a), eventAt(stream, b)] as const;
    const points = presentRows([edges[0], ...inside, a === b ? undefined : edges[1]]);
    return {
      start: edges[0],
      end: edges[1],
      keyCount: events.length,
      value: {
        ...eventStatistics(events),
        ...segmentStatistics(points, stream.interpolation),
        ...weightedStatistics(points, stream.interpolation),
      },
    };
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function eventStatistics(events: readonly Row[]): Statistics {
  const values = events.map(([, value]) => value).filter((value) => value !== null);
  if (values.length === 0) return { Count: 0 };
  const [minimum, maximum] = [Math.min(...values), Math.max(...values)];
  return { Count: values.length, Minimum: minimum, Maximum: maximum, Range: maximum - minimum };
}

function segmentValue(mode: Interpolation, a: number | null, b: number | null): number | null {
  const { StepwiseContinuousLeading, StepwiseContinuousTrailing } = Interpolation;
  if (mode === StepwiseContinuousLeading || mode === Interpolation.ContinuousNullableLeading) return a;
  if (mode === StepwiseContinuousTrailing || mode === Interpolation.ContinuousNullableTrailing) return b;
  return a === null || b === null ? null : (a + b) / 2;
}

function segmentStatistics(points: readonly Row[], mode: Interpolation): Statistics {
  const nonNull = points.filter(([, value]) => value !== null);
  const values = nonNull.slice(1).map(([, b], i) => segmentValue(mode, nonNull[i]?.[1] ?? null, b) ?? NaN);
  const n = values.length;
  if (n === 0) return {};
  const mean = sum(values) / n;
  const moment = (power: number) => sum(values.map((value) => (value - mean) ** power)) / n;
  const deviation = Math.sqrt(moment(2));
  return {
    Total: sum(values),
    Mean: mean,
    PopulationStandardDeviation: deviation,
    StandardDeviation: n === 1 ? NaN : deviation * Math.sqrt(n / (n - 1)),
    Skewness: moment(3) / moment(2) ** 1.5,
    Kurtosis: moment(4) / moment(2) ** 2 - 3,
  };
}

function weightedStatistics(points: readonly Row[], mode: Interpolation): Statistics {
  const segments = points.slice(1).flatMap(([key, b], i) => {
    const [keyBefore, a] = points[i] ?? [0, null];
    const value = segmentValue(mode, a, b);
    return value === null ? [] : [{ value, weight: key - keyBefore }];
  });
  const n = segments.length;
  if (n === 0) return {};
  const weights = sum(segments.map(({ weight }) => weight));
  const mean = sum(segments.map(({ value, weight }) => weight * value)) / weights;
  const deviation = Math.sqrt(sum(segments.map(({ value, weight }) => weight * (value - mean) ** 2)) / weights);
  return {
    WeightedMean: mean,
    WeightedPopulationStandardDeviation: deviation,
    WeightedStandardDeviation: n === 1 ? NaN : deviation * Math.sqrt(n / (n - 1)),
  };
}

export function sampledOf(stream: Stream, ends: Ends, parts: number, accept: Accept): Row[] {
  const rows = windowOf(stream, ends, accept);
  return Array.from({ length: parts }, (_, i) => {
    const part = rows.filter(([key]) => partOf(key, ends.start, ends.end, parts) === i + 1);
    const nonNull = part.filter(([, value]) => value !== null);
    const values = nonNull.map(([, value]) => value ?? NaN);
    const [minimum, maximum] = [Math.min(...values), Math.max(...values)];
    const sampled = [
      part.at(0),
      part.at(-1),
      nonNull.find(([, value]) => value === minimum),
      nonNull.find(([, value]) => value === maximum),
    ];
    return part.filter((row) => sampled.includes(row));
  }).flat();
}
