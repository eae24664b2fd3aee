// Measures a snapshot and a restore of a sandbox with many events, and what requests of another sandbox see meanwhile (docs/decisions/0017-snapshots.md):
// node bench/snapshots.ts [events] [streams]; on PostgreSQL with DATABASE_URL.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../server/config.ts';
import type { Sandbox } from '../server/control/sandboxes.ts';
import { startServer } from '../server/start.ts';

const rounds = 5;
const eventsPerWrite = 50_000;
const [events, streams] = [Number(process.argv[2] ?? 1_000_000), Number(process.argv[3] ?? 10)];
const folder = mkdtempSync(join(tmpdir(), 'millrace-snapshots-'));
const settings = { PORT: '0', SEED: 'none', CONTROL: 'on', LOG_LEVEL: 'error', DATA_DIR: folder };
const server = await startServer(readConfig({ ...settings, DATABASE_URL: process.env['DATABASE_URL'] ?? '' }));
const control = `${server.url}/control/v1/sandboxes`;

async function milliseconds(method: string, url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { method });
  if (!response.ok) throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
  return performance.now() - start;
}

async function createSandbox(): Promise<Sandbox> {
  return (await (await fetch(control, { method: 'POST' })).json()) as Sandbox;
}

/** Sends work again and again until `stop` is called, which returns the longest time in milliseconds. */
function watch(work: () => Promise<unknown>) {
  let [isRunning, longest] = [true, 0];
  const done = (async () => {
    while (isRunning) {
      const start = performance.now();
      await work();
      longest = Math.max(longest, performance.now() - start);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  return async () => {
    isRunning = false;
    await done;
    return Math.round(longest);
  };
}

const [filled, other] = [await createSandbox(), await createSandbox()];
for (let stream = 0; stream < streams; stream += 1)
  for (let first = 0; first < events / streams; first += eventsPerWrite) {
    const count = Math.min(eventsPerWrite, events / streams - first);
    const rows = Array.from({ length: count }, (_, i) => ({
      key: String(first + i).padStart(9, '0'),
      body: JSON.stringify({ Time: new Date(1.7e12 + (first + i) * 1_000).toISOString(), Level: Math.sin(i) * 100 }),
    }));
    await server.store.events.insert({ tenant: filled.id, namespace: 'sandbox', stream: `S${stream}` }, rows);
  }

let number = 0;
const ref = { tenant: other.id, namespace: 'sandbox', stream: 'S' };
const write = () => server.store.events.upsert(ref, [{ key: String((number += 1)), body: '{}' }]);
const read = () => milliseconds('GET', `${control}/${other.id}`);
const idle = [watch(write), watch(read)] as const;
await new Promise((resolve) => setTimeout(resolve, 1_000));
console.log('others, idle:', { write: await idle[0](), read: await idle[1]() });
const snapshot = `${control}/${filled.id}/snapshots/first`;
for (let round = 0; round < rounds; round += 1) {
  const stops = [watch(write), watch(read)] as const;
  const [save, restore] = [await milliseconds('PUT', snapshot), await milliseconds('POST', `${snapshot}/restore`)];
  console.log({
    save: Math.round(save),
    restore: Math.round(restore),
    write: await stops[0](),
    read: await stops[1](),
  });
}
await server.stop();
rmSync(folder, { recursive: true });
