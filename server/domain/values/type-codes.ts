// The type codes and the values that they describe (docs/behavior/types-and-streams.md#type-codes).

/** The base codes; the codes of nullable types, arrays and enums are derived from them. */
export const TypeCode = {
  Empty: 0,
  Object: 1,
  DBNull: 2,
  Boolean: 3,
  Char: 4,
  SByte: 5,
  Byte: 6,
  Int16: 7,
  UInt16: 8,
  Int32: 9,
  UInt32: 10,
  Int64: 11,
  UInt64: 12,
  Single: 13,
  Double: 14,
  Decimal: 15,
  DateTime: 16,
  String: 18,
  Guid: 19,
  DateTimeOffset: 20,
  TimeSpan: 21,
  Version: 22,
  ByteArray: 206,
  Array: 400,
  IList: 401,
  IDictionary: 402,
  IEnumerable: 403,
} as const;

/** The smallest and the largest value of an integer type. */
export interface IntegerRange {
  readonly min: bigint;
  readonly max: bigint;
}

const signed = (bits: bigint): IntegerRange => ({ min: -(2n ** (bits - 1n)), max: 2n ** (bits - 1n) - 1n });
const unsigned = (bits: bigint): IntegerRange => ({ min: 0n, max: 2n ** bits - 1n });

const ranges = new Map<number, IntegerRange>([
  [TypeCode.SByte, signed(8n)],
  [TypeCode.Byte, unsigned(8n)],
  [TypeCode.Int16, signed(16n)],
  [TypeCode.UInt16, unsigned(16n)],
  [TypeCode.Int32, signed(32n)],
  [TypeCode.UInt32, unsigned(32n)],
  [TypeCode.Int64, signed(64n)],
  [TypeCode.UInt64, unsigned(64n)],
]);

// The hundreds digit of a code is its form.
const Form = { Plain: 0, Nullable: 1, Array: 2, Collection: 4, Service: 5, Enum: 6, NullableEnum: 7 } as const;
const formOf = (code: number) => Math.floor(code / 100);

const serviceTypes = [
  'SdsType',
  'SdsTypeProperty',
  'SdsStreamView',
  'SdsStreamViewProperty',
  'SdsStreamViewMap',
  'SdsStreamViewMapProperty',
  'SdsStream',
  'SdsStreamIndex',
  'SdsTable',
  'SdsColumn',
  'SdsValues',
  'SdsObject',
];

const names = new Map<number, string>();
for (const [name, code] of Object.entries(TypeCode)) {
  names.set(code, name);
  if (code < TypeCode.Boolean || code > TypeCode.Version) continue;
  if (code !== TypeCode.String && code !== TypeCode.Version) names.set(code + 100, `Nullable${name}`);
  names.set(code + 200, `${name}Array`);
  if (!ranges.has(code)) continue;
  names.set(code + 600, `${name}Enum`);
  names.set(code + 700, `Nullable${name}Enum`);
}
serviceTypes.forEach((name, i) => names.set(501 + i, name));

const codesByName = new Map([...names].map(([code, name]) => [name.toLowerCase(), code]));

/** All codes with their names (docs/behavior/types-and-streams.md#type-codes). */
export const typeCodeNames: ReadonlyMap<number, string> = names;

/** Returns the name of a code; the digits of a number that is not a code. */
export function typeCodeName(code: number): string {
  return names.get(code) ?? String(code);
}

/**
 * Returns the code for a number, its digits or a name in any case; undefined for anything else
 * (docs/behavior/types-and-streams.md#type-codes).
 */
export function typeCodeOf(input: unknown): number | undefined {
  if (typeof input === 'number') return names.has(input) ? input : undefined;
  if (typeof input !== 'string') return undefined;
  return /^\d+$/.test(input) ? typeCodeOf(Number(input)) : codesByName.get(input.toLowerCase());
}

/** Returns the base code of a nullable, array or enum code; other codes unchanged. */
export function baseOf(code: number): number {
  const form = formOf(code);
  return form === Form.Collection || form === Form.Service ? code : code % 100;
}

/** Returns whether the code is a nullable code, enums included. String, arrays and objects are not, although they can be null. */
export function isNullable(code: number): boolean {
  return formOf(code) === Form.Nullable || formOf(code) === Form.NullableEnum;
}

/** Returns whether the code is an array of a plain type. */
export function isArray(code: number): boolean {
  return formOf(code) === Form.Array;
}

/** Returns whether the code is a collection with untyped elements: Array, IList, IDictionary or IEnumerable. */
export function isCollection(code: number): boolean {
  return formOf(code) === Form.Collection;
}

/** Returns whether the code is an enum, nullable or not. */
export function isEnum(code: number): boolean {
  return formOf(code) === Form.Enum || formOf(code) === Form.NullableEnum;
}

const isPlainOrNullable = (code: number) => formOf(code) === Form.Plain || formOf(code) === Form.Nullable;

/** Returns whether values are single numbers: integers, Single, Double, Decimal and their nullable codes, but not enums. */
export function isNumeric(code: number): boolean {
  const base = baseOf(code);
  return isPlainOrNullable(code) && base >= TypeCode.SByte && base <= TypeCode.Decimal;
}

/** Returns whether values are single integers, nullable ones included, but not enums. */
export function isIntegral(code: number): boolean {
  return isPlainOrNullable(code) && ranges.has(baseOf(code));
}

/** Returns whether values, or the elements of an array, are 64-bit integers or enums over them, which are bigints in memory. */
export function is64Bit(code: number): boolean {
  const base = baseOf(code);
  return base === TypeCode.Int64 || base === TypeCode.UInt64;
}

/** Returns the range of the integer type of a code; undefined for codes that are not based on one. */
export function integerRange(code: number): IntegerRange | undefined {
  return ranges.get(baseOf(code));
}

/**
 * Returns whether values of the code have an order: all but arrays, collections and objects
 * (docs/behavior/types-and-streams.md#secondary-indexes).
 */
export function isOrdered(code: number): boolean {
  const base = baseOf(code);
  return names.has(code) && !isArray(code) && base >= TypeCode.Boolean && base <= TypeCode.Version;
}

/**
 * Returns whether a key property can have the code: values are ordered, and it is not nullable, an enum or Version
 * (docs/behavior/types-and-streams.md#keys).
 */
export function isKeyCode(code: number): boolean {
  return formOf(code) === Form.Plain && isOrdered(code) && code !== TypeCode.Version;
}

/** Returns whether events can have values of the code: all but Empty, DBNull and the types of the service itself. */
export function isEventCode(code: number): boolean {
  return isOrdered(code) || isArray(code) || isCollection(code) || code === TypeCode.Object;
}
