// The hints of queries. tests/features/catalog/object-hints.test.ts checks that the results of a search meet its hint.
import { describe, expect, it } from '@jest/globals';
import { anyHint, searchHint, type Hint } from '../../../server/domain/languages/search-hint.ts';
import { InvalidInput } from '../../../server/domain/model.ts';

const text = (source: 'id' | 'body', ...parts: string[]): Hint => ({ kind: 'text', source, parts });
const and = (...operands: Hint[]): Hint => ({ kind: 'and', operands });
const or = (...operands: Hint[]): Hint => ({ kind: 'or', operands });
const idOrBody = (...parts: string[]) => or(text('id', ...parts), text('body', ...parts));

describe('the hint of a query', () => {
  it.each<[string, Hint | null]>([
    ['Id:Pump', text('id', 'pump')],
    ['ID:"Pump 1"*', text('id', 'pump 1')],
    ['id:p*p', text('id', 'p', 'p')],
    ['id:*ump*', text('id', 'ump')],
    ['id:Pump...', text('id', 'pump')],
    ['Name:pump', text('body', 'pump')],
    ['manufa*turer:pump', text('body', 'pump')],
    ['Id*:pump', text('body', 'pump')],
    ['pump', idOrBody('pump')],
    ['id:a AND id:b', and(text('id', 'a'), text('id', 'b'))],
    ['id:a id:b', or(text('id', 'a'), text('id', 'b'))],
    ['id:a AND (id:b OR name:c)', and(text('id', 'a'), or(text('id', 'b'), text('body', 'c')))],
    ['id:a AND NOT id:b', text('id', 'a')],
    ['id:a AND *', text('id', 'a')],
    ['id:a OR NOT id:b', null],
    ['id:a OR id:*', null],
    ['NOT id:a', null],
    ['NOT id:a AND *', null],
    ['*', null],
    ['id:""', null],
  ])('has the conditions that all results meet: %s', (query, expected) => {
    expect(searchHint(query, 'Id')).toEqual(expected);
  });

  it('is refused for an invalid query', () => {
    expect(() => searchHint('id:(', 'Id')).toThrow(InvalidInput);
  });
});

describe('the hint of several queries', () => {
  it('is met by the results of all of them', () => {
    const [a, b] = [text('id', 'a'), text('body', 'b')];
    expect(anyHint([a, b])).toEqual(or(a, b));
    expect(anyHint([a])).toEqual(a);
    expect(anyHint([a, null])).toBeNull();
    expect(anyHint([])).toBeNull();
  });
});
