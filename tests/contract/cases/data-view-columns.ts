// The columns of data views: labels, units, keys and summaries (docs/behavior/data-views.md#columns,
// docs/behavior/data-views.md#summaries).
import { expect } from '@jest/globals';
import type { Case, World } from '../support/cases.ts';
import {
  byArea,
  byRole,
  expectColumnNames,
  flowField,
  createPumps,
  intervalQuery,
  createStream,
  metadataField,
  timeOfMinute,
  pumpView,
  createPumpsAnd,
  areaRoleView,
  expectRows,
  expectTable,
  type Json,
} from '../support/data-views.ts';
import { compoundIndex, property } from '../support/streams.ts';

type Rest = Omit<Case, 'name' | 'status'>;

const columnCase = (name: string, rest: Rest): Case => ({
  name,
  status: 200,
  prepare: createPumps,
  query: intervalQuery,
  ...rest,
});
const columnNameCase = (name: string, rest: Rest): Case =>
  columnCase(name, { ...rest, query: `${intervalQuery}&form=table` });
const timeProperty = property('Time', 16, { IsKey: true });

const createTypesAndStreams =
  (types: Readonly<Record<string, readonly object[]>>, streams: Readonly<Record<string, Json>>) =>
  async (world: World): Promise<void> => {
    for (const [id, Properties] of Object.entries(types)) {
      await world.ok('POST', `/Types/${id}`, { Id: id, SdsTypeCode: 1, Properties });
    }
    for (const [id, body] of Object.entries(streams)) await createStream(world, id, body);
  };
const viewOf = (Value: string, DataFields: readonly Json[], more: Json = {}): Json => ({
  Queries: [{ Id: 'q', Value }],
  DataFieldSets: [{ QueryId: 'q', DataFields, IdentifyingField: { Source: 'Id' } }],
  ...more,
});

const createMeter = createTypesAndStreams(
  { Meter: [timeProperty, property('V', 14)] },
  {
    Meter: {
      TypeId: 'Meter',
      events: [
        [0, 2],
        [1, 4],
        [2, 10],
      ].map(([minute = 0, V]) => ({ Time: timeOfMinute(minute), V })),
    },
  },
);
const summary = (SummaryType: string, SummaryDirection?: string): Json => ({
  Source: 'PropertyId',
  Keys: ['V'],
  Label: '{SummaryType} {SummaryDirection}',
  SummaryType,
  SummaryDirection,
});

