// The latency of a small GET while other clients read and ingest.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expectResponse } from '../support/check.ts';
import { dataPath, eventText } from '../support/events.ts';
import type { WorkerLoad } from '../support/load-worker.ts';
import { runLoad } from '../support/load.ts';
import { formatNumber, type Row } from '../support/row.ts';
import { median } from '../support/stats.ts';

const seconds = 3;

/** Returns the row of the report for `stream` with the events 0 to eventCount - 1; `target` is an empty stream on the same server. */
export async function measureTailLatency(
  url: string,
  stream: string,
  eventCount: number,
  target: string,
): Promise<Row> {
  const newest = eventText(eventCount - 1);
  const readNewest = () =>
    runLoad({
      url,
      method: 'GET',
      path: () => `${dataPath(stream)}/Last`,
      connections: 1,
      seconds,
      check: (response) => {
        expectResponse(response, 200, newest);
      },
    });
  const startWorker = (more: Pick<WorkerLoad, 'kind' | 'stream' | 'eventCount' | 'from'>) =>
    new Worker(new URL('../support/load-worker.ts', import.meta.url), {
      workerData: { url, ...more } satisfies WorkerLoad,
    });

  const aloneTimes: number[] = [];
  const loadedTimes: number[] = [];
  const rates: (readonly [number, number])[] = [];
  for (let round = 0; round < 3; round++) {
    aloneTimes.push((await readNewest()).p99Milliseconds);
    const workers = [
      startWorker({ kind: 'read', stream, eventCount: 100_000, from: 0 }),
      startWorker({ kind: 'ingest', stream: target, eventCount: 1_000, from: round * 10_000_000 }),
    ] as const;
    const failed = Promise.race(workers.map((worker) => once(worker, 'error'))).then(([error]) => {
      throw error as Error;
    });
    loadedTimes.push((await Promise.race([readNewest(), failed])).p99Milliseconds);
    const [read, ingested] = workers.map(async (worker) => {
      const message = once(worker, 'message') as Promise<[number]>;
      worker.postMessage('end');
      const [rate] = await message;
      await worker.terminate();
      return rate;
    });
    rates.push([(await read) ?? NaN, (await ingested) ?? NaN]);
  }
  const p99 = median(loadedTimes);
  const reads = median(rates.map(([rate]) => rate));
  const ingests = median(rates.map(([, rate]) => rate));
  return {
    work: 'Data/Last p99 while one client reads 100,000 events at a time and another ingests batches of 1,000',
    baseline: `alone: ${formatNumber(median(aloneTimes), 1)} ms`,
    ours: `${formatNumber(p99, 1)} ms (beside ${formatNumber(reads)} events/s read, ${formatNumber(ingests)} ingested)`,
    ratio: formatNumber(p99 / median(aloneTimes), 1),
    goal: '<= 25 ms',
    isMet: p99 <= 25,
  };
}
