// Labels, identifiers and types of columns (docs/behavior/data-views.md#columns).
import { describe, expect, it } from '@jest/globals';
import { groupMapping } from '../../../server/domain/data-views/columns.ts';
import type { DataItem, Unit } from '../../../server/domain/data-views/items.ts';
import { uniqueColumnIds, fillLabel } from '../../../server/domain/data-views/labels.ts';
import { resolveDataView } from '../../../server/domain/data-views/resolved.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { field, home, item, view } from './fixtures.ts';

describe('labels', () => {
  const context = { identifyingValue: 'Main', queryId: 'q', uom: 'm3/s', origin: home };
  it.each([
    [' {IdentifyingValue} {Key} {Uom} ', 'Main Flow m3/s'],
    ['{DistinguisherValue}-{FirstKey}', 'Main-Flow'],
    ['{QueryId} {StreamReferenceName} {SummaryType}{SummaryDirection}x', 'q  x'],
    ['{TenantId}{TenantName}{NamespaceId}{NamespaceDescription}{CommunityId}', 'TNorthwinddemoWaterworks'],
    ['{Something} {Key', '{Key'],
    ['{DefaultIndexName}', ''],
  ])('%j is %j', (label, expected) => {
    expect(fillLabel(field('PropertyId', ['Flow', 'Other'], label), context)).toBe(expected);
  });
});

describe('names of columns', () => {
  it.each([
    [
      ['Timestamp', 'Main Flow', 'Spare Flow'],
      ['Timestamp', 'Main Flow', 'Spare Flow'],
    ],
    [
      ['Timestamp', 'Area', 'Flow', 'Flow'],
      ['Timestamp.0', 'Area.1', 'Flow.2', 'Flow.3'],
    ],
  ])('%j', (labels, expected) => {
    expect(uniqueColumnIds(labels)).toEqual(expected);
  });
});

describe('resolveDataView', () => {
  const items = [item('b', { Area: 'West' }), item('A', { Area: 'East' })];
  const body = (DataFields: readonly object[], more: object = {}) =>
    view({ DataFieldSets: [{ QueryId: 'Q', IdentifyingField: { Source: 'Id' }, DataFields }], ...more });
  const flow = { Source: 'PropertyId', Keys: ['Flow'], Label: '{IdentifyingValue}', IncludeUom: true };
  const columns = (of: ReturnType<typeof view>) =>
    resolveDataView(of, [items], home).columns.map(({ id, role, code }) => [id, role, code]);

  it('has the items in order, each with all of its fields', () => {
    expect(columns(body([flow, { Source: 'Name', Label: '{IdentifyingValue} name' }]))).toEqual([
      ['Timestamp', 'index', 16],
      ['A', 'field', 14],
      ['A Uom', 'uom', 18],
      ['A name', 'field', 18],
      ['b', 'field', 14],
      ['b Uom', 'uom', 18],
      ['b name', 'field', 18],
    ]);
  });

  it('keeps the names of the narrow shape when another column has the same name', () => {
    const GroupingFields = [{ Source: 'Metadata', Keys: ['Area'], Label: 'Value' }];
    expect(columns(body([flow], { Shape: 1, GroupingFields })).map(([id]) => id)).toEqual([
      'Timestamp.0',
      'Value.1',
      'Field',
      'Value',
      'Uom',
    ]);
  });

  it('excludes items with another index', () => {
    const { found } = resolveDataView(body([flow], { IndexTypeCode: 'Double' }), [items], home);
    expect(found.map(({ usable, ineligible }) => [usable.length, ineligible.length])).toEqual([[0, 2]]);
  });

  it('refuses more than 1000 columns, and in the narrow shape more than 100000 fields', () => {
    const many = Array.from({ length: 500 }, () => flow);
    expect(() => columns(body(many))).toThrow('DataFieldSets');
    expect(columns(body(many, { Shape: 1 })).length).toBe(4);
  });
});

const meter: Unit = { id: 'meter', abbreviation: 'm' };
const { Double, Int32, String: text, Empty } = TypeCode;

/** An item of an area, with properties of a code and a unit. */
function areaItem(Area: string, properties: Readonly<Record<string, readonly [code: number, uom?: Unit]>>): DataItem {
  const plain = item(`item ${Area}`, { Area });
  const [key] = plain.itemType.properties;
  const own = Object.entries(properties).map(([id, [code, uom = null]]) => ({ id, name: id, code, uom, isKey: false }));
  return { ...plain, itemType: { ...plain.itemType, properties: [...(key ? [key] : []), ...own] } };
}

const byArea = { GroupingFields: [{ Source: 'Metadata', Keys: ['Area'], Label: 'Area' }] };
const propertyField = (key: string, more: object = {}) => ({ Source: 'PropertyId', Keys: [key], Label: key, ...more });
const withFields = (DataFields: readonly object[], more: object = {}) =>
  view({ DataFieldSets: [{ QueryId: 'q', DataFields }], ...more });
