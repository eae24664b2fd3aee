// Virtual tables (docs/behavior/virtual-tables.md).
import { expect } from '@jest/globals';
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
import {
  type Json,
  tablePath,
  guid,
  createReadyTable,
  tableCase,
  notFoundCases,
  invalidCase,
} from '../support/virtual-table-cases.ts';
import { virtualTableData } from './virtual-table-data.ts';
import { virtualTableStatus } from './virtual-table-status.ts';

const newTable = { id: 'Table', dataViewId: 'SimpleView' };

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

export const virtualTables: Cases<operations, typeof table, 'VirtualTables'> = {
  ...virtualTableData,
  ...virtualTableStatus,
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
};
