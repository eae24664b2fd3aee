// Literals of the filter language, and string literals that are read as another type.
import { parseDecimal } from '../values/decimal.ts';
import { ticksPerSecond } from '../values/ticks.ts';
import { parseTimeSpan } from '../values/time-span.ts';
import { parseDateTime } from '../values/time.ts';
import type { Expression } from './expressions.ts';
import { errorAt } from './error-at.ts';
import type { Literal } from './filter-tree.ts';

/**
 * Returns the expression of a literal; a string is in lower case when case is ignored. Throws InvalidInput for a literal that is not
 * valid (docs/behavior/searching-and-filtering.md#literals).
 */
export function literalExpression<Row>(literal: Literal, ignoreCase: boolean): Expression<Row> {
  const { kind, text, offset } = literal;
  switch (kind) {
    case 'null':
      return { kind, read: () => null };
    case 'boolean':
      return { kind, read: () => text === 'true' };
    case 'string':
      return stringExpression(text, ignoreCase);
    case 'number': {
      const number = numberExpression<Row>(text);
      if (number === undefined) throw errorAt('filter', offset, `"${text}" is not a valid number for its suffix`);
      return number;
    }
    default: {
      const value = parseTextAs<Row>(text, kind);
      if (value === undefined) throw errorAt('filter', offset, `"${text}" is not ${expectedForms[kind]}`);
      return value;
    }
  }
}

const expectedForms = {
  guid: 'a Guid (8-4-4-4-12 hexadecimal digits)',
  time: 'a time (ISO 8601)',
  duration: 'a time span ([-][d.]hh:mm:ss[.fffffff] or P1DT2H3M4.5S)',
} as const;

/**
 * Returns the expression of a string that is read as a value of another kind; undefined when it is not such a value
 * (docs/behavior/searching-and-filtering.md#literals).
 */
export function parseTextAs<Row>(text: string, kind: keyof typeof expectedForms): Expression<Row> | undefined {
  if (kind === 'guid') {
    const [, guid] = /^\{?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\}?$/i.exec(text) ?? [];
    const lower = guid?.toLowerCase();
    return lower === undefined ? undefined : { kind, read: () => lower };
  }
  const ticks = kind === 'time' ? parseDateTime(text) : (parseTimeSpan(text) ?? parseIsoDuration(text));
  return ticks === undefined ? undefined : { kind, read: () => ticks };
}

function stringExpression<Row>(source: string, ignoreCase: boolean): Expression<Row> {
  const value = ignoreCase ? source.toLowerCase() : source;
  return { kind: 'text', read: () => value, source };
}

function numberExpression<Row>(text: string): Expression<Row> | undefined {
  const suffix = /[dflm]$/i.exec(text)?.[0].toLowerCase();
  const source = suffix === undefined ? text : text.slice(0, -1);
  const isInteger = /^-?\d+$/.test(source);
  if (suffix === 'm') {
    const value = parseDecimal(source);
    return value === undefined ? undefined : { kind: 'decimal', read: () => value, source };
  }
  if (suffix === 'l' && !isInteger) return undefined;
  if (!isInteger || suffix === 'd' || suffix === 'f') {
    const value = suffix === 'f' ? Math.fround(Number(source)) : Number(source);
    return { kind: 'double', read: () => value, source };
  }
  const value = BigInt(source);
  const number = Number(value);
  return Number.isSafeInteger(number)
    ? { kind: 'int', read: () => number, source }
    : { kind: 'long', read: () => value, source };
}

/** Returns the ticks of an ISO 8601 duration of days, hours, minutes and seconds; undefined for other text. */
function parseIsoDuration(text: string): bigint | undefined {
  const match = /^(-)?P(?=[\dT])(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.(\d+))?S)?)?$/.exec(text);
  if (!match) return undefined;
  const [, sign, days = '0', hours = '0', minutes = '0', seconds = '0', fraction = ''] = match;
  const wholeSeconds = ((BigInt(days) * 24n + BigInt(hours)) * 60n + BigInt(minutes)) * 60n + BigInt(seconds);
  const ticks = wholeSeconds * ticksPerSecond + BigInt(fraction.padEnd(7, '0').slice(0, 7));
  return sign === undefined ? ticks : -ticks;
}
