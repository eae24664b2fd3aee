// When a request ends before its answer: its time is up, or its client is gone. What is under way for it ends, too.
import type { Response } from 'express';
import { Failure } from '../http/errors/catalog.ts';
import type { Store } from '../store/ports/store.ts';

export interface RequestEnd {
  /** Aborted, with a Failure as its reason, when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /** The work's answer; rejects as soon as the signal is aborted. */
  before<Answer>(work: Promise<Answer>): Promise<Answer>;
  /** Stops the clock: what has begun to be sent is sent. */
  stopClock(): void;
}

/** Watches a request from now on; without `seconds` only its client can end it. */
export function endOf(response: Response, seconds: number | undefined): RequestEnd {
  const controller = new AbortController();
  const { signal } = controller;
  const timer =
    seconds === undefined
      ? undefined
      : setTimeout(() => {
          controller.abort(new Failure('TimedOut', `The request was not finished within ${seconds} seconds.`));
        }, seconds * 1000);
  response.once('close', () => {
    clearTimeout(timer);
    if (!response.writableFinished) controller.abort(new Failure('TimedOut', 'The client closed the connection.'));
  });
  return {
    signal,
    before: (work) =>
      new Promise((resolve, reject) => {
        const end = () => {
          reject(signal.reason as Failure);
        };
        if (signal.aborted) end();
        signal.addEventListener('abort', end, { once: true });
        work.then(resolve, reject).finally(() => {
          signal.removeEventListener('abort', end);
        });
      }),
    stopClock: () => {
      clearTimeout(timer);
    },
  };
}

/** Chunks of a long read until the signal is aborted; then it throws the signal's reason. */
export async function* untilAborted<Chunk>(signal: AbortSignal, chunks: AsyncIterable<Chunk>): AsyncGenerator<Chunk> {
  signal.throwIfAborted();
  for await (const chunk of chunks) {
    yield chunk;
    signal.throwIfAborted();
  }
}

/** The store as one request uses it: once its signal is aborted, long reads stop and transactions are taken back. */
export function storeUntil(signal: AbortSignal, store: Store): Store {
  const { events, tables } = store;
  return {
    ...store,
    events: {
      ...events,
      range: (ref, range) => untilAborted(signal, events.range(ref, range)),
      texts: (ref, range) => untilAborted(signal, events.texts(ref, range)),
    },
    tables: {
      ...tables,
      rows: (ref, generation, skip) => untilAborted(signal, tables.rows(ref, generation, skip)),
    },
    async transaction(work) {
      signal.throwIfAborted();
      return store.transaction(async (transaction) => {
        const answer = await work(transaction);
        signal.throwIfAborted();
        return answer;
      });
    },
  };
}
