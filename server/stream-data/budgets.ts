// Checks the cost of a read before it begins (docs/behavior/errors-and-limits.md#limits-of-reads).
import { InvalidInput } from '../domain/model.ts';

/** Throws InvalidInput if a parameter asks for more than `limit`, the value of `setting`. */
export function requireAtMost(name: string, value: number, limit: number, setting: string): void {
  if (value > limit) throw new InvalidInput(name, `${name} asks for ${value}; the maximum is ${limit} (${setting}).`);
}

/** Throws InvalidInput if the rows that a parameter asks for have more than `limit` cells in total. */
export function requireCellCount(name: string, rows: number, columns: number, limit: number): void {
  const maxRows = Math.floor(limit / Math.max(1, columns));
  if (rows > maxRows)
    throw new InvalidInput(
      name,
      `${name} asks for ${rows} rows of ${columns} cells; the maximum is ${maxRows} rows (CELL_LIMIT is ${limit}).`,
    );
}
