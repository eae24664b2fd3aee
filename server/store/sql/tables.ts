// The rows of virtual tables on SQL. Rows are put and removed in bounded steps, so that no transaction is long.
import type { Connection, SqlValue } from '../dialect/dialect.ts';
import { foldIdentifier } from '../../domain/objects/identifiers.ts';
import { longestRowKey, mostMessages, type TableRef, type TableRow, type TableStore } from '../ports/table-store.ts';
import { nextTurn } from '../../runtime/turns.ts';
import type { Access } from './access.ts';
import { collectGarbage, endOfStep, momentText, ofGeneration } from './table-garbage.ts';

const ofTable = 'tenant = $1 and namespace = $2 and table_id = $3';
const ofVersion = `${ofGeneration} and since <= $4 and (until is null or until > $4)`;

/** Tenant, namespace and table as they stand in the rows. */
export type TablePlace = readonly [tenant: string, namespace: string, table: string];

export function tablePlace({ tenant, namespace, table }: TableRef): TablePlace {
  return [foldIdentifier(tenant), foldIdentifier(namespace), foldIdentifier(table)];
}

function generationPlace(ref: TableRef, generation: number): readonly [string, string, number] {
  const [tenant, namespace] = tablePlace(ref);
  return [tenant, namespace, generation];
}

