// The fields that a data view does not show yet (docs/behavior/data-views.md#resolved-parts).
import { describe, expect, it } from '@jest/globals';
import { availableFieldSets } from '../../../server/domain/data-views/available-fields.ts';
import type { DataItem } from '../../../server/domain/data-views/items.ts';
import { resolveDataView } from '../../../server/domain/data-views/resolved.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { home, item, view } from './fixtures.ts';

/** An item whose type has a key, and properties with these codes. */
function itemWith(
  id: string,
  codes: Readonly<Record<string, number>>,
  metadata = {},
  tags: readonly string[] = [],
): DataItem {
  const plain = item(id, metadata, tags);
  const [key] = plain.itemType.properties;
  const own = Object.entries(codes).map(([name, code]) => ({ id: name, name: null, code, uom: null, isKey: false }));
  return { ...plain, itemType: { ...plain.itemType, properties: [...(key ? [key] : []), ...own] } };
}

const items = [
  itemWith('a', { Flow: TypeCode.Double, Parts: TypeCode.Object }, { Area: 'East' }, ['Main', 'Old']),
  itemWith('b', { flow: TypeCode.Double, State: TypeCode.String }, { Area: 'West', Zone: '1' }, ['Old', 'Spare']),
];

/** Returns the available fields of the first query: source, keys and label. */
const available = (shown: readonly object[] | undefined, found: readonly DataItem[] = items, more: object = {}) => {
  const DataFieldSets = shown === undefined ? [] : [{ QueryId: 'Q', DataFields: shown }];
  return availableFieldSets(resolveDataView(view({ DataFieldSets, ...more }), [found], home));
};
const fieldsOf = (...parameters: Parameters<typeof available>) =>
  available(...parameters).flatMap(({ DataFields }) =>
    DataFields.map(({ Source, Keys, Label }) => [Source, Keys.join(','), Label]),
  );

const id = [1, '', '{IdentifyingValue} Id'];
const name = [2, '', '{IdentifyingValue} Name'];
const flow = [3, 'flow', '{IdentifyingValue} flow {Uom} {SummaryType}'];
const state = [3, 'State', '{IdentifyingValue} State {Uom} {SummaryType}'];
const area = [5, 'Area', '{IdentifyingValue} Area {Uom}'];
const zone = [5, 'Zone', '{IdentifyingValue} Zone {Uom}'];
const tags = [6, 'Main,Old,Spare', '{IdentifyingValue} Tags'];

describe('the available fields', () => {
  it('are all fields of all items, each once, without keys and properties that data views cannot show', () => {
    expect(fieldsOf(undefined)).toEqual([id, name, flow, state, area, zone, tags]);
  });

  it('have no summary, no unit and no identifying field', () => {
    const [set] = available(undefined);
    expect(set).toMatchObject({ QueryId: 'q', IdentifyingField: null });
    expect(set?.DataFields[0]).toEqual({
      Source: 1,
      Keys: [],
      StreamReferenceNames: [],
      Label: '{IdentifyingValue} Id',
      SummaryType: 0,
      SummaryDirection: null,
      IncludeUom: false,
    });
  });

  it.each<[string, object, readonly unknown[]]>([
    ['the identifier', { Source: 'Id' }, [name, flow, state, area, zone, tags]],
    ['the name', { Source: 'Name' }, [id, flow, state, area, zone, tags]],
    ['a property, in any case', { Source: 'PropertyId', Keys: ['FLOW'] }, [id, name, state, area, zone, tags]],
    ['a property by its name', { Source: 'PropertyName', Keys: ['x', 'State'] }, [id, name, flow, area, zone, tags]],
    ['a metadata key', { Source: 'Metadata', Keys: ['Area'] }, [id, name, flow, state, zone, tags]],
    [
      'a metadata key in another case',
      { Source: 'Metadata', Keys: ['area'] },
      [id, name, flow, state, area, zone, tags],
    ],
    [
      'some of the tags',
      { Source: 'Tags', Keys: ['Old', 'Main'] },
      [id, name, flow, state, area, zone, [6, 'Spare', '{IdentifyingValue} Tags']],
    ],
    ['all tags', { Source: 'Tags', Keys: ['Main', 'Old', 'Spare'] }, [id, name, flow, state, area, zone]],
    ['a key of another source', { Source: 'Metadata', Keys: ['State'] }, [id, name, flow, state, area, zone, tags]],
  ])('do not include %s if the view shows it', (_, field, expected) => {
    expect(fieldsOf([{ Label: 'x', ...field }])).toEqual(expected);
  });

  it('have no tags if no item has tags', () => {
    expect(fieldsOf(undefined, [itemWith('a', { Flow: TypeCode.Double })])).toEqual([
      id,
      name,
      [3, 'Flow', '{IdentifyingValue} Flow {Uom} {SummaryType}'],
    ]);
  });

  it('are none for a query without items, and for one whose fields are all shown', () => {
    expect(available(undefined, [])).toEqual([]);
    expect(available(undefined, items, { IndexTypeCode: 'Int32' })).toEqual([]);
    const shown = ['Id', 'Name'].map((Source) => ({ Source, Label: 'x' }));
    const keyed = { Source: 'PropertyId', Keys: ['Flow'], Label: 'x' };
    expect(available([...shown, keyed], [itemWith('a', { Flow: TypeCode.Double })])).toEqual([]);
  });

  it('ignore what the field sets of other queries show', () => {
    const Queries = ['q', 'r'].map((Id) => ({ Id, Value: '*' }));
    const DataFieldSets = [{ QueryId: 'r', DataFields: [{ Source: 'Id', Label: 'x' }] }];
    const resolved = resolveDataView(view({ Queries, DataFieldSets }), [items, items], home);
    expect(availableFieldSets(resolved).map(({ QueryId, DataFields }) => [QueryId, DataFields.length])).toEqual([
      ['q', 7],
      ['r', 6],
    ]);
  });
});
