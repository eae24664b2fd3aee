// Statuses that only a race between two requests causes. The tests force the order that causes it.
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.ts';
import { contractOperations, newWorld, runCase } from './support/cases.ts';
import { recordStatus } from './support/coverage.ts';
import { demo, shouldSeed, seedDemo } from '../../server/seed/demo.ts';
import { createTenant } from '../../server/seed/tenant.ts';
import { simpleType } from './support/fixtures.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

it('createOrUpdateStreamView: 409 when another request creates the view first', async () => {
  const id = 'createOrUpdateStreamView';
  const entry = contractOperations().get(id);
  if (!entry) throw new Error(`The contract has no operation ${id}.`);
  const world = await newWorld(server);
  await world.ok('POST', '/Types/Simple', simpleType);
  const body = { SourceTypeId: 'Simple', TargetTypeId: 'Simple' };
  const { objects } = server.server.store;
  const { getEach } = objects;
  // The other request runs after this one finds no view and before it creates it.
  objects.getEach = async (names) => {
    const found = await getEach(names);
    if (names.some(([, kind], i) => kind === 'streamView' && found[i] === null)) {
      objects.getEach = getEach;
      await world.ok('PUT', '/StreamViews/Raced', { ...body, Name: 'first' });
    }
    return found;
  };
  try {
    const test = { name: 'race', status: 409, path: { streamViewId: 'Raced' }, body: { ...body, Name: 'second' } };
    const { response, violations } = await runCase(id, entry, test, world);
    expect(`${response.status} ${response.text}`).toMatch(/^409 /);
    expect(violations).toEqual([]);
    expect(await world.ok('GET', '/StreamViews/Raced')).toMatchObject({ Name: 'first' });
    recordStatus(id, 409);
  } finally {
    objects.getEach = getEach;
  }
});

it('resumes a demo seed that was interrupted', async () => {
  const { store, url } = server.server;
  const time = '2026-01-01T00:00:00Z';
  expect(await shouldSeed(store)).toBe(false);
  const clients = [{ id: demo.client, name: 'Demo', secret: demo.secret, roles: ['administrator', 'member'] as const }];
  await createTenant(store, { id: demo.tenant, name: 'Demo', namespace: demo.namespace, clients, created: time });
  expect(await shouldSeed(store)).toBe(true);
  await seedDemo(store, url, time);
  expect(await shouldSeed(store)).toBe(false);
  expect(await store.objects.count({ tenant: demo.tenant, namespace: demo.namespace }, 'stream')).toBe(2);
});
