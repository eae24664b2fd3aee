import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import {
  baseOf,
  integerRange,
  is64Bit,
  isArray,
  isCollection,
  isEnum,
  isEventCode,
  isIntegral,
  isKeyCode,
  isNullable,
  isNumeric,
  isOrdered,
  typeCodeName,
  typeCodeNames,
  typeCodeOf,
} from '../../../server/domain/values/type-codes.ts';

const codesWhere = (predicate: (code: number) => boolean) =>
  [...typeCodeNames.keys()].filter(predicate).sort((a, b) => a - b);
const codesFromTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('type codes (docs/behavior/types-and-streams.md#type-codes)', () => {
  it('have the numbers and names of the contract', () => {
    const schema = parse(readFileSync('openapi/shared/schemas/SdsTypeCode.yaml', 'utf8')) as {
      enum: number[];
      'x-enum-varnames': string[];
    };
    const contract = schema.enum.map((code, i) => [code, schema['x-enum-varnames'][i]]);
    expect([...typeCodeNames].sort(([a], [b]) => a - b)).toEqual(contract);
  });

  it.each([
    [16, 16],
    ['16', 16],
    ['DateTime', 16],
    ['datetime', 16],
    ['NULLABLEDOUBLE', 114],
    ['Int32Enum', 609],
    ['NullableUInt64Enum', 712],
    ['VersionArray', 222],
    ['SdsObject', 512],
    [17, undefined],
    [118, undefined],
    ['', undefined],
    ['Date Time', undefined],
    [null, undefined],
    [1.5, undefined],
  ])('typeCodeOf(%p) returns %p', (input, code) => {
    expect(typeCodeOf(input)).toBe(code);
  });

  it('typeCodeName returns the name of a code, and the digits of other numbers', () => {
    expect([typeCodeName(114), typeCodeName(206), typeCodeName(705), typeCodeName(999)]).toEqual([
      'NullableDouble',
      'ByteArray',
      'NullableSByteEnum',
      '999',
    ]);
  });

  it.each([
    [16, 16],
    [114, 14],
    [209, 9],
    [609, 9],
    [712, 12],
    [401, 401],
    [507, 507],
  ])('baseOf(%i) returns %i', (code, base) => {
    expect(baseOf(code)).toBe(base);
  });

  it('isNullable accepts nullable types and nullable enums', () => {
    expect(codesWhere(isNullable)).toEqual([...codesFromTo(103, 116), 119, 120, 121, ...codesFromTo(705, 712)]);
  });

  it('isArray, isCollection and isEnum accept the codes of their form', () => {
    expect(codesWhere(isArray)).toEqual([...codesFromTo(203, 216), ...codesFromTo(218, 222)]);
    expect(codesWhere(isCollection)).toEqual([400, 401, 402, 403]);
    expect(codesWhere(isEnum)).toEqual([...codesFromTo(605, 612), ...codesFromTo(705, 712)]);
  });

  it('isNumeric and isIntegral accept single numbers; is64Bit also accepts arrays and enums', () => {
    expect(codesWhere(isNumeric)).toEqual([...codesFromTo(5, 15), ...codesFromTo(105, 115)]);
    expect(codesWhere(isIntegral)).toEqual([...codesFromTo(5, 12), ...codesFromTo(105, 112)]);
    expect(codesWhere(is64Bit)).toEqual([11, 12, 111, 112, 211, 212, 611, 612, 711, 712]);
  });

  it('isKeyCode accepts ordered types that are not nullable, enums or Version (docs/behavior/types-and-streams.md#keys)', () => {
    expect(codesWhere(isKeyCode)).toEqual([...codesFromTo(3, 16), 18, 19, 20, 21]);
    expect(codesWhere(isOrdered)).toEqual([
      ...codesFromTo(3, 16),
      ...codesFromTo(18, 22),
      ...codesFromTo(103, 116),
      119,
      120,
      121,
      ...codesFromTo(605, 612),
      ...codesFromTo(705, 712),
    ]);
  });

  it('isEventCode refuses Empty, DBNull and the types of the service', () => {
    expect(codesWhere((code) => !isEventCode(code))).toEqual([0, 2, ...codesFromTo(501, 512)]);
  });

  it.each([
    [5, -128n, 127n],
    [6, 0n, 255n],
    [107, -32_768n, 32_767n],
    [208, 0n, 65_535n],
    [609, -2_147_483_648n, 2_147_483_647n],
    [710, 0n, 4_294_967_295n],
    [11, -9_223_372_036_854_775_808n, 9_223_372_036_854_775_807n],
    [12, 0n, 18_446_744_073_709_551_615n],
  ])('integerRange(%i) returns the range of its integer type: %i to %i', (code, min, max) => {
    expect(integerRange(code)).toEqual({ min, max });
  });

  it('integerRange returns undefined for codes without an integer type', () => {
    expect([13, 14, 15, 16, 18, 402].map(integerRange)).toEqual(new Array(6).fill(undefined));
  });
});
