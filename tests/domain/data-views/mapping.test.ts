// The values of fields in data items, and the placeholders of labels (docs/behavior/data-views.md#values-of-fields).
import { describe, expect, it } from '@jest/globals';
import { FieldSource, SummaryDirection, SummaryType } from '../../../server/domain/data-views/codes.ts';
import type { Field } from '../../../server/domain/data-views/definition.ts';
import {
  isEligible,
  isUsable,
  itemKeyOf,
  sortItemsStepwise,
  type DataItem,
  type ItemProperty,
} from '../../../server/domain/data-views/items.ts';
import { defaultIndexName, fillLabel } from '../../../server/domain/data-views/labels.ts';
import { findMapping } from '../../../server/domain/data-views/mapping.ts';
import { runToEnd } from '../../../server/domain/stepwise.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { eventType } from '../reading/fixtures.ts';
import { field, home, item } from './fixtures.ts';

const pump = item('P1', { Area: 'East' }, ['b', 'a', 'c']);
const community = { ...home, communityId: 'C', communityName: 'River' };
const valueOf = (aField: Field, of: DataItem = pump) => {
  const mapping = findMapping(aField, of);
  return mapping && [mapping.constant, mapping.key, mapping.position];
};
/** A field of a source that requests cannot name in every place. */
const sourceField = (Source: keyof typeof FieldSource): Field => ({
  ...field('Id'),
  Source: FieldSource[Source],
});

describe('the value of a field in an item', () => {
  it.each([
    ['Id', 'P1'],
    ['Name', 'The P1'],
    ['TenantId', 'T'],
    ['TenantName', 'Northwind'],
    ['NamespaceId', 'demo'],
    ['NamespaceName', 'Waterworks'],
    ['CommunityId', 'C'],
    ['CommunityName', 'River'],
  ] as const)('of the source %s is %j', (source, expected) => {
    expect(valueOf(sourceField(source), { ...pump, origin: community })).toEqual([expected, null, null]);
  });

  it('of the source NamespaceName is its identifier if it has no description', () => {
    const origin = { ...home, namespaceDescription: '' };
    expect(valueOf(sourceField('NamespaceName'), { ...pump, origin })).toEqual(['demo', null, null]);
  });

  it('of tags is those that the field names, in the order of the item', () => {
    expect(valueOf(field('Tags', ['a', 'x', 'b']))).toEqual(['b, a', 'b', null]);
    expect(valueOf(field('Tags', ['A']))).toBeNull();
  });

  it('of metadata is that of the first key that the item has, and a constant text', () => {
    expect(valueOf(field('Metadata', ['Unit', 'Area']))).toEqual(['East', 'Area', null]);
    expect(valueOf(field('Metadata', ['area', 'toString']))).toBeNull();
    expect(findMapping(field('Metadata', ['Area']), pump)).toMatchObject({ code: TypeCode.String, uom: null });
  });

  it('of a property is found by the first key, with the identifier in any case and the name in the same case', () => {
    expect(valueOf(field('PropertyId', ['None', 'FLOW', 'Time']))).toEqual([null, 'FLOW', 1]);
    expect(valueOf(field('PropertyId', ['Time']))).toEqual([null, 'Time', 0]);
    expect(valueOf(field('PropertyId', ['Flow rate']))).toBeNull();
    expect(valueOf(field('PropertyName', ['Flow rate']))).toEqual([null, 'Flow rate', 1]);
    expect(valueOf(field('PropertyName', ['flow rate', 'Flow']))).toBeNull();
  });

  it.each([
    ['None', TypeCode.Single],
    ['Count', TypeCode.Int32],
    ['Mean', TypeCode.Double],
    ['Maximum', TypeCode.Double],
  ] as const)('with the summary %s has the code %d for a Single', (summary, code) => {
    const properties = pump.itemType.properties.map((property) => ({ ...property, code: TypeCode.Single }));
    const of = { ...pump, itemType: { ...pump.itemType, properties } };
    const summarized = { ...field('PropertyId', ['Flow']), SummaryType: SummaryType[summary] };
    expect(findMapping(summarized, of)?.code).toBe(code);
  });
});

