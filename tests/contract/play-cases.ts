// Plays cases on a server with the embedded store and on one with PostgreSQL.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeOnPostgres, startPostgres, type Cluster } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { contract, newWorld, play, type Case } from './cases.ts';
import { noteSeen } from './coverage.ts';

const all = contract();

/** Declares the tests of these cases, by operationId. */
export function playOnBoth(cases: Readonly<Record<string, readonly Case[]>>): void {
  describe('on the embedded store', () => {
    let server: TestServer | undefined;
    beforeAll(async () => {
      server = await startTestServer();
    });
    afterAll(() => server?.stop());
    playAll(cases, () => started(server));
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
    playAll(cases, () => started(server));
  });
}

function playAll(cases: Readonly<Record<string, readonly Case[]>>, server: () => TestServer): void {
  describe.each(Object.entries(cases))('%s', (id, list) => {
    it.each(list.map((test) => [test.status, test.name, test] as const))('%i: %s', async (status, _name, test) => {
      const entry = all.get(id);
      if (!entry) throw new Error(`The contract has no operation ${id}.`);
      const world = await newWorld(server());
      const { seen, faults, given } = await play(id, entry, test, world);
      expect(`${seen.status} ${seen.status === status ? '' : seen.text}`).toBe(`${status} `);
      expect(faults).toEqual([]);
      await test.check?.(seen, world, given);
      noteSeen(id, status);
    });
  });
}

function started(server: TestServer | undefined): TestServer {
  if (!server) throw new Error('The server did not start.');
  return server;
}
