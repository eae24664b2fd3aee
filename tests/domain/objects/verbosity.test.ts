import { describe, expect, it } from '@jest/globals';
import { isSameDefinition } from '../../../server/domain/objects/same-definition.ts';
import type { ShapeName } from '../../../server/domain/objects/shapes.ts';
import { omitDefaults, omitNulls } from '../../../server/domain/objects/verbosity.ts';
import { builtInUnits } from '../../../server/domain/units/catalog.ts';

const noDate = '0001-01-01T00:00:00Z';
const date = '2024-05-01T12:00:00Z';

describe('omitDefaults (docs/behavior/types-and-streams.md#default-values)', () => {
  it.each<[string, ShapeName, object, object]>([
    [
      'stream: modes that are nullable stay at 0',
      'SdsStream',
      {
        Id: 'S',
        Name: '',
        Description: null,
        TypeId: 'T',
        InterpolationMode: 0,
        ExtrapolationMode: null,
        CreatedDate: noDate,
      },
      { Id: 'S', Name: '', TypeId: 'T', InterpolationMode: 0 },
    ],
    [
      'stream: empty lists stay, entries lose what is null',
      'SdsStream',
      {
        Indexes: [],
        PropertyOverrides: [{ SdsTypePropertyId: 'A', Uom: null, InterpolationMode: 0 }, {}],
        ModifiedDate: date,
      },
      { Indexes: [], PropertyOverrides: [{ SdsTypePropertyId: 'A', InterpolationMode: 0 }, {}], ModifiedDate: date },
    ],
    [
      'type: codes, modes, flags and orders of 0',
      'SdsType',
      {
        Id: 'T',
        SdsTypeCode: 1,
        IsGenericType: false,
        IsReferenceType: true,
        GenericArguments: null,
        Properties: [
          {
            Id: 'K',
            Order: 0,
            IsKey: true,
            FixedSize: 0,
            SdsType: { Id: 'D', SdsTypeCode: 14, InterpolationMode: 0 },
            Value: null,
          },
          { Id: 'M', IsKey: false, InterpolationMode: 0, IsQuality: false, SdsType: { SdsTypeCode: 0 } },
        ],
        BaseType: { Id: 'B', ExtrapolationMode: 0 },
        InterpolationMode: 0,
        ExtrapolationMode: 2,
      },
      {
        Id: 'T',
        SdsTypeCode: 1,
        IsReferenceType: true,
        Properties: [
          { Id: 'K', IsKey: true, SdsType: { Id: 'D', SdsTypeCode: 14 } },
          { Id: 'M', InterpolationMode: 0, SdsType: {} },
        ],
        BaseType: { Id: 'B' },
        ExtrapolationMode: 2,
      },
    ],
    [
      'type: a member of an enum keeps its 0',
      'SdsTypeProperty',
      { Id: 'Ok', Value: 0, Order: 0 },
      { Id: 'Ok', Value: 0 },
    ],
    [
      'stream view: nested views',
      'SdsStreamView',
      { Id: 'V', Properties: [{ SourceId: 'A', TargetId: 'B', SdsStreamView: { Id: null, Properties: null } }] },
      { Id: 'V', Properties: [{ SourceId: 'A', TargetId: 'B', SdsStreamView: {} }] },
    ],
    [
      'map: no mode, no identifier',
      'SdsStreamViewMap',
      {
        Properties: [
          { SourceId: 'A', TargetId: null, Mode: 2, StreamViewMap: null },
          { SourceId: 'B', TargetId: 'B', Mode: 0 },
        ],
      },
      {
        Properties: [
          { SourceId: 'A', Mode: 2 },
          { SourceId: 'B', TargetId: 'B' },
        ],
      },
    ],
    [
      'quantity: dimensions stay complete',
      'SdsUomQuantity',
      {
        Id: 'Q',
        BaseUom: { Id: 'u', ConversionFactor: 1, ConversionOffset: 0, CreatedDate: noDate },
        Dimensions: [0, 0, 0, 0, 0, 0, 0],
      },
      { Id: 'Q', BaseUom: { Id: 'u', ConversionFactor: 1 }, Dimensions: [0, 0, 0, 0, 0, 0, 0] },
    ],
    [
      'resolved stream',
      'ResolvedStream',
      { Id: 'S', Resolved: false, Type: { Id: 'T', SdsTypeCode: 0 } },
      { Id: 'S', Type: { Id: 'T' } },
    ],
    [
      'unknown members: null only',
      'SdsUom',
      { Extra: 0, Other: null, constructor: null, toString: 0 },
      { Extra: 0, toString: 0 },
    ],
  ])('%s', (_name, shape, body, expected) => {
    const before = structuredClone(body);
    expect(JSON.stringify(omitDefaults(body, shape))).toBe(JSON.stringify(expected));
    expect(body).toEqual(before);
  });

  it('writes a built-in unit as documented (docs/behavior/units.md#built-in-quantities)', () => {
    const unit = { ...builtInUnits.findUnit('meter'), CreatedDate: noDate, ModifiedDate: noDate };
    expect(omitDefaults(unit, 'SdsUom')).toEqual({
      Id: 'meter',
      Abbreviation: 'm',
      Name: 'meter',
      DisplayName: 'meter',
      QuantityId: 'Length',
      ConversionFactor: 1,
    });
  });

  it('leaves alone what has not the shape that it should have', () => {
    const body = { BaseType: 'text', Properties: ['text', 5, null], GenericArguments: 0 };
    expect(omitDefaults(body, 'SdsType')).toEqual(body);
  });

  it('leaves out members that are undefined', () => {
    expect(Object.keys(omitDefaults({ Id: 'u', Name: undefined }, 'SdsUom'))).toEqual(['Id']);
  });

  it('keeps a member called __proto__ a member', () => {
    const body = JSON.parse('{"Id":"u","__proto__":{"a":1}}') as object;
    expect(JSON.stringify(omitDefaults(body, 'SdsUom'))).toBe('{"Id":"u","__proto__":{"a":1}}');
  });
});

