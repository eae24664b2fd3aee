import { expect, it } from '@jest/globals';
import { limitConcurrency } from '../../../server/runtime/limit-concurrency.ts';

it('runs work in order, at most as much at the same time as allowed, also after a failure', async () => {
  const inTurn = limitConcurrency(2);
  const events: string[] = [];
  let running = 0;
  const work = (name: string) =>
    inTurn(async () => {
      running += 1;
      events.push(`${name} with ${running}`);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (name === 'b') throw new Error('b failed');
      return name;
    });
  const results = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map(work));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(events.map((event) => event[0])).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(events.every((event) => event.endsWith('1') || event.endsWith('2'))).toBe(true);
  expect(await work('f')).toBe('f');
});
