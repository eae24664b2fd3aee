// Group commit: writes that are queued at the same time share one transaction, and so one fsync.
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextLoopIteration } from 'node:timers/promises';
import { StoreUnavailable } from '../ports/faults.ts';
import { runGuarded, type Connection, type Database } from './dialect.ts';
import { connectionTo, runInTurns } from './sqlite-connection.ts';

/** A queued write. `run` returns a function that settles its promise, to be called when the group is on disk. */
interface WriteRequest {
  readonly run: (connection: Connection) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/** Commits the open transaction of a connection; `milliseconds` is the time for which it was open. */
export type Commit = (connection: Connection, milliseconds: number) => Promise<void>;

/** After this time a group is committed even if more writes are queued, so that reads on this thread can run. */
const maxGroupMilliseconds = 20;

const plainCommit: Commit = async (connection) => {
  await connection.run('commit');
};

/** Returns a write function whose writes share transactions. Each has its own savepoint, so that a failed write does not undo others. */
export function groupCommit(database: DatabaseSync, commit: Commit = plainCommit): Database['write'] {
  const connection = connectionTo(database);
  const waiting: WriteRequest[] = [];
  let isCommitting = false;

  async function commitAll(): Promise<void> {
    isCommitting = true;
    while (waiting.length > 0) {
      await nextLoopIteration();
      await commitGroup();
    }
    isCommitting = false;
  }

  async function commitGroup(): Promise<void> {
    try {
      // If the rollback of an earlier group failed, its transaction is still open.
      if (database.isOpen && database.isTransaction) await connection.run('rollback');
      await connection.run('begin immediate');
    } catch (error) {
      for (const { reject } of waiting.splice(0)) reject(error);
      return;
    }
    const startedAt = performance.now();
    const group: WriteRequest[] = [];
    const onCommitted: (() => void)[] = [];
    try {
      while (performance.now() - startedAt < maxGroupMilliseconds) {
        const request = waiting.shift();
        if (!request) break;
        group.push(request);
        onCommitted.push(await runRequest(request));
      }
      await commit(connection, performance.now() - startedAt);
      for (const notify of onCommitted) notify();
    } catch (error) {
      if (database.isOpen && database.isTransaction) await connection.run('rollback').catch(() => undefined);
      const cause = error instanceof StoreUnavailable ? error.cause : error;
      for (const { reject } of group) reject(new StoreUnavailable('The transaction was rolled back.', { cause }));
    }
  }

  async function runRequest(request: WriteRequest): Promise<() => void> {
    await connection.run('savepoint request');
    try {
      const onCommitted = await request.run(runInTurns(connection));
      await connection.run('release request');
      return onCommitted;
    } catch (error) {
      // On some errors, such as a full disk, SQLite rolls back the whole transaction.
      if (!database.isOpen || !database.isTransaction) throw error;
      await connection.run('rollback to request');
      await connection.run('release request');
      return () => {
        request.reject(error);
      };
    }
  }

  return (work) =>
    new Promise((resolve, reject) => {
      const start = Promise.withResolvers<Connection>();
      // With `then`, `work` runs in the asynchronous context of its caller, not in that of the first write of the group.
      // AsyncLocalStorage.bind would do the same, but keeps its objects alive until a full garbage collection (Node 24).
      const finished = start.promise.then(async (connection) => {
        const result = await runGuarded(connection, work);
        return () => {
          resolve(result);
        };
      });
      const run = (connection: Connection) => {
        start.resolve(connection);
        return finished;
      };
      waiting.push({ run, reject });
      if (!isCommitting) void commitAll();
    });
}