describe('omitNulls (docs/behavior/errors-and-limits.md#verbosity)', () => {
  it('leaves out members that are null or undefined, also nested ones and those in lists', () => {
    const body = {
      a: null,
      b: undefined,
      c: 0,
      d: false,
      e: '',
      f: { g: null, h: { i: null } },
      j: [null, { k: null, l: 1 }, [{ m: null }]],
    };
    const before = structuredClone(body);
    expect(JSON.stringify(omitNulls(body))).toBe('{"c":0,"d":false,"e":"","f":{"h":{}},"j":[null,{"l":1},[{}]]}');
    expect(body).toEqual(before);
  });
});

describe('isSameDefinition (docs/behavior/types-and-streams.md#creating-and-updating)', () => {
  const stored = {
    Id: 'T',
    Name: null,
    SdsTypeCode: 1,
    Properties: [
      { Id: 'Time', IsKey: true, Order: 0, SdsType: { Id: 'D', SdsTypeCode: 16 }, Uom: 'm' },
      { Id: 'State', IsKey: false, Value: 0 },
    ],
    DerivedTypes: null,
    InterpolationMode: 0,
    CreatedDate: date,
    ModifiedDate: date,
  };
  const change = (first: object): object => ({
    ...stored,
    Properties: [{ ...stored.Properties[0], ...first }, stored.Properties[1]],
  });

  it.each<[string, object, boolean]>([
    ['itself', stored, true],
    ['other dates', { ...stored, CreatedDate: noDate, ModifiedDate: undefined }, true],
    [
      'defaults left out',
      {
        Id: 'T',
        SdsTypeCode: 1,
        Properties: [
          { Id: 'Time', IsKey: true, SdsType: { Id: 'D', SdsTypeCode: 16 }, Uom: 'm' },
          { Id: 'State', Value: 0 },
        ],
      },
      true,
    ],
    ['an empty list of objects for none', { ...stored, DerivedTypes: [] }, true],
    ['identifiers in another case', { ...change({ Id: 'TIME' }), Id: 't' }, true],
    ['members in another order', Object.fromEntries(Object.entries(stored).toReversed()), true],
    ['properties in another order', { ...stored, Properties: stored.Properties.toReversed() }, false],
    ['a property less', { ...stored, Properties: stored.Properties.slice(1) }, false],
    ['another name', { ...stored, Name: 'T' }, false],
    ['an empty name', { ...stored, Name: '' }, false],
    ['another mode', { ...stored, InterpolationMode: 1 }, false],
    ['another nested code', change({ SdsType: { Id: 'D', SdsTypeCode: 14 } }), false],
    ['another unit, which is case-sensitive', change({ Uom: 'M' }), false],
    ['a mode of a property, also 0', change({ InterpolationMode: 0 }), false],
    ['a null for a number', { ...stored, SdsTypeCode: null }, false],
  ])('%s', (_name, other, expected) => {
    expect(isSameDefinition(stored, other, 'SdsType')).toBe(expected);
    expect(isSameDefinition(other, stored, 'SdsType')).toBe(expected);
  });

  it('compares identifiers that are no text as they are', () => {
    const view = (Id: unknown): object => ({ Id, Properties: ['a', 5] });
    expect(isSameDefinition(view(1), view(1), 'SdsStreamView')).toBe(true);
    expect(isSameDefinition(view(1), view(2), 'SdsStreamView')).toBe(false);
    expect(isSameDefinition(view('a'), view('b'), 'SdsStreamView')).toBe(false);
    expect(isSameDefinition<object>(view('a'), { Id: 'a', Properties: ['A', 5] }, 'SdsStreamView')).toBe(false);
  });

  it('compares plain values in the place of objects as they are', () => {
    const view = (entry: unknown): object => ({ Id: 'V', Properties: [entry] });
    expect(isSameDefinition(view(5), view(5), 'SdsStreamView')).toBe(true);
    expect(isSameDefinition(view(5), view(6), 'SdsStreamView')).toBe(false);
    expect(isSameDefinition(view(true), view({}), 'SdsStreamView')).toBe(false);
  });

  it('compares what it knows nothing about as it is', () => {
    const view = (Extra: unknown): object => ({ Id: 'V', Extra, Properties: 'none' });
    expect(isSameDefinition(view({ Id: 'a', b: 0 }), view({ b: 0, Id: 'a' }), 'SdsStreamView')).toBe(true);
    expect(isSameDefinition(view({ Id: 'a', b: 0 }), view({ Id: 'a' }), 'SdsStreamView')).toBe(false);
    expect(isSameDefinition(view({ Id: 'a' }), view({ Id: 'A' }), 'SdsStreamView')).toBe(false);
    expect(isSameDefinition<object>(view(1), { Id: 'V', Extra: 1, Properties: 'NONE' }, 'SdsStreamView')).toBe(false);
  });

  it('compares plain lists as they are', () => {
    const quantity = { Id: 'Q', Dimensions: [0, 0, 0, 0, 0, 0, 0] };
    expect(isSameDefinition<object>(quantity, { Id: 'q', Dimensions: [0, 0, 0, 0, 0, 0, 0] }, 'SdsUomQuantity')).toBe(
      true,
    );
    expect(isSameDefinition<object>(quantity, { Id: 'Q', Dimensions: null }, 'SdsUomQuantity')).toBe(false);
    expect(isSameDefinition<object>(quantity, { Id: 'Q', Dimensions: [1, 0, 0, 0, 0, 0, 0] }, 'SdsUomQuantity')).toBe(
      false,
    );
  });
});
