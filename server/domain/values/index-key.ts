// Indexes as short texts of printable ASCII that sort like the indexes and can be turned back into them
// (docs/behavior/stream-data.md#order-of-indexes).
// The text of each part is made of characters above `!`, which parts them: so a part that ends sorts before one that goes on.
import type { Decimal, Event, EventType, Index, OffsetTime, Value } from '../model.ts';
import { integerRange, is64Bit, TypeCode, typeCodeName } from './type-codes.ts';
import { secondFraction, ticksPerSecond, wholeSeconds } from './time.ts';

const separator = '!';
// 64 digits in the order of their ASCII codes.
const digits = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const digitOf = new Map([...digits].map((digit, value) => [digit, value]));
/** Every pair of digits: 12 bits. */
const pairs = [...digits].flatMap((first) => [...digits].map((second) => first + second));

const high12 = (value: number) => pairs[(value >>> 12) & 0xfff] ?? '';
const low12 = (value: number) => pairs[value & 0xfff] ?? '';
/** Four digits of a number below 2^24. */
const key24 = (value: number) => high12(value) + low12(value);
/** Six digits of a number below 2^36. */
const key36 = (value: number) => (pairs[Math.floor(value / 0x1000000)] ?? '') + key24(value % 0x1000000);
const key16 = (value: number) => digits.charAt(value >>> 12) + low12(value);

function numberOf(key: string): number {
  let value = 0;
  for (const digit of key) value = value * 64 + (digitOf.get(digit) ?? 0);
  return value;
}

/** Eleven digits of a number below 2^64, given as two halves: the last digit has the lowest four bits. */
function key64(high: number, low: number): string {
  const middle = ((high & 3) << 28) | (low >>> 4);
  const top = high >>> 2;
  return `${digits.charAt(top >>> 24)}${key24(top & 0xffffff)}${digits.charAt(middle >>> 24)}${key24(middle & 0xffffff)}${digits.charAt(low & 15)}`;
}

function halvesOf(key: string): readonly [high: number, low: number] {
  const middle = numberOf(key.slice(5, 10));
  return [
    numberOf(key.slice(0, 5)) * 4 + Math.floor(middle / 2 ** 28),
    (middle % 2 ** 28) * 16 + numberOf(key.slice(10)),
  ];
}

/** How the values of one code become text and back. */
interface Part {
  readonly encode: (value: Value) => string;
  readonly decode: (key: string) => Value;
}

/** The cast is safe: values of a key are never null, and those of one code have the one type that model.ts names. */
const part = <T extends Value>(encode: (value: T) => string, decode: (key: string) => T): Part => ({
  encode: (value) => encode(value as T),
  decode,
});

function smallInteger(code: number): Part {
  const { min, max } = integerRange(code) ?? { min: 0n, max: 0n };
  const [low, size] = [Number(min), Number(max - min)];
  const key = size < 2 ** 12 ? low12 : size < 2 ** 16 ? key16 : key36;
  return part<number>(
    (value) => key(value - low),
    (text) => numberOf(text) + low,
  );
}

/** 64-bit integers are moved so that the smallest becomes 0. */
function wideInteger(min: bigint): Part {
  return part<bigint>(
    (value) => {
      const moved = value - min;
      return key64(Number(moved >> 32n), Number(moved & 0xffffffffn));
    },
    (text) => {
      const [high, low] = halvesOf(text);
      return ((BigInt(high) << 32n) | BigInt(low)) + min;
    },
  );
}

// The bits of a positive float sort like a number once the sign is set; those of a negative one once all are inverted.
const ordered = (high: number) => (high & 0x80000000 ? ~high : high | 0x80000000) >>> 0;
const unordered = (high: number) => (high & 0x80000000 ? high & 0x7fffffff : ~high) >>> 0;
const bits = new DataView(new ArrayBuffer(8));

/** NaN, which is below all others, takes the key that no other number has; adding 0 turns -0 into 0. */
const single = part<number>(
  (value) => {
    bits.setFloat32(0, value + 0);
    return key36(Number.isNaN(value) ? 0 : ordered(bits.getUint32(0)));
  },
  (text) => {
    const key = numberOf(text);
    bits.setUint32(0, unordered(key));
    return key === 0 ? NaN : bits.getFloat32(0);
  },
);

const double = part<number>(
  (value) => {
    if (Number.isNaN(value)) return key64(0, 0);
    bits.setFloat64(0, value + 0);
    const [high, low] = [bits.getUint32(0), bits.getUint32(4)];
    return key64(ordered(high), high & 0x80000000 ? ~low >>> 0 : low);
  },
  (text) => {
    const [high, low] = halvesOf(text);
    bits.setUint32(0, unordered(high));
    bits.setUint32(4, high & 0x80000000 ? low : ~low);
    return high === 0 && low === 0 ? NaN : bits.getFloat64(0);
  },
);

const invert = (text: string) => text.replace(/\d/g, (digit) => String(9 - Number(digit)));
/** Above all digits: where the digits of a negative number end, it is larger than one whose digits go on. */
const end = '~';
/** Digits before the point lie between -27, for 1e-28, and 29. */
const pointOffset = 28;

