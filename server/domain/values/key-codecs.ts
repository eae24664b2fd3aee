// Encodes one part of an index as a string, by its type code (docs/behavior/stream-data.md#order-of-indexes).
import type { Decimal, OffsetTime, Value } from '../model.ts';
import { halvesOfKey, key12, key16, key24, key36, key64, keyDigits, numberOfKey } from './key-digits.ts';
import { secondFraction, ticksPerSecond, wholeSeconds } from './ticks.ts';
import { integerRange, is64Bit, TypeCode, typeCodeName } from './type-codes.ts';

/** Encodes the values of a code as strings that sort like the values, and decodes them. */
export interface KeyCodec {
  readonly encode: (value: Value) => string;
  readonly decode: (key: string) => Value;
}

/** The cast is safe: values of a key are never null, and all values of a code have the type that model.ts defines for the code. */
const codec = <T extends Value>(encode: (value: T) => string, decode: (key: string) => T): KeyCodec => ({
  encode: (value) => encode(value as T),
  decode,
});

/** Returns the codec of integers of up to 32 bits, shifted so that the smallest is 0. */
function integerCodec(code: number): KeyCodec {
  const { min, max } = integerRange(code) ?? { min: 0n, max: 0n };
  const [low, size] = [Number(min), Number(max - min)];
  const key = size < 2 ** 12 ? key12 : size < 2 ** 16 ? key16 : key36;
  return codec<number>(
    (value) => key(value - low),
    (text) => numberOfKey(text) + low,
  );
}

/** Returns the codec of integers of 64 bits, shifted so that the smallest is 0. */
function longCodec(min: bigint): KeyCodec {
  return codec<bigint>(
    (value) => {
      const shifted = value - min;
      return key64(Number(shifted >> 32n), Number(shifted & 0xffffffffn));
    },
    (text) => {
      const [high, low] = halvesOfKey(text);
      return ((BigInt(high) << 32n) | BigInt(low)) + min;
    },
  );
}

// The bits of a positive float sort like a number once the sign bit is set; those of a negative one once all are inverted.
const toSortable = (high: number) => (high & 0x80000000 ? ~high : high | 0x80000000) >>> 0;
const fromSortable = (high: number) => (high & 0x80000000 ? high & 0x7fffffff : ~high) >>> 0;
const bits = new DataView(new ArrayBuffer(8));

/** NaN sorts below all other numbers and has the key 0, which no other number has. Adding 0 turns -0 into 0. */
const single = codec<number>(
  (value) => {
    bits.setFloat32(0, value + 0);
    return key36(Number.isNaN(value) ? 0 : toSortable(bits.getUint32(0)));
  },
  (text) => {
    const key = numberOfKey(text);
    bits.setUint32(0, fromSortable(key));
    return key === 0 ? NaN : bits.getFloat32(0);
  },
);

const double = codec<number>(
  (value) => {
    if (Number.isNaN(value)) return key64(0, 0);
    bits.setFloat64(0, value + 0);
    const [high, low] = [bits.getUint32(0), bits.getUint32(4)];
    return key64(toSortable(high), high & 0x80000000 ? ~low >>> 0 : low);
  },
  (text) => {
    const [high, low] = halvesOfKey(text);
    bits.setUint32(0, fromSortable(high));
    bits.setUint32(4, high & 0x80000000 ? low : ~low);
    return high === 0 && low === 0 ? NaN : bits.getFloat64(0);
  },
);

const invertDigits = (text: string) => text.replace(/\d/g, (digit) => String(9 - Number(digit)));
/** Ends the digits of a negative number. It sorts above all digits, so that -1.55 sorts before -1.5. */
const negativeEnd = '~';
/** Shifts the number of digits before the point, which is from -27 (for 1e-28) to 29, into the range of a digit. */
const exponentOffset = 28;

