// The tenant store on every database: everything of a tenant is removed or copied, and nothing of another.
import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { edgeSystemIndex } from '../../server/domain/edge/edge-system-index.ts';
import { newEdgeSystem } from '../../server/domain/edge/registration.ts';
import type { Rewrite } from '../../server/store/ports/tenant-store.ts';
import type { Store } from '../../server/store/ports/store.ts';
import { collect, onEveryStore } from '../support/databases.ts';
import type { TableRef } from '../../server/store/ports/table-store.ts';
import { untyped } from '../support/untyped-objects.ts';

const time = '2026-01-01T00:00:00Z';
const endOfLog = { at: 3_155_378_975_999_999_999n, sequence: Number.MAX_SAFE_INTEGER };
const list = { RoleTrusteeAccessControlEntries: [] };

/** Events of some streams: loose ones, and enough for blocks. */
const counts = { Few: 3, Many: 40, 'with space': 11 };

async function fill({ objects, events, audit, jobs, tables, edgeSystems }: Store, tenant: string): Promise<void> {
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
  const table = { ...scope, table: 'Hourly' };
  await jobs.add(table, job);
  await jobs.add(table, { ...job, origin: tenant, turn: 2n });
  await jobs.schedule(table, 2n);
  await tables.addMessage(table, { Reason: tenant });
  await fillTable(tables, table);
  const system = { ...newEdgeSystem({ DeviceName: 'Press', Type: 'OpcUa' }, time), Id: 'Press', Tags: ['North'] };
  const index = edgeSystemIndex(system);
  await edgeSystems.create(scope, { id: 'Press', body: system, listJson: '{}', tags: system.Tags, index });
}

/** Publishes rows, and then replaces some of them: readers see the second version. */
async function fillTable(tables: Store['tables'], ref: TableRef): Promise<void> {
  const row = (key: string, body = key) => ({ key, at: key, body });
  const first = await tables.beginGeneration(ref);
  await tables.put(
    ref,
    first,
    ['a', 'b', 'c'].map((key) => row(key)),
  );
  await tables.publish(ref, first, { columns: 1 }, 1n);
  const second = await tables.beginVersion(ref, first.generation);
  await tables.put(ref, second, [row('b', 'changed'), row('d')]);
  await tables.publish(ref, second, { columns: 2 }, 2n);
  // Nobody reads the next version.
  await tables.put(ref, await tables.beginVersion(ref, first.generation), [row('e')]);
}

async function rowsOf(tables: Store['tables'], ref: TableRef) {
  const live = await tables.liveVersion(ref);
  return live && [live.columns, await collect(tables.rows(ref, live)), await tables.count(ref, live)];
}

/** Returns what a tenant has. */
async function contents({ objects, events, audit, jobs, tables, edgeSystems }: Store, tenant: string) {
  const table = { tenant, namespace: 'plant', table: 'hourly' };
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
    jobs: (await jobs.jobsOf(table)).map(({ origin, turn }) => [origin, turn]),
    due: (await jobs.dueOf(tenant, 2n)).map(({ due }) => due),
    messages: await tables.messages(table, 0, 9),
    rows: await rowsOf(tables, table),
    edgeSystem: await edgeSystems.get(scope, 'Press'),
    tags: await collect(edgeSystems.tags(scope)),
  };
}

onEveryStore(
  (store) => {
    /** Copies a tenant to one that has nothing. */
    async function copyTo(
      from: string,
      to: string,
      { hasAuditLog = true, rewrite = undefined as Rewrite | undefined } = {},
    ) {
      const [copy, staged] = [randomUUID(), randomUUID()];
      await store().tenantCopies.save(from, copy, { hasAuditLog });
      await store().tenantCopies.stage(copy, to, staged, rewrite);
      await store().transaction(({ tenants }) => tenants.restore(copy, to, staged, rewrite));
      await store().tenantCopies.remove(copy, to);
    }

    it('copies everything, and removes it from one tenant alone', async () => {
      const [from, to] = [randomUUID(), randomUUID()];
      await fill(store(), from);
      const before = await contents(store(), from);
      expect(before.events.map((events) => events.length)).toEqual(Object.values(counts));
      expect(before.references).toEqual({ stream: 3 });

      await copyTo(from, to);
      expect(await contents(store(), to)).toEqual(before);

      await store().transaction(({ tenants }) => tenants.remove(from.toUpperCase()));
      const nothing = { types: [], streams: [], references: {}, list: null, events: [[], [], []], audit: 0 };
      const none = { ...nothing, jobs: [], due: [], messages: [], rows: null, edgeSystem: null, tags: [] };
      expect(await contents(store(), from)).toEqual(none);
      await store().eraseRemoved();
      expect(await contents(store(), to)).toEqual(before);

      await copyTo(to, from, { hasAuditLog: false });
      expect(await contents(store(), from)).toEqual({ ...before, audit: 0 });
    });

    it('leaves nothing of a copy or stage that is removed', async () => {
      const [from, copy, to, staged] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
      await fill(store(), from);
      const { tenantCopies } = store();
      await tenantCopies.save(from, copy, { hasAuditLog: true });
      await tenantCopies.stage(copy, to, staged);
      await tenantCopies.remove(staged, to);
      await tenantCopies.remove(copy, from);
      await store().transaction(({ tenants }) => tenants.restore(copy, to, staged));
      expect((await contents(store(), to)).types).toEqual([]);
      expect((await contents(store(), to)).rows).toBeNull();
      for (const tenant of [copy, staged]) expect((await contents(store(), tenant)).events).toEqual([[], [], []]);
    });

    it('replaces identifiers in everything but events and rows', async () => {
      const [from, to] = [randomUUID(), randomUUID()];
      await fill(store(), from);
      const before = await contents(store(), from);
      await copyTo(from, to, {
        rewrite: (text) => text.replaceAll(from, to).replaceAll('pump', 'fan').replaceAll('Pump', 'Fan'),
      });
      const after = await contents(store(), to);
      expect(after.types).toEqual([['Fan', time]]);
      expect(after.events).toEqual(before.events);
      expect(after.rows).toEqual(before.rows);
      expect(after.messages).toEqual([{ Reason: to }]);
      expect(after.jobs).toEqual([
        ['', 1n],
        [to, 2n],
      ]);
      expect(await store().objects.referencedBy({ tenant: to, namespace: 'plant' }, 'type', 'fan')).toEqual({
        stream: 3,
      });
    });

    it('stops when it is told to', async () => {
      const [from, copy] = [randomUUID(), randomUUID()];
      await fill(store(), from);
      const stop = () => {
        throw new Error('stopped');
      };
      await expect(store().tenantCopies.save(from, copy, { hasAuditLog: true }, stop)).rejects.toThrow('stopped');
      await store().tenantCopies.remove(copy, from);
    });

    it('writes events of the copy without changing the original', async () => {
      const [from, to] = [randomUUID(), randomUUID()];
      await fill(store(), from);
      await copyTo(from, to);
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
