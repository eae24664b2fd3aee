// The maps of stream views (docs/behavior/stream-views.md#maps).
import { expect } from '@jest/globals';
import type { Case, ReadResponse } from '../support/cases.ts';
import { expectJson, expectMembers } from '../support/checks.ts';
import {
  timeProperty,
  integerProperty,
  nestedProperty,
  createType,
  createTypes,
  propertyPairs,
  simple1View,
  createView,
  caseOnView,
  notFoundCases,
  withoutRights,
  type Json,
  type Pairs,
  type TargetTypeId,
} from '../support/stream-views.ts';
import { nonVerbose, double, property } from '../support/streams.ts';

type Entry = readonly [source: string | null, target: string | null, mode: number];

/** Expects the entries of a map, members with defaults left out. */
const mapped =
  (...entries: readonly Entry[]) =>
  ({ body }: Pick<ReadResponse, 'body'>) => {
    const Properties = entries.map(([SourceId, TargetId, Mode]) => ({
      ...(SourceId === null ? {} : { SourceId }),
      ...(TargetId === null ? {} : { TargetId }),
      ...(Mode === 0 ? {} : { Mode }),
    }));
    expect((body as Json)['Properties']).toEqual(Properties);
  };

/** The map of a view from Simple to a target: automatic, or of some pairs. */
const mapCase = (name: string, TargetTypeId: TargetTypeId, pairs: Pairs, ...entries: readonly Entry[]): Case =>
  caseOnView(name, 200, {
    ...nonVerbose,
    prepare: async (world) => {
      await createTypes(TargetTypeId)(world);
      await world.ok('POST', '/StreamViews/View', { ...simple1View, TargetTypeId, Properties: propertyPairs(pairs) });
    },
    check: mapped(...entries),
  });

/** The map of a view from one type to another, both made of an index and some more properties. */
const between = (
  name: string,
  source: readonly unknown[],
  target: readonly unknown[],
  Properties: readonly object[] | null,
  check: NonNullable<Case['check']>,
): Case =>
  caseOnView(name, 200, {
    ...nonVerbose,
    prepare: async (world) => {
      await createType(world, 'From', [timeProperty, ...source]);
      await createType(world, 'To', [timeProperty, ...target]);
      await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'From', TargetTypeId: 'To', Properties });
    },
    check,
  });

/** What becomes of a value of one type code in another. */
const conversion = (from: number, to: number, mode: number): Case =>
  between(
    `type code ${String(from)} to ${String(to)} has Mode ${String(mode)}`,
    [property('V', from)],
    [property('V', to)],
    null,
    mapped(['Time', 'Time', 0], ['V', 'V', mode]),
  );

const kept: readonly Entry[] = [
  ['Time', 'Time', 0],
  ['State', 'State', 0],
];

