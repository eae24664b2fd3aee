// Long work yields to the event loop between its slices, and stops if its request is canceled.
import { setImmediate as loopTurn } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { RequestCancellation } from '../../../server/requests/cancellation.ts';

/** Keeps the thread busy for some milliseconds. */
function work(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** Counts turns of the event loop until `isStopped` is set. */
function countTurns() {
  const counter = { turns: 0, isStopped: false };
  void (async () => {
    for (; !counter.isStopped; counter.turns += 1) await loopTurn();
  })();
  return counter;
}

it('does not yield before the slice of a turn is used up', async () => {
  await loopTurn();
  const counter = countTurns();
  const cancellation = new RequestCancellation();
  for (let i = 0; i < 100; i += 1) await cancellation.pause();
  expect(counter.turns).toBeLessThan(50);
  counter.isStopped = true;
});

it('yields after a slice of work', async () => {
  const counter = countTurns();
  const cancellation = new RequestCancellation();
  for (let i = 0; i < 10; i += 1) {
    await cancellation.pause();
    work(12);
  }
  expect(counter.turns).toBeGreaterThanOrEqual(4);
  counter.isStopped = true;
});

it('runs one slice of many long requests in each turn', async () => {
  const slices = new Map<number, number>();
  const counter = countTurns();
  const long = async () => {
    const cancellation = new RequestCancellation();
    for (let i = 0; i < 5; i += 1) {
      // The first pause of a turn only starts its slice.
      await cancellation.pause();
      work(12);
      await cancellation.pause();
      slices.set(counter.turns, (slices.get(counter.turns) ?? 0) + 1);
    }
  };
  await loopTurn();
  await Promise.all(Array.from({ length: 4 }, long));
  counter.isStopped = true;
  expect(Math.max(...slices.values())).toBeLessThanOrEqual(2);
});

it('runs short requests before long ones, however often the short ones pause', async () => {
  const order: string[] = [];
  const long = async () => {
    const cancellation = new RequestCancellation();
    for (let i = 0; i < 8; i += 1) {
      await cancellation.pause();
      work(12);
    }
    order.push('long');
  };
  const short = async () => {
    const cancellation = new RequestCancellation();
    for (let i = 0; i < 6; i += 1) {
      await loopTurn();
      await cancellation.pause();
    }
    order.push('short');
  };
  await Promise.all([...Array.from({ length: 10 }, long), short()]);
  expect(order[0]).toBe('short');
});

it('rejects with the reason if the request was canceled before or during a pause', async () => {
  const canceled = new RequestCancellation();
  canceled.cancel('The client closed the connection.');
  await expect(canceled.pause()).rejects.toThrow('The client closed the connection.');
  const canceledLater = new RequestCancellation();
  await canceledLater.pause();
  work(12);
  const paused = canceledLater.pause();
  canceledLater.cancel('The request was not finished within 1 seconds.');
  await expect(paused).rejects.toThrow('The request was not finished within 1 seconds.');
});