export const dataViewColumns: readonly Case[] = [
  columnCase('returns units beside values', {
    query: `startIndex=${timeOfMinute(0)}&endIndex=${timeOfMinute(0)}&interval=1`,
    body: pumpView({ ...byArea, ...byRole, DataFields: [flowField({ IncludeUom: 'true' })] }),
    check: expectRows(
      ['Timestamp', 'Area', 'Main Flow', 'Main Flow Uom', 'Spare Flow', 'Spare Flow Uom'],
      [0, 'East', 1, 'm3/s', 5, 'm3/s'],
      [0, 'West', 8, 'm3/s', null, null],
    ),
  }),
  columnCase('returns units in the narrow shape', {
    query: `startIndex=${timeOfMinute(0)}&endIndex=${timeOfMinute(0)}&interval=1`,
    body: {
      ...pumpView({
        ...byArea,
        ...byRole,
        DataFields: [flowField({ IncludeUom: true }), flowField({ Keys: ['Level'] })],
      }),
      Shape: 'narrow',
    },
    check: expectRows(
      ['Timestamp', 'Area', 'Field', 'Value', 'Uom'],
      [0, 'East', 'Main Flow', 1, 'm3/s'],
      [0, 'East', 'Main Level', 10, null],
      [0, 'East', 'Spare Flow', 5, 'm3/s'],
      [0, 'East', 'Spare Level', 7, null],
      [0, 'West', 'Main Flow', 8, 'm3/s'],
      [0, 'West', 'Main Level', 1, null],
    ),
  }),
  columnNameCase('leaves {Uom} empty in a label if the groups have different units', {
    prepare: createPumpsAnd((world) =>
      world.ok('PUT', '/Streams/PumpC', {
        TypeId: 'Pump',
        PropertyOverrides: [{ SdsTypePropertyId: 'Flow', Uom: 'liter per second' }],
      }),
    ),
    body: pumpView({ ...byArea, ...byRole, DataFields: [flowField({ Label: '{IdentifyingValue} [{Uom}]' })] }),
    check: expectColumnNames('Timestamp', 'Area', 'Main []', 'Spare []'),
  }),
  columnNameCase('puts a unit that all groups have into a label', {
    body: pumpView({ IdentifyingField: { Source: 1 }, DataFields: [flowField({ Label: '{IdentifyingValue} {Uom}' })] }),
    check: expectColumnNames('Timestamp', 'PumpA m3/s', 'PumpB m3/s', 'PumpC m3/s'),
  }),
  columnCase('uses the first key that an item has', {
    prepare: createTypesAndStreams(
      { New: [timeProperty, property('Temp', 14)], Old: [timeProperty, property('Temperature', 14)] },
      {
        A: { TypeId: 'New', Metadata: { Site: 'x' }, events: [{ Time: timeOfMinute(0), Temp: 1 }] },
        B: { TypeId: 'Old', Metadata: { Site: 'y' }, events: [{ Time: timeOfMinute(0), Temperature: 2 }] },
      },
    ),
    query: `startIndex=${timeOfMinute(0)}&endIndex=${timeOfMinute(0)}&interval=1`,
    body: {
      Queries: [{ Id: 'q', Value: 'A B' }],
      DataFieldSets: [{ QueryId: 'q', DataFields: [{ Source: 3, Keys: ['Temp', 'Temperature'], Label: '{Key}' }] }],
      GroupingFields: [metadataField('Site', { Label: 'Site' })],
    },
    check: expectRows(['Timestamp', 'Site', 'Temp'], [0, 'x', 1], [0, 'y', 2]),
  }),
  columnCase('items that lack values join all groups that agree', {
    prepare: createTypesAndStreams(
      { V: [timeProperty, property('V', 14)] },
      Object.fromEntries(
        (
          [
            ['K1', { Area: 'East', Unit: '1' }],
            ['K2', { Area: 'East', Unit: '2' }],
            ['K3', { Area: 'West', Unit: '1' }],
            ['W-E', { Area: 'East' }],
            ['W-W', { Area: 'West' }],
            ['W-N', { Area: 'North' }],
            ['G', {}],
          ] as const
        ).map(([id, Metadata]) => [id, { TypeId: 'V', Metadata }]),
      ),
    ),
    query: `startIndex=${timeOfMinute(0)}&endIndex=${timeOfMinute(0)}&interval=1`,
    body: {
      Queries: [
        { Id: 'k', Value: 'id:K*' },
        { Id: 'w', Value: 'id:W* id:G' },
      ],
      DataFieldSets: [
        { QueryId: 'k', DataFields: [{ Source: 'Id', Label: 'K' }] },
        {
          QueryId: 'w',
          DataFields: [{ Source: 'Id', Label: '{IdentifyingValue}' }],
          IdentifyingField: { Source: 'Id' },
        },
      ],
      GroupingFields: [metadataField('Area', { Label: 'Area' }), metadataField('Unit', { Label: 'Unit' })],
    },
    check: expectRows(
      ['Timestamp', 'Area', 'Unit', 'K', 'G', 'W-E', 'W-N', 'W-W'],
      [0, 'East', '1', 'K1', 'G', 'W-E', null, null],
      [0, 'East', '2', 'K2', 'G', 'W-E', null, null],
      [0, 'North', null, null, 'G', null, 'W-N', null],
      [0, 'West', '1', 'K3', 'G', null, null, 'W-W'],
    ),
  }),
  columnCase('returns summaries in both directions', {
    prepare: createMeter,
    body: viewOf('Meter', [summary('Mean'), summary('Mean', 'Backward'), summary('Count', 'Forward')]),
    check: expectRows(
      ['Timestamp', 'Mean Forward', 'Mean Backward', 'Count Forward'],
      [0, 3, 2, 2],
      [1, 7, 3, 2],
      [2, 10, 7, 1],
    ),
  }),
  columnCase('returns null for a summary that the type of a property does not support', {
    prepare: createTypesAndStreams(
      { Meter: [timeProperty, property('V', 18)] },
      { Meter: { TypeId: 'Meter', events: [{ Time: timeOfMinute(0), V: 'a' }] } },
    ),
    query: `startIndex=${timeOfMinute(0)}&endIndex=${timeOfMinute(0)}&interval=1&form=table`,
    body: viewOf('Meter', [summary('Mean'), summary('Count')]),
    check: expectTable({ Timestamp: 'DateTime', 'Mean Forward': 'Double', 'Count Forward': 'Int32' }, [
      timeOfMinute(0),
      null,
      null,
    ]),
  }),
  columnCase('supports an index of type Double', {
    prepare: createTypesAndStreams(
      { Depth: [property('Depth', 14, { IsKey: true }), property('V', 13)] },
      {
        Well: {
          TypeId: 'Depth',
          events: [
            { Depth: 0, V: 0.1 },
            { Depth: 2, V: 0.3 },
          ],
        },
      },
    ),
    query: 'startIndex=0&endIndex=2&interval=0.5&form=table',
    body: viewOf('Well', [{ Source: 3, Keys: ['V'], Label: 'V' }], { IndexTypeCode: 'Double' }),
    check: expectTable({ Index: 'Double', V: 'Single' }, [0, 0.1], [0.5, 0.15], [1, 0.2], [1.5, 0.25], [2, 0.3]),
  }),
  columnNameCase('leaves out streams with another type of index', {
    prepare: createTypesAndStreams(
      {
        Depth: [property('Depth', 14, { IsKey: true }), property('V', 14)],
        Two: [...compoundIndex, property('V', 14)],
        V: [timeProperty, property('V', 14)],
      },
      { A: { TypeId: 'Depth' }, B: { TypeId: 'Two' }, C: { TypeId: 'V' } },
    ),
    body: viewOf('A B C', [{ Source: 3, Keys: ['V'], Label: '{IdentifyingValue}' }]),
    check: expectColumnNames('Timestamp', 'C'),
  }),
  columnNameCase('accepts names of codes and members in any case', {
    body: {
      queries: [{ id: 'pumps', kind: 'stream', sourceKind: 'default', value: 'Pump*' }],
      dataFieldSets: [
        {
          queryId: 'PUMPS',
          dataFields: [
            { source: 'propertyid', keys: ['flow'], label: '{IdentifyingValue} {Key}', summaryType: 'none' },
          ],
          identifyingField: { source: 'metadata', keys: ['Role'] },
        },
      ],
      groupingFields: [{ source: 'metadata', keys: ['Area'], label: 'Area' }],
      indexTypeCode: 'datetime',
      shape: 'standard',
    },
    check: expectColumnNames('Timestamp', 'Area', 'Main flow', 'Spare flow'),
  }),
  columnNameCase('replaces placeholders in labels', {
    prepare: createPumpsAnd((world) => world.ok('PUT', '/Streams/PumpA/Tags', ['wet', 'east', 'new'])),
    body: {
      IndexField: { Label: ' {DefaultIndexName} {Nothing} at {NamespaceId}' },
      Queries: [{ Id: 'pumps', Value: 'PumpA' }],
      DataFieldSets: [
        {
          QueryId: 'pumps',
          IdentifyingField: { Source: 'Tags', Keys: ['new', 'wet'] },
          DataFields: [
            flowField({
              Label: '{DistinguisherValue}|{FirstKey}|{QueryId}|{StreamReferenceName}',
              StreamReferenceNames: ['ref'],
            }),
            flowField({ Label: '{SummaryType}{SummaryDirection}' }),
          ],
        },
      ],
    },
    check: ({ body }, world) => {
      const { Columns } = body as { readonly Columns: readonly { readonly Name: string }[] };
      expect(Columns.map(({ Name }) => Name)).toEqual([
        `Timestamp  at ${world.namespace}`,
        'wet, new|Flow|pumps|ref',
        '',
      ]);
    },
  }),
  columnNameCase('numbers the columns if an identifying value occurs twice in a group', {
    body: pumpView({ IdentifyingField: metadataField('Role') }),
    check: expectColumnNames('Timestamp.0', 'Main Flow.1', 'Spare Flow.2', 'Main Flow.3'),
  }),
  columnCase('returns empty columns for a field without a match and for an unsupported type', {
    prepare: createTypesAndStreams(
      { V: [timeProperty, property('V', 14, { Name: 'Value of it' }), property('Run', 21)] },
      { A: { TypeId: 'V', Name: 'The A', events: [{ Time: timeOfMinute(0), V: 1, Run: '00:00:01' }] } },
    ),
    query: `startIndex=${timeOfMinute(0)}&endIndex=${timeOfMinute(0)}&interval=1&form=table`,
    body: viewOf('A', [
      { Source: 'PropertyName', Keys: ['Value of it'], Label: 'v' },
      { Source: 'PropertyId', Keys: ['Nothing'], Label: 'n' },
      { Source: 'PropertyId', Keys: ['Run', 'V'], Label: 'r' },
      { Source: 'Name', Label: 'name' },
      { Source: 'CommunityId', Label: 'c' },
    ]),
    check: expectTable({ Timestamp: 'DateTime', v: 'Double', n: 'Empty', r: 'Empty', name: 'String', c: 'String' }, [
      timeOfMinute(0),
      1,
      null,
      null,
      'The A',
      '',
    ]),
  }),
  columnCase('combines consolidated keys, units and summaries', {
    prepare: createPumpsAnd(() => Promise.resolve()),
    query: `startIndex=${timeOfMinute(0)}&endIndex=${timeOfMinute(0)}&interval=00:02:00`,
    body: pumpView({
      GroupingFields: [{ Source: 'Id', Label: '{IdentifyingValue} {Key}' }],
      IdentifyingField: { Source: 'Id' },
      DataFields: ['Mean', 'Total'].map((SummaryType) =>
        flowField({ Label: '{IdentifyingValue} {Key} {Uom} {SummaryType}', SummaryType, IncludeUom: true }),
      ),
    }),
    check: ({ body }) => {
      expect(body).toMatchObject([
        { '': 'PumpA', 'PumpA Flow  Mean': 2, 'PumpA Flow  Mean Uom': 'm3/s', 'PumpA Flow  Total': 2 },
        { '': 'PumpB' },
        { '': 'PumpC' },
      ]);
    },
  }),
  columnCase('accepts indexes in another time zone', {
    query: 'startIndex=2024-05-01T02:00:00%2B02:00&endIndex=2024-05-01T00:00:00Z&interval=1',
    body: areaRoleView,
    check: expectRows(['Timestamp', 'Area', 'Main Flow', 'Spare Flow'], [0, 'East', 1, 5], [0, 'West', 8, null]),
  }),
];
