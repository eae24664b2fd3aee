// The states, errors and refreshes of virtual tables (docs/behavior/virtual-tables.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import { accessList, otherUser } from '../support/access.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectErrorParameter, expectAll, expectJson, expectReason } from '../support/checks.ts';
import { timeOfHour as time } from '../support/fixtures.ts';
import { waitUntilSettled } from '../support/virtual-tables.ts';
import {
  type Json,
  tablePath,
  guid,
  createReadyTable,
  tableCase,
  notFoundCases,
  invalidCase,
} from '../support/virtual-table-cases.ts';

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

export const virtualTableStatus = {
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

  refreshVirtualTable: refreshCases,

  queueVirtualTableRefresh: refreshCases,
} satisfies Partial<Cases<operations, typeof table, 'VirtualTables'>>;
