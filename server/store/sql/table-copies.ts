// Copies of the rows of virtual tables that readers see.
import type { Connection, Dialect } from '../dialect/dialect.ts';
import type { Rewrite } from '../ports/tenant-store.ts';

/** The rows of a generation that readers see: their key is $1 to $3, and their version $4. */
const shownRows = `tenant = $1 and namespace = $2 and generation = $3 and since <= $4 and (until is null or until > $4)`;
/** The number of rows that one statement copies. */
const rowsPerStep = { sqlite: 2_000, postgres: 100_000 };

interface LiveGeneration {
  readonly number: number | string;
  readonly namespace: string;
  readonly table_id: string;
  readonly columns: string;
  readonly version: number | string;
}

/** The place of the copied tables. */
export interface TableTarget {
  /** In folded case. */
  readonly tenant: string;
  /** The state of the generations. */
  readonly state: string;
  readonly rewrite?: Rewrite | undefined;
}

/** The state of generations that a tenant gets when a copy is restored; nobody reads them until then. */
export const stagedState = (staged: string): string => `staged ${staged}`;

/** Copies the live generations of a tenant, whose key is in folded case. */
export async function* copyTables(
  connection: Connection,
  dialect: Dialect,
  from: string,
  { tenant, state, rewrite = (text) => text }: TableTarget,
): AsyncGenerator<unknown, void> {
  const step = rowsPerStep[dialect.name];
  const generations = await connection.all<LiveGeneration>(
    `select number, namespace, table_id, columns, version from table_generations
      where tenant = $1 and state = 'live' order by number`,
    [from],
  );
  for (const { number, version, ...generation } of generations) {
    const namespace = rewrite(generation.namespace);
    const [target] = await connection.all<{ number: number | string }>(
      `insert into table_generations (tenant, namespace, table_id, state, columns, version)
        values ($1, $2, $3, $4, $5, $6) returning number`,
      [tenant, namespace, rewrite(generation.table_id), state, rewrite(generation.columns), Number(version)],
    );
    const source = [from, generation.namespace, Number(number), Number(version)];
    for (let after: string | null = ''; after !== null;) {
      const start: string = after;
      const [end] = await connection.all<{ key: string }>(
        `select key from table_rows where ${shownRows} and key > $5 order by key limit 1 offset $6`,
        [...source, start, step],
      );
      after = end?.key ?? null;
      await connection.run(
        `insert into table_rows (tenant, namespace, generation, key, since, at, body)
          select $6, $7, $8, key, $4, at, body from table_rows
            where ${shownRows} and key > $5 ${after === null ? '' : 'and key <= $9'}`,
        [...source, start, tenant, namespace, Number(target?.number), ...(after === null ? [] : [after])],
      );
      yield;
    }
  }
}
