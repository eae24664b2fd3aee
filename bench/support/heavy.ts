// A thread that reads or ingests until it receives a message, and then reports its events per second.
import { parentPort, workerData } from 'node:worker_threads';
import { expectResponse } from './check.ts';
import { download } from './download.ts';
import { batchText, dataPath, windowPath } from './events.ts';
import { runLoad } from './load.ts';

export interface HeavyLoad {
  readonly kind: 'read' | 'ingest';
  readonly url: string;
  readonly stream: string;
  readonly events: number;
  /** The first event to ingest. */
  readonly from: number;
}

const { kind, url, stream, events, from } = workerData as HeavyLoad;
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
    body: () => batchText(from + round * events, events),
    check: (response) => {
      expectResponse(response, 204);
    },
  });
}

async function work(): Promise<void> {
  const started = performance.now();
  let rounds = 0;
  for (; isRunning; rounds++) {
    if (kind === 'read') await download(url + windowPath(stream, 0, events));
    else await ingest(rounds);
  }
  parentPort?.postMessage((rounds * events) / ((performance.now() - started) / 1_000));
}

void work();
