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

/** Expects the entries of a map, without default values. */
const expectMap =
  (...entries: readonly Entry[]) =>
  ({ body }: Pick<ReadResponse, 'body'>) => {
    const Properties = entries.map(([SourceId, TargetId, Mode]) => ({
      ...(SourceId === null ? {} : { SourceId }),
      ...(TargetId === null ? {} : { TargetId }),
      ...(Mode === 0 ? {} : { Mode }),
    }));
    expect((body as Json)['Properties']).toEqual(Properties);
  };

/** Returns the case of a view from Simple to a target type, with or without explicit pairs. */
const mapCase = (name: string, TargetTypeId: TargetTypeId, pairs: Pairs, ...entries: readonly Entry[]): Case =>
  caseOnView(name, 200, {
    ...nonVerbose,
    prepare: async (world) => {
      await createTypes(TargetTypeId)(world);
      await world.ok('POST', '/StreamViews/View', { ...simple1View, TargetTypeId, Properties: propertyPairs(pairs) });
    },
    check: expectMap(...entries),
  });

/** Returns the case of a view between two types that have an index and these properties. */
const viewCase = (
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

/** Returns the case of a conversion from one type code to another. */
const conversionCase = (from: number, to: number, mode: number): Case =>
  viewCase(
    `type code ${String(from)} to ${String(to)} has Mode ${String(mode)}`,
    [property('V', from)],
    [property('V', to)],
    null,
    expectMap(['Time', 'Time', 0], ['V', 'V', mode]),
  );

const unchangedEntries: readonly Entry[] = [
  ['Time', 'Time', 0],
  ['State', 'State', 0],
];

export const getStreamViewMap: readonly Case[] = [
  mapCase('maps properties of the same type and position', 'Simple1', [], ...unchangedEntries, [
    'Measurement',
    'Value',
    4,
  ]),
  caseOnView('returns the whole map', 200, {
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
  mapCase('maps properties by name in another order', 'Simple2', [], ...unchangedEntries, [
    'Measurement',
    'Measurement',
    16,
  ]),
  mapCase(
    'does not map properties that differ in name and type',
    'Simple3',
    [],
    ...unchangedEntries,
    ['Measurement', null, 2],
    [null, 'Value', 1],
  ),
  mapCase(
    'maps explicit pairs with another name and type',
    'Simple3',
    [
      ['Time', 'Time'],
      ['State', 'State'],
      ['Measurement', 'Value'],
    ],
    ...unchangedEntries,
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
    'returns explicit pairs in the order of the view',
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
  mapCase('compares names without regard to case', 'Same', [], ...unchangedEntries, ['Measurement', 'measurement', 0]),
  mapCase(
    'does not map properties of another type by position',
    'Moved',
    [],
    ...unchangedEntries,
    ['Measurement', null, 2],
    [null, 'Value', 1],
  ),
  mapCase(
    'adds properties that only the target has',
    'Wide',
    [],
    ...unchangedEntries,
    ['Measurement', 'Measurement', 16],
    [null, 'Extra', 1],
  ),
  mapCase(
    'removes properties that only the source has',
    'Alone',
    [],
    ['Time', 'Time', 0],
    ['State', null, 2],
    ['Measurement', null, 2],
  ),
  mapCase('cannot convert a number to a string', 'Texts', [], ...unchangedEntries, ['Measurement', 'Measurement', 32]),
  mapCase('converts a number to a nullable one', 'Nullable', [], ...unchangedEntries, [
    'Measurement',
    'Measurement',
    16,
  ]),
  mapCase('converts an enum to another by number', 'Phases', [], ...unchangedEntries, [
    'Measurement',
    'Measurement',
    0,
  ]),
  mapCase(
    'cannot convert an enum to a number',
    'Swapped',
    [],
    ['Time', 'Time', 0],
    ['State', 'State', 32],
    ['Measurement', 'Measurement', 0],
  ),
  mapCase(
    'an explicit pair that cannot be converted',
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
  ).map(([from, to, mode]) => conversionCase(from, to, mode)),
  viewCase(
    'maps a nested view',
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
  viewCase(
    'cannot convert a nested type without a view',
    [nestedProperty('Inner', 'Inner1', [integerProperty('A')])],
    [nestedProperty('Inner', 'Inner2', [integerProperty('B')])],
    null,
    expectMap(['Time', 'Time', 0], ['Inner', 'Inner', 32]),
  ),
  caseOnView('returns default values', 200, {
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
  caseOnView('a member without the right Read', 403, { as: 'member', prepare: withoutRights(createView) }),
  ...notFoundCases(),
];
