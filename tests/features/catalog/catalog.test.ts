// The catalog on a real store: what depends on transactions, references and locks.
import { describe, expect, it } from '@jest/globals';
import { patchAccessList, replaceAccessList, replaceOwner } from '../../../server/catalog/access.ts';
import { patchMetadata, updateStreamBody } from '../../../server/catalog/metadata.ts';
import { createOrUpdateNamespace, deleteNamespace, getNamespace } from '../../../server/catalog/namespaces.ts';
import { getOrCreateType } from '../../../server/catalog/type-writes.ts';
import { streamEventType, typeEventType } from '../../../server/catalog/event-types.ts';
import { createOrUpdateStream, deleteStream, getOrCreateStream } from '../../../server/catalog/stream-writes.ts';
import { changeStreamType } from '../../../server/stream-data/type-change.ts';
import { resolveType } from '../../../server/catalog/types.ts';
import type { Operation } from '../../../server/api/operations.ts';
import type { Context } from '../../../server/requests/context.ts';
import type { Limits } from '../../../server/requests/limits.ts';
import { InvalidInput } from '../../../server/domain/model.ts';
import { Failure } from '../../../server/errors/failures.ts';
import { enforceAccess } from '../../../server/api/authorize.ts';
import { tenantScope } from '../../../server/tenancy/tenants.ts';
import { createTenant } from '../../../server/seed/tenant.ts';
import type { StoredObject } from '../../../server/store/ports/object-store.ts';
import type { Store } from '../../../server/store/ports/store.ts';
import { codecOf } from '../../../server/stream-data/event-codec.ts';
import { onEveryStore } from '../../support/databases.ts';
import { untyped } from '../../support/untyped-objects.ts';

const created = '2026-01-01T00:00:00Z';
const caller = { kind: 'client', id: 'me', roleIds: [], roleTypeIds: [], tokenExpiresAt: 0 } as const;
// What the contract requires is judged elsewhere: here every request is let in.
const operationAt = (path: string) => ({ id: 'test', path, access: [] }) as unknown as Operation;

let tenants = 0;

/** A tenant of its own with the namespace `demo`; returns what makes the contexts of requests. */
async function newTenant(store: Store) {
  tenants += 1;
  const tenantId = `tenant-${String(tenants)}`;
  await createTenant(store, { id: tenantId, name: 'T', namespace: 'demo', clients: [], created });
  return async (path: Readonly<Record<string, string>> = {}): Promise<Context> => {
    const names = Object.keys(path).map((name) => `/{${name}}`);
    const access = await enforceAccess(store, { ...caller, tenantId }, operationAt(names.join('')), {
      tenantId,
      namespaceId: 'demo',
      ...path,
    });
    const limits = { events: 10_000 } as Partial<Limits> as Limits;
    const context = { store, access, limits, now: 1n };
    return context as Partial<Context> as Context;
  };
}

const property = (Id: string, SdsTypeCode: number, more: object = {}) => ({ Id, SdsType: { SdsTypeCode }, ...more });
const key = property('Time', 16, { IsKey: true });
const state = { Id: 'State', SdsTypeCode: 609, Properties: [{ Id: 'Off', Value: 0 }] };
const pump = {
  SdsTypeCode: 1,
  Properties: [key, property('Flow', 14), { Id: 'State', SdsType: state }, property('Speed', 9)],
};

const failing = (failure: string) => expect.objectContaining({ failure }) as unknown as Failure;

