// Ingest of batches over HTTP, compared with parsing, key encoding and one transaction per batch in process.
import { openStore } from '../../server/store/open.ts';
import { expectResponse } from '../support/check.ts';
import {
  batchText,
  dataPath,
  openBenchStream,
  timeOf,
  uncheckedRow,
  windowPath,
  type BenchEvent,
} from '../support/events.ts';
import { runLoad } from '../support/load.ts';
import { formatNumber, type Row } from '../support/row.ts';
import { alternate } from '../support/stats.ts';

const batchSize = 1_000;
const batchesPerRound = 400;
const connections = 4;
/** The rounds that are measured; one more runs before them, to warm up the JIT compiler of each thread. */
const rounds = 5;
/** The number of stored events that one read checks. */
const checkedEventsPerRead = 200_000;

/** Returns the row of the report for ingest into an empty stream. The baseline writes to the same stream of its own store in a folder. */
export async function measureIngest(url: string, stream: string, baselineDir: string): Promise<Row> {
  const store = await openStore({ dataDir: baselineDir });
  try {
    const target = await openBenchStream(store, stream);
    let nextBaselineEvent = 0;
    const baseline = async () => {
      const bodies = bodiesFrom(nextBaselineEvent);
      nextBaselineEvent += batchesPerRound * batchSize;
      const started = performance.now();
      await Promise.all(
        Array.from({ length: connections }, async () => {
          for (let body = bodies.pop(); body !== undefined; body = bodies.pop()) {
            const rows = (JSON.parse(body) as BenchEvent[]).map((event) => uncheckedRow(target, event));
            if ((await store.events.insert(target.ref, rows)) !== 'done')
              throw new Error('The baseline did not insert.');
          }
        }),
      );
      return (batchesPerRound * batchSize) / ((performance.now() - started) / 1_000);
    };
    let nextEvent = 0;
    const ours = async () => {
      const bodies = bodiesFrom(nextEvent);
      nextEvent += batchesPerRound * batchSize;
      const measured = await runLoad({
        url,
        method: 'POST',
        path: () => dataPath(stream),
        body: (i) => bodies[i] ?? '',
        connections,
        requests: batchesPerRound,
        check: (response) => {
          expectResponse(response, 204);
        },
      });
      return measured.perSecond * batchSize;
    };
    await baseline();
    await ours();
    const result = await alternate(rounds, baseline, ours);
    await checkStored(url, stream, nextEvent);
    return {
      work: `ingest, batches of 1,000 events of 4 fields, fsync at commit, ${connections} connections`,
      baseline: `JSON.parse + key encoding + same rows, in process: ${formatNumber(result.baseline)} events/s`,
      ours: `${formatNumber(result.ours)} events/s`,
      ratio: formatNumber(result.ratio, 2),
      goal: '>= 0.6 and >= 250,000 events/s',
      isMet: result.ratio >= 0.6 && result.ours >= 250_000,
    };
  } finally {
    await store.close();
  }
}

const bodiesFrom = (first: number) =>
  Array.from({ length: batchesPerRound }, (_, i) => batchText(first + i * batchSize, batchSize));

/** Throws unless the stream has each of the events once, in order. */
async function checkStored(url: string, stream: string, count: number): Promise<void> {
  for (let from = 0; from < count; from += checkedEventsPerRead) {
    const response = await fetch(url + windowPath(stream, from, checkedEventsPerRead));
    const events = (await response.json()) as readonly BenchEvent[];
    const isComplete =
      events.length === Math.min(checkedEventsPerRead, count - from) &&
      events.every(({ Time }, i) => Time === timeOf(from + i));
    if (!isComplete) throw new Error(`${count} events were sent, but other events were read from event ${from} on.`);
  }
}
