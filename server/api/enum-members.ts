// Finds members of enums and flags by the spellings that requests can use (docs/behavior/errors-and-limits.md#spelling-of-requests).
import type { Schema } from './operations.ts';

/** Returns the types of a schema as a list. */
export const schemaTypes = (schema: Schema) => [schema.type].flat();

/** Returns the member of an enum with a name, in any case, or number; undefined if there is none. */
export function enumMember(schema: Schema, text: string): unknown {
  const members = schema.enum ?? [];
  const folded = text.toLowerCase();
  const byName = schema['x-enum-varnames']?.findIndex((name) => name.toLowerCase() === folded) ?? -1;
  if (byName >= 0) return members[byName];
  const byNumber = schema['x-enum-values']?.findIndex((value) => String(value) === text) ?? -1;
  if (byNumber >= 0) return members[byNumber];
  return members.find((member) => typeof member === 'string' && member.toLowerCase() === folded);
}

/** Returns the sum of the flags in a text such as `Read, Write`; undefined if a name is unknown. */
export function flagSum(flags: Readonly<Record<string, number>>, text: string): number | undefined {
  const valuesByName = new Map(Object.entries(flags).map(([name, value]) => [name.toLowerCase(), value]));
  const values = text.split(',').map((name) => valuesByName.get(name.trim().toLowerCase()));
  return values.every((value) => value !== undefined) ? values.reduce((sum, value) => sum | value, 0) : undefined;
}
