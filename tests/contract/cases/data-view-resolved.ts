// The resolved parts of stored data views (docs/behavior/data-views.md#resolved-parts).
import { expect } from '@jest/globals';
import { accessEntry, accessList, roleIdsOf } from '../support/access.ts';
import type { Case, World } from '../support/cases.ts';
import { expectAll, expectReason } from '../support/checks.ts';
import { byArea, byRole, flowField, createStream, pumpView, createPumpsAnd, type Json } from '../support/data-views.ts';
import { nonVerbose, compoundIndex, property } from '../support/streams.ts';

type Rest = Omit<Case, 'name' | 'status'>;

const path = { dataViewId: 'Pumps' };
const itemsPath = { ...path, queryId: 'pumps' };
const pumpsView = pumpView({ ...byArea, ...byRole, DataFields: [flowField({ IncludeUom: true })] });
const createView = (body: Json, more: (world: World) => Promise<unknown> = () => Promise.resolve()) =>
  createPumpsAnd(async (world) => {
    await more(world);
    await world.ok('POST', '/dataviews/Pumps', body);
  });
const resolvedCase = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path,
  prepare: createView(pumpsView),
  ...rest,
});
const refusedCases = (rest: Rest): readonly Case[] => [
  resolvedCase('a stranger', 403, { ...rest, as: 'stranger', check: expectReason('Read') }),
  resolvedCase('an unknown data view', 404, {
    ...rest,
    path: { ...rest.path, dataViewId: 'Nothing' },
    check: expectReason('Nothing'),
  }),
  resolvedCase('an invalid cache', 400, { ...rest, query: 'cache=maybe', check: expectReason('cache') }),
  resolvedCase('a negative skip', 400, { ...rest, query: 'skip=-1', check: expectReason('skip') }),
];

interface Page {
  readonly TimeOfResolution: string;
  readonly Items: readonly Json[];
}
const expectItems =
  (check: (items: readonly Json[]) => void): NonNullable<Case['check']> =>
  ({ body }) => {
    const { TimeOfResolution, Items } = body as Page;
    expect(Date.parse(TimeOfResolution)).not.toBeNaN();
    check(Items);
  };
const expectIds = (...expected: readonly string[]) =>
  expectItems((items) => expect(items.map(({ Id }) => Id)).toEqual(expected));

/** Creates streams that match the query: one that the view can use and others that it cannot. */
const createIneligibleStreams = async (world: World): Promise<void> => {
  const time = property('Time', 16, { IsKey: true });
  const types: Readonly<Record<string, readonly object[]>> = {
    Depth: [property('Depth', 14, { IsKey: true, Uom: 'meter' }), property('Flow', 14)],
    Compound: [...compoundIndex, property('Flow', 14)],
    Spans: [time, property('Run', 21), property('Runs', 221), property('Parts', 400)],
    Mixed: [time, property('Run', 21), property('Flow', 14)],
  };
  for (const [id, Properties] of Object.entries(types)) {
    await world.ok('POST', `/Types/${id}`, { Id: id, SdsTypeCode: 1, Properties });
    await createStream(world, `Pump${id}`, { TypeId: id });
  }
};

const pumpA = {
  Id: 'PumpA',
  Name: null,
  Description: null,
  TypeId: 'Pump',
  ResourceType: 'Stream',
  Tags: [],
  Metadata: [
    { Name: 'Area', Value: 'East', Description: null, TypeCode: 'String', Uom: null },
    { Name: 'Role', Value: 'Main', Description: null, TypeCode: 'String', Uom: null },
  ],
  DataItemFields: [
    { Id: 'Time', Name: null, TypeCode: 'DateTime', Uom: null, IsKey: true },
    { Id: 'Flow', Name: 'Flow rate', TypeCode: 'Double', Uom: 'cubic meter per second', IsKey: false },
    { Id: 'Level', Name: null, TypeCode: 'Int32', Uom: null, IsKey: false },
  ].map((field) => ({ StreamReferenceName: null, StreamId: null, ...field })),
  IneligibleDataItemFields: [],
};
const mapping = (more: Json): Json => ({
  TargetId: null,
  TargetStreamReferenceName: null,
  TargetFieldKey: null,
  TypeCode: 'Empty',
  Uom: null,
  SummaryType: 'None',
  SummaryDirection: null,
  FieldSetIndex: null,
  FieldIndex: null,
  ...more,
});
const flowMapping = (TargetId: string, more: Json = {}) =>
  mapping({
    TargetId,
    TargetFieldKey: 'Flow',
    TypeCode: 'Double',
    Uom: 'cubic meter per second',
    FieldSetIndex: 0,
    FieldIndex: 0,
    ...more,
  });
const emptyMapping = mapping({ FieldSetIndex: 0, FieldIndex: 0 });

