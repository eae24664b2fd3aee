// Virtual tables and shares that cases start from.
import { readDataView } from '../../server/domain/data-views/definition.ts';
import type { SendOptions } from '../support/server.ts';
import type { World } from './cases.ts';
import { simpleStream } from './fixtures.ts';

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

/** Keeps a data view, with the list that data views start with. */
export async function storeView(world: World, view: { readonly Id: string }): Promise<void> {
  const scope = { tenant: world.tenant, namespace: world.namespace };
  const acl = await world.ok('GET', '/AccessControl/DataViews');
  const created = '2026-01-01T00:00:00Z';
  const object = { id: view.Id, body: readDataView(view), owner: null, acl, created, modified: created };
  await world.server.server.store.objects.create(scope, 'dataView', object);
}

/** The stream Simple with its five events, and the view of it. */
export async function simpleDataView(world: World): Promise<void> {
  await simpleStream(world);
  await storeView(world, simpleView);
}

/** A virtual table, made as the administrator unless told otherwise. */
export async function makeTable(world: World, id: string, options?: SendOptions, more: object = {}): Promise<unknown> {
  return world.ok('POST', 'preview/virtualTables', { id, dataViewId: 'SimpleView', ...more }, options);
}

/** A share without tables, or with those given. */
export async function makeShare(
  world: World,
  id: string,
  tables: readonly string[] = [],
  options?: SendOptions,
): Promise<unknown> {
  const virtualTables = tables.map((table) => ({ id: table }));
  return world.ok('POST', 'preview/shares', { id, name: `Share ${id}`, type: 'DeltaSharing', virtualTables }, options);
}
