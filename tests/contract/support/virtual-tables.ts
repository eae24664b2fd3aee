// Helpers for cases of virtual tables and shares.
import type { SendOptions } from '../../support/server.ts';
import type { World } from './cases.ts';
import { createSimpleStream } from './fixtures.ts';

/** A data view of the stream Simple: columns Timestamp and Measurement. */
export const simpleView = {
  Id: 'SimpleView',
  Name: 'Simple view',
  DefaultStartIndex: '2017-11-23T12:00:00Z',
  Queries: [{ Id: 'streams', Kind: 'Stream', Value: 'Id:Simple*' }],
  DataFieldSets: [
    {
      QueryId: 'streams',
      IdentifyingField: { Source: 'Id' },
      DataFields: [{ Source: 'PropertyId', Keys: ['Measurement'], Label: '{IdentifyingValue}' }],
    },
  ],
};

/** Creates the stream Simple with its five events, and a data view of it. */
export async function createSimpleDataView(world: World): Promise<void> {
  await createSimpleStream(world);
  await world.ok('POST', '/DataViews/SimpleView', simpleView);
}

/** Creates a virtual table; the default caller is the administrator. */
export async function createTable(
  world: World,
  id: string,
  options?: SendOptions,
  more: object = {},
): Promise<unknown> {
  return world.ok('POST', 'preview/virtualTables', { id, dataViewId: 'SimpleView', ...more }, options);
}

/** Creates a share of tables, by default of none. */
export async function createShare(
  world: World,
  id: string,
  tables: readonly string[] = [],
  options?: SendOptions,
): Promise<unknown> {
  const virtualTables = tables.map((table) => ({ id: table }));
  return world.ok('POST', 'preview/shares', { id, name: `Share ${id}`, type: 'DeltaSharing', virtualTables }, options);
}

/** Returns the status of a table once none of its jobs is pending or running. */
export async function waitUntilSettled(world: World, id: string): Promise<SettledStatus> {
  for (;;) {
    const state = (await world.ok('GET', `preview/virtualTables/${id}/status`)) as SettledStatus;
    if (!['Pending', 'Running'].includes(state.Status)) return state;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export interface SettledStatus {
  readonly Status: string;
  readonly Comment: string | null;
  readonly MaterializationRunID: string | null;
}
