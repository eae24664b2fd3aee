import { describe, expect, it } from '@jest/globals';
import { Extrapolation, Interpolation } from '../../../server/domain/model.ts';
import { readType } from '../../../server/domain/types/definitions.ts';
import { eventType, secondaryIndexes } from '../../../server/domain/types/event-type.ts';
import { noSettings, type StreamSettings } from '../../../server/domain/types/stream-settings.ts';
import { measurement, read, simple, state, subjectOf, time } from './samples.ts';

const {
  Continuous,
  Discrete,
  StepwiseContinuousLeading: Leading,
  StepwiseContinuousTrailing: Trailing,
} = Interpolation;
const find = (id: string) => (id === 'Simple' ? readType(simple, 'Simple') : undefined);
const typeOf = (json: object, settings: Partial<StreamSettings> = {}) =>
  eventType(read(json), find, { ...noSettings, ...settings });
const override = (SdsTypePropertyId: string, parts: { Uom?: string; InterpolationMode?: Interpolation }) => ({
  SdsTypePropertyId,
  Uom: null,
  InterpolationMode: null,
  ...parts,
});
const key = (Id: string, Order?: number) => ({ ...time, Id, Order });

describe('the event type of a stream', () => {
  it('has properties, keys and members of enums', () => {
    const type = eventType(readType(simple, 'Simple'), find, noSettings);
    expect(type).toMatchObject({
      id: 'Simple',
      name: 'Simple',
      keys: [0],
      interpolation: Continuous,
      extrapolation: Extrapolation.All,
    });
    expect(type.properties.map(({ id, code, uom }) => [id, code, uom])).toEqual([
      ['Time', 16, null],
      ['State', 609, null],
      ['Measurement', 14, 'meter'],
    ]);
    expect(type.properties[1]?.members).toEqual(new Map([['Ok', 0n], ['Warning', 1n], ['Alarm', 2n]])); // prettier-ignore
  });

  it('has the Id as its name when the type has none', () => {
    expect(typeOf({ Properties: [time] }).name).toBe('T');
  });

  it('puts the properties of the base type first', () => {
    const type = typeOf({ BaseType: { Id: 'Simple' }, Properties: [{ Id: 'Depth', SdsType: { SdsTypeCode: 114 } }] });
    expect(type.properties.map(({ id }) => id)).toEqual(['Time', 'State', 'Measurement', 'Depth']);
    expect(type.keys).toEqual([0]);
  });

  it('has the properties of nested objects, those of their base first', () => {
    const inner = { Id: 'In', BaseType: { Id: 'B', Properties: [measurement] }, Properties: [state] };
    const nested = typeOf({ InterpolationMode: 1, Properties: [time, { Id: 'At', SdsType: inner }] }).properties[1];
    expect(nested?.properties.map(({ id, uom, interpolation }) => [id, uom, interpolation])).toEqual([
      ['Measurement', 'meter', Leading],
      ['State', null, Leading],
    ]);
    expect(nested?.properties[1]?.members.get('Alarm')).toBe(2n);
  });

  it.each<[string, object, readonly number[]]>([
    ['by Order', { Properties: [key('A', 2), measurement, key('B', 1)] }, [2, 0]],
    [
      'by position on equal Orders, where a missing one is 0',
      { Properties: [key('A'), key('B', 0), key('C', -1)] },
      [2, 0, 1],
    ],
    ['base type first on equal Orders', { BaseType: { Id: 'Simple' }, Properties: [key('A')] }, [0, 3]],
    ['own type first by Order', { BaseType: { Id: 'Simple' }, Properties: [key('A', -1)] }, [3, 0]],
  ])('orders its keys %s (docs/behavior/types-and-streams.md#keys)', (_name, json, keys) => {
    expect(typeOf(json).keys).toEqual(keys);
  });

  it('requires a key (docs/behavior/types-and-streams.md#keys)', () => {
    expect(subjectOf(() => typeOf({ Properties: [measurement] }))).toBe('TypeId');
  });
});

