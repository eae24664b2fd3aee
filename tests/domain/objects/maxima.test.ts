// Maximum lengths and numbers of entries (docs/behavior/errors-and-limits.md#maxima).
import { describe, expect, it } from '@jest/globals';
import { maxEntries, requireMaxEntries, requireMaxLength } from '../../../server/domain/objects/maxima.ts';

describe('a maximum length', () => {
  it.each(['', 'abc', '😀😀😀'])('of 3 characters allows "%s"', (text) => {
    requireMaxLength('Name', text, 3);
  });

  it.each(['abcd', '😀😀😀😀'])('of 3 characters refuses "%s"', (text) => {
    expect(() => requireMaxLength('Name', text, 3)).toThrow(
      expect.objectContaining({ subject: 'Name', message: 'Name must not have more than 3 characters.' }),
    );
  });
});

it('A list has no more entries than the maximum', () => {
  requireMaxEntries('Tags', maxEntries);
  expect(() => requireMaxEntries('Tags', maxEntries + 1)).toThrow(
    expect.objectContaining({ subject: 'Tags', message: `Tags must not have more than ${maxEntries} entries.` }),
  );
});
