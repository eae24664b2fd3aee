// Plays the cases of every served operation on a server with the embedded store and on one with PostgreSQL.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeOnPostgres, startPostgres, type Cluster } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { contract, newWorld, play, type Case } from './cases.ts';
import { collectionAccess } from './cases/collection-access.ts';
import { streamData } from './cases/stream-data.ts';
import { streamViewAccess } from './cases/stream-view-access.ts';
import { streamViews } from './cases/stream-views.ts';
import { streams } from './cases/streams.ts';
import { tenants } from './cases/tenants.ts';
import { transform } from './cases/transform.ts';
import { types } from './cases/types.ts';
import { unitWrites } from './cases/unit-writes.ts';
import { units } from './cases/units.ts';
import { noteSeen } from './coverage.ts';

const all = contract();
const cases: Readonly<Record<string, readonly Case[]>> = {
  ...streamViews,
  ...units,
  ...streamData,
  ...types,
  ...streams,
  ...streamViewAccess,
  ...collectionAccess,
  ...tenants,
  ...transform,
  ...unitWrites,
};

function playAll(server: () => TestServer): void {
  describe.each(Object.entries(cases))('%s', (id, list) => {
    it.each(list.map((test) => [test.status, test.name, test] as const))('%i: %s', async (status, _name, test) => {
      const entry = all.get(id);
      if (!entry) throw new Error(`The contract has no operation ${id}.`);
      const world = await newWorld(server());
      const { seen, faults } = await play(id, entry, test, world);
      expect(`${seen.status} ${seen.status === status ? '' : seen.text}`).toBe(`${status} `);
      expect(faults).toEqual([]);
      await test.check?.(seen, world);
      noteSeen(id, status);
    });
  });
}

describe('on the embedded store', () => {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.stop());
  playAll(() => started(server));
});

describeOnPostgres('on PostgreSQL', () => {
  let cluster: Cluster | undefined;
  let server: TestServer | undefined;
  beforeAll(async () => {
    cluster = await startPostgres();
    server = await startTestServer({ DATABASE_URL: await cluster.createDatabase() });
  });
  afterAll(async () => {
    await server?.stop();
    await cluster?.stop();
  });
  playAll(() => started(server));
});

function started(server: TestServer | undefined): TestServer {
  if (!server) throw new Error('The server did not start.');
  return server;
}
