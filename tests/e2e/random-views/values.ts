// An oracle that computes values at an index and summaries of an interval from all events of a stream
// (docs/behavior/stream-data.md#values-between-events; docs/behavior/data-views.md).
import type { Cell, Event, PropertyId, Stream } from './plants.ts';

const modeOf = (stream: Stream, property: PropertyId) => stream.modes[property] ?? stream.mode;

function halfEven(value: number): number {
  const floor = Math.floor(value);
  if (value - floor !== 0.5) return Math.round(value);
  return floor % 2 === 0 ? floor : floor + 1;
}

/** Returns the exact value between two values of type Int32. */
function wholeBetween(a: number, b: number, part: number, whole: number): number {
  const dividend = a * whole + (b - a) * part;
  const floor = Math.floor(dividend / whole);
  const remainder = dividend - floor * whole;
  if (remainder * 2 === whole) return halfEven(floor + 0.5);
  return remainder * 2 > whole ? floor + 1 : floor;
}

function between(stream: Stream, property: PropertyId, before: Event, after: Event, at: number): Cell {
  const [a, b] = [before.values[property] ?? null, after.values[property] ?? null];
  const [part, whole] = [at - before.at, after.at - before.at];
  const mode = modeOf(stream, property);
  const continuous = (): Cell => {
    if (property === 'S') return null;
    if (typeof a !== 'number' || typeof b !== 'number') return null;
    return property === 'B' ? wholeBetween(a, b, part, whole) : a + (b - a) * (part / whole);
  };
  if (mode === 1) return a;
  if (mode === 2) return b;
  if (mode === 4 && (a === null || b === null)) return a;
  if (mode === 5 && (a === null || b === null)) return b;
  return continuous();
}

/** Returns the stored or computed value at an index, or null; `of` is I for the index itself. */
export function valueAt(stream: Stream, of: PropertyId | 'I', at: number): Cell {
  const { events, extrapolation } = stream;
  const stored = events.find((event) => event.at === at);
  const cellOf = (event: Event): Cell => (of === 'I' ? stream.index.json(at) : (event.values[of] ?? null));
  if (stored) return cellOf(stored);
  if (stream.mode === 3) return null;
  const before = events.findLast((event) => event.at < at);
  const after = events.find((event) => event.at > at);
  const nearest =
    before && after
      ? null
      : before && (extrapolation === 0 || extrapolation === 2)
        ? before
        : after && (extrapolation === 0 || extrapolation === 3)
          ? after
          : undefined;
  if (nearest === undefined) return null;
  if (of === 'I') return stream.index.json(at);
  if (modeOf(stream, of) === 3) return null;
  if (nearest) return nearest.values[of] ?? null;
  return before && after ? between(stream, of, before, after, at) : null;
}

/** A number that depends on rounding errors only: any value is correct. */
export const anyNumber = 'any number';

/** Returns a summary of an interval, including its ends. */
export function summaryOf(stream: Stream, of: PropertyId | 'I', kind: string, start: number, end: number): Cell {
  const inside = stream.events.filter(({ at }) => at >= start && at <= end);
  if (of === 'I') return kind === 'Count' ? inside.length : null;
  const mode = modeOf(stream, of);
  if (of === 'S' || of === 'T' || mode === 3 || stream.mode === 3) {
    // A Discrete type has no summaries, even if its streams have another mode.
    return null;
  }
  const number = (cell: Cell | undefined) => (typeof cell === 'number' ? cell : null);
  const stored = inside.map(({ values }) => number(values[of])).filter((value) => value !== null);
  if (kind === 'Count') return stored.length;
  if (kind === 'Minimum' || kind === 'Maximum' || kind === 'Range') {
    const [minimum, maximum] = [Math.min(...stored), Math.max(...stored)];
    return stored.length === 0 ? null : kind === 'Minimum' ? minimum : kind === 'Maximum' ? maximum : maximum - minimum;
  }
  const exists = (at: number) => valueAt(stream, 'I', at) !== null;
  const middle = inside.filter(({ at }) => at > start && at < end).map(({ at }) => at);
  const indexes = [...(exists(start) ? [start] : []), ...middle, ...(end > start && exists(end) ? [end] : [])];
  const points = indexes.map((at) => ({ at, value: number(valueAt(stream, of, at)) }));
  return curveSummary(kind, mode, points);
}

interface Point {
  readonly at: number;
  readonly value: number | null;
}

function curveSummary(kind: string, mode: number, points: readonly Point[]): Cell {
  const segment = (a: number | null, b: number | null) => {
    if (mode === 1 || mode === 4) return a;
    if (mode === 2 || mode === 5) return b;
    return a === null || b === null ? null : (a + b) / 2;
  };
  const known = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const parts = known.slice(1).map((value, place) => ({ value: segment(known[place] ?? null, value) ?? 0, weight: 1 }));
  const weighted = points.slice(1).flatMap(({ at, value }, place) => {
    const before = points[place];
    const found = before ? segment(before.value, value) : null;
    return found === null || !before ? [] : [{ value: found, weight: at - before.at }];
  });
  const isWeighted = kind.startsWith('Weighted');
  const used = isWeighted ? weighted : parts;
  const [single = null] = known;
  if (used.length === 0) {
    if (known.length !== 1) return null;
    if (kind === 'Mean' || kind === 'Total' || kind === 'WeightedMean') return single;
    return kind.endsWith('Deviation') ? 0 : null;
  }
  const sum = (of: (part: { readonly value: number; readonly weight: number }) => number) =>
    used.reduce((total, part) => total + of(part), 0);
  const weights = sum(({ weight }) => weight);
  const mean = sum(({ value, weight }) => value * weight) / weights;
  const moment = (power: number) => sum(({ value, weight }) => weight * (value - mean) ** power) / weights;
  switch (kind.replace('Weighted', '')) {
    case 'Total':
      return sum(({ value }) => value);
    case 'Mean':
      return mean;
    case 'PopulationStandardDeviation':
      return Math.sqrt(moment(2));
    case 'StandardDeviation':
      return used.length === 1 ? 0 : Math.sqrt((moment(2) * used.length) / (used.length - 1));
    default: {
      // Values that differ by rounding errors only have no shape.
      if (Math.sqrt(moment(2)) < 1e-6) return anyNumber;
      return kind === 'Skewness' ? moment(3) / moment(2) ** 1.5 : moment(4) / moment(2) ** 2 - 3;
    }
  }
}
