import { expect } from 'vitest';
import { test } from './sandbox.js';

test('a status on demand shows how an application handles an outage', async ({ sandbox }) => {
  const headers = { Prefer: 'code=503' };
  const { error } = await sandbox.provisioning.listTypes({ headers, retry: false });
  expect(error?.status).toBe(503);
  expect(await sandbox.requests.coverage()).toEqual([{ operationId: 'listTypes', statuses: { 503: 1 } }]);
});

test('each test has a sandbox of its own', async ({ sandbox }) => {
  expect(await sandbox.requests.list()).toEqual([]);
});
