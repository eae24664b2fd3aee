// How much the fields of a data view make it look up.
import { InvalidInput } from '../model.ts';
import type { Field } from './definition.ts';

/** How many keys some fields look up in each item, at least one for each field. */
export function lookupsPerItem(fields: readonly Field[]): number {
  return fields.reduce((sum, { Keys }) => sum + Math.max(1, Keys.length), 0);
}

/** Throws InvalidInput that names the member of the data view and the limit when it makes too many lookups. */
export function requireMaxLookups(member: string, lookups: number, limit: number): void {
  if (lookups > limit)
    throw new InvalidInput(
      member,
      `${member} must not look up more than ${limit} keys in data items and groups (LOOKUP_LIMIT), but would look up ${lookups}.`,
    );
}
