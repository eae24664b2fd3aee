// The data of data views in request bodies: rows, pages and formats (docs/behavior/data-views.md).
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
  expectTable,
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
const columnNames = ['Timestamp', 'Area', 'Main Flow', 'Spare Flow'];
const idColumnNames = ['Timestamp', 'PumpA Flow', 'PumpB Flow', 'PumpC Flow'];
const eastRows = [
  [0, 'East', 1, 5],
  [1, 'East', 2, 5],
  [2, 'East', 3, 5],
] as const;
const westRows = [
  [0, 'West', 8, null],
  [1, 'West', 9, null],
  [2, 'West', 9, null],
] as const;
const narrowRows = [
  [0, 'East', 'Main Flow', 1],
  [1, 'East', 'Main Flow', null],
  [2, 'East', 'Main Flow', 3],
  [0, 'East', 'Spare Flow', null],
  [1, 'East', 'Spare Flow', 5],
  [2, 'East', 'Spare Flow', null],
  [0, 'West', 'Main Flow', 8],
  [1, 'West', 'Main Flow', 9],
] as const;

/** Follows the Next-Page header with the same body. Returns the rows of all pages and the number of rows of each page. */
async function readAllPages(world: World, body: unknown, first: { headers: Headers; body: unknown }) {
  const rows = [...(first.body as Json[])];
  const sizes = [rows.length];
  for (let next = first.headers.get('next-page'); next !== null;) {
    const response = await world.server.send('POST', next.slice(world.server.server.url.length), { body });
    const page = (await response.json()) as Json[];
    rows.push(...page);
    sizes.push(page.length);
    next = response.headers.get('next-page');
  }
  return { rows, sizes };
}

/** Expects pages of these sizes, and checks the rows of all pages. */
const expectPages =
  (body: unknown, sizes: readonly number[], check: NonNullable<Case['check']>): NonNullable<Case['check']> =>
  async (response, world) => {
    const pages = await readAllPages(world, body, response);
    expect(pages.sizes).toEqual(sizes);
    await check({ ...response, body: pages.rows }, world, undefined);
  };

