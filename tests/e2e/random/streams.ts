// Random streams: their type, their settings, their events, and what is calculated between those
// (docs/behavior/stream-data.md#values-between-events).
import { Extrapolation, Interpolation } from '../../../server/domain/model.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import type { Row, Stream } from '../../domain/reading/oracle.ts';
import { randomKeys, randomRank, type Keys } from './keys.ts';
import type { Random } from './numbers.ts';

/** An event; `rank` stands for its index, `value` is what the oracle looks at. */
export interface Stored {
  readonly rank: number;
  readonly value: number | null;
  readonly whole: number;
  readonly label: string | null;
  readonly flag: boolean;
}

export interface RandomStream {
  readonly keys: Keys;
  /** Identifiers of all properties, in the order of the type. */
  readonly order: readonly string[];
  readonly isNullable: boolean;
  readonly mode: Interpolation;
  readonly extrapolation: Extrapolation;
  /** What an override says of the property Whole. */
  readonly wholeMode: Interpolation | null;
  readonly hasIndex: boolean;
  /** Whether modes are settings of the type rather than of the stream. */
  readonly isTypes: boolean;
  /** In ascending order. */
  readonly events: readonly Stored[];
}

const isNullableMode = (mode: Interpolation) =>
  mode === Interpolation.ContinuousNullableLeading || mode === Interpolation.ContinuousNullableTrailing;

export const labels = ['', 'a', 'B', 'ab', "it's", '中 \u{1F600}', '"\\\n'];

export function randomValues(random: Random, isNullable: boolean): Omit<Stored, 'rank'> {
  return {
    value: isNullable && random.chance(0.25) ? null : random.int(-20, 20) / 4,
    whole: random.int(-9, 9),
    label: random.chance(0.25) ? null : random.pick(labels),
    flag: random.chance(0.5),
  };
}

/** A stream of at most `size` events. */
export function randomStream(random: Random, size: number): RandomStream {
  const keys = randomKeys(random, size + 2);
  const mode = random.pick(Object.values(Interpolation));
  const isNullable = isNullableMode(mode) || random.chance(0.5);
  const isTypes = random.chance(0.3);
  const ranks = new Set(random.many(random.int(0, size), () => randomRank(random, keys)));
  return {
    keys,
    order: random.shuffled([...keys.parts.map(({ id }) => id), 'Value', 'Whole', 'Label', 'Flag']),
    isNullable,
    mode,
    extrapolation: random.pick(Object.values(Extrapolation)),
    wholeMode: !isTypes && random.chance(0.3) ? random.pick(Object.values(Interpolation)) : null,
    hasIndex: !isNullable && keys.parts.length < 3 && random.chance(0.3),
    isTypes,
    events: [...ranks].sort((a, b) => a - b).map((rank) => ({ rank, ...randomValues(random, isNullable) })),
  };
}

const property = (Id: string, SdsTypeCode: number, more: object = {}) => ({ Id, SdsType: { SdsTypeCode }, ...more });

const modes = ({ mode, extrapolation }: RandomStream) => ({
  InterpolationMode: mode,
  ExtrapolationMode: extrapolation,
});

export function typeBody(id: string, stream: RandomStream): object {
  const { keys, order, isNullable, isTypes } = stream;
  const properties = new Map<string, object>([
    ...keys.parts.map(
      ({ id: part, code }, place) => [part, property(part, code, { IsKey: true, Order: place })] as const,
    ),
    ['Value', property('Value', isNullable ? 100 + TypeCode.Double : TypeCode.Double)],
    ['Whole', property('Whole', TypeCode.Int32)],
    ['Label', property('Label', TypeCode.String)],
    ['Flag', property('Flag', TypeCode.Boolean)],
  ]);
  return {
    Id: id,
    Name: id,
    SdsTypeCode: 1,
    Properties: order.map((name) => properties.get(name)),
    ...(isTypes ? modes(stream) : {}),
  };
}

