import { expect, it } from '@jest/globals';
import { memoize } from '../../server/domain/memoize.ts';

it('makes a value once for each key', () => {
  const made: object[] = [];
  const numberOf = memoize((key: object) => made.push(key));
  const [one, other] = [{}, {}];
  expect([numberOf(one), numberOf(other), numberOf(one)]).toEqual([1, 2, 1]);
  expect(made).toEqual([one, other]);
});

it('keeps undefined and null, too', () => {
  let calls = 0;
  const nothing = memoize<object, undefined>(() => {
    calls += 1;
    return undefined;
  });
  const key = {};
  nothing(key);
  nothing(key);
  expect(calls).toBe(1);
});
