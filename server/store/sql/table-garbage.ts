// Deletes unreachable rows of virtual tables, in small steps.
import type { Connection, Dialect } from '../dialect/dialect.ts';
import type { DatabaseAccess } from './access.ts';
import { momentText } from './moment-text.ts';
import { generationCondition, tableCondition } from './table-keys.ts';

/** Returns the number of rows that one step changes. */
export const rowsPerStep = ({ dialect, rowsAtOnce }: Pick<DatabaseAccess, 'dialect' | 'rowsAtOnce'>): number =>
  Math.min(5 * rowsAtOnce, dialect.rowsPerDelete);

/** Marks the generations of a table that meet a condition as garbage. */
export async function markGarbage(
  connection: Connection,
  condition: string,
  [tenant, namespace, table, ...values]: readonly (string | number)[],
  now: bigint,
): Promise<void> {
  await connection.run(
    `update table_generations set state = 'garbage', given_up = $4 where ${tableCondition} and ${condition}`,
    [tenant ?? '', namespace ?? '', table ?? '', momentText(now), ...values],
  );
}

/** Returns the last key of the step after a key, or null if the step reaches the end. */
export async function lastKeyOfStep(
  connection: Connection,
  generation: readonly (string | number)[],
  after: string,
  step: number,
): Promise<string | null> {
  const [end] = await connection.all<{ key: string }>(
    `select key from table_rows where ${generationCondition} and key > $4 order by key limit 1 offset $5`,
    [...generation, after, step],
  );
  return end?.key ?? null;
}

/** Removes some rows that have been unreachable since a time or longer; returns whether there can be more. */
export async function collectGarbage(
  connection: Connection,
  dialect: Dialect,
  step: number,
  before: bigint,
): Promise<boolean> {
  return (
    (await removeGenerations(connection, dialect, step, before)) ||
    (await removeReplacedRows(connection, dialect, step, before))
  );
}

/** Returns the generation with the earliest time in a column, and locks it; other processes skip it. */
async function findGarbage(
  connection: Connection,
  { hasOneWriter }: Dialect,
  timeColumn: 'given_up' | 'stale_since',
  before: bigint,
) {
  const [row] = await connection.all<{
    readonly tenant: string;
    readonly namespace: string;
    readonly number: number | string;
    readonly stale: number | string;
  }>(
    `select tenant, namespace, number, stale_version as stale from table_generations
      where ${timeColumn} <= $1 order by ${timeColumn} limit 1 ${hasOneWriter ? '' : 'for update skip locked'}`,
    [momentText(before)],
  );
  return row && { place: [row.tenant, row.namespace, Number(row.number)] as const, stale: Number(row.stale) };
}

async function removeGenerations(
  connection: Connection,
  dialect: Dialect,
  step: number,
  before: bigint,
): Promise<boolean> {
  const found = await findGarbage(connection, dialect, 'given_up', before);
  if (!found) return false;
  const { place } = found;
  const end = await lastKeyOfStep(connection, place, '', step);
  const [condition, values] = end === null ? ['', place] : ['and key <= $4', [...place, end]];
  await connection.run(`delete from table_rows where ${generationCondition} ${condition}`, values);
  const done = 'delete from table_generations where number = $1';
  const begun = `update table_generations set state = 'removing' where number = $1`;
  await connection.run(end === null ? done : begun, [place[2]]);
  return true;
}

/** Removes rows of a generation that later versions replaced. */
async function removeReplacedRows(
  connection: Connection,
  dialect: Dialect,
  step: number,
  before: bigint,
): Promise<boolean> {
  const found = await findGarbage(connection, dialect, 'stale_since', before);
  if (!found) return false;
  const { place, stale } = found;
  const removed = await connection.run(
    `delete from table_rows where ${generationCondition} and (key, since) in (
      select key, since from table_rows where ${generationCondition} and until <= $4 order by until limit $5)`,
    [...place, stale, step],
  );
  const isDone = removed < step;
  await connection.run(
    `update table_generations set swept = $2 ${isDone ? ', stale_version = null, stale_since = null' : ''}
      where number = $1`,
    [place[2], stale],
  );
  return true;
}
