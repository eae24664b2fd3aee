// Stored data of data views (docs/behavior/data-views.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import { accessEntry, accessList, roleIdsOf } from '../support/access.ts';
import type { Cases, World } from '../support/cases.ts';
import { expectAll, expectReason } from '../support/checks.ts';
import {
  byArea,
  byRole,
  csvTimeOfMinute,
  expectErrorPaths,
  flowField,
  createPumps,
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
} from '../support/data-views.ts';
import {
  type Rest,
  pumpCase,
  columnNames,
  expectPages,
  refusedCases,
  hidePumpB,
  createPumpsAndView,
} from '../support/data-view-data.ts';

const idColumnNames = ['Timestamp', 'PumpA Flow', 'PumpB Flow', 'PumpC Flow'];

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

export const storedData = {
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
} satisfies Partial<Cases<operations, typeof table, 'DataViewData'>>;
