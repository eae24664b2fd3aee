// The cost of a data view: the number of keys that its fields look up.
import { InvalidInput } from '../model.ts';
import type { Field } from './definition.ts';

/** Returns the number of keys that fields look up in each item, at least one per field. */
export function lookupsPerItem(fields: readonly Field[]): number {
  return fields.reduce((sum, { Keys }) => sum + Math.max(1, Keys.length), 0);
}

/** Throws InvalidInput that names the member and the limit if there are too many lookups. */
export function requireMaxLookups(member: string, lookups: number, limit: number): void {
  if (lookups > limit)
    throw new InvalidInput(
      member,
      `${member} must not look up more than ${limit} keys in data items and groups (LOOKUP_LIMIT), but would look up ${lookups}.`,
    );
}
