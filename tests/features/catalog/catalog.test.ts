// The catalog on real stores: behavior that depends on transactions, references and locks.
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
// Other tests check access; here every request is allowed.
const operationAt = (path: string) => ({ id: 'test', path, access: [] }) as unknown as Operation;

let tenants = 0;

/** Creates a tenant with the namespace `demo` and returns a function that creates the contexts of its requests. */
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

const failureNamed = (failureName: string) => expect.objectContaining({ failureName }) as unknown as Failure;

onEveryStore((store) => {
  /** Creates types, and a stream of the first of them. */
  async function createStream(types: Readonly<Record<string, object>>, stream: object = {}) {
    const createContext = await newTenant(store());
    for (const [id, type] of Object.entries(types))
      await getOrCreateType(await createContext(), id, JSON.stringify(type));
    const [TypeId] = Object.keys(types);
    await getOrCreateStream(await createContext(), 'S', { TypeId, ...stream });
    const { access } = await createContext();
    const { scope } = access;
    const loadStream = async (): Promise<StoredObject<'stream'>> => {
      const object = await store().objects.get(scope, 'stream', 'S');
      if (!object) throw new Error('The stream is gone.');
      return object;
    };
    return { createContext, scope, loadStream, createStreamContext: () => createContext({ streamId: 'S' }) };
  }

  describe('types', () => {
    it('creates the types inside a new type, and protects them from deletion', async () => {
      const createContext = await newTenant(store());
      expect(await getOrCreateType(await createContext(), 'Pump', JSON.stringify(pump))).toMatchObject({ isNew: true });
      const { access } = await createContext();
      const { objects } = store();
      expect(await objects.referencedBy(access.scope, 'type', 'State')).toEqual({ type: 1 });
      const { resolved } = await resolveType(store(), access.scope, 'pump');
      expect(resolved.Properties?.[2]?.SdsType).toMatchObject({ Id: 'State', SdsTypeCode: 609 });
      expect(await getOrCreateType(await createContext(), 'PUMP', JSON.stringify(pump))).toMatchObject({
        isNew: false,
      });
    });

    it('creates none of them if one exists with another definition', async () => {
      const createContext = await newTenant(store());
      await getOrCreateType(await createContext(), 'State', JSON.stringify(state));
      const newType = { ...state, Id: 'Brand', Name: 'New' };
      const differentState = { ...state, Name: 'Another' };
      const type = {
        SdsTypeCode: 1,
        Properties: [
          { Id: 'Brand', SdsType: newType },
          { Id: 'State', SdsType: differentState },
        ],
      };
      await expect(getOrCreateType(await createContext(), 'Pump', JSON.stringify(type))).rejects.toEqual(
        failureNamed('Conflict'),
      );
      const { access } = await createContext();
      expect(await store().objects.get(access.scope, 'type', 'Brand')).toBeNull();
    });

    it('creates a type once for many requests at the same time', async () => {
      const createContext = await newTenant(store());
      const context = await createContext();
      const results = await Promise.all(
        Array.from({ length: 8 }, () => getOrCreateType(context, 'Pump', JSON.stringify(pump))),
      );
      expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    });

    it('protects the types inside a type after its access list changes', async () => {
      const createContext = await newTenant(store());
      await getOrCreateType(await createContext(), 'Pump', JSON.stringify(pump));
      const context = await createContext({ typeId: 'Pump' });
      await replaceAccessList(context, 'Types', { RoleTrusteeAccessControlEntries: null });
      expect(await store().objects.referencedBy(context.access.scope, 'type', 'State')).toEqual({ type: 1 });
    });
  });

  describe('streams', () => {
    it('loses no change of several at the same time', async () => {
      const { createStreamContext, loadStream } = await createStream({ Pump: pump });
      const context = await createStreamContext();
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
      const object = await loadStream();
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

    it('deletes the events of a deleted stream', async () => {
      const { createStreamContext, scope } = await createStream({ Pump: pump });
      const ref = { ...scope, stream: 'S' };
      await store().events.insert(ref, [{ key: 'k', body: '{}' }]);
      await deleteStream(await createStreamContext());
      expect(await store().events.count(ref)).toBe(0);
      expect(await store().objects.get(scope, 'stream', 'S')).toBeNull();
    });

    it('shares event types among streams with the same type and settings only', async () => {
      const { createContext, scope, loadStream, createStreamContext } = await createStream(
        { Pump: pump },
        { InterpolationMode: 1 },
      );
      const before = await streamEventType(store(), scope, await loadStream());
      const { object: twin } = await getOrCreateStream(await createContext(), 'T', {
        TypeId: 'pump',
        InterpolationMode: 1,
      });
      expect(await streamEventType(store(), scope, twin)).toBe(before);
      await createOrUpdateStream(await createStreamContext(), 'S', { TypeId: 'Pump', InterpolationMode: 2 });
      expect((await streamEventType(store(), scope, await loadStream())).interpolation).toBe(2);
      expect((await typeEventType(store(), scope, 'Pump')).interpolation).toBe(0);
    });

    it('reads the new definition of a type that was deleted and created again', async () => {
      const { createContext, scope, createStreamContext, loadStream } = await createStream({ Pump: pump });
      await streamEventType(store(), scope, await loadStream());
      await deleteStream(await createStreamContext());
      await store().objects.remove(scope, 'type', 'Pump', { unlessReferenced: true });
      await getOrCreateType(await createContext(), 'Pump', JSON.stringify({ SdsTypeCode: 1, Properties: [key] }));
      await getOrCreateStream(await createContext(), 'S', { TypeId: 'Pump' });
      expect((await streamEventType(store(), scope, await loadStream())).properties).toHaveLength(1);
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

    async function createStreamAndView(SourceTypeId: string, TargetTypeId: string) {
      const fixture = await createStream(types, { Indexes: [{ SdsTypePropertyId: 'Flow' }], InterpolationMode: 1 });
      const ref = { ...fixture.scope, stream: 'S' };
      await store().events.insert(ref, rows);
      const body = { Id: 'V', Name: null, Description: null, SourceTypeId, TargetTypeId, Properties: null };
      const { owner, acl } = await (await fixture.createContext()).access.accessOfNewObject('StreamViews');
      await store().objects.create(fixture.scope, 'streamView', {
        id: 'V',
        body,
        owner,
        acl,
        created,
        modified: created,
      });
      const events = async () => {
        const all: string[] = [];
        for await (const chunk of store().events.range(ref, {})) all.push(...chunk.map((row) => row.body));
        return all;
      };
      return { ...fixture, events };
    }

    it('converts the events, and drops indexes and overrides of the old type', async () => {
      const { createStreamContext, loadStream, events, scope } = await createStreamAndView('Pump', 'Short');
      await changeStreamType(await createStreamContext(), 'v');
      expect(await events()).toEqual([
        '{"Time":"2026-01-01T00:00:00Z","Flow":2}',
        '{"Time":"2026-01-02T00:00:00Z","Flow":2}',
      ]);
      expect((await loadStream()).body).toMatchObject({ TypeId: 'Short', Indexes: null, InterpolationMode: 1 });
      expect((await streamEventType(store(), scope, await loadStream())).id).toBe('Short');
      expect(await store().objects.referencedBy(scope, 'type', 'Pump')).toEqual({});
      expect(await store().objects.referencedBy(scope, 'type', 'Short')).toEqual({ stream: 1 });
    });

    it('replaces the aggregates of sealed events with those of the new type', async () => {
      const { createStreamContext, loadStream, scope } = await createStreamAndView('Pump', 'Short');
      const ref = { ...scope, stream: 'S' };
      const body = rows[0]?.body ?? '';
      const many = Array.from({ length: 600 }, (_, i) => {
        const Time = new Date(Date.UTC(2026, 1, 1, 0, 0, i)).toISOString();
        return { key: `0${String(i).padStart(4, '0')}`, body: JSON.stringify({ ...JSON.parse(body), Time }) };
      });
      await store().events.insert(ref, many);
      await changeStreamType(await createStreamContext(), 'V');
      const { aggregation } = codecOf(await streamEventType(store(), scope, await loadStream()));
      let sealed = 0;
      for await (const run of store().events.runs({ ...ref, aggregation }, {})) if ('rows' in run) sealed += run.events;
      expect(sealed).toBeGreaterThan(500);
    });

    it.each([
      ['Short', 'Pump', InvalidInput],
      ['Pump', 'Text', InvalidInput],
      ['Pump', 'ByName', InvalidInput],
      ['Pump', 'State', InvalidInput],
      ['Pump', 'BySpeed', failureNamed('Conflict')],
    ])('changes nothing if the view from %s to %s cannot convert the stream', async (source, target, error) => {
      const { createStreamContext, loadStream, events } = await createStreamAndView(source, target);
      const before = await loadStream();
      const change = changeStreamType(await createStreamContext(), 'V');
      await (error instanceof Function ? expect(change).rejects.toThrow(error) : expect(change).rejects.toEqual(error));
      expect(await events()).toEqual(rows.map(({ body }) => body));
      expect(await loadStream()).toEqual(before);
    });
  });

  describe('namespaces', () => {
    const contextOfNamespace = async (store: Store, id: string) => {
      const createContext = await newTenant(store);
      // `enforceAccess` refuses requests for a namespace that does not exist yet.
      const context = await createContext();
      return {
        ...context,
        verbose: true,
        access: { ...context.access, scope: { ...context.access.scope, namespace: id } },
      };
    };

    it('creates a namespace with access lists, updates its description and deletes it when it is empty', async () => {
      const context = await contextOfNamespace(store(), 'New one');
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
      await expect(getNamespace(context)).rejects.toEqual(failureNamed('NotFound'));
    });

    it('does not delete a namespace that contains an object', async () => {
      const context = await contextOfNamespace(store(), 'full');
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
      await expect(deleteNamespace(context)).rejects.toEqual(failureNamed('Conflict'));
      expect(await store().objects.get(tenantScope(scope.tenant), 'namespace', 'full')).not.toBeNull();
    });
  });
});
