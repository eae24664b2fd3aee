// The write-ahead log of a SQLite file: what a large transaction leaves in it is brought to disk by other threads, since both the fsync of
// its commit and the checkpoint after it would hold this one for as long as they take (docs/decisions/0003-sealed-blocks.md).
import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Commit } from './group-commit.ts';

/** A log that is larger in bytes is checkpointed by a thread of its own. A smaller one takes this thread some milliseconds. */
const maxInlineLogBytes = 16 * 1_024 * 1_024;
/** A transaction that was open for fewer milliseconds cannot have written so much. */
const minLargeTransactionMilliseconds = 10;
/** Pages after which SQLite makes a checkpoint by itself: its default. */
const autocheckpointPages = 1_000;

/** The settings of the connection that writes: a log that was large becomes small again once it starts over. */
export const logSettings = `pragma journal_size_limit = ${maxInlineLogBytes}; pragma wal_autocheckpoint = ${autocheckpointPages}`;

export interface WriteAheadLog {
  readonly commit: Commit;
  /** Waits for the checkpoint that is under way. */
  close(): Promise<void>;
}

/** Returns what commits transactions to a file without holding this thread. */
export function writeAheadLog(file: string): WriteAheadLog {
  let checkpoint: Promise<void> | undefined;

  return {
    async commit(connection, milliseconds) {
      const log = `${file}-wal`;
      const isLarge = milliseconds >= minLargeTransactionMilliseconds && readSize(log) > maxInlineLogBytes;
      if (isLarge) {
        await synchronize(log);
        await connection.run('pragma wal_autocheckpoint = 0');
      }
      const restoreAutocheckpoint = () =>
        connection.run(`pragma wal_autocheckpoint = ${autocheckpointPages}`).catch(() => undefined);
      try {
        await connection.run('commit');
      } catch (error) {
        if (isLarge && !checkpoint) await restoreAutocheckpoint();
        throw error;
      }
      if (!isLarge || checkpoint) return;
      checkpoint = checkpointInThread(file).finally(() => {
        checkpoint = undefined;
      });
      void checkpoint.then(restoreAutocheckpoint);
    },
    async close() {
      await checkpoint;
    },
  };
}

function readSize(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** Brings to disk what a file has so far: the fsync of the commit then finds little to do. */
async function synchronize(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Resolves when the thread has ended, also when it failed: SQLite repeats the checkpoint after a later commit. */
function checkpointInThread(file: string): Promise<void> {
  return new Promise((resolve) => {
    const thread = new Worker(join(import.meta.dirname, 'checkpoint-thread.ts'), { workerData: file });
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      resolve();
    });
  });
}
