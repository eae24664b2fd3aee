// The write-ahead log of a SQLite file. After a large transaction, other threads write it to disk, since both the fsync of the commit and
// the checkpoint would block this thread (docs/decisions/0003-sealed-blocks.md).
import { statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Commit } from './group-commit.ts';

/** A larger log is checkpointed by a separate thread. The checkpoint of a smaller one blocks this thread for some milliseconds. */
const maxInlineLogBytes = 16 * 1_024 * 1_024;
/** A transaction that was open for a shorter time cannot have written that much. */
const minLargeTransactionMilliseconds = 10;
/** The number of pages after which SQLite runs a checkpoint: its default. */
const autocheckpointPages = 1_000;

/** The settings of the writing connection. SQLite truncates a large log when it starts to overwrite it. */
export const logSettings = `pragma journal_size_limit = ${maxInlineLogBytes}; pragma wal_autocheckpoint = ${autocheckpointPages}`;

export interface WriteAheadLog {
  readonly commit: Commit;
  /** Waits for the running checkpoint. */
  close(): Promise<void>;
}

/** Returns a commit function for a file that does not block this thread for long. */
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

/** Writes the contents of a file to disk, so that the fsync of the commit has little to do. */
async function synchronize(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Resolves when the thread has ended, even if it failed: SQLite repeats the checkpoint after a later commit. */
function checkpointInThread(file: string): Promise<void> {
  return new Promise((resolve) => {
    const thread = new Worker(join(import.meta.dirname, `checkpoint-thread${extname(import.meta.filename)}`), {
      workerData: file,
    });
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      resolve();
    });
  });
}
