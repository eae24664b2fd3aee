// The common type of cells with different types in a column of a virtual table (docs/behavior/virtual-tables.md#column-types).
import { baseOf, integerRange, isEnum, isIntegral, isNullable, isNumeric, TypeCode } from '../values/type-codes.ts';

const { Empty, Single, Double, Decimal, Int16, Int32, Int64, UInt64 } = TypeCode;

/** The integers that a Single includes (UInt32, too, although it is not exact), and those that a Double includes. */
const inSingle: readonly number[] = [TypeCode.SByte, TypeCode.Byte, Int16, TypeCode.UInt16, TypeCode.UInt32];
const inDouble: readonly number[] = [...inSingle, Int32];

/**
 * Returns the code of a column whose cells have two codes: nullable if one of them is, the narrowest number type for both, String for
 * all others; Empty adds nothing (docs/behavior/virtual-tables.md#column-types).
 */
export function coalesceCodes(one: number, other: number): number {
  if (one === other || other === Empty) return one;
  if (one === Empty) return other;
  const base = baseOf(one) === baseOf(other) && isEnum(one) === isEnum(other) ? baseOf(one) : commonNumber(one, other);
  if (base === undefined) return TypeCode.String;
  const form = isEnum(one) ? 600 : 0;
  return base + form + (isNullable(one) || isNullable(other) ? 100 : 0);
}

/** Returns the plain code for numbers of both codes; undefined when one of them is no number or there is no common code. */
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
  // Larger integers have larger codes.
  if (isSigned(low) === isSigned(high)) return high;
  if (low === UInt64 || high === UInt64) return Decimal;
  const holds = (code: number) =>
    [low, high].every((part) => {
      const [whole, inner] = [integerRange(code), integerRange(part)];
      return whole && inner && whole.min <= inner.min && whole.max >= inner.max;
    });
  return [Int16, Int32, Int64].find(holds) ?? Decimal;
}
