// Edge systems on every database: the store finds and sorts them like a reference implementation in memory.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Component, EdgeSystem } from '../../server/domain/edge/edge-system.ts';
import { edgeSystemIndex, sortableTime } from '../../server/domain/edge/edge-system-index.ts';
import { parseEdgeOrder, parseEdgeQuery } from '../../server/domain/edge/edge-system-query.ts';
import { matchingIds } from '../../server/domain/edge/matching-ids.ts';
import { newEdgeSystem } from '../../server/domain/edge/registration.ts';
import { statusTimeline, statusOfText, systemStatus } from '../../server/domain/edge/status.ts';
import { compileSearch, type Searchable } from '../../server/domain/languages/search.ts';
import { formatDateTime, parseDateTime } from '../../server/domain/values/time.ts';
import type { EdgeSystemListItem } from '../../server/store/ports/edge-system-store.ts';
import { newName, onEveryStore } from '../support/databases.ts';

const created = '2026-01-01T00:00:00Z';
const recordOf = (system: EdgeSystem) => ({
  id: system.Id,
  body: system,
  listJson: JSON.stringify({ Id: system.Id }),
  index: edgeSystemIndex(system),
  tags: system.Tags,
});
const system = (DeviceName: string, more: Partial<EdgeSystem> = {}): EdgeSystem => ({
  ...newEdgeSystem({ DeviceName, Type: 'OpcUa' }, created),
  ...more,
});
const all = { where: null, now: sortableTime(0n) };
const newScope = () => ({ tenant: 'T', namespace: newName() });
/** The identifiers of a page, and which of them are silent. */
const listedIds = (page: readonly EdgeSystemListItem[]) =>
  page.map((one) =>
    'body' in one ? { silent: (one.body as EdgeSystem).Id } : (JSON.parse(one.listJson) as EdgeSystem).Id,
  );
const expectedIds = (systems: readonly EdgeSystem[], now: bigint) =>
  systems.map(({ Id, Components }) => {
    const { silentAfter: until } = statusTimeline(Components);
    return until !== null && until < now ? { silent: Id } : Id;
  });

