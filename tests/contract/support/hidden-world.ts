// A namespace with objects that the caller can read and hidden objects, which have a marker in all their text.
import { accessEntry, accessList } from './access.ts';
import type { Random } from '../../e2e/random/numbers.ts';
import type { World } from './cases.ts';
import { waitUntilSettled } from './virtual-tables.ts';

/** The marker in the text of hidden objects. Identifiers do not contain it, because requests and references name them. */
export const marker = 'q7marker';
const secret = { Name: `${marker} name`, Description: `${marker} description` };
const key = { Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } };
const property = (Id: string, SdsTypeCode: number, more: object = {}) => ({ Id, SdsType: { SdsTypeCode }, ...more });
const type = (Id: string, properties: readonly object[], more: object = {}) => ({
  Id,
  SdsTypeCode: 1,
  Properties: [key, ...properties],
  ...more,
});
const note = type('Note', [property('Text', 18)]);

/** Returns a data view of all streams with all their properties. */
export const allStreamsView = (Id: string) => ({
  Id,
  Name: Id,
  DefaultStartIndex: '2026-01-01T00:00:00Z',
  DefaultEndIndex: '2026-01-02T00:00:00Z',
  Queries: [{ Id: 'all', Kind: 'Stream', Value: '*' }],
  DataFieldSets: [
    {
      QueryId: 'all',
      IdentifyingField: { Source: 'Id' },
      DataFields: ['Text', 'Level'].map((name) => ({
        Source: 'PropertyId',
        Keys: [name],
        Label: '{IdentifyingValue} {FirstKey}',
      })),
    },
  ],
});

/** The values that requests use for a path or query parameter; the caller creates objects named `Mine`. */
export const candidateIds: Readonly<Record<string, readonly string[]>> = {
  typeId: ['Hidden', 'Holder', 'Shape', 'Mine'],
  streamId: ['Visible', 'Hidden', 'Shaped', 'Mine'],
  streamViewId: ['ToHidden', 'Hidden', 'ToShape', 'Mine'],
  dataViewId: ['All', 'Hidden', 'Broken', 'Mine'],
  virtualTableId: ['All', 'Hidden', 'Granted', 'Mine'],
  shareId: ['Visible', 'Hidden', 'Visible', 'Mine'],
  id: ['All', 'Hidden', 'Visible', 'Mine'],
  queryId: ['all'],
  key: ['Place', 'Other'],
  format: ['default', 'csvh', 'tableh', 'parquet'],
  form: ['', 'tableh', 'csvh', 'table'],
  cache: ['Refresh'],
};

/** Creates the namespace as the administrator. The rights of the caller, a contributor, on visible objects are random. */
export async function createHiddenWorld(world: World, random: Random): Promise<void> {
  const { ok } = world;
  const hidden = type('Hidden', [property(`${marker}Level`, 14, secret)], secret);
  const shape = type('Shape', [property('Level', 14, secret)], secret);
  const holder = type('Holder', [{ Id: 'Inner', SdsType: { Id: 'Hidden' } }]);
  for (const body of [note, hidden, shape, holder]) await ok('POST', `/Types/${body.Id}`, body);
  const streams = [
    { Id: 'Visible', TypeId: 'Note' },
    { Id: 'Hidden', TypeId: 'Note', ...secret },
    { Id: 'Shaped', TypeId: 'Shape' },
  ];
  for (const stream of streams) {
    await ok('POST', `/Streams/${stream.Id}`, stream);
    const Text = stream.Id === 'Hidden' ? marker : 'open';
    const value = stream.TypeId === 'Shape' ? { Level: 1 } : { Text };
    await ok('POST', `/Streams/${stream.Id}/Data`, [{ Time: '2026-01-01T12:00:00Z', ...value }]);
  }
  await ok('PUT', '/Streams/Hidden/Tags', [marker]);
  await ok('PUT', '/Streams/Hidden/Metadata', { Place: marker });
  const Properties = [{ SourceId: 'Time', TargetId: 'Time' }];
  const between = { SourceTypeId: 'Note', Properties };
  const toHidden = [...Properties, { SourceId: 'Text', TargetId: `${marker}Level` }];
  await ok('POST', '/StreamViews/ToHidden', { ...between, TargetTypeId: 'Hidden', Properties: toHidden });
  await ok('POST', '/StreamViews/ToShape', { ...between, TargetTypeId: 'Shape' });
  await ok('POST', '/StreamViews/Hidden', { ...between, TargetTypeId: 'Note', ...secret });
  for (const view of [allStreamsView('All'), { ...allStreamsView('Hidden'), ...secret }])
    await ok('POST', `/DataViews/${view.Id}`, view);
  for (const table of [{ id: 'All' }, { id: 'Granted' }, { id: 'Hidden', name: marker }])
    await ok('POST', 'preview/virtualTables', { ...table, dataViewId: 'All' });
  for (const table of ['All', 'Granted', 'Hidden']) await waitUntilSettled(world, table);
  for (const id of ['Visible', 'Hidden']) {
    const virtualTables = ['All', 'Hidden'].map((table) => ({ id: table }));
    await ok('POST', 'preview/shares', {
      id,
      name: id === 'Hidden' ? marker : id,
      type: 'DeltaSharing',
      virtualTables,
    });
  }

  const { administrator, contributor } = world.server.roles;
  const all = accessEntry(administrator, 31);
  for (const path of ['/Types/Hidden', '/Types/Shape', '/Streams/Hidden', '/StreamViews/Hidden', '/DataViews/Hidden'])
    await ok('PUT', `${path}/AccessControl`, accessList(all));
  for (const path of ['preview/virtualTables/Hidden', 'preview/shares/Hidden'])
    await ok('PUT', `${path}/accesscontrol`, accessList(all));
  for (const path of [
    '/Types/Holder',
    '/Streams/Visible',
    '/Streams/Shaped',
    '/StreamViews/ToHidden',
    '/DataViews/All',
  ])
    await ok('PUT', `${path}/AccessControl`, accessList(all, accessEntry(contributor, random.int(0, 15) | 1)));
  // The list of the table All stays as it is: a list that its owner sets grants its rows.
  await ok(
    'PUT',
    'preview/shares/Visible/accesscontrol',
    accessList(all, accessEntry(contributor, random.int(0, 15) | 1)),
  );
}
