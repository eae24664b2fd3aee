// Other stores with the same events on the same machine, if they are installed: for comparison, not as baselines.
import { spawnSync } from 'node:child_process';
import { expectAnswer } from '../support/check.ts';
import { eventText, timeOf, valuesOf } from '../support/events.ts';
import { run } from '../support/load.ts';
import { figure } from '../support/row.ts';

const events = 500_000;
const size = 1_000;

/** Returns a line for each store: its figures, or how to install it. */
export async function measureReferences(): Promise<readonly string[]> {
  return [await influx(process.env['BENCH_INFLUX_URL'] ?? ''), copy(process.env['BENCH_POSTGRES_URL'] ?? '')];
}

/** InfluxDB 1.x: batches as lines over HTTP, then a range of 100,000 events as JSON. */
async function influx(url: string): Promise<string> {
  if (url === '') return 'InfluxDB 1.x: not measured; BENCH_INFLUX_URL names one that runs.';
  await fetch(`${url}/query`, { method: 'POST', body: new URLSearchParams({ q: 'CREATE DATABASE millrace_bench' }) });
  const lines = (from: number) =>
    Array.from({ length: size }, (_, k) => {
      const [temperature, pressure, flow] = valuesOf(from + k);
      return `bench temperature=${temperature},pressure=${pressure},flow=${flow} ${Date.parse(timeOf(from + k)) / 1_000}`;
    }).join('\n');
  const bodies = Array.from({ length: events / size }, (_, i) => lines(i * size));
  const { perSecond } = await run({
    url,
    method: 'POST',
    path: () => '/write?db=millrace_bench&precision=s',
    body: (i) => bodies[i] ?? '',
    connections: 4,
    requests: bodies.length,
    check: (answer) => {
      expectAnswer(answer, 204);
    },
  });
  const started = performance.now();
  const q = `SELECT * FROM bench WHERE time >= '${timeOf(0)}' AND time < '${timeOf(100_000)}'`;
  const answer = await fetch(`${url}/query?${new URLSearchParams({ db: 'millrace_bench', q }).toString()}`);
  const { results } = (await answer.json()) as {
    results: readonly { series: readonly { values: readonly unknown[] }[] }[];
  };
  const seconds = (performance.now() - started) / 1_000;
  const read = results[0]?.series[0]?.values.length ?? 0;
  return `InfluxDB 1.x: ingest ${figure(perSecond * size)} events/s, range of ${figure(read)} events ${figure(read / seconds)} events/s.`;
}

/** PostgreSQL: COPY of keys and texts into a table with a primary key. */
function copy(url: string): string {
  if (url === '')
    return 'PostgreSQL COPY: not measured; BENCH_POSTGRES_URL names a database, and psql has to be there.';
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
  const rows = Array.from({ length: events }, (_, i) => `${timeOf(i)}\t${eventText(i)}\n`).join('');
  const started = performance.now();
  psql(rows, '-c', 'copy millrace_bench from stdin');
  const seconds = (performance.now() - started) / 1_000;
  psql('drop table millrace_bench');
  return `PostgreSQL COPY into a table with a key: ${figure(events / seconds)} events/s.`;
}
