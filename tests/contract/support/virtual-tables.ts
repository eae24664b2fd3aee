// Virtual tables and shares that cases start from.
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

/** The stream Simple with its five events, and the view of it. */
export async function createSimpleDataView(world: World): Promise<void> {
  await createSimpleStream(world);
  await world.ok('POST', '/DataViews/SimpleView', simpleView);
}

/** A virtual table, made as the administrator unless told otherwise. */
export async function createTable(
  world: World,
  id: string,
  options?: SendOptions,
  more: object = {},
): Promise<unknown> {
  return world.ok('POST', 'preview/virtualTables', { id, dataViewId: 'SimpleView', ...more }, options);
}

/** A share without tables, or with those given. */
export async function createShare(
  world: World,
  id: string,
  tables: readonly string[] = [],
  options?: SendOptions,
): Promise<unknown> {
  const virtualTables = tables.map((table) => ({ id: table }));
  return world.ok('POST', 'preview/shares', { id, name: `Share ${id}`, type: 'DeltaSharing', virtualTables }, options);
}

/** The status of a table that was asked for until no job of it waits or runs. */
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
