// Pages of lists of objects.
import { InvalidInput } from '../model.ts';

/** The objects of one page, and the number of objects on all pages. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

const defaultCount = 100;

/**
 * Returns up to `count` items (default 100) from position `skip` (default 0) on, with the number of all items. Throws InvalidInput for a
 * skip or count that is not an integer of at least 0 (docs/behavior/searching-and-filtering.md#order-and-pages).
 */
export function pageOf<T>(items: readonly T[], skip = 0, count = defaultCount): Page<T> {
  requireNatural('skip', skip);
  requireNatural('count', count);
  return { items: items.slice(skip, skip + count), total: items.length };
}

function requireNatural(subject: string, value: number): void {
  if (!Number.isInteger(value) || value < 0) {
    throw new InvalidInput(subject, `${subject} must be an integer of at least 0, not ${String(value)}.`);
  }
}
