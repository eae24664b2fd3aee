// What a read may cost, told before it begins (docs/behavior/errors-and-limits.md#limits-of-reads). Each function throws InvalidInput that
// names the parameter and the limit.
import { InvalidInput } from '../domain/model.ts';

/** Requires that a parameter asks for no more than `limit`, which `setting` says. */
export function requireAtMost(name: string, value: number, limit: number, setting: string): void {
  if (value > limit)
    throw new InvalidInput(name, `${name} asks for ${value}, and may ask for no more than ${limit} (${setting}).`);
}

/** Requires that rows, as many as a parameter asks for, have no more than `limit` cells in all. */
export function requireFewCells(name: string, rows: number, columns: number, limit: number): void {
  const most = Math.floor(limit / Math.max(1, columns));
  if (rows > most)
    throw new InvalidInput(
      name,
      `${name} asks for ${rows} rows of ${columns} cells, and may ask for no more than ${most} (CELL_LIMIT is ${limit}).`,
    );
}
