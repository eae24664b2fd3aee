// The data of data views that requests bring along: which rows there are, how they are paged and written (docs/behavior/data-views.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import { entry, listOf, rolesOf } from '../support/access.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { both, says } from '../support/checks.ts';
import {
  byArea,
  byRole,
  csvMinute,
  faults,
  flow,
  givenPumps,
  grid,
  lines,
  makeStream,
  minute,
  pumpView,
  pumpsAnd,
  queryOf,
  r1,
  r2,
  r3,
  r4,
  range,
  rows,
  table as tableOf,
  viewFaults,
  type Json,
} from '../support/data-views.ts';
import { dataViewColumns } from './data-view-columns.ts';

type Rest = Omit<Case, 'name' | 'status'>;

const on = (name: string, status: number, rest: Rest = {}): Case => ({ name, status, given: givenPumps, ...rest });
const names = ['Timestamp', 'Area', 'Main Flow', 'Spare Flow'];
const r2Names = ['Timestamp', 'PumpA Flow', 'PumpB Flow', 'PumpC Flow'];
const east = [
  [0, 'East', 1, 5],
  [1, 'East', 2, 5],
  [2, 'East', 3, 5],
] as const;
const west = [
  [0, 'West', 8, null],
  [1, 'West', 9, null],
  [2, 'West', 9, null],
] as const;
const narrow = [
  [0, 'East', 'Main Flow', 1],
  [1, 'East', 'Main Flow', null],
  [2, 'East', 'Main Flow', 3],
  [0, 'East', 'Spare Flow', null],
  [1, 'East', 'Spare Flow', 5],
  [2, 'East', 'Spare Flow', null],
  [0, 'West', 'Main Flow', 8],
  [1, 'West', 'Main Flow', 9],
] as const;

/** Goes on at the addresses of next pages, with the same body; returns the rows of all pages, and how many each had. */
async function follow(world: World, body: unknown, first: { headers: Headers; body: unknown }) {
  const all = [...(first.body as Json[])];
  const sizes = [all.length];
  for (let next = first.headers.get('next-page'); next !== null;) {
    const response = await world.server.send('POST', next.slice(world.server.server.url.length), { body });
    const page = (await response.json()) as Json[];
    all.push(...page);
    sizes.push(page.length);
    next = response.headers.get('next-page');
  }
  return { all, sizes };
}

/** Expects pages of these sizes whose rows together are those. */
const pages =
  (body: unknown, sizes: readonly number[], check: NonNullable<Case['check']>): NonNullable<Case['check']> =>
  async (seen, world) => {
    const found = await follow(world, body, seen);
    expect(found.sizes).toEqual(sizes);
    await check({ ...seen, body: found.all }, world, undefined);
  };

/** Faults of parameters, with the names of all that are at fault. */
const wrongParameters: readonly (readonly [name: string, query: string, names: readonly string[]])[] = [
  ['no start and no end', '', ['startIndex', 'endIndex']],
  ['an end before the start', `startIndex=${minute(2)}&endIndex=${minute(1)}`, ['startIndex']],
  ['a relative time', 'startIndex=*-1h&endIndex=2025-01-01', ['startIndex']],
  ['too many rows a page', `${range}&count=250001`, ['count']],
  ['no rows a page', `${range}&count=0`, ['count']],
  ['a count that is not a number', `${range}&count=many`, ['count']],
  ['an invalid form', `${range}&form=xml`, ['form']],
  ['an invalid cache', `${range}&cache=maybe`, ['cache']],
  ['no groups', `${range}&groupCount=0`, ['groupCount']],
  ['no indexes in a group', `${range}&countPerGroup=0`, ['countPerGroup']],
  ['an invalid token', `${range}&continuationToken=garbage`, ['continuationToken']],
  [
    'a token of something else',
    `${range}&continuationToken=${Buffer.from('{"v":1}').toString('base64url')}`,
    ['continuationToken'],
  ],
];
const refused = (more: string): readonly Case[] => [
  ...wrongParameters.map(([name, query, at]) => on(name, 400, { query: query + more, body: r1, check: faults(...at) })),
  ...viewFaults.map(([name, body, at]) => on(name, 400, { query: range + more, body, check: faults(...at) })),
  on('an Id of 101 characters', 400, { query: range + more, body: { Id: 'v'.repeat(101) }, check: faults('Id') }),
  on('an invalid kind of items', 400, { query: range + more, body: { Queries: [{ Id: 'q', Kind: 0 }] } }),
  on('several summaries at once', 400, {
    query: range + more,
    body: pumpView({ DataFields: [flow({ SummaryType: 3 })] }),
  }),
  on('1001 columns', 400, {
    query: range + more,
    body: pumpView({ DataFields: Array.from({ length: 334 }, () => flow()) }),
    check: faults('DataFieldSets'),
  }),
  on('the member lacks Write on the collection', 403, {
    as: 'member',
    query: range + more,
    body: r1,
    check: both(says('Write'), says('DataViews')),
  }),
  on('an unknown namespace', 404, {
    path: { namespaceId: 'nowhere' },
    query: range + more,
    body: r1,
    check: says('nowhere'),
  }),
];

