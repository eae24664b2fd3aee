import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Fields } from '../../../server/domain/languages/fields.ts';
import { compileOrderBy } from '../../../server/domain/languages/order-by.ts';

const fields: Fields = { Id: 'string', Name: 'string', Factor: 'number', CreatedDate: 'date', IsVisible: 'boolean' };
const objects = [
  { Id: 'b', Name: 'pump', Factor: 10, CreatedDate: '2020-01-01T00:00:00.5Z', IsVisible: true },
  { Id: 'C', Name: 'Alpha', Factor: 9, CreatedDate: '2020-01-01T00:00:00Z', IsVisible: false },
  { Id: 'a', Name: 'PUMP', Factor: -1, CreatedDate: '2020-01-01T01:00:00+02:00', IsVisible: true },
  { Id: 'd', Name: null },
];

describe('an order', () => {
  it.each([
    ['Id', 'abCd'],
    ['id asc', 'abCd'],
    ['ID DESC', 'dCba'],
    ['  name  ', 'Cabd'],
    ['name asc', 'Cabd'],
    ['name desc', 'abCd'],
    ['Factor', 'aCbd'],
    ['Factor desc', 'bCad'],
    ['CreatedDate', 'aCbd'],
    ['createddate Desc', 'bCad'],
    ['createddate   desc', 'bCad'],
    ['IsVisible', 'Cabd'],
    ['IsVisible desc', 'abCd'],
  ])('sorts objects by %s', (text, expected) => {
    const sorted = [...objects].sort(compileOrderBy(text, fields));
    expect(sorted.map(({ Id }) => Id).join('')).toBe(expected);
  });

  it('keeps the original order of equal objects without a field id', () => {
    const sorted = [
      { N: 1, k: 'x' },
      { N: 0, k: 'y' },
      { N: 1, k: 'a' },
    ].sort(compileOrderBy('n', { N: 'number' }));
    expect(sorted.map(({ k }) => k)).toEqual(['y', 'x', 'a']);
  });

  it('does not depend on the original order', () => {
    const text = fc.constantFrom('name', 'name desc', 'factor', 'factor desc');
    const objectMembers = fc.array(
      fc.record({
        Name: fc.constantFrom('a', 'A', 'b', null),
        Factor: fc.option(fc.integer({ min: 0, max: 2 })),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(text, objectMembers, fc.infiniteStream(fc.nat()), (order, members, ranks) => {
        const ordered = members.map((member, i) => ({ ...member, Id: String(i) }));
        const shuffled = ordered
          .map((object) => ({ object, rank: ranks.next().value }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ object }) => object);
        const compare = compileOrderBy(order, fields);
        expect(shuffled.sort(compare)).toEqual(ordered.sort(compare));
      }),
    );
  });
});

describe('an invalid order', () => {
  it.each([
    '',
    ' ',
    'foo',
    'name up',
    'name asc desc',
    'name,id',
    'name asc, id desc',
    'asc',
    'toString',
    'name xasc',
    'name descx',
  ])('is refused: %p', (text) => {
    expect(() => compileOrderBy(text, fields)).toThrow(
      expect.objectContaining({
        name: 'InvalidInput',
        subject: 'orderby',
        message: `orderby is "${text}"; it must be one of Id, Name, Factor, CreatedDate, IsVisible, with an optional asc or desc.`,
      }),
    );
  });
});
