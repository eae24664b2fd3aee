// The data of data views that requests bring along: which rows there are, how they are paged and written (docs/behavior/data-views.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import { accessEntry, accessList, roleIdsOf } from '../support/access.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectAll, expectReason } from '../support/checks.ts';
import {
  byArea,
  byRole,
  csvTimeOfMinute,
  expectErrorPaths,
  flowField,
  createPumps,
  intervalQuery,
  expectCsvLines,
  createStream,
  timeOfMinute,
  pumpView,
  createPumpsAnd,
  queryOfHeader,
  areaRoleView,
  idView,
  areaView,
  narrowAreaRoleView,
  rangeQuery,
  expectRows,
  expectTable as tableOf,
  invalidViews,
  type Json,
} from '../support/data-views.ts';
import { dataViewColumns } from './data-view-columns.ts';

type Rest = Omit<Case, 'name' | 'status'>;

const pumpCase = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  prepare: createPumps,
  ...rest,
});
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
  async (response, world) => {
    const found = await follow(world, body, response);
    expect(found.sizes).toEqual(sizes);
    await check({ ...response, body: found.all }, world, undefined);
  };

/** Faults of parameters, with the names of all that are at fault. */
const wrongParameters: readonly (readonly [name: string, query: string, names: readonly string[]])[] = [
  ['no start and no end', '', ['startIndex', 'endIndex']],
  ['an end before the start', `startIndex=${timeOfMinute(2)}&endIndex=${timeOfMinute(1)}`, ['startIndex']],
  ['a relative time', 'startIndex=*-1h&endIndex=2025-01-01', ['startIndex']],
  ['too many rows a page', `${rangeQuery}&count=250001`, ['count']],
  ['no rows a page', `${rangeQuery}&count=0`, ['count']],
  ['a count that is not a number', `${rangeQuery}&count=many`, ['count']],
  ['an invalid form', `${rangeQuery}&form=xml`, ['form']],
  ['an invalid cache', `${rangeQuery}&cache=maybe`, ['cache']],
  ['no groups', `${rangeQuery}&groupCount=0`, ['groupCount']],
  ['no indexes in a group', `${rangeQuery}&countPerGroup=0`, ['countPerGroup']],
  ['an invalid token', `${rangeQuery}&continuationToken=garbage`, ['continuationToken']],
  [
    'a token of something else',
    `${rangeQuery}&continuationToken=${Buffer.from('{"v":1}').toString('base64url')}`,
    ['continuationToken'],
  ],
];
const refusedCases = (more: string): readonly Case[] => [
  ...wrongParameters.map(([name, query, at]) =>
    pumpCase(name, 400, { query: query + more, body: areaRoleView, check: expectErrorPaths(...at) }),
  ),
  ...invalidViews.map(([name, body, at]) =>
    pumpCase(name, 400, { query: rangeQuery + more, body, check: expectErrorPaths(...at) }),
  ),
  pumpCase('an Id of 101 characters', 400, {
    query: rangeQuery + more,
    body: { Id: 'v'.repeat(101) },
    check: expectErrorPaths('Id'),
  }),
  pumpCase('an invalid kind of items', 400, { query: rangeQuery + more, body: { Queries: [{ Id: 'q', Kind: 0 }] } }),
  pumpCase('several summaries of one field', 400, {
    query: rangeQuery + more,
    body: pumpView({ DataFields: [flowField({ SummaryType: 3 })] }),
  }),
  pumpCase('1001 columns', 400, {
    query: rangeQuery + more,
    body: pumpView({ DataFields: Array.from({ length: 334 }, () => flowField()) }),
    check: expectErrorPaths('DataFieldSets'),
  }),
  pumpCase('the member lacks Write on the collection', 403, {
    as: 'member',
    query: rangeQuery + more,
    body: areaRoleView,
    check: expectAll(expectReason('Write'), expectReason('DataViews')),
  }),
  pumpCase('an unknown namespace', 404, {
    path: { namespaceId: 'nowhere' },
    query: rangeQuery + more,
    body: areaRoleView,
    check: expectReason('nowhere'),
  }),
];

const hidePumpB = createPumpsAnd(async (world) => {
  const { contributor, member } = await roleIdsOf(world);
  await world.ok('PUT', '/AccessControl/DataViews', accessList(accessEntry(member, 3)));
  await world.ok('PUT', '/Streams/PumpB/AccessControl', accessList(accessEntry(contributor, 1)));
});
const saved = createPumpsAnd((world) => world.ok('POST', '/dataviews/Pumps', areaRoleView));

