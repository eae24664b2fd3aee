// Members that the contract requires of responses are in both forms, verbose and non-verbose (docs/behavior/errors-and-limits.md#verbosity).
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parametersOf } from '../../scripts/documents.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { createExamples, sendSample, servedOperations } from './support/every-operation.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await createExamples(server);
});
afterAll(() => server.stop());

const reads = servedOperations.filter(
  ([, { bundle, located }]) =>
    located.method === 'get' && parametersOf(bundle, located).some(({ name }) => name === 'Accept-Verbosity'),
);

it.each(reads)('%s has every required member in both forms', async (_id, entry) => {
  for (const verbosity of ['verbose', 'non-verbose']) {
    const response = await sendSample(server, entry, { headers: { 'Accept-Verbosity': verbosity } });
    expect(entry.checkResponse(entry.located, response)).toEqual([]);
  }
});

it('covers the reads of all documents, most of which succeed', async () => {
  expect(reads.length).toBeGreaterThan(60);
  const succeeded = await Promise.all(reads.map(async ([, entry]) => (await sendSample(server, entry, {})).status));
  expect(succeeded.filter((status) => status === 200).length).toBeGreaterThan(reads.length / 2);
});
