// Writes of runs to virtual tables: generations and versions are not visible to readers until they are published.
import type { Connection, SqlValue } from '../dialect/dialect.ts';
import { maxRowKeyBytes, type TableRef, type TableRow, type TableStore } from '../ports/table-store.ts';
import type { DatabaseAccess } from './access.ts';
import { lastKeyOfStep, markGarbage, rowsPerStep } from './table-garbage.ts';
import { momentText } from './moment-text.ts';
import { generationKey, generationCondition, tableCondition, tableKey } from './table-keys.ts';

type TableWrites = Pick<TableStore, 'beginGeneration' | 'beginVersion' | 'undo' | 'publish' | 'put' | 'removeEarlier'>;

/** Returns the writes of runs to the table store on SQL. */
export function tableVersions(access: DatabaseAccess): TableWrites {
  const { dialect, write } = access;
  const step = rowsPerStep(access);

  return {
    beginGeneration: (ref) =>
      write(async (connection) => {
        const key = tableKey(ref);
        // The processes that wrote these generations were killed; nothing reads them.
        await markGarbage(connection, `state = 'building'`, key, 0n);
        const [row] = await connection.all<{ number: number | string }>(
          `insert into table_generations (tenant, namespace, table_id, state, columns)
            values ($1, $2, $3, 'building', 'null') returning number`,
          key,
        );
        return { generation: Number(row?.number), version: 1 };
      }),

    beginVersion: (ref, generation) =>
      write(async (connection) => {
        const [row] = await connection.all<{ draft: number | string }>(
          `update table_generations set draft = version + 1 where ${tableCondition} and number = $4 returning draft`,
          [...tableKey(ref), generation],
        );
        return { generation, version: Number(row?.draft) };
      }),

    undo: (ref, generation, after) => write((connection) => undoStep(access, connection, ref, generation, after)),

    publish: (ref, { generation, version }, columns, now) =>
      write(async (connection) => {
        const key = tableKey(ref);
        await markGarbage(connection, `state = 'live' and number <> $5`, [...key, generation], now);
        await connection.run(
          `update table_generations set state = 'live', version = $5, draft = null, columns = $6
            where ${tableCondition} and number = $4`,
          [...key, generation, version, JSON.stringify(columns)],
        );
        if (version === 1) return;
        // If older rows are still to be removed, the rows that became stale now are marked by a later publish.
        await connection.run(
          `update table_generations set stale_version = $5, stale_since = $6
            where ${tableCondition} and number = $4 and stale_version is null`,
          [...key, generation, version, momentText(now)],
        );
      }),

    put: (ref, { generation, version }, rows) =>
      write(async (connection) => {
        const versionKey = [...generationKey(ref, generation), version];
        for (const some of slices(rows, dialect.rowsPerStatement)) {
          checkRowKeys(some);
          await putRows(access, connection, versionKey, version > 1, some);
        }
      }),

    removeEarlier: (ref, { generation, version }, { from, to }, after) =>
      write(async (connection) => {
        const key = generationKey(ref, generation);
        const end = await lastKeyOfStep(connection, key, after, step);
        await connection.run(
          `update table_rows set until = $4 where ${generationCondition} and since < $4 and until is null
            and at >= $5 and at <= $6 and key > $7 ${end === null ? '' : 'and key <= $8'}`,
          [...key, version, from, to, after, ...(end === null ? [] : [end])],
        );
        return end;
      }),
  };
}

/** Undoes one step of a run that never published its version; returns the key after which to continue, null at the end. */
async function undoStep(
  access: DatabaseAccess,
  connection: Connection,
  ref: TableRef,
  generation: number,
  after: string,
): Promise<string | null> {
  const [row] = await connection.all<{ version: number | string }>(
    `select version from table_generations where ${tableCondition} and number = $4 and draft is not null`,
    [...tableKey(ref), generation],
  );
  if (!row) return null;
  const key = generationKey(ref, generation);
  const end = await lastKeyOfStep(connection, key, after, rowsPerStep(access));
  const values = [...key, Number(row.version), after, ...(end === null ? [] : [end])];
  const stepCondition = `${generationCondition} and key > $5 ${end === null ? '' : 'and key <= $6'}`;
  await connection.run(`delete from table_rows where ${stepCondition} and since > $4`, values);
  await connection.run(`update table_rows set until = null where ${stepCondition} and until > $4`, values);
  if (end === null) await connection.run('update table_generations set draft = null where number = $1', [generation]);
  return end;
}

/** Puts rows into a version; rows of earlier versions with the same keys end at this version. */
async function putRows(
  { dialect }: DatabaseAccess,
  connection: Connection,
  versionKey: readonly SqlValue[],
  hasEarlier: boolean,
  rows: readonly TableRow[],
): Promise<void> {
  if (hasEarlier) {
    const keys = rows.map(({ key }) => key);
    const known = dialect.oneOf(keys, 5);
    await connection.run(
      `update table_rows set until = $4 where ${generationCondition} and key ${known.text} and since < $4 and until is null`,
      versionKey.concat(known.values),
    );
  }
  const rowsTable = dialect.rowsAsTable(['key', 'at', 'body'], rows, 5);
  await connection.run(
    `insert into table_rows (tenant, namespace, generation, since, key, at, body)
      select $1, $2, $3, $4, key, at, body from ${rowsTable.text} where true
      on conflict (tenant, namespace, generation, key, since) do update set at = excluded.at, body = excluded.body`,
    versionKey.concat(rowsTable.values),
  );
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

function checkRowKeys(rows: readonly TableRow[]): void {
  // A UTF-16 code unit has at most three bytes in UTF-8.
  if (rows.every(({ key }) => key.length * 3 <= maxRowKeyBytes || Buffer.byteLength(key) <= maxRowKeyBytes)) return;
  throw new RangeError(`A key of a row must not be longer than ${maxRowKeyBytes} bytes.`);
}
