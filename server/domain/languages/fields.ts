// The members of metadata objects that lists are filtered and ordered by.
import { parseDateTime } from '../values/time.ts';

/** Types of such members; dates are ISO 8601 text. */
export type FieldType = 'string' | 'number' | 'date' | 'boolean';

/** Such members of an object, as the object spells them. */
export type Fields = Readonly<Record<string, FieldType>>;

/** An object as JSON has it. */
export type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Returns a field's own spelling and its type by its name in any case; undefined when there is none
 * (docs/behavior/searching-and-filtering.md#filtered-objects, docs/behavior/searching-and-filtering.md#order-and-pages).
 */
export function fieldNamed(name: string, fields: Fields): readonly [name: string, type: FieldType] | undefined {
  return Object.entries(fields).find(([field]) => field.toLowerCase() === name.toLowerCase());
}

/** Returns the text of a member in lower case, because lists ignore case; null when it is none. */
export function textOf(member: unknown): string | null {
  return typeof member === 'string' ? member.toLowerCase() : null;
}

/** Returns the number of a member; null when it is none. */
export function numberOf(member: unknown): number | null {
  return typeof member === 'number' ? member : null;
}

/** Returns the UTC ticks of a member; null when it is no time. */
export function dateOf(member: unknown): bigint | null {
  return typeof member === 'string' ? (parseDateTime(member) ?? null) : null;
}

/** Returns the truth of a member; null when it is neither true nor false. */
export function booleanOf(member: unknown): boolean | null {
  return typeof member === 'boolean' ? member : null;
}
