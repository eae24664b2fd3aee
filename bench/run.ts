// make bench: measures the server and its baselines and writes RESULTS.md. With names of steps, as in `node bench/run.ts 'one event'`, it
// runs only these and prints their rows. BENCH_EVENTS sets the number of events of the longest stream.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openStore } from '../server/store/open.ts';
import { report } from './report.ts';
import { measureAggregates } from './rows/aggregates.ts';
import { measureClientCall } from './rows/client-call.ts';
import { measureDataViews, measureLongPages } from './rows/data-views.ts';
import { readDatabaseBytes, diskRow } from './rows/disk.ts';
import { measureEdgeSystems } from './rows/edge-systems.ts';
import { measureGrowth, type GrowthRow } from './rows/growth.ts';
import { measureIngest } from './rows/ingest.ts';
import { measureMaterialization } from './rows/materialization.ts';
import { measureOneEvent } from './rows/one-event.ts';
import { measureReferences } from './rows/references.ts';
import { measureStart } from './rows/start.ts';
import { measureTailLatency } from './rows/tail-latency.ts';
import { measureWatch } from './rows/watch.ts';
import { measureReadMemory, measureWindowRead } from './rows/window-read.ts';
import { startScript, startServer } from './support/child.ts';
import { currentCommit } from './support/commit.ts';
import { fillEdgeSystems } from './support/edge-systems.ts';
import { addStreams, fillStream, makeStreams } from './support/events.ts';
import { formatNumber, type Row } from './support/row.ts';
import { createSteps } from './support/steps.ts';

const folder = mkdtempSync(join(tmpdir(), 'millrace-bench-'));
const pathOf = (name: string) => join(folder, name);
/** Events of each stream that the small server reads. */
const smallStreamEvents = 100_000;
const memoryStreamEvents = 2_500_000;
/** Sets of streams with the same number of events. Each set is measured on streams of its own. */
const streamSets = [
  [1, 1_000],
  [100, 1_000],
  [10_000, 100],
  [100_000, 10],
].map(([streamCount = 0, eventCount = 0]) => ({
  streams: Array.from({ length: streamCount }, (_, i) => `of${streamCount}-${i}`),
  eventCount,
}));
const setStreams = streamSets.flatMap(({ streams, eventCount }) => streams.map((id) => ({ id, eventCount })));
const maxStreamEvents = Number(process.env['BENCH_EVENTS'] ?? 10_000_000);
const longStreamEvents = [...new Set([10_000, 100_000, 1_000_000, maxStreamEvents])];
/** Streams of a data view, found by the common prefix of their ids. */
const viewStreams = Array.from({ length: 100 }, (_, i) => `viewed-${i}`);
const viewStreamEvents = 10_000;

const selected = process.argv.slice(2);
const steps = createSteps(selected, console.log);

/** Fills the folders `small` and `baseline`, which are equal, and `large` with long streams; returns the row of the report for its disk space. */
async function prepare(): Promise<Row> {
  const server = await startServer(pathOf('small'));
  await makeStreams(server.url, [
    'steady',
    'one',
    'ingest',
    'beside',
    'longest',
    ...viewStreams,
    ...longStreamEvents.map((count) => `long${count}`),
  ]);
  await server.stop();
  cpSync(pathOf('small'), pathOf('large'), { recursive: true });

  const small = await openStore({ dataDir: pathOf('small') });
  for (const id of ['steady', 'one']) await fillStream(small, id, smallStreamEvents);
  await fillEdgeSystems(small);
  await small.close();
  cpSync(pathOf('small'), pathOf('baseline'), { recursive: true });

  const bytesBefore = readDatabaseBytes(pathOf('large'));
  const large = await openStore({ dataDir: pathOf('large') });
  if (['memory', 'disk', 'long pages'].some(steps.isSelected)) await fillStream(large, 'longest', memoryStreamEvents);
  await large.close();
  const disk = diskRow(readDatabaseBytes(pathOf('large')) - bytesBefore, memoryStreamEvents);

  const reopened = await openStore({ dataDir: pathOf('large') });
  const isNeeded = (count: number) =>
    steps.isSelected('growth') ||
    (count === maxStreamEvents && steps.isSelected('aggregates')) ||
    (count === 1_000_000 && steps.isSelected('materialize'));
  for (const count of longStreamEvents.filter(isNeeded)) await fillStream(reopened, `long${count}`, count);
  if (steps.isSelected('data views')) {
    for (const id of viewStreams) await fillStream(reopened, id, viewStreamEvents);
  }
  await reopened.close();
  return disk;
}

