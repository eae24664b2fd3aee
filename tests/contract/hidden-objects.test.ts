// No response shows anything of an object that the caller may not read (docs/behavior/access-control.md). The tests call every operation of
// a namespace for hidden objects and for visible ones that refer to them, and search all responses.
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { parametersOf } from '../../scripts/documents.ts';
import { randomFrom } from '../e2e/random/numbers.ts';
import { onBothDatabases, type NewDatabase } from '../support/both-databases.ts';
import { sampleInput } from '../support/samples.ts';
import { startTestServer, type TestServer, type TestCaller } from '../support/server.ts';
import { requestPath, newWorld, type World } from './support/cases.ts';
import { tenantOperations, type ServedOperation } from './support/every-operation.ts';
import { candidateIds, createHiddenWorld, marker, allStreamsView } from './support/hidden-world.ts';
import { waitUntilSettled } from './support/virtual-tables.ts';

jest.setTimeout(300_000);

/** The number of calls of each operation, each for other objects. */
const rounds = [0, 1, 2, 3];
const seeds = [1, 2];
const inNamespace = tenantOperations.filter(([, { located }]) => /\{namespaceId\}/.test(located.path));
const isRead = ({ located }: ServedOperation) => ['get', 'head'].includes(located.method);
/** Deletions show nothing, and would remove objects that other operations need. */
const isWrite = (entry: ServedOperation) => !isRead(entry) && entry.located.method !== 'delete';

const nth = (name: string, round: number): string | undefined => {
  const values = candidateIds[name];
  return values?.[round % values.length];
};

/** Bodies that refer to hidden objects, by operation. */
function bodyOf(id: string, round: number): unknown {
  const typeId = nth('typeId', round) ?? '';
  const key = { Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } };
  const bodies: Readonly<Record<string, () => unknown>> = {
    getOrCreateType: () => ({ SdsTypeCode: 1, Properties: [key, { Id: 'Inner', SdsType: { Id: typeId } }] }),
    getOrCreateStream: () => ({ TypeId: typeId }),
    createOrUpdateStream: () => ({ TypeId: typeId }),
    getOrCreateStreamView: () => ({ SourceTypeId: 'Note', TargetTypeId: typeId }),
    createOrUpdateStreamView: () => ({ SourceTypeId: 'Note', TargetTypeId: typeId }),
    getOrCreateDataView: () => ({ ...allStreamsView(''), Id: undefined }),
    createOrUpdateDataView: () => ({ ...allStreamsView(''), Id: undefined }),
    queryStoredData: () => allStreamsView('Query'),
    queryInterpolatedData: () => allStreamsView('Query'),
    createVirtualTable: () => ({ id: `Mine${round || ''}`, dataViewId: nth('dataViewId', round) }),
    refreshVirtualTable: () => ({}),
    queueVirtualTableRefresh: () => ({}),
    createShare: () => ({ id: 'Mine', name: 'Mine', type: 'DeltaSharing', virtualTables: [{ id: nth('id', round) }] }),
  };
  return bodies[id]?.();
}

/** Calls an operation for the objects of a round; returns the status and the whole response. */
async function ask(world: World, id: string, entry: ServedOperation, round: number, as: TestCaller) {
  const { located, bundle } = entry;
  const sample = sampleInput(bundle, located);
  const query = new URLSearchParams();
  for (const { in: place, name, required } of parametersOf(bundle, located)) {
    if (place !== 'query') continue;
    const given = name === 'streams' ? ['Visible', 'Hidden'] : [nth(name, round) ?? ''].filter((value) => value !== '');
    const times = { startIndex: '2026-01-01', endIndex: '2026-01-02', index: '2026-01-01T12:00:00Z' };
    const fixed = name in times ? [times[name as keyof typeof times]] : [];
    const values = [...given, ...fixed];
    for (const value of values.length > 0 ? values : required ? (sample.query[name] ?? []) : [])
      query.append(name, value);
  }
  const named = Object.fromEntries(
    Object.entries(sample.path)
      .filter(([name]) => name !== 'tenantId' && name !== 'namespaceId')
      .map(([name, value]) => [name, nth(name, round) ?? value]),
  );
  const body = bodyOf(id, round) ?? sample.body;
  const response = await world.server.send(
    located.method.toUpperCase(),
    requestPath(located, world, named, query.toString()),
    {
      as,
      ...(body === undefined ? {} : { body }),
    },
  );
  const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
  return { status: response.status, shown: JSON.stringify([...response.headers]) + text };
}

/** Returns the operations that show the marker or fail, with their responses. */
async function showing(
  world: World,
  which: (entry: ServedOperation) => boolean,
  as: TestCaller,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const round of rounds) {
    for (const [id, entry] of inNamespace.filter(([, one]) => which(one))) {
      const { status, shown } = await ask(world, id, entry, round, as);
      const at = shown.indexOf(marker);
      if (at >= 0 || status >= 500)
        found.push(`${id} ${String(round)}: ${String(status)} ${shown.slice(Math.max(0, at - 100), at + 40)}`);
    }
  }
  return found;
}

function describeHidden(newDatabase: NewDatabase): void {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ ...(await newDatabase()), RESPONSE_VALIDATION: 'off', EXPLAIN_ACCESS: 'on' });
  });
  afterAll(() => server.stop());

  it('many operations show hidden objects to an administrator', async () => {
    const world = await newWorld(server);
    await createHiddenWorld(world, randomFrom(0, 0));
    const operations = new Set((await showing(world, isRead, 'administrator')).map((line) => line.split(' ')[0]));
    expect(operations.size).toBeGreaterThan(25);
  });

  it.each(seeds)('no operation shows them to other callers, before and after writes: seed %d', async (seed) => {
    const world = await newWorld(server);
    await createHiddenWorld(world, randomFrom(seed, 0));
    expect(await showing(world, isRead, 'contributor')).toEqual([]);
    expect(await showing(world, isWrite, 'contributor')).toEqual([]);
    const tables = (await world.ok('GET', 'preview/virtualTables')) as readonly { readonly id: string }[];
    for (const { id } of tables) await waitUntilSettled(world, id);
    expect(await showing(world, isRead, 'contributor')).toEqual([]);
  });
}

onBothDatabases(describeHidden);
