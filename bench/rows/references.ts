// Other stores with the same events on the same machine, if they are available: for comparison, not as baselines.
import { spawnSync } from 'node:child_process';
import { expectResponse } from '../support/check.ts';
import { eventText, timeOf, valuesOf } from '../support/events.ts';
import { runLoad } from '../support/load.ts';
import { formatNumber } from '../support/row.ts';

const eventCount = 500_000;
const batchSize = 1_000;

/** Returns one sentence for each store: its figures or, if it was not measured, the setting to make. */
export async function measureReferences(): Promise<readonly string[]> {
  return [
    await measureInflux(process.env['BENCH_INFLUX_URL'] ?? ''),
    measurePostgresCopy(process.env['BENCH_POSTGRES_URL'] ?? ''),
  ];
}

/** Measures InfluxDB 1.x: batches of lines over HTTP, then a range of 100,000 events as JSON. */
async function measureInflux(url: string): Promise<string> {
  if (url === '') return 'InfluxDB 1.x: not measured; set BENCH_INFLUX_URL to a running server.';
  await fetch(`${url}/query`, { method: 'POST', body: new URLSearchParams({ q: 'CREATE DATABASE millrace_bench' }) });
  const lines = (from: number) =>
    Array.from({ length: batchSize }, (_, k) => {
      const [temperature, pressure, flow] = valuesOf(from + k);
      return `bench temperature=${temperature},pressure=${pressure},flow=${flow} ${Date.parse(timeOf(from + k)) / 1_000}`;
    }).join('\n');
  const bodies = Array.from({ length: eventCount / batchSize }, (_, i) => lines(i * batchSize));
  const { perSecond } = await runLoad({
    url,
    method: 'POST',
    path: () => '/write?db=millrace_bench&precision=s',
    body: (i) => bodies[i] ?? '',
    connections: 4,
    requests: bodies.length,
    check: (response) => {
      expectResponse(response, 204);
    },
  });
  const started = performance.now();
  const q = `SELECT * FROM bench WHERE time >= '${timeOf(0)}' AND time < '${timeOf(100_000)}'`;
  const response = await fetch(`${url}/query?${new URLSearchParams({ db: 'millrace_bench', q }).toString()}`);
  const { results } = (await response.json()) as {
    results: readonly { series: readonly { values: readonly unknown[] }[] }[];
  };
  const seconds = (performance.now() - started) / 1_000;
  const read = results[0]?.series[0]?.values.length ?? 0;
  return `InfluxDB 1.x: ingest ${formatNumber(perSecond * batchSize)} events/s, range of ${formatNumber(read)} events ${formatNumber(read / seconds)} events/s.`;
}

/** Measures PostgreSQL: COPY of keys and JSON texts into a table with a primary key. */
function measurePostgresCopy(url: string): string {
  if (url === '') return 'PostgreSQL COPY: not measured; install psql and set BENCH_POSTGRES_URL to a database.';
  const psql = (input: string, ...more: readonly string[]) => {
    const { status, stderr } = spawnSync('psql', [url, '-q', '-v', 'ON_ERROR_STOP=1', ...more], {
      input,
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
    if (status !== 0) throw new Error(`psql: ${stderr}`);
  };
  psql(
    'drop table if exists millrace_bench; create table millrace_bench (key text collate "C" primary key, body text not null)',
  );
  const rows = Array.from({ length: eventCount }, (_, i) => `${timeOf(i)}\t${eventText(i)}\n`).join('');
  const started = performance.now();
  psql(rows, '-c', 'copy millrace_bench from stdin');
  const seconds = (performance.now() - started) / 1_000;
  psql('drop table millrace_bench');
  return `PostgreSQL COPY into a table with a key: ${formatNumber(eventCount / seconds)} events/s.`;
}