/** Invalid parameters, with the names in the error. */
const invalidParameters: readonly (readonly [name: string, query: string, names: readonly string[]])[] = [
  ['no start and no end', '', ['startIndex', 'endIndex']],
  ['an end before the start', `startIndex=${timeOfMinute(2)}&endIndex=${timeOfMinute(1)}`, ['startIndex']],
  ['a relative time', 'startIndex=*-1h&endIndex=2025-01-01', ['startIndex']],
  ['a count above 250000', `${rangeQuery}&count=250001`, ['count']],
  ['a count of 0', `${rangeQuery}&count=0`, ['count']],
  ['a count that is not a number', `${rangeQuery}&count=many`, ['count']],
  ['an invalid form', `${rangeQuery}&form=xml`, ['form']],
  ['an invalid cache', `${rangeQuery}&cache=maybe`, ['cache']],
  ['a groupCount of 0', `${rangeQuery}&groupCount=0`, ['groupCount']],
  ['a countPerGroup of 0', `${rangeQuery}&countPerGroup=0`, ['countPerGroup']],
  ['an invalid token', `${rangeQuery}&continuationToken=garbage`, ['continuationToken']],
  [
    'a token of another operation',
    `${rangeQuery}&continuationToken=${Buffer.from('{"v":1}').toString('base64url')}`,
    ['continuationToken'],
  ],
];
const refusedCases = (more: string): readonly Case[] => [
  ...invalidParameters.map(([name, query, parameters]) =>
    pumpCase(name, 400, { query: query + more, body: areaRoleView, check: expectErrorPaths(...parameters) }),
  ),
  ...invalidViews.map(([name, body, paths]) =>
    pumpCase(name, 400, { query: rangeQuery + more, body, check: expectErrorPaths(...paths) }),
  ),
  pumpCase('an Id of 101 characters', 400, {
    query: rangeQuery + more,
    body: { Id: 'v'.repeat(101) },
    check: expectErrorPaths('Id'),
  }),
  pumpCase('an invalid kind of query', 400, { query: rangeQuery + more, body: { Queries: [{ Id: 'q', Kind: 0 }] } }),
  pumpCase('a SummaryType of several types', 400, {
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
const createPumpsAndView = createPumpsAnd((world) => world.ok('POST', '/dataviews/Pumps', areaRoleView));

/** Returns a preparation that reads the first page, runs a change, and returns the query of the second page. */
const querySecondPage = (change: (world: World) => Promise<unknown>) =>
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
    pumpCase('returns the rows of all groups', 200, {
      query: intervalQuery,
      body: areaRoleView,
      check: expectRows(columnNames, ...eastRows, ...westRows),
    }),
    pumpCase('returns consecutive pages', 200, {
      query: `${intervalQuery}&count=4`,
      body: areaRoleView,
      check: expectAll(
        expectPages(areaRoleView, [4, 2], expectRows(columnNames, ...eastRows, ...westRows)),
        ({ headers }, world) => {
          const first = headers.get('first-page') ?? '';
          const address = `${world.server.server.url}${world.base.toLowerCase()}/preview/dataviews/data/interpolated?`;
          expect(first.toLowerCase().startsWith(address.toLowerCase())).toBe(true);
          expect(first).toMatch(/[?&]count=4&cache=Preserve$/);
          expect(first).toContain('interval=00%3A01%3A00');
          const next = headers.get('next-page') ?? '';
          expect(next).toMatch(/&count=4&continuationToken=[\w-]+$/);
          expect(headers.get('link')).toBe(`<${first}>; rel="first", <${next}>; rel="next"`);
        },
      ),
    }),
    pumpCase('groupCount limits the number of groups', 200, {
      query: `${intervalQuery}&groupCount=1`,
      body: areaRoleView,
      check: expectRows(columnNames, ...eastRows),
    }),
    pumpCase('countPerGroup limits the indexes of each group', 200, {
      query: `startIndex=${timeOfMinute(0)}&interval=00:01:00&countPerGroup=2`,
      body: areaRoleView,
      check: expectRows(columnNames, ...eastRows.slice(0, 2), ...westRows.slice(0, 2)),
    }),
    pumpCase('has no Next-Page header on a full last page', 200, {
      query: `${intervalQuery}&count=6`,
      body: areaRoleView,
      check: ({ headers }) => {
        expect(headers.get('next-page')).toBeNull();
        expect(headers.get('link')).not.toContain('next');
      },
    }),
    pumpCase('uses a default count', 200, {
      query: intervalQuery,
      body: areaRoleView,
      check: ({ headers }) => expect(headers.get('first-page')).toContain('count=62500&cache=Preserve'),
    }),
    pumpCase('returns the narrow shape field by field on consecutive pages', 200, {
      query: `${intervalQuery}&count=4`,
      body: narrowAreaRoleView,
      check: expectPages(
        narrowAreaRoleView,
        [4, 4, 1],
        expectRows(
          ['Timestamp', 'Area', 'Field', 'Value'],
          ...([1, 2, 3] as const).map((value, minute) => [minute, 'East', 'Main Flow', value] as const),
          ...[0, 1, 2].map((minute) => [minute, 'East', 'Spare Flow', 5] as const),
          ...([8, 9, 9] as const).map((value, minute) => [minute, 'West', 'Main Flow', value] as const),
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
    pumpCase('an index of strings', 400, {
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
      check: expectRows(columnNames, ...eastRows.slice(0, 2), ...westRows.slice(0, 2)),
    }),
    pumpCase('an invalid default is named in the error', 400, {
      body: { ...areaRoleView, DefaultStartIndex: 'then', DefaultEndIndex: '2024-05-02', DefaultInterval: '-1' },
      check: expectErrorPaths('DefaultStartIndex', 'DefaultInterval'),
    }),
    pumpCase('reads an interval without unit as days', 200, {
      query: 'startIndex=2024-05-01&endIndex=2024-05-02&interval=1',
      body: pumpView({ ...byRole, Queries: [{ Id: 'pumps', Value: 'PumpA' }] }),
      check: ({ body }) => {
        expect(body).toEqual([
          { Timestamp: '2024-05-01T00:00:00Z', 'Main Flow': 1 },
          { Timestamp: '2024-05-02T00:00:00Z', 'Main Flow': 3 },
        ]);
      },
    }),
    pumpCase('returns rows with an index only for no items and no grouping', 200, {
      query: intervalQuery,
      body: pumpView({ Queries: [{ Id: 'pumps', Value: '' }] }),
      check: expectRows(['Timestamp'], [0], [1], [2]),
    }),
    pumpCase('returns no rows for a grouping without items', 200, {
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
        columnNames.slice(0, 3),
        [0, 'East', 1],
        [1, 'East', 2],
        [2, 'East', 3],
        [0, 'West', 8],
        [1, 'West', 9],
        [2, 'West', 9],
      ),
    }),
    pumpCase('ignores the Id of the body', 200, {
      prepare: createPumpsAndView,
      query: intervalQuery,
      body: { ...areaView, Id: 'Pumps' },
    }),
    ...dataViewColumns,
    ...refusedCases('&interval=00:01:00'),
  ],
  queryStoredData: [
    pumpCase('ignores the interval', 200, {
      query: `${rangeQuery}&interval=abc`,
      body: { ...idView, DefaultInterval: 'abc' },
      check: expectRows(idColumnNames, [0, 1, null, 8], [1, null, 5, 9], lastRow),
    }),
    pumpCase('returns CSV lines with a header', 200, {
      query: `${rangeQuery}&form=csvh`,
      body: idView,
      check: expectCsvLines(
        idColumnNames.join(),
        `${csvTimeOfMinute(0)},1,,8`,
        `${csvTimeOfMinute(1)},,5,9`,
        `${csvTimeOfMinute(2)},3,,`,
      ),
    }),
    pumpCase('returns a table with column names', 200, {
      query: `${rangeQuery}&form=TableH`,
      body: idView,
      check: expectTable(
        { Timestamp: 'DateTime', 'PumpA Flow': 'Double', 'PumpB Flow': 'Double', 'PumpC Flow': 'Double' },
        idColumnNames,
        [timeOfMinute(0), 1, null, 8],
        [timeOfMinute(1), null, 5, 9],
        [timeOfMinute(2), 3, null, null],
      ),
    }),
    pumpCase('returns the CSV header on every page', 200, {
      query: `${rangeQuery}&form=csvh&count=2`,
      body: idView,
      async check(firstPage, world) {
        const next = (firstPage.headers.get('next-page') ?? '').slice(world.server.server.url.length);
        const response = await world.server.send('POST', next, { body: idView });
        expect(await response.text()).toBe(`${idColumnNames.join()}\n${csvTimeOfMinute(2)},3,,`);
      },
    }),
    pumpCase('leaves out null values of objects', 200, {
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
    pumpCase('keeps null values in CSV lines', 200, {
      headers: { 'Accept-Verbosity': 'non-verbose' },
      query: `${rangeQuery}&form=csv`,
      body: idView,
      check: expectCsvLines(`${csvTimeOfMinute(0)},1,,8`, `${csvTimeOfMinute(1)},,5,9`, `${csvTimeOfMinute(2)},3,,`),
    }),
    pumpCase('returns a column for every stream', 200, {
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
    pumpCase('returns rows in the narrow shape', 200, {
      query: rangeQuery,
      body: narrowAreaRoleView,
      check: expectRows(['Timestamp', 'Area', 'Field', 'Value'], ...narrowRows),
    }),
    pumpCase('returns consecutive pages in the narrow shape', 200, {
      query: `${rangeQuery}&count=3`,
      body: narrowAreaRoleView,
      check: expectPages(
        narrowAreaRoleView,
        [3, 3, 2],
        expectRows(['Timestamp', 'Area', 'Field', 'Value'], ...narrowRows),
      ),
    }),
    pumpCase('countPerGroup limits the indexes of each group in the narrow shape', 200, {
      query: `startIndex=${timeOfMinute(1)}&countPerGroup=1`,
      body: narrowAreaRoleView,
      check: expectRows(['Timestamp', 'Area', 'Field', 'Value'], narrowRows[1], narrowRows[4], narrowRows[7]),
    }),
    pumpCase('countPerGroup limits the indexes across pages', 200, {
      query: `startIndex=${timeOfMinute(0)}&countPerGroup=2&count=3`,
      body: areaRoleView,
      check: expectPages(
        areaRoleView,
        [3, 1],
        expectRows(columnNames, [0, 'East', 1, null], [1, 'East', null, 5], [0, 'West', 8, null], [1, 'West', 9, null]),
      ),
    }),
    pumpCase('returns an empty list without events', 200, {
      query: 'startIndex=2020-01-01&endIndex=2020-01-02',
      body: areaRoleView,
      check: expectRows([]),
    }),
    pumpCase('returns an empty table without events', 200, {
      query: 'startIndex=2020-01-01&endIndex=2020-01-02&form=tableh',
      body: pumpView({ DataFields: [] }),
      check: expectTable({ Timestamp: 'DateTime' }, ['Timestamp']),
    }),
    pumpCase('returns no CSV lines without events', 200, {
      query: 'startIndex=2020-01-01&endIndex=2020-01-02&form=csv',
      body: areaRoleView,
      check: expectCsvLines(''),
    }),
    pumpCase('returns index and grouping columns without data fields', 200, {
      query: rangeQuery,
      body: pumpView({ ...byArea, DataFields: [] }),
      check: expectRows(['Timestamp', 'Area'], [0, 'East'], [1, 'East'], [2, 'East'], [0, 'West'], [1, 'West']),
    }),
    pumpCase('returns null for constant fields of an item without an event at the index', 200, {
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
    pumpCase('the Id of a stored view with another definition', 409, {
      prepare: createPumpsAndView,
      query: rangeQuery,
      body: { ...areaView, Id: 'pumps' },
      check: expectReason('Pumps'),
    }),
    pumpCase('accepts the Id of a stored view with the same definition', 200, {
      prepare: createPumpsAndView,
      query: rangeQuery,
      body: { ...areaRoleView, Id: 'PUMPS', Name: 'Pumps' },
    }),
    pumpCase('accepts an Id that no view has', 200, {
      prepare: createPumpsAndView,
      query: rangeQuery,
      body: { ...areaView, Id: 'Others' },
    }),
    pumpCase('an invalid view fails before a conflict is checked', 400, {
      prepare: createPumpsAndView,
      query: rangeQuery,
      body: { ...areaView, Id: 'Pumps', IndexField: {} },
      check: expectErrorPaths('IndexField.Label'),
    }),
    pumpCase('a token with another end', 400, {
      prepare: querySecondPage(() => Promise.resolve()),
      query: (_world, next) =>
        String(next).replace(encodeURIComponent(timeOfMinute(2)), encodeURIComponent(timeOfMinute(3))),
      body: idView,
      check: expectErrorPaths('continuationToken'),
    }),
    pumpCase('a token with another view', 400, {
      prepare: querySecondPage(() => Promise.resolve()),
      query: nextQuery,
      body: { ...idView, Description: 'Other' },
      check: expectErrorPaths('continuationToken'),
    }),
    pumpCase('returns the first page for an empty token', 200, {
      query: `${rangeQuery}&continuationToken=`,
      body: idView,
      check: expectRows(idColumnNames, [0, 1, null, 8], [1, null, 5, 9], lastRow),
    }),
    pumpCase('new streams do not appear while paging', 200, {
      prepare: querySecondPage((world) =>
        createStream(world, 'PumpD', { events: [{ Time: timeOfMinute(2), Flow: 7 }] }),
      ),
      query: nextQuery,
      body: idView,
      check: expectRows(idColumnNames, lastRow),
    }),
    pumpCase('a refresh that finds other streams invalidates the token', 400, {
      prepare: querySecondPage(async (world) => {
        await createStream(world, 'PumpD', {});
        await world.ok('POST', `/preview/dataviews/data/stored?${rangeQuery}&cache=refresh`, idView);
      }),
      query: nextQuery,
      body: idView,
      check: expectErrorPaths('continuationToken'),
    }),
    pumpCase('a refresh that finds the same streams keeps the token valid', 200, {
      prepare: querySecondPage((world) =>
        world.ok('POST', `/preview/dataviews/data/stored?${rangeQuery}&cache=refresh`, idView),
      ),
      query: nextQuery,
      body: idView,
      check: expectRows(idColumnNames, lastRow),
    }),
    pumpCase('uses the streams that an earlier request found', 200, {
      prepare: createPumpsAnd(async (world) => {
        await world.ok('POST', `/preview/dataviews/data/stored?${rangeQuery}`, idView);
        await createStream(world, 'PumpD', { events: [{ Time: timeOfMinute(1), Flow: 7 }] });
      }),
      query: rangeQuery,
      body: idView,
      check: expectAll(
        expectRows(idColumnNames, [0, 1, null, 8], [1, null, 5, 9], lastRow),
        async (_response, world) => {
          const fresh = await world.ok('POST', `/preview/dataviews/data/stored?${rangeQuery}&cache=Refresh`, idView);
          expect(fresh).toMatchObject([{}, { 'PumpD Flow': 7 }, {}]);
        },
      ),
    }),
    pumpCase('reads cached streams in their current state: deleted, hidden, of another type', 200, {
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
      check: expectRows(idColumnNames, [1, null, null, 'much']),
    }),
    pumpCase('leaves out streams that the caller cannot read', 200, {
      as: 'member',
      prepare: hidePumpB,
      query: rangeQuery,
      body: areaRoleView,
      check: expectRows(columnNames.slice(0, 3), [0, 'East', 1], [2, 'East', 3], [0, 'West', 8], [1, 'West', 9]),
    }),
    pumpCase('returns streams of another namespace', 200, {
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
