// `kill -9` while the clock of a sandbox advances: the next process has the old or the new time.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOnPostgres, startPostgres, type Cluster } from '../support/postgres.ts';
import { startProcess, type ServerProcess } from '../support/process.ts';

const rounds = 5;
const testTimeout = 120_000;

let folder = '';
let servers: ServerProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-clock-'));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  servers = [];
  rmSync(folder, { recursive: true });
});

async function start(settings: Readonly<Record<string, string>>) {
  const server = startProcess({ DATA_DIR: folder, CONTROL: 'on', ...settings });
  servers.push(server);
  return { server, url: await server.url };
}

async function send(url: string, method: string, path: string, body?: unknown): Promise<{ readonly time: string }> {
  const init =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(`${url}/control/v1/sandboxes/default/clock${path}`, { method, ...init });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}

/** Kills the process at different moments of an advance, and starts another one. */
async function survive(settings: Readonly<Record<string, string>>): Promise<void> {
  let { server, url } = await start(settings);
  let { time } = await send(url, 'PUT', '', { mode: 'frozen', time: '2026-03-02T08:00:00Z' });
  for (let round = 0; round < rounds; round++) {
    const advance = send(url, 'POST', '/advance', { duration: '01:00:00' }).catch(() => undefined);
    await wait(round * 3);
    await server.end('SIGKILL');
    await advance;
    ({ server, url } = await start(settings));
    const after = await send(url, 'GET', '');
    const advanced = new Date(Date.parse(time) + 3_600_000).toISOString().replace('.000Z', 'Z');
    expect([time, advanced]).toContain(after.time);
    ({ time } = after);
  }
}

it(
  'an advance on the embedded store happens fully or not at all',
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
    'an advance happens fully or not at all',
    async () => {
      await survive({ DATABASE_URL: await cluster.createEmptyDatabase() });
    },
    testTimeout,
  );
});
