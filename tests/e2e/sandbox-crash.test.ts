// `kill -9` while a sandbox is reset: the next process has the contents of before or the seed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOnPostgres, startPostgres, type Cluster } from '../support/postgres.ts';
import { startProcess, type ServerProcess } from '../support/process.ts';

const rounds = 6;
const testTimeout = 180_000;
const base = '/api/v1/Tenants/default/Namespaces/demo';

let folder = '';
let servers: ServerProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-sandbox-'));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  servers = [];
  rmSync(folder, { recursive: true });
});

async function start(settings: Readonly<Record<string, string>>) {
  const server = startProcess({ DATA_DIR: folder, AUTH: 'off', CONTROL: 'on', ...settings });
  servers.push(server);
  return { server, url: await server.url };
}

async function send(url: string, method: string, path: string, body?: unknown): Promise<string> {
  const init =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(url + path, { method, ...init });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return text;
}

/** Returns the streams, the types, and the last events of the demo data. */
const contents = async (url: string) => ({
  streams: (JSON.parse(await send(url, 'GET', `${base}/Streams`)) as { Id: string }[]).map(({ Id }) => Id),
  types: (JSON.parse(await send(url, 'GET', `${base}/Types`)) as { Id: string }[]).map(({ Id }) => Id),
  lastDay: await send(url, 'GET', `${base}/Streams/SeattleDaily/Data/Last`),
});

/** Kills the process at different moments of a reset, and starts another one. */
async function survive(settings: Readonly<Record<string, string>>): Promise<void> {
  let { server, url } = await start(settings);
  const seed = await contents(url);
  expect(seed.streams).toHaveLength(2);
  for (let round = 0; round < rounds; round++) {
    await send(url, 'POST', '/control/v1/sandboxes/default/reset');
    await send(url, 'DELETE', `${base}/Streams/SeattleHourly`);
    await send(url, 'DELETE', `${base}/Streams/SeattleDaily/Data?startIndex=2014-01-01&endIndex=2016-01-01`);
    await send(url, 'POST', `${base}/Types/Round${round}`, { SdsTypeCode: 9 });
    const changed = await contents(url);
    const reset = send(url, 'POST', '/control/v1/sandboxes/default/reset').catch(() => undefined);
    await wait(round * 3);
    await server.end('SIGKILL');
    await reset;
    ({ server, url } = await start(settings));
    expect([changed, seed]).toContainEqual(await contents(url));
  }
}

it(
  'a reset on the embedded store happens fully or not at all',
  async () => {
    await survive({});
  },
  testTimeout,
);

describeOnPostgres('on PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());

  it(
    'a reset happens fully or not at all',
    async () => {
      await survive({ DATABASE_URL: await cluster.createEmptyDatabase() });
    },
    testTimeout,
  );
});
