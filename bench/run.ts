// make bench: measures the server against its floors and writes RESULTS.md.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { openStore } from '../server/store/open.ts';
import { report } from './report.ts';
import { measureClientCall } from './rows/client-call.ts';
import { measureDataViews, measureLongPages } from './rows/data-views.ts';
import { databaseBytes, diskRow } from './rows/disk.ts';
import { measureEdgeSystems } from './rows/edge-systems.ts';
import { measureGrowth } from './rows/growth.ts';
import { measureIngest } from './rows/ingest.ts';
import { measureMaterialisation } from './rows/materialisation.ts';
import { measureOneEvent } from './rows/one-event.ts';
import { measureStart } from './rows/start.ts';
import { measureTailLatency } from './rows/tail-latency.ts';
import { measureWatch } from './rows/watch.ts';
import { measureReadMemory, measureWindowRead } from './rows/window-read.ts';
import { startScript, startServer } from './support/child.ts';
import { fillEdgeSystems } from './support/edge-systems.ts';
import { fill, makeStreams } from './support/events.ts';
import type { Row } from './support/row.ts';

const folder = mkdtempSync(join(tmpdir(), 'millrace-bench-'));
const dir = (name: string) => join(folder, name);
const held = 100_000;
const longest = 2_500_000;
/** Sets of streams of 1,000 events: each is measured on streams that nothing else was put into. */
const sets = [1, 100, 1_000].map((size) => Array.from({ length: size }, (_, i) => `of${size}-${i}`));
const many = sets.flat();
const long = [10_000, 100_000, 1_000_000];
/** Streams of a data view; their ids begin alike, and others do not. */
const viewed = Array.from({ length: 100 }, (_, i) => `viewed-${i}`);
const viewedEvents = 10_000;

/** Folders `small` and `floor` alike, and `large` with many streams and long ones; answers what an event of the large one takes. */
async function prepare(): Promise<Row> {
  const first = await startServer(dir('small'));
  await makeStreams(first.url, [
    'steady',
    'one',
    'ingest',
    'beside',
    'longest',
    ...many,
    ...viewed,
    ...long.map((n) => `long${n}`),
  ]);
  await first.stop();
  cpSync(dir('small'), dir('large'), { recursive: true });

  const small = await openStore({ dataDir: dir('small') });
  for (const id of ['steady', 'one']) await fill(small, id, held);
  await fillEdgeSystems(small);
  await small.close();
  cpSync(dir('small'), dir('floor'), { recursive: true });

  const before = databaseBytes(dir('large'));
  const large = await openStore({ dataDir: dir('large') });
  for (const id of many) await fill(large, id, 1_000);
  for (const count of long) await fill(large, `long${count}`, count);
  for (const id of viewed) await fill(large, id, viewedEvents);
  await fill(large, 'longest', longest);
  await large.close();
  const events = [many.length * 1_000, viewed.length * viewedEvents, ...long, longest].reduce(
    (sum, count) => sum + count,
    0,
  );
  return diskRow(databaseBytes(dir('large')) - before, events);
}

async function measureSmall(): Promise<readonly Row[]> {
  const server = await startServer(dir('small'));
  const floor = await startScript('bench/floors/express.ts', { DATA_DIR: dir('floor') });
  const urls = { floor: floor.url, ours: server.url };
  try {
    const rows = [...(await step('one event', () => measureOneEvent(urls, 'one', held)))];
    await floor.stop();
    rows.push(await step('ingest', () => measureIngest(server.url, 'ingest', dir('floor'))));
    rows.push(...(await step('window read', () => measureWindowRead(server.url, 'steady', folder))));
    rows.push(await step('tail latency', () => measureTailLatency(server.url, 'steady', held, 'beside')));
    rows.push(await step('client', () => measureClientCall(server.url, 'steady', held)));
    rows.push(...(await step('edge systems', () => measureEdgeSystems(server.url, dir('floor')))));
    return rows;
  } finally {
    await floor.stop();
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
    const several = sets.map((streams) => ({
      what: `${streams.length.toLocaleString('en-US')} ${streams.length === 1 ? 'stream' : 'streams'}`,
      streams,
      held: 1_000,
    }));
    const grown = long.map((count) => ({
      what: `one stream of ${count.toLocaleString('en-US')} events`,
      streams: [`long${count}`],
      held: count,
    }));
    return await step('growth', () => measureGrowth(server.url, [...several, ...grown]));
  } finally {
    await server.stop();
  }
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now();
  const result = await work();
  console.log(`${name.padEnd(14)} ${((performance.now() - started) / 1_000).toFixed(1)} s`);
  return result;
}

async function main(): Promise<void> {
  const started = performance.now();
  const [load = NaN] = loadavg();
  const disk = await step('preparing', prepare);
  const rows = [
    ...(await measureSmall()),
    await step('memory', () => measureReadMemory(dir('large'), 'longest', longest)),
    await step('materialise', () => measureMaterialisation(dir('large'), 'long1000000', 1_000_000)),
    ...(await step('data views', measureViews)),
    ...(await step('long pages', () => measureLongPages(dir('large'), 'longest'))),
    ...(await step('start', () => measureStart(dir('small'), dir('fresh')))),
    await step('watch', () => measureWatch(dir('watch'))),
    disk,
  ];
  const growth = await measureLarge();
  const seconds = (performance.now() - started) / 1_000;
  const file = join(import.meta.dirname, 'RESULTS.md');
  const text = report({ rows, growth, seconds, load });
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`In ${seconds.toFixed(0)} s; see ${file}`);
}

main()
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.stack : error);
    process.exitCode = 1;
  })
  .finally(() => {
    rmSync(folder, { recursive: true, force: true });
  });
