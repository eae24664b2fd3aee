// A thread that reads or ingests until it receives a message, and then reports its events per second.
import { parentPort, workerData } from 'node:worker_threads';
import { expectResponse } from './check.ts';
import { download } from './download.ts';
import { batchText, dataPath, windowPath } from './events.ts';
import { runLoad } from './load.ts';

export interface WorkerLoad {
  readonly kind: 'read' | 'ingest';
  readonly url: string;
  readonly stream: string;
  /** The number of events of each read or batch. */
  readonly eventCount: number;
  /** The number of the first event to ingest. */
  readonly from: number;
}

const { kind, url, stream, eventCount, from } = workerData as WorkerLoad;
let isRunning = true;
parentPort?.once('message', () => {
  isRunning = false;
});

async function ingest(round: number): Promise<void> {
  await runLoad({
    url,
    method: 'POST',
    connections: 1,
    requests: 1,
    path: () => dataPath(stream),
    body: () => batchText(from + round * eventCount, eventCount),
    check: (response) => {
      expectResponse(response, 204);
    },
  });
}

async function runUntilStopped(): Promise<void> {
  const started = performance.now();
  let rounds = 0;
  for (; isRunning; rounds++) {
    if (kind === 'read') await download(url + windowPath(stream, 0, eventCount));
    else await ingest(rounds);
  }
  parentPort?.postMessage((rounds * eventCount) / ((performance.now() - started) / 1_000));
}

void runUntilStopped();
