// When a request ends before its answer: its time is up, or its client is gone. What is under way for it ends, too.
// No AbortController and no timer of its own for each request: together they cost more than reading an event.
import { Failure } from '../errors/failures.ts';
import type { Store } from '../store/ports/store.ts';
import { isTurnOver, nextTurn, presentTurn } from '../runtime/turns.ts';

/** What long work looks at between its steps. */
export interface CancellationToken {
  /** Throws a Failure that says why, when nobody waits for the answer any more. */
  throwIfCanceled(): void;
  /**
   * Lets other requests have their turn where long work has had its slice of this one, a few milliseconds; else it resolves at once. Rejects
   * as throwIfCanceled throws. Work that may take long awaits it every few hundred steps.
   */
  pause(): Promise<void>;
  /**
   * The pause that is due now; undefined where work may go on in this very step. A request may start many reads at once: if each awaited a
   * pause that is not due, all would pass before the first has used up the slice.
   */
  duePause(): Promise<void> | undefined;
  /** Calls back when the request ends before its answer was sent, at once where it has; the function that it returns takes that back. */
  onEnd(callback: () => void): () => void;
}

export class RequestCancellation implements CancellationToken {
  #failure: Failure | undefined;
  #reject: ((failure: Failure) => void) | undefined;
  /** The turn in which it worked last. */
  #turn: number | undefined;
  /** Whether it has used up a slice: then those that have not pass it by. */
  #isLong = false;
  #callbacks: Set<() => void> | undefined;
  readonly #onEnd: () => void;

  /** `onEnd` is called when the request ends before its answer was sent. */
  constructor(onEnd: () => void = () => undefined) {
    this.#onEnd = onEnd;
  }

  /** Ends the request, unless it has ended already. */
  end(reason: string): void {
    if (this.#failure) return;
    this.#failure = new Failure('TimedOut', reason);
    this.#reject?.(this.#failure);
    this.#onEnd();
    for (const callback of this.#callbacks ?? []) callback();
  }

  onEnd(callback: () => void): () => void {
    if (this.#failure) callback();
    const callbacks = (this.#callbacks ??= new Set());
    callbacks.add(callback);
    return () => callbacks.delete(callback);
  }

  throwIfCanceled(): void {
    if (this.#failure) throw this.#failure;
  }

  duePause(): Promise<void> | undefined {
    this.throwIfCanceled();
    const isOver = isTurnOver();
    if (isOver && this.#turn === presentTurn()) this.#isLong = true;
    if (isOver) return this.#nextTurn();
    this.#turn = presentTurn();
    return undefined;
  }

  async pause(): Promise<void> {
    await this.duePause();
  }

  async #nextTurn(): Promise<void> {
    this.#turn = await nextTurn({ isFirst: !this.#isLong });
    this.throwIfCanceled();
  }

  /** The work's answer; rejects as soon as the request ends. */
  before<Answer>(work: Promise<Answer>): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      if (this.#failure) reject(this.#failure);
      work.then(resolve, reject);
    });
  }
}

/** How often the clock looks, in milliseconds: requests allow whole seconds. */
const tick = 50;

/** Ends requests whose time is up. */
export class RequestClock {
  readonly #running = new Map<RequestCancellation, { readonly until: number; readonly seconds: number }>();
  #timer: NodeJS.Timeout | undefined;

  start(end: RequestCancellation, seconds: number): void {
    this.#running.set(end, { until: performance.now() + seconds * 1_000, seconds });
    this.#timer ??= setInterval(() => {
      this.#look();
    }, tick).unref();
  }

  /** Its answer has been sent. */
  stop(end: RequestCancellation): void {
    this.#running.delete(end);
  }

  #look(): void {
    const now = performance.now();
    for (const [end, { until, seconds }] of this.#running) {
      if (until > now) continue;
      this.#running.delete(end);
      end.end(`The request was not finished within ${seconds} seconds.`);
    }
    if (this.#running.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** Chunks of long work, each after a pause: other requests have their turns meanwhile, and when its own has ended it throws why. */
export async function* paced<Chunk>(
  cancellation: CancellationToken,
  chunks: AsyncIterable<Chunk>,
): AsyncGenerator<Chunk> {
  const first = cancellation.duePause();
  if (first) await first;
  for await (const chunk of chunks) {
    yield chunk;
    const next = cancellation.duePause();
    if (next) await next;
  }
}

/** The store as one request uses it: reads let other requests have their turns, and stop when the request has ended; its transactions are taken back then. */
export function cancelableStore(cancellation: CancellationToken, store: Store): Store {
  const { objects, events, tables } = store;
  // Where the database is on this thread, a loop of reads would never give it back.
  const after =
    <Args extends readonly unknown[], Answer>(read: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const due = cancellation.duePause();
      if (due) await due;
      return read(...args);
    };
  return {
    ...store,
    objects: {
      ...objects,
      get: after(objects.get),
      getEach: after(objects.getEach),
      list: (scope, kind, hint) => paced(cancellation, objects.list(scope, kind, hint)),
    },
    events: {
      ...events,
      first: after(events.first),
      last: after(events.last),
      at: after(events.at),
      before: after(events.before),
      after: after(events.after),
      count: after(events.count),
      range: (ref, range) => paced(cancellation, events.range(ref, range)),
      texts: (ref, range) => paced(cancellation, events.texts(ref, range)),
      async *runs(ref, range) {
        for await (const run of paced(cancellation, events.runs(ref, range)))
          yield 'rows' in run ? { ...run, rows: after(run.rows) } : run;
      },
    },
    tables: {
      ...tables,
      rows: (ref, generation, skip) => paced(cancellation, tables.rows(ref, generation, skip)),
    },
    async transaction(work) {
      cancellation.throwIfCanceled();
      return store.transaction(async (transaction) => {
        const answer = await work(transaction);
        cancellation.throwIfCanceled();
        return answer;
      });
    },
  };
}
