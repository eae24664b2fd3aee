// make bench: measures the server and its baselines and writes RESULTS.md. With names of steps, `node bench/run.ts 'one event'` runs only
// these and prints their rows. BENCH_EVENTS sets the number of events of the longest stream.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openStore } from '../server/store/open.ts';
import { report } from './report.ts';
import { measureAggregates } from './rows/aggregates.ts';
import { measureClientCall } from './rows/client-call.ts';
import { measureDataViews, measureLongPages } from './rows/data-views.ts';
import { databaseBytes, diskRow } from './rows/disk.ts';
import { measureEdgeSystems } from './rows/edge-systems.ts';
import { measureGrowth } from './rows/growth.ts';
import { measureIngest } from './rows/ingest.ts';
import { measureMaterialization } from './rows/materialization.ts';
import { measureOneEvent } from './rows/one-event.ts';
import { measureReferences } from './rows/references.ts';
import { measureStart } from './rows/start.ts';
import { measureTailLatency } from './rows/tail-latency.ts';
import { measureWatch } from './rows/watch.ts';
import { measureReadMemory, measureWindowRead } from './rows/window-read.ts';
import { startScript, startServer } from './support/child.ts';
import { fillEdgeSystems } from './support/edge-systems.ts';
import { addStreams, fill, makeStreams } from './support/events.ts';
import { figure, type Row } from './support/row.ts';

const folder = mkdtempSync(join(tmpdir(), 'millrace-bench-'));
const dir = (name: string) => join(folder, name);
const held = 100_000;
const longest = 2_500_000;
/** Sets of streams, each with its number of events. Each set is measured on streams of its own. */
const sets = [
  [1, 1_000],
  [100, 1_000],
  [10_000, 100],
  [100_000, 10],
].map(([size = 0, each = 0]) => ({ streams: Array.from({ length: size }, (_, i) => `of${size}-${i}`), each }));
const many = sets.flatMap(({ streams, each }) => streams.map((id) => ({ id, each })));
const huge = Number(process.env['BENCH_EVENTS'] ?? 10_000_000);
const long = [...new Set([10_000, 100_000, 1_000_000, huge])];
const chosen = process.argv.slice(2);
/** Streams of a data view, found by the common beginning of their ids. */
const viewed = Array.from({ length: 100 }, (_, i) => `viewed-${i}`);
const viewedEvents = 10_000;

/** Fills the folders `small` and `baseline`, which are equal, and `large` with long streams; returns the row on its disk space. */
async function prepare(): Promise<Row> {
  const first = await startServer(dir('small'));
  await makeStreams(first.url, [
    'steady',
    'one',
    'ingest',
    'beside',
    'longest',
    ...viewed,
    ...long.map((n) => `long${n}`),
  ]);
  await first.stop();
  cpSync(dir('small'), dir('large'), { recursive: true });

  const small = await openStore({ dataDir: dir('small') });
  for (const id of ['steady', 'one']) await fill(small, id, held);
  await fillEdgeSystems(small);
  await small.close();
  cpSync(dir('small'), dir('baseline'), { recursive: true });

  const before = databaseBytes(dir('large'));
  const large = await openStore({ dataDir: dir('large') });
  if (['memory', 'disk', 'long pages'].some(isChosen)) await fill(large, 'longest', longest);
  await large.close();
  const disk = diskRow(databaseBytes(dir('large')) - before, longest);
  const more = await openStore({ dataDir: dir('large') });
  const wanted = (count: number) =>
    isChosen('growth') ||
    (count === huge && isChosen('aggregates')) ||
    (count === 1_000_000 && isChosen('materialize'));
  for (const count of long) if (wanted(count)) await fill(more, `long${count}`, count);
  if (isChosen('data views')) for (const id of viewed) await fill(more, id, viewedEvents);
  await more.close();
  return disk;
}