/** The table store on SQL; used on one transaction its writes become part of that. */
export function sqlTables({ dialect, rowsAtOnce, read, write }: Access): TableStore {
  /** How many rows one step looks at. */
  const step = 5 * rowsAtOnce;

  async function giveUp(connection: Connection, condition: string, values: readonly (string | number)[], now: bigint) {
    await connection.run(
      `update table_generations set state = 'garbage', given_up = $4 where ${ofTable} and ${condition}`,
      [...values.slice(0, 3), momentText(now), ...values.slice(3)],
    );
  }

  return {
    async live(ref) {
      const [row] = await read.all<{ number: number | string; version: number | string; columns: string }>(
        `select number, version, columns from table_generations where ${ofTable} and state = 'live'`,
        tablePlace(ref),
      );
      if (!row) return null;
      return { generation: Number(row.number), version: Number(row.version), columns: JSON.parse(row.columns) };
    },

    beginGeneration: (ref) =>
      write(async (connection) => {
        const place = tablePlace(ref);
        // Whoever made these was killed before they were whole; nobody reads them.
        await giveUp(connection, `state = 'building'`, place, 0n);
        const [row] = await connection.all<{ number: number | string }>(
          `insert into table_generations (tenant, namespace, table_id, state, columns)
            values ($1, $2, $3, 'building', 'null') returning number`,
          place,
        );
        return { generation: Number(row?.number), version: 1 };
      }),

    beginVersion: (ref, generation) =>
      write(async (connection) => {
        const [row] = await connection.all<{ draft: number | string }>(
          `update table_generations set draft = version + 1 where ${ofTable} and number = $4 returning draft`,
          [...tablePlace(ref), generation],
        );
        return { generation, version: Number(row?.draft) };
      }),

    undo: (ref, generation, after) =>
      write(async (connection) => {
        const [row] = await connection.all<{ version: number | string }>(
          `select version from table_generations where ${ofTable} and number = $4 and draft is not null`,
          [...tablePlace(ref), generation],
        );
        if (!row) return null;
        const place = generationPlace(ref, generation);
        const end = await endOfStep(connection, place, after, step);
        const values = [...place, Number(row.version), after, ...(end === null ? [] : [end])];
        const those = `${ofGeneration} and key > $5 ${end === null ? '' : 'and key <= $6'}`;
        await connection.run(`delete from table_rows where ${those} and since > $4`, values);
        await connection.run(`update table_rows set until = null where ${those} and until > $4`, values);
        if (end === null)
          await connection.run('update table_generations set draft = null where number = $1', [generation]);
        return end;
      }),

    publish: (ref, { generation, version }, columns, now) =>
      write(async (connection) => {
        const place = tablePlace(ref);
        await giveUp(connection, `state = 'live' and number <> $5`, [...place, generation], now);
        await connection.run(
          `update table_generations set state = 'live', version = $5, draft = null, columns = $6
            where ${ofTable} and number = $4`,
          [...place, generation, version, JSON.stringify(columns)],
        );
        if (version === 1) return;
        // What became stale later waits until the next time.
        await connection.run(
          `update table_generations set stale_version = $5, stale_since = $6
            where ${ofTable} and number = $4 and stale_version is null`,
          [...place, generation, version, momentText(now)],
        );
      }),

    put: (ref, { generation, version }, rows) =>
      write(async (connection) => {
        const values: readonly SqlValue[] = [...generationPlace(ref, generation), version];
        for (const some of slices(rows, dialect.rowsPerStatement)) {
          checkKeys(some);
          if (version > 1) {
            const known = dialect.oneOf(
              some.map(({ key }) => key),
              5,
            );
            await connection.run(
              `update table_rows set until = $4 where ${ofGeneration} and key ${known.text} and since < $4 and until is null`,
              values.concat(known.values),
            );
          }
          const given = dialect.table(['key', 'at', 'body'], some, 5);
          await connection.run(
            `insert into table_rows (tenant, namespace, generation, since, key, at, body)
              select $1, $2, $3, $4, key, at, body from ${given.text} where true
              on conflict (tenant, namespace, generation, key, since) do update set at = excluded.at, body = excluded.body`,
            values.concat(given.values),
          );
        }
      }),

    removeOthers: (ref, { generation, version }, { from, to }, after) =>
      write(async (connection) => {
        const place = generationPlace(ref, generation);
        const end = await endOfStep(connection, place, after, step);
        await connection.run(
          `update table_rows set until = $4 where ${ofGeneration} and since < $4 and until is null
            and at >= $5 and at <= $6 and key > $7 ${end === null ? '' : 'and key <= $8'}`,
          [...place, version, from, to, after, ...(end === null ? [] : [end])],
        );
        return end;
      }),

    async *rows(ref, { generation, version }, skip = 0) {
      const place = [...generationPlace(ref, generation), version];
      const select = `from table_rows where ${ofVersion} and key > $5 order by key`;
      let after = '';
      // In steps, since a database passes over rows one by one, and the embedded one lets nobody else on meanwhile.
      for (let left = skip; left > 0; left -= step) {
        const over = Math.min(left, step) - 1;
        const [row] = await read.all<{ key: string }>(`select key ${select} limit 1 offset $6`, [
          ...place,
          after,
          over,
        ]);
        if (!row) return;
        after = row.key;
        await nextTurn();
      }
      for (;;) {
        const rows = await read.all<TableRow>(`select key, at, body ${select} limit $6`, [...place, after, rowsAtOnce]);
        const last = rows.at(-1);
        if (!last) return;
        yield rows;
        if (rows.length < rowsAtOnce) return;
        after = last.key;
        await nextTurn();
      }
    },

    async count(ref, { generation, version }) {
      const [row] = await read.all<{ count: number | string }>(
        `select count(*) as count from table_rows where ${ofVersion}`,
        [...generationPlace(ref, generation), version],
      );
      return Number(row?.count);
    },

    async isKept(ref, { generation, version }) {
      const [row] = await read.all<{ state: string; swept: number | string }>(
        `select state, swept from table_generations where ${ofTable} and number = $4`,
        [...tablePlace(ref), generation],
      );
      return row !== undefined && row.state !== 'removing' && Number(row.swept) <= version;
    },

    collectGarbage: (before) => write((connection) => collectGarbage(connection, dialect, step, before)),

    addMessage: (ref, message) =>
      write(async (connection) => {
        const place = tablePlace(ref);
        await connection.run('insert into table_messages (tenant, namespace, table_id, body) values ($1, $2, $3, $4)', [
          ...place,
          JSON.stringify(message),
        ]);
        await connection.run(
          `delete from table_messages where ${ofTable} and number <= (
            select number from table_messages where ${ofTable} order by number desc limit 1 offset $4)`,
          [...place, mostMessages],
        );
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

function* slices<Item>(items: Iterable<Item>, size: number): Generator<readonly Item[], void> {
  let some: Item[] = [];
  for (const item of items) {
    if (some.push(item) < size) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
}

function checkKeys(rows: readonly TableRow[]): void {
  // No character takes more than three bytes for each of its code units.
  if (rows.every(({ key }) => key.length * 3 <= longestRowKey || Buffer.byteLength(key) <= longestRowKey)) return;
  throw new RangeError(`A key of a row has more than ${String(longestRowKey)} bytes.`);
}
