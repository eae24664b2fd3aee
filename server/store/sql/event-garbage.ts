// Events of removed streams. Their stream has no name, so that reads do not find them. They are deleted in small transactions, so that the
// removal of a long stream blocks no other writes. After a crash, the next start deletes the rest.
import { nextTurn } from '../../runtime/turns.ts';
import type { Connection, Dialect } from '../dialect/dialect.ts';
import type { DatabaseAccess } from './access.ts';

export interface GarbageCollection {
  /** Starts to delete garbage in the background, if it has not started yet. */
  start(): void;
  /** Deletes all garbage. */
  drain(): Promise<void>;
  /** Stops after the current transaction. */
  close(): Promise<void>;
}

/** Returns a collection of the events of removed streams. */
export function createGarbageCollection({
  dialect,
  read,
  write,
}: Pick<DatabaseAccess, 'dialect' | 'read' | 'write'>): GarbageCollection {
  let isRequested = false;
  let isClosed = false;
  let collection: Promise<void> | undefined;

  async function collect(): Promise<void> {
    while (isRequested && !isClosed) {
      isRequested = false;
      // A read first, since it does not delay writes.
      const hasGarbage = (await read.all('select 1 as one from event_garbage limit 1')).length > 0;
      for (let hasMore = hasGarbage; hasMore && !isClosed;) {
        hasMore = await write((connection) => deleteSome(connection, dialect));
        await nextTurn();
      }
    }
  }

  function collectAll(): Promise<void> {
    isRequested = true;
    return (collection ??= collect().finally(() => {
      collection = undefined;
    }));
  }

  return {
    start() {
      // If the database fails, the next removal or start tries again.
      collectAll().catch(() => undefined);
    },
    drain: collectAll,
    async close() {
      isClosed = true;
      await collection?.catch(() => undefined);
    },
  };
}

/** Deletes some events of a removed stream; returns whether there may be more. */
async function deleteSome(
  connection: Connection,
  { hasOneWriter, rowsPerDelete, blocksPerDelete }: Dialect,
): Promise<boolean> {
  const [garbage] = await connection.all<{ stream: number | string }>(
    `select stream from event_garbage order by stream limit 1 ${hasOneWriter ? '' : 'for update skip locked'}`,
  );
  if (!garbage) return false;
  const stream = Number(garbage.stream);
  const deleteFrom = (table: string, key: string, count: number) =>
    connection.run(
      `delete from ${table} where stream = $1 and ${key} in
        (select ${key} from ${table} where stream = $1 order by ${key} limit $2)`,
      [stream, count],
    );
  if ((await deleteFrom('loose_events', 'key', rowsPerDelete)) === rowsPerDelete) return true;
  if ((await deleteFrom('event_blocks', 'first_key', blocksPerDelete)) === blocksPerDelete) return true;
  await connection.run('delete from event_garbage where stream = $1', [stream]);
  return true;
}
