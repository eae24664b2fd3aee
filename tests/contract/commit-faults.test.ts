// Compares the response to a write with what is stored, when the database fails before, at or after COMMIT.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { AuditBody } from '../../server/audit/records.ts';
import { maxDateTime } from '../../server/domain/values/ticks.ts';
import { openStore } from '../../server/store/open.ts';
import type { Store } from '../../server/store/ports/store.ts';
import { runFailingAt, onFaultyDatabases } from '../support/faulty-databases.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld, type World } from './support/cases.ts';
import { simpleEvents, simpleType } from './support/fixtures.ts';

/** A position after every record of the audit log. */
const endOfLog = { at: maxDateTime, sequence: Number.MAX_SAFE_INTEGER };

/** A request that writes. */
interface Write {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** Returns, for each part that the request writes, whether the store has it. */
  readonly storedParts: (store: Store, world: World) => Promise<readonly boolean[]>;
}

const writes: readonly Write[] = [
  {
    name: 'POST of events',
    method: 'POST',
    path: '/Streams/Flow/Data',
    body: simpleEvents,
    storedParts: async ({ events }, { tenant, namespace }) => {
      const count = await events.count({ tenant, namespace, stream: 'Flow' });
      return simpleEvents.map((_, i) => count > i);
    },
  },
  {
    name: 'PUT of a stream, which the audit log records',
    method: 'PUT',
    path: '/Streams/New',
    body: { TypeId: 'Simple' },
    storedParts: async ({ objects, audit }, { tenant, namespace, base }) => [
      (await objects.get({ tenant, namespace }, 'stream', 'New')) !== null,
      (await audit.page(tenant, endOfLog, 0n, 100)).some(
        ({ kind, body }) => kind === 'Change' && (body as AuditBody).Path === `${base}/Streams/New`,
      ),
    ],
  },
];

onFaultyDatabases((database, points) => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({ ...database().settings, WORKER: 'off' });
  });
  afterEach(() => server.stop());

  it.each(writes)(
    'a $name fails and stores all or nothing, at each point where the database can fail',
    async (write) => {
      const { method, path, body, storedParts } = write;
      const worlds = new Map<string, World>();
      for (const point of points) {
        const world = await newWorld(server);
        worlds.set(point.name, world);
        await world.ok('POST', '/Types/Simple', simpleType);
        await world.ok('POST', '/Streams/Flow', { TypeId: 'Simple' });
        const send = () => world.send(method, path, { body });
        const { ok } = await runFailingAt(database(), point, send);
        const found = await storedParts(server.server.store, world);
        const isStored = found.includes(true);
        const isAllOrNothing = new Set(found).size === 1;
        expect({ point, ok, isAllOrNothing, isStored }).toEqual({
          point,
          ok: false,
          isAllOrNothing: true,
          isStored: point.mayBeDurable && isStored,
        });
        const retry = await send();
        expect({ point, isStoredOrRetried: retry.ok || isStored }).toEqual({ point, isStoredOrRetried: true });
      }
      await server.stop();
      const store = await openStore(database().direct);
      for (const [point, world] of worlds) {
        const found = await storedParts(store, world);
        expect({ point, found }).toEqual({ point, found: found.map(() => true) });
      }
      await store.close();
    },
  );
});
