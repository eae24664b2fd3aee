// Pages of searches in a directory (docs/behavior/identity.md#directory-searches).
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyStartsWith, entryOfToken, entryPage, skipToken } from '../../../server/domain/identity/directory-search.ts';

const entries = ['a', 'b', 'c', 'd'].map((Id) => ({ Id }));

it.each<[boolean, string, readonly (string | null)[]]>([
  [true, 'AD', ['Ada', null]],
  [true, 'ma', [null, 'Marsh']],
  [true, '', ['Ada']],
  [false, 'da', ['Ada']],
  [false, 'a', [null]],
  [false, 'a', []],
])('anyStartsWith returns %s for %j in %j', (expected, query, texts) => {
  expect(anyStartsWith(query, ...texts)).toBe(expected);
});

describe('a page of entries', () => {
  it.each<[number, number, string | null, readonly string[], string | null]>([
    [2, 0, null, ['a', 'b'], 'c'],
    [2, 2, null, ['c', 'd'], null],
    [2, 3, null, ['d'], null],
    [2, 4, null, [], null],
    [2, 3, 'a', ['a', 'b'], 'c'],
    [1, 0, 'd', ['d'], null],
  ])('with %s entries after %s, from %j, is %j', (count, skip, first, ids, next) => {
    expect(entryPage(entries, { count, skip, first })).toEqual({ results: ids.map((Id) => ({ Id })), next });
  });

  it('does not exist if its first entry is gone', () => {
    expect(entryPage(entries, { count: 2, skip: 0, first: 'z' })).toBeNull();
  });
});

describe('a token', () => {
  it('has the first entry of its page', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (first) => {
        expect(entryOfToken(skipToken(first))).toBe(first);
      }),
    );
    expect(entryOfToken(undefined)).toBeNull();
  });

  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  it.each([
    ['no text', ''],
    ['a text that is not JSON', 'abc'],
    ['another value', encoded(null)],
    ['a number as entry', encoded({ first: 5 })],
    ['another member', encoded({ first: 'a', more: 1 })],
    ['another encoding of the same entry', `${skipToken('a')}=`],
  ])('is refused if it is %s', (_name, token) => {
    expect(() => entryOfToken(token)).toThrow(
      expect.objectContaining({
        subject: 'skipToken',
        message: 'skipToken must be the SkipToken of the previous page of the same search.',
      }),
    );
  });
});
