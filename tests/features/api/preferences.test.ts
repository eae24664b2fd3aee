// The header Prefer is read by the rules of RFC 7240.
import { expect, it } from '@jest/globals';
import { readPreferences } from '../../../server/api/preferences.ts';

it.each([
  ['', {}],
  ['respond-async', { 'respond-async': '' }],
  ['Code=409', { code: '409' }],
  ['code = "409"', { code: '409' }],
  ['code=409, example=some', { code: '409', example: 'some' }],
  ['code=409;example=some', { code: '409', example: 'some' }],
  ['code=409, code=404', { code: '409' }],
  ['note="code=404, \\"quoted\\"", code=409', { note: 'code=404, "quoted"', code: '409' }],
  ['note="unfinished, code=409', { note: '', unfinished: '', code: '409' }],
  [['code=409', 'example=some'], { code: '409', example: 'some' }],
])('%j has the preferences %j', (header, preferences) => {
  expect(Object.fromEntries(readPreferences(header))).toEqual(preferences);
});

it('reading takes time in proportion to the length of the header', () => {
  const started = performance.now();
  for (const part of ['a="\\"', '="', 'a=', ' ', '"\\', 'a,;']) readPreferences(part.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(5_000);
});
