// The requested window of the data: start, end and, for interpolated data, the grid (docs/behavior/data-views.md#windows).
import { Extrapolation, Interpolation, InvalidInput, type EventType, type Value } from '../model.ts';
import { canInterpolateIndex } from '../reading/index-scale.ts';
import { fromUnits, unitsOf } from '../reading/exact.ts';
import { parseIndex } from '../values/index-text.ts';
import { comparer } from '../values/order.ts';
import { textParser } from '../values/scalar-text.ts';
import { maxDateTime } from '../values/ticks.ts';
import { parseTimeSpan } from '../values/time-span.ts';
import { integerRange, TypeCode, typeCodeName } from '../values/type-codes.ts';
import { decimalGrid } from './decimal-grid.ts';
import type { DataView } from './definition.ts';
import { Faults } from './faults.ts';

/** A range of indexes that includes its start. */
export interface Window {
  readonly start: Value;
  /** Null to end at the last event. */
  readonly end: Value;
  readonly includesEnd: boolean;
}

/** Indexes at equal steps. */
export interface Grid {
  /** Returns the index a number of steps after the start, limited to the range of its type. */
  readonly indexAt: (step: number) => Value;
  /** The number of indexes in the window. */
  readonly count: number;
}

export interface WindowParameters {
  readonly startIndex?: string | undefined;
  readonly endIndex?: string | undefined;
  readonly interval?: string | undefined;
}

export interface ResolvedWindow {
  readonly window: Window;
  /** Only for interpolated data. */
  readonly grid: Grid | null;
}

/** Returns the type of events that have only an index, of a type code. */
export function indexType(code: number): EventType {
  const { Discrete } = Interpolation;
  const key = { id: 'Index', code, members: new Map(), properties: [], interpolation: Discrete, uom: null };
  return {
    id: 'Index',
    name: 'Index',
    properties: [key],
    keys: [0],
    interpolation: Discrete,
    extrapolation: Extrapolation.None,
  };
}

/** The members of a view with the defaults of the parameters. */
const defaultMembers = {
  startIndex: 'DefaultStartIndex',
  endIndex: 'DefaultEndIndex',
  interval: 'DefaultInterval',
} as const;

interface WindowOptions {
  /** The number of indexes in each group; it replaces the end. */
  readonly countPerGroup?: number | undefined;
  /** Default true. */
  readonly includesEnd?: boolean | undefined;
}

/** Returns the window of a request for the data of a view; the view has the defaults. Throws InvalidInput that names all faults. */
export function readWindow(
  view: DataView,
  mode: 'stored' | 'interpolated',
  texts: WindowParameters,
  { countPerGroup, includesEnd = true }: WindowOptions = {},
): ResolvedWindow {
  const faults = new Faults();
  const code = view.IndexTypeCode;
  const readParameter = (name: keyof WindowParameters, read: (text: string, name: string) => Value): Value => {
    const text = texts[name] ?? view[defaultMembers[name]] ?? '';
    const source = texts[name] === undefined ? defaultMembers[name] : name;
    if (text !== '') return faults.attempt(() => read(text, source), null);
    faults.add(name, `must be given, since the data view has no ${defaultMembers[name]}`);
    return null;
  };
  const readIndex = (text: string, name: string) => parseIndex(indexType(code), text, name)[0] ?? null;
  const start = readParameter('startIndex', readIndex);
  const end = countPerGroup === undefined ? readParameter('endIndex', readIndex) : null;
  if (start !== null && end !== null && comparer(code)(start, end) > 0) {
    faults.add('startIndex', 'must not come after endIndex');
  }
  const window = { start, end, includesEnd };
  if (mode === 'stored') {
    faults.throwIfAny();
    return { window, grid: null };
  }
  if (!canInterpolateIndex(indexType(code))) {
    faults.add('IndexTypeCode', `must be a number or a time for interpolated data, not ${typeCodeName(code)}`);
    faults.throwIfAny();
  }
  const interval = readParameter('interval', (text, name) => readInterval(code, text, name));
  faults.throwIfAny();
  const grid = createGrid(code, start, interval, window, countPerGroup);
  if (grid.count > 1 && comparer(code)(grid.indexAt(1), start) <= 0) {
    throw new InvalidInput('interval', 'interval must be large enough to lead from startIndex to another index.');
  }
  return { window, grid };
}

const isTime = (code: number) => code === TypeCode.DateTime || code === TypeCode.DateTimeOffset;

function readInterval(code: number, text: string, name: string): Value {
  const value = isTime(code) ? parseTimeSpan(text) : textParser(code)(text);
  const isPositive = (interval: Value) =>
    typeof interval === 'number' ? interval > 0 && Number.isFinite(interval) : unitsOf(interval) > 0n;
  if (value !== undefined && isPositive(value)) return value;
  const form = isTime(code) ? 'a time span like 1.02:03:04.5' : `a number of ${typeCodeName(code)}`;
  throw new InvalidInput(name, `${name} must be ${form}, above zero, but is '${text.slice(0, 100)}'.`);
}

function createGrid(
  code: number,
  start: Value,
  interval: Value,
  { end, includesEnd }: Window,
  countPerGroup = 0,
): Grid {
  const toIndex = fromUnits(code);
  if (toIndex) {
    const [from, step] = [unitsOf(start), unitsOf(interval)];
    const { min, max } = unitLimits(code);
    const clamp = (units: bigint) => (units < min ? min : units > max ? max : units);
    const indexAt = (steps: number) => toIndex(clamp(from + BigInt(steps) * step), start);
    // The count ends at the limit of the index type.
    const last = end === null ? max : unitsOf(end) - (includesEnd ? 0n : 1n);
    const stepCount = last < from ? 0 : Number((last - from) / step) + 1;
    return { indexAt, count: end === null ? Math.min(countPerGroup, stepCount) : stepCount };
  }
  const [from, last] = [Number(start), Number(end)];
  if (!Number.isFinite(from)) return { indexAt: () => from, count: end === null ? countPerGroup : Infinity };
  const { indexAt, countTo } = decimalGrid(code, from, Number(interval));
  if (end === null) return { indexAt, count: countPerGroup };
  return { indexAt, count: Number.isFinite(last) ? countTo(last, includesEnd) : Infinity };
}

/** Returns the smallest and the largest value of a type code, in units. */
function unitLimits(code: number): { readonly min: bigint; readonly max: bigint } {
  if (isTime(code)) return { min: 0n, max: maxDateTime };
  const maxDecimal = (2n ** 96n - 1n) * 10n ** 28n;
  return integerRange(code) ?? { min: -maxDecimal, max: maxDecimal };
}