const columnsOf = (of: ReturnType<typeof view>, items: readonly DataItem[]) =>
  resolveDataView(of, [items], home).columns.map(({ label, role, code, uom, grouping }) => [
    label,
    role,
    code,
    uom,
    grouping,
  ]);

describe('the columns', () => {
  it('of grouping fields come after the index, each with its unit', () => {
    const GroupingFields = [
      { Source: 'Metadata', Keys: ['Area'], Label: ' {NamespaceDescription} area ', IncludeUom: true },
      { Source: 'Id', Label: 'Id' },
    ];
    const IndexField = { Label: '{TenantName} {DefaultIndexName}' };
    expect(columnsOf(view({ GroupingFields, IndexField }), [])).toEqual([
      ['Northwind Timestamp', 'index', TypeCode.DateTime, null, null],
      ['Waterworks area', 'grouping', text, null, 0],
      ['Waterworks area Uom', 'uom', text, null, 0],
      ['Id', 'grouping', text, null, 1],
    ]);
  });

  it.each<[string, readonly DataItem[], readonly unknown[]]>([
    [
      'the unit that all groups share',
      [areaItem('A', { V: [Double, meter] }), areaItem('B', { V: [Double, meter] })],
      ['V m', 'field', Double, 'meter', null],
    ],
    [
      'no unit if groups have different ones',
      [areaItem('A', { V: [Double, meter] }), areaItem('B', { V: [Double, { id: 'foot', abbreviation: 'ft' }] })],
      ['V', 'field', Double, null, null],
    ],
    [
      'no unit if a group has none',
      [areaItem('A', { V: [Double, meter] }), areaItem('B', { V: [Double] })],
      ['V', 'field', Double, null, null],
    ],
    [
      'no unit if a group has no such values',
      [areaItem('A', { V: [Double, meter] }), areaItem('B', { W: [Double] })],
      ['V', 'field', Double, null, null],
    ],
    [
      'the type of the first group with values',
      [areaItem('A', { W: [text] }), areaItem('B', { V: [Int32] }), areaItem('C', { V: [Double] })],
      ['V', 'field', Int32, null, null],
    ],
    ['no type without values', [areaItem('A', { W: [text] })], ['V', 'field', Empty, null, null]],
    ['no unit without a unit', [areaItem('A', { V: [Double] })], ['V', 'field', Double, null, null]],
  ])('of data fields have %s', (_, items, expected) => {
    const columns = columnsOf(withFields([propertyField('V', { Label: 'V {Uom}' })], byArea), items);
    expect(columns.at(-1)).toEqual(expected);
  });

  it('have no unit if a group has no item for them', () => {
    const items = [areaItem('A', { V: [Double, meter] }), areaItem('B', { V: [Double, meter] })];
    const [first] = items;
    const tagged = items.map((one) => ({
      ...one,
      metadata: { ...one.metadata, ...(one === first ? { Role: 'x' } : {}) },
    }));
    const DataFieldSets = [
      {
        QueryId: 'q',
        IdentifyingField: { Source: 'Metadata', Keys: ['Role'] },
        DataFields: [propertyField('V', { Label: '{QueryId} {IdentifyingValue} {NamespaceId} {Uom}' })],
      },
    ];
    expect(columnsOf(view({ DataFieldSets, ...byArea }), tagged).slice(2)).toEqual([
      ['q x demo', 'field', Double, null, null],
      ['q  demo', 'field', Double, null, null],
    ]);
  });

  it('have the values of the item of each group', () => {
    const items = [areaItem('A', { W: [Int32] }), areaItem('B', { V: [Double] })];
    const [dataField] = resolveDataView(withFields([propertyField('V')], byArea), [items], home).dataFields;
    const mappings = [0, 1, 2].map((group) => dataField && groupMapping(dataField, group));
    expect(mappings).toEqual([null, expect.objectContaining({ item: items[1], code: Double, position: 1 }), null]);
  });

  it('have the data fields of their own query', () => {
    const DataFieldSets = ['r', 'q'].map((QueryId) => ({ QueryId, DataFields: [propertyField('V')] }));
    const Queries = ['q', 'r'].map((Id) => ({ Id, Value: '*' }));
    const found = [[areaItem('A', { V: [Double] })], [areaItem('B', { V: [Int32] })]];
    const { columns, dataFields } = resolveDataView(view({ Queries, DataFieldSets }), found, home);
    expect(columns.map(({ id, code }) => [id, code])).toEqual([
      ['Timestamp.0', TypeCode.DateTime],
      ['V.1', Int32],
      ['V.2', Double],
    ]);
    expect(dataFields.map(({ fieldSet, position, firstGroup }) => [fieldSet, position, firstGroup])).toEqual([
      [0, 0, 0],
      [1, 0, 0],
    ]);
  });
});

