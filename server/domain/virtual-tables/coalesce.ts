// The common type of cells with different types in a column of a virtual table (docs/behavior/virtual-tables.md#column-types).
import { baseOf, integerRange, isEnum, isIntegral, isNullable, isNumeric, TypeCode } from '../values/type-codes.ts';

const { Empty, Single, Double, Decimal, Int16, Int32, Int64, UInt64 } = TypeCode;

/** The integer types that become Single beside a Single (UInt32 loses precision), and those that become Double beside a Double. */
const inSingle: readonly number[] = [TypeCode.SByte, TypeCode.Byte, Int16, TypeCode.UInt16, TypeCode.UInt32];
const inDouble: readonly number[] = [...inSingle, Int32];

/**
 * Returns the type code of a column with cells of two type codes: the narrowest number type for both, otherwise String; nullable if one
 * of them is. Empty adds nothing (docs/behavior/virtual-tables.md#column-types).
 */
export function coalesceCodes(a: number, b: number): number {
  if (a === b || b === Empty) return a;
  if (a === Empty) return b;
  const base = baseOf(a) === baseOf(b) && isEnum(a) === isEnum(b) ? baseOf(a) : commonNumber(a, b);
  if (base === undefined) return TypeCode.String;
  const enumOffset = isEnum(a) ? 600 : 0;
  return base + enumOffset + (isNullable(a) || isNullable(b) ? 100 : 0);
}

/** Returns the type code that is not nullable for numbers of both codes, or undefined if there is none. */
function commonNumber(a: number, b: number): number | undefined {
  if (!isNumeric(a) || !isNumeric(b)) return undefined;
  const [low = Empty, high = Empty] = [baseOf(a), baseOf(b)].sort((a, b) => a - b);
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
  const includesBoth = (code: number) =>
    [low, high].every((inputCode) => {
      const [outer, inner] = [integerRange(code), integerRange(inputCode)];
      return outer && inner && outer.min <= inner.min && outer.max >= inner.max;
    });
  return [Int16, Int32, Int64].find(includesBoth) ?? Decimal;
}
