// Ingest of batches over HTTP, compared with parsing, key encoding and one transaction per batch in process.
import { openStore } from '../../server/store/open.ts';
import { expectAnswer } from '../support/check.ts';
import {
  batchText,
  dataPath,
  openBenchStream,
  timeOf,
  uncheckedRow,
  windowPath,
  type BenchEvent,
} from '../support/events.ts';
import { run } from '../support/load.ts';
import { figure, type Row } from '../support/row.ts';
import { alternate } from '../support/stats.ts';

const size = 1_000;
/** The batches of a round. As many run before the first round, so that all threads run compiled code. */
const batches = 400;
const atOnce = 4;
const rounds = 5;
/** How many stored events one response checks. */
const windowSize = 200_000;

/** Returns the row on ingest. The baseline has its own store in a folder; both streams are empty. */
export async function measureIngest(url: string, stream: string, baselineDir: string): Promise<Row> {
  const store = await openStore({ dataDir: baselineDir });
  try {
    const target = await openBenchStream(store, stream);
    let floorNext = 0;
    const baseline = async () => {
      const bodies = bodiesFrom(floorNext);
      floorNext += batches * size;
      const started = performance.now();
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
            const rows = (JSON.parse(body) as BenchEvent[]).map((event) => uncheckedRow(target, event));
            if ((await store.events.insert(target.ref, rows)) !== 'done')
              throw new Error('The baseline did not insert.');
          }
        }),
      );
      return (batches * size) / ((performance.now() - started) / 1_000);
    };
    let next = 0;
    const ours = async () => {
      const bodies = bodiesFrom(next);
      next += batches * size;
      const measured = await run({
        url,
        method: 'POST',
        path: () => dataPath(stream),
        body: (i) => bodies[i] ?? '',
        connections: atOnce,
        requests: batches,
        check: (answer) => {
          expectAnswer(answer, 204);
        },
      });
      return measured.perSecond * size;
    };
    await baseline();
    await ours();
    const result = await alternate(rounds, baseline, ours);
    await checkStored(url, stream, next);
    return {
      work: `ingest, batches of 1,000 events of 4 fields, fsync at commit, ${atOnce} connections`,
      baseline: `JSON.parse + key encoding + same rows, in process: ${figure(result.baseline)} events/s`,
      ours: `${figure(result.ours)} events/s`,
      ratio: figure(result.ratio, 2),
      goal: '>= 0.6 and >= 250,000 events/s',
      met: result.ratio >= 0.6 && result.ours >= 250_000,
    };
  } finally {
    await store.close();
  }
}

const bodiesFrom = (first: number) => Array.from({ length: batches }, (_, i) => batchText(first + i * size, size));

/** Reads everything back and checks that each event is there once, in order. */
async function checkStored(url: string, stream: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += windowSize) {
    const response = await fetch(url + windowPath(stream, from, windowSize));
    const events = (await response.json()) as readonly BenchEvent[];
    const isWhole =
      events.length === Math.min(windowSize, count - from) && events.every(({ Time }, i) => Time === timeOf(from + i));
    if (!isWhole) throw new Error(`${count} events were sent, but from the ${from}. others came back.`);
  }
}
