// `kill -9` during a materialization: the next process resumes the job, and the table is complete.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { describeOnPostgres, startPostgres, type Cluster } from '../support/postgres.ts';
import { startProcess, type ServerProcess } from '../support/process.ts';

const namespacePath = 'tenants/11111111-1111-4111-8111-111111111111/namespaces/demo';
const v1 = `/api/v1/${namespacePath}`;
const table = `/api/v1-preview/${namespacePath}/virtualTables`;
const events = 60_000;
const batchSize = 20_000;
const rounds = 4;
const testTimeout = 180_000;

let folder = '';
let servers: ServerProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-jobs-'));
});
afterEach(async () => {
  await Promise.all(servers.map((server) => server.end('SIGKILL')));
  servers = [];
  rmSync(folder, { recursive: true });
});

async function start(settings: Readonly<Record<string, string>>) {
  const server = startProcess({ AUTH: 'off', DATA_DIR: folder, JOB_LEASE: '1', ...settings });
  servers.push(server);
  return { server, url: await server.url };
}

async function send(url: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const init =
    body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
  const response = await fetch(url + path, { method, ...init });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text || 'null');
}

const timeOf = (second: number) => new Date(Date.UTC(2024, 0, 1) + second * 1_000).toISOString();

async function prepare(url: string): Promise<void> {
  const property = (Id: string, SdsTypeCode: number, more = {}) => ({ Id, SdsType: { SdsTypeCode }, ...more });
  const Properties = [property('Time', 16, { IsKey: true }), property('Value', 9)];
  await send(url, 'POST', `${v1}/Types/Row`, { Id: 'Row', SdsTypeCode: 1, Properties });
  await send(url, 'POST', `${v1}/Streams/Rows`, { TypeId: 'Row' });
  for (let from = 0; from < events; from += batchSize) {
    const batchOfEvents = Array.from({ length: batchSize }, (_, i) => ({ Time: timeOf(from + i), Value: from + i }));
    await send(url, 'POST', `${v1}/Streams/Rows/Data`, batchOfEvents);
  }
  const DataFields = [{ Source: 'PropertyId', Keys: ['Value'], Label: 'Value' }];
  await send(url, 'POST', `${v1}/DataViews/Rows`, {
    Id: 'Rows',
    Queries: [{ Id: 'q', Value: 'Id:Rows' }],
    DataFieldSets: [{ QueryId: 'q', DataFields }],
  });
}

interface State {
  readonly Status: string;
  readonly MaterializationRunID: string | null;
}

async function until(url: string, status: string): Promise<State> {
  for (;;) {
    const state = (await send(url, 'GET', `${table}/Rows/status`)) as State;
    if (state.Status === status || state.Status === 'Error') return state;
    await wait(2);
  }
}

/** Repeatedly kills the process that runs the job, and starts another one. */
async function killRepeatedly(settings: Readonly<Record<string, string>>): Promise<void> {
  let { server, url } = await start(settings);
  await prepare(url);
  await send(url, 'POST', table, { id: 'Rows', dataViewId: 'Rows', startIndex: timeOf(0), endIndex: timeOf(events) });
  const runs = new Set<string | null>();
  for (let round = 0; round < rounds; round++) {
    runs.add((await until(url, 'Running')).MaterializationRunID);
    await wait(round * 40);
    await server.end('SIGKILL');
    ({ server, url } = await start(settings));
    // A table is empty until its job has ended.
    const rows = (await send(url, 'GET', `${table}/Rows/data/default?count=1`)) as unknown[];
    const { Status } = (await send(url, 'GET', `${table}/Rows/status`)) as State;
    if (Status === 'Ready') break;
    expect(rows).toEqual([]);
  }
  const { Status, MaterializationRunID } = await until(url, 'Ready');
  expect(Status).toBe('Ready');
  runs.add(MaterializationRunID);
  expect(runs.size).toBeGreaterThan(1);
  const text = await (await fetch(`${url}${table}/Rows/data/csv`)).text();
  const lines = text.split('\n');
  expect(lines).toHaveLength(events);
  expect(lines.findIndex((line, i) => !line.endsWith(`,${i}`))).toBe(-1);
}

describe('kill -9 during a materialization, embedded store', () => {
  it('the job is resumed and the table is complete', () => killRepeatedly({}), testTimeout);
});

describeOnPostgres('kill -9 during a materialization, PostgreSQL', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startPostgres();
  });
  afterAll(() => cluster.stop());

  it(
    'the job is resumed and the table is complete',
    async () => killRepeatedly({ DATABASE_URL: await cluster.createEmptyDatabase() }),
    testTimeout,
  );
});
