// Limits that are checked before a read begins (docs/behavior/errors-and-limits.md#limits-of-reads). Each function throws InvalidInput
// that names the parameter and the limit.
import { InvalidInput } from '../domain/model.ts';

/** Requires that a parameter asks for at most `limit`, which is set by `setting`. */
export function requireAtMost(name: string, value: number, limit: number, setting: string): void {
  if (value > limit)
    throw new InvalidInput(name, `${name} asks for ${value}, and may ask for no more than ${limit} (${setting}).`);
}

/** Requires that the rows that a parameter asks for have at most `limit` cells together. */
export function requireCellCount(name: string, rows: number, columns: number, limit: number): void {
  const maxRows = Math.floor(limit / Math.max(1, columns));
  if (rows > maxRows)
    throw new InvalidInput(
      name,
      `${name} asks for ${rows} rows of ${columns} cells, and may ask for no more than ${maxRows} (CELL_LIMIT is ${limit}).`,
    );
}
