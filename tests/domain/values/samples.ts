// Event types and arbitrary values of every type code, for the tests of values.
import fc from 'fast-check';
import {
  Extrapolation,
  Interpolation,
  type EventType,
  type Property,
  type Value,
} from '../../../server/domain/model.ts';
import { parseDecimal } from '../../../server/domain/values/decimal.ts';
import { maxDateTime } from '../../../server/domain/values/ticks.ts';
import {
  baseOf,
  integerRange,
  is64Bit,
  isArray,
  isNullable,
  TypeCode,
} from '../../../server/domain/values/type-codes.ts';

/** Returns a property with defaults for all other members. */
export function property(id: string, code: number, parts: Partial<Property> = {}): Property {
  return {
    id,
    code,
    members: new Map(),
    properties: [],
    interpolation: Interpolation.Continuous,
    uom: null,
    ...parts,
  };
}

/** Returns an event type; by default the first property is the key. */
export function eventTypeOf(properties: readonly Property[], keys: readonly number[] = [0]): EventType {
  return {
    id: 'T',
    name: 'T',
    properties,
    keys,
    interpolation: Interpolation.Continuous,
    extrapolation: Extrapolation.All,
  };
}

const int32Enum = TypeCode.Int32 + 600;

export const states = new Map([
  ['Ok', 0n],
  ['Warning', 1n],
  ['Alarm', 2n],
]);

/** The type of the example stream (docs/behavior/stream-data.md#example-stream). */
export const simple = eventTypeOf([
  property('Time', TypeCode.DateTime),
  property('State', int32Enum, { members: states }),
  property('Measurement', TypeCode.Double),
]);

const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 28n), max: 10n ** 28n }), fc.integer({ min: 0, max: 28 }))
  .map(([digits, scale]) => parseDecimal(`${String(digits)}e-${String(scale)}`) ?? { unscaled: 0n, scale: 0 });
// Some are close together, so that comparisons depend on the last digits.
const ticks = fc.oneof(
  fc.bigInt({ min: 0n, max: maxDateTime }),
  fc.bigInt({ min: 0n, max: 30_000_000n }).map((near) => 636_470_352_000_000_000n + near),
);
const strings = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('a', 'b', '!', ' ', '~', '\0') }),
);
// Stored values have no negative zero.
const withoutNegativeZero = (value: number) => value + 0;

/** Returns arbitrary values of a code that is neither nullable nor an array. */
export function scalarValues(code: number): fc.Arbitrary<Value> {
  const range = integerRange(code);
  if (range) {
    const integers = fc.oneof(fc.bigInt(range), fc.bigInt({ min: range.min < 0n ? -3n : 0n, max: 3n }));
    return is64Bit(code) ? integers : integers.map(Number);
  }
  switch (code) {
    case TypeCode.Boolean:
      return fc.boolean();
    case TypeCode.Char:
      return fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit));
    case TypeCode.Single:
      return fc.float().map(withoutNegativeZero);
    case TypeCode.Double:
      return fc.oneof(fc.double(), fc.integer()).map(withoutNegativeZero);
    case TypeCode.Decimal:
      return decimals;
    case TypeCode.DateTime:
      return ticks;
    case TypeCode.Guid:
      return fc.uuid();
    case TypeCode.DateTimeOffset:
      return fc.tuple(ticks, fc.integer({ min: -840, max: 840 })).map(([moment, offset]) => {
        const local = moment + BigInt(offset) * 600_000_000n;
        return { ticks: moment, offset: local < 0n || local > maxDateTime ? 0 : offset };
      });
    case TypeCode.TimeSpan:
      return fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    case TypeCode.Version:
      return fc.array(fc.nat({ max: 12 }), { minLength: 2, maxLength: 4 }).map((parts) => parts.join('.'));
    default:
      return strings;
  }
}

/** Returns arbitrary values of any code, with null if the code allows it. */
export function valuesOf(code: number): fc.Arbitrary<Value> {
  const scalars = scalarValues(baseOf(code));
  const values: fc.Arbitrary<Value> = isArray(code) ? fc.array(scalars, { maxLength: 4 }) : scalars;
  const canBeNull = isNullable(code) || isArray(code) || code === TypeCode.String || code === TypeCode.Version;
  return canBeNull ? fc.option(values, { nil: null }) : values;
}
