// A grid of floating-point indexes, calculated in decimal: 0.1 is a tenth, not the nearest double
// (docs/behavior/data-views.md#interpolated-rows).
import { formatSingle } from '../values/scalar-text.ts';
import { TypeCode } from '../values/type-codes.ts';

/** Indexes at equal steps from a start. */
export interface DecimalGrid {
  /** Returns the index a number of steps after the start. */
  readonly indexAt: (step: number) => number;
  /** Returns the number of indexes up to a finite index. */
  readonly countTo: (last: number, includesLast: boolean) => number;
}

/** Returns the grid of a finite start and a finite interval above zero; each index is rounded to its type only once. */
export function decimalGrid(code: number, start: number, interval: number): DecimalGrid {
  const isSingle = code === TypeCode.Single;
  const partsOf = (value: number) => decimalParts(isSingle ? formatSingle(value) : String(value));
  const [first, step] = [partsOf(start), partsOf(interval)];
  const exponent = Math.min(first.exponent, step.exponent);
  const [from, width] = [scaleDigits(first, exponent), scaleDigits(step, exponent)];
  const indexAt = (steps: number) => {
    const value = Number(`${from + BigInt(steps) * width}e${exponent}`);
    return isSingle ? Math.fround(value) : value;
  };
  return {
    indexAt,
    countTo(last, includesLast) {
      const end = partsOf(last);
      const unit = Math.min(exponent, end.exponent);
      const [distance, length] = [
        scaleDigits(end, unit) - scaleDigits({ digits: from, exponent }, unit),
        scaleDigits({ digits: width, exponent }, unit),
      ];
      if (distance < 0n) return 0;
      return Number(distance / length) + (includesLast || distance % length !== 0n ? 1 : 0);
    },
  };
}

interface DecimalParts {
  readonly digits: bigint;
  readonly exponent: number;
}

/** Returns the digits and the exponent of a number's text like `-1.5e-7`. */
function decimalParts(text: string): DecimalParts {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const [integer = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(integer + fraction), exponent: Number(exponent) - fraction.length };
}

const scaleDigits = ({ digits, exponent }: DecimalParts, unit: number) => digits * 10n ** BigInt(exponent - unit);
