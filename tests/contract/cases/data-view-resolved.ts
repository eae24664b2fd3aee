// What stored data views resolve to (docs/behavior/data-views.md#resolved-parts).
import { expect } from '@jest/globals';
import { accessEntry, accessList, roleIdsOf } from '../support/access.ts';
import type { Case, World } from '../support/cases.ts';
import { expectAll, expectReason } from '../support/checks.ts';
import { byArea, byRole, flowField, createStream, pumpView, createPumpsAnd, type Json } from '../support/data-views.ts';
import { nonVerbose, compoundIndex, property } from '../support/streams.ts';

type Rest = Omit<Case, 'name' | 'status'>;

const path = { dataViewId: 'Pumps' };
const itemsPath = { ...path, queryId: 'pumps' };
const view = pumpView({ ...byArea, ...byRole, DataFields: [flowField({ IncludeUom: true })] });
const stored = (body: Json, more: (world: World) => Promise<unknown> = () => Promise.resolve()) =>
  createPumpsAnd(async (world) => {
    await more(world);
    await world.ok('POST', '/dataviews/Pumps', body);
  });
const resolvedCase = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path,
  prepare: stored(view),
  ...rest,
});
const lacking = (rest: Rest): readonly Case[] => [
  resolvedCase('the stranger lacks Read', 403, { ...rest, as: 'stranger', check: expectReason('Read') }),
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
const items =
  (check: (items: readonly Json[]) => void): NonNullable<Case['check']> =>
  ({ body }) => {
    const { TimeOfResolution, Items } = body as Page;
    expect(Date.parse(TimeOfResolution)).not.toBeNaN();
    check(Items);
  };
const idsOf = (...expected: readonly string[]) => items((found) => expect(found.map(({ Id }) => Id)).toEqual(expected));

/** Streams that match but that the view cannot use, beside one that it can. */
const misfits = async (world: World): Promise<void> => {
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
  ].map((one) => ({ StreamReferenceName: null, StreamId: null, ...one })),
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
const flowOf = (TargetId: string, more: Json = {}) =>
  mapping({
    TargetId,
    TargetFieldKey: 'Flow',
    TypeCode: 'Double',
    Uom: 'cubic meter per second',
    FieldSetIndex: 0,
    FieldIndex: 0,
    ...more,
  });
const noFlow = mapping({ FieldSetIndex: 0, FieldIndex: 0 });

export const resolvedParts = {
  listResolvedDataItems: [
    resolvedCase('with properties, tags and metadata', 200, {
      path: itemsPath,
      check: expectAll(
        idsOf('PumpA', 'PumpB', 'PumpC'),
        items(([first]) => expect(first).toEqual(pumpA)),
      ),
    }),
    resolvedCase('default values left out', 200, {
      ...nonVerbose,
      path: itemsPath,
      query: 'count=1',
      check: items((found) =>
        expect(found).toMatchObject([
          { Id: 'PumpA', DataItemFields: [{ Id: 'Time', TypeCode: 'DateTime', IsKey: true }, {}, {}] },
        ]),
      ),
    }),
    resolvedCase('one page', 200, { path: itemsPath, query: 'skip=1&count=1', check: idsOf('PumpB') }),
    resolvedCase('the identifier of the query in any case', 200, {
      path: { ...path, queryId: 'PUMPS' },
      query: 'count=1',
      check: idsOf('PumpA'),
    }),
    resolvedCase('not those that the view cannot use; properties apart that it cannot show', 200, {
      path: itemsPath,
      prepare: stored(view, misfits),
      query: 'skip=3',
      check: items(([mixed, ...others]) => {
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
      prepare: stored(view, async (world) => {
        const { contributor } = await roleIdsOf(world);
        await world.ok('PUT', '/Streams/PumpB/AccessControl', accessList(accessEntry(contributor, 1)));
      }),
      check: idsOf('PumpA', 'PumpC'),
    }),
    resolvedCase('what was found before, unless it is asked for again', 200, {
      path: itemsPath,
      prepare: stored(view),
      async check(_response, world) {
        const at = '/dataviews/Pumps/Resolved/DataItems/pumps';
        await createStream(world, 'PumpD', {});
        const counts = [];
        for (const cache of ['preserve', 'REFRESH', 'Preserve']) {
          const { Items } = (await world.ok('GET', `${at}?cache=${cache}`)) as Page;
          counts.push(Items.length);
        }
        expect(counts).toEqual([3, 4, 4]);
      },
    }),
    resolvedCase('an unknown query', 404, { path: { ...path, queryId: 'tanks' }, check: expectReason('tanks') }),
    ...lacking({ path: itemsPath }),
  ],
  listResolvedIneligibleDataItems: [
    resolvedCase('another index, a compound one, nothing to show', 200, {
      path: itemsPath,
      prepare: stored(view, misfits),
      check: expectAll(
        idsOf('PumpCompound', 'PumpDepth', 'PumpSpans'),
        items(([, depth]) => {
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
    resolvedCase('none', 200, { path: itemsPath, check: idsOf() }),
    resolvedCase('an unknown query', 404, { path: { ...path, queryId: 'tanks' }, check: expectReason('tanks') }),
    ...lacking({ path: itemsPath }),
  ],
  listResolvedGroups: [
    resolvedCase('in the order of their rows', 200, {
      check: items((found) => {
        expect(found).toMatchObject([
          {
            GroupingValues: [{ Value: 'East', TypeCode: 'String' }],
            DataItems: { pumps: [{ Id: 'PumpA' }, { Id: 'PumpB' }] },
          },
          { GroupingValues: [{ Value: 'West' }], DataItems: { pumps: [{ Id: 'PumpC' }] } },
        ]);
      }),
    }),
    resolvedCase('one without grouping fields', 200, {
      ...nonVerbose,
      prepare: stored(pumpView()),
      check: items((found) => {
        expect(found).toMatchObject([{ GroupingValues: [], DataItems: { pumps: [{}, {}, {}] } }]);
      }),
    }),
    ...lacking({}),
  ],
  listResolvedFieldMappings: [
    resolvedCase('group by group', 200, {
      check: items((found) => {
        expect(found).toEqual([
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
            DataMappings: [flowOf('PumpA'), flowOf('PumpC')],
          },
          {
            Id: 'Main Flow Uom',
            Label: 'Main Flow Uom',
            FieldKind: 'FieldUom',
            TypeCode: 'String',
            Uom: null,
            SummaryType: null,
            SummaryDirection: null,
            DataMappings: [flowOf('PumpA', { TypeCode: 'String' }), flowOf('PumpC', { TypeCode: 'String' })],
          },
          {
            Id: 'Spare Flow',
            Label: 'Spare Flow',
            FieldKind: 'DataField',
            TypeCode: 'Double',
            Uom: null,
            SummaryType: 'None',
            SummaryDirection: null,
            DataMappings: [flowOf('PumpB'), noFlow],
          },
          expect.objectContaining({ Id: 'Spare Flow Uom', FieldKind: 'FieldUom' }),
        ]);
      }),
    }),
    resolvedCase('of the narrow shape: a mapping for each field that a group has', 200, {
      ...nonVerbose,
      prepare: stored({ ...view, Shape: 'Narrow' }),
      check: items((found) => {
        expect(found.map(({ Id, FieldKind }) => [Id, FieldKind])).toEqual([
          ['Timestamp', 'IndexField'],
          ['Area', 'GroupingField'],
          ['Field', 'FieldId'],
          ['Value', 'DataField'],
          ['Uom', 'FieldUom'],
        ]);
        expect(found[3]).toMatchObject({ DataMappings: ['PumpA', 'PumpB', 'PumpC'].map((TargetId) => ({ TargetId })) });
      }),
    }),
    resolvedCase('one page', 200, { query: 'skip=2&count=1', check: idsOf('Main Flow') }),
    ...lacking({}),
  ],
  listResolvedAvailableFieldSets: [
    resolvedCase('what the view does not show, with labels to use', 200, {
      ...nonVerbose,
      prepare: stored(
        {
          ...view,
          Queries: [
            { Id: 'pumps', Value: 'Pump*' },
            { Id: 'none', Value: 'Nothing' },
          ],
        },
        (world) => world.ok('PUT', '/Streams/PumpA/Tags', ['wet', 'new']),
      ),
      check: items((found) => {
        const field = (Source: string, Keys: readonly string[], label: string) => ({
          Source,
          Keys,
          StreamReferenceNames: [],
          Label: `{IdentifyingValue} ${label}`,
        });
        expect(found).toEqual([
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
    resolvedCase('nothing is left', 200, {
      prepare: stored(
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
      check: items((found) => expect(found).toEqual([])),
    }),
    ...lacking({}),
  ],
} satisfies Readonly<Record<string, readonly Case[]>>;