/** Adds the sets of streams to `large`, so that its measurements are made among them. */
async function prepareStreamSets(): Promise<void> {
  const server = await startServer(pathOf('large'));
  await addStreams(
    server.url,
    setStreams.map(({ id }) => id),
  );
  await server.stop();
  const store = await openStore({ dataDir: pathOf('large') });
  // Concurrently, so that they share commits.
  const remaining = steps.isSelected('growth') ? [...setStreams] : [];
  const fillRemaining = async () => {
    for (let next = remaining.pop(); next; next = remaining.pop()) await fillStream(store, next.id, next.eventCount);
  };
  await Promise.all(Array.from({ length: 200 }, fillRemaining));
  await store.close();
}

async function measureSmall(): Promise<readonly Row[]> {
  const server = await startServer(pathOf('small'));
  const baseline = await startScript('bench/baselines/express.ts', { DATA_DIR: pathOf('baseline') });
  const urls = { baseline: baseline.url, ours: server.url };
  const { url } = server;
  try {
    const oneEvent = await runStep('one event', () => measureOneEvent(urls, 'one', smallStreamEvents));
    // The next baselines open its folder.
    await baseline.stop();
    return [
      ...oneEvent,
      ...(await runStep('ingest', async () => [await measureIngest(url, 'ingest', pathOf('baseline'))])),
      ...(await runStep('window read', () => measureWindowRead(url, 'steady', folder))),
      ...(await runStep('tail latency', async () => [
        await measureTailLatency(url, 'steady', smallStreamEvents, 'beside'),
      ])),
      ...(await runStep('client', async () => [await measureClientCall(url, 'steady', smallStreamEvents)])),
      ...(await runStep('edge systems', () => measureEdgeSystems(url, pathOf('baseline')))),
    ];
  } finally {
    await baseline.stop();
    await server.stop();
  }
}

async function measureViews(): Promise<readonly Row[]> {
  const server = await startServer(pathOf('large'));
  try {
    return await measureDataViews(server.url, 'viewed', viewStreams, viewStreamEvents);
  } finally {
    await server.stop();
  }
}

async function measureLarge(): Promise<readonly GrowthRow[]> {
  const server = await startServer(pathOf('large'));
  try {
    const manyStreams = streamSets.map(({ streams, eventCount }) => ({
      label: `${formatNumber(streams.length)} ${streams.length === 1 ? 'stream' : 'streams'} of ${formatNumber(eventCount)} events`,
      streams,
      eventCount,
    }));
    const longStreams = longStreamEvents.map((eventCount) => ({
      label: `one stream of ${formatNumber(eventCount)} events`,
      streams: [`long${eventCount}`],
      eventCount,
    }));
    return await measureGrowth(server.url, [...manyStreams, ...longStreams]);
  } finally {
    await server.stop();
  }
}

/** Runs a step whose results are rows. */
function runStep(name: string, work: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
  return steps.run(name, work, (ours) => ({ work: name, baseline: '', ours, ratio: '', goal: '', isMet: false }));
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  const [load = NaN] = loadavg();
  const commit = currentCommit(import.meta.dirname);
  const disk = await prepare();
  if (['growth', 'long pages'].some(steps.isSelected)) await prepareStreamSets();
  const rows = [
    ...(await measureSmall()),
    ...(await runStep('memory', async () => [await measureReadMemory(pathOf('large'), 'longest', memoryStreamEvents)])),
    ...(await runStep('materialize', async () => [
      await measureMaterialization(pathOf('large'), 'long1000000', 1_000_000),
    ])),
    ...(await runStep('aggregates', () =>
      measureAggregates(pathOf('large'), `long${maxStreamEvents}`, maxStreamEvents),
    )),
    ...(await runStep('data views', measureViews)),
    ...(await runStep('long pages', () => measureLongPages(pathOf('large'), 'longest'))),
    ...(await runStep('start', () => measureStart(pathOf('small'), pathOf('new')))),
    ...(await runStep('watch', async () => [await measureWatch(pathOf('watch'))])),
    ...(steps.isSelected('disk') ? [disk] : []),
  ];
  const growth = await steps.run('growth', measureLarge, (message): GrowthRow => [message, '', '', '']);
  const references = await steps.run('references', measureReferences, String);
  const seconds = (performance.now() - startedAt) / 1_000;
  if (steps.failed().length > 0) process.exitCode = 1;
  if (selected.length > 0) {
    console.log([...rows, ...growth, ...references]);
    return;
  }
  const file = join(import.meta.dirname, 'RESULTS.md');
  const text = report({ rows, growth, references, seconds, load, commit });
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`Wrote ${file} after ${formatNumber(seconds)} s.`);
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exitCode = 1;
  })
  .finally(() => {
    rmSync(folder, { recursive: true, force: true });
  });
