// Virtual tables (docs/behavior/virtual-tables.md).
import { expect } from '@jest/globals';
import { parquetReadObjects } from 'hyparquet';
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import { expectStatusAt, accessEntry, accessList, roleIdsOf, otherUser } from '../support/access.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectErrorParameter, expectAll, expectJson, expectReason } from '../support/checks.ts';
import { timeOfHour as time } from '../support/fixtures.ts';
import {
  createShare,
  createTable,
  waitUntilSettled,
  createSimpleDataView,
  simpleView,
} from '../support/virtual-tables.ts';

type Rest = Omit<Case, 'name' | 'status'>;
type Json = Readonly<Record<string, unknown>>;

const tablePath = 'preview/virtualTables/Table';
const guid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const newTable = { id: 'Table', dataViewId: 'SimpleView' };

/** Creates the data view and a table, and waits until the table is ready. */
async function createReadyTable(world: World): Promise<void> {
  await createSimpleDataView(world);
  await createTable(world, 'Table');
  expect((await waitUntilSettled(world, 'Table')).Status).toBe('Ready');
}

const tableCase = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path: { virtualTableId: 'Table' },
  prepare: createReadyTable,
  ...rest,
});

/** Returns the cases of an unknown table and an unknown namespace. */
const notFoundCases = (rest: Rest = {}): readonly Case[] => {
  const path = rest.path as Readonly<Record<string, string>> | undefined;
  return [
    tableCase('an unknown table', 404, {
      ...rest,
      path: { ...path, virtualTableId: 'Nowhere' },
      check: expectReason('Nowhere'),
    }),
    tableCase('an unknown namespace', 404, {
      ...rest,
      path: { virtualTableId: 'Table', ...path, namespaceId: 'nowhere' },
      check: expectReason('nowhere'),
    }),
  ];
};

const expectIds =
  (...expected: readonly string[]): NonNullable<Case['check']> =>
  ({ body }) => {
    expect((body as readonly { readonly id: string }[]).map(({ id }) => id)).toEqual(expected);
  };

const createThreeTables = async (world: World): Promise<void> => {
  await createSimpleDataView(world);
  await createTable(world, 'B', undefined, { name: 'zeta' });
  await createTable(world, 'A', undefined, { name: 'middle pump' });
  await createTable(world, 'C', undefined, { name: 'alpha' });
};

const hours = [12, 13, 14, 15, 16];
const rows = hours.map((hour) => ({ Timestamp: time(hour), Simple: (hour - 12) * 10 }));
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

const invalidCase = (name: string, body: object, member: string): Case =>
  tableCase(name, 400, { body, check: expectErrorParameter(member) });

/** The cases of both paths that refresh a table. */
const refreshCases: readonly Case[] = [
  tableCase('refreshes the whole table', 200, {
    check: async ({ body }, world) => {
      expect(body).toEqual({
        MaterializationStart: null,
        MaterializationEnd: null,
        startIndex: null,
        endIndex: null,
        VirtualTableId: 'Table',
        TenantId: world.tenant,
        MessageId: expect.stringMatching(guid),
        Status: 'Pending',
        NamespaceId: world.namespace,
        IsUpdateProcess: false,
        IsManualRefresh: true,
        IsRefreshAPIcall: true,
        Priority: 1,
        JobType: 2,
        MessageSequenceNumber: null,
        JobId: expect.any(Number),
      });
      expect(await waitUntilSettled(world, 'Table')).toMatchObject({ Status: 'Ready', Comment: null });
    },
  }),
  tableCase('refreshes a part of the table, with either pair of names', 200, {
    body: { startIndex: time(13), endIndex: time(14), MaterializationStart: time(12), virtualTableId: 'TABLE' },
    check: ({ body }) => expect(body).toMatchObject({ MaterializationStart: time(12), MaterializationEnd: time(14) }),
  }),
  tableCase('refreshes after a change of the source', 200, {
    body: { IsUpdateProcess: true },
    check: ({ body }) => expect(body).toMatchObject({ JobType: 3, Priority: 3, IsUpdateProcess: true }),
  }),
  tableCase('accepts the name of a job type', 200, {
    body: { JobType: 'Backfill' },
    check: ({ body }) => expect(body).toMatchObject({ JobType: 4, Priority: 4, IsManualRefresh: true }),
  }),
  invalidCase(
    'a start after the end',
    { MaterializationStart: time(14), MaterializationEnd: time(13) },
    'MaterializationStart',
  ),
  invalidCase('an end before the start of the table', { MaterializationEnd: time(11) }, 'MaterializationEnd'),
  invalidCase('another table', { VirtualTableId: 'Other' }, 'VirtualTableId'),
  invalidCase('another tenant', { TenantId: otherUser }, 'TenantId'),
  invalidCase('another namespace', { NamespaceId: 'other' }, 'NamespaceId'),
  tableCase('a disabled table', 400, {
    async prepare(world) {
      await createReadyTable(world);
      await world.ok('PUT', `${tablePath}/status`, { IsEnabled: false });
    },
    check: expectErrorParameter('Status'),
  }),
  tableCase('a member', 403, { as: 'member', check: expectReason('Write') }),
  ...notFoundCases(),
];

