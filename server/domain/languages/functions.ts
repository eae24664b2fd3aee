// The functions of the filter language (docs/behavior/searching-and-filtering.md#filters).
import { InvalidInput, type Decimal } from '../model.ts';
import { dateTimeParts, timeSpanParts } from '../values/time.ts';
import { ceilDecimal, floorDecimal, roundDecimal } from './decimal-arithmetic.ts';
import { describe, lift, lift2, type Expression, type Reader } from './expressions.ts';
import { malformed } from './malformed.ts';

/**
 * Returns the expression of a call, null where an operand is null;
 * InvalidInput on an unknown function, a wrong number of operands or a wrong type (docs/behavior/searching-and-filtering.md#filters,
 * docs/behavior/searching-and-filtering.md#filtered-values).
 */
export function callFunction<Row>(
  name: string,
  operands: readonly Expression<Row>[],
  ignoreCase: boolean,
  at: number,
): Expression<Row> {
  const known = FUNCTIONS.get(ignoreCase ? name.toLowerCase() : name);
  if (known === undefined)
    throw malformed('filter', at, `"${name}" is no function; there are ${[...FUNCTIONS.keys()].join(', ')}`);
  const { least, most, build } = known;
  if (operands.length < least || operands.length > most)
    throw malformed(
      'filter',
      at,
      `"${name}" has ${operands.length} operands and expects ${least === most ? least : `${least} or ${most}`}`,
    );
  return build(new Operands(name, operands, ignoreCase, at));
}

/** The operands of one call, read as the types that its function expects. */
class Operands<Row> {
  readonly ignoreCase: boolean;
  readonly #name: string;
  readonly #operands: readonly Expression<Row>[];
  readonly #at: number;

  constructor(name: string, operands: readonly Expression<Row>[], ignoreCase: boolean, at: number) {
    this.#name = name;
    this.#operands = operands;
    this.ignoreCase = ignoreCase;
    this.#at = at;
  }

  has(position: number): boolean {
    return position < this.#operands.length;
  }

  /** The count of operands is checked before; the fallback is for the type system. */
  get(position: number): Expression<Row> {
    return this.#operands[position] ?? { kind: 'null', read: () => null };
  }

  text(position: number): Reader<Row, string> {
    const operand = this.get(position);
    return operand.kind === 'text' || operand.kind === 'null' ? operand.read : this.mismatch('text', position);
  }

  whole(position: number): Reader<Row, number> {
    const operand = this.get(position);
    if (operand.kind === 'long') return lift(operand.read, Number);
    return operand.kind === 'int' || operand.kind === 'null' ? operand.read : this.mismatch('a whole number', position);
  }

  /** Ticks of a time, of its own clock if it has one. */
  clock(position: number): Reader<Row, bigint> {
    const operand = this.get(position);
    if (operand.kind === 'time') return operand.local ?? operand.read;
    return operand.kind === 'null' ? operand.read : this.mismatch('a time', position);
  }

  duration(position: number): Reader<Row, bigint> {
    const operand = this.get(position);
    return operand.kind === 'duration' || operand.kind === 'null'
      ? operand.read
      : this.mismatch('a time span', position);
  }