onEveryStore((store) => {
  describe('an edge system', () => {
    it('is found after its creation, case-sensitively', async () => {
      const { edgeSystems } = store();
      const scope = newScope();
      expect(await edgeSystems.create(scope, recordOf(system('Gw')))).toBe('done');
      expect(await edgeSystems.create(scope, recordOf(system('Gw')))).toBe('exists');
      expect(await edgeSystems.create(scope, recordOf(system('GW')))).toBe('done');
      expect(await edgeSystems.get(scope, 'Gw.OpcUa')).toEqual(system('Gw'));
      expect(await edgeSystems.get({ ...scope, namespace: scope.namespace.toUpperCase() }, 'Gw.OpcUa')).not.toBeNull();
      expect(await edgeSystems.get(scope, 'gw.OpcUa')).toBeNull();
      expect(await edgeSystems.get(scope, 'gw\0')).toBeNull();
      expect(await edgeSystems.count(scope, all)).toBe(2);
    });

    it('is found by the time at which its silence begins', async () => {
      const { edgeSystems } = store();
      const scope = newScope();
      const at = (minute: number) => `2026-03-02T08:${String(minute).padStart(2, '0')}:00Z`;
      const component = (minute: number): Component =>
        ({
          Id: 'OpcUa1',
          Status: 4,
          StatusDescription: 'Good',
          NextHealthMessageExpected: at(minute),
        }) as Component;
      for (const [name, minute] of [
        ['B', 20],
        ['A', 10],
        ['C', 30],
      ] as const)
        await edgeSystems.create(scope, recordOf(system(name, { Components: [component(minute)] })));
      await edgeSystems.create(scope, recordOf(system('D')));
      const sortable = (minute: number) => sortableTime(parseDateTime(at(minute)) ?? 0n);
      const between = async (from: number, to: number) =>
        (await edgeSystems.silentBetween(scope, sortable(from), sortable(to))).map(({ id, silentAfter }) => [
          id,
          formatDateTime(parseDateTime(silentAfter) ?? 0n),
        ]);
      // A message can be 60 seconds late.
      expect(await between(0, 59)).toEqual([
        ['A.OpcUa', at(11)],
        ['B.OpcUa', at(21)],
        ['C.OpcUa', at(31)],
      ]);
      expect(await between(11, 31)).toEqual([
        ['A.OpcUa', at(11)],
        ['B.OpcUa', at(21)],
      ]);
      expect(await between(12, 21)).toEqual([]);
    });

    it('lists each of many tags once, in order', async () => {
      const { edgeSystems } = store();
      const scope = newScope();
      const tags = Array.from({ length: 1_001 }, (_, i) => `tag${String(i).padStart(4, '0')}`);
      for (const name of ['A', 'B'])
        for (let first = 0; first < tags.length; first += 100)
          await edgeSystems.create(
            scope,
            recordOf(system(`${name}${first}`, { Tags: tags.slice(first, first + 100) })),
          );
      const chunks = await Array.fromAsync(edgeSystems.tags(scope));
      expect(chunks.flat()).toEqual(tags);
      expect(chunks.length).toBeGreaterThan(1);
    });

    it('is replaced together with its search terms', async () => {
      const { edgeSystems } = store();
      const scope = newScope();
      const found = (query: string) => edgeSystems.count(scope, { ...all, where: parseEdgeQuery(query) });
      await edgeSystems.create(scope, recordOf(system('Gw', { Tags: ['Old', 'Both'] })));
      expect(await found('Tags:old')).toBe(1);
      expect(await edgeSystems.replace(scope, recordOf(system('Gw', { Tags: ['Both', 'New ones'] })))).toBe('done');
      expect(await Promise.all(['Tags:old', 'Tags:both', 'Tags:ones', 'Tags:"ones"'].map(found))).toEqual([0, 1, 1, 0]);
      expect((await Array.fromAsync(edgeSystems.tags(scope))).flat()).toEqual(['Both', 'New ones']);
      expect(await edgeSystems.replace(scope, recordOf(system('Other')))).toBe('missing');
    });

    it('is locked by one transaction at a time', async () => {
      const { edgeSystems, transaction } = store();
      const scope = newScope();
      await edgeSystems.create(scope, recordOf(system('Gw', { SoftwareVersion: '0' })));
      const change = () =>
        transaction(async (inside) => {
          const held = (await inside.edgeSystems.getForUpdate(scope, 'Gw.OpcUa')) as EdgeSystem;
          const SoftwareVersion = String(Number(held.SoftwareVersion) + 1);
          await inside.edgeSystems.replace(scope, recordOf({ ...held, SoftwareVersion }));
        });
      await Promise.all(Array.from({ length: 10 }, change));
      expect(await edgeSystems.get(scope, 'Gw.OpcUa')).toMatchObject({ SoftwareVersion: '10' });
    });

    it('is unchanged if its transaction fails', async () => {
      const { edgeSystems, transaction } = store();
      const scope = newScope();
      const fails = transaction(async (inside) => {
        await inside.edgeSystems.create(scope, recordOf(system('Gw')));
        throw new Error('given up');
      });
      await expect(fails).rejects.toThrow('given up');
      expect(await edgeSystems.count(scope, all)).toBe(0);
      expect((await Array.fromAsync(edgeSystems.tags(scope))).flat()).toEqual([]);
    });
  });

  it('finds and sorts like the reference implementation for any query', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aSystem, { maxLength: 8 }),
        aQuery,
        anOrder,
        aMoment,
        async (systems, { query, matches }, order, now) => {
          const unique = [...new Map(systems.map((one) => [one.Id, one])).values()];
          const scope = newScope();
          for (const one of unique) await store().edgeSystems.create(scope, recordOf(one));
          const selection = { where: parseEdgeQuery(query), now: sortableTime(now) };
          const expected = unique.filter((one) => matches(one, now)).sort(inOrder(order, now));
          const page = { ...selection, order: parseEdgeOrder(order), skip: 0, count: 100 };
          expect(listedIds(await store().edgeSystems.page(scope, page))).toEqual(expectedIds(expected, now));
          expect(await store().edgeSystems.count(scope, selection)).toBe(expected.length);
          const ids = await matchingIds(
            selection.where,
            async (where) => new Set(await store().edgeSystems.ids(scope, { ...selection, where })),
          );
          expect([...ids].sort()).toEqual(expected.map(({ Id }) => Id).sort());
          const ofIds = { ...page, where: { kind: 'ids', ids: [...ids] } } as const;
          expect(listedIds(await store().edgeSystems.page(scope, ofIds))).toEqual(expectedIds(expected, now));
          const part = await store().edgeSystems.page(scope, { ...page, skip: 1, count: 2 });
          expect(listedIds(part)).toEqual(expectedIds(expected.slice(1, 3), now));
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);
});