export const resolvedParts = {
  listResolvedDataItems: [
    resolvedCase('returns items with properties, tags and metadata', 200, {
      path: itemsPath,
      check: expectAll(
        expectIds('PumpA', 'PumpB', 'PumpC'),
        expectItems(([first]) => expect(first).toEqual(pumpA)),
      ),
    }),
    resolvedCase('leaves out default values', 200, {
      ...nonVerbose,
      path: itemsPath,
      query: 'count=1',
      check: expectItems((items) =>
        expect(items).toMatchObject([
          { Id: 'PumpA', DataItemFields: [{ Id: 'Time', TypeCode: 'DateTime', IsKey: true }, {}, {}] },
        ]),
      ),
    }),
    resolvedCase('returns a page', 200, { path: itemsPath, query: 'skip=1&count=1', check: expectIds('PumpB') }),
    resolvedCase('accepts the identifier of the query in any case', 200, {
      path: { ...path, queryId: 'PUMPS' },
      query: 'count=1',
      check: expectIds('PumpA'),
    }),
    resolvedCase('leaves out items that the view cannot use and separates ineligible properties', 200, {
      path: itemsPath,
      prepare: createView(pumpsView, createIneligibleStreams),
      query: 'skip=3',
      check: expectItems(([mixed, ...others]) => {
        expect(others).toEqual([]);
        expect(mixed).toMatchObject({
          Id: 'PumpMixed',
          DataItemFields: [{ Id: 'Time' }, { Id: 'Flow' }],
          IneligibleDataItemFields: [{ Id: 'Run', TypeCode: 'TimeSpan' }],
        });
      }),
    }),
    resolvedCase('returns only objects that the caller can read', 200, {
      path: itemsPath,
      as: 'member',
      prepare: createView(pumpsView, async (world) => {
        const { contributor } = await roleIdsOf(world);
        await world.ok('PUT', '/Streams/PumpB/AccessControl', accessList(accessEntry(contributor, 1)));
      }),
      check: expectIds('PumpA', 'PumpC'),
    }),
    resolvedCase('returns cached items until a refresh', 200, {
      path: itemsPath,
      prepare: createView(pumpsView),
      async check(_response, world) {
        const itemsUrl = '/dataviews/Pumps/Resolved/DataItems/pumps';
        await createStream(world, 'PumpD', {});
        const counts = [];
        for (const cache of ['preserve', 'REFRESH', 'Preserve']) {
          const { Items } = (await world.ok('GET', `${itemsUrl}?cache=${cache}`)) as Page;
          counts.push(Items.length);
        }
        expect(counts).toEqual([3, 4, 4]);
      },
    }),
    resolvedCase('an unknown query', 404, { path: { ...path, queryId: 'tanks' }, check: expectReason('tanks') }),
    ...refusedCases({ path: itemsPath }),
  ],
  listResolvedIneligibleDataItems: [
    resolvedCase('returns items with another index, a compound index or no eligible property', 200, {
      path: itemsPath,
      prepare: createView(pumpsView, createIneligibleStreams),
      check: expectAll(
        expectIds('PumpCompound', 'PumpDepth', 'PumpSpans'),
        expectItems(([, depth]) => {
          expect(depth).toMatchObject({
            DataItemFields: [],
            IneligibleDataItemFields: [
              { Id: 'Depth', TypeCode: 'Double', Uom: 'meter', IsKey: true },
              { Id: 'Flow', IsKey: false },
            ],
          });
        }),
      ),
    }),
    resolvedCase('returns an empty list', 200, { path: itemsPath, check: expectIds() }),
    resolvedCase('an unknown query', 404, { path: { ...path, queryId: 'tanks' }, check: expectReason('tanks') }),
    ...refusedCases({ path: itemsPath }),
  ],
  listResolvedGroups: [
    resolvedCase('returns groups in the order of their rows', 200, {
      check: expectItems((items) => {
        expect(items).toMatchObject([
          {
            GroupingValues: [{ Value: 'East', TypeCode: 'String' }],
            DataItems: { pumps: [{ Id: 'PumpA' }, { Id: 'PumpB' }] },
          },
          { GroupingValues: [{ Value: 'West' }], DataItems: { pumps: [{ Id: 'PumpC' }] } },
        ]);
      }),
    }),
    resolvedCase('returns one group without grouping fields', 200, {
      ...nonVerbose,
      prepare: createView(pumpView()),
      check: expectItems((items) => {
        expect(items).toMatchObject([{ GroupingValues: [], DataItems: { pumps: [{}, {}, {}] } }]);
      }),
    }),
    ...refusedCases({}),
  ],
  listResolvedFieldMappings: [
    resolvedCase('returns the mappings of each group', 200, {
      check: expectItems((items) => {
        expect(items).toEqual([
          {
            Id: 'Timestamp',
            Label: 'Timestamp',
            FieldKind: 'IndexField',
            TypeCode: 'DateTime',
            Uom: null,
            SummaryType: null,
            SummaryDirection: null,
            DataMappings: [mapping({ TypeCode: 'DateTime' }), mapping({ TypeCode: 'DateTime' })],
          },
          {
            Id: 'Area',
            Label: 'Area',
            FieldKind: 'GroupingField',
            TypeCode: 'String',
            Uom: null,
            SummaryType: null,
            SummaryDirection: null,
            DataMappings: ['PumpA', 'PumpC'].map((TargetId) =>
              mapping({ TargetId, TargetFieldKey: 'Area', TypeCode: 'String', FieldIndex: 0 }),
            ),
          },
          {
            Id: 'Main Flow',
            Label: 'Main Flow',
            FieldKind: 'DataField',
            TypeCode: 'Double',
            Uom: 'cubic meter per second',
            SummaryType: 'None',
            SummaryDirection: null,
            DataMappings: [flowMapping('PumpA'), flowMapping('PumpC')],
          },
          {
            Id: 'Main Flow Uom',
            Label: 'Main Flow Uom',
            FieldKind: 'FieldUom',
            TypeCode: 'String',
            Uom: null,
            SummaryType: null,
            SummaryDirection: null,
            DataMappings: [flowMapping('PumpA', { TypeCode: 'String' }), flowMapping('PumpC', { TypeCode: 'String' })],
          },
          {
            Id: 'Spare Flow',
            Label: 'Spare Flow',
            FieldKind: 'DataField',
            TypeCode: 'Double',
            Uom: null,
            SummaryType: 'None',
            SummaryDirection: null,
            DataMappings: [flowMapping('PumpB'), emptyMapping],
          },
          expect.objectContaining({ Id: 'Spare Flow Uom', FieldKind: 'FieldUom' }),
        ]);
      }),
    }),
    resolvedCase('returns a mapping for each field of a group in the narrow shape', 200, {
      ...nonVerbose,
      prepare: createView({ ...pumpsView, Shape: 'Narrow' }),
      check: expectItems((items) => {
        expect(items.map(({ Id, FieldKind }) => [Id, FieldKind])).toEqual([
          ['Timestamp', 'IndexField'],
          ['Area', 'GroupingField'],
          ['Field', 'FieldId'],
          ['Value', 'DataField'],
          ['Uom', 'FieldUom'],
        ]);
        expect(items[3]).toMatchObject({ DataMappings: ['PumpA', 'PumpB', 'PumpC'].map((TargetId) => ({ TargetId })) });
      }),
    }),
    resolvedCase('returns a page', 200, { query: 'skip=2&count=1', check: expectIds('Main Flow') }),
    ...refusedCases({}),
  ],
  listResolvedAvailableFieldSets: [
    resolvedCase('returns fields that the view does not use, with labels', 200, {
      ...nonVerbose,
      prepare: createView(
        {
          ...pumpsView,
          Queries: [
            { Id: 'pumps', Value: 'Pump*' },
            { Id: 'none', Value: 'Nothing' },
          ],
        },
        (world) => world.ok('PUT', '/Streams/PumpA/Tags', ['wet', 'new']),
      ),
      check: expectItems((items) => {
        const field = (Source: string, Keys: readonly string[], label: string) => ({
          Source,
          Keys,
          StreamReferenceNames: [],
          Label: `{IdentifyingValue} ${label}`,
        });
        expect(items).toEqual([
          {
            QueryId: 'pumps',
            DataFields: [
              field('Id', [], 'Id'),
              field('Name', [], 'Name'),
              field('PropertyId', ['Level'], 'Level {Uom} {SummaryType}'),
              field('Metadata', ['Area'], 'Area {Uom}'),
              field('Metadata', ['Role'], 'Role {Uom}'),
              field('Tags', ['wet', 'new'], 'Tags'),
            ],
          },
        ]);
      }),
    }),
    resolvedCase('returns an empty list if the view uses all fields', 200, {
      prepare: createView(
        pumpView({
          DataFields: [
            flowField(),
            flowField({ Source: 4, Keys: ['Level'] }),
            { Source: 1, Label: 'i' },
            { Source: 2, Label: 'n' },
            { Source: 5, Keys: ['Area', 'x'], Label: 'a' },
            { Source: 5, Keys: ['Role'], Label: 'r' },
            flowField({ Keys: ['level'] }),
          ],
        }),
      ),
      check: expectItems((items) => expect(items).toEqual([])),
    }),
    ...refusedCases({}),
  ],
} satisfies Readonly<Record<string, readonly Case[]>>;
