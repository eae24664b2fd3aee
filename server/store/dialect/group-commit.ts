// Writes that wait at the same time share one transaction, and so one fsync.
import type { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextLoopIteration } from 'node:timers/promises';
import { StoreUnavailable } from '../ports/faults.ts';
import { runGuarded, type Connection, type Database } from './dialect.ts';
import { connectionTo, runInTurns } from './sqlite-connection.ts';

/** A write that waits for its turn: `run` returns how to tell its caller once the group is on disk. */
interface WriteRequest {
  readonly run: (connection: Connection) => Promise<() => void>;
  readonly reject: (error: unknown) => void;
}

/** Commits the transaction that is open on a connection; told how many milliseconds it was open. */
export type Commit = (connection: Connection, milliseconds: number) => Promise<void>;

/** After so many milliseconds a group is committed although more writes wait: reads on this thread get their turn. */
const maxGroupMilliseconds = 20;

const plainCommit: Commit = async (connection) => {
  await connection.run('commit');
};

/** Returns a write function whose writes share transactions, each in a savepoint of its own: one that fails takes nothing else with it. */
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
      // A transaction whose rollback failed is still open, with the writes of its group in it.
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
      for (const { reject } of group) reject(new StoreUnavailable('The transaction was given up.', { cause }));
    }
  }

  async function runRequest(request: WriteRequest): Promise<() => void> {
    await connection.run('savepoint request');
    try {
      const onCommitted = await request.run(runInTurns(connection));
      await connection.run('release request');
      return onCommitted;
    } catch (error) {
      // On some errors, a full disk among them, SQLite ends the whole transaction by itself.
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
      // By `then`, the work runs in its caller's asynchronous context, not in that of the group's first member. So it would by
      // AsyncLocalStorage.bind, but all that is reached from there stays until the next full garbage collection (Node 24).
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
