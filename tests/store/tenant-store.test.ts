// The tenant store on every database: everything of a tenant is removed or copied, and nothing of another.
import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import type { Store } from '../../server/store/ports/store.ts';
import { collect, onEveryStore } from '../support/databases.ts';
import { untyped } from '../support/untyped-objects.ts';

const time = '2026-01-01T00:00:00Z';
const endOfLog = { at: 3_155_378_975_999_999_999n, sequence: Number.MAX_SAFE_INTEGER };
const list = { RoleTrusteeAccessControlEntries: [] };

/** Events of some streams: loose ones, and enough for blocks. */
const counts = { Few: 3, Many: 40, 'with space': 11 };

async function fill({ objects, events, audit, jobs }: Store, tenant: string): Promise<void> {
  const scope = { tenant, namespace: 'Plant' };
  const object = (id: string, references: readonly { kind: string; id: string }[] = []) => ({
    ...{ id, body: { Id: id }, owner: null, acl: null, created: time, modified: time, references },
  });
  await untyped(objects).create(scope, 'type', object('Pump'));
  for (const [stream, count] of Object.entries(counts)) {
    await untyped(objects).create(scope, 'stream', object(stream, [{ kind: 'type', id: 'Pump' }]));
    const rows = Array.from({ length: count }, (_, i) => ({ key: String(i).padStart(3, '0'), body: `${tenant} ${i}` }));
    await events.insert({ ...scope, stream }, rows);
  }
  await objects.setCollectionAccess(scope, 'Streams', list as never);
  await audit.add([{ tenant, kind: 'Change', at: 1n, body: {} }]);
  const job = { type: 0, priority: 0, start: null, end: null, origin: '', messageId: '', turn: 1n };
  await jobs.add({ ...scope, table: 'Hourly' } as never, job as never);
}

/** Returns what a tenant has. */
async function contents({ objects, events, audit }: Store, tenant: string) {
  const scope = { tenant, namespace: 'plant' };
  const of = async (kind: 'type' | 'stream') =>
    (await collect(objects.list(scope, kind))).map(({ id, created }) => [id, created]);
  const streams = await of('stream');
  return {
    types: await of('type'),
    streams,
    references: await objects.referencedBy(scope, 'type', 'pump'),
    list: await objects.collectionAccess(scope, 'Streams'),
    events: await Promise.all(Object.keys(counts).map((stream) => collect(events.range({ ...scope, stream }, {})))),
    audit: (await audit.page(tenant, endOfLog, 0n, 10)).length,
  };
}

onEveryStore(
  (store) => {
    it('copies objects, access lists and events, and removes them from one tenant alone', async () => {
      const [from, to] = [randomUUID(), randomUUID()];
      await fill(store(), from);
      const before = await contents(store(), from);
      expect(before.events.map((events) => events.length)).toEqual(Object.values(counts));
      expect(before.references).toEqual({ stream: 3 });

      await store().transaction(({ tenants }) => tenants.copy(from, to));
      expect(await contents(store(), to)).toEqual({ ...before, audit: 0 });

      await store().transaction(({ tenants }) => tenants.remove(from.toUpperCase()));
      const none = { types: [], streams: [], references: {}, list: null, events: [[], [], []], audit: 0 };
      expect(await contents(store(), from)).toEqual(none);
      expect(await store().jobs.count({ tenant: from, namespace: 'plant', table: 'hourly' } as never)).toBe(0);
      await store().eraseRemoved();
      expect(await contents(store(), to)).toEqual({ ...before, audit: 0 });

      await store().transaction(({ tenants }) => tenants.copy(to, from));
      expect(await contents(store(), from)).toEqual({ ...before, audit: 0 });
    });

    it('writes events of the copy without changing the original', async () => {
      const [from, to] = [randomUUID(), randomUUID()];
      await fill(store(), from);
      await store().transaction(({ tenants }) => tenants.copy(from, to));
      const before = await contents(store(), from);
      const row = { key: '001', body: 'changed' };
      await store().events.upsert({ tenant: to, namespace: 'Plant', stream: 'Many' }, [row]);
      expect(await contents(store(), from)).toEqual(before);
      expect((await contents(store(), to)).events[1]?.[1]).toEqual(row);
    });

    it('removes more rows than one statement deletes', async () => {
      const [tenant, other] = [randomUUID(), randomUUID()];
      const scope = { tenant, namespace: 'plant' };
      const count = 4_500;
      await store().transaction(async ({ objects }) => {
        for (let i = 0; i < count; i += 1) {
          const object = { id: `S${i}`, body: {}, owner: null, acl: null, created: time, modified: time };
          const references = i === 0 ? [] : [{ kind: 'stream', id: 'S0' }];
          await untyped(objects).create(scope, 'stream', { ...object, references });
        }
      });
      await fill(store(), other);
      const before = await contents(store(), other);
      await store().transaction(({ tenants }) => tenants.remove(tenant));
      expect(await store().objects.count(scope, 'stream')).toBe(0);
      expect(await store().objects.referencedBy(scope, 'stream', 's0')).toEqual({});
      expect(await contents(store(), other)).toEqual(before);
    });

    it('changes nothing if the transaction fails', async () => {
      const tenant = randomUUID();
      await fill(store(), tenant);
      const before = await contents(store(), tenant);
      const failing = store().transaction(async ({ tenants }) => {
        await tenants.remove(tenant);
        throw new Error('rolled back');
      });
      await expect(failing).rejects.toThrow('rolled back');
      expect(await contents(store(), tenant)).toEqual(before);
    });
  },
  { blockSize: 8 },
);
