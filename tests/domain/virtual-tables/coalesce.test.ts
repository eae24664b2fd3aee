import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { typeCodeName, typeCodeOf } from '../../../server/domain/values/type-codes.ts';
import { coalesceCodes } from '../../../server/domain/virtual-tables/coalesce.ts';

const both = (one: string, other: string) => typeCodeName(coalesceCodes(typeCodeOf(one) ?? 0, typeCodeOf(other) ?? 0));

describe('the type of cells of two types (docs/behavior/virtual-tables.md#column-types)', () => {
  it.each([
    ['Double', 'Double', 'Double'],
    ['Empty', 'Int32', 'Int32'],
    ['Empty', 'Empty', 'Empty'],
    ['Double', 'NullableDouble', 'NullableDouble'],
    ['NullableInt16', 'Int32', 'NullableInt32'],
    ['SByte', 'Byte', 'Int16'],
    ['Byte', 'Int16', 'Int16'],
    ['UInt16', 'Int16', 'Int32'],
    ['UInt32', 'Int32', 'Int64'],
    ['UInt32', 'SByte', 'Int64'],
    ['UInt32', 'Int64', 'Int64'],
    ['UInt64', 'SByte', 'Decimal'],
    ['UInt64', 'Int64', 'Decimal'],
    ['Byte', 'UInt64', 'UInt64'],
    ['Int16', 'Int64', 'Int64'],
    ['Single', 'SByte', 'Single'],
    ['Single', 'UInt16', 'Single'],
    ['Single', 'UInt32', 'Single'],
    ['Single', 'Int32', 'Double'],
    ['Single', 'Double', 'Double'],
    ['Double', 'Int32', 'Double'],
    ['Double', 'UInt32', 'Double'],
    ['Double', 'Byte', 'Double'],
    ['Int64', 'Single', 'String'],
    ['Int64', 'Double', 'String'],
    ['UInt64', 'Double', 'String'],
    ['Decimal', 'UInt64', 'Decimal'],
    ['Decimal', 'SByte', 'Decimal'],
    ['Decimal', 'Double', 'String'],
    ['Decimal', 'Single', 'String'],
    ['Int32', 'String', 'String'],
    ['Boolean', 'Int32', 'String'],
    ['DateTime', 'DateTimeOffset', 'String'],
    ['Guid', 'String', 'String'],
    ['Int32Enum', 'Int32Enum', 'Int32Enum'],
    ['Int32Enum', 'NullableInt32Enum', 'NullableInt32Enum'],
    ['Int32Enum', 'Int32', 'String'],
    ['Int32Enum', 'Int16Enum', 'String'],
    ['DateTime', 'NullableDateTime', 'NullableDateTime'],
  ])('%s and %s become %s', (one, other, expected) => {
    expect(both(one, other)).toBe(expected);
    expect(both(other, one)).toBe(expected);
  });

  it('does not depend on the order, and includes both types', () => {
    const names = ['Empty', 'Boolean', 'SByte', 'UInt16', 'Int32', 'UInt64', 'Single', 'Double', 'Decimal', 'DateTime'];
    const codes = fc.constantFrom(
      ...[...names, 'NullableInt32', 'NullableDouble', 'String', 'Int32Enum'].map((name) => typeCodeOf(name) ?? 0),
    );
    fc.assert(
      fc.property(codes, codes, (one, other) => {
        const code = coalesceCodes(one, other);
        expect(coalesceCodes(other, one)).toBe(code);
        expect(coalesceCodes(code, one)).toBe(code);
        expect(coalesceCodes(code, other)).toBe(code);
      }),
    );
  });
});
