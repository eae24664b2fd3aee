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
const wanted = { id: 'Table', dataViewId: 'SimpleView' };

/** The data view, and the table that was filled from it. */
async function readyTable(world: World): Promise<void> {
  await createSimpleDataView(world);
  await createTable(world, 'Table');
  expect((await waitUntilSettled(world, 'Table')).Status).toBe('Ready');
}

const tableCase = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path: { virtualTableId: 'Table' },
  prepare: readyTable,
  ...rest,
});

/** What every operation on a table answers for tables and namespaces that are not there. */
const missing = (rest: Rest = {}): readonly Case[] => {
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

const lists =
  (...expected: readonly string[]): NonNullable<Case['check']> =>
  ({ body }) => {
    expect((body as readonly { readonly id: string }[]).map(({ id }) => id)).toEqual(expected);
  };

const createThree = async (world: World): Promise<void> => {
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

const text =
  (expected: string): NonNullable<Case['check']> =>
  (response) => {
    expect(response.text).toBe(expected);
    expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
  };

/** Reads the Parquet file of the table once more, since text is all that a case sees. */
const parquet =
  (query: string, expected: readonly Json[]): NonNullable<Case['check']> =>
  async ({ headers }, world) => {
    expect(headers.get('content-type')).toBe('application/vnd.apache.parquet');
    const response = await world.send('GET', `${tablePath}/data/parquet${query}`);
    expect(await parquetReadObjects({ file: await response.arrayBuffer() })).toEqual(expected);
  };
const moments = rows.map(({ Timestamp, Simple }) => ({ Timestamp: new Date(Timestamp), Simple }));

const invalidCase = (name: string, body: object, member: string): Case =>
  tableCase(name, 400, { body, check: expectErrorParameter(member) });

/** The cases of both paths that refresh a table. */
const refresh: readonly Case[] = [
  tableCase('the whole table', 200, {
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
  tableCase('a part of it, named by either pair', 200, {
    body: { startIndex: time(13), endIndex: time(14), MaterializationStart: time(12), virtualTableId: 'TABLE' },
    check: ({ body }) => expect(body).toMatchObject({ MaterializationStart: time(12), MaterializationEnd: time(14) }),
  }),
  tableCase('after a change of the source', 200, {
    body: { IsUpdateProcess: true },
    check: ({ body }) => expect(body).toMatchObject({ JobType: 3, Priority: 3, IsUpdateProcess: true }),
  }),
  tableCase('of another type, by its name', 200, {
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
      await readyTable(world);
      await world.ok('PUT', `${tablePath}/status`, { IsEnabled: false });
    },
    check: expectErrorParameter('Status'),
  }),
  tableCase('a member', 403, { as: 'member', check: expectReason('Write') }),
  ...missing(),
];

export const virtualTables: Cases<operations, typeof table, 'VirtualTables'> = {
  listVirtualTables: [
    {
      name: 'those of the namespace',
      status: 200,
      prepare: createThree,
      query: 'orderBy=id',
      check: lists('A', 'B', 'C'),
    },
    { name: 'in the order of creation', status: 200, prepare: createThree, check: lists('B', 'A', 'C') },
    {
      name: 'by name, descending',
      status: 200,
      prepare: createThree,
      query: 'orderBy=name desc',
      check: lists('B', 'A', 'C'),
    },
    {
      name: 'the oldest first',
      status: 200,
      prepare: createThree,
      query: 'orderBy=CreatedOn',
      check: ({ body }) => expect(body).toHaveLength(3),
    },
    { name: 'found by name', status: 200, prepare: createThree, query: 'query=name:pump', check: lists('A') },
    {
      name: 'found by data view',
      status: 200,
      prepare: createThree,
      query: 'query=dataViewId:Simple* AND id:c',
      check: lists('C'),
    },
    {
      name: 'a page, with the number on all pages',
      status: 200,
      prepare: createThree,
      query: 'orderBy=id&skip=1&count=1',
      check: expectAll(lists('B'), ({ headers }) => expect(headers.get('total-count')).toBe('3')),
    },
    {
      name: 'returns only tables that the caller can read',
      status: 200,
      as: 'member',
      async prepare(world) {
        await createThree(world);
        await world.ok('PUT', 'preview/virtualTables/A/accesscontrol', accessList());
      },
      query: 'orderBy=id',
      check: expectAll(lists('B', 'C'), ({ headers }) => expect(headers.get('total-count')).toBe('2')),
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
      name: 'with every default, filled soon after',
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
        const from = `startIndex=${time(12)}&endIndex=${time(16)}&form=csvh`;
        const asked = await world.send('POST', `/preview/dataviews/data/stored?${from}`, { body: simpleView });
        const held = await world.send('GET', `preview/virtualTables/${String(id)}/data/csvh`);
        expect(await held.text()).toBe(await asked.text());
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
      name: 'MaterializationStart and End mean the window when there is no other',
      status: 200,
      prepare: createSimpleDataView,
      body: { ...wanted, MaterializationStart: time(13), MaterializationEnd: time(14) },
      check: ({ body }) =>
        expect(body).toMatchObject({ startIndex: time(13), endIndex: time(14), MaterializationStart: null }),
    },
    ...(
      [
        ['no data view', { id: 'Table' }, 'dataViewId'],
        ['an unknown data view', { dataViewId: 'Nowhere' }, 'dataViewId'],
        ['an identifier that exists', { ...wanted, id: 'TAKEN' }, 'id'],
        ['a start that is not a time', { ...wanted, startIndex: 'yesterday' }, 'startIndex'],
        ['an end before the start', { ...wanted, endIndex: time(12) }, 'endIndex'],
        ['interpolated without interval', { ...wanted, retrievalMode: 'Interpolated' }, 'interval'],
        ['an interval of nothing', { ...wanted, interval: '00:00:00' }, 'interval'],
        ['an invalid refresh interval', { ...wanted, RefreshInterval: 'often' }, 'RefreshInterval'],
        ['another tenant', { ...wanted, TenantId: otherUser }, 'TenantId'],
        ['another namespace', { ...wanted, NamespaceId: 'other' }, 'NamespaceId'],
        ['an unknown share', { ...wanted, Shares: [{ ShareId: 'Nowhere' }] }, 'Shares'],
        ['an invalid retrieval mode', { ...wanted, retrievalMode: 'Guessed' }, 'retrievalMode'],
        ['an index that is not a time', { ...wanted, dataViewId: 'ByNumber', startIndex: time(12) }, 'dataViewId'],
        ['no start, nor one of the view', { ...wanted, dataViewId: 'NoStart' }, 'startIndex'],
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
      body: wanted,
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
      body: wanted,
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
      body: { ...wanted, Shares: [{ ShareId: 'Share' }] },
      check: expectAll(expectReason('Write'), expectStatusAt(tablePath, 404)),
    },
    {
      name: 'an unknown namespace',
      status: 404,
      body: wanted,
      path: { namespaceId: 'nowhere' },
      check: expectReason('nowhere'),
    },
  ],

  refreshVirtualTable: refresh,
  queueVirtualTableRefresh: refresh,

  updateVirtualTable: [
    tableCase('changes every member that can change', 200, {
      async prepare(world) {
        await readyTable(world);
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
    tableCase('null removes a value; missing members are kept', 200, {
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
    tableCase('the body of a GET response', 200, {
      async prepare(world) {
        await readyTable(world);
        return world.ok('GET', tablePath);
      },
      body: (_world: World, fixture: unknown) => fixture,
      check: ({ body }, _world, fixture) => expect(body).toEqual(fixture),
    }),
    tableCase('shares that the caller cannot see stay', 200, {
      as: 'contributor',
      async prepare(world) {
        await readyTable(world);
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
    tableCase('an interpolated table needs its interval', 400, {
      async prepare(world) {
        await createSimpleDataView(world);
        await createTable(world, 'Table', undefined, { retrievalMode: 'Interpolated', interval: '1' });
      },
      body: { interval: null },
      check: expectErrorParameter('interval'),
    }),
    tableCase('a member', 403, { as: 'member', body: {}, check: expectReason('Write') }),
    ...missing({ body: {} }),
  ],

  getVirtualTable: [
    tableCase('how far its rows reach', 200, {
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
        await readyTable(world);
        await createShare(world, 'Open', ['Table']);
        await createShare(world, 'Hidden', ['Table']);
        await world.ok('PUT', 'preview/shares/Hidden/accesscontrol', accessList());
      },
      check: ({ body }) => expect((body as { Shares: unknown[] }).Shares).toHaveLength(1),
    }),
    tableCase('a stranger', 403, { as: 'stranger', check: expectReason('Read') }),
    ...missing(),
  ],

  deleteVirtualTable: [
    tableCase('with its rows, out of its shares; another one of its name starts empty', 200, {
      async prepare(world) {
        await readyTable(world);
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
    ...missing(),
  ],

  getVirtualTableData: [
    dataCase('default', 'default', '', expectJson(rows)),
    dataCase('table', 'table', '', expectJson({ Columns: columns, Rows: cells })),
    dataCase('tableh', 'tableh', '', expectJson({ Columns: columns, Rows: [['Timestamp', 'Simple'], ...cells] })),
    dataCase('csv', 'csv', '', text(lines.join('\n'))),
    dataCase('csvh, in any case', 'CSVH', '', text(['Timestamp,Simple', ...lines].join('\n'))),
    dataCase('parquet', 'parquet', '', parquet('', moments)),
    dataCase('a part, default', 'default', 'skip=1&count=2', expectJson(rows.slice(1, 3))),
    dataCase(
      'a part, tableh',
      'tableh',
      'skip=4',
      expectJson({ Columns: columns, Rows: [['Timestamp', 'Simple'], ...cells.slice(4)] }),
    ),
    dataCase('a part, csvh', 'csvh', 'count=1', text(`Timestamp,Simple\n${lines[0]}`)),
    dataCase('a part, parquet', 'parquet', 'skip=3', parquet('?skip=3', moments.slice(3))),
    dataCase('no rows', 'default', 'count=0', expectJson([])),
    dataCase('beyond the end', 'table', 'skip=99', expectJson({ Columns: columns, Rows: [] })),
    dataCase('whatever is accepted', 'csv', 'count=1', text(lines[0] ?? ''), {
      headers: { Accept: 'application/json' },
    }),
    dataCase(
      'null cells, left out on request',
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
    dataCase('disabled: the rows stay', 'default', '', expectJson(rows), {
      async prepare(world) {
        await readyTable(world);
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
    ...missing({ path: { format: 'csv' } }),
  ],

  getVirtualTableStatus: [
    tableCase('of a table that is filled', 200, {
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
      prepare: failing,
      headers: { 'Accept-Verbosity': 'non-verbose' },
      check: ({ body }) => {
        expect(body).toMatchObject({ Status: 'Error', IsEnabled: true });
        expect((body as Json)['Comment']).toContain("data view 'SimpleView'");
      },
    }),
    tableCase('a stranger', 403, { as: 'stranger', check: expectReason('Read') }),
    ...missing(),
  ],

  updateVirtualTableStatus: [
    tableCase('disabled', 200, {
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
        await readyTable(world);
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
    invalidCase('neither', {}, 'IsEnabled'),
    invalidCase('null', { IsEnabled: null }, 'IsEnabled'),
    invalidCase('another table', { IsEnabled: true, id: 'Other' }, 'id'),
    invalidCase('another tenant', { IsEnabled: true, TenantId: otherUser }, 'TenantId'),
    tableCase('a member', 403, { as: 'member', body: { IsEnabled: false }, check: expectReason('Write') }),
    ...missing({ body: { IsEnabled: true } }),
  ],

  listVirtualTableErrorMessages: [
    tableCase('of a table that never failed', 200, {
      check: expectAll(expectJson([]), ({ headers }) => expect(headers.get('total-count')).toBe('0')),
    }),
    tableCase('the newest first', 200, {
      prepare: failing,
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
    ...missing(),
  ],
};

/** A table whose last two runs failed, since its creator may no longer read the data view. */
async function failing(world: World): Promise<void> {
  await readyTable(world);
  await world.ok('PUT', '/DataViews/SimpleView/AccessControl', accessList());
  await world.ok('PUT', '/DataViews/SimpleView/Owner', { Type: 1, ObjectId: otherUser });
  for (const JobType of [2, 4]) {
    await world.ok('POST', `${tablePath}/Refresh`, { JobType });
    expect(await waitUntilSettled(world, 'Table')).toMatchObject({ Status: 'Error' });
  }
}
