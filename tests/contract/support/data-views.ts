// The pumps of the worked examples of data views, and checks of rows and tables (docs/behavior/data-views.md).
import { expect } from '@jest/globals';
import type { Case, ReadResponse, World } from './cases.ts';
import { property } from './streams.ts';

export type Json = Readonly<Record<string, unknown>>;

/** Returns the time of a minute in the hour of the examples; 0.5 is 30 seconds. */
export const timeOfMinute = (at: number) => {
  const seconds = Math.round((at % 1) * 60);
  const [minutes, rest] = [Math.floor(at), seconds].map((part) => String(part).padStart(2, '0'));
  return `2024-05-01T00:${minutes}:${rest}Z`;
};
/** Returns the same time in the format of CSV. */
export const csvTimeOfMinute = (at: number) => timeOfMinute(at).replace('Z', '.0000000Z');

export const pumpType = {
  Id: 'Pump',
  SdsTypeCode: 1,
  Properties: [
    property('Time', 16, { IsKey: true }),
    property('Flow', 14, { Uom: 'cubic meter per second', Name: 'Flow rate' }),
    property('Level', 9),
  ],
};

const pumps: readonly (readonly [
  id: string,
  metadata: Json,
  events: readonly (readonly [number, number, number])[],
])[] = [
  [
    'PumpA',
    { Area: 'East', Role: 'Main' },
    [
      [0, 1, 10],
      [2, 3, 20],
    ],
  ],
  ['PumpB', { Area: 'East', Role: 'Spare' }, [[1, 5, 7]]],
  [
    'PumpC',
    { Area: 'West', Role: 'Main' },
    [
      [0, 8, 1],
      [1, 9, 2],
    ],
  ],
];

/** Creates a stream with metadata, tags and events. */
export async function createStream(
  world: World,
  id: string,
  {
    TypeId = 'Pump',
    Metadata = {},
    Tags = [],
    events = [],
    ...body
  }: Readonly<Record<string, unknown>> & {
    readonly events?: readonly Json[];
  },
): Promise<void> {
  await world.ok('POST', `/Streams/${id}`, { Id: id, TypeId, ...body });
  await world.ok('PUT', `/Streams/${id}/Metadata`, Metadata);
  await world.ok('PUT', `/Streams/${id}/Tags`, Tags);
  if (events.length > 0) await world.ok('POST', `/Streams/${id}/Data`, events);
}

/** Creates the streams of the three pumps and their five events. */
export async function createPumps(world: World): Promise<void> {
  await world.ok('POST', '/Types/Pump', pumpType);
  for (const [id, Metadata, events] of pumps) {
    const rows = events.map(([at, Flow, Level]) => ({ Time: timeOfMinute(at), Flow, Level }));
    await createStream(world, id, { Metadata, events: rows });
  }
}

/** Returns a preparation that creates the pumps and then more objects. */
export const createPumpsAnd =
  (createMore: (world: World) => Promise<unknown>) =>
  async (world: World): Promise<unknown> => {
    await createPumps(world);
    return createMore(world);
  };

export const metadataField = (key: string, more: Json = {}) => ({ Source: 5, Keys: [key], ...more });
export const flowField = (more: Json = {}) => ({
  Source: 3,
  Keys: ['Flow'],
  Label: '{IdentifyingValue} {Key}',
  ...more,
});

/** Returns a view of the pumps; by default with one query and one field set. */
export const pumpView = ({ DataFields = [flowField()], IdentifyingField = null, ...more }: Json = {}): Json => ({
  Queries: [{ Id: 'pumps', Value: 'Pump*' }],
  DataFieldSets: [{ QueryId: 'pumps', DataFields, IdentifyingField }],
  ...more,
});

export const byArea = { GroupingFields: [metadataField('Area', { Label: 'Area' })] };
export const byRole = { IdentifyingField: metadataField('Role') };

/** The data views of the worked examples. */
export const areaRoleView = pumpView({ ...byArea, ...byRole });
export const idView = pumpView({ IdentifyingField: { Source: 1 } });
export const areaView = pumpView(byArea);
export const narrowAreaRoleView = { ...areaRoleView, Shape: 1 };

export const rangeQuery = `startIndex=${timeOfMinute(0)}&endIndex=${timeOfMinute(2)}`;
export const intervalQuery = `${rangeQuery}&interval=00:01:00`;

/** Returns rows as objects, from tuples of a minute and cells in the order of the names. */
export const rowObjects = (names: readonly string[], rows: readonly (readonly [number, ...unknown[]])[]) =>
  rows.map(([at, ...cells]) =>
    Object.fromEntries([timeOfMinute(at), ...cells].map((cell, i) => [names[i] ?? '', cell])),
  );

/** Expects rows as objects with members in the order of the names. */
export const expectRows =
  (names: readonly string[], ...expected: readonly (readonly [number, ...unknown[]])[]): NonNullable<Case['check']> =>
  ({ body }) => {
    expect(body).toEqual(rowObjects(names, expected));
    for (const row of body as Json[]) expect(Object.keys(row)).toEqual(names);
  };

