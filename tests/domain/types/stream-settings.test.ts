import { describe, expect, it } from '@jest/globals';
import { noSettings, readStreamSettings } from '../../../server/domain/types/stream-settings.ts';
import { subjectOf } from './samples.ts';

const isUom = (uom: string) => uom === 'meter';
const read = (json: unknown) => readStreamSettings(json, isUom);

describe('the settings of a stream', () => {
  it('leave everything to the type by default', () => {
    expect(read({ Id: 'S', TypeId: 'T' })).toEqual(noSettings);
    expect(read({ InterpolationMode: null, PropertyOverrides: [], Indexes: [] })).toEqual(noSettings);
  });

  it('have members in any case and modes by name or number (docs/behavior/types-and-streams.md#reading-definitions)', () => {
    const json = {
      interpolationMode: 3,
      ExtrapolationMode: 'backward',
      propertyOverrides: [
        { sdsTypePropertyId: 'Radians', interpolationMode: 'Discrete' },
        { SdsTypePropertyId: 'Sin', Uom: 'meter' },
      ],
      indexes: [{ sdsTypePropertyId: 'Sin' }],
    };
    expect(read(json)).toEqual({
      InterpolationMode: 3,
      ExtrapolationMode: 3,
      PropertyOverrides: [
        { SdsTypePropertyId: 'Radians', Uom: null, InterpolationMode: 3 },
        { SdsTypePropertyId: 'Sin', Uom: 'meter', InterpolationMode: null },
      ],
      Indexes: [{ SdsTypePropertyId: 'Sin' }],
    });
  });

  it('ignore overrides without a property, which clients send (docs/behavior/types-and-streams.md#reading-definitions)', () => {
    expect(read({ PropertyOverrides: [{}] }).PropertyOverrides).toBeNull();
  });

  it.each<[unknown, string]>([
    [null, 'body'],
    [{ InterpolationMode: 6 }, 'InterpolationMode'],
    [{ ExtrapolationMode: 'Sideways' }, 'ExtrapolationMode'],
    [{ PropertyOverrides: {} }, 'PropertyOverrides'],
    [{ PropertyOverrides: [1] }, 'PropertyOverrides[0]'],
    [{ PropertyOverrides: [{}, { SdsTypePropertyId: 5 }] }, 'PropertyOverrides[1].SdsTypePropertyId'],
    [{ PropertyOverrides: [{ SdsTypePropertyId: 'A', Uom: 'Meter' }] }, 'PropertyOverrides[0].Uom'],
    [
      { PropertyOverrides: [{ SdsTypePropertyId: 'A', InterpolationMode: -1 }] },
      'PropertyOverrides[0].InterpolationMode',
    ],
    [{ Indexes: [{}] }, 'Indexes[0].SdsTypePropertyId'],
    [{ Indexes: ['A'] }, 'Indexes[0]'],
  ])('are refused: %j', (json, subject) => {
    expect(subjectOf(() => read(json))).toBe(subject);
  });
});