/** The sign, the number of digits before the point, and the digits without trailing zeros. Negative numbers invert the last two. */
const decimal = codec<Decimal>(
  ({ unscaled, scale }) => {
    if (unscaled === 0n) return '0';
    const text = String(unscaled < 0n ? -unscaled : unscaled);
    const exponent = text.length - scale + exponentOffset;
    const significant = text.replace(/0+$/, '');
    return unscaled < 0n
      ? `-${keyDigits.charAt(63 - exponent)}${invertDigits(significant)}${negativeEnd}`
      : `1${keyDigits.charAt(exponent)}${significant}`;
  },
  (key) => {
    if (key === '0') return { unscaled: 0n, scale: 0 };
    const isNegative = key.startsWith('-');
    const exponent = numberOfKey(key.charAt(1));
    const significant = isNegative ? invertDigits(key.slice(2, -1)) : key.slice(2);
    const scale = significant.length - ((isNegative ? 63 - exponent : exponent) - exponentOffset);
    const size = BigInt(significant) * 10n ** BigInt(Math.max(-scale, 0));
    return { unscaled: isNegative ? -size : size, scale: Math.max(scale, 0) };
  },
);

/** Returns seven digits of whole seconds, followed by four digits of the fraction if it is not 0. */
function timeKey(ticks: bigint): string {
  const seconds = wholeSeconds(ticks);
  const fraction = secondFraction(ticks);
  const key = key16(Math.floor(seconds / 0x1000000)) + key24(seconds % 0x1000000);
  return fraction === 0 ? key : key + key24(fraction);
}

const ticksOfKey = (key: string) =>
  BigInt(numberOfKey(key.slice(0, 7))) * ticksPerSecond + BigInt(numberOfKey(key.slice(7)));

const lowEscape = '"';
const highEscape = '~';

/**
 * Returns the text with an escape before code units below `#` and above `}`; the escapes sort below and above all other characters.
 */
function textKey(text: string): string {
  if (/^[#-}]*$/.test(text)) return text;
  let key = '';
  for (let offset = 0; offset < text.length; offset += 1) {
    const unit = text.charCodeAt(offset);
    if (unit <= 0x22) key += lowEscape + keyDigits.charAt(unit);
    else key += unit < 0x7e ? text.charAt(offset) : highEscape + key16(unit);
  }
  return key;
}

const textOfKey = (key: string) =>
  key.replace(/"(.)|~(...)/g, (_escape, low: string | undefined, high: string | undefined) =>
    String.fromCharCode(numberOfKey(low ?? high ?? '')),
  );

const boolean = codec<boolean>(
  (value) => (value ? '1' : '0'),
  (key) => key === '1',
);

const char = codec<string>(
  (value) => key16(value.charCodeAt(0)),
  (key) => String.fromCharCode(numberOfKey(key)),
);

const guidParts = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;
const guid = codec<string>(
  (value) => value.replaceAll('-', ''),
  (key) => key.replace(guidParts, '$1-$2-$3-$4-$5'),
);

/** The key does not contain the offset of a time, because times are ordered by instant. */
const offsetTime = codec<OffsetTime>(
  ({ ticks }) => timeKey(ticks),
  (key) => ({ ticks: ticksOfKey(key), offset: 0 }),
);

const codecs = new Map<number, KeyCodec>([
  [TypeCode.Boolean, boolean],
  [TypeCode.Char, char],
  [TypeCode.Single, single],
  [TypeCode.Double, double],
  [TypeCode.Decimal, decimal],
  [TypeCode.DateTime, codec<bigint>(timeKey, ticksOfKey)],
  [TypeCode.String, codec<string>(textKey, textOfKey)],
  [TypeCode.Guid, guid],
  [TypeCode.DateTimeOffset, offsetTime],
  [TypeCode.TimeSpan, longCodec(-(2n ** 63n))],
]);

/** Returns the codec of a type code; throws for a code whose values cannot be keys. */
export function keyCodec(code: number): KeyCodec {
  const range = integerRange(code);
  if (range) return is64Bit(code) ? longCodec(range.min) : integerCodec(code);
  const result = codecs.get(code);
  if (!result) throw new Error(`${typeCodeName(code)} cannot be a key.`);
  return result;
}