  mismatch(expected: string, position: number): never {
    throw malformed('filter', this.#at, `"${this.#name}" expects ${expected}, not ${describe(this.get(position))}`);
  }
}

interface Definition {
  readonly least: number;
  readonly most: number;
  readonly build: <Row>(operands: Operands<Row>) => Expression<Row>;
}

function rounding(apply: (a: number) => number, applyToDecimal: (a: Decimal) => Decimal): Definition {
  return {
    least: 1,
    most: 1,
    build: (operands) => {
      const operand = operands.get(0);
      switch (operand.kind) {
        case 'null':
        case 'int':
        case 'long':
          return operand;
        case 'single':
        case 'double':
          return { kind: 'double', read: lift(operand.read, apply) };
        case 'decimal':
          return { kind: 'decimal', read: lift(operand.read, applyToDecimal) };
        default:
          return operands.mismatch('a number', 0);
      }
    },
  };
}

/** The nearest whole number, the one away from 0 when two are. */
function roundAway(value: number): number {
  const whole = Math.trunc(value);
  return Math.abs(value - whole) >= 0.5 ? whole + Math.sign(value) : whole;
}

function changing(apply: (text: string) => string): Definition {
  return { least: 1, most: 1, build: (operands) => ({ kind: 'text', read: lift(operands.text(0), apply) }) };
}

function testing(apply: (text: string, other: string) => boolean): Definition {
  return {
    least: 2,
    most: 2,
    build: (operands) => ({ kind: 'boolean', read: lift2(operands.text(0), operands.text(1), apply) }),
  };
}

function ofTime(part: (ticks: bigint) => number): Definition {
  return { least: 1, most: 1, build: (operands) => ({ kind: 'int', read: lift(operands.clock(0), part) }) };
}

function ofDuration(part: (ticks: bigint) => number): Definition {
  return { least: 1, most: 1, build: (operands) => ({ kind: 'int', read: lift(operands.duration(0), part) }) };
}

function splitAt(text: string, separator: string): readonly string[] {
  return separator === '' ? [text] : text.split(separator);
}

function join(parts: readonly string[], separator: string): string {
  if (parts.length * separator.length > MAX_REPLACEMENT)
    throw new InvalidInput('filter', `The filter replaces with more than ${MAX_REPLACEMENT} characters in one text.`);
  return parts.join(separator);
}

/** Nested replacements could multiply a text until memory ends. */
const MAX_REPLACEMENT = 1_000_000;

const FUNCTIONS: ReadonlyMap<string, Definition> = new Map<string, Definition>([
  ['round', rounding(roundAway, roundDecimal)],
  ['floor', rounding(Math.floor, floorDecimal)],
  ['ceiling', rounding(Math.ceil, ceilDecimal)],

  ['endswith', testing((text, end) => text.endsWith(end))],
  ['startswith', testing((text, start) => text.startsWith(start))],
  ['contains', testing((text, part) => text.includes(part))],
  ['substringof', testing((part, text) => text.includes(part))],
  [
    'length',
    { least: 1, most: 1, build: (operands) => ({ kind: 'int', read: lift(operands.text(0), (a) => a.length) }) },
  ],
  [
    'indexof',
    {
      least: 2,
      most: 2,
      build: (operands) => ({
        kind: 'int',
        read: lift2(operands.text(0), operands.text(1), (text, part) => text.indexOf(part)),
      }),
    },
  ],
  [
    'substring',
    {
      least: 2,
      most: 3,
      build: (operands) => {
        // From the start when the index is negative, nothing when it is beyond the end.
        const rest = lift2(operands.text(0), operands.whole(1), (text, start) => text.slice(Math.max(start, 0)));
        if (!operands.has(2)) return { kind: 'text', read: rest };
        return {
          kind: 'text',
          read: lift2(rest, operands.whole(2), (text, length) => text.slice(0, Math.max(length, 0))),
        };
      },
    },
  ],
  ['tolower', changing((text) => text.toLowerCase())],
  [
    'toupper',
    {
      least: 1,
      most: 1,
      // Where case is ignored every text is in lower case, so that what is made of it still compares.
      build: (operands) => ({
        kind: 'text',
        read: operands.ignoreCase ? operands.text(0) : lift(operands.text(0), (text) => text.toUpperCase()),
      }),
    },
  ],
  ['trim', changing((text) => text.trim())],
  [
    'concat',
    {
      least: 2,
      most: 2,
      build: (operands) => ({
        kind: 'text',
        read: lift2(operands.text(0), operands.text(1), (text, other) => text + other),
      }),
    },
  ],
  [
    'replace',
    {
      least: 3,
      most: 3,
      build: (operands) => {
        const [text, find, put] = [operands.text(0), operands.text(1), operands.text(2)];
        return { kind: 'text', read: lift2(lift2(text, find, splitAt), put, join) };
      },
    },
  ],

  ['year', ofTime(dateTimeParts.year)],
  ['month', ofTime(dateTimeParts.month)],
  ['day', ofTime(dateTimeParts.day)],
  ['hour', ofTime(dateTimeParts.hour)],
  ['minute', ofTime(dateTimeParts.minute)],
  ['second', ofTime(dateTimeParts.second)],

  ['years', ofDuration(timeSpanParts.years)],
  ['days', ofDuration(timeSpanParts.days)],
  ['hours', ofDuration(timeSpanParts.hours)],
  ['minutes', ofDuration(timeSpanParts.minutes)],
  ['seconds', ofDuration(timeSpanParts.seconds)],
]);
