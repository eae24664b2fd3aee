// Work for many items, few of them at a time.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { mapConcurrently } from '../../../server/runtime/map-concurrently.ts';

const items = Array.from({ length: 30 }, (_, place) => place);

it('has four items under way at most, and returns the answers in the order of the items', async () => {
  let [underWay, most] = [0, 0];
  const answers = await mapConcurrently(items, async (item) => {
    underWay += 1;
    most = Math.max(most, underWay);
    for (let turns = item % 3; turns >= 0; turns -= 1) await nextTurn();
    underWay -= 1;
    return item * 2;
  });
  expect(answers).toEqual(items.map((item) => item * 2));
  expect(most).toBe(4);
});

it('rejects with the first error, and begins nothing more then', async () => {
  const begun: number[] = [];
  const work = mapConcurrently(items, async (item) => {
    begun.push(item);
    await nextTurn();
    if (item === 5) throw new Error(`No ${item}.`);
  });
  await expect(work).rejects.toThrow('No 5.');
  const until = begun.length;
  for (let turns = 0; turns < 30; turns += 1) await nextTurn();
  expect(begun).toHaveLength(until);
});

it('has nothing to do for no items', async () => {
  expect(await mapConcurrently([], () => Promise.reject(new Error('There is no item.')))).toEqual([]);
});
