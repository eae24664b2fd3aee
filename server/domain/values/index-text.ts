// Indexes as the text in URLs and continuation tokens (docs/behavior/stream-data.md#values-as-text,
// docs/behavior/stream-data.md#compound-indexes).
import { InvalidInput } from '../model.ts';
import type { Decimal, EventType, Index, OffsetTime, Value } from '../model.ts';
import { formatDecimal } from './decimal.ts';
import { describeExpected, formatSingle, textParser } from './scalar-text.ts';
import { formatDateTime, formatOffsetTime, type TimeForm } from './time.ts';
import { formatTimeSpan } from './time-span.ts';
import { TypeCode } from './type-codes.ts';

const separator = '|';
/** The maximum number of characters that a message quotes. */
const maxQuotedLength = 100;

const keysOf = (type: EventType) =>
  type.keys.map((position) => {
    const { id, code } = type.properties[position] ?? { id: '', code: TypeCode.Empty };
    return { id, code };
  });

/**
 * Returns the index of a text; `|` separates the parts of a compound one, most significant first. Throws InvalidInput that names the
 * parameter (docs/behavior/stream-data.md#compound-indexes, docs/behavior/stream-data.md#values-as-text).
 */
export function parseIndex(type: EventType, text: string, parameter: string): Index {
  const keys = keysOf(type);
  const parts = keys.length === 1 ? [text] : text.split(separator);
  if (parts.length !== keys.length) {
    const form = keys.map(({ id }) => id).join(separator);
    throw new InvalidInput(
      parameter,
      `${parameter} must have ${String(keys.length)} parts (${form}), but is '${text.slice(0, maxQuotedLength)}'.`,
    );
  }
  return keys.map(({ id, code }, i) => {
    const part = parts[i] ?? '';
    const value = textParser(code)(part);
    if (value !== undefined) return value;
    const name = keys.length === 1 ? parameter : `${parameter}, part ${id},`;
    throw new InvalidInput(
      parameter,
      `${name} must be ${describeExpected(code)}, but is '${part.slice(0, maxQuotedLength)}'.`,
    );
  });
}

/** The casts are safe: all values of a code have the type that model.ts defines for the code. */
function partText(code: number, value: Value, form: TimeForm): string {
  switch (code) {
    case TypeCode.Single:
      return formatSingle(value as number);
    case TypeCode.Decimal:
      return formatDecimal(value as Decimal);
    case TypeCode.DateTime:
      return formatDateTime(value as bigint, form);
    case TypeCode.DateTimeOffset:
      return formatOffsetTime(value as OffsetTime, form);
    case TypeCode.TimeSpan:
      return formatTimeSpan(value as bigint);
    default:
      return String(value);
  }
}

/**
 * Returns the text of an index, which parseIndex reads. Seconds are without trailing zeros in the form `short`, for messages, and
 * have seven decimals in the form `round-trip`, for continuation tokens (docs/behavior/stream-data.md#pages-of-windows,
 * docs/behavior/stream-data.md#values-as-text).
 */
export function indexText(type: EventType, index: Index, form: TimeForm): string {
  return keysOf(type)
    .map(({ code }, i) => partText(code, index[i] ?? null, form))
    .join(separator);
}