/** Expects the names of the columns. */
export const expectColumnNames =
  (...expected: readonly string[]): NonNullable<Case['check']> =>
  ({ body }) => {
    expect(
      (body as { readonly Columns: readonly { readonly Name: string }[] }).Columns.map(({ Name }) => Name),
    ).toEqual(expected);
  };

/** Expects a table with these types of columns by name, and these rows. */
export const expectTable =
  (types: Readonly<Record<string, string>>, ...expected: readonly (readonly unknown[])[]): NonNullable<Case['check']> =>
  ({ body }) => {
    const Columns = Object.entries(types).map(([Name, Type]) => ({ Name, Type }));
    expect(body).toEqual({ Columns, Rows: expected });
  };

/** Expects CSV with these lines. */
export const expectCsvLines =
  (...expected: readonly string[]): NonNullable<Case['check']> =>
  ({ text, headers }) => {
    expect(headers.get('content-type')).toBe('text/csv');
    expect(text).toBe(expected.join('\n'));
  };

/** Expects an error that names exactly these paths. */
export const expectErrorPaths =
  (...paths: readonly string[]): NonNullable<Case['check']> =>
  ({ body }) => {
    const { ChildErrors, Parameters } = body as { readonly ChildErrors?: Json | null; readonly Parameters: Json };
    expect(Object.keys(ChildErrors ?? Parameters)).toEqual(paths);
  };

/** Returns the query of the URL in a header. */
export function queryOfHeader(
  { headers }: Pick<ReadResponse, 'headers'>,
  header: 'Next-Page' | 'First-Page',
): string | null {
  const address = headers.get(header);
  return address === null ? null : address.slice(address.indexOf('?') + 1);
}

const queries = [{ Id: 'pumps', Value: 'Pump*' }];
const fieldSets = (...DataFields: readonly Json[]) => [{ QueryId: 'pumps', DataFields }];
const fields = (...DataFields: readonly Json[]) => ({ Queries: queries, DataFieldSets: fieldSets(...DataFields) });

/** Invalid data views, with the paths of all their errors (docs/behavior/data-views.md#definitions). */
export const invalidViews: readonly (readonly [name: string, body: Json, paths: readonly string[]])[] = [
  ['a QueryId that no query has', { DataFieldSets: [{ QueryId: 'tanks' }] }, ['DataFieldSets[0].QueryId']],
  ['a blank label', fields(flowField({ Label: ' ' })), ['DataFieldSets[0].DataFields[0].Label']],
  ['a data field without a source', fields(flowField({ Source: 0 })), ['DataFieldSets[0].DataFields[0].Source']],
  ['grouping by a property', { GroupingFields: [flowField()] }, ['GroupingFields[0].Source']],
  ['grouping by metadata without keys', { GroupingFields: [{ Source: 5, Label: 'A' }] }, ['GroupingFields[0].Keys']],
  ['properties without keys', fields(flowField({ Keys: [] })), ['DataFieldSets[0].DataFields[0].Keys']],
  ['tags without keys', fields({ Source: 'Tags', Label: 'T' }), ['DataFieldSets[0].DataFields[0].Keys']],
  ['an index field without a label', { IndexField: {} }, ['IndexField.Label']],
  ['an index field with a source', { IndexField: { Source: 1, Label: 'I' } }, ['IndexField.Source']],
  [
    'identifying by a property',
    { Queries: queries, DataFieldSets: [{ QueryId: 'pumps', IdentifyingField: { Source: 3, Keys: ['Flow'] } }] },
    ['DataFieldSets[0].IdentifyingField.Source'],
  ],
  ['two queries with the same Id', { Queries: [...queries, { Id: 'PUMPS' }] }, ['Queries[1].Id']],
  ['a blank Id of a query', { Queries: [{ Id: ' ' }] }, ['Queries[0].Id']],
  ['an invalid search', { Queries: [{ Id: 'q', Value: 'a**b' }] }, ['Queries[0].Value']],
  ['a search with an open parenthesis', { Queries: [{ Id: 'q', Value: '(a' }] }, ['Queries[0].Value']],
  ['an index of time spans', { IndexTypeCode: 'TimeSpan' }, ['IndexTypeCode']],
  ['an index of arrays', { IndexTypeCode: 214 }, ['IndexTypeCode']],
  [
    'everything at once',
    {
      IndexField: { Label: '' },
      Queries: [{ Id: 'a' }, { Id: 'A', Value: '"' }],
      DataFieldSets: [{ QueryId: 'b', DataFields: [{ Label: 'x' }, flowField({ Keys: null })] }],
      GroupingFields: [{ Source: 3, Keys: ['Flow'] }],
    },
    [
      'Queries[1].Value',
      'Queries[1].Id',
      'DataFieldSets[0].DataFields[0].Source',
      'DataFieldSets[0].DataFields[1].Keys',
      'DataFieldSets[0].QueryId',
      'IndexField.Label',
      'GroupingFields[0].Source',
      'GroupingFields[0].Label',
    ],
  ],
];