export const getStreamViewMap: readonly Case[] = [
  mapCase('the same type at the same place', 'Simple1', [], ...kept, ['Measurement', 'Value', 4]),
  caseOnView('the whole body', 200, {
    ...nonVerbose,
    prepare: async (world) => {
      await createTypes('Simple1')(world);
      await world.ok('POST', '/StreamViews/View', simple1View);
    },
    check: expectJson({
      SourceTypeId: 'Simple',
      TargetTypeId: 'Simple1',
      Properties: [
        { SourceId: 'Time', TargetId: 'Time' },
        { SourceId: 'State', TargetId: 'State' },
        { SourceId: 'Measurement', TargetId: 'Value', Mode: 4 },
      ],
    }),
  }),
  mapCase('another order and number', 'Simple2', [], ...kept, ['Measurement', 'Measurement', 16]),
  mapCase('neither name nor type agrees', 'Simple3', [], ...kept, ['Measurement', null, 2], [null, 'Value', 1]),
  mapCase(
    'renamed and converted',
    'Simple3',
    [
      ['Time', 'Time'],
      ['State', 'State'],
      ['Measurement', 'Value'],
    ],
    ...kept,
    ['Measurement', 'Value', 20],
  ),
  mapCase(
    'maps only listed properties',
    'Simple3',
    [
      ['Time', 'Time'],
      ['Measurement', 'Value'],
    ],
    ['Time', 'Time', 0],
    ['Measurement', 'Value', 20],
    ['State', null, 2],
    [null, 'State', 1],
  ),
  mapCase(
    'listed pairs in the order of the view',
    'Simple1',
    [
      ['Measurement', 'Value'],
      ['Time', 'Time'],
    ],
    ['Measurement', 'Value', 4],
    ['Time', 'Time', 0],
    ['State', null, 2],
    [null, 'State', 1],
  ),
  mapCase('names in any case are the same', 'Same', [], ...kept, ['Measurement', 'measurement', 0]),
  mapCase('a place of another type is not taken', 'Moved', [], ...kept, ['Measurement', null, 2], [null, 'Value', 1]),
  mapCase(
    'what the target has more is added',
    'Wide',
    [],
    ...kept,
    ['Measurement', 'Measurement', 16],
    [null, 'Extra', 1],
  ),
  mapCase(
    'what the source has more is removed',
    'Alone',
    [],
    ['Time', 'Time', 0],
    ['State', null, 2],
    ['Measurement', null, 2],
  ),
  mapCase('a text cannot be made of a number', 'Texts', [], ...kept, ['Measurement', 'Measurement', 32]),
  mapCase('a nullable number', 'Nullable', [], ...kept, ['Measurement', 'Measurement', 16]),
  mapCase('one enum to another, by number', 'Phases', [], ...kept, ['Measurement', 'Measurement', 0]),
  mapCase(
    'no number is made of an enum',
    'Swapped',
    [],
    ['Time', 'Time', 0],
    ['State', 'State', 32],
    ['Measurement', 'Measurement', 0],
  ),
  mapCase(
    'a listed pair that cannot be converted',
    'Texts',
    [
      ['Time', 'Time'],
      ['State', 'Measurement'],
    ],
    ['Time', 'Time', 0],
    ['State', 'Measurement', 36],
    ['Measurement', null, 2],
    [null, 'State', 1],
  ),
  ...(
    [
      [14, 14, 0], // Double
      [18, 18, 0], // String
      [19, 19, 0], // Guid
      [9, 109, 16], // Int32 to nullable Int32
      [109, 9, 16],
      [13, 14, 16], // Single to Double
      [15, 11, 16], // Decimal to Int64
      [18, 14, 32], // String to Double
      [16, 20, 32], // DateTime to DateTimeOffset
      [3, 9, 32], // Boolean to Int32
    ] as const
  ).map(([from, to, mode]) => conversion(from, to, mode)),
  between(
    'a view inside a property',
    [nestedProperty('Inner', 'Inner1', [integerProperty('A'), integerProperty('B')])],
    [nestedProperty('Inner', 'Inner2', [property('A', double), integerProperty('C')])],
    [
      { SourceId: 'Time', TargetId: 'Time' },
      {
        SourceId: 'Inner',
        TargetId: 'Inner',
        SdsStreamView: {
          SourceTypeId: 'Inner1',
          TargetTypeId: 'Inner2',
          Properties: propertyPairs([
            ['A', 'A'],
            ['B', 'C'],
          ]),
        },
      },
    ],
    expectJson({
      SourceTypeId: 'From',
      TargetTypeId: 'To',
      Properties: [
        { SourceId: 'Time', TargetId: 'Time' },
        {
          SourceId: 'Inner',
          TargetId: 'Inner',
          StreamViewMap: {
            SourceTypeId: 'Inner1',
            TargetTypeId: 'Inner2',
            Properties: [
              { SourceId: 'A', TargetId: 'A', Mode: 16 },
              { SourceId: 'B', TargetId: 'C', Mode: 4 },
            ],
          },
        },
      ],
    }),
  ),
  between(
    'another nested type without a view for it',
    [nestedProperty('Inner', 'Inner1', [integerProperty('A')])],
    [nestedProperty('Inner', 'Inner2', [integerProperty('B')])],
    null,
    mapped(['Time', 'Time', 0], ['Inner', 'Inner', 32]),
  ),
  caseOnView('every member, with its default too', 200, {
    check: expectMembers({
      Properties: [
        { SourceId: 'Time', TargetId: 'Time', Mode: 0, StreamViewMap: null },
        { SourceId: 'Measurement', TargetId: 'Value', Mode: 4, StreamViewMap: null },
        { SourceId: 'State', TargetId: null, Mode: 2, StreamViewMap: null },
        { SourceId: null, TargetId: 'State', Mode: 1, StreamViewMap: null },
      ],
    }),
  }),
  caseOnView('an unknown verbosity', 400, { headers: { 'Accept-Verbosity': 'chatty' } }),
  caseOnView('no right to read the view', 403, { as: 'member', prepare: withoutRights(createView) }),
  ...notFoundCases(),
];