onEveryStore((store) => {
  /** Makes types, and a stream of the first of them. */
  async function withStream(types: Readonly<Record<string, object>>, stream: object = {}) {
    const request = await newTenant(store());
    for (const [id, type] of Object.entries(types)) await getOrCreateType(await request(), id, JSON.stringify(type));
    const [TypeId] = Object.keys(types);
    await getOrCreateStream(await request(), 'S', { TypeId, ...stream });
    const { access } = await request();
    const { scope } = access;
    const kept = async (): Promise<StoredObject<'stream'>> => {
      const object = await store().objects.get(scope, 'stream', 'S');
      if (!object) throw new Error('The stream is gone.');
      return object;
    };
    return { request, scope, kept, ofStream: () => request({ streamId: 'S' }) };
  }

  describe('types', () => {
    it('brings the types inside a new one along, and protects them', async () => {
      const request = await newTenant(store());
      expect(await getOrCreateType(await request(), 'Pump', JSON.stringify(pump))).toMatchObject({ isNew: true });
      const { access } = await request();
      const { objects } = store();
      expect(await objects.referencedBy(access.scope, 'type', 'State')).toEqual({ type: 1 });
      const { resolved } = await resolveType(store(), access.scope, 'pump');
      expect(resolved.Properties?.[2]?.SdsType).toMatchObject({ Id: 'State', SdsTypeCode: 609 });
      expect(await getOrCreateType(await request(), 'PUMP', JSON.stringify(pump))).toMatchObject({ isNew: false });
    });

    it('makes none of them when one of them exists otherwise', async () => {
      const request = await newTenant(store());
      await getOrCreateType(await request(), 'State', JSON.stringify(state));
      const other = { ...state, Id: 'Brand', Name: 'New' };
      const wrong = { ...state, Name: 'Another' };
      const type = {
        SdsTypeCode: 1,
        Properties: [
          { Id: 'Brand', SdsType: other },
          { Id: 'State', SdsType: wrong },
        ],
      };
      await expect(getOrCreateType(await request(), 'Pump', JSON.stringify(type))).rejects.toEqual(failing('Conflict'));
      const { access } = await request();
      expect(await store().objects.get(access.scope, 'type', 'Brand')).toBeNull();
    });

    it('makes a type once when many ask for it at the same time', async () => {
      const request = await newTenant(store());
      const context = await request();
      const made = await Promise.all(
        Array.from({ length: 8 }, () => getOrCreateType(context, 'Pump', JSON.stringify(pump))),
      );
      expect(made.filter(({ isNew }) => isNew)).toHaveLength(1);
    });

    it('keeps what a type needs protected when its access list changes', async () => {
      const request = await newTenant(store());
      await getOrCreateType(await request(), 'Pump', JSON.stringify(pump));
      const context = await request({ typeId: 'Pump' });
      await replaceAccessList(context, 'Types', { RoleTrusteeAccessControlEntries: null });
      expect(await store().objects.referencedBy(context.access.scope, 'type', 'State')).toEqual({ type: 1 });
    });
  });

  describe('streams', () => {
    it('loses no change when several are made at the same time', async () => {
      const { ofStream, kept } = await withStream({ Pump: pump });
      const context = await ofStream();
      const entry = { Trustee: { Type: 3, ObjectId: 'r' }, AccessType: 0, AccessRights: 1 };
      await Promise.all([
        updateStreamBody(context, { Tags: ['a'] }),
        createOrUpdateStream(context, 'S', { TypeId: 'Pump', Name: 'Named' }),
        replaceOwner(context, 'Streams', { Type: 1, ObjectId: 'you' }),
        ...Array.from({ length: 5 }, (_none, at) =>
          patchMetadata(context, [{ op: 'add', path: `/k${String(at)}`, value: 'v' }]),
        ),
        ...Array.from({ length: 5 }, () =>
          patchAccessList(context, 'Streams', [
            { op: 'add', path: '/RoleTrusteeAccessControlEntries/-', value: entry },
          ]),
        ),
      ]);
      const object = await kept();
      const { Name, Tags, Metadata } = object.body;
      expect({ Name, Tags, keys: Object.keys(Metadata).toSorted() }).toEqual({
        Name: 'Named',
        Tags: ['a'],
        keys: ['k0', 'k1', 'k2', 'k3', 'k4'],
      });
      expect(object.owner).toMatchObject({ ObjectId: 'you' });
      expect(object.acl).toMatchObject({ RoleTrusteeAccessControlEntries: { length: 8 } });
      expect(await store().objects.referencedBy(context.access.scope, 'type', 'Pump')).toEqual({ stream: 1 });
    });

    it('goes with its events', async () => {
      const { ofStream, scope } = await withStream({ Pump: pump });
      const ref = { ...scope, stream: 'S' };
      await store().events.insert(ref, [{ key: 'k', body: '{}' }]);
      await deleteStream(await ofStream());
      expect(await store().events.count(ref)).toBe(0);
      expect(await store().objects.get(scope, 'stream', 'S')).toBeNull();
    });

    it('shares its event type with streams alike, and gets another when its settings change', async () => {
      const { request, scope, kept, ofStream } = await withStream({ Pump: pump }, { InterpolationMode: 1 });
      const before = await streamEventType(store(), scope, await kept());
      const { object: twin } = await getOrCreateStream(await request(), 'T', {
        TypeId: 'pump',
        InterpolationMode: 1,
      });
      expect(await streamEventType(store(), scope, twin)).toBe(before);
      await createOrUpdateStream(await ofStream(), 'S', { TypeId: 'Pump', InterpolationMode: 2 });
      expect((await streamEventType(store(), scope, await kept())).interpolation).toBe(2);
      expect((await typeEventType(store(), scope, 'Pump')).interpolation).toBe(0);
    });

    it('never reads a type that was made again by what it was before', async () => {
      const { request, scope, ofStream, kept } = await withStream({ Pump: pump });
      await streamEventType(store(), scope, await kept());
      await deleteStream(await ofStream());
      await store().objects.remove(scope, 'type', 'Pump', { unlessReferenced: true });
      await getOrCreateType(await request(), 'Pump', JSON.stringify({ SdsTypeCode: 1, Properties: [key] }));
      await getOrCreateStream(await request(), 'S', { TypeId: 'Pump' });
      expect((await streamEventType(store(), scope, await kept())).properties).toHaveLength(1);
    });
  });

  describe('another type for a stream', () => {
    const rows = [
      { key: '-1', body: '{"Time":"2026-01-01T00:00:00Z","Flow":1.5,"State":0,"Speed":7}' },
      { key: '-2', body: '{"Time":"2026-01-02T00:00:00Z","Flow":2.5,"State":0,"Speed":7}' },
    ];
    const types = {
      Pump: pump,
      Short: { SdsTypeCode: 1, Properties: [key, property('Flow', 9)] },
      BySpeed: { SdsTypeCode: 1, Properties: [property('Speed', 9, { IsKey: true })] },
      Text: { SdsTypeCode: 1, Properties: [property('Flow', 18, { IsKey: true })] },
      ByName: { SdsTypeCode: 1, Properties: [property('Name', 18, { IsKey: true })] },
    };

    async function withView(SourceTypeId: string, TargetTypeId: string) {
      const part = await withStream(types, { Indexes: [{ SdsTypePropertyId: 'Flow' }], InterpolationMode: 1 });
      const ref = { ...part.scope, stream: 'S' };
      await store().events.insert(ref, rows);
      const body = { Id: 'V', Name: null, Description: null, SourceTypeId, TargetTypeId, Properties: null };
      const { owner, acl } = await (await part.request()).access.accessOfNewObject('StreamViews');
      await store().objects.create(part.scope, 'streamView', { id: 'V', body, owner, acl, created, modified: created });
      const events = async () => {
        const all: string[] = [];
        for await (const chunk of store().events.range(ref, {})) all.push(...chunk.map((row) => row.body));
        return all;
      };
      return { ...part, events };
    }

    it('converts its events and drops what spoke of the old type', async () => {
      const { ofStream, kept, events, scope } = await withView('Pump', 'Short');
      await changeStreamType(await ofStream(), 'v');
      expect(await events()).toEqual([
        '{"Time":"2026-01-01T00:00:00Z","Flow":2}',
        '{"Time":"2026-01-02T00:00:00Z","Flow":2}',
      ]);
      expect((await kept()).body).toMatchObject({ TypeId: 'Short', Indexes: null, InterpolationMode: 1 });
      expect((await streamEventType(store(), scope, await kept())).id).toBe('Short');
      expect(await store().objects.referencedBy(scope, 'type', 'Pump')).toEqual({});
      expect(await store().objects.referencedBy(scope, 'type', 'Short')).toEqual({ stream: 1 });
    });

    it('has aggregates of the new type for what was sealed before', async () => {
      const { ofStream, kept, scope } = await withView('Pump', 'Short');
      const ref = { ...scope, stream: 'S' };
      const body = rows[0]?.body ?? '';
      const many = Array.from({ length: 600 }, (_, i) => {
        const Time = new Date(Date.UTC(2026, 1, 1, 0, 0, i)).toISOString();
        return { key: `0${String(i).padStart(4, '0')}`, body: JSON.stringify({ ...JSON.parse(body), Time }) };
      });
      await store().events.insert(ref, many);
      await changeStreamType(await ofStream(), 'V');
      const { aggregation } = codecOf(await streamEventType(store(), scope, await kept()));
      let sealed = 0;
      for await (const run of store().events.runs({ ...ref, aggregation }, {})) if ('rows' in run) sealed += run.events;
      expect(sealed).toBeGreaterThan(500);
    });

    it.each([
      ['Short', 'Pump', InvalidInput],
      ['Pump', 'Text', InvalidInput],
      ['Pump', 'ByName', InvalidInput],
      ['Pump', 'State', InvalidInput],
      ['Pump', 'BySpeed', failing('Conflict')],
    ])('changes nothing when the view from %s to %s does not fit', async (source, target, error) => {
      const { ofStream, kept, events } = await withView(source, target);
      const before = await kept();
      const change = changeStreamType(await ofStream(), 'V');
      await (error instanceof Function ? expect(change).rejects.toThrow(error) : expect(change).rejects.toEqual(error));
      expect(await events()).toEqual(rows.map(({ body }) => body));
      expect(await kept()).toEqual(before);
    });
  });

  describe('namespaces', () => {
    const named = async (store: Store, id: string) => {
      const request = await newTenant(store);
      // Whoever calls for a namespace that does not exist yet is not let in by `enforceAccess`.
      const context = await request();
      return {
        ...context,
        verbose: true,
        access: { ...context.access, scope: { ...context.access.scope, namespace: id } },
      };
    };

    it('starts with lists of its own, changes its description and goes when it is empty', async () => {
      const context = await named(store(), 'New one');
      const { scope } = context.access;
      expect(await createOrUpdateNamespace(context, { Description: 'x' })).toMatchObject({ isNew: true });
      expect(await store().objects.collectionAccess(scope, 'Streams')).toMatchObject({
        RoleTrusteeAccessControlEntries: { length: 3 },
      });
      expect(await createOrUpdateNamespace(context, { Id: 'new one', Region: 'local' })).toMatchObject({
        isNew: false,
      });
      expect((await getNamespace(context)).body).toEqual({ Id: 'New one', Description: null, Region: 'local' });
      await expect(createOrUpdateNamespace(context, { Region: 'moon' })).rejects.toThrow(InvalidInput);
      await deleteNamespace(context);
      await expect(getNamespace(context)).rejects.toEqual(failing('NotFound'));
    });

    it('stays while it holds anything', async () => {
      const context = await named(store(), 'full');
      const { scope } = context.access;
      await createOrUpdateNamespace(context, {});
      await untyped(store().objects).create(scope, 'unit', {
        id: 'u',
        body: {},
        owner: null,
        acl: null,
        created,
        modified: created,
      });
      await expect(deleteNamespace(context)).rejects.toEqual(failing('Conflict'));
      expect(await store().objects.get(tenantScope(scope.tenant), 'namespace', 'full')).not.toBeNull();
    });
  });
});