/** Sign, place of the point, digits without zeros at the end; the latter two inverted for negative numbers. */
const decimal = part<Decimal>(
  ({ unscaled, scale }) => {
    if (unscaled === 0n) return '0';
    const text = String(unscaled < 0n ? -unscaled : unscaled);
    const point = text.length - scale + pointOffset;
    const significant = text.replace(/0+$/, '');
    return unscaled < 0n
      ? `-${digits.charAt(63 - point)}${invert(significant)}${end}`
      : `1${digits.charAt(point)}${significant}`;
  },
  (key) => {
    if (key === '0') return { unscaled: 0n, scale: 0 };
    const negative = key.startsWith('-');
    const place = numberOf(key.charAt(1));
    const significant = negative ? invert(key.slice(2, -1)) : key.slice(2);
    const scale = significant.length - ((negative ? 63 - place : place) - pointOffset);
    const size = BigInt(significant) * 10n ** BigInt(Math.max(-scale, 0));
    return { unscaled: negative ? -size : size, scale: Math.max(scale, 0) };
  },
);

/** Seven digits of whole seconds, and four of the rest only where there is one: most times are whole seconds. */
function timeKey(ticks: bigint): string {
  const seconds = wholeSeconds(ticks);
  const rest = secondFraction(ticks);
  const key = key16(Math.floor(seconds / 0x1000000)) + key24(seconds % 0x1000000);
  return rest === 0 ? key : key + key24(rest);
}

const ticksOf = (key: string) => BigInt(numberOf(key.slice(0, 7))) * ticksPerSecond + BigInt(numberOf(key.slice(7)));

const lowEscape = '"';
const highEscape = '~';

/** Each code unit by itself: most of ASCII as it is, what is below or above behind a character that sorts likewise. */
function textKey(text: string): string {
  if (/^[#-}]*$/.test(text)) return text;
  let key = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit <= 0x22) key += lowEscape + digits.charAt(unit);
    else key += unit < 0x7e ? text.charAt(at) : highEscape + key16(unit);
  }
  return key;
}

const textOf = (key: string) =>
  key.replace(/"(.)|~(...)/g, (_escape, low: string | undefined, high: string | undefined) =>
    String.fromCharCode(numberOf(low ?? high ?? '')),
  );

const guidParts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

const parts = new Map<number, Part>([
  [
    TypeCode.Boolean,
    part<boolean>(
      (value) => (value ? '1' : '0'),
      (key) => key === '1',
    ),
  ],
  [
    TypeCode.Char,
    part<string>(
      (value) => key16(value.charCodeAt(0)),
      (key) => String.fromCharCode(numberOf(key)),
    ),
  ],
  [TypeCode.Single, single],
  [TypeCode.Double, double],
  [TypeCode.Decimal, decimal],
  [TypeCode.DateTime, part<bigint>(timeKey, ticksOf)],
  [TypeCode.String, part<string>(textKey, textOf)],
  [
    TypeCode.Guid,
    part<string>(
      (value) => value.replaceAll('-', ''),
      (key) => key.replace(guidParts, '$1-$2-$3-$4-$5'),
    ),
  ],
  [
    TypeCode.DateTimeOffset,
    part<OffsetTime>(
      ({ ticks }) => timeKey(ticks),
      (key) => ({ ticks: ticksOf(key), offset: 0 }),
    ),
  ],
  [TypeCode.TimeSpan, wideInteger(-(2n ** 63n))],
]);

function partOf(code: number): Part {
  const range = integerRange(code);
  if (range) return is64Bit(code) ? wideInteger(range.min) : smallInteger(code);
  const found = parts.get(code);
  if (!found) throw new Error(`${typeCodeName(code)} cannot be a key.`);
  return found;
}

/** The keys of the indexes of one type. */
export interface IndexKeys {
  readonly ofIndex: (index: Index) => string;
  readonly ofEvent: (event: Event) => string;
  /** The index of a key; of a DateTimeOffset the moment in UTC, since a key does not hold the offset. */
  readonly toIndex: (key: string) => Index;
}

/**
 * Texts of printable ASCII for the indexes of a type: they compare by code units or bytes as indexComparer compares the
 * indexes, and are equal only where these are. Whole-second DateTimes take 7 characters, others 11
 * (docs/behavior/stream-data.md#order-of-indexes).
 */
export function indexKeys(type: EventType): IndexKeys {
  const columns = type.keys.map((position) => ({
    position,
    ...partOf(type.properties[position]?.code ?? TypeCode.Empty),
  }));
  const [first] = columns;
  if (first && columns.length === 1) {
    const { position, encode, decode } = first;
    return {
      ofIndex: (index) => encode(index[0] ?? null),
      ofEvent: (event) => encode(event[position] ?? null),
      toIndex: (key) => [decode(key)],
    };
  }
  return {
    ofIndex: (index) => columns.map(({ encode }, place) => encode(index[place] ?? null)).join(separator),
    ofEvent: (event) => columns.map(({ encode, position }) => encode(event[position] ?? null)).join(separator),
    toIndex: (key) => key.split(separator).map((text, place) => columns[place]?.decode(text) ?? null),
  };
}
