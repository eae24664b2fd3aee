import { describe, expect, it } from '@jest/globals';
import { referencedTypes, storedDefinition, storedBody } from '../../../server/catalog/stored-types.ts';
import { atomicTypeId, readType, type TypeDefinition } from '../../../server/domain/types/definitions.ts';
import { containedTypes, equalTypes, resolveType } from '../../../server/domain/types/type-graph.ts';

const state = {
  Id: 'PumpState',
  SdsTypeCode: 'UInt64Enum',
  Properties: [
    { Id: 'Off', Value: 0 },
    { Id: 'Full', Value: '18446744073709551615' },
  ],
};
const inner = { Id: 'Inner', SdsTypeCode: 1, Properties: [{ Id: 'State', SdsType: { Id: 'PumpState' } }] };
const pump = readType(
  {
    Name: 'A pump',
    SdsTypeCode: 1,
    InterpolationMode: 1,
    BaseType: { Id: 'Timed' },
    Properties: [
      { Id: 'Flow', SdsType: { SdsTypeCode: 14 }, InterpolationMode: 0, Uom: 'meter' },
      { Id: 'State', SdsType: state },
      { Id: 'Inner', SdsType: inner },
    ],
  },
  'Pump',
);

const throughStore = (type: TypeDefinition) =>
  storedDefinition({ id: type.Id, body: JSON.parse(JSON.stringify(storedBody(type))) as unknown });

describe('the stored form of a type', () => {
  it('has an Id in place of each type that is stored on its own, and nothing that says nothing', () => {
    expect(storedBody(pump)).toEqual({
      Id: 'Pump',
      Name: 'A pump',
      SdsTypeCode: 1,
      InterpolationMode: 1,
      BaseType: { Id: 'Timed' },
      Properties: [
        {
          Id: 'Flow',
          SdsType: { Id: atomicTypeId(14), Name: 'Double', SdsTypeCode: 14 },
          InterpolationMode: 0,
          Uom: 'meter',
        },
        { Id: 'State', SdsType: { Id: 'PumpState' } },
        { Id: 'Inner', SdsType: { Id: 'Inner' } },
      ],
    });
  });

  it('needs the types directly in it, each once', () => {
    const needs = referencedTypes(throughStore(pump)).map(({ kind, id }) => `${kind} ${id}`);
    expect(needs).toEqual(['type Timed', 'type PumpState', 'type Inner']);
  });

  it('means what was given, together with the types that it needs', () => {
    const timed = readType(
      { SdsTypeCode: 1, Properties: [{ Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } }] },
      'Timed',
    );
    const known = new Map(
      [timed, ...containedTypes(pump).map(({ type }) => type)].map((type) => [type.Id, throughStore(type)]),
    );
    const find = (id: string) => known.get(id);
    expect(resolveType(throughStore(pump), find)).toEqual(resolveType(pump, find));
    expect(equalTypes(throughStore(pump), pump)).toBe(true);
  });

  it('keeps all digits of the members of 64-bit enums', () => {
    const [, full] = throughStore(readType(state, 'PumpState')).Properties ?? [];
    expect(full?.Value).toBe(18446744073709551615n);
  });

  it('is a fixed point', () => {
    expect(storedBody(throughStore(pump))).toEqual(storedBody(pump));
  });
});
