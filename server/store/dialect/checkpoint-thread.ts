// Copies the pages of a write-ahead log into its database, while other threads read and write.
import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** If fewer pages were written during a checkpoint, the next automatic checkpoint of the writing connection copies them. */
const minPages = 1_000;

const database = new DatabaseSync(String(workerData));
database.exec('pragma synchronous = full');
const checkpoint = database.prepare('pragma wal_checkpoint(passive)');
let done = 0;
for (;;) {
  const copied = Number(checkpoint.get()?.['checkpointed'] ?? 0);
  if (copied - done < minPages) break;
  done = copied;
}
database.close();
