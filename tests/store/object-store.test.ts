import { describe, expect, it } from '@jest/globals';
import type { Scope } from '../../server/store/ports/object-store.ts';
import { untyped, type UntypedObject, type UntypedReference } from '../support/untyped-objects.ts';
import { collect, newName, onEveryStore } from '../support/databases.ts';

const newScope = (): Scope => ({ tenant: newName(), namespace: 'waterworks' });
const created = '2024-05-01T10:00:00.1234567Z';
const modified = '2024-06-01T10:00:00.0000000Z';
const objectOf = (id: string, references: readonly UntypedReference[] = []): UntypedObject => ({
  id,
  body: { Id: id, Name: `The ${id}` },
  owner: { Type: 2, ObjectId: 'pump-operator' },
  acl: { RoleTrusteeAccessControlEntries: [] },
  created,
  modified: created,
  references,
});

onEveryStore(
  (store) => {
    describe('one object', () => {
      it('is found by its id in any case, in its own scope and kind only', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        const object = { ...objectOf('Pump.Flow °C'), references: undefined };
        expect(await objects.create(scope, 'stream', object)).toBe('done');
        const { references, ...kept } = object;
        expect(references).toBeUndefined();
        const found = await objects.get({ ...scope, namespace: 'WATERWORKS' }, 'stream', 'PUMP.flow °c');
        expect(found).toEqual({ ...kept, sequence: expect.any(Number), size: JSON.stringify(kept.body).length });
        expect(await objects.get(scope, 'type', object.id)).toBeNull();
        expect(await objects.get({ ...scope, namespace: '' }, 'stream', object.id)).toBeNull();
        expect(await objects.get({ ...scope, tenant: 'other' }, 'stream', object.id)).toBeNull();
        expect(await objects.get(scope, 'stream', 'Pump')).toBeNull();
      });

      it('is read together with objects of other scopes and kinds, in the order of the names', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        const above = { ...scope, namespace: '' };
        await objects.create(scope, 'stream', objectOf('Pump'));
        await objects.create(scope, 'type', objectOf('Pump'));
        await objects.create(above, 'namespace', objectOf('waterworks'));
        const found = await objects.getEach([
          [above, 'namespace', 'WaterWorks'],
          [scope, 'stream', 'no\0pe'],
          [scope, 'stream', 'missing'],
          [scope, 'type', 'PUMP'],
          [scope, 'stream', 'pump'],
          [scope, 'type', 'PUMP'],
        ]);
        const [type, stream] = [await objects.get(scope, 'type', 'pump'), await objects.get(scope, 'stream', 'pump')];
        expect(found).toEqual([await objects.get(above, 'namespace', 'waterworks'), null, null, type, stream, type]);
        expect(await objects.getEach([])).toEqual([]);
        expect(await objects.get(scope, 'stream', 'no\0pe')).toBeNull();
      });

      it('keeps every JSON value', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        const body = { text: '\u0000 "quoted" \u{1f600}', list: [1, -0.5, 1e300, true, null, []], nested: { '': {} } };
        await objects.create(scope, 'type', { ...objectOf('a'), body, owner: null, acl: [] });
        expect(await objects.get(scope, 'type', 'a')).toMatchObject({ body, owner: null, acl: [] });
      });

      it('is created once', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        expect(await objects.create(scope, 'type', objectOf('Pump'))).toBe('done');
        expect(await objects.create(scope, 'type', { ...objectOf('PUMP'), body: 'other' })).toBe('exists');
        expect(await objects.get(scope, 'type', 'pump')).toMatchObject({ id: 'Pump', body: { Id: 'Pump' } });
      });

      it('is created and then replaced by put, which keeps the members of its creation', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        expect(await objects.put(scope, 'type', objectOf('Pump'))).toBe('created');
        const before = await objects.get(scope, 'type', 'pump');
        const again = { id: 'PUMP', body: [2], owner: 'other', acl: 'other', created: modified, modified };
        expect(await objects.put(scope, 'type', again)).toBe('replaced');
        expect(await objects.get(scope, 'type', 'pump')).toEqual({ ...before, body: [2], size: 3, modified });
      });

      it('is removed once', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        await objects.create(scope, 'type', objectOf('Pump'));
        expect(await objects.remove(scope, 'type', 'PUMP')).toBe('done');
        expect(await objects.get(scope, 'type', 'Pump')).toBeNull();
        expect(await objects.remove(scope, 'type', 'Pump')).toBe('missing');
        expect(await objects.create(scope, 'type', objectOf('pump'))).toBe('done');
      });

      it('sets owner and access list separately or together', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        const object = objectOf('Pump');
        await objects.create(scope, 'type', object);
        expect(await objects.setAccess(scope, 'type', 'pump', { owner: null })).toBe('done');
        expect(await objects.get(scope, 'type', 'Pump')).toMatchObject({
          owner: null,
          acl: object.acl,
          body: object.body,
        });
        expect(await objects.setAccess(scope, 'type', 'PUMP', { acl: ['a'] })).toBe('done');
        expect(await objects.get(scope, 'type', 'Pump')).toMatchObject({ owner: null, acl: ['a'], modified: created });
        expect(await objects.setAccess(scope, 'type', 'Pump', { owner: 1, acl: 2 })).toBe('done');
        expect(await objects.get(scope, 'type', 'Pump')).toMatchObject({ owner: 1, acl: 2 });
        expect(await objects.setAccess(scope, 'type', 'other', { owner: 1 })).toBe('missing');
      });
    });

    describe('a collection', () => {
      it('is listed in the order of creation, in chunks', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        const ids = ['c', 'a', 'B', 'e', 'd', 'g', 'f'];
        for (const id of ids) await objects.create(scope, 'type', objectOf(id));
        await objects.create(scope, 'stream', objectOf('x'));
        await objects.create({ ...scope, namespace: 'other' }, 'type', objectOf('y'));
        await objects.put(scope, 'type', objectOf('a'));
        await objects.remove(scope, 'type', 'e');
        const sizes: number[] = [];
        for await (const chunk of objects.list(scope, 'type')) sizes.push(chunk.length);
        expect(sizes).toEqual([3, 3]);
        const listed = await collect(objects.list(scope, 'type'));
        expect(listed.map(({ id }) => id)).toEqual(['c', 'a', 'B', 'd', 'g', 'f']);
        expect(listed[0]).toEqual(await objects.get(scope, 'type', 'c'));
        expect(await objects.count(scope, 'type')).toBe(6);
        expect(await objects.count(scope, 'view')).toBe(0);
        expect(await collect(objects.list(scope, 'view'))).toEqual([]);
      });

      it('is listed in small chunks if texts are long', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        const longList = { entries: Array.from({ length: 500 }, (_, i) => `entry ${i}`) };
        for (const id of ['a', 'b', 'c'])
          await objects.create(scope, 'type', {
            ...objectOf(id),
            body: { Id: id, Text: id.repeat(600_000) },
            acl: longList,
          });
        await objects.create(scope, 'type', objectOf('d'));
        const chunks: string[][] = [];
        for await (const chunk of objects.list(scope, 'type')) chunks.push(chunk.map(({ id }) => id));
        expect(chunks).toEqual([['a', 'b'], ['c'], ['d']]);
        expect(await collect(objects.list(scope, 'type'))).toEqual(
          await objects.getEach(['a', 'b', 'c', 'd'].map((id) => [scope, 'type', id])),
        );
      });

      it('has an access list of its own', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        expect(await objects.collectionAccess(scope, 'type')).toBeNull();
        await objects.setCollectionAccess(scope, 'type', { entries: [1] });
        await objects.setCollectionAccess(scope, 'stream', { entries: [2] });
        await objects.setCollectionAccess(scope, 'type', { entries: [3] });
        expect(await objects.collectionAccess(scope, 'type')).toEqual({ entries: [3] });
        expect(await objects.collectionAccess({ ...scope, tenant: scope.tenant.toUpperCase() }, 'stream')).toEqual({
          entries: [2],
        });
        expect(await objects.collectionAccess({ ...scope, namespace: '' }, 'type')).toBeNull();
      });
    });

    describe('references', () => {
      const pump = { kind: 'type', id: 'PUMP' };

      it('are counted by kind, except those of an object to itself', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        await objects.create(scope, 'type', objectOf('Pump', [pump]));
        expect(await objects.referencedBy(scope, 'type', 'Pump')).toEqual({});
        await objects.create(scope, 'type', objectOf('Big', [pump, { kind: 'type', id: 'pump' }]));
        await objects.create(scope, 'stream', objectOf('Pump', [pump]));
        await objects.create(scope, 'stream', objectOf('two', [pump]));
        expect(await objects.referencedBy(scope, 'type', 'pump')).toEqual({ stream: 2, type: 1 });
        expect(await objects.referencedBy(scope, 'stream', 'Pump')).toEqual({});
        expect(await objects.referencedBy({ ...scope, namespace: '' }, 'type', 'Pump')).toEqual({});
      });

      it('require the objects that they refer to', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        await objects.create(scope, 'type', objectOf('Pump'));
        const valve = { kind: 'type', id: 'Valve' };
        expect(await objects.create(scope, 'stream', objectOf('a', [pump, valve]))).toEqual({ missing: valve });
        expect(await objects.put(scope, 'stream', objectOf('a', [valve]))).toEqual({ missing: valve });
        expect(await objects.get(scope, 'stream', 'a')).toBeNull();
        await objects.create(scope, 'stream', objectOf('a', [pump]));
        expect(await objects.create(scope, 'stream', objectOf('a', [valve]))).toBe('exists');
        expect(await objects.put(scope, 'stream', { ...objectOf('a', [valve]), body: 2 })).toEqual({ missing: valve });
        expect(await objects.get(scope, 'stream', 'a')).toMatchObject({ body: objectOf('a').body });
        expect(await objects.referencedBy(scope, 'type', 'Pump')).toEqual({ stream: 1 });
      });

      it('prevent the removal of their target', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        const unless = { unlessReferenced: true };
        await objects.create(scope, 'type', objectOf('Pump', [pump]));
        await objects.create(scope, 'type', objectOf('Valve'));
        await objects.create(scope, 'stream', objectOf('a', [pump]));
        await objects.create(scope, 'stream', objectOf('b', [pump]));
        expect(await objects.remove(scope, 'type', 'Pump', unless)).toEqual({ referenced: { stream: 2 } });
        expect(await objects.get(scope, 'type', 'Pump')).not.toBeNull();
        await objects.put(scope, 'stream', objectOf('a', [{ kind: 'type', id: 'valve' }]));
        await objects.remove(scope, 'stream', 'b');
        expect(await objects.referencedBy(scope, 'type', 'Valve')).toEqual({ stream: 1 });
        expect(await objects.remove(scope, 'type', 'Pump', unless)).toBe('done');
        expect(await objects.remove(scope, 'type', 'Pump', unless)).toBe('missing');
        expect(await objects.remove(scope, 'type', 'Valve')).toBe('done');
      });
    });

    describe('concurrent requests', () => {
      it('create an object once', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        const bodies = Array.from({ length: 12 }, (_, i) => i);
        const outcomes = await Promise.all(
          bodies.map((body) => objects.create(scope, 'type', { ...objectOf('Pump'), body })),
        );
        expect(outcomes.filter((outcome) => outcome === 'exists')).toHaveLength(11);
        expect((await objects.get(scope, 'type', 'Pump'))?.body).toBe(outcomes.indexOf('done'));
      });

      it('put a new object as created once', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        const puts = Array.from({ length: 12 }, () => objects.put(scope, 'type', objectOf('Pump')));
        const outcomes = await Promise.all(puts);
        expect(outcomes.filter((outcome) => outcome === 'created')).toHaveLength(1);
        expect(outcomes.filter((outcome) => outcome === 'replaced')).toHaveLength(11);
      });

      it('never leave a reference to a removed object', async () => {
        const objects = untyped(store().objects);
        const scope = newScope();
        const race = async (round: number) => {
          const target = { kind: 'type', id: `type${round}` };
          await objects.create(scope, 'type', objectOf(target.id));
          const [created, removed] = await Promise.all([
            objects.create(scope, 'stream', objectOf(`stream${round}`, [target])),
            objects.remove(scope, 'type', target.id, { unlessReferenced: true }),
          ]);
          return [created, removed];
        };
        const outcomes = await Promise.all(Array.from({ length: 30 }, (_, round) => race(round)));
        for (const [round, outcome] of outcomes.entries()) {
          const createdFirst = ['done', { referenced: { stream: 1 } }];
          const removedFirst = [{ missing: { kind: 'type', id: `type${round}` } }, 'done'];
          expect([createdFirst, removedFirst]).toContainEqual(outcome);
        }
      });
    });
  },
  { rowsAtOnce: 3 },
);
