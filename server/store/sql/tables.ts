// The table store on SQL: rows and messages of virtual tables.
import type { TableStore } from '../ports/table-store.ts';
import type { DatabaseAccess } from './access.ts';
import { collectGarbage, markGarbage, rowsPerStep } from './table-garbage.ts';
import { tableCondition, tableKey } from './table-keys.ts';
import { tableMessages } from './table-messages.ts';
import { tableReads } from './table-rows.ts';
import { tableVersions } from './table-versions.ts';

/** Returns the table store on SQL; with the access of a transaction, its writes belong to that transaction. */
export function sqlTables(access: DatabaseAccess): TableStore {
  const { dialect, write } = access;
  return {
    ...tableReads(access),
    ...tableVersions(access),
    ...tableMessages(access),

    collectGarbage: (before) => write((connection) => collectGarbage(connection, dialect, rowsPerStep(access), before)),

    removeTable: (ref, now) =>
      write(async (connection) => {
        const key = tableKey(ref);
        await markGarbage(connection, `given_up is null`, key, now);
        await connection.run(`delete from table_messages where ${tableCondition}`, key);
      }),
  };
}
