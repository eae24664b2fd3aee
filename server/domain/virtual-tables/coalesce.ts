// The one type that cells of different types get in a column of a virtual table (docs/behavior/virtual-tables.md#column-types).
import { baseOf, integerRange, isEnum, isIntegral, isNullable, isNumeric, TypeCode } from '../values/type-codes.ts';

const { Empty, Single, Double, Decimal, Int16, Int32, Int64, UInt64 } = TypeCode;

/** Integers that a Single takes in, oddly also those of 32 bits without sign, and those that a Double takes in. */
const inSingle: readonly number[] = [TypeCode.SByte, TypeCode.Byte, Int16, TypeCode.UInt16, TypeCode.UInt32];
const inDouble: readonly number[] = [...inSingle, Int32];

/**
 * Returns the code of a column whose cells have both codes: nullable as soon as one of them is, the narrowest number that the
 * lattice knows to hold both, text for everything else that differs; Empty adds nothing (docs/behavior/virtual-tables.md#column-types).
 */
export function coalesceCodes(one: number, other: number): number {
  if (one === other || other === Empty) return one;
  if (one === Empty) return other;
  const base = baseOf(one) === baseOf(other) && isEnum(one) === isEnum(other) ? baseOf(one) : commonNumber(one, other);
  if (base === undefined) return TypeCode.String;
  const form = isEnum(one) ? 600 : 0;
  return base + form + (isNullable(one) || isNullable(other) ? 100 : 0);
}

/** The plain code of numbers of both codes; undefined when they are not both numbers or the lattice has none. */
function commonNumber(one: number, other: number): number | undefined {
  if (!isNumeric(one) || !isNumeric(other)) return undefined;
  const [low = Empty, high = Empty] = [baseOf(one), baseOf(other)].sort((a, b) => a - b);
  if (high === Decimal) return isIntegral(low) ? Decimal : undefined;
  if (high === Double) return low === Single || inDouble.includes(low) ? Double : undefined;
  if (high === Single) return inSingle.includes(low) ? Single : low === Int32 ? Double : undefined;
  return commonInteger(low, high);
}

function commonInteger(low: number, high: number): number {
  const isSigned = (code: number) => (integerRange(code)?.min ?? 0n) < 0n;
  // Codes of integers grow with their size.
  if (isSigned(low) === isSigned(high)) return high;
  if (low === UInt64 || high === UInt64) return Decimal;
  const holds = (code: number) =>
    [low, high].every((part) => {
      const [whole, inner] = [integerRange(code), integerRange(part)];
      return whole && inner && whole.min <= inner.min && whole.max >= inner.max;
    });
  return [Int16, Int32, Int64].find(holds) ?? Decimal;
}
