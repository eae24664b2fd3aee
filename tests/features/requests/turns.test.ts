// Long work gives the event loop back between its slices, and stops when its request has ended.
import { setImmediate as loopTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { RequestCancellation } from '../../../server/requests/cancellation.ts';

/** Keeps the thread busy for some milliseconds. */
function work(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

/** Counts turns of the event loop until it is told to stop. */
function countTurns() {
  const counted = { turns: 0, stop: false };
  void (async () => {
    for (; !counted.stop; counted.turns += 1) await loopTurn();
  })();
  return counted;
}

it('a pause keeps the turn of the event loop while little work was done in it', async () => {
  await loopTurn();
  const counted = countTurns();
  const end = new RequestCancellation();
  for (let i = 0; i < 100; i += 1) await end.pause();
  expect(counted.turns).toBeLessThan(50);
  counted.stop = true;
});

it('a pause after a slice of work lets others have a turn', async () => {
  const counted = countTurns();
  const end = new RequestCancellation();
  for (let i = 0; i < 10; i += 1) {
    await end.pause();
    work(12);
  }
  expect(counted.turns).toBeGreaterThanOrEqual(4);
  counted.stop = true;
});

it('of many long requests one has its slice in each turn', async () => {
  const slices = new Map<number, number>();
  const counted = countTurns();
  const long = async () => {
    const end = new RequestCancellation();
    for (let i = 0; i < 5; i += 1) {
      // The first pause of a turn only begins to measure.
      await end.pause();
      work(12);
      await end.pause();
      slices.set(counted.turns, (slices.get(counted.turns) ?? 0) + 1);
    }
  };
  await loopTurn();
  await Promise.all(Array.from({ length: 4 }, long));
  counted.stop = true;
  expect(Math.max(...slices.values())).toBeLessThanOrEqual(2);
});

it('a request that uses little of its turns passes by those that use them up, however often it waits', async () => {
  const order: string[] = [];
  const long = async () => {
    const end = new RequestCancellation();
    for (let i = 0; i < 8; i += 1) {
      await end.pause();
      work(12);
    }
    order.push('long');
  };
  const small = async () => {
    const end = new RequestCancellation();
    for (let i = 0; i < 6; i += 1) {
      await loopTurn();
      await end.pause();
    }
    order.push('small');
  };
  await Promise.all([...Array.from({ length: 10 }, long), small()]);
  expect(order[0]).toBe('small');
});

it('a pause of a request that has ended throws why, also when it ends meanwhile', async () => {
  const gone = new RequestCancellation();
  gone.cancel('The client closed the connection.');
  await expect(gone.pause()).rejects.toThrow('The client closed the connection.');
  const late = new RequestCancellation();
  await late.pause();
  work(12);
  const paused = late.pause();
  late.cancel('The request was not finished within 1 seconds.');
  await expect(paused).rejects.toThrow('The request was not finished within 1 seconds.');
});
