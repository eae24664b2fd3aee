// What reads must answer, written from the tables of docs/behavior/stream-data.md for events of an integer key and a nullable double.
// Everything at once and every formula twice over the data: slow, and as close to the text as can be.
import { Boundary, Extrapolation, Interpolation } from '../../../server/domain/model.ts';

export type Row = readonly [key: number, value: number | null];

export interface Stream {
  /** In ascending order of keys. */
  readonly rows: readonly Row[];
  readonly interpolation: Interpolation;
  readonly extrapolation: Extrapolation;
  /** Returns what is calculated where no event is stored, for streams whose properties differ in mode; by default the modes decide. */
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

/** 4.1, 4.3, 4.4 */
function computedAt(stream: Stream, key: number): Row | undefined {
  const { interpolation: mode, extrapolation } = stream;
  if (stream.calculate) return stream.calculate(key);
  const p = lastBefore(stream, key);
  const n = firstAfter(stream, key);
  if (mode === Interpolation.Discrete) return undefined;
  if (p && n) return [key, valueBetween(mode, p, n, key)];
  const isOn =
    extrapolation === Extrapolation.All ||
    (p !== undefined && extrapolation === Extrapolation.Forward) ||
    (n !== undefined && extrapolation === Extrapolation.Backward);
  const nearest = p ?? n;
  if (!isOn || !nearest) return undefined;
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

/** 4.2 */
export const interpolated = (stream: Stream, keys: readonly number[]) =>
  presentRows(keys.map((key) => eventAt(stream, key)));

/** 1.2, 1.3, 15 */
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

/** 1.2, 1.4, 2.4 */
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

/** k-th of `parts` equal steps, half to even: 4.2 */
export function step(start: number, end: number, k: number, parts: number): number {
  const dividend = start * parts + k * (end - start);
  const floor = Math.floor(dividend / parts);
  const rest = dividend - floor * parts;
  if (rest * 2 === parts) return floor % 2 === 0 ? floor : floor + 1;
  return rest * 2 < parts ? floor : floor + 1;
}

/** The part of 1 to `parts` that a key lies in: the first closed, the others open at their start (5.3, 6.1). */
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

/** 5.3, 5.4 */
export function summariesOf(
  stream: Stream,
  start: number,
  end: number,
  parts: number,
  accept: Accept,
): SummaryOfInterval[] {
  return Array.from({ length: parts }, (_, place) => {
    const a = step(start, end, place, parts);
    const b = step(start, end, place + 1, parts);
    const events = stream.rows.filter(accept).filter(([key]) => (place === 0 ? key >= a : key > a) && key <= b);
    const inside = events.filter(([key]) => key > a && key < b);
    const edges = [eventAt(stream, a), eventAt(stream, b)] as const;
    const points = presentRows([edges[0], ...inside, a === b ? undefined : edges[1]]);
    return {
      start: edges[0],
      end: edges[1],
      keyCount: events.length,
      value: {
        ...ofEvents(events),
        ...ofSegments(points, stream.interpolation),
        ...ofWeights(points, stream.interpolation),
      },
    };
  });
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function ofEvents(events: readonly Row[]): Statistics {
  const values = events.map(([, value]) => value).filter((value) => value !== null);
  if (values.length === 0) return { Count: 0 };
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return { Count: values.length, Minimum: least, Maximum: most, Range: most - least };
}

function segmentValue(mode: Interpolation, a: number | null, b: number | null): number | null {
  const { StepwiseContinuousLeading, StepwiseContinuousTrailing } = Interpolation;
  if (mode === StepwiseContinuousLeading || mode === Interpolation.ContinuousNullableLeading) return a;
  if (mode === StepwiseContinuousTrailing || mode === Interpolation.ContinuousNullableTrailing) return b;
  return a === null || b === null ? null : (a + b) / 2;
}

function ofSegments(points: readonly Row[], mode: Interpolation): Statistics {
  const known = points.filter(([, value]) => value !== null);
  const values = known.slice(1).map(([, b], place) => segmentValue(mode, known[place]?.[1] ?? null, b) ?? NaN);
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

function ofWeights(points: readonly Row[], mode: Interpolation): Statistics {
  const segments = points.slice(1).flatMap(([key, b], place) => {
    const [keyBefore, a] = points[place] ?? [0, null];
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

/** 6.1 */
export function sampledOf(stream: Stream, ends: Ends, parts: number, accept: Accept): Row[] {
  const rows = windowOf(stream, ends, accept);
  return Array.from({ length: parts }, (_, place) => {
    const part = rows.filter(([key]) => partOf(key, ends.start, ends.end, parts) === place + 1);
    const known = part.filter(([, value]) => value !== null);
    const values = known.map(([, value]) => value ?? NaN);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    const kept = [
      part.at(0),
      part.at(-1),
      known.find(([, value]) => value === least),
      known.find(([, value]) => value === most),
    ];
    return part.filter((row) => kept.includes(row));
  }).flat();
}
