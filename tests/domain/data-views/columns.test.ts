// Labels, identifiers and types of columns (docs/behavior/data-views.md#columns).
import { describe, expect, it } from '@jest/globals';
import { resolveDataView } from '../../../server/domain/data-views/resolved.ts';
import { uniqueColumnIds, fillLabel } from '../../../server/domain/data-views/labels.ts';
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
