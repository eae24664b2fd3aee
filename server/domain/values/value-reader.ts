// Reads values of one property from JSON values that are not null (docs/behavior/stream-data.md#event-values,
// docs/behavior/stream-data.md#values-as-text).
import type { Decimal, Property, Value } from '../model.ts';
import { decimalFromNumber, parseDecimal } from './decimal.ts';
import { defaultValue } from './defaults.ts';
import { ExactNumber, isJsonObject } from './json.ts';
import { describeExpected, toSingle, textParser } from './scalar-text.ts';
import { baseOf, integerRange, is64Bit, TypeCode } from './type-codes.ts';

/** Converts a JSON value other than null to the value of a property; throws Mismatch for a value of another type. */
export type ValueReader = (value: unknown) => Value;

/** A value of the wrong type, with the path to it and the problem. */
export class Mismatch extends Error {
  readonly path: string;
  readonly problem: string;

  constructor(path: string, problem: string) {
    super(problem);
    this.path = path;
    this.problem = problem;
  }
}

const maxQuotedLength = 40;

function quote(value: unknown): string {
  if (value instanceof ExactNumber) return value.text.slice(0, maxQuotedLength);
  if (typeof value === 'string') return `'${value.slice(0, maxQuotedLength)}'`;
  if (Array.isArray(value)) return 'an array';
  return isJsonObject(value) ? 'an object' : String(value);
}

/** Returns the Mismatch of a value that is not of the expected type. */
export const typeMismatch = (expected: string, value: unknown) =>
  new Mismatch('', `must be ${expected}, but is ${quote(value)}`);

/** Returns the value that `read` returns; prefixes the path of a Mismatch with `path`. */
export function readAt(path: string, read: ValueReader, value: unknown): Value {
  try {
    return read(value);
  } catch (error) {
    throw error instanceof Mismatch ? new Mismatch(path + error.path, error.problem) : error;
  }
}

/** Read a number: `plain` from a double, `exact` from the digits of one that a double would round. */
interface NumberForms {
  readonly plain: (value: number) => Value | undefined;
  readonly exact: (text: string) => Value | undefined;
}

function integerForms(code: number): NumberForms {
  const { min, max } = integerRange(code) ?? { min: 0n, max: 0n };
  const [low, high] = [Number(min), Number(max)];
  const isBigInt = is64Bit(code);
  const fromDecimal = (value: Decimal | undefined) => {
    if (value?.scale !== 0 || value.unscaled < min || value.unscaled > max) return undefined;
    return isBigInt ? value.unscaled : Number(value.unscaled);
  };
  const exact = (text: string) => fromDecimal(parseDecimal(text));
  if (!isBigInt) {
    // Adding zero turns -0 into 0.
    const plain = (value: number) => (value >= low && value <= high && Number.isInteger(value) ? value + 0 : undefined);
    return { plain, exact };
  }
  // Above 2^53 a double prints the digits that were sent, but its exact value can differ.
  const plain = (value: number) =>
    Number.isSafeInteger(value) && value >= low ? BigInt(value) : fromDecimal(decimalFromNumber(value));
  return { plain, exact };
}

// JSON has no infinity; JSON.parse returns it for a number beyond the range of doubles.
const finite = (value: number | undefined) => {
  if (value === undefined || !Number.isFinite(value)) return undefined;
  // Turns -0 into 0.
  return value === 0 ? 0 : value;
};

function numberForms(code: number): NumberForms | undefined {
  if (integerRange(code)) return integerForms(code);
  if (code === TypeCode.Double) return { plain: finite, exact: (text) => finite(Number(text)) };
  if (code === TypeCode.Decimal) return { plain: decimalFromNumber, exact: parseDecimal };
  if (code !== TypeCode.Single) return undefined;
  const plain = (value: number) => finite(toSingle(value));
  return { plain, exact: (text) => plain(Number(text)) };
}

function numberReader(
  { plain, exact }: NumberForms,
  fromText: (text: string) => Value | undefined,
  expected: string,
): ValueReader {
  return (value) => {
    let result: Value | undefined;
    if (typeof value === 'number') result = plain(value);
    else if (typeof value === 'string') result = fromText(value);
    else if (value instanceof ExactNumber) result = exact(value.text);
    if (result === undefined) throw typeMismatch(expected, value);
    return result;
  };
}

/** Returns the reader of a code that is not nullable, an array, a collection or an enum. */
export function scalarReader(code: number): ValueReader {
  const fromText = textParser(code);
  const expected = describeExpected(code);
  const numbers = numberForms(code);
  if (numbers) return numberReader(numbers, fromText, expected);
  return (value) => {
    if (code === TypeCode.Boolean && typeof value === 'boolean') return value;
    const result = typeof value === 'string' ? fromText(value) : undefined;
    if (result === undefined) throw typeMismatch(expected, value);
    return result;
  };
}

/** Returns the reader of an enum: numbers, and names in any case with exact matches first. */
export function enumReader({ code, members }: Property): ValueReader {
  const base = baseOf(code);
  const toValue = (value: bigint) => (is64Bit(code) ? value : Number(value));
  const byName = new Map([...members].map(([name, value]) => [name.toLowerCase(), toValue(value)]));
  for (const [name, value] of members) byName.set(name, toValue(value));
  const fromDigits = textParser(base);
  const fromText = (text: string) => byName.get(text) ?? byName.get(text.toLowerCase()) ?? fromDigits(text);
  const names = members.size > 0 ? ` or one of ${[...members.keys()].join(', ')}` : '';
  return numberReader(integerForms(base), fromText, `${describeExpected(base)}${names}`);
}

/** Returns the reader of an array; it reads null as the default value of the elements. */
export function arrayReader(code: number): ValueReader {
  const base = baseOf(code);
  const fallback = defaultValue(base);
  const read = scalarReader(base);
  return (value) => {
    if (!Array.isArray(value)) throw typeMismatch('an array', value);
    return value.map((item: unknown, i) => (item === null ? fallback : readAt(`[${String(i)}]`, read, item)));
  };
}

const base64 = /^[A-Za-z\d+/]*={0,2}$/;

/** Returns the reader of bytes: base64, or an array of numbers (docs/behavior/stream-data.md#event-values). */
export function bytesReader(): ValueReader {
  const fromArray = arrayReader(TypeCode.ByteArray);
  return (value) => {
    if (typeof value !== 'string') return fromArray(value);
    if (value.length % 4 !== 0 || !base64.test(value)) throw typeMismatch('base64 or an array', value);
    return [...Buffer.from(value, 'base64')];
  };
}

/** Returns the value of untyped JSON; whole numbers of up to 20 digits keep all digits. */
function readUntyped(value: unknown): Value {
  if (value instanceof ExactNumber) return /^-?\d{1,20}$/.test(value.text) ? BigInt(value.text) : Number(value.text);
  if (Array.isArray(value)) return value.map(readUntyped);
  if (isJsonObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, readUntyped(item)]));
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Reads an object with untyped members. */
export const dictionaryReader: ValueReader = (value) => {
  if (!isJsonObject(value)) throw typeMismatch('an object', value);
  return readUntyped(value);
};

/** Reads an array of untyped elements. */
export const listReader: ValueReader = (value) => {
  if (!Array.isArray(value)) throw typeMismatch('an array', value);
  return readUntyped(value);
};
