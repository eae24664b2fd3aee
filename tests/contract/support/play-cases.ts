// Declares a test for each contract case, sent over HTTP or by the client.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { onBothDatabases } from '../../support/both-databases.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { casesOf, type CasesById, type Group } from '../cases/index.ts';
import { contractOperations, newWorld, sendOverHttp, runCase, type Sender } from './cases.ts';
import { recordStatus } from './coverage.ts';
import { expectRecordedError } from './error-examples.ts';

const all = contractOperations();

/** Declares the tests of a group of cases, on both databases. */
export function declareOnBothDatabases(group: Group): void {
  onBothDatabases((newDatabase) => {
    declareCases(casesOf(group), async () => startTestServer({ CONTROL: 'on', ...(await newDatabase()) }));
  });
}

/** Declares a test for each case, on one server. Statuses of requests over HTTP are recorded for docs/coverage.md. */
export function declareCases(cases: CasesById, start: () => Promise<TestServer>, send: Sender = sendOverHttp): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server.stop());

  describe.each(Object.entries(cases))('%s', (id, list) => {
    it.each(list.map((test) => [test.status, test.name, test] as const))('%i: %s', async (status, _name, test) => {
      const entry = all.get(id);
      if (!entry) throw new Error(`The contract has no operation ${id}.`);
      const world = await newWorld(server);
      const { response, violations, fixture } = await runCase(id, entry, test, world, send);
      expect(`${response.status} ${response.status === status ? '' : response.text}`).toBe(`${status} `);
      expect(violations).toEqual([]);
      await test.check?.(response, world, fixture);
      if (send !== sendOverHttp) return;
      recordStatus(id, status);
      const rank = list.filter((one) => one.status === status).indexOf(test);
      expectRecordedError(id, { title: test.name, rank }, response, world);
    });
  });
}
