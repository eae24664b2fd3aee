// Reads of one request that start at the same time share the time slice of a turn.
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { RequestCancellation, cancelableStore } from '../../../server/requests/cancellation.ts';
import { openStore } from '../../../server/store/open.ts';
import type { Store } from '../../../server/store/ports/store.ts';

const ref = { tenant: 'T', namespace: 'waterworks', stream: 'Flow' };
const twentyReads = Array.from({ length: 20 });
let store: Store;
beforeEach(async () => {
  store = await openStore({ dataDir: ':memory:' });
});
afterEach(() => store.close());

/** Returns the maximum number of reads of 3 milliseconds that `work` makes in one turn of the event loop. */
async function maxReadsPerTurn(work: (read: () => void) => Promise<unknown>): Promise<number> {
  let readsInTurn = 0;
  let maxReads = 0;
  await work(() => {
    if (readsInTurn === 0)
      setImmediate(() => {
        readsInTurn = 0;
      });
    readsInTurn += 1;
    maxReads = Math.max(maxReads, readsInTurn);
    const end = performance.now() + 3;
    while (performance.now() < end);
  });
  return maxReads;
}

it('yields to other requests between counts of events', async () => {
  const maxReads = await maxReadsPerTurn((read) => {
    const count = async () => {
      read();
      return 0;
    };
    const { events } = cancelableStore(new RequestCancellation(), { ...store, events: { ...store.events, count } });
    return Promise.all(twentyReads.map(() => events.count(ref)));
  });
  expect(maxReads).toBeLessThanOrEqual(4);
});

it('yields to other requests between chunks of events, including the first ones', async () => {
  const maxReads = await maxReadsPerTurn((read) => {
    async function* range() {
      for (let chunk = 0; chunk < 2; chunk += 1) {
        read();
        yield [];
      }
    }
    const { events } = cancelableStore(new RequestCancellation(), { ...store, events: { ...store.events, range } });
    return Promise.all(twentyReads.map(() => Array.fromAsync(events.range(ref, {}))));
  });
  expect(maxReads).toBeLessThanOrEqual(4);
});