const hidePumpB = pumpsAnd(async (world) => {
  const { contributor, member } = await rolesOf(world);
  await world.ok('PUT', '/AccessControl/DataViews', listOf(entry(member, 3)));
  await world.ok('PUT', '/Streams/PumpB/AccessControl', listOf(entry(contributor, 1)));
});
const saved = pumpsAnd((world) => world.ok('POST', '/dataviews/Pumps', r1));

/** The address of the second page, after a change. */
const secondPage = (change: (world: World) => Promise<unknown>) =>
  pumpsAnd(async (world) => {
    const path = `${world.base}/preview/dataviews/data/stored`;
    const response = await world.server.send('POST', `${path}?${range}&count=2`, { body: r2 });
    await change(world);
    return queryOf(response, 'Next-Page');
  });
const nextQuery: Rest['query'] = (_world, next) => String(next);
const lastRow = [2, 3, null, null] as const;

export const dataViewData: Cases<operations, typeof table, 'DataViewData'> = {
  queryInterpolatedData: [
    on('rows of both groups', 200, { query: grid, body: r1, check: rows(names, ...east, ...west) }),
    on('page after page', 200, {
      query: `${grid}&count=4`,
      body: r1,
      check: both(pages(r1, [4, 2], rows(names, ...east, ...west)), ({ headers }, world) => {
        const first = headers.get('first-page') ?? '';
        const address = `${world.server.server.url}${world.base.toLowerCase()}/preview/dataviews/data/interpolated?`;
        expect(first.toLowerCase().startsWith(address.toLowerCase())).toBe(true);
        expect(first).toMatch(/[?&]count=4&cache=Preserve$/);
        expect(first).toContain('interval=00%3A01%3A00');
        const next = headers.get('next-page') ?? '';
        expect(next).toMatch(/&count=4&continuationToken=[\w-]+$/);
        expect(headers.get('link')).toBe(`<${first}>; rel="first", <${next}>; rel="next"`);
      }),
    }),
    on('the first group', 200, { query: `${grid}&groupCount=1`, body: r1, check: rows(names, ...east) }),
    on('two indexes of each group, no end', 200, {
      query: `startIndex=${minute(0)}&interval=00:01:00&countPerGroup=2`,
      body: r1,
      check: rows(names, ...east.slice(0, 2), ...west.slice(0, 2)),
    }),
    on('a full page that is the last one has no next one', 200, {
      query: `${grid}&count=6`,
      body: r1,
      check: ({ headers }) => {
        expect(headers.get('next-page')).toBeNull();
        expect(headers.get('link')).not.toContain('next');
      },
    }),
    on('without a count the server picks one', 200, {
      query: grid,
      body: r1,
      check: ({ headers }) => expect(headers.get('first-page')).toContain('count=62500&cache=Preserve'),
    }),
    on('narrow: field by field, page after page', 200, {
      query: `${grid}&count=4`,
      body: r4,
      check: pages(
        r4,
        [4, 4, 1],
        rows(
          ['Timestamp', 'Area', 'Field', 'Value'],
          ...([1, 2, 3] as const).map((value, at) => [at, 'East', 'Main Flow', value] as const),
          ...[0, 1, 2].map((at) => [at, 'East', 'Spare Flow', 5] as const),
          ...([8, 9, 9] as const).map((value, at) => [at, 'West', 'Main Flow', value] as const),
        ),
      ),
    }),
    on('no interval', 400, { query: range, body: r1, check: faults('interval') }),
    ...['0', 'abc', '-00:01:00', '00:00:00'].map((interval) =>
      on(`the interval ${interval}`, 400, {
        query: `${range}&interval=${interval}`,
        body: r1,
        check: faults('interval'),
      }),
    ),
    on('an index of text cannot be interpolated', 400, {
      query: 'startIndex=a&endIndex=b&interval=1',
      body: { ...r1, IndexTypeCode: 'String' },
      check: faults('IndexTypeCode'),
    }),
    on('what the view says itself, where nothing is given', 200, {
      body: {
        ...r1,
        DefaultStartIndex: '5/1/2024',
        DefaultEndIndex: '2024-05-01 00:01:00.0',
        DefaultInterval: '00:01:00',
      },
      check: rows(names, ...east.slice(0, 2), ...west.slice(0, 2)),
    }),
    on('an invalid default is named in the error', 400, {
      body: { ...r1, DefaultStartIndex: 'then', DefaultEndIndex: '2024-05-02', DefaultInterval: '-1' },
      check: faults('DefaultStartIndex', 'DefaultInterval'),
    }),
    on('a bare number is days', 200, {
      query: 'startIndex=2024-05-01&endIndex=2024-05-02&interval=1',
      body: pumpView({ ...byRole, Queries: [{ Id: 'pumps', Value: 'PumpA' }] }),
      check: ({ body }) => {
        expect(body).toEqual([
          { Timestamp: '2024-05-01T00:00:00Z', 'Main Flow': 1 },
          { Timestamp: '2024-05-02T00:00:00Z', 'Main Flow': 3 },
        ]);
      },
    }),
    on('no items, no grouping: rows with an index only', 200, {
      query: grid,
      body: pumpView({ Queries: [{ Id: 'pumps', Value: '' }] }),
      check: rows(['Timestamp'], [0], [1], [2]),
    }),
    on('no items, but grouping: no rows', 200, {
      query: grid,
      body: { ...r1, Queries: [{ Id: 'pumps', Value: null }] },
      check: rows([]),
    }),
    on('streams that the caller may not read', 200, {
      as: 'member',
      given: hidePumpB,
      query: grid,
      body: r1,
      check: rows(
        names.slice(0, 3),
        [0, 'East', 1],
        [1, 'East', 2],
        [2, 'East', 3],
        [0, 'West', 8],
        [1, 'West', 9],
        [2, 'West', 9],
      ),
    }),
    on('an Id of a stored view that differs is none of its business', 200, {
      given: saved,
      query: grid,
      body: { ...r3, Id: 'Pumps' },
    }),
    ...dataViewColumns,
    ...refused('&interval=00:01:00'),
  ],
  queryStoredData: [
    on('an interval is ignored', 200, {
      query: `${range}&interval=abc`,
      body: { ...r2, DefaultInterval: 'abc' },
      check: rows(r2Names, [0, 1, null, 8], [1, null, 5, 9], lastRow),
    }),
    on('lines with names', 200, {
      query: `${range}&form=csvh`,
      body: r2,
      check: lines(r2Names.join(), `${csvMinute(0)},1,,8`, `${csvMinute(1)},,5,9`, `${csvMinute(2)},3,,`),
    }),
    on('a table with names', 200, {
      query: `${range}&form=TableH`,
      body: r2,
      check: tableOf(
        { Timestamp: 'DateTime', 'PumpA Flow': 'Double', 'PumpB Flow': 'Double', 'PumpC Flow': 'Double' },
        r2Names,
        [minute(0), 1, null, 8],
        [minute(1), null, 5, 9],
        [minute(2), 3, null, null],
      ),
    }),
    on('names on every page', 200, {
      query: `${range}&form=csvh&count=2`,
      body: r2,
      async check(seen, world) {
        const next = (seen.headers.get('next-page') ?? '').slice(world.server.server.url.length);
        const response = await world.server.send('POST', next, { body: r2 });
        expect(await response.text()).toBe(`${r2Names.join()}\n${csvMinute(2)},3,,`);
      },
    }),
    on('nulls left out of rows as objects', 200, {
      headers: { 'Accept-Verbosity': 'Non-Verbose' },
      query: range,
      body: r2,
      check: ({ body }) => {
        expect(body).toEqual([
          { Timestamp: minute(0), 'PumpA Flow': 1, 'PumpC Flow': 8 },
          { Timestamp: minute(1), 'PumpB Flow': 5, 'PumpC Flow': 9 },
          { Timestamp: minute(2), 'PumpA Flow': 3 },
        ]);
      },
    }),
    on('but not of lines', 200, {
      headers: { 'Accept-Verbosity': 'non-verbose' },
      query: `${range}&form=csv`,
      body: r2,
      check: lines(`${csvMinute(0)},1,,8`, `${csvMinute(1)},,5,9`, `${csvMinute(2)},3,,`),
    }),
    on('a column of every stream, beside its group', 200, {
      query: range,
      body: r3,
      check: rows(
        ['Timestamp.0', 'Area.1', 'Flow.2', 'Flow.3', 'Flow.4'],
        [0, 'East', 1, null, null],
        [1, 'East', null, 5, null],
        [2, 'East', 3, null, null],
        [0, 'West', null, null, 8],
        [1, 'West', null, null, 9],
      ),
    }),
    on('rows of the narrow shape', 200, {
      query: range,
      body: r4,
      check: rows(['Timestamp', 'Area', 'Field', 'Value'], ...narrow),
    }),
    on('rows of the narrow shape, page after page', 200, {
      query: `${range}&count=3`,
      body: r4,
      check: pages(r4, [3, 3, 2], rows(['Timestamp', 'Area', 'Field', 'Value'], ...narrow)),
    }),
    on('rows of the narrow shape, one index of each group', 200, {
      query: `startIndex=${minute(1)}&countPerGroup=1`,
      body: r4,
      check: rows(['Timestamp', 'Area', 'Field', 'Value'], narrow[1], narrow[4], narrow[7]),
    }),
    on('two indexes of each group, page after page', 200, {
      query: `startIndex=${minute(0)}&countPerGroup=2&count=3`,
      body: r1,
      check: pages(
        r1,
        [3, 1],
        rows(names, [0, 'East', 1, null], [1, 'East', null, 5], [0, 'West', 8, null], [1, 'West', 9, null]),
      ),
    }),
    on('no rows', 200, { query: 'startIndex=2020-01-01&endIndex=2020-01-02', body: r1, check: rows([]) }),
    on('no rows as table', 200, {
      query: 'startIndex=2020-01-01&endIndex=2020-01-02&form=tableh',
      body: pumpView({ DataFields: [] }),
      check: tableOf({ Timestamp: 'DateTime' }, ['Timestamp']),
    }),
    on('no rows as lines', 200, {
      query: 'startIndex=2020-01-01&endIndex=2020-01-02&form=csv',
      body: r1,
      check: lines(''),
    }),
    on('no data fields: rows with index and grouping columns', 200, {
      query: range,
      body: pumpView({ ...byArea, DataFields: [] }),
      check: rows(['Timestamp', 'Area'], [0, 'East'], [1, 'East'], [2, 'East'], [0, 'West'], [1, 'West']),
    }),
    on('what does not change is null, too, where an item has no event', 200, {
      query: range,
      body: pumpView({ ...byRole, ...byArea, DataFields: [{ Source: 'Id', Label: '{IdentifyingValue}' }] }),
      check: rows(
        ['Timestamp', 'Area', 'Main', 'Spare'],
        [0, 'East', 'PumpA', null],
        [1, 'East', null, 'PumpB'],
        [2, 'East', 'PumpA', null],
        [0, 'West', 'PumpC', null],
        [1, 'West', 'PumpC', null],
      ),
    }),
    on('the Id of a stored view that differs', 409, {
      given: saved,
      query: range,
      body: { ...r3, Id: 'pumps' },
      check: says('Pumps'),
    }),
    on('the same definition', 200, { given: saved, query: range, body: { ...r1, Id: 'PUMPS', Name: 'Pumps' } }),
    on('an Id that nothing has', 200, { given: saved, query: range, body: { ...r3, Id: 'Others' } }),
    on('a faulty view is told before a conflict', 400, {
      given: saved,
      query: range,
      body: { ...r3, Id: 'Pumps', IndexField: {} },
      check: faults('IndexField.Label'),
    }),
    on('a token with another end', 400, {
      given: secondPage(() => Promise.resolve()),
      query: (_world, next) => String(next).replace(encodeURIComponent(minute(2)), encodeURIComponent(minute(3))),
      body: r2,
      check: faults('continuationToken'),
    }),
    on('a token with another view', 400, {
      given: secondPage(() => Promise.resolve()),
      query: nextQuery,
      body: { ...r2, Description: 'Other' },
      check: faults('continuationToken'),
    }),
    on('an empty token', 200, {
      query: `${range}&continuationToken=`,
      body: r2,
      check: rows(r2Names, [0, 1, null, 8], [1, null, 5, 9], lastRow),
    }),
    on('new streams do not appear while paging', 200, {
      given: secondPage((world) => makeStream(world, 'PumpD', { events: [{ Time: minute(2), Flow: 7 }] })),
      query: nextQuery,
      body: r2,
      check: rows(r2Names, lastRow),
    }),
    on('a refresh that finds something else ends the pages', 400, {
      given: secondPage(async (world) => {
        await makeStream(world, 'PumpD', {});
        await world.ok('POST', `/preview/dataviews/data/stored?${range}&cache=refresh`, r2);
      }),
      query: nextQuery,
      body: r2,
      check: faults('continuationToken'),
    }),
    on('a refresh that finds the same does not', 200, {
      given: secondPage((world) => world.ok('POST', `/preview/dataviews/data/stored?${range}&cache=refresh`, r2)),
      query: nextQuery,
      body: r2,
      check: rows(r2Names, lastRow),
    }),
    on('what was found before', 200, {
      given: pumpsAnd(async (world) => {
        await world.ok('POST', `/preview/dataviews/data/stored?${range}`, r2);
        await makeStream(world, 'PumpD', { events: [{ Time: minute(1), Flow: 7 }] });
      }),
      query: range,
      body: r2,
      check: both(rows(r2Names, [0, 1, null, 8], [1, null, 5, 9], lastRow), async (_seen, world) => {
        const fresh = await world.ok('POST', `/preview/dataviews/data/stored?${range}&cache=Refresh`, r2);
        expect(fresh).toMatchObject([{}, { 'PumpD Flow': 7 }, {}]);
      }),
    }),
    on('what was found before is read as it is now: gone, hidden, of another type', 200, {
      as: 'contributor',
      given: pumpsAnd(async (world) => {
        const { contributor } = await rolesOf(world);
        await world.ok('PUT', '/AccessControl/DataViews', listOf(entry(contributor, 3)));
        const as = { as: 'contributor' } as const;
        await world.ok('POST', `/preview/dataviews/data/stored?${range}`, r2, as);
        await world.ok('DELETE', '/Streams/PumpA');
        await world.ok('PUT', '/Streams/PumpB/AccessControl', listOf());
        await world.ok('DELETE', '/Streams/PumpC');
        await world.ok('POST', '/Types/Text', {
          SdsTypeCode: 1,
          Properties: [
            { Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } },
            { Id: 'Flow', SdsType: { SdsTypeCode: 18 } },
          ],
        });
        await makeStream(world, 'PumpC', { TypeId: 'Text', events: [{ Time: minute(1), Flow: 'much' }] });
      }),
      query: range,
      body: r2,
      check: rows(r2Names, [1, null, null, 'much']),
    }),
    on('streams that the caller may not read', 200, {
      as: 'member',
      given: hidePumpB,
      query: range,
      body: r1,
      check: rows(names.slice(0, 3), [0, 'East', 1], [2, 'East', 3], [0, 'West', 8], [1, 'West', 9]),
    }),
    on('streams of another namespace', 200, {
      given: async (world) => {
        await givenPumps(world);
        return undefined;
      },
      path: { namespaceId: 'demo' },
      query: range,
      body: (world: World) => ({
        Queries: [
          { Id: 'pumps', SourceKind: 'Namespace', SourceId: world.namespace, Value: 'PumpC' },
          { Id: 'nowhere', SourceKind: 'Namespace', SourceId: 'nowhere', Value: '*' },
          { Id: 'shared', SourceKind: 'Community', SourceId: 'nowhere', Value: '*' },
          { Id: 'assets', Kind: 'Asset', Value: '*' },
        ],
        DataFieldSets: [
          {
            QueryId: 'pumps',
            DataFields: [flow({ Label: '{Key} {TenantName}' }), { Source: 'NamespaceId', Label: 'Where' }],
          },
        ],
      }),
      check: ({ body }, world) => {
        expect(body).toEqual([
          { Timestamp: minute(0), 'Flow Northwind Utilities': 8, Where: world.namespace },
          { Timestamp: minute(1), 'Flow Northwind Utilities': 9, Where: world.namespace },
        ]);
      },
    }),
    ...refused(''),
  ],
};
