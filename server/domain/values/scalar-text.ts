// Values as text that is not JSON: indexes in URLs, and strings in place of JSON numbers.
import type { Value } from '../model.ts';
import { parseDecimal } from './decimal.ts';
import { parseDateTime, parseOffsetTime } from './time.ts';
import { parseTimeSpan } from './time-span.ts';
import { integerRange, is64Bit, TypeCode, typeCodeName } from './type-codes.ts';

/** Returns the value of a text; undefined if the text is not valid. */
export type TextParser = (text: string) => Value | undefined;

const guid = /^\{?([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\}?$/i;
const floating = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;
const nonFinite = new Map([NaN, Infinity, -Infinity].map((value) => [String(value), value]));
const maxVersionPart = 2 ** 31 - 1;

function parseBoolean(text: string): boolean | undefined {
  const lower = text.toLowerCase();
  return lower === 'true' || (lower === 'false' ? false : undefined);
}

function parseGuid(text: string): string | undefined {
  const match = guid.exec(text);
  return text.startsWith('{') === text.endsWith('}') ? match?.[1]?.toLowerCase() : undefined;
}

function parseVersion(text: string): string | undefined {
  if (!/^\d{1,10}(\.\d{1,10}){1,3}$/.test(text)) return undefined;
  const parts = text.split('.').map(Number);
  return parts.every((part) => part <= maxVersionPart) ? parts.join('.') : undefined;
}

/** Adding 0 turns -0 into 0; otherwise one number would have two keys. */
function parseDouble(text: string): number | undefined {
  const value = nonFinite.get(text) ?? (floating.test(text) ? Number(text) + 0 : undefined);
  return value === undefined || Number.isFinite(value) || nonFinite.has(text) ? value : undefined;
}

function parseSingle(text: string): number | undefined {
  const value = parseDouble(text);
  return value === undefined ? undefined : toSingle(value);
}

/** Returns the nearest Single; undefined for finite numbers beyond its range. */
export function toSingle(value: number): number | undefined {
  const single = Math.fround(value);
  return Number.isFinite(single) || !Number.isFinite(value) ? single : undefined;
}

function integerParser(code: number): TextParser {
  const range = integerRange(code) ?? { min: 0n, max: 0n };
  const maxDigits = String(range.max).length;
  return (text) => {
    // Too many digits are refused before they are converted, which would take long for a very long text.
    const [, sign, digits = ''] = /^([+-]?)(\d+)$/.exec(text) ?? [];
    const significant = digits.replace(/^0+(?=.)/, '');
    if (significant === '' || significant.length > maxDigits) return undefined;
    const value = BigInt(significant) * (sign === '-' ? -1n : 1n);
    if (value < range.min || value > range.max) return undefined;
    return is64Bit(code) ? value : Number(value);
  };
}

const parsers = new Map<number, TextParser>([
  [TypeCode.Boolean, parseBoolean],
  [TypeCode.Char, (text) => (text.length === 1 ? text : undefined)],
  [TypeCode.SByte, integerParser(TypeCode.SByte)],
  [TypeCode.Byte, integerParser(TypeCode.Byte)],
  [TypeCode.Int16, integerParser(TypeCode.Int16)],
  [TypeCode.UInt16, integerParser(TypeCode.UInt16)],
  [TypeCode.Int32, integerParser(TypeCode.Int32)],
  [TypeCode.UInt32, integerParser(TypeCode.UInt32)],
  [TypeCode.Int64, integerParser(TypeCode.Int64)],
  [TypeCode.UInt64, integerParser(TypeCode.UInt64)],
  [TypeCode.Single, parseSingle],
  [TypeCode.Double, parseDouble],
  [TypeCode.Decimal, parseDecimal],
  [TypeCode.DateTime, parseDateTime],
  [TypeCode.String, (text) => text],
  [TypeCode.Guid, parseGuid],
  [TypeCode.DateTimeOffset, parseOffsetTime],
  [TypeCode.TimeSpan, parseTimeSpan],
  [TypeCode.Version, parseVersion],
]);

/**
 * Returns the parser of a code that is not nullable, an array, a collection or an enum; throws for other codes
 * (docs/behavior/stream-data.md#values-as-text).
 */
export function textParser(code: number): TextParser {
  const parser = parsers.get(code);
  if (!parser) throw new Error(`${typeCodeName(code)} is not read from text.`);
  return parser;
}

/** Returns a description of the valid values of a code, to complete a sentence that ends in "must be". */
export function describeExpected(code: number): string {
  const range = integerRange(code);
  if (range) return `a whole number from ${String(range.min)} to ${String(range.max)}`;
  switch (code) {
    case TypeCode.Boolean:
      return 'true or false';
    case TypeCode.Char:
      return 'one character';
    case TypeCode.String:
      return 'a string';
    case TypeCode.Single:
    case TypeCode.Double:
    case TypeCode.Decimal:
      return `a number in the range of ${typeCodeName(code)}`;
    case TypeCode.DateTime:
    case TypeCode.DateTimeOffset:
      return 'a time in ISO 8601 between the years 1 and 9999';
    case TypeCode.TimeSpan:
      return 'a time span like 1.02:03:04.5';
    case TypeCode.Guid:
      return 'a GUID';
    default:
      return `a ${typeCodeName(code)}`;
  }
}

/** Returns the shortest text that is parsed as the same Single. */
export function formatSingle(value: number): string {
  // A Single has at least six significant digits, except below its normal range.
  for (let digits = Math.abs(value) < 2 ** -126 ? 1 : 6; digits < 9; digits += 1) {
    const text = String(Number(value.toPrecision(digits)));
    if (Math.fround(Number(text)) === value) return text;
  }
  return String(Number(value.toPrecision(9)));
}