describe('effective modes (docs/behavior/types-and-streams.md#modes)', () => {
  const leading = { ...measurement, InterpolationMode: Leading };

  it.each<[string, object, Partial<StreamSettings>, readonly [Interpolation, Interpolation]]>([
    ['the default', { Properties: [time, measurement] }, {}, [Continuous, Continuous]],
    [
      'the mode of the type',
      { InterpolationMode: Trailing, Properties: [time, measurement] },
      {},
      [Trailing, Trailing],
    ],
    [
      'the mode of the stream before that of the type',
      { InterpolationMode: Trailing, Properties: [time, measurement] },
      { InterpolationMode: Discrete },
      [Discrete, Discrete],
    ],
    [
      'Continuous as the mode of the stream',
      { InterpolationMode: Trailing, Properties: [time, measurement] },
      { InterpolationMode: Continuous },
      [Continuous, Continuous],
    ],
    [
      'the mode of the property before that of the stream',
      { Properties: [time, leading] },
      { InterpolationMode: Trailing },
      [Trailing, Leading],
    ],
    [
      'the override before all others',
      { Properties: [time, leading] },
      { InterpolationMode: Trailing, PropertyOverrides: [override('MEASUREMENT', { InterpolationMode: Discrete })] },
      [Trailing, Discrete],
    ],
    [
      'the mode of the property if the override has none',
      { Properties: [time, leading] },
      { PropertyOverrides: [override('Measurement', { Uom: 'foot' })] },
      [Continuous, Leading],
    ],
    [
      'a Discrete type before all others',
      { InterpolationMode: Discrete, Properties: [time, measurement] },
      { InterpolationMode: Leading, PropertyOverrides: [override('Measurement', { InterpolationMode: Leading })] },
      [Discrete, Discrete],
    ],
    [
      'a Discrete type before the modes of its base',
      { InterpolationMode: Discrete, BaseType: { Id: 'B', Properties: [time, leading] } },
      {},
      [Discrete, Discrete],
    ],
  ])('are determined by %s', (_name, json, settings, [events, property]) => {
    const type = typeOf(json, settings);
    expect([type.interpolation, type.properties[1]?.interpolation]).toEqual([events, property]);
    expect(type.properties[0]?.interpolation).toBe(events);
  });

  it.each<[string, number, Extrapolation | null, Extrapolation]>([
    ['the type', 2, null, Extrapolation.Forward],
    ['the stream', 2, 0, Extrapolation.All],
    ['default', 0, null, Extrapolation.All],
  ])('include an extrapolation mode by %s', (_name, ofType, ofStream, expected) => {
    const type = typeOf({ ExtrapolationMode: ofType, Properties: [time] }, { ExtrapolationMode: ofStream });
    expect(type.extrapolation).toBe(expected);
  });
});

describe('overrides', () => {
  const json = { Properties: [time, measurement] };
  const withOverrides = (...PropertyOverrides: readonly ReturnType<typeof override>[]) =>
    typeOf(json, { PropertyOverrides });

  it('set the unit, also of keys; of several the last applies', () => {
    const type = withOverrides(
      override('Time', { Uom: 'second' }),
      override('Measurement', { Uom: 'a' }),
      override('Measurement', { Uom: 'b' }),
    );
    expect(type.properties.map(({ uom }) => uom)).toEqual(['second', 'b']);
  });

  it('without a unit do not change the unit', () => {
    expect(withOverrides(override('Measurement', { InterpolationMode: 1 })).properties[1]?.uom).toBe('meter');
  });

  it('are refused for unknown properties and for the mode of a key', () => {
    expect(subjectOf(() => withOverrides(override('Time', {}), override('Other', {})))).toBe(
      'PropertyOverrides[1].SdsTypePropertyId',
    );
    expect(subjectOf(() => withOverrides(override('Time', { InterpolationMode: 0 })))).toBe(
      'PropertyOverrides[0].InterpolationMode',
    );
  });
});

describe('secondary indexes (docs/behavior/types-and-streams.md#secondary-indexes)', () => {
  const indexOn = (id: string) => ({ SdsTypePropertyId: id });
  const type = eventType(readType(simple, 'Simple'), find, noSettings);

  it('are positions of properties, by Ids in any case', () => {
    expect(secondaryIndexes(type, [indexOn('measurement'), indexOn('State')])).toEqual([2, 1]);
    expect(secondaryIndexes(type, [])).toEqual([]);
  });

  it.each([209, 401, 1])('are refused over code %i', (SdsTypeCode) => {
    const other = typeOf({ Properties: [time, { Id: 'A', SdsType: { SdsTypeCode } }] });
    expect(subjectOf(() => secondaryIndexes(other, [indexOn('A')]))).toBe('Indexes[0].SdsTypePropertyId');
  });

  it('are refused over unknown and repeated properties', () => {
    expect(subjectOf(() => secondaryIndexes(type, [indexOn('State'), indexOn('Depth')]))).toBe(
      'Indexes[1].SdsTypePropertyId',
    );
    expect(subjectOf(() => secondaryIndexes(type, [indexOn('State'), indexOn('state')]))).toBe(
      'Indexes[1].SdsTypePropertyId',
    );
  });

  it('are refused for types with three keys', () => {
    const keys = (count: number) =>
      typeOf({ Properties: [...['a', 'b', 'c'].slice(0, count).map((id) => key(id)), measurement] });
    expect(secondaryIndexes(keys(2), [indexOn('Measurement')])).toEqual([2]);
    expect(subjectOf(() => secondaryIndexes(keys(3), [indexOn('Measurement')]))).toBe('Indexes');
    expect(secondaryIndexes(keys(3), [])).toEqual([]);
  });
});
