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

const codesWhere = (is: (code: number) => boolean) => [...typeCodeNames.keys()].filter(is).sort((a, b) => a - b);
const span = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('type codes (docs/behavior/types-and-streams.md#type-codes)', () => {
  it('are those of the contract, with its names', () => {
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
  ])('are read from %p: %p', (input, code) => {
    expect(typeCodeOf(input)).toBe(code);
  });

  it('have names; other numbers are named by their digits', () => {
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
  ])('have base codes: that of %i is %i', (code, base) => {
    expect(baseOf(code)).toBe(base);
  });

  it('can be nullable', () => {
    expect(codesWhere(isNullable)).toEqual([...span(103, 116), 119, 120, 121, ...span(705, 712)]);
  });

  it('can be arrays, collections and enums', () => {
    expect(codesWhere(isArray)).toEqual([...span(203, 216), ...span(218, 222)]);
    expect(codesWhere(isCollection)).toEqual([400, 401, 402, 403]);
    expect(codesWhere(isEnum)).toEqual([...span(605, 612), ...span(705, 712)]);
  });

  it('can be numbers; enums and arrays are not', () => {
    expect(codesWhere(isNumeric)).toEqual([...span(5, 15), ...span(105, 115)]);
    expect(codesWhere(isIntegral)).toEqual([...span(5, 12), ...span(105, 112)]);
    expect(codesWhere(is64Bit)).toEqual([11, 12, 111, 112, 211, 212, 611, 612, 711, 712]);
  });

  it('can be keys if their values are plain and ordered (docs/behavior/types-and-streams.md#keys)', () => {
    expect(codesWhere(isKeyCode)).toEqual([...span(3, 16), 18, 19, 20, 21]);
    expect(codesWhere(isOrdered)).toEqual([
      ...span(3, 16),
      ...span(18, 22),
      ...span(103, 116),
      119,
      120,
      121,
      ...span(605, 612),
      ...span(705, 712),
    ]);
  });

  it('cannot be in events if they are Empty, DBNull or types of the service', () => {
    expect(codesWhere((code) => !isEventCode(code))).toEqual([0, 2, ...span(501, 512)]);
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
  ])('have a range if they are integers: %i', (code, min, max) => {
    expect(integerRange(code)).toEqual({ min, max });
  });

  it('have no range if they are not integers', () => {
    expect([13, 14, 15, 16, 18, 402].map(integerRange)).toEqual(new Array(6).fill(undefined));
  });
});
