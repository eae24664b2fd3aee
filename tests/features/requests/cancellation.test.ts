// Reads of one request that begin at the same time share the slice of a turn.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { RequestCancellation, cancelableStore } from '../../../server/requests/cancellation.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/ports/store.ts';

const ref = { tenant: 'T', namespace: 'waterworks', stream: 'Flow' };
const places = Array.from({ length: 20 }, (_, place) => place);
let store: Store;
beforeEach(async () => {
  store = await openStore({ dataDir: ':memory:' });
});
afterEach(() => store.close());

/** How many reads of 3 milliseconds, at most, are done in one turn of the event loop. */
async function mostInOneTurn(work: (read: () => void) => Promise<unknown>): Promise<number> {
  let [inThisTurn, most] = [0, 0];
  await work(() => {
    if (inThisTurn === 0)
      setImmediate(() => {
        inThisTurn = 0;
      });
    inThisTurn += 1;
    most = Math.max(most, inThisTurn);
    const until = performance.now() + 3;
    while (performance.now() < until);
  });
  return most;
}

it('lets other requests have their turns between counts of events', async () => {
  const most = await mostInOneTurn((read) => {
    const count = async () => {
      read();
      return 0;
    };
    const { events } = cancelableStore(new RequestCancellation(), { ...store, events: { ...store.events, count } });
    return Promise.all(places.map(() => events.count(ref)));
  });
  expect(most).toBeLessThanOrEqual(4);
});

it('lets other requests have their turns between chunks of events, the first ones included', async () => {
  const most = await mostInOneTurn((read) => {
    async function* range() {
      for (let chunk = 0; chunk < 2; chunk += 1) {
        read();
        yield [];
      }
    }
    const { events } = cancelableStore(new RequestCancellation(), { ...store, events: { ...store.events, range } });
    return Promise.all(places.map(() => Array.fromAsync(events.range(ref, {}))));
  });
  expect(most).toBeLessThanOrEqual(4);
});
