// How grouping values divide items, and which items share columns (docs/behavior/data-views.md#groups,
// docs/behavior/data-views.md#aligned-items).
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { groupItems } from '../../../server/domain/data-views/groups.ts';
import { findSlots } from '../../../server/domain/data-views/slots.ts';
import { field, item, view } from './fixtures.ts';

const shown = (groups: ReturnType<typeof groupItems>) =>
  groups.map(({ values, items }) => [values, items.flat().map(({ id }) => id)]);
const areaAndUnit = [field('Metadata', ['Area']), field('Metadata', ['Unit'])];

describe('groups', () => {
  it('items without a value join all groups that have their other values', () => {
    const items = [
      item('G'),
      item('K1', { Area: 'East', Unit: '1' }),
      item('K2', { Area: 'East', Unit: '2' }),
      item('K3', { Area: 'West', Unit: '1' }),
      item('W-E', { Area: 'East' }),
      item('W-N', { Area: 'North' }),
      item('W-W', { Area: 'West' }),
    ];
    expect(shown(groupItems([items], areaAndUnit))).toEqual([
      [
        ['East', '1'],
        ['G', 'K1', 'W-E'],
      ],
      [
        ['East', '2'],
        ['G', 'K2', 'W-E'],
      ],
      [
        ['North', null],
        ['G', 'W-N'],
      ],
      [
        ['West', '1'],
        ['G', 'K3', 'W-W'],
      ],
    ]);
  });

  it('is one group without grouping fields, and none with grouping fields but no items', () => {
    expect(shown(groupItems([[]], []))).toEqual([[[], []]]);
    expect(groupItems([[]], areaAndUnit)).toEqual([]);
  });

  it('is one group of nulls when no item has a value', () => {
    expect(shown(groupItems([[item('a'), item('b')]], areaAndUnit))).toEqual([
      [
        [null, null],
        ['a', 'b'],
      ],
    ]);
  });

  it('are ordered without case, and differ by case', () => {
    const areas = ['b', 'A', 'a', 'C'];
    const items = areas.map((Area, place) => item(`i${place}`, { Area }));
    expect(groupItems([items], areaAndUnit.slice(0, 1)).map(({ values }) => values[0])).toEqual(['A', 'a', 'b', 'C']);
  });

  it('include items that only agree with a set of values that is no group', () => {
    const keys = ['a', 'b', 'c'];
    const items = [item('A', { b: '1' }), item('B', { a: '1', b: '2', c: '1' }), item('C', { a: '1', c: '1' })];
    const fields = keys.map((key) => field('Metadata', [key]));
    expect(shown(groupItems([items], fields))).toEqual([
      [
        ['1', '2', '1'],
        ['B', 'C'],
      ],
      [
        [null, '1', null],
        ['A', 'C'],
      ],
    ]);
  });

  it('include every item, and agree with all of their items', () => {
    const value = fc.constantFrom('1', '2', null);
    fc.assert(
      fc.property(fc.array(fc.tuple(value, value, value), { maxLength: 12 }), (vectors) => {
        const keys = ['a', 'b', 'c'];
        const items = vectors.map((vector, place) =>
          item(
            `i${place}`,
            Object.fromEntries(vector.flatMap((one, key) => (one === null ? [] : [[keys[key] ?? '', one]]))),
          ),
        );
        const groups = groupItems(
          [items],
          keys.map((key) => field('Metadata', [key])),
        );
        const placed = new Set(groups.flatMap((group) => group.items.flat()));
        expect(placed.size).toBe(items.length);
        for (const { values, items: some } of groups) {
          for (const { metadata } of some.flat()) {
            for (const [place, key] of keys.entries()) {
              expect([metadata[key] ?? values[place], null]).toContain(values[place]);
            }
          }
        }
      }),
    );
  });
});

describe('slots', () => {
  const east = { Area: 'East' };
  const items = [
    item('A', { ...east, Role: 'Main' }),
    item('B', { ...east, Role: 'Spare' }),
    item('C', { Area: 'West', Role: 'Main' }),
  ];
  const byArea = groupItems([items], areaAndUnit.slice(0, 1));
  const slots = (identifying: object | null, groups = byArea) => {
    const { DataFieldSets } = view({ DataFieldSets: [{ QueryId: 'q', IdentifyingField: identifying }] });
    const [set] = DataFieldSets;
    return set
      ? findSlots(set, groups, 0).map((slot) => [
          slot.identifyingValue,
          ...[...slot.items].map(([group, { id }]) => `${group}${id}`),
        ])
      : [];
  };

  it.each([
    [
      'aligns items of one identifying value',
      { Source: 'Metadata', Keys: ['Role'] },
      [
        ['Main', '0A', '1C'],
        ['Spare', '0B'],
      ],
    ],
    [
      'gives each item columns of its own without an identifying field',
      null,
      [
        ['', '0A'],
        ['', '0B'],
        ['', '1C'],
      ],
    ],
    [
      'counts items of one value in one group',
      { Source: 'Metadata', Keys: ['Area'] },
      [
        ['East', '0A'],
        ['East', '0B'],
        ['West', '1C'],
      ],
    ],
    [
      'takes no value for an empty one',
      { Source: 'Tags', Keys: ['none'] },
      [
        ['', '0A', '1C'],
        ['', '0B'],
      ],
    ],
  ] as const)('%s', (_name, identifying, expected) => {
    expect(slots(identifying)).toEqual(expected);
  });

  it('are shared when no group has more than one item', () => {
    const groups = groupItems([items.slice(1)], areaAndUnit.slice(0, 1));
    expect(slots(null, groups)).toEqual([['', '0B', '1C']]);
  });
});
