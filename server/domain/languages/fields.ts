// The fields by which lists of metadata objects are filtered and ordered.
import { parseDateTime } from '../values/time.ts';

/** The type of a field; dates are strings in ISO 8601. */
export type FieldType = 'string' | 'number' | 'date' | 'boolean';

/** The fields of an object: the names of its members, with their types. */
export type Fields = Readonly<Record<string, FieldType>>;

/**
 * Returns the exact name and the type of a field by its name in any case; undefined if there is none
 * (docs/behavior/searching-and-filtering.md#filtered-objects, docs/behavior/searching-and-filtering.md#order-and-pages).
 */
export function findField(name: string, fields: Fields): readonly [name: string, type: FieldType] | undefined {
  return Object.entries(fields).find(([field]) => field.toLowerCase() === name.toLowerCase());
}

/** Returns a string member in lower case, because lists ignore case; null for anything else. */
export function textOf(member: unknown): string | null {
  return typeof member === 'string' ? member.toLowerCase() : null;
}

/** Returns a number member; null for anything else. */
export function numberOf(member: unknown): number | null {
  return typeof member === 'number' ? member : null;
}

/** Returns the UTC ticks of a time member; null for anything else. */
export function dateOf(member: unknown): bigint | null {
  return typeof member === 'string' ? (parseDateTime(member) ?? null) : null;
}

/** Returns a boolean member; null for anything else. */
export function booleanOf(member: unknown): boolean | null {
  return typeof member === 'boolean' ? member : null;
}
