// The rows of virtual tables (docs/behavior/virtual-tables.md).
import { expect } from '@jest/globals';
import { parquetReadObjects } from 'hyparquet';
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import type { Case, Cases } from '../support/cases.ts';
import { expectErrorParameter, expectJson, expectReason } from '../support/checks.ts';
import { timeOfHour as time } from '../support/fixtures.ts';
import { createTable, waitUntilSettled, createSimpleDataView, simpleView } from '../support/virtual-tables.ts';
import {
  type Rest,
  type Json,
  tablePath,
  createReadyTable,
  tableCase,
  notFoundCases,
  rows,
} from '../support/virtual-table-cases.ts';

const lines = rows.map(({ Timestamp, Simple }) => `${Timestamp.replace('Z', '.0000000Z')},${Simple}`);

const columns = [
  { Name: 'Timestamp', Type: 'DateTime' },
  { Name: 'Simple', Type: 'Double' },
];

const cells = rows.map(({ Timestamp, Simple }) => [Timestamp, Simple]);

const dataCase = (name: string, format: string, query: string, check: NonNullable<Case['check']>, rest: Rest = {}) =>
  tableCase(name, 200, { path: { virtualTableId: 'Table', format }, query, check, ...rest });

const expectCsv =
  (expected: string): NonNullable<Case['check']> =>
  (response) => {
    expect(response.text).toBe(expected);
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
  };

/** Expects the rows of the Parquet file. Reads the file again, because a case has the body only as text. */
const expectParquet =
  (query: string, expected: readonly Json[]): NonNullable<Case['check']> =>
  async ({ headers }, world) => {
    expect(headers.get('content-type')).toBe('application/vnd.apache.parquet');
    const response = await world.send('GET', `${tablePath}/data/parquet${query}`);
    expect(await parquetReadObjects({ file: await response.arrayBuffer() })).toEqual(expected);
  };

const parquetRows = rows.map(({ Timestamp, Simple }) => ({ Timestamp: new Date(Timestamp), Simple }));

export const virtualTableData = {
  getVirtualTableData: [
    dataCase('default', 'default', '', expectJson(rows)),
    dataCase('table', 'table', '', expectJson({ Columns: columns, Rows: cells })),
    dataCase('tableh', 'tableh', '', expectJson({ Columns: columns, Rows: [['Timestamp', 'Simple'], ...cells] })),
    dataCase('csv', 'csv', '', expectCsv(lines.join('\n'))),
    dataCase('csvh, in any case', 'CSVH', '', expectCsv(['Timestamp,Simple', ...lines].join('\n'))),
    dataCase('parquet', 'parquet', '', expectParquet('', parquetRows)),
    dataCase('a part, default', 'default', 'skip=1&count=2', expectJson(rows.slice(1, 3))),
    dataCase(
      'a part, tableh',
      'tableh',
      'skip=4',
      expectJson({ Columns: columns, Rows: [['Timestamp', 'Simple'], ...cells.slice(4)] }),
    ),
    dataCase('a part, csvh', 'csvh', 'count=1', expectCsv(`Timestamp,Simple\n${lines[0]}`)),
    dataCase('a part, parquet', 'parquet', 'skip=3', expectParquet('?skip=3', parquetRows.slice(3))),
    dataCase('no rows', 'default', 'count=0', expectJson([])),
    dataCase('no rows after the end', 'table', 'skip=99', expectJson({ Columns: columns, Rows: [] })),
    dataCase('ignores Accept', 'csv', 'count=1', expectCsv(lines[0] ?? ''), {
      headers: { Accept: 'application/json' },
    }),
    dataCase(
      'leaves out null cells on request',
      'default',
      '',
      expectJson([{ Timestamp: time(12), Simple: 0 }, { Timestamp: time(12.5) }]),
      {
        headers: { 'Accept-Verbosity': 'non-verbose' },
        async prepare(world) {
          await createSimpleDataView(world);
          await world.ok('POST', '/Types/One', {
            Id: 'One',
            SdsTypeCode: 1,
            Properties: [
              { Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } },
              { Id: 'Value', SdsType: { SdsTypeCode: 114 } },
            ],
          });
          await world.ok('POST', '/Streams/One', { TypeId: 'One' });
          await world.ok('POST', '/Streams/One/Data', [
            { Time: time(12), Value: 0 },
            { Time: time(12.5), Value: null },
          ]);
          const Fields = [{ Source: 'PropertyId', Keys: ['Value'], Label: 'Simple' }];
          await world.ok('POST', '/DataViews/One', {
            ...simpleView,
            Id: 'One',
            Queries: [{ Id: 'streams', Value: 'Id:One' }],
            DataFieldSets: [{ QueryId: 'streams', DataFields: Fields }],
          });
          await createTable(world, 'Table', undefined, { dataViewId: 'One' });
          await waitUntilSettled(world, 'Table');
        },
      },
    ),
    dataCase('returns the rows of a disabled table', 'default', '', expectJson(rows), {
      async prepare(world) {
        await createReadyTable(world);
        await world.ok('PUT', `${tablePath}/status`, { IsEnabled: false });
      },
    }),
    tableCase('an unknown format', 400, {
      path: { virtualTableId: 'Table', format: 'xml' },
      check: expectErrorParameter('format'),
    }),
    tableCase('a negative skip', 400, {
      path: { virtualTableId: 'Table', format: 'csv' },
      query: 'skip=-1',
      check: expectErrorParameter('skip'),
    }),
    tableCase('a stranger', 403, {
      as: 'stranger',
      path: { virtualTableId: 'Table', format: 'csv' },
      check: expectReason('Read'),
    }),
    ...notFoundCases({ path: { format: 'csv' } }),
  ],
} satisfies Partial<Cases<operations, typeof table, 'VirtualTables'>>;
