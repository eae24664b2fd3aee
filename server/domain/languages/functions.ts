// The functions of the filter language (docs/behavior/searching-and-filtering.md#filters).
import { InvalidInput, type Decimal } from '../model.ts';
import { dateTimeParts } from '../values/calendar.ts';
import { timeSpanParts } from '../values/time-span.ts';
import { ceilDecimal, floorDecimal, roundDecimal } from './decimal-arithmetic.ts';
import { lift, lift2, type Expression } from './expressions.ts';
import { Operands } from './function-operands.ts';
import { errorAt } from './error-at.ts';

interface FilterFunction {
  readonly minOperands: number;
  readonly maxOperands: number;
  readonly build: <Row>(operands: Operands<Row>) => Expression<Row>;
}

/**
 * Returns the expression of a call; it is null when an operand is null. Throws InvalidInput for an unknown function, a wrong number
 * of operands and a wrong type (docs/behavior/searching-and-filtering.md#filters,
 * docs/behavior/searching-and-filtering.md#filtered-values).
 */
export function callFunction<Row>(
  name: string,
  operands: readonly Expression<Row>[],
  ignoreCase: boolean,
  offset: number,
): Expression<Row> {
  const filterFunction = functions.get(ignoreCase ? name.toLowerCase() : name);
  if (filterFunction === undefined)
    throw errorAt(
      'filter',
      offset,
      `"${name}" is not a function; the functions are ${[...functions.keys()].join(', ')}`,
    );
  const { minOperands: min, maxOperands: max, build } = filterFunction;
  if (operands.length < min || operands.length > max)
    throw errorAt(
      'filter',
      offset,
      `"${name}" has ${operands.length} operands and expects ${min === max ? min : `${min} or ${max}`}`,
    );
  return build(new Operands(name, operands, ignoreCase, offset));
}

function rounding(round: (value: number) => number, roundExact: (value: Decimal) => Decimal): FilterFunction {
  return {
    minOperands: 1,
    maxOperands: 1,
    build: (operands) => {
      const operand = operands.get(0);
      switch (operand.kind) {
        case 'null':
        case 'int':
        case 'long':
          return operand;
        case 'single':
        case 'double':
          return { kind: 'double', read: lift(operand.read, round) };
        case 'decimal':
          return { kind: 'decimal', read: lift(operand.read, roundExact) };
        default:
          return operands.mismatch('a number', 0);
      }
    },
  };
}

/** Returns the nearest whole number; halves are rounded away from 0. */
function roundHalfAway(value: number): number {
  const truncated = Math.trunc(value);
  return Math.abs(value - truncated) >= 0.5 ? truncated + Math.sign(value) : truncated;
}

function textFunction(apply: (text: string) => string): FilterFunction {
  return {
    minOperands: 1,
    maxOperands: 1,
    build: (operands) => ({ kind: 'text', read: lift(operands.text(0), apply) }),
  };
}

function textPredicate(apply: (text: string, other: string) => boolean): FilterFunction {
  return {
    minOperands: 2,
    maxOperands: 2,
    build: (operands) => ({ kind: 'boolean', read: lift2(operands.text(0), operands.text(1), apply) }),
  };
}

function timePart(part: (ticks: bigint) => number): FilterFunction {
  return {
    minOperands: 1,
    maxOperands: 1,
    build: (operands) => ({ kind: 'int', read: lift(operands.localTime(0), part) }),
  };
}

function durationPart(part: (ticks: bigint) => number): FilterFunction {
  return {
    minOperands: 1,
    maxOperands: 1,
    build: (operands) => ({ kind: 'int', read: lift(operands.duration(0), part) }),
  };
}

const length: FilterFunction = {
  minOperands: 1,
  maxOperands: 1,
  build: (operands) => ({ kind: 'int', read: lift(operands.text(0), (text) => text.length) }),
};

const indexOf: FilterFunction = {
  minOperands: 2,
  maxOperands: 2,
  build: (operands) => ({
    kind: 'int',
    read: lift2(operands.text(0), operands.text(1), (text, part) => text.indexOf(part)),
  }),
};

const substring: FilterFunction = {
  minOperands: 2,
  maxOperands: 3,
  build: (operands) => {
    // A negative index counts as 0; beyond the end there is an empty string.
    const tail = lift2(operands.text(0), operands.integer(1), (text, start) => text.slice(Math.max(start, 0)));
    if (!operands.has(2)) return { kind: 'text', read: tail };
    return {
      kind: 'text',
      read: lift2(tail, operands.integer(2), (text, maxLength) => text.slice(0, Math.max(maxLength, 0))),
    };
  },
};

const toUpper: FilterFunction = {
  minOperands: 1,
  maxOperands: 1,
  // When case is ignored all strings are compared in lower case, so the operand stays in lower case.
  build: (operands) => ({
    kind: 'text',
    read: operands.ignoreCase ? operands.text(0) : lift(operands.text(0), (text) => text.toUpperCase()),
  }),
};

const concat: FilterFunction = {
  minOperands: 2,
  maxOperands: 2,
  build: (operands) => ({
    kind: 'text',
    read: lift2(operands.text(0), operands.text(1), (text, other) => text + other),
  }),
};

/** Nested replacements could make a string so long that memory runs out. */
const maxReplacementLength = 1_000_000;

const replace: FilterFunction = {
  minOperands: 3,
  maxOperands: 3,
  build: (operands) => {
    const [text, search, replacement] = [operands.text(0), operands.text(1), operands.text(2)];
    return { kind: 'text', read: lift2(lift2(text, search, splitText), replacement, joinBounded) };
  },
};

function splitText(text: string, separator: string): readonly string[] {
  return separator === '' ? [text] : text.split(separator);
}

function joinBounded(parts: readonly string[], separator: string): string {
  if (parts.length * separator.length > maxReplacementLength)
    throw new InvalidInput(
      'filter',
      `The filter replaces with more than ${maxReplacementLength} characters in one string.`,
    );
  return parts.join(separator);
}

const functions: ReadonlyMap<string, FilterFunction> = new Map<string, FilterFunction>([
  ['round', rounding(roundHalfAway, roundDecimal)],
  ['floor', rounding(Math.floor, floorDecimal)],
  ['ceiling', rounding(Math.ceil, ceilDecimal)],

  ['endswith', textPredicate((text, end) => text.endsWith(end))],
  ['startswith', textPredicate((text, start) => text.startsWith(start))],
  ['contains', textPredicate((text, part) => text.includes(part))],
  ['substringof', textPredicate((part, text) => text.includes(part))],
  ['length', length],
  ['indexof', indexOf],
  ['substring', substring],
  ['tolower', textFunction((text) => text.toLowerCase())],
  ['toupper', toUpper],
  ['trim', textFunction((text) => text.trim())],
  ['concat', concat],
  ['replace', replace],

  ['year', timePart(dateTimeParts.year)],
  ['month', timePart(dateTimeParts.month)],
  ['day', timePart(dateTimeParts.day)],
  ['hour', timePart(dateTimeParts.hour)],
  ['minute', timePart(dateTimeParts.minute)],
  ['second', timePart(dateTimeParts.second)],

  ['years', durationPart(timeSpanParts.years)],
  ['days', durationPart(timeSpanParts.days)],
  ['hours', durationPart(timeSpanParts.hours)],
  ['minutes', durationPart(timeSpanParts.minutes)],
  ['seconds', durationPart(timeSpanParts.seconds)],
]);