describe('a property', () => {
  const property = (code: number, isKey = false): ItemProperty => ({ id: 'P', name: null, code, uom: null, isKey });
  const typeOf = (...properties: readonly ItemProperty[]) => ({ type: eventType([]), properties });
  const key = property(TypeCode.DateTime, true);

  it.each([
    [TypeCode.Double, true],
    [TypeCode.String, true],
    [100 + TypeCode.Double, true],
    [TypeCode.TimeSpan, false],
    [100 + TypeCode.TimeSpan, false],
    [TypeCode.Object, false],
  ])('with the code %d can be shown: %p', (code, expected) => {
    expect(isEligible({ code })).toBe(expected);
  });

  it('that can be shown, and one key of the index, make a type usable', () => {
    const flow = property(TypeCode.Double);
    expect(isUsable(typeOf(key, flow), TypeCode.DateTime)).toBe(true);
    expect(isUsable(typeOf(key, property(TypeCode.TimeSpan), flow), TypeCode.DateTime)).toBe(true);
    expect(isUsable(typeOf(key, flow), TypeCode.Int32)).toBe(false);
    expect(isUsable(typeOf(key, key, flow), TypeCode.DateTime)).toBe(false);
    expect(isUsable(typeOf(key, property(TypeCode.TimeSpan)), TypeCode.DateTime)).toBe(false);
    expect(isUsable(typeOf(key), TypeCode.DateTime)).toBe(false);
    expect(isUsable(typeOf(flow), TypeCode.Double)).toBe(false);
  });
});

describe('the items of a view', () => {
  const of = (id: string, tenantId: string, namespaceId: string): DataItem => ({
    ...pump,
    id,
    origin: { ...home, tenantId, namespaceId },
  });

  it('are the same stream if identifier, tenant and namespace are equal without case', () => {
    expect(itemKeyOf(of('A', 'T', 'N'))).toBe(itemKeyOf(of('a', 't', 'n')));
    const others = [of('B', 'T', 'N'), of('A', 'U', 'N'), of('A', 'T', 'M')].map(itemKeyOf);
    expect(new Set([...others, itemKeyOf(of('A', 'T', 'N'))]).size).toBe(4);
  });

  it('are sorted by identifier without case, then by tenant and namespace', () => {
    const sorted = [of('a', 'T', 'M'), of('A', 'T', 'N'), of('a', 'U', 'M'), of('B', 'S', 'M'), of('c', 'S', 'M')];
    for (const order of [sorted, sorted.toReversed(), [...sorted.slice(2), ...sorted.slice(0, 2)]])
      expect(runToEnd(sortItemsStepwise(order)).map(itemKeyOf)).toEqual(sorted.map(itemKeyOf));
  });
});

describe('the placeholders of a label', () => {
  it('have the values of the field and its context', () => {
    const aField = {
      ...field('PropertyId', ['Flow'], '{SummaryType}/{SummaryDirection}/{StreamReferenceName}/{DefaultIndexName}'),
      SummaryType: SummaryType.Mean,
      SummaryDirection: SummaryDirection.Backward,
      StreamReferenceNames: ['R', 'S'],
    };
    expect(fillLabel(aField, { defaultIndexName: 'Timestamp' })).toBe('Mean/Backward/R/Timestamp');
    expect(fillLabel({ ...aField, Label: '{CommunityId}{CommunityName}' }, { origin: community })).toBe('CRiver');
  });

  it('are empty for what the field and its context lack', () => {
    const names = [
      'IdentifyingValue',
      'QueryId',
      'Uom',
      'Key',
      'StreamReferenceName',
      'SummaryType',
      'SummaryDirection',
      'TenantId',
      'TenantName',
      'NamespaceId',
      'NamespaceDescription',
      'CommunityId',
      'CommunityName',
      'DefaultIndexName',
    ];
    const label = `<${names.map((name) => `{${name}}`).join('')}>`;
    expect(fillLabel({ ...field('Id'), Label: label, SummaryDirection: SummaryDirection.Forward }, {})).toBe('<>');
  });

  it('may be missing: a label is trimmed, and empty if there is none', () => {
    expect(fillLabel({ ...field('Id'), Label: '  Flow ' }, {})).toBe('Flow');
    expect(fillLabel({ ...field('Id'), Label: null }, {})).toBe('');
  });

  it.each([
    [TypeCode.DateTime, 'Timestamp'],
    [TypeCode.DateTimeOffset, 'Timestamp'],
    [TypeCode.Int32, 'Index'],
    [TypeCode.TimeSpan, 'Index'],
  ])('name an index of the code %d by default %s', (code, expected) => {
    expect(defaultIndexName(code)).toBe(expected);
  });
});
