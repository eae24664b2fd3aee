import { describe, expect, it } from '@jest/globals';
import { InvalidInput } from '../../../server/domain/model.ts';
import { atomicTypeId, isReference, isStoredSeparately, readType } from '../../../server/domain/types/definitions.ts';
import { ExactNumber } from '../../../server/domain/values/json.ts';
import { faultOf, measurement, read, simple, state, subjectOf, time } from './samples.ts';

const guid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;
const withProperty = (property: object) => () => read({ Properties: [time, property] });
const double = { SdsTypeCode: 14 };

describe('reading a type (docs/behavior/types-and-streams.md#reading-definitions)', () => {
  it('fills in defaults', () => {
    expect(readType(simple, 'simple')).toEqual({
      Id: 'Simple',
      Name: 'Simple',
      Description: null,
      SdsTypeCode: 1,
      IsGenericType: false,
      IsReferenceType: false,
      GenericArguments: null,
      Properties: [
        expect.objectContaining({
          Id: 'Time',
          IsKey: true,
          Order: 0,
          FixedSize: 0,
          Value: null,
          Uom: null,
          IsQuality: false,
        }),
        expect.objectContaining({
          Id: 'State',
          IsKey: false,
          InterpolationMode: null,
          SdsType: expect.objectContaining({
            Id: 'State',
            Name: null,
            SdsTypeCode: 609,
            Properties: [
              expect.objectContaining({ Id: 'Ok', Value: 0, SdsType: null }),
              expect.objectContaining({ Id: 'Warning', Value: 1 }),
              expect.objectContaining({ Id: 'Alarm', Value: 2 }),
            ],
          }),
        }),
        expect.objectContaining({ Id: 'Measurement', Uom: 'meter' }),
      ],
      BaseType: null,
      DerivedTypes: null,
      InterpolationMode: 0,
      ExtrapolationMode: 0,
    });
  });

  it('gives atomic types names, and the Ids in the public documents', () => {
    const [first, , third] = readType(simple, 'Simple').Properties ?? [];
    expect(first?.SdsType).toMatchObject({
      Id: '19a87a76-614a-385b-ba48-6f8b30ff6ab2',
      Name: 'DateTime',
      Properties: null,
    });
    expect(third?.SdsType).toMatchObject({ Id: '6fecef77-20b1-37ae-aa3b-e6bb838d5a86', Name: 'Double' });
    const ids = [3, 9, 18, 114, 209, 401].map(atomicTypeId);
    for (const id of ids) expect(id).toMatch(guid);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('keeps the Ids and names of atomic types', () => {
    const json = { Properties: [{ Id: 'A', SdsType: { Id: 'string', Name: 'text', SdsTypeCode: 18 } }] };
    expect(read(json).Properties?.[0]?.SdsType).toMatchObject({ Id: 'string', Name: 'text' });
  });

  it('accepts members and enums in any case and ignores others (docs/behavior/types-and-streams.md#reading-definitions)', () => {
    const json = {
      id: 't',
      sdsTypeCode: 'OBJECT',
      interpolationMode: 'stepwiseContinuousLeading',
      extrapolationMode: '2',
      createdDate: null,
      properties: [
        { id: 'A', isKey: true, order: 1, sdsType: { sdsTypeCode: 'int32' } },
        { id: 'B', interpolationMode: 'Default', sdsType: { sdsTypeCode: '14' } },
      ],
    };
    expect(readType(json, 'T')).toMatchObject({
      Id: 't',
      SdsTypeCode: 1,
      InterpolationMode: 1,
      ExtrapolationMode: 2,
      Properties: [
        { Id: 'A', IsKey: true, Order: 1, SdsType: { SdsTypeCode: 9 } },
        { Id: 'B', InterpolationMode: 0, SdsType: { SdsTypeCode: 14 } },
      ],
    });
  });

  it('prefers the exact name of a member', () => {
    expect(readType({ ...simple, description: 'b', Description: 'a' }, 'Simple').Description).toBe('a');
    expect(readType({ ...simple, Description: 'a', description: 'b' }, 'Simple').Description).toBe('a');
  });

  it('uses the Id of the path when the body has none, and the spelling of the body otherwise', () => {
    expect(readType({ SdsTypeCode: 1 }, 'T').Id).toBe('T');
    expect(readType({ SdsTypeCode: 1, Id: null }, 'T').Id).toBe('T');
    expect(readType({ SdsTypeCode: 1, Id: 't' }, 'T').Id).toBe('t');
    expect(subjectOf(() => readType({ SdsTypeCode: 1, Id: 'U' }, 'T'))).toBe('Id');
  });

  it('reads a type with properties or a base type as an object', () => {
    expect(readType({ Properties: [time] }, 'T').SdsTypeCode).toBe(1);
    expect(readType({ SdsTypeCode: 0, BaseType: { Id: 'B' } }, 'T').SdsTypeCode).toBe(1);
    expect(faultOf(() => readType({ Id: 'T' }, 'T'))).toMatchObject({
      subject: 'SdsTypeCode',
      message: 'SdsTypeCode must be given.',
    });
  });

  it('keeps types given only by Id as references', () => {
    const type = read({
      BaseType: { Id: 'Base' },
      Properties: [{ Id: 'A', SdsType: { Id: 'X', SdsTypeCode: 0, Properties: null } }],
    });
    expect(type.BaseType).toMatchObject({ Id: 'Base', Name: null, SdsTypeCode: 0, Properties: null });
    expect([type.BaseType, type.Properties?.[0]?.SdsType].map((nested) => nested && isReference(nested))).toEqual([
      true,
      true,
    ]);
    expect(isReference(type)).toBe(false);
  });

  it('derives the same Id for equal nested definitions without an Id', () => {
    const nested = (value: number) => ({ SdsTypeCode: 612, Properties: [{ Id: 'Far', Value: value }] });
    const type = read({
      Properties: [1, 1, 2].map((value, i) => ({ Id: `P${String(i)}`, SdsType: nested(value) })),
    });
    const ids = type.Properties?.map(({ SdsType }) => SdsType?.Id) ?? [];
    expect(ids[0]).toMatch(guid);
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('reads an empty array as null', () => {
    expect(read({ Properties: [], GenericArguments: [], DerivedTypes: [] })).toMatchObject({
      Properties: null,
      GenericArguments: null,
      DerivedTypes: null,
    });
  });

  it('keeps generic arguments and derived types', () => {
    expect(read({ GenericArguments: [double], DerivedTypes: [{ Id: 'D' }] })).toMatchObject({
      GenericArguments: [{ Name: 'Double' }],
      DerivedTypes: [{ Id: 'D' }],
    });
  });
});

describe('the members of an enum', () => {
  const valueOf = (code: number, value: unknown) =>
    read({ SdsTypeCode: code, Properties: [{ Id: 'A', Value: value }] }).Properties?.[0]?.Value;

  it.each([
    [609, 5, 5],
    [609, '-5', -5],
    [705, 127, 127],
    [612, new ExactNumber('18446744073709551615'), 18_446_744_073_709_551_615n],
    [612, '18446744073709551615', 18_446_744_073_709_551_615n],
    [611, 9_007_199_254_740_991, 9_007_199_254_740_991],
  ])('can have for code %i the value %p', (code, value, expected) => {
    expect(valueOf(code, value)).toBe(expected);
  });

  it.each([
    [609, 1.5],
    [609, undefined],
    [609, null],
    [609, 'Ok'],
    [609, [5]],
    [609, true],
    [606, 256],
    [606, -1],
    [705, 128],
  ])('are refused for code %i with the value %p', (code, value) => {
    expect(subjectOf(() => valueOf(code, value))).toBe('Properties[0].Value');
  });

  it('have an Id of their type that depends on a value beyond doubles', () => {
    const nested = (Value: string) => ({ SdsTypeCode: 612, Properties: [{ Id: 'Far', Value }] });
    const type = read({
      Properties: ['18446744073709551615', '18446744073709551614'].map((value, i) => ({
        Id: `P${String(i)}`,
        SdsType: nested(value),
      })),
    });
    const [first, second] = type.Properties?.map(({ SdsType }) => SdsType?.Id) ?? [];
    expect(first).toMatch(guid);
    expect(second).toMatch(guid);
    expect(second).not.toBe(first);
  });

  it.each([
    [609, 'Properties[0].Value must be '],
    [612, 'Properties[0].Value must be '],
  ])('are refused for code %i with a message that names the member', (code, message) => {
    expect(faultOf(() => valueOf(code, 'Ok')).message).toContain(message);
  });

  it('are refused with repeated Ids', () => {
    const json = { SdsTypeCode: 609, Properties: [{ Id: 'A', Value: 0 }, { Id: 'a', Value: 1 }] }; // prettier-ignore
    expect(subjectOf(() => read(json))).toBe('Properties[1].Id');
  });
});

describe('the rules of types (docs/behavior/types-and-streams.md#reading-definitions, docs/behavior/types-and-streams.md#keys)', () => {
  it.each(['', ' ', ' a', 'a ', '\ta', 'a/b', 'x'.repeat(251), '__proto__'])('refuse the Id %p', (Id) => {
    expect(subjectOf(() => readType({ SdsTypeCode: 1, Id }, Id))).toBe('Id');
    expect(subjectOf(withProperty({ Id, SdsType: double }))).toBe('Properties[1].Id');
    expect(subjectOf(withProperty({ Id: 'A', SdsType: { Id, SdsTypeCode: 1 } }))).toBe('Properties[1].SdsType.Id');
  });

  it.each(['x'.repeat(250), 'a b', 'a:b|c', 'é', '0'])('allow the Id %p', (Id) => {
    expect(readType({ SdsTypeCode: 1 }, Id).Id).toBe(Id);
  });

  it.each<[string, () => unknown, string]>([
    ['an array in i of an object', () => readType([], 'T'), 'body'],
    ['a property that is not an object', withProperty([1]), 'Properties[1]'],
    ['a property without an Id', withProperty({ SdsType: double }), 'Properties[1].Id'],
    ['an Id that is not a string', withProperty({ Id: 5, SdsType: double }), 'Properties[1].Id'],
    ['a property without a type', withProperty({ Id: 'A' }), 'Properties[1].SdsType'],
    ['an empty type', withProperty({ Id: 'A', SdsType: {} }), 'Properties[1].SdsType'],
    ['a type that is not an object', withProperty({ Id: 'A', SdsType: 'Double' }), 'Properties[1].SdsType'],
    ['an unknown code', withProperty({ Id: 'A', SdsType: { SdsTypeCode: 17 } }), 'Properties[1].SdsType.SdsTypeCode'],
    [
      'an unknown name of a code',
      withProperty({ Id: 'A', SdsType: { SdsTypeCode: 'Real' } }),
      'Properties[1].SdsType.SdsTypeCode',
    ],
    ['DBNull', withProperty({ Id: 'A', SdsType: { SdsTypeCode: 2 } }), 'Properties[1].SdsType.SdsTypeCode'],
    [
      'a type of the service',
      withProperty({ Id: 'A', SdsType: { SdsTypeCode: 'SdsStream' } }),
      'Properties[1].SdsType.SdsTypeCode',
    ],
    ['the same Id in another case', withProperty({ Id: 'time', SdsType: double }), 'Properties[1].Id'],
    [
      'an unknown mode',
      withProperty({ Id: 'A', SdsType: double, InterpolationMode: 6 }),
      'Properties[1].InterpolationMode',
    ],
    ['an unknown name of a mode', () => read({ ExtrapolationMode: 'Both' }), 'ExtrapolationMode'],
    ['a mode that is true', () => read({ InterpolationMode: true }), 'InterpolationMode'],
    ['an order that is a fraction', withProperty({ Id: 'A', SdsType: double, Order: 1.5 }), 'Properties[1].Order'],
    ['a flag that is a number', withProperty({ Id: 'A', SdsType: double, IsKey: 1 }), 'Properties[1].IsKey'],
    ['an object in i of an array', () => read({ Properties: {} }), 'Properties'],
    [
      'properties of a plain type',
      withProperty({ Id: 'A', SdsType: { SdsTypeCode: 14, Properties: [time] } }),
      'Properties[1].SdsType.Properties',
    ],
    [
      'a base type of an enum',
      withProperty({ Id: 'A', SdsType: { ...state.SdsType, BaseType: { Id: 'B' } } }),
      'Properties[1].SdsType.BaseType',
    ],
    [
      'a key that is nullable',
      withProperty({ Id: 'A', IsKey: true, SdsType: { SdsTypeCode: 114 } }),
      'Properties[1].SdsType',
    ],
    [
      'a member of an enum that is a key',
      () => read({ SdsTypeCode: 609, Properties: [{ Id: 'A', Value: 0, IsKey: true }] }),
      'Properties[0].SdsType',
    ],
    ['a key that is an enum', withProperty({ ...state, IsKey: true }), 'Properties[1].SdsType'],
    [
      'a key that is an array',
      withProperty({ Id: 'A', IsKey: true, SdsType: { SdsTypeCode: 209 } }),
      'Properties[1].SdsType',
    ],
    ['a key that is an object', withProperty({ Id: 'A', IsKey: true, SdsType: { Id: 'X' } }), 'Properties[1].SdsType'],
    [
      'a key that is a Version',
      withProperty({ Id: 'A', IsKey: true, SdsType: { SdsTypeCode: 22 } }),
      'Properties[1].SdsType',
    ],
    [
      'a mode of a key',
      () => read({ Properties: [{ ...time, InterpolationMode: 0 }] }),
      'Properties[0].InterpolationMode',
    ],
    [
      'a mode in a Discrete type',
      () => read({ InterpolationMode: 3, Properties: [time, { ...measurement, InterpolationMode: 1 }] }),
      'Properties[1].InterpolationMode',
    ],
    [
      'an error in a nested type',
      withProperty({ Id: 'A', SdsType: { SdsTypeCode: 1, Properties: [{ Id: 'B', SdsType: { SdsTypeCode: 99 } }] } }),
      'Properties[1].SdsType.Properties[0].SdsType.SdsTypeCode',
    ],
    [
      'an error in the base type',
      () => read({ BaseType: { Properties: [{ Id: 'B' }] } }),
      'BaseType.Properties[0].SdsType',
    ],
  ])('refuse %s', (_name, call, subject) => {
    const fault = faultOf(call);
    expect(fault.subject).toBe(subject);
    expect(fault.message).toContain(subject === 'body' ? 'The body' : subject);
    expect(call).toThrow(InvalidInput);
  });

  const members = [
    ...['Name', 'Description', 'Uom'].map((member) => [member, 5] as const),
    ...['Order', 'FixedSize', 'IsKey', 'IsQuality'].map((member) => [member, 'x'] as const),
  ];
  it.each(members)('refuse a property whose %s is %p', (member, value) => {
    const fault = faultOf(withProperty({ Id: 'A', SdsType: double, [member]: value }));
    expect(fault.subject).toBe(`Properties[1].${member}`);
    expect(fault.message).toContain(`Properties[1].${member} must be`);
  });

  it.each<[string, unknown]>([
    ['Id', 5],
    ['Name', 5],
    ['Description', 5],
    ['IsGenericType', 'x'],
    ['IsReferenceType', 'x'],
    ['GenericArguments', {}],
    ['DerivedTypes', {}],
    ['InterpolationMode', 'x'],
    ['ExtrapolationMode', 'x'],
  ])('refuse a type whose %s is %p', (member, value) => {
    expect(subjectOf(() => readType({ SdsTypeCode: 1, [member]: value }, 'T'))).toBe(member);
  });

  it('name a property without a type', () => {
    expect(faultOf(withProperty({ Id: 'A' })).message).toBe('Properties[1].SdsType must be given.');
  });

  it('allow a mode of a property if the type is not Discrete', () => {
    const type = read({ Properties: [time, { ...measurement, InterpolationMode: 'Discrete' }] });
    expect(type.Properties?.[1]?.InterpolationMode).toBe(3);
  });

  it('distinguish stored types from atomic ones (docs/behavior/types-and-streams.md#types-inside-types)', () => {
    const separate = (json: object) =>
      isStoredSeparately(read({ Properties: [{ Id: 'A', SdsType: json }] }).Properties?.[0]?.SdsType ?? raise());
    expect(
      [state.SdsType, { SdsTypeCode: 1 }, { SdsTypeCode: 401, Id: 'List' }, { SdsTypeCode: 705 }].map(separate),
    ).toEqual([true, true, true, true]);
    expect(
      [double, { SdsTypeCode: 209 }, { SdsTypeCode: 401 }, { Id: 'string', SdsTypeCode: 18 }].map(separate),
    ).toEqual([false, false, false, false]);
  });
});

function raise(): never {
  throw new Error('no type');
}
