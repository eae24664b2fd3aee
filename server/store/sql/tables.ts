// The rows of virtual tables on SQL. Rows are put and removed in bounded steps, so that no transaction is long.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Connection } from '../dialect/dialect.ts';
import { foldId } from '../ports/ids.ts';
import { longestRowKey, type Generation, type TableRef, type TableRow, type TableStore } from '../ports/table-store.ts';
import type { Access } from './access.ts';

const ofTable = 'tenant = $1 and namespace = $2 and table_id = $3';
const ofGeneration = 'tenant = $1 and namespace = $2 and generation = $3';

/** Tenant, namespace and table as they stand in the rows. */
export type TablePlace = readonly [tenant: string, namespace: string, table: string];

export function tablePlace({ tenant, namespace, table }: TableRef): TablePlace {
  return [foldId(tenant), foldId(namespace), foldId(table)];
}

/** A moment as it stands in the rows: texts of one length sort like the moments. */
export const momentText = (ticks: bigint): string => String(ticks).padStart(19, '0');

/** The table store on SQL; used on one transaction its writes become part of that. */
export function sqlTables({ dialect, rowsAtOnce, read, write }: Access): TableStore {
  /** How many rows one step removes. */
  const step = 5 * rowsAtOnce;

  async function giveUp(connection: Connection, condition: string, values: readonly (string | number)[], now: bigint) {
    await connection.run(
      `update table_generations set state = 'garbage', given_up = $4 where ${ofTable} and ${condition}`,
      [...values.slice(0, 3), momentText(now), ...values.slice(3)],
    );
  }

  return {
    async live(ref) {
      const [row] = await read.all<{ number: number | string; columns: string }>(
        `select number, columns from table_generations where ${ofTable} and state = 'live'`,
        tablePlace(ref),
      );
      return row ? ({ number: Number(row.number), columns: JSON.parse(row.columns) } satisfies Generation) : null;
    },

    begin: (ref, columns) =>
      write(async (connection) => {
        const place = tablePlace(ref);
        // Whoever made these was killed before they were whole; nobody reads them.
        await giveUp(connection, `state = 'building'`, place, 0n);
        const [row] = await connection.all<{ number: number | string }>(
          `insert into table_generations (tenant, namespace, table_id, state, columns)
            values ($1, $2, $3, 'building', $4) returning number`,
          [...place, JSON.stringify(columns)],
        );
        return Number(row?.number);
      }),

    setColumns: (ref, generation, columns) =>
      write(async (connection) => {
        await connection.run(`update table_generations set columns = $4 where ${ofTable} and number = $5`, [
          ...tablePlace(ref),
          JSON.stringify(columns),
          generation,
        ]);
      }),

    publish: (ref, generation, now) =>
      write(async (connection) => {
        const place = tablePlace(ref);
        await giveUp(connection, `state = 'live' and number <> $5`, [...place, generation], now);
        await connection.run(`update table_generations set state = 'live' where ${ofTable} and number = $4`, [
          ...place,
          generation,
        ]);
      }),

    put: (ref, generation, run, rows) =>
      write(async (connection) => {
        const [tenant, namespace] = tablePlace(ref);
        for (let at = 0; at < rows.length; at += dialect.rowsPerStatement) {
          const some = rows.slice(at, at + dialect.rowsPerStatement).map(checked);
          const { text, values } = dialect.table(['key', 'at', 'body'], some, 5);
          await connection.run(
            `insert into table_rows (tenant, namespace, generation, run, key, at, body)
              select $1, $2, $3, $4, key, at, body from ${text} where true
              on conflict (tenant, namespace, generation, key)
                do update set at = excluded.at, run = excluded.run, body = excluded.body`,
            [tenant, namespace, generation, run, ...values],
          );
        }
      }),

    async *rows(ref, generation, skip = 0) {
      const [tenant, namespace] = tablePlace(ref);
      const select = `from table_rows where ${ofGeneration} and key > $4 order by key`;
      let after = '';
      // In steps, since a database passes over rows one by one, and the embedded one lets nobody else on meanwhile.
      for (let left = skip; left > 0; left -= step) {
        const over = Math.min(left, step) - 1;
        const [row] = await read.all<{ key: string }>(`select key ${select} limit 1 offset $5`, [
          tenant,
          namespace,
          generation,
          after,
          over,
        ]);
        if (!row) return;
        after = row.key;
        await nextTurn();
      }
      for (;;) {
        const values = [tenant, namespace, generation, after, rowsAtOnce];
        const rows = await read.all<TableRow>(`select key, at, body ${select} limit $5`, values);
        const last = rows.at(-1);
        if (!last) return;
        yield rows;
        if (rows.length < rowsAtOnce) return;
        after = last.key;
        await nextTurn();
      }
    },

    async count(ref, generation) {
      const [tenant, namespace] = tablePlace(ref);
      const [row] = await read.all<{ count: number | string }>(
        `select count(*) as count from table_rows where ${ofGeneration}`,
        [tenant, namespace, generation],
      );
      return Number(row?.count);
    },

    async isKept(ref, generation) {
      const [row] = await read.all<{ state: string }>(
        `select state from table_generations where ${ofTable} and number = $4`,
        [...tablePlace(ref), generation],
      );
      return row !== undefined && row.state !== 'removing';
    },

    removeOthers: (ref, generation, run, { from, to }, after) =>
      write(async (connection) => {
        const [tenant, namespace] = tablePlace(ref);
        const values = [tenant, namespace, generation, after];
        const [end] = await connection.all<{ key: string }>(
          `select key from table_rows where ${ofGeneration} and key > $4 order by key limit 1 offset $5`,
          [...values, step],
        );
        const upTo = end ? 'and key <= $8' : '';
        await connection.run(
          `delete from table_rows where ${ofGeneration} and key > $4 and at >= $5 and at <= $6 and run <> $7 ${upTo}`,
          [...values, from, to, run, ...(end ? [end.key] : [])],
        );
        return end?.key ?? null;
      }),

    collectGarbage: (before) =>
      write(async (connection) => {
        const [row] = await connection.all<{ tenant: string; namespace: string; number: number | string }>(
          `select tenant, namespace, number from table_generations
            where given_up <= $1 order by given_up limit 1 ${dialect.oneWriter ? '' : 'for update skip locked'}`,
          [momentText(before)],
        );
        if (!row) return false;
        const values = [row.tenant, row.namespace, Number(row.number)];
        const [end] = await connection.all<{ key: string }>(
          `select key from table_rows where ${ofGeneration} order by key limit 1 offset $4`,
          [...values, step],
        );
        const upTo = end ? [end.key] : [];
        await connection.run(`delete from table_rows where ${ofGeneration} ${end ? 'and key <= $4' : ''}`, [
          ...values,
          ...upTo,
        ]);
        await connection.run(
          end
            ? `update table_generations set state = 'removing' where number = $1`
            : 'delete from table_generations where number = $1',
          [Number(row.number)],
        );
        return true;
      }),

    addMessage: (ref, message) =>
      write(async (connection) => {
        await connection.run('insert into table_messages (tenant, namespace, table_id, body) values ($1, $2, $3, $4)', [
          ...tablePlace(ref),
          JSON.stringify(message),
        ]);
      }),

    async messages(ref, skip, count) {
      const rows = await read.all<{ body: string }>(
        `select body from table_messages where ${ofTable} order by number desc limit $4 offset $5`,
        [...tablePlace(ref), count, skip],
      );
      return rows.map(({ body }) => JSON.parse(body) as unknown);
    },

    async countMessages(ref) {
      const [row] = await read.all<{ count: number | string }>(
        `select count(*) as count from table_messages where ${ofTable}`,
        tablePlace(ref),
      );
      return Number(row?.count);
    },

    forget: (ref, now) =>
      write(async (connection) => {
        const place = tablePlace(ref);
        await giveUp(connection, `given_up is null`, place, now);
        await connection.run(`delete from table_messages where ${ofTable}`, place);
      }),
  };
}

function checked({ key, at, body }: TableRow): Record<'key' | 'at' | 'body', string> {
  if (Buffer.byteLength(key) <= longestRowKey) return { key, at, body };
  throw new RangeError(`A key of a row has more than ${String(longestRowKey)} bytes.`);
}
