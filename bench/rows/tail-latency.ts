// The latency of a small GET during heavy work.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expectAnswer } from '../support/check.ts';
import { dataPath, eventText } from '../support/events.ts';
import type { Heavy } from '../support/heavy.ts';
import { run } from '../support/load.ts';
import { figure, type Row } from '../support/row.ts';
import { median } from '../support/stats.ts';

const seconds = 3;

/** Returns the row for `stream` with `held` events; `target` is empty and on the same server. */
export async function measureTailLatency(url: string, stream: string, held: number, target: string): Promise<Row> {
  const newest = eventText(held - 1);
  const last = () =>
    run({
      url,
      method: 'GET',
      path: () => `${dataPath(stream)}/Last`,
      connections: 1,
      seconds,
      check: (answer) => {
        expectAnswer(answer, 200, newest);
      },
    });
  const heavy = (more: Pick<Heavy, 'kind' | 'stream' | 'events' | 'from'>) =>
    new Worker(new URL('../support/heavy.ts', import.meta.url), { workerData: { url, ...more } satisfies Heavy });

  const alone: number[] = [];
  const beside: number[] = [];
  const rates: (readonly [number, number])[] = [];
  for (let round = 0; round < 3; round++) {
    alone.push((await last()).p99);
    const workers = [
      heavy({ kind: 'read', stream, events: 100_000, from: 0 }),
      heavy({ kind: 'ingest', stream: target, events: 1_000, from: round * 10_000_000 }),
    ] as const;
    const failed = Promise.race(workers.map((worker) => once(worker, 'error'))).then(([error]) => {
      throw error as Error;
    });
    beside.push((await Promise.race([last(), failed])).p99);
    const [read, ingested] = workers.map(async (worker) => {
      const told = once(worker, 'message') as Promise<[number]>;
      worker.postMessage('end');
      const [rate] = await told;
      await worker.terminate();
      return rate;
    });
    rates.push([(await read) ?? NaN, (await ingested) ?? NaN]);
  }
  const p99 = median(beside);
  const reads = median(rates.map(([rate]) => rate));
  const ingests = median(rates.map(([, rate]) => rate));
  return {
    work: 'Data/Last p99 while one client reads 100,000 events at a time and another ingests batches of 1,000',
    baseline: `alone: ${figure(median(alone), 1)} ms`,
    ours: `${figure(p99, 1)} ms (beside ${figure(reads)} events/s read, ${figure(ingests)} ingested)`,
    ratio: figure(p99 / median(alone), 1),
    goal: '<= 25 ms',
    met: p99 <= 25,
  };
}
