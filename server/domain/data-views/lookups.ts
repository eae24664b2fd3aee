// The cost of a data view: how many keys its fields look up.
import { InvalidInput } from '../model.ts';
import type { Field } from './definition.ts';

/** Returns how many keys some fields look up in each item, at least one per field. */
export function lookupsPerItem(fields: readonly Field[]): number {
  return fields.reduce((sum, { Keys }) => sum + Math.max(1, Keys.length), 0);
}

/** Throws InvalidInput that names the member of the data view and the limit for too many lookups. */
export function requireMaxLookups(member: string, lookups: number, limit: number): void {
  if (lookups > limit)
    throw new InvalidInput(
      member,
      `${member} must not look up more than ${limit} keys in data items and groups (LOOKUP_LIMIT), but would look up ${lookups}.`,
    );
}