/** The address of the second page, after a change. */
const secondPage = (change: (world: World) => Promise<unknown>) =>
  createPumpsAnd(async (world) => {
    const path = `${world.base}/preview/dataviews/data/stored`;
    const response = await world.server.send('POST', `${path}?${rangeQuery}&count=2`, { body: idView });
    await change(world);
    return queryOfHeader(response, 'Next-Page');
  });
const nextQuery: Rest['query'] = (_world, next) => String(next);
const lastRow = [2, 3, null, null] as const;

export const dataViewData: Cases<operations, typeof table, 'DataViewData'> = {
  queryInterpolatedData: [
    pumpCase('rows of both groups', 200, {
      query: intervalQuery,
      body: areaRoleView,
      check: expectRows(names, ...east, ...west),
    }),
    pumpCase('page after page', 200, {
      query: `${intervalQuery}&count=4`,
      body: areaRoleView,
      check: expectAll(pages(areaRoleView, [4, 2], expectRows(names, ...east, ...west)), ({ headers }, world) => {
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
    pumpCase('the first group', 200, {
      query: `${intervalQuery}&groupCount=1`,
      body: areaRoleView,
      check: expectRows(names, ...east),
    }),
    pumpCase('two indexes of each group, no end', 200, {
      query: `startIndex=${timeOfMinute(0)}&interval=00:01:00&countPerGroup=2`,
      body: areaRoleView,
      check: expectRows(names, ...east.slice(0, 2), ...west.slice(0, 2)),
    }),
    pumpCase('a full page that is the last one has no next one', 200, {
      query: `${intervalQuery}&count=6`,
      body: areaRoleView,
      check: ({ headers }) => {
        expect(headers.get('next-page')).toBeNull();
        expect(headers.get('link')).not.toContain('next');
      },
    }),
    pumpCase('without a count the server picks one', 200, {
      query: intervalQuery,
      body: areaRoleView,
      check: ({ headers }) => expect(headers.get('first-page')).toContain('count=62500&cache=Preserve'),
    }),
    pumpCase('narrow: field by field, page after page', 200, {
      query: `${intervalQuery}&count=4`,
      body: narrowAreaRoleView,
      check: pages(
        narrowAreaRoleView,
        [4, 4, 1],
        expectRows(
          ['Timestamp', 'Area', 'Field', 'Value'],
          ...([1, 2, 3] as const).map((value, at) => [at, 'East', 'Main Flow', value] as const),
          ...[0, 1, 2].map((at) => [at, 'East', 'Spare Flow', 5] as const),
          ...([8, 9, 9] as const).map((value, at) => [at, 'West', 'Main Flow', value] as const),
        ),
      ),
    }),
    pumpCase('no interval', 400, { query: rangeQuery, body: areaRoleView, check: expectErrorPaths('interval') }),
    ...['0', 'abc', '-00:01:00', '00:00:00'].map((interval) =>
      pumpCase(`the interval ${interval}`, 400, {
        query: `${rangeQuery}&interval=${interval}`,
        body: areaRoleView,
        check: expectErrorPaths('interval'),
      }),
    ),
    pumpCase('an index of text cannot be interpolated', 400, {
      query: 'startIndex=a&endIndex=b&interval=1',
      body: { ...areaRoleView, IndexTypeCode: 'String' },
      check: expectErrorPaths('IndexTypeCode'),
    }),
    pumpCase('uses the defaults of the view', 200, {
      body: {
        ...areaRoleView,
        DefaultStartIndex: '5/1/2024',
        DefaultEndIndex: '2024-05-01 00:01:00.0',
        DefaultInterval: '00:01:00',
      },
      check: expectRows(names, ...east.slice(0, 2), ...west.slice(0, 2)),
    }),
    pumpCase('an invalid default is named in the error', 400, {
      body: { ...areaRoleView, DefaultStartIndex: 'then', DefaultEndIndex: '2024-05-02', DefaultInterval: '-1' },
      check: expectErrorPaths('DefaultStartIndex', 'DefaultInterval'),
    }),
    pumpCase('a bare number is days', 200, {
      query: 'startIndex=2024-05-01&endIndex=2024-05-02&interval=1',
      body: pumpView({ ...byRole, Queries: [{ Id: 'pumps', Value: 'PumpA' }] }),
      check: ({ body }) => {
        expect(body).toEqual([
          { Timestamp: '2024-05-01T00:00:00Z', 'Main Flow': 1 },
          { Timestamp: '2024-05-02T00:00:00Z', 'Main Flow': 3 },
        ]);
      },
    }),
    pumpCase('no items, no grouping: rows with an index only', 200, {
      query: intervalQuery,
      body: pumpView({ Queries: [{ Id: 'pumps', Value: '' }] }),
      check: expectRows(['Timestamp'], [0], [1], [2]),
    }),
    pumpCase('no items, but grouping: no rows', 200, {
      query: intervalQuery,
      body: { ...areaRoleView, Queries: [{ Id: 'pumps', Value: null }] },
      check: expectRows([]),
    }),
    pumpCase('leaves out streams that the caller cannot read', 200, {
      as: 'member',
      prepare: hidePumpB,
      query: intervalQuery,
      body: areaRoleView,
      check: expectRows(
        names.slice(0, 3),
        [0, 'East', 1],
        [1, 'East', 2],
        [2, 'East', 3],
        [0, 'West', 8],
        [1, 'West', 9],
        [2, 'West', 9],
      ),
    }),
    pumpCase('ignores the Id of the body', 200, {
      prepare: saved,
      query: intervalQuery,
      body: { ...areaView, Id: 'Pumps' },
    }),
    ...dataViewColumns,
    ...refusedCases('&interval=00:01:00'),
  ],
  queryStoredData: [
    pumpCase('an interval is ignored', 200, {
      query: `${rangeQuery}&interval=abc`,
      body: { ...idView, DefaultInterval: 'abc' },
      check: expectRows(r2Names, [0, 1, null, 8], [1, null, 5, 9], lastRow),
    }),
    pumpCase('lines with names', 200, {
      query: `${rangeQuery}&form=csvh`,
      body: idView,
      check: expectCsvLines(
        r2Names.join(),
        `${csvTimeOfMinute(0)},1,,8`,
        `${csvTimeOfMinute(1)},,5,9`,
        `${csvTimeOfMinute(2)},3,,`,
      ),
    }),
    pumpCase('a table with names', 200, {
      query: `${rangeQuery}&form=TableH`,
      body: idView,
      check: tableOf(
        { Timestamp: 'DateTime', 'PumpA Flow': 'Double', 'PumpB Flow': 'Double', 'PumpC Flow': 'Double' },
        r2Names,
        [timeOfMinute(0), 1, null, 8],
        [timeOfMinute(1), null, 5, 9],
        [timeOfMinute(2), 3, null, null],
      ),
    }),
    pumpCase('names on every page', 200, {
      query: `${rangeQuery}&form=csvh&count=2`,
      body: idView,
      async check(seen, world) {
        const next = (seen.headers.get('next-page') ?? '').slice(world.server.server.url.length);
        const response = await world.server.send('POST', next, { body: idView });
        expect(await response.text()).toBe(`${r2Names.join()}\n${csvTimeOfMinute(2)},3,,`);
      },
    }),
    pumpCase('nulls left out of rows as objects', 200, {
      headers: { 'Accept-Verbosity': 'Non-Verbose' },
      query: rangeQuery,
      body: idView,
      check: ({ body }) => {
        expect(body).toEqual([
          { Timestamp: timeOfMinute(0), 'PumpA Flow': 1, 'PumpC Flow': 8 },
          { Timestamp: timeOfMinute(1), 'PumpB Flow': 5, 'PumpC Flow': 9 },
          { Timestamp: timeOfMinute(2), 'PumpA Flow': 3 },
        ]);
      },
    }),
    pumpCase('but not of lines', 200, {
      headers: { 'Accept-Verbosity': 'non-verbose' },
      query: `${rangeQuery}&form=csv`,
      body: idView,
      check: expectCsvLines(`${csvTimeOfMinute(0)},1,,8`, `${csvTimeOfMinute(1)},,5,9`, `${csvTimeOfMinute(2)},3,,`),
    }),
    pumpCase('a column of every stream, beside its group', 200, {
      query: rangeQuery,
      body: areaView,
      check: expectRows(
        ['Timestamp.0', 'Area.1', 'Flow.2', 'Flow.3', 'Flow.4'],
        [0, 'East', 1, null, null],
        [1, 'East', null, 5, null],
        [2, 'East', 3, null, null],
        [0, 'West', null, null, 8],
        [1, 'West', null, null, 9],
      ),
    }),
    pumpCase('rows of the narrow shape', 200, {
      query: rangeQuery,
      body: narrowAreaRoleView,
      check: expectRows(['Timestamp', 'Area', 'Field', 'Value'], ...narrow),
    }),
    pumpCase('rows of the narrow shape, page after page', 200, {
      query: `${rangeQuery}&count=3`,
      body: narrowAreaRoleView,
      check: pages(narrowAreaRoleView, [3, 3, 2], expectRows(['Timestamp', 'Area', 'Field', 'Value'], ...narrow)),
    }),
    pumpCase('rows of the narrow shape, one index of each group', 200, {
      query: `startIndex=${timeOfMinute(1)}&countPerGroup=1`,
      body: narrowAreaRoleView,
      check: expectRows(['Timestamp', 'Area', 'Field', 'Value'], narrow[1], narrow[4], narrow[7]),
    }),
    pumpCase('two indexes of each group, page after page', 200, {
      query: `startIndex=${timeOfMinute(0)}&countPerGroup=2&count=3`,
      body: areaRoleView,
      check: pages(
        areaRoleView,
        [3, 1],
        expectRows(names, [0, 'East', 1, null], [1, 'East', null, 5], [0, 'West', 8, null], [1, 'West', 9, null]),
      ),
    }),
    pumpCase('no rows', 200, {
      query: 'startIndex=2020-01-01&endIndex=2020-01-02',
      body: areaRoleView,
      check: expectRows([]),
    }),
    pumpCase('no rows as table', 200, {
      query: 'startIndex=2020-01-01&endIndex=2020-01-02&form=tableh',
      body: pumpView({ DataFields: [] }),
      check: tableOf({ Timestamp: 'DateTime' }, ['Timestamp']),
    }),
    pumpCase('no rows as lines', 200, {
      query: 'startIndex=2020-01-01&endIndex=2020-01-02&form=csv',
      body: areaRoleView,
      check: expectCsvLines(''),
    }),
    pumpCase('no data fields: rows with index and grouping columns', 200, {
      query: rangeQuery,
      body: pumpView({ ...byArea, DataFields: [] }),
      check: expectRows(['Timestamp', 'Area'], [0, 'East'], [1, 'East'], [2, 'East'], [0, 'West'], [1, 'West']),
    }),
    pumpCase('what does not change is null, too, where an item has no event', 200, {
      query: rangeQuery,
      body: pumpView({ ...byRole, ...byArea, DataFields: [{ Source: 'Id', Label: '{IdentifyingValue}' }] }),
      check: expectRows(
        ['Timestamp', 'Area', 'Main', 'Spare'],
        [0, 'East', 'PumpA', null],
        [1, 'East', null, 'PumpB'],
        [2, 'East', 'PumpA', null],
        [0, 'West', 'PumpC', null],
        [1, 'West', 'PumpC', null],
      ),
    }),
    pumpCase('the Id of a stored view that differs', 409, {
      prepare: saved,
      query: rangeQuery,
      body: { ...areaView, Id: 'pumps' },
      check: expectReason('Pumps'),
    }),
    pumpCase('the same definition', 200, {
      prepare: saved,
      query: rangeQuery,
      body: { ...areaRoleView, Id: 'PUMPS', Name: 'Pumps' },
    }),
    pumpCase('an Id that nothing has', 200, { prepare: saved, query: rangeQuery, body: { ...areaView, Id: 'Others' } }),
    pumpCase('an invalid view fails before a conflict is checked', 400, {
      prepare: saved,
      query: rangeQuery,
      body: { ...areaView, Id: 'Pumps', IndexField: {} },
      check: expectErrorPaths('IndexField.Label'),
    }),
    pumpCase('a token with another end', 400, {
      prepare: secondPage(() => Promise.resolve()),
      query: (_world, next) =>
        String(next).replace(encodeURIComponent(timeOfMinute(2)), encodeURIComponent(timeOfMinute(3))),
      body: idView,
      check: expectErrorPaths('continuationToken'),
    }),
    pumpCase('a token with another view', 400, {
      prepare: secondPage(() => Promise.resolve()),
      query: nextQuery,
      body: { ...idView, Description: 'Other' },
      check: expectErrorPaths('continuationToken'),
    }),
    pumpCase('an empty token', 200, {
      query: `${rangeQuery}&continuationToken=`,
      body: idView,
      check: expectRows(r2Names, [0, 1, null, 8], [1, null, 5, 9], lastRow),
    }),
    pumpCase('new streams do not appear while paging', 200, {
      prepare: secondPage((world) => createStream(world, 'PumpD', { events: [{ Time: timeOfMinute(2), Flow: 7 }] })),
      query: nextQuery,
      body: idView,
      check: expectRows(r2Names, lastRow),
    }),
    pumpCase('a refresh that finds something else ends the pages', 400, {
      prepare: secondPage(async (world) => {
        await createStream(world, 'PumpD', {});
        await world.ok('POST', `/preview/dataviews/data/stored?${rangeQuery}&cache=refresh`, idView);
      }),
      query: nextQuery,
      body: idView,
      check: expectErrorPaths('continuationToken'),
    }),
    pumpCase('a refresh that finds the same does not', 200, {
      prepare: secondPage((world) =>
        world.ok('POST', `/preview/dataviews/data/stored?${rangeQuery}&cache=refresh`, idView),
      ),
      query: nextQuery,
      body: idView,
      check: expectRows(r2Names, lastRow),
    }),
    pumpCase('uses the streams that an earlier request found', 200, {
      prepare: createPumpsAnd(async (world) => {
        await world.ok('POST', `/preview/dataviews/data/stored?${rangeQuery}`, idView);
        await createStream(world, 'PumpD', { events: [{ Time: timeOfMinute(1), Flow: 7 }] });
      }),
      query: rangeQuery,
      body: idView,
      check: expectAll(expectRows(r2Names, [0, 1, null, 8], [1, null, 5, 9], lastRow), async (_response, world) => {
        const fresh = await world.ok('POST', `/preview/dataviews/data/stored?${rangeQuery}&cache=Refresh`, idView);
        expect(fresh).toMatchObject([{}, { 'PumpD Flow': 7 }, {}]);
      }),
    }),
    pumpCase('what was found before is read as it is now: gone, hidden, of another type', 200, {
      as: 'contributor',
      prepare: createPumpsAnd(async (world) => {
        const { contributor } = await roleIdsOf(world);
        await world.ok('PUT', '/AccessControl/DataViews', accessList(accessEntry(contributor, 3)));
        const as = { as: 'contributor' } as const;
        await world.ok('POST', `/preview/dataviews/data/stored?${rangeQuery}`, idView, as);
        await world.ok('DELETE', '/Streams/PumpA');
        await world.ok('PUT', '/Streams/PumpB/AccessControl', accessList());
        await world.ok('DELETE', '/Streams/PumpC');
        await world.ok('POST', '/Types/Text', {
          SdsTypeCode: 1,
          Properties: [
            { Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } },
            { Id: 'Flow', SdsType: { SdsTypeCode: 18 } },
          ],
        });
        await createStream(world, 'PumpC', { TypeId: 'Text', events: [{ Time: timeOfMinute(1), Flow: 'much' }] });
      }),
      query: rangeQuery,
      body: idView,
      check: expectRows(r2Names, [1, null, null, 'much']),
    }),
    pumpCase('leaves out streams that the caller cannot read', 200, {
      as: 'member',
      prepare: hidePumpB,
      query: rangeQuery,
      body: areaRoleView,
      check: expectRows(names.slice(0, 3), [0, 'East', 1], [2, 'East', 3], [0, 'West', 8], [1, 'West', 9]),
    }),
    pumpCase('streams of another namespace', 200, {
      prepare: async (world) => {
        await createPumps(world);
        return undefined;
      },
      path: { namespaceId: 'demo' },
      query: rangeQuery,
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
            DataFields: [flowField({ Label: '{Key} {TenantName}' }), { Source: 'NamespaceId', Label: 'Where' }],
          },
        ],
      }),
      check: ({ body }, world) => {
        expect(body).toEqual([
          { Timestamp: timeOfMinute(0), 'Flow Northwind Utilities': 8, Where: world.namespace },
          { Timestamp: timeOfMinute(1), 'Flow Northwind Utilities': 9, Where: world.namespace },
        ]);
      },
    }),
    ...refusedCases(''),
  ],
};