describe('the columns of the narrow shape', () => {
  const narrow = (DataFields: readonly object[]) => withFields(DataFields, { ...byArea, Shape: 'Narrow' });
  const items = [areaItem('A', { W: [text], X: [Int32] }), areaItem('B', { V: [Double], W: [text] })];

  it.each([
    ['of the first group', ['V', 'W'], text],
    ['of the first group, although another field comes first', ['V', 'X'], Int32],
    ['of the first field with values in the group', ['W', 'X'], text],
    ['of the first field with values in the group, in the other order', ['X', 'W'], Int32],
    ['of a later group', ['None', 'V'], Double],
    ['Empty without values', ['None'], Empty],
    ['Empty without fields', [], Empty],
  ])('have the type of the values %s', (_, keys, code) => {
    const columns = columnsOf(narrow(keys.map((key) => propertyField(key))), items);
    expect(columns).toEqual([
      ['Timestamp', 'index', TypeCode.DateTime, null, null],
      ['Area', 'grouping', text, null, 0],
      ['Field', 'fieldName', text, null, null],
      ['Value', 'field', code, null, null],
    ]);
  });

  it('have a unit if any field has one', () => {
    const fields = [propertyField('V'), propertyField('W', { IncludeUom: true }), propertyField('X')];
    const DataFieldSets = [fields, [propertyField('V')]].map((DataFields) => ({ QueryId: 'q', DataFields }));
    const columns = columnsOf(view({ DataFieldSets, Shape: 'Narrow' }), items);
    expect(columns.at(-1)).toEqual(['Uom', 'uom', text, null, null]);
    expect(columns).toHaveLength(4);
  });
});

describe('the limits', () => {
  const fields = (count: number) => Array.from({ length: count }, () => propertyField('V'));
  const one = [areaItem('A', { V: [Double] })];
  const tooMany = (max: number) =>
    expect.objectContaining({
      subject: 'DataFieldSets',
      message: `DataFieldSets must not produce more than ${max} columns.`,
    });

  it('of columns include the index', () => {
    expect(columnsOf(withFields(fields(999)), one)).toHaveLength(1000);
    expect(() => columnsOf(withFields(fields(1000)), one)).toThrow(tooMany(1000));
    expect(() => columnsOf(withFields(fields(500).map((field) => ({ ...field, IncludeUom: true }))), one)).toThrow(
      tooMany(1000),
    );
  });

  it('of columns count all field sets and all items with columns of their own', () => {
    const items = Array.from({ length: 3 }, (_, i) => item(`i${i}`));
    const sets = (...counts: readonly number[]) =>
      view({
        DataFieldSets: counts.map((count) => ({
          QueryId: 'q',
          DataFields: fields(count),
          IdentifyingField: { Source: 'Id' },
        })),
      });
    expect(columnsOf(sets(300, 33), items)).toHaveLength(1000);
    expect(() => columnsOf(sets(300, 34), items)).toThrow(tooMany(1000));
    expect(() => columnsOf(sets(334), items)).toThrow(tooMany(1000));
  });

  it('of the narrow shape are higher', () => {
    expect(columnsOf(withFields(fields(1100), { Shape: 'Narrow' }), one)).toHaveLength(3);
    const items = Array.from({ length: 1001 }, (_, i) => item(`i${i}`));
    expect(() => columnsOf(withFields(fields(100), { Shape: 'Narrow' }), items)).toThrow(tooMany(100_000));
  });

  const lookups = (of: ReturnType<typeof view>, items: readonly DataItem[], limit: number) =>
    resolveDataView(of, [items], home, { lookups: limit });
  const set = {
    QueryId: 'q',
    DataFields: [propertyField('V', { Keys: ['V', 'W'] }), { Source: 'Name', Label: 'Name' }],
    IdentifyingField: { Source: 'Id' },
  };
  const two = [item('a', { Area: 'A' }), item('b', { Area: 'B' })];
  const four = ['A', 'B', 'C', 'D'].map((Area) => item(Area, { Area }));
  const named = { QueryId: 'q', DataFields: [{ Source: 'Name', Label: 'x' }], IdentifyingField: { Source: 'Id' } };

  it.each([
    ['every key of every field in every item', view({ DataFieldSets: [set] }), two, 8],
    ['the items of all groups', view({ DataFieldSets: [set], ...byArea }), two, 8],
    ['all field sets', view({ DataFieldSets: [set, set] }), two, 16],
    ['the fields of each group in the narrow shape', view({ DataFieldSets: [named], ...byArea, Shape: 1 }), four, 16],
    ['the fields only once in the standard shape', view({ DataFieldSets: [named], ...byArea }), four, 8],
  ])('of lookups count %s', (_, of, items, count) => {
    expect(lookups(of, items, count).columns.length).toBeGreaterThan(1);
    expect(() => lookups(of, items, count - 1)).toThrow(
      `DataFieldSets must not look up more than ${count - 1} keys in data items and groups (LOOKUP_LIMIT), but would look up ${count}.`,
    );
  });

  it('of lookups count the grouping fields', () => {
    const of = view({ GroupingFields: [{ Source: 'Metadata', Keys: ['Area', 'Zone', 'Site'], Label: 'x' }] });
    expect(lookups(of, two, 6).groups).toHaveLength(2);
    expect(() => lookups(of, two, 5)).toThrow('GroupingFields must not look up more than 5 keys');
  });
});
