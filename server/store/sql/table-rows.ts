// Reads of the rows of virtual tables, in bounded steps.
import type { Reader } from '../dialect/dialect.ts';
import type { TableRef, TableRow, TableStore, Version } from '../ports/table-store.ts';
import { nextTurn } from '../../runtime/turns.ts';
import type { DatabaseAccess } from './access.ts';
import { generationKey, tableCondition, versionCondition, tableKey } from './table-keys.ts';

type TableReads = Pick<TableStore, 'liveVersion' | 'rows' | 'count' | 'isComplete'>;

type VersionKey = readonly [...ReturnType<typeof generationKey>, version: number];
const versionKey = (ref: TableRef, { generation, version }: Version): VersionKey => [
  ...generationKey(ref, generation),
  version,
];

/** Returns the reads of the table store on SQL. */
export function tableReads({ dialect, read, rowsAtOnce }: DatabaseAccess): TableReads {
  /** The number of rows that one statement skips. */
  const skippedPerStatement = 5 * rowsAtOnce;

  return {
    async liveVersion(ref) {
      const [row] = await read.all<{ number: number | string; version: number | string; columns: string }>(
        `select number, version, columns from table_generations where ${tableCondition} and state = 'live'`,
        tableKey(ref),
      );
      if (!row) return null;
      return { generation: Number(row.number), version: Number(row.version), columns: JSON.parse(row.columns) };
    },

    async *rows(ref, version, skip = 0) {
      const key = versionKey(ref, version);
      let after = '';
      for (let remaining = skip; remaining > 0; remaining -= skippedPerStatement) {
        const last = await lastSkippedKey(read, key, after, Math.min(remaining, skippedPerStatement));
        if (last === null) return;
        after = last;
        await nextTurn();
      }
      for (;;) {
        const rows = await read.all<TableRow>(
          `select key, at, body from table_rows where ${versionCondition} and key > $5 order by key limit $6`,
          [...key, after, rowsAtOnce],
        );
        const last = rows.at(-1);
        if (!last) return;
        yield rows;
        if (rows.length < rowsAtOnce) return;
        after = last.key;
        await nextTurn();
      }
    },

    async count(ref, version) {
      const key = versionKey(ref, version);
      if (!dialect.isSynchronous) return countAfter(read, key, '');
      for (let [total, after] = [0, '']; ;) {
        const last = await lastSkippedKey(read, key, after, skippedPerStatement);
        if (last === null) return total + (await countAfter(read, key, after));
        total += skippedPerStatement;
        after = last;
        await nextTurn();
      }
    },

    async isComplete(ref, { generation, version }) {
      const [row] = await read.all<{ state: string; swept: number | string }>(
        `select state, swept from table_generations where ${tableCondition} and number = $4`,
        [...tableKey(ref), generation],
      );
      return row !== undefined && row.state !== 'removing' && Number(row.swept) <= version;
    },
  };
}

/** Returns the key of the row that is `rowCount` rows after a key, or null if there are fewer. Databases skip rows one by one. */
async function lastSkippedKey(read: Reader, key: VersionKey, after: string, rowCount: number): Promise<string | null> {
  const [row] = await read.all<{ key: string }>(
    `select key from table_rows where ${versionCondition} and key > $5 order by key limit 1 offset $6`,
    [...key, after, rowCount - 1],
  );
  return row?.key ?? null;
}

async function countAfter(read: Reader, key: VersionKey, after: string): Promise<number> {
  const [row] = await read.all<{ count: number | string }>(
    `select count(*) as count from table_rows where ${versionCondition} and key > $5`,
    [...key, after],
  );
  return Number(row?.count);
}
