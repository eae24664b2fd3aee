// `kill -9` at a random moment of ingest: every acknowledged batch is stored, and no batch is stored in part.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { describeOnPostgres, startPostgres, type Cluster } from '../support/postgres.ts';
import { startProcess, type ServerProcess } from '../support/process.ts';

const rounds = Number(process.env['CRASH_ROUNDS'] ?? 10);
/** The main thread reads short batches, which become events outside blocks; another thread reads long ones, which become blocks. */
const batchSizes = [50, 600];
const maxBatchSize = Math.max(...batchSizes);
const writers = 8;
/** Rounds last up to this time, or up to the time of the start on a slow machine, so that some kills hit the first writes. */
const minRoundMilliseconds = 300;
const maxStartMilliseconds = 20_000;
const testTimeout = 60_000 + rounds * 5_000;
const base = '/api/v1/Tenants/11111111-1111-4111-8111-111111111111/Namespaces/demo';

const type = {
  Id: 'Crash',
  SdsTypeCode: 1,
  Properties: [
    { Id: 'Key', IsKey: true, SdsType: { SdsTypeCode: 9 } },
    { Id: 'Version', SdsType: { SdsTypeCode: 9 } },
    { Id: 'Text', SdsType: { SdsTypeCode: 18 } },
  ],
};

/** A response with an error status. */
class ErrorResponse extends Error {}
/** A batch, which is inserted as version 1 and then replaced by version 2. */
interface Batch {
  sent: 1 | 2;
  acknowledged: 0 | 1 | 2;
}

let folder = '';
let servers: ServerProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-crash-'));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  servers = [];
  rmSync(folder, { recursive: true });
});

async function start(settings: Readonly<Record<string, string>>) {
  const started = performance.now();
  const server = startProcess({ AUTH: 'off', DATA_DIR: folder, ...settings });
  servers.push(server);
  const url = await server.url;
  const ready = await fetch(`${url}/ready`);
  expect(`${ready.status} ${await ready.text()}`).toMatch(/^200 /);
  return { server, url, startMilliseconds: Math.round(performance.now() - started) };
}

async function send(url: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Verbosity': 'verbose' };
  const init = { headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
  const response = await fetch(url + base + path, { method, ...init });
  const text = await response.text();
  if (!response.ok) throw new ErrorResponse(`${method} ${path}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

const eventsOf = (batch: number, version: number) =>
  Array.from({ length: batchSizes[batch % batchSizes.length] ?? 0 }, (_, i) => ({
    Key: batch * maxBatchSize + i,
    Version: version,
    Text: `event ${i} of batch ${batch}, version ${version}`,
  }));

/** Writes batches concurrently until the server is killed. */
async function ingestUntilKilled(
  { url, server, startMilliseconds }: Awaited<ReturnType<typeof start>>,
  stream: string,
): Promise<readonly Batch[]> {
  const batches: Batch[] = [];
  let killed = false;
  const write = async () => {
    while (!killed) {
      const number = batches.length;
      const batch: Batch = { sent: 1, acknowledged: 0 };
      batches.push(batch);
      try {
        await send(url, 'POST', `/Streams/${stream}/Data`, eventsOf(number, 1));
        batch.acknowledged = 1;
        batch.sent = 2;
        await send(url, 'PUT', `/Streams/${stream}/Data`, eventsOf(number, 2));
        batch.acknowledged = 2;
      } catch (error) {
        // A killed server returns nothing, so an error response is a fault.
        if (error instanceof ErrorResponse) throw error;
        return;
      }
    }
  };
  const kill = async () => {
    await wait(Math.random() * Math.max(minRoundMilliseconds, startMilliseconds));
    killed = true;
    await server.end('SIGKILL');
  };
  await Promise.all([kill(), ...Array.from({ length: writers }, write)]);
  return batches;
}

/** Returns the differences between the stored events of a stream and the batches that were sent and acknowledged. */
async function faultsOf(url: string, stream: string, batches: readonly Batch[]): Promise<readonly string[]> {
  const path = `/Streams/${stream}/Data?startIndex=0&endIndex=${batches.length * maxBatchSize}`;
  const stored = (await send(url, 'GET', path)) as { Key: number; Version: number; Text: string }[];
  const byBatch = Map.groupBy(stored, ({ Key }) => Math.floor(Key / maxBatchSize));
  const unknown = [...byBatch.keys()].filter((number) => batches[number] === undefined);
  const faults = batches.map(({ sent, acknowledged }, number) => {
    const found = byBatch.get(number) ?? [];
    const version = found[0]?.Version ?? 0;
    const isComplete = JSON.stringify(found) === JSON.stringify(version === 0 ? [] : eventsOf(number, version));
    if (isComplete && version >= acknowledged && version <= sent) return '';
    const versions = found.map(({ Version }) => Version).join(' ');
    return `${stream}, batch ${number}: sent ${sent}, acknowledged ${acknowledged}, found ${found.length}: ${versions}`;
  });
  return [...faults.filter((fault) => fault !== ''), ...unknown.map((number) => `batch ${number} was never sent`)];
}

/** Kills and restarts the server this number of times; returns a line with the results. */
async function killRepeatedly(settings: Readonly<Record<string, string>>): Promise<string> {
  let running = await start(settings);
  await send(running.url, 'POST', `/Types/${type.Id}`, type);
  const written: (readonly [string, readonly Batch[]])[] = [];
  const starts: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const stream = `Crash${round}`;
    await send(running.url, 'POST', `/Streams/${stream}`, { TypeId: type.Id });
    const batches = await ingestUntilKilled(running, stream);
    written.push([stream, batches]);
    running = await start(settings);
    starts.push(running.startMilliseconds);
    expect(await faultsOf(running.url, stream, batches)).toEqual([]);
  }
  // Later rounds lose nothing of earlier ones.
  for (const [stream, batches] of written) expect(await faultsOf(running.url, stream, batches)).toEqual([]);
  await running.server.end('SIGKILL');

  const all = written.flatMap(([, batches]) => batches);
  const acknowledged = all.reduce((sum, batch) => sum + batch.acknowledged, 0);
  const unacknowledged = all.filter((batch) => batch.acknowledged < batch.sent).length;
  expect(acknowledged).toBeGreaterThan(0);
  expect(unacknowledged).toBeGreaterThan(0);
  expect(Math.max(...starts)).toBeLessThan(maxStartMilliseconds);
  const [median = 0] = starts.toSorted((a, b) => a - b).slice(Math.floor(starts.length / 2));
  return `${rounds} kills: ${acknowledged} writes acknowledged, ${unacknowledged} unacknowledged; ready again after ${median} ms (median), ${Math.max(...starts)} ms (slowest)`;
}

describe('kill -9 during ingest, embedded store', () => {
  it(
    'loses no acknowledged batch and stores no partial batch',
    async () => {
      console.info(`embedded store, ${await killRepeatedly({})}`);
      const database = new DatabaseSync(join(folder, 'millrace.db'));
      expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
      database.close();
    },
    testTimeout,
  );
});

describeOnPostgres('kill -9 during ingest, PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());

  it(
    'loses no acknowledged batch and stores no partial batch',
    async () => {
      console.info(`PostgreSQL, ${await killRepeatedly({ DATABASE_URL: await cluster.createEmptyDatabase() })}`);
    },
    testTimeout,
  );
});
