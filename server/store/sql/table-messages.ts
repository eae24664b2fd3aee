// The newest messages of failed runs of each table.
import { maxMessages, type TableStore } from '../ports/table-store.ts';
import type { DatabaseAccess } from './access.ts';
import { tableCondition, tableKey } from './table-keys.ts';

/** Returns the messages of the table store on SQL. */
export function tableMessages({
  read,
  write,
}: DatabaseAccess): Pick<TableStore, 'addMessage' | 'messages' | 'countMessages'> {
  return {
    addMessage: (ref, message) =>
      write(async (connection) => {
        const key = tableKey(ref);
        await connection.run('insert into table_messages (tenant, namespace, table_id, body) values ($1, $2, $3, $4)', [
          ...key,
          JSON.stringify(message),
        ]);
        await connection.run(
          `delete from table_messages where ${tableCondition} and number <= (
            select number from table_messages where ${tableCondition} order by number desc limit 1 offset $4)`,
          [...key, maxMessages],
        );
      }),

    async messages(ref, skip, count) {
      const rows = await read.all<{ body: string }>(
        `select body from table_messages where ${tableCondition} order by number desc limit $4 offset $5`,
        [...tableKey(ref), count, skip],
      );
      return rows.map(({ body }) => JSON.parse(body) as unknown);
    },

    async countMessages(ref) {
      const [row] = await read.all<{ count: number | string }>(
        `select count(*) as count from table_messages where ${tableCondition}`,
        tableKey(ref),
      );
      return Number(row?.count);
    },
  };
}
