// Snapshots of a sandbox with one of everything (docs/behavior/control.md#snapshots).
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { randomFrom } from '../e2e/random/numbers.ts';
import { onBothDatabases } from '../support/both-databases.ts';
import { sampleInput } from '../support/samples.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { readResponse, requestPath, worldOf, type World } from './support/cases.ts';
import { allowedCaller, createExamples, samplePath, sendSample, servedOperations } from './support/every-operation.ts';
import { candidateIds, createHiddenWorld } from './support/hidden-world.ts';
import { makeSandbox } from './support/sandboxes.ts';
import { waitUntilSettled } from './support/virtual-tables.ts';

jest.setTimeout(300_000);

const isRead = (method: string) => ['get', 'head'].includes(method);
const operations = servedOperations.filter(([, { located }]) => !located.path.startsWith('/control/'));
/** All operations that read. The audit log is first, because other reads add refusals to it. */
const reads = operations
  .filter(([, { located }]) => isRead(located.method))
  .sort(([a], [b]) => Number(b === 'getAuditLog') - Number(a === 'getAuditLog'));
/** All operations that change something, but for communities, which belong to all of their tenants. */
const writes = operations.filter(([id, { located }]) => !isRead(located.method) && id !== 'createCommunity');
/** The values of path parameters of the objects of createHiddenWorld, in rounds. */
const rounds = [0, 1];
const nth = (name: string, round: number) => {
  const values = candidateIds[name];
  return values?.[round % values.length];
};

/** Returns the responses of all reads, for the examples of the contract and for the objects of the hidden world. */
async function readEverything(world: World): Promise<ReadonlyMap<string, string>> {
  const { server } = world;
  const responses = new Map<string, string>();
  const add = async (path: string, response: Promise<Response>) => {
    const { status, headers, text } = await readResponse(await response);
    const rest = [...headers].filter(([name]) => !['date', 'operation-id'].includes(name));
    const body = text.replaceAll(headers.get('operation-id') ?? ' ', '');
    responses.set(path, JSON.stringify([status, rest, body]));
  };
  for (const [id, entry] of reads) {
    const { located, bundle } = entry;
    const sample = samplePath(entry, server.tenant);
    await add(
      `${id} ${sample}`,
      server.send(located.method.toUpperCase(), sample, { as: await allowedCaller(entry, server) }),
    );
    for (const round of rounds) {
      const { path: values, query } = sampleInput(bundle, located);
      const named = Object.entries(values).map(([name, value]) => [name, nth(name, round) ?? value]);
      const ids = Object.fromEntries(named.filter(([name]) => name !== 'tenantId' && name !== 'namespaceId'));
      const sent = Object.entries(query).flatMap(([name, all]) => all.map((value) => [name, value]));
      const path = requestPath(located, world, ids, String(new URLSearchParams(sent)));
      await add(`${id} ${path}`, server.send(located.method.toUpperCase(), path));
    }
  }
  return responses;
}

/** Sends every operation that changes something, for the same objects. */
async function changeEverything(world: World): Promise<void> {
  for (const [, entry] of writes) {
    const { located, bundle } = entry;
    await sendSample(world.server, entry, {});
    for (const round of rounds) {
      const { path: values, body } = sampleInput(bundle, located);
      const named = Object.entries(values).map(([name, value]) => [name, nth(name, round) ?? value]);
      const ids = Object.fromEntries(named.filter(([name]) => name !== 'tenantId' && name !== 'namespaceId'));
      const options = body === undefined ? {} : { body };
      const path = requestPath(located, world, ids);
      await (await world.server.send(located.method.toUpperCase(), path, options)).arrayBuffer();
    }
  }
}

/** Returns the paths whose responses differ, with both responses. */
const differences = (before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) =>
  [...before].filter(([path, text]) => after.get(path) !== text).map(([path, text]) => [path, text, after.get(path)]);

onBothDatabases((newDatabase) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ CONTROL: 'on', ...(await newDatabase()) });
  });
  afterAll(() => server.stop());

  const control = async (method: string, path: string, body?: object) => {
    const options = body === undefined ? {} : { body };
    const response = await server.send(method, `/control/v1/sandboxes/${server.tenant}${path}`, {
      as: null,
      ...options,
    });
    const text = await response.text();
    expect([path, response.ok, text]).toEqual([path, true, expect.anything()]);
    return text;
  };

  it('a restore returns every response to its bytes after all objects have changed', async () => {
    await makeSandbox(server);
    const world = worldOf(server, server.namespace);
    await createExamples(server);
    await createHiddenWorld(world, randomFrom(1, 0));
    await waitUntilSettled(world, 'pumps-hourly');
    await control('PUT', '/clock', { mode: 'frozen' });
    await control('PUT', '/snapshots/everything');
    const before = await readEverything(world);
    // Without a restore, only the audit log has changed.
    const varying = differences(before, await readEverything(world)).map(([path]) => path?.split(' ')[0]);
    expect(varying).toEqual(['getAuditLog']);
    const found = [...before.values()].filter((text) => /^\[2/.test(text)).length;
    expect(found).toBeGreaterThan(150);

    await changeEverything(world);
    await control('PUT', '/clock', { mode: 'offset', time: '2040-01-01T00:00:00Z' });
    await control('POST', '/snapshots/everything/restore');
    await waitUntilSettled(world, 'pumps-hourly');
    expect(differences(before, await readEverything(world))).toEqual([]);
  });
});
