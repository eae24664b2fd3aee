// The maps of stream views (docs/behavior/stream-views.md#maps).
import { expect } from '@jest/globals';
import type { Case, ReadResponse } from '../support/cases.ts';
import { json } from '../support/checks.ts';
import {
  time,
  integer,
  nested,
  type,
  types,
  properties,
  simple1,
  oneView,
  onView,
  has,
  nowhere,
  closed,
  type Json,
  type Pairs,
  type Target,
} from '../support/stream-views.ts';
import { brief, double, property } from '../support/streams.ts';

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
const map = (name: string, TargetTypeId: Target, pairs: Pairs, ...entries: readonly Entry[]): Case =>
  onView(name, 200, {
    ...brief,
    given: async (world) => {
      await types(TargetTypeId)(world);
      await world.ok('POST', '/StreamViews/View', { ...simple1, TargetTypeId, Properties: properties(pairs) });
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
  onView(name, 200, {
    ...brief,
    given: async (world) => {
      await type(world, 'From', [time, ...source]);
      await type(world, 'To', [time, ...target]);
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
  map('the same type at the same place', 'Simple1', [], ...kept, ['Measurement', 'Value', 4]),
  onView('the whole body', 200, {
    ...brief,
    given: async (world) => {
      await types('Simple1')(world);
      await world.ok('POST', '/StreamViews/View', simple1);
    },
    check: json({
      SourceTypeId: 'Simple',
      TargetTypeId: 'Simple1',
      Properties: [
        { SourceId: 'Time', TargetId: 'Time' },
        { SourceId: 'State', TargetId: 'State' },
        { SourceId: 'Measurement', TargetId: 'Value', Mode: 4 },
      ],
    }),
  }),
  map('another order and number', 'Simple2', [], ...kept, ['Measurement', 'Measurement', 16]),
  map('neither name nor type agrees', 'Simple3', [], ...kept, ['Measurement', null, 2], [null, 'Value', 1]),
  map(
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
  map(
    'only what is listed',
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
  map(
    'listed pairs in the order given',
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
  map('names in any case are the same', 'Same', [], ...kept, ['Measurement', 'measurement', 0]),
  map('a place of another type is not taken', 'Moved', [], ...kept, ['Measurement', null, 2], [null, 'Value', 1]),
  map('what the target has more is added', 'Wide', [], ...kept, ['Measurement', 'Measurement', 16], [null, 'Extra', 1]),
  map(
    'what the source has more is removed',
    'Alone',
    [],
    ['Time', 'Time', 0],
    ['State', null, 2],
    ['Measurement', null, 2],
  ),
  map('a text cannot be made of a number', 'Texts', [], ...kept, ['Measurement', 'Measurement', 32]),
  map('a number that may be null', 'Nullable', [], ...kept, ['Measurement', 'Measurement', 16]),
  map('one enum to another, by number', 'Phases', [], ...kept, ['Measurement', 'Measurement', 0]),
  map(
    'no number is made of an enum',
    'Swapped',
    [],
    ['Time', 'Time', 0],
    ['State', 'State', 32],
    ['Measurement', 'Measurement', 0],
  ),
  map(
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
    [nested('Inner', 'Inner1', [integer('A'), integer('B')])],
    [nested('Inner', 'Inner2', [property('A', double), integer('C')])],
    [
      { SourceId: 'Time', TargetId: 'Time' },
      {
        SourceId: 'Inner',
        TargetId: 'Inner',
        SdsStreamView: {
          SourceTypeId: 'Inner1',
          TargetTypeId: 'Inner2',
          Properties: properties([
            ['A', 'A'],
            ['B', 'C'],
          ]),
        },
      },
    ],
    json({
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
    [nested('Inner', 'Inner1', [integer('A')])],
    [nested('Inner', 'Inner2', [integer('B')])],
    null,
    mapped(['Time', 'Time', 0], ['Inner', 'Inner', 32]),
  ),
  onView('every member, with its default too', 200, {
    check: has({
      Properties: [
        { SourceId: 'Time', TargetId: 'Time', Mode: 0, StreamViewMap: null },
        { SourceId: 'Measurement', TargetId: 'Value', Mode: 4, StreamViewMap: null },
        { SourceId: 'State', TargetId: null, Mode: 2, StreamViewMap: null },
        { SourceId: null, TargetId: 'State', Mode: 1, StreamViewMap: null },
      ],
    }),
  }),
  onView('a verbosity that there is not', 400, { headers: { 'Accept-Verbosity': 'chatty' } }),
  onView('no right to read the view', 403, { as: 'member', given: closed(oneView) }),
  ...nowhere(),
];
