// Transactions and copies of the control document, of which few run at the same time.
import { cancelableStore, type CancellationToken } from '../requests/cancellation.ts';
import type { Store, Transaction } from '../store/ports/store.ts';
import { afterClockChange } from './clock/stored-clocks.ts';

/** Runs work when it is its turn. */
export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface Turns {
  /** Runs transactions one after the other: those of many tests at once would take all connections to the database. */
  readonly inTurn: <Result>(
    cancellation: CancellationToken,
    work: (transaction: Transaction) => Promise<Result>,
  ) => Promise<Result>;
  /** Runs a few copies at the same time, since each takes a connection for seconds. */
  readonly copyInTurn: Queue;
}

const copiesAtOnce = 3;

/** Returns the turns of a store. */
export function transactionsInTurn(store: Store): Turns {
  const runTransaction = createQueue();
  return {
    inTurn: (cancellation, work) =>
      runTransaction(() => cancelableStore(cancellation, store).transaction(work)).finally(afterClockChange),
    copyInTurn: createQueue(copiesAtOnce),
  };
}

/** Returns a queue that runs some work at the same time; by default one after the other. */
export function createQueue(atOnce = 1): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