const aMoment = fc.integer({ min: 0, max: 10 }).map((minutes) => at(minutes));
const at = (minutes: number) => (parseDateTime('2026-03-02T08:00:00Z') ?? 0n) + BigInt(minutes) * 600_000_000n;
const aText = fc.constantFrom('Good', 'DeviceInError', 'Starting', 'Shutdown', 'Unknown', 'Server is down', null);
const aComponent = fc
  .record({ Id: fc.constantFrom('A1', 'B1', 'C1'), text: aText, minutes: fc.option(fc.integer({ min: 0, max: 9 })) })
  .map(({ Id, text, minutes }): Component => {
    const [component] = newEdgeSystem({ DeviceName: 'x', Type: 'OpcUa', Components: [{ Id }] }, created).Components;
    if (!component) throw new Error('There is no component.');
    const NextHealthMessageExpected = minutes === null ? null : formatDateTime(at(minutes));
    return { ...component, ...(text === null ? {} : statusOfText(text)), NextHealthMessageExpected };
  });
const aSystem = fc
  .record({
    DeviceName: fc.constantFrom('gw', 'GW', 'Gw-1', 'plant_1', 'plantX1', '100'),
    Type: fc.constantFrom('OpcUa', 'Mqtt', 'EdgeDataStore'),
    SoftwareVersion: fc.constantFrom(null, '1.9.0', '1.10.0', '1.10', '2 beta'),
    Tags: fc.subarray(['a b', 'B', 'b', '50%', 'x_y', 'x\\y', 'É.']),
    Components: fc.uniqueArray(aComponent, { selector: ({ Id }) => Id, maxLength: 3 }),
    minutes: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ Components, Tags, minutes, ...registration }): EdgeSystem => ({
    ...newEdgeSystem(registration, created),
    Tags,
    Components,
    LastContactedTime: formatDateTime(at(minutes)),
  }));

/** A query, and a function that returns whether an edge system matches it. */
interface ExpectedQuery {
  readonly query: string;
  readonly matches: (system: EdgeSystem, now: bigint) => boolean;
}

const lastContact = (one: EdgeSystem) => parseDateTime(one.LastContactedTime) ?? 0n;

/** Terms that search text; the expected matches come from the search function of the domain. */
const aTextTerm = fc
  .constantFrom(
    ...[
      'gw',
      'x_*',
      '*',
      'unknown',
      'Tags:b',
      'tags:"a b"',
      'Tags:"a"*',
      'Tags:*b',
      'Tags:50%',
      'Tags:x?y',
      'Tags:x_y',
    ],
    ...['Tags:x\\\\y', 'Tags:é', 'Name:g*a', 'Name:p*1.opcua', 'Type:adapter', 'Type:*UA*', 'DeviceName:"gw"'],
    ...['SoftwareVersion:1.10*', 'SoftwareVersion:beta', 'EdgeSystemId:gw.opcua', 'StatusDescription:unknown'],
    ...['StatusDescription:server*', 'StatusDescription:"device in error"', 'StatusDescription:*'],
  )
  .map((query): ExpectedQuery => ({
    query,
    matches: (one, now) => compileSearch<EdgeSystem>(query, { fields: textsAt(now) }, 'edge')(one),
  }));
const textsAt = (now: bigint): Searchable<EdgeSystem>['fields'] => ({
  EdgeSystemId: ({ Id }) => [Id],
  DeviceName: ({ DeviceName }) => [DeviceName],
  Name: ({ Id }) => [Id],
  Type: ({ Type }) => [Type],
  Tags: ({ Tags }) => Tags,
  StatusDescription: ({ Components }) => [systemStatus(Components, now).StatusDescription],
  SoftwareVersion: ({ SoftwareVersion }) => [SoftwareVersion],
});

