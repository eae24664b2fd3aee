// Random streams: their type, their settings, their events, and the values between their events
// (docs/behavior/stream-data.md#values-between-events).
import { Extrapolation, Interpolation } from '../../../server/domain/model.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import type { Row, Stream } from '../../domain/reading/oracle.ts';
import { randomKeys, randomRank, type Keys } from './keys.ts';
import type { Random } from './numbers.ts';

/** An event. `rank` stands for its index. The oracle knows `rank` and `value` only. */
export interface StoredEvent {
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
  /** The interpolation mode that an override gives the property Whole. */
  readonly wholeMode: Interpolation | null;
  readonly hasIndex: boolean;
  /** Whether the type has the modes, rather than the stream. */
  readonly hasModesInType: boolean;
  /** In ascending order. */
  readonly events: readonly StoredEvent[];
}

const isNullableMode = (mode: Interpolation) =>
  mode === Interpolation.ContinuousNullableLeading || mode === Interpolation.ContinuousNullableTrailing;

export const labels = ['', 'a', 'B', 'ab', "it's", '中 \u{1F600}', '"\\\n'];

export function randomValues(random: Random, isNullable: boolean): Omit<StoredEvent, 'rank'> {
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
  const hasModesInType = random.chance(0.3);
  const ranks = new Set(random.many(random.int(0, size), () => randomRank(random, keys)));
  return {
    keys,
    order: random.shuffled([...keys.parts.map(({ id }) => id), 'Value', 'Whole', 'Label', 'Flag']),
    isNullable,
    mode,
    extrapolation: random.pick(Object.values(Extrapolation)),
    wholeMode: !hasModesInType && random.chance(0.3) ? random.pick(Object.values(Interpolation)) : null,
    hasIndex: !isNullable && keys.parts.length < 3 && random.chance(0.3),
    hasModesInType,
    events: [...ranks].sort((a, b) => a - b).map((rank) => ({ rank, ...randomValues(random, isNullable) })),
  };
}

const property = (Id: string, SdsTypeCode: number, more: object = {}) => ({ Id, SdsType: { SdsTypeCode }, ...more });

const modes = ({ mode, extrapolation }: RandomStream) => ({
  InterpolationMode: mode,
  ExtrapolationMode: extrapolation,
});

export function typeBody(id: string, stream: RandomStream): object {
  const { keys, order, isNullable, hasModesInType } = stream;
  const properties = new Map<string, object>([
    ...keys.parts.map(
      ({ id: part, code }, position) => [part, property(part, code, { IsKey: true, Order: position })] as const,
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
    ...(hasModesInType ? modes(stream) : {}),
  };
}

export function streamBody(id: string, typeId: string, stream: RandomStream): object {
  const { wholeMode, hasIndex, hasModesInType } = stream;
  return {
    Id: id,
    TypeId: typeId,
    ...(hasModesInType ? {} : modes(stream)),
    ...(hasIndex ? { Indexes: [{ SdsTypePropertyId: 'Value' }] } : {}),
    ...(wholeMode === null
      ? {}
      : { PropertyOverrides: [{ SdsTypePropertyId: 'Whole', InterpolationMode: wholeMode }] }),
  };
}

/** Returns the stream as the oracle takes it. */
export const rowsOf = ({ events, mode, extrapolation, keys }: RandomStream): Stream => ({
  rows: events.map(({ rank, value }) => [rank, value]),
  interpolation: keys.isInterpolable ? mode : Interpolation.Discrete,
  extrapolation,
});

/** Returns the event of a row of the oracle, with the properties that the oracle does not know. */
export function eventOf(stream: RandomStream, [rank, value]: Row): StoredEvent {
  const { events, mode } = stream;
  const stored = events.find((event) => event.rank === rank);
  if (stored) return stored;
  const previous = events.findLast((event) => event.rank < rank);
  const next = events.find((event) => event.rank > rank);
  const wholeMode = stream.wholeMode ?? mode;
  const defaults = { whole: 0, label: null, flag: false };
  if (previous && next) {
    return {
      rank,
      value,
      whole: between(wholeMode, previous.whole, next.whole, 0, () => wholeBetween(previous, next, rank)),
      label: between(mode, previous.label, next.label, null, () => null),
      flag: between(mode, previous.flag, next.flag, false, () =>
        (rank - previous.rank) * 2 <= next.rank - previous.rank ? previous.flag : next.flag,
      ),
    };
  }
  const nearest = isNullableMode(mode) ? undefined : (previous ?? next);
  const copied = nearest ?? defaults;
  return { ...defaults, ...copied, rank, value, whole: wholeMode === Interpolation.Discrete ? 0 : copied.whole };
}

/** Returns the value of one property between two events; `discrete` and `linear` are its values for these modes. */
function between<T>(mode: Interpolation, previous: T, next: T, discrete: T, linear: () => T): T {
  switch (mode) {
    case Interpolation.Continuous:
      return linear();
    case Interpolation.StepwiseContinuousLeading:
      return previous;
    case Interpolation.StepwiseContinuousTrailing:
      return next;
    case Interpolation.Discrete:
      return discrete;
    case Interpolation.ContinuousNullableLeading:
      return previous === null || next === null ? previous : linear();
    case Interpolation.ContinuousNullableTrailing:
      return previous === null || next === null ? next : linear();
  }
}

/** Returns the linear value of the property Whole between two events, rounded half to even. */
function wholeBetween(previous: StoredEvent, next: StoredEvent, rank: number): number {
  const width = next.rank - previous.rank;
  const dividend = previous.whole * width + (next.whole - previous.whole) * (rank - previous.rank);
  const floor = Math.floor(dividend / width);
  const rest = dividend - floor * width;
  if (rest * 2 === width) return floor % 2 === 0 ? floor : floor + 1;
  return rest * 2 < width ? floor : floor + 1;
}

/** Returns the JSON of an event, with members in the order of the type. A non-verbose one leaves out members with their default. */
export function eventText(stream: RandomStream, event: StoredEvent, isVerbose: boolean): string {
  const { keys, order, isNullable } = stream;
  const ranks = keys.partRanks(event.rank);
  const members = new Map<string, { readonly text: string; readonly isDefault: boolean }>([
    ...keys.parts.map(({ id, text, isQuoted, defaultText }, position) => {
      const keyText = text(ranks[position] ?? 0);
      return [id, { text: isQuoted ? JSON.stringify(keyText) : keyText, isDefault: keyText === defaultText }] as const;
    }),
    ['Value', { text: String(event.value), isDefault: isNullable ? event.value === null : event.value === 0 }],
    ['Whole', { text: String(event.whole), isDefault: event.whole === 0 }],
    ['Label', { text: JSON.stringify(event.label), isDefault: event.label === null }],
    ['Flag', { text: String(event.flag), isDefault: !event.flag }],
  ]);
  const shown = order.flatMap((id) => {
    const member = members.get(id);
    return member && (isVerbose || !member.isDefault) ? [`"${id}":${member.text}`] : [];
  });
  return `{${shown.join(',')}}`;
}
