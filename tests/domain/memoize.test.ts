import { expect, it } from '@jest/globals';
import { memoize } from '../../server/domain/memoize.ts';

it('computes a value once for each key', () => {
  const computed: object[] = [];
  const numberOf = memoize((key: object) => computed.push(key));
  const [first, second] = [{}, {}];
  expect([numberOf(first), numberOf(second), numberOf(first)]).toEqual([1, 2, 1]);
  expect(computed).toEqual([first, second]);
});

it('caches undefined', () => {
  let calls = 0;
  const returnUndefined = memoize<object, undefined>(() => {
    calls += 1;
    return undefined;
  });
  const key = {};
  returnUndefined(key);
  returnUndefined(key);
  expect(calls).toBe(1);
});
