import { describe, expect, it } from '@jest/globals';
import { countWords, requireMaxWords } from '../../../server/domain/languages/words.ts';

describe('the words of a query or filter', () => {
  it.each([
    ['', 0],
    ['  ', 0],
    ['pump', 1],
    ['pump OR  flow', 3],
    ["contains(Name,'a')or(Id eq 'b')", 7],
    ['((a),(b))', 2],
  ])('are counted: %p has %p', (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it('are refused if there are more than the limit', () => {
    const words = (count: number) => Array.from({ length: count }, () => 'a').join(' ');
    expect(() => {
      requireMaxWords('query', words(500), 500);
    }).not.toThrow();
    expect(() => {
      requireMaxWords('query', words(501), 500);
    }).toThrow('query must not have more than 500 words (WORD_LIMIT).');
  });
});
