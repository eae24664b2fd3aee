// Concurrent work on a list of items.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { mapConcurrently } from '../../../server/runtime/map-concurrently.ts';

const items = Array.from({ length: 30 }, (_, index) => index);

it('works on at most four items at a time, and returns the results in the order of the items', async () => {
  let running = 0;
  let maxRunning = 0;
  const results = await mapConcurrently(items, async (item) => {
    running += 1;
    maxRunning = Math.max(maxRunning, running);
    for (let turns = item % 3; turns >= 0; turns -= 1) await nextTurn();
    running -= 1;
    return item * 2;
  });
  expect(results).toEqual(items.map((item) => item * 2));
  expect(maxRunning).toBe(4);
});

it('rejects with the first error and starts no more work', async () => {
  const started: number[] = [];
  const work = mapConcurrently(items, async (item) => {
    started.push(item);
    await nextTurn();
    if (item === 5) throw new Error(`No ${item}.`);
  });
  await expect(work).rejects.toThrow('No 5.');
  const startedBefore = started.length;
  for (let turns = 0; turns < 30; turns += 1) await nextTurn();
  expect(started).toHaveLength(startedBefore);
});

it('returns an empty list for no items', async () => {
  expect(await mapConcurrently([], () => Promise.reject(new Error('There is no item.')))).toEqual([]);
});
