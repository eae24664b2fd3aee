// Steps of a floating index by the decimal digits of its ends and its interval: 0.1 is a tenth, not the double next to it
// (docs/behavior/data-views.md#interpolated-rows).
import { formatSingle } from '../values/scalar-text.ts';
import { TypeCode } from '../values/type-codes.ts';

/** The index some steps after the start, and how many steps lead up to another index. */
export interface DecimalGrid {
  readonly at: (step: number) => number;
  /** Returns the number of indexes up to a finite one. */
  readonly countTo: (last: number, includesLast: boolean) => number;
}

/** Returns the grid of a finite start and a finite interval above zero, each rounded to its code only once. */
export function decimalGrid(code: number, start: number, interval: number): DecimalGrid {
  const isSingle = code === TypeCode.Single;
  const partsOf = (value: number) => decimalParts(isSingle ? formatSingle(value) : String(value));
  const [first, step] = [partsOf(start), partsOf(interval)];
  const exponent = Math.min(first.exponent, step.exponent);
  const [from, width] = [scaled(first, exponent), scaled(step, exponent)];
  const at = (steps: number) => {
    const value = Number(`${from + BigInt(steps) * width}e${exponent}`);
    return isSingle ? Math.fround(value) : value;
  };
  return {
    at,
    countTo(last, includesLast) {
      const end = partsOf(last);
      const unit = Math.min(exponent, end.exponent);
      const [distance, length] = [
        scaled(end, unit) - scaled({ digits: from, exponent }, unit),
        scaled({ digits: width, exponent }, unit),
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
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}

const scaled = ({ digits, exponent }: DecimalParts, unit: number) => digits * 10n ** BigInt(exponent - unit);