export function streamBody(id: string, typeId: string, stream: RandomStream): object {
  const { wholeMode, hasIndex, isTypes } = stream;
  return {
    Id: id,
    TypeId: typeId,
    ...(isTypes ? {} : modes(stream)),
    ...(hasIndex ? { Indexes: [{ SdsTypePropertyId: 'Value' }] } : {}),
    ...(wholeMode === null
      ? {}
      : { PropertyOverrides: [{ SdsTypePropertyId: 'Whole', InterpolationMode: wholeMode }] }),
  };
}

/** What the oracle knows of a stream. */
export const rowsOf = ({ events, mode, extrapolation, keys }: RandomStream): Stream => ({
  rows: events.map(({ rank, value }) => [rank, value]),
  interpolation: keys.isScale ? mode : Interpolation.Discrete,
  extrapolation,
});

/** The event that a row of the oracle is of, the properties it does not know filled in. */
export function eventOf(stream: RandomStream, [rank, value]: Row): Stored {
  const { events, mode } = stream;
  const stored = events.find((event) => event.rank === rank);
  if (stored) return stored;
  const p = events.findLast((event) => event.rank < rank);
  const n = events.find((event) => event.rank > rank);
  const wholeMode = stream.wholeMode ?? mode;
  const zero = { whole: 0, label: null, flag: false };
  if (p && n) {
    return {
      rank,
      value,
      whole: between(wholeMode, p.whole, n.whole, 0, () => wholeBetween(p, n, rank)),
      label: between(mode, p.label, n.label, null, () => null),
      flag: between(mode, p.flag, n.flag, false, () => ((rank - p.rank) * 2 <= n.rank - p.rank ? p.flag : n.flag)),
    };
  }
  const nearest = isNullableMode(mode) ? undefined : (p ?? n);
  const copied = nearest ?? zero;
  return { ...zero, ...copied, rank, value, whole: wholeMode === Interpolation.Discrete ? 0 : copied.whole };
}

/** 4.1 and 4.5 for one property; `linear` is its row in 4.4. */
function between<T>(mode: Interpolation, p: T, n: T, zero: T, linear: () => T): T {
  switch (mode) {
    case Interpolation.Continuous:
      return linear();
    case Interpolation.StepwiseContinuousLeading:
      return p;
    case Interpolation.StepwiseContinuousTrailing:
      return n;
    case Interpolation.Discrete:
      return zero;
    case Interpolation.ContinuousNullableLeading:
      return p === null || n === null ? p : linear();
    case Interpolation.ContinuousNullableTrailing:
      return p === null || n === null ? n : linear();
  }
}

/** Half to even. */
function wholeBetween(p: Stored, n: Stored, rank: number): number {
  const width = n.rank - p.rank;
  const dividend = p.whole * width + (n.whole - p.whole) * (rank - p.rank);
  const floor = Math.floor(dividend / width);
  const rest = dividend - floor * width;
  if (rest * 2 === width) return floor % 2 === 0 ? floor : floor + 1;
  return rest * 2 < width ? floor : floor + 1;
}

/** The members of an event, as text, in the order of the type; of a brief one only those that are not the default. */
export function eventText(stream: RandomStream, event: Stored, isVerbose: boolean): string {
  const { keys, order, isNullable } = stream;
  const own = keys.split(event.rank);
  const members = new Map<string, { readonly text: string; readonly isZero: boolean }>([
    ...keys.parts.map(({ id, text, isQuoted, zero }, place) => {
      const written = text(own[place] ?? 0);
      return [id, { text: isQuoted ? JSON.stringify(written) : written, isZero: written === zero }] as const;
    }),
    ['Value', { text: String(event.value), isZero: isNullable ? event.value === null : event.value === 0 }],
    ['Whole', { text: String(event.whole), isZero: event.whole === 0 }],
    ['Label', { text: JSON.stringify(event.label), isZero: event.label === null }],
    ['Flag', { text: String(event.flag), isZero: !event.flag }],
  ]);
  const shown = order.flatMap((id) => {
    const member = members.get(id);
    return member && (isVerbose || !member.isZero) ? [`"${id}":${member.text}`] : [];
  });
  return `{${shown.join(',')}}`;
}