export const virtualTables: Cases<operations, typeof table, 'VirtualTables'> = {
  listVirtualTables: [
    {
      name: 'returns the tables of the namespace',
      status: 200,
      prepare: createThreeTables,
      query: 'orderBy=id',
      check: expectIds('A', 'B', 'C'),
    },
    { name: 'in the order of creation', status: 200, prepare: createThreeTables, check: expectIds('B', 'A', 'C') },
    {
      name: 'sorts by name in descending order',
      status: 200,
      prepare: createThreeTables,
      query: 'orderBy=name desc',
      check: expectIds('B', 'A', 'C'),
    },
    {
      name: 'sorts by creation',
      status: 200,
      prepare: createThreeTables,
      query: 'orderBy=CreatedOn',
      check: ({ body }) => expect(body).toHaveLength(3),
    },
    {
      name: 'searches by name',
      status: 200,
      prepare: createThreeTables,
      query: 'query=name:pump',
      check: expectIds('A'),
    },
    {
      name: 'searches by data view',
      status: 200,
      prepare: createThreeTables,
      query: 'query=dataViewId:Simple* AND id:c',
      check: expectIds('C'),
    },
    {
      name: 'returns a page with the total count',
      status: 200,
      prepare: createThreeTables,
      query: 'orderBy=id&skip=1&count=1',
      check: expectAll(expectIds('B'), ({ headers }) => expect(headers.get('total-count')).toBe('3')),
    },
    {
      name: 'returns only tables that the caller can read',
      status: 200,
      as: 'member',
      async prepare(world) {
        await createThreeTables(world);
        await world.ok('PUT', 'preview/virtualTables/A/accesscontrol', accessList());
      },
      query: 'orderBy=id',
      check: expectAll(expectIds('B', 'C'), ({ headers }) => expect(headers.get('total-count')).toBe('2')),
    },
    {
      name: 'an invalid field to sort by',
      status: 400,
      query: 'orderBy=roleids',
      check: expectErrorParameter('orderBy'),
    },
    { name: 'an unknown namespace', status: 404, path: { namespaceId: 'nowhere' }, check: expectReason('nowhere') },
  ],

  createVirtualTable: [
    {
      name: 'creates a table with default values and fills it',
      status: 200,
      prepare: createSimpleDataView,
      body: { dataViewId: 'simpleview' },
      async check({ body }, world) {
        const { id, ...rest } = body as Json;
        expect(id).toMatch(guid);
        expect(rest).toEqual({
          CreatedOn: expect.stringMatching(/Z$/),
          LastRefreshed: null,
          LastQueuedRegRefreshTime: null,
          name: 'Simple view',
          MaterializationStart: null,
          MaterializationEnd: null,
          startIndex: time(12),
          endIndex: null,
          MaterializationRunID: null,
          Status: 'Pending',
          TenantId: world.tenant,
          NamespaceId: world.namespace,
          dataViewId: 'SimpleView',
          DataviewName: 'Simple view',
          retrievalMode: 'Stored',
          interval: null,
          TableFormat: 'Delta',
          CreatedBy: expect.stringMatching(guid),
          roleids: expect.arrayContaining([world.server.roles.administrator]),
          SerializedSecurable: expect.stringContaining('"Owner":{"Type":2,'),
          ClientId: null,
          SecretId: 0,
          RefreshInterval: null,
          SecretExpirationTime: null,
          Comment: null,
          LastEnableOrDisableActionBy: null,
          Shares: [],
        });
        expect(await waitUntilSettled(world, String(id))).toMatchObject({
          Status: 'Ready',
          MaterializationRunID: expect.stringMatching(guid),
        });
        const query = `startIndex=${time(12)}&endIndex=${time(16)}&form=csvh`;
        const viewData = await world.send('POST', `/preview/dataviews/data/stored?${query}`, { body: simpleView });
        const tableData = await world.send('GET', `preview/virtualTables/${String(id)}/data/csvh`);
        expect(await tableData.text()).toBe(await viewData.text());
      },
    },
    {
      name: 'creates an interpolated table in shares, with all members',
      status: 200,
      async prepare(world) {
        await createSimpleDataView(world);
        await createShare(world, 'One');
        await createShare(world, 'Two');
      },
      body: {
        id: 'Table',
        name: 'Hours',
        dataViewId: 'SimpleView',
        retrievalMode: 'interpolated',
        interval: '00:30:00',
        TableFormat: 'iceberg',
        RefreshInterval: '00:15:00',
        startIndex: '2017-11-23T14:00:00+01:00',
        endIndex: time(14),
        Status: 'Ready',
        Shares: [{ ShareId: 'one' }, { ShareId: 'Two' }],
      },
      async check({ body }, world) {
        expect(body).toMatchObject({
          id: 'Table',
          name: 'Hours',
          retrievalMode: 'Interpolated',
          interval: '00:30:00',
          TableFormat: 'Iceberg',
          RefreshInterval: '00:15:00',
          startIndex: time(13),
          endIndex: time(14),
          Status: 'Pending',
          Shares: [
            {
              ShareId: 'One',
              ShareType: 'DeltaSharing',
              VirtualTables: [{ VirtualTableId: 'Table', VirtualTableName: 'Hours' }],
            },
            { ShareId: 'Two' },
          ],
        });
        await waitUntilSettled(world, 'Table');
        expect(await world.ok('GET', `${tablePath}/data/default`)).toEqual(
          [13, 13.5, 14].map((hour) => ({ Timestamp: time(hour), Simple: (hour - 12) * 10 })),
        );
      },
    },
    {
      name: 'uses MaterializationStart and MaterializationEnd without startIndex and endIndex',
      status: 200,
      prepare: createSimpleDataView,
      body: { ...newTable, MaterializationStart: time(13), MaterializationEnd: time(14) },
      check: ({ body }) =>
        expect(body).toMatchObject({ startIndex: time(13), endIndex: time(14), MaterializationStart: null }),
    },
    ...(
      [
        ['no data view', { id: 'Table' }, 'dataViewId'],
        ['an unknown data view', { dataViewId: 'Nowhere' }, 'dataViewId'],
        ['an identifier that exists', { ...newTable, id: 'TAKEN' }, 'id'],
        ['a start that is not a time', { ...newTable, startIndex: 'yesterday' }, 'startIndex'],
        ['an end before the start', { ...newTable, endIndex: time(12) }, 'endIndex'],
        ['an interpolated table without interval', { ...newTable, retrievalMode: 'Interpolated' }, 'interval'],
        ['an interval of 0', { ...newTable, interval: '00:00:00' }, 'interval'],
        ['an invalid refresh interval', { ...newTable, RefreshInterval: 'often' }, 'RefreshInterval'],
        ['another tenant', { ...newTable, TenantId: otherUser }, 'TenantId'],
        ['another namespace', { ...newTable, NamespaceId: 'other' }, 'NamespaceId'],
        ['an unknown share', { ...newTable, Shares: [{ ShareId: 'Nowhere' }] }, 'Shares'],
        ['an invalid retrieval mode', { ...newTable, retrievalMode: 'Guessed' }, 'retrievalMode'],
        ['an index that is not a time', { ...newTable, dataViewId: 'ByNumber', startIndex: time(12) }, 'dataViewId'],
        ['no start of the table or the view', { ...newTable, dataViewId: 'NoStart' }, 'startIndex'],
      ] as const
    ).map(([name, body, member]): Case => ({
      name,
      status: 400,
      async prepare(world) {
        await createSimpleDataView(world);
        await createTable(world, 'Taken');
        await world.ok('POST', '/DataViews/ByNumber', {
          ...simpleView,
          Id: 'ByNumber',
          IndexTypeCode: 'Int32',
          DefaultStartIndex: '0',
        });
        await world.ok('POST', '/DataViews/NoStart', { ...simpleView, Id: 'NoStart', DefaultStartIndex: null });
      },
      body,
      check: expectAll(expectErrorParameter(member), expectStatusAt(tablePath, 404)),
    })),
    {
      name: 'a member',
      status: 403,
      as: 'member',
      prepare: createSimpleDataView,
      body: newTable,
      check: expectReason('Write'),
    },
    {
      name: 'a data view that the caller cannot read',
      status: 403,
      as: 'contributor',
      async prepare(world) {
        await createSimpleDataView(world);
        await world.ok('PUT', '/DataViews/SimpleView/AccessControl', accessList());
      },
      body: newTable,
      check: expectReason('Read'),
    },
    {
      name: 'a share that the caller can only read',
      status: 403,
      as: 'contributor',
      async prepare(world) {
        await createSimpleDataView(world);
        await createShare(world, 'Share');
        const { contributor } = await roleIdsOf(world);
        await world.ok('PUT', 'preview/shares/Share/accesscontrol', accessList(accessEntry(contributor, 1)));
      },
      body: { ...newTable, Shares: [{ ShareId: 'Share' }] },
      check: expectAll(expectReason('Write'), expectStatusAt(tablePath, 404)),
    },
    {
      name: 'an unknown namespace',
      status: 404,
      body: newTable,
      path: { namespaceId: 'nowhere' },
      check: expectReason('nowhere'),
    },
  ],

  refreshVirtualTable: refreshCases,
  queueVirtualTableRefresh: refreshCases,

  updateVirtualTable: [
    tableCase('changes every member that can change', 200, {
      async prepare(world) {
        await createReadyTable(world);
        await createShare(world, 'One', ['Table']);
        await createShare(world, 'Two');
      },
      body: {
        name: 'New',
        RefreshInterval: '1',
        interval: '00:10:00',
        endIndex: time(20),
        TableFormat: 'Iceberg',
        Shares: [{ ShareId: 'Two' }],
      },
      check: expectAll(
        ({ body }) =>
          expect(body).toMatchObject({
            name: 'New',
            RefreshInterval: '1',
            interval: '00:10:00',
            endIndex: time(20),
            TableFormat: 'Iceberg',
            Status: 'Ready',
            Shares: [{ ShareId: 'Two' }],
          }),
        async (_response, world) => {
          expect(await world.ok('GET', 'preview/shares/One')).toMatchObject({ virtualTables: [] });
          expect(await world.ok('GET', 'preview/shares/Two')).toMatchObject({
            virtualTables: [{ id: 'Table', name: 'New' }],
          });
        },
      ),
    }),
    tableCase('removes null members and keeps missing ones', 200, {
      async prepare(world) {
        await createSimpleDataView(world);
        await createTable(world, 'Table', undefined, {
          RefreshInterval: '1',
          endIndex: time(20),
          name: 'Old',
          TableFormat: 'Iceberg',
        });
      },
      body: { RefreshInterval: null, endIndex: null, name: null },
      check: ({ body }) =>
        expect(body).toMatchObject({
          RefreshInterval: null,
          endIndex: null,
          name: 'Simple view',
          TableFormat: 'Iceberg',
        }),
    }),
    tableCase('accepts the body of a GET response', 200, {
      async prepare(world) {
        await createReadyTable(world);
        return world.ok('GET', tablePath);
      },
      body: (_world: World, fixture: unknown) => fixture,
      check: ({ body }, _world, fixture) => expect(body).toEqual(fixture),
    }),
    tableCase('keeps shares that the caller cannot read', 200, {
      as: 'contributor',
      async prepare(world) {
        await createReadyTable(world);
        await createShare(world, 'Hidden', ['Table']);
        await world.ok('PUT', 'preview/shares/Hidden/accesscontrol', accessList());
      },
      body: { Shares: [] },
      check: expectAll(
        ({ body }) => expect(body).toMatchObject({ Shares: [], SerializedSecurable: null }),
        async (_response, world) => {
          expect(await world.ok('GET', 'preview/shares/Hidden')).toMatchObject({ virtualTables: [{ id: 'Table' }] });
        },
      ),
    }),
    invalidCase('another id', { id: 'Other' }, 'id'),
    invalidCase('another data view', { dataViewId: 'Other' }, 'dataViewId'),
    invalidCase('another mode', { retrievalMode: 'Interpolated' }, 'retrievalMode'),
    invalidCase('another start', { startIndex: time(13) }, 'startIndex'),
    invalidCase('an end before the start', { endIndex: time(11) }, 'endIndex'),
    invalidCase('an unknown share', { Shares: [{ ShareId: 'Nowhere' }] }, 'Shares'),
    invalidCase('another tenant', { TenantId: otherUser }, 'TenantId'),
    tableCase('removes the interval of an interpolated table', 400, {
      async prepare(world) {
        await createSimpleDataView(world);
        await createTable(world, 'Table', undefined, { retrievalMode: 'Interpolated', interval: '1' });
      },
      body: { interval: null },
      check: expectErrorParameter('interval'),
    }),
    tableCase('a member', 403, { as: 'member', body: {}, check: expectReason('Write') }),
    ...notFoundCases({ body: {} }),
  ],

  getVirtualTable: [
    tableCase('returns the time range of the rows', 200, {
      as: 'member',
      check: ({ body }) =>
        expect(body).toMatchObject({
          id: 'Table',
          Status: 'Ready',
          LastRefreshed: expect.stringMatching(/Z$/),
          MaterializationStart: time(12),
          MaterializationEnd: expect.stringMatching(/^20/),
          SerializedSecurable: null,
          Shares: [],
        }),
    }),
    tableCase('leaves out default values', 200, {
      headers: { 'Accept-Verbosity': 'non-verbose' },
      check: ({ body }) => {
        expect(body).toMatchObject({ id: 'Table', Status: 'Ready', Shares: [] });
        for (const name of ['Comment', 'ClientId', 'SecretId', 'endIndex', 'interval'])
          expect(body).not.toHaveProperty(name);
      },
    }),
    tableCase('leaves out shares that the caller cannot read', 200, {
      as: 'member',
      async prepare(world) {
        await createReadyTable(world);
        await createShare(world, 'Open', ['Table']);
        await createShare(world, 'Hidden', ['Table']);
        await world.ok('PUT', 'preview/shares/Hidden/accesscontrol', accessList());
      },
      check: ({ body }) => expect((body as { Shares: unknown[] }).Shares).toHaveLength(1),
    }),
    tableCase('a stranger', 403, { as: 'stranger', check: expectReason('Read') }),
    ...notFoundCases(),
  ],

  deleteVirtualTable: [
    tableCase('deletes the rows and removes the table from shares', 200, {
      async prepare(world) {
        await createReadyTable(world);
        await createShare(world, 'Share', ['Table']);
      },
      check: expectAll(expectJson('Table'), expectStatusAt(tablePath, 404), async (_response, world) => {
        expect(await world.ok('GET', 'preview/shares/Share')).toMatchObject({ virtualTables: [] });
        expect(await world.ok('GET', '/DataViews/SimpleView')).toMatchObject({ Id: 'SimpleView' });
        await createTable(world, 'Table', undefined, { startIndex: '2999-01-01T00:00:00Z' });
        expect(await waitUntilSettled(world, 'Table')).toMatchObject({ Status: 'Ready' });
        expect(await world.ok('GET', `${tablePath}/data/default`)).toEqual([]);
      }),
    }),
    tableCase('a contributor', 403, { as: 'contributor', check: expectReason('Delete') }),
    ...notFoundCases(),
  ],

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

  getVirtualTableStatus: [
    tableCase('returns the status of a ready table', 200, {
      as: 'member',
      check: ({ body }, world) =>
        expect(body).toEqual({
          id: 'Table',
          name: 'Simple view',
          NamespaceId: world.namespace,
          TenantId: world.tenant,
          Status: 'Ready',
          Comment: null,
          IsEnabled: true,
          LastRefreshed: expect.stringMatching(/Z$/),
          MaterializationRunID: expect.stringMatching(guid),
          LastEnableOrDisableActionBy: null,
        }),
    }),
    tableCase('the status of a table whose creator can no longer read the data view', 200, {
      prepare: createFailingTable,
      headers: { 'Accept-Verbosity': 'non-verbose' },
      check: ({ body }) => {
        expect(body).toMatchObject({ Status: 'Error', IsEnabled: true });
        expect((body as Json)['Comment']).toContain("data view 'SimpleView'");
      },
    }),
    tableCase('a stranger', 403, { as: 'stranger', check: expectReason('Read') }),
    ...notFoundCases(),
  ],

  updateVirtualTableStatus: [
    tableCase('disables a table', 200, {
      body: { IsEnabled: false },
      check: ({ body }, world) =>
        expect(body).toEqual({
          IsEnabled: false,
          id: 'Table',
          name: 'Simple view',
          NamespaceId: world.namespace,
          Status: 'Disabled',
          Comment: null,
          LastEnableOrDisableActionBy: expect.stringMatching(guid),
          TenantId: world.tenant,
        }),
    }),
    tableCase('an enabled table is pending, then ready', 200, {
      async prepare(world) {
        await createReadyTable(world);
        await world.ok('PUT', `${tablePath}/status`, { IsEnabled: false });
      },
      body: { IsEnabled: true },
      check: async ({ body }, world) => {
        expect(body).toMatchObject({ Status: 'Pending', IsEnabled: true });
        expect(await waitUntilSettled(world, 'Table')).toMatchObject({ Status: 'Ready' });
      },
    }),
    tableCase('the whole model, with any text as status', 200, {
      body: (world: World) => ({
        IsEnabled: false,
        id: 'Table',
        name: 'Another name',
        NamespaceId: world.namespace,
        Status: 'Materialized by another service',
        Comment: null,
        LastEnableOrDisableActionBy: 'someone',
        TenantId: world.tenant,
      }),
      check: ({ body }) => expect(body).toMatchObject({ Status: 'Disabled', name: 'Simple view' }),
    }),
    invalidCase('no IsEnabled', {}, 'IsEnabled'),
    invalidCase('a null IsEnabled', { IsEnabled: null }, 'IsEnabled'),
    invalidCase('another table', { IsEnabled: true, id: 'Other' }, 'id'),
    invalidCase('another tenant', { IsEnabled: true, TenantId: otherUser }, 'TenantId'),
    tableCase('a member', 403, { as: 'member', body: { IsEnabled: false }, check: expectReason('Write') }),
    ...notFoundCases({ body: { IsEnabled: true } }),
  ],

  listVirtualTableErrorMessages: [
    tableCase('returns an empty list for a table without failures', 200, {
      check: expectAll(expectJson([]), ({ headers }) => expect(headers.get('total-count')).toBe('0')),
    }),
    tableCase('returns the newest error first', 200, {
      prepare: createFailingTable,
      query: 'count=1',
      check: ({ body, headers }) => {
        expect(headers.get('total-count')).toBe('2');
        expect(body).toEqual([
          {
            Id: expect.stringMatching(guid),
            VirtualTableId: 'Table',
            JobId: expect.any(Number),
            JobType: 4,
            Timestamp: expect.stringMatching(/Z$/),
            Error: expect.stringMatching(/\.$/),
            Reason: expect.stringContaining('SimpleView'),
            Resolution: expect.stringMatching(/\.$/),
            OperationId: expect.stringMatching(guid),
          },
        ]);
      },
    }),
    tableCase('a negative count', 400, { query: 'count=-1', check: expectErrorParameter('count') }),
    tableCase('a stranger', 403, { as: 'stranger', check: expectReason('Read') }),
    ...notFoundCases(),
  ],
};

/** Creates a table whose last two runs failed, because its creator can no longer read the data view. */
async function createFailingTable(world: World): Promise<void> {
  await createReadyTable(world);
  await world.ok('PUT', '/DataViews/SimpleView/AccessControl', accessList());
  await world.ok('PUT', '/DataViews/SimpleView/Owner', { Type: 1, ObjectId: otherUser });
  for (const JobType of [2, 4]) {
    await world.ok('POST', `${tablePath}/Refresh`, { JobType });
    expect(await waitUntilSettled(world, 'Table')).toMatchObject({ Status: 'Error' });
  }
}