const statusIn =
  (...categories: readonly number[]): ExpectedQuery['matches'] =>
  ({ Components }, now) =>
    categories.includes(systemStatus(Components, now).Status);
const aFieldTerm = fc.constantFrom<ExpectedQuery>(
  { query: 'Status:good', matches: statusIn(4) },
  { query: 'Status:1', matches: statusIn(1) },
  { query: 'status:*o*', matches: statusIn(3, 4, 5) },
  { query: 'Status:nothing', matches: () => false },
  { query: 'LastContactedTime:>2026-03-02T08:01:00Z', matches: (one) => lastContact(one) > at(1) },
  { query: 'LastContactedTime:>=2026-03-02T08:01:00Z', matches: (one) => lastContact(one) >= at(1) },
  { query: 'LastContactedTime:<2026-03-02T08:02Z', matches: (one) => lastContact(one) < at(2) },
  { query: 'LastContactedTime:<=2026-03-02T08:01Z', matches: (one) => lastContact(one) <= at(1) },
  { query: 'LastContactedTime:2026-03-02T08:02:00.0Z', matches: (one) => lastContact(one) === at(2) },
  { query: 'LastContactedTime:2026-03-02T08:03*', matches: (one) => lastContact(one) === at(3) },
);

const join =
  (operator: string, combine: (a: boolean, b: boolean) => boolean) =>
  ([a, b]: readonly [ExpectedQuery, ExpectedQuery]) => ({
    query: `(${a.query} ${operator} ${b.query})`,
    matches: (one: EdgeSystem, now: bigint) => combine(a.matches(one, now), b.matches(one, now)),
  });
const { aQuery } = fc.letrec<{ aQuery: ExpectedQuery }>((tie) => {
  const two = fc.tuple(tie('aQuery'), tie('aQuery'));
  return {
    aQuery: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      aTextTerm,
      aFieldTerm,
      two.map(join('OR', (a, b) => a || b)),
      two.map(join('AND', (a, b) => a && b)),
      two.map(join('', (a, b) => a && b)),
      tie('aQuery').map(({ query, matches }) => ({
        query: `NOT (${query})`,
        matches: (one: EdgeSystem, now: bigint) => !matches(one, now),
      })),
    ),
  };
});

const properties = ['EdgeSystemId', 'DeviceName', 'Name', 'Type', 'Tags', 'Status', 'StatusDescription'];
const anOrder = fc
  .array(
    fc.tuple(
      fc.constantFrom(...properties, 'LastContactedTime', 'SoftwareVersion'),
      fc.constantFrom('', ' asc', ' DESC'),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.map(([name, direction]) => name + direction).join(','));

/** Returns a comparer that sorts by the values, not by the stored sort keys. */
function inOrder(order: string, now: bigint): (a: EdgeSystem, b: EdgeSystem) => number {
  const values: Readonly<Record<string, (one: EdgeSystem) => string | number | null>> = {
    EdgeSystemId: ({ Id }) => Id.toLowerCase(),
    DeviceName: ({ DeviceName }) => DeviceName.toLowerCase(),
    Name: ({ Id }) => Id.toLowerCase(),
    Type: ({ Type }) => Type.toLowerCase(),
    Tags: ({ Tags }) =>
      Tags.map((tag) => tag.toLowerCase())
        .sort()
        .join(','),
    Status: ({ Components }) => systemStatus(Components, now).Status,
    StatusDescription: ({ Components }) => systemStatus(Components, now).StatusDescription?.toLowerCase() ?? null,
    LastContactedTime: ({ LastContactedTime }) => Number(parseDateTime(LastContactedTime)),
    SoftwareVersion: ({ SoftwareVersion }) =>
      [null, '1.9.0', '1.10', '1.10.0', '2 beta'].indexOf(SoftwareVersion) || null,
  };
  const parts = [...order.split(','), 'EdgeSystemId'].map((part) => part.split(' '));
  return (a, b) => {
    for (const [name = '', direction] of parts) {
      const [first, second] = [values[name]?.(a) ?? null, values[name]?.(b) ?? null];
      if (first === second) continue;
      if (first === null || second === null) return first === null ? 1 : -1;
      return first < second === (direction !== 'DESC') ? -1 : 1;
    }
    return a.Id < b.Id ? -1 : 1;
  };
}
