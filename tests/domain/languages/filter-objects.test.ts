import { describe, expect, it } from '@jest/globals';
import type { Fields } from '../../../server/domain/languages/fields.ts';
import { compileObjectFilter } from '../../../server/domain/languages/filter-objects.ts';

const unitFields: Fields = {
  Id: 'string',
  Abbreviation: 'string',
  Name: 'string',
  QuantityId: 'string',
  ConversionFactor: 'number',
  ConversionOffset: 'number',
  CreatedDate: 'date',
  ModifiedDate: 'date',
};

const unit = (id: string, quantity: string, factor: number) => ({
  Id: id,
  Name: id,
  QuantityId: quantity,
  ConversionFactor: factor,
  ConversionOffset: 0,
});
const units = [
  unit('meter', 'Length', 1),
  unit('centimeter', 'Length', 0.01),
  unit('kilometer', 'Length', 1000),
  unit('kilogram', 'Mass', 1),
];

function matchingIds(filter: string): string[] {
  return units.filter(compileObjectFilter(filter, unitFields)).map(({ Id }) => Id);
}

describe('a filter of units', () => {
  it.each([
    ['several conditions', "QuantityId eq 'length' and ConversionFactor lt 1", ['centimeter']],
    ['strings in any case', "startswith(Name,'KILO')", ['kilometer', 'kilogram']],
    ['dates', 'not ModifiedDate gt 2022-12-06T00:00:00Z', ['meter', 'centimeter', 'kilometer', 'kilogram']],
    ['names in any case', 'CONVERSIONFACTOR ge 1000', ['kilometer']],
    ['operators in any case', "quantityid EQ 'MASS' OR NOT ConversionFactor Ge 1", ['centimeter', 'kilogram']],
    ['functions in any case', "EndsWith(Id, 'GRAM') Eq TRUE", ['kilogram']],
    ['arithmetic', 'ConversionFactor eq (6.0 sub 5.0) and floor(ConversionOffset) eq 0', ['meter', 'kilogram']],
  ])('matches by %s: %s', (_name, filter, expected) => {
    expect(matchingIds(filter)).toEqual(expected);
  });
});

const fields: Fields = {
  Id: 'string',
  Name: 'string',
  Description: 'string',
  CreatedDate: 'date',
  ModifiedDate: 'date',
  Rank: 'number',
  IsVisible: 'boolean',
};
const object = {
  Id: 'XYZ',
  Name: 'Val5',
  Description: null,
  CreatedDate: '2015-11-03T01:05:03.5Z',
  ModifiedDate: 'never',
  Rank: 2,
  IsVisible: true,
};

describe('a filter of an object', () => {
  it.each([
    "Id eq 'xyz'",
    "Id ne 'xyy'",
    "Id gt 'XYA' and Id lt 'xyzz'",
    "toupper(Name) eq 'val5' and tolower(Name) eq 'VAL5' and toupper(Name) eq 'VAL5'",
    "contains(Name, 'AL') and indexof(Name, 'L') eq 2",
    "replace(Name, 'vAL', 'Dog') eq 'doG5'",
    "concat(Name, 'X') eq 'val5x' and length(Name) eq 4",
    "CreatedDate lt 2022-01-01T00:00:00Z and CreatedDate eq '2015-11-03T01:05:03.5'",
    'year(CreatedDate) eq 2015 and second(CreatedDate) eq 3',
    'IsVisible and IsVisible eq true',
    'Rank mul 2 eq 4',
    "not Description eq 'x' and not Description ne 'x'",
    'not ModifiedDate gt 2000-01-01 and not ModifiedDate le 2000-01-01',
  ])('matches: %s', (filter) => {
    expect(compileObjectFilter(filter, fields)(object)).toBe(true);
  });

  it.each(["Description eq 'x'", "Description ne 'x'", 'Rank gt 2', "Name eq 'val'", 'CreatedDate gt ModifiedDate'])(
    'does not match: %s',
    (filter) => {
      expect(compileObjectFilter(filter, fields)(object)).toBe(false);
    },
  );

  it('matches nothing in an object without the members', () => {
    for (const filter of ["Id ne 'x'", 'Rank ge 0', 'IsVisible', 'CreatedDate lt 2022-01-01']) {
      expect(compileObjectFilter(filter, fields)({ Id: 5, Rank: '2', IsVisible: 1 })).toBe(false);
    }
  });
});

describe('an invalid filter of objects', () => {
  it.each([
    ["Foo eq 'x'", 'position 1: "Foo" is not a field; the fields are Id, Name, Description'],
    ["Id/Name eq 'x'", 'position 1: "Id/Name" is not a field'],
    ["Rank eq '2'", 'position 6: cannot compare a number with text'],
    ['Rank', 'position 1: expected a condition, found a number'],
    ["Id eq 'x", 'position 7: the string that starts here has no closing quote'],
    ['constructor eq 1', 'position 1: "constructor" is not a field'],
  ])('is refused: %s', (filter, message) => {
    expect(() => compileObjectFilter(filter, fields)).toThrow(
      expect.objectContaining({ name: 'InvalidInput', subject: 'filter', message: expect.stringContaining(message) }),
    );
  });
});
