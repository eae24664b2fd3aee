// A thread that reads or ingests as fast as it can until a message ends it: the load during a measurement.
import { parentPort, workerData } from 'node:worker_threads';
import { expectAnswer } from './check.ts';
import { download } from './download.ts';
import { batchText, dataPath, windowPath } from './events.ts';
import { run } from './load.ts';

export interface Heavy {
  readonly kind: 'read' | 'ingest';
  readonly url: string;
  readonly stream: string;
  readonly events: number;
  /** The first event to ingest. */
  readonly from: number;
}

const { kind, url, stream, events, from } = workerData as Heavy;
let isRunning = true;
parentPort?.once('message', () => {
  isRunning = false;
});

async function ingest(i: number): Promise<void> {
  await run({
    url,
    method: 'POST',
    connections: 1,
    requests: 1,
    path: () => dataPath(stream),
    body: () => batchText(from + i * events, events),
    check: (answer) => {
      expectAnswer(answer, 204);
    },
  });
}

async function work(): Promise<void> {
  const started = performance.now();
  let done = 0;
  for (; isRunning; done++) {
    if (kind === 'read') await download(url + windowPath(stream, 0, events));
    else await ingest(done);
  }
  parentPort?.postMessage((done * events) / ((performance.now() - started) / 1_000));
}

void work();
