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

const storeAndRead = (type: TypeDefinition) =>
  storedDefinition({ id: type.Id, body: JSON.parse(JSON.stringify(storedBody(type))) as unknown });

describe('the stored form of a type', () => {
  it('has an Id in place of each separately stored type, and no default values', () => {
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

  it('refers to the types directly in it, each once', () => {
    const references = referencedTypes(storeAndRead(pump)).map(({ kind, id }) => `${kind} ${id}`);
    expect(references).toEqual(['type Timed', 'type PumpState', 'type Inner']);
  });

  it('resolves to the same type as its definition', () => {
    const timed = readType(
      { SdsTypeCode: 1, Properties: [{ Id: 'Time', IsKey: true, SdsType: { SdsTypeCode: 16 } }] },
      'Timed',
    );
    const storedTypes = new Map(
      [timed, ...containedTypes(pump).map(({ type }) => type)].map((type) => [type.Id, storeAndRead(type)]),
    );
    const find = (id: string) => storedTypes.get(id);
    expect(resolveType(storeAndRead(pump), find)).toEqual(resolveType(pump, find));
    expect(equalTypes(storeAndRead(pump), pump)).toBe(true);
  });

  it('keeps all digits of the members of 64-bit enums', () => {
    const [, full] = storeAndRead(readType(state, 'PumpState')).Properties ?? [];
    expect(full?.Value).toBe(18446744073709551615n);
  });

  it('stays the same when it is read and stored again', () => {
    expect(storedBody(storeAndRead(pump))).toEqual(storedBody(pump));
  });
});
