// Interpolated data of data views (docs/behavior/data-views.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import type { Cases } from '../support/cases.ts';
import { expectAll } from '../support/checks.ts';
import {
  byRole,
  expectErrorPaths,
  intervalQuery,
  timeOfMinute,
  pumpView,
  areaRoleView,
  areaView,
  narrowAreaRoleView,
  rangeQuery,
  expectRows,
} from '../support/data-views.ts';
import { dataViewColumns } from './data-view-columns.ts';
import {
  pumpCase,
  columnNames,
  expectPages,
  refusedCases,
  hidePumpB,
  createPumpsAndView,
} from '../support/data-view-data.ts';

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

export const interpolatedData = {
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
} satisfies Partial<Cases<operations, typeof table, 'DataViewData'>>;