/** Adds many streams to `large`, so that its measurements are made among them. */
async function prepareMany(): Promise<void> {
  const server = await startServer(dir('large'));
  await addStreams(
    server.url,
    many.map(({ id }) => id),
  );
  await server.stop();
  const store = await openStore({ dataDir: dir('large') });
  // Concurrently, so that they share commits.
  const left = isChosen('growth') ? [...many] : [];
  const fillNext = async () => {
    for (let next = left.pop(); next; next = left.pop()) await fill(store, next.id, next.each);
  };
  await Promise.all(Array.from({ length: 200 }, fillNext));
  await store.close();
}

async function measureSmall(): Promise<readonly Row[]> {
  const server = await startServer(dir('small'));
  const baseline = await startScript('bench/baselines/express.ts', { DATA_DIR: dir('baseline') });
  const urls = { baseline: baseline.url, ours: server.url };
  try {
    const rows = [...(await step('one event', () => measureOneEvent(urls, 'one', held)))];
    await baseline.stop();
    rows.push(...(await step('ingest', async () => [await measureIngest(server.url, 'ingest', dir('baseline'))])));
    rows.push(...(await step('window read', () => measureWindowRead(server.url, 'steady', folder))));
    rows.push(
      ...(await step('tail latency', async () => [await measureTailLatency(server.url, 'steady', held, 'beside')])),
    );
    rows.push(...(await step('client', async () => [await measureClientCall(server.url, 'steady', held)])));
    rows.push(...(await step('edge systems', () => measureEdgeSystems(server.url, dir('baseline')))));
    return rows;
  } finally {
    await baseline.stop();
    await server.stop();
  }
}

async function measureViews(): Promise<readonly Row[]> {
  const server = await startServer(dir('large'));
  try {
    return await measureDataViews(server.url, 'viewed', viewed, viewedEvents);
  } finally {
    await server.stop();
  }
}

async function measureLarge() {
  const server = await startServer(dir('large'));
  try {
    const several = sets.map(({ streams, each }) => ({
      what: `${figure(streams.length)} ${streams.length === 1 ? 'stream' : 'streams'} of ${figure(each)} events`,
      streams,
      held: each,
    }));
    const grown = long.map((count) => ({
      what: `one stream of ${count.toLocaleString('en-US')} events`,
      streams: [`long${count}`],
      held: count,
    }));
    return await measureGrowth(server.url, [...several, ...grown]);
  } finally {
    await server.stop();
  }
}

const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);

/** Runs a step, unless only others were chosen. */
async function step<Item>(name: string, work: () => Promise<readonly Item[]>): Promise<readonly Item[]> {
  if (!isChosen(name)) return [];
  const started = performance.now();
  const result = await work();
  console.log(`${name.padEnd(14)} ${figure((performance.now() - started) / 1_000, 1)} s`);
  return result;
}

async function main(): Promise<void> {
  const started = performance.now();
  const [load = NaN] = loadavg();
  const disk = await prepare();
  if (['growth', 'long pages'].some(isChosen)) await prepareMany();
  const rows = [
    ...(await measureSmall()),
    ...(await step('memory', async () => [await measureReadMemory(dir('large'), 'longest', longest)])),
    ...(await step('materialize', async () => [await measureMaterialization(dir('large'), 'long1000000', 1_000_000)])),
    ...(await step('aggregates', () => measureAggregates(dir('large'), `long${huge}`, huge))),
    ...(await step('data views', measureViews)),
    ...(await step('long pages', () => measureLongPages(dir('large'), 'longest'))),
    ...(await step('start', () => measureStart(dir('small'), dir('fresh')))),
    ...(await step('watch', async () => [await measureWatch(dir('watch'))])),
    ...(isChosen('disk') ? [disk] : []),
  ];
  const growth = await step('growth', measureLarge);
  const references = await step('references', measureReferences);
  const seconds = (performance.now() - started) / 1_000;
  if (chosen.length > 0) {
    console.log([...rows, ...growth, ...references]);
    return;
  }
  const file = join(import.meta.dirname, 'RESULTS.md');
  const text = report({ rows, growth, references, seconds, load });
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`In ${figure(seconds)} s; see ${file}`);
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exitCode = 1;
  })
  .finally(() => {
    rmSync(folder, { recursive: true, force: true });
  });
