// Cells of CSV (docs/behavior/data-views.md#forms).
import type { Property, Value } from '../domain/model.ts';
import { isOffsetTime } from '../domain/reading/exact.ts';
import { valueWriter } from '../domain/values/event-writer.ts';
import { formatDateTime, formatOffsetTime } from '../domain/values/time.ts';
import { baseOf, isArray, TypeCode } from '../domain/values/type-codes.ts';

/** Returns a text as a cell, in quotes if it contains a comma, a quote or a line break. */
export function csvCell(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Returns a writer of values as cells: times have seven decimals, null is empty, arrays and objects are JSON. */
export function cellWriter(property: Property): (value: Value) => string {
  const base = isArray(property.code) ? TypeCode.Array : baseOf(property.code);
  const writeJson = valueWriter(property, { verbose: true });
  return (value) => {
    if (value === null) return '';
    if (base === TypeCode.DateTime && typeof value === 'bigint') return formatDateTime(value, 'round-trip');
    if (base === TypeCode.DateTimeOffset && isOffsetTime(value)) return formatOffsetTime(value, 'round-trip');
    const json = writeJson(value);
    return csvCell(json.startsWith('"') ? String(JSON.parse(json)) : json);
  };
}
