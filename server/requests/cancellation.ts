// Cancels requests whose time limit has passed or whose client has disconnected. Requests share one timer, because an AbortController
// and a timer for each would be too expensive (docs/decisions/0002-server.md).
import { Failure } from '../errors/failures.ts';
import type { Store } from '../store/ports/store.ts';
import { isTurnOver, nextTurn, currentTurn } from '../runtime/turns.ts';

/** Cancels long work, which checks it between its steps. */
export interface CancellationToken {
  /** Throws a Failure with the reason if the request was canceled. */
  throwIfCanceled(): void;
  /**
   * Yields to other requests if this turn of the event loop has used its time slice of a few milliseconds; otherwise resolves at once.
   * Rejects if the request was canceled. Long work awaits it every few hundred steps.
   */
  pause(): Promise<void>;
  /**
   * Returns the pause that is due now; undefined if the slice is not used up. Reads that start together call this: if each awaited a
   * pause that is not due, all would continue before the first has used the slice.
   */
  duePause(): Promise<void> | undefined;
  /** Calls `callback` when the request is canceled, or at once if it was; returns a function that removes the callback. */
  onCancel(callback: () => void): () => void;
}

export class RequestCancellation implements CancellationToken {
  #failure: Failure | undefined;
  #reject: ((failure: Failure) => void) | undefined;
  /** The number of the turn in which the request last ran. */
  #turn: number | undefined;
  /** Whether the request has used a whole time slice; shorter requests then go first. */
  #isLong = false;
  #callbacks: Set<() => void> | undefined;
  readonly #onCancel: () => void;

  /** `onCancel` is called when the request is canceled. */
  constructor(onCancel: () => void = () => undefined) {
    this.#onCancel = onCancel;
  }

  /** Cancels the request, unless it is canceled already. */
  cancel(reason: string): void {
    if (this.#failure) return;
    this.#failure = new Failure('TimedOut', reason);
    this.#reject?.(this.#failure);
    this.#onCancel();
    for (const callback of this.#callbacks ?? []) callback();
  }

  onCancel(callback: () => void): () => void {
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
    if (isOver && this.#turn === currentTurn()) this.#isLong = true;
    if (isOver) return this.#nextTurn();
    this.#turn = currentTurn();
    return undefined;
  }

  async pause(): Promise<void> {
    await this.duePause();
  }

  async #nextTurn(): Promise<void> {
    this.#turn = await nextTurn({ hasPriority: !this.#isLong });
    this.throwIfCanceled();
  }

  /** Returns the result of the work; rejects as soon as the request is canceled. */
  unlessCanceled<Result>(work: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#reject = reject;
      if (this.#failure) reject(this.#failure);
      work.then(resolve, reject);
    });
  }
}

/** The time between two checks of all time limits, which are whole seconds. */
const checkIntervalMilliseconds = 50;

/** Cancels requests whose time limit has passed. */
export class RequestTimeouts {
  /** The deadlines of running requests, in milliseconds of `performance.now`. */
  readonly #running = new Map<RequestCancellation, { readonly deadline: number; readonly seconds: number }>();
  #timer: NodeJS.Timeout | undefined;

  /** Starts the time limit of a request. */
  start(cancellation: RequestCancellation, seconds: number): void {
    this.#running.set(cancellation, { deadline: performance.now() + seconds * 1_000, seconds });
    this.#timer ??= setInterval(() => {
      this.#check();
    }, checkIntervalMilliseconds).unref();
  }

  /** Stops the time limit of a request. */
  stop(cancellation: RequestCancellation): void {
    this.#running.delete(cancellation);
  }

  #check(): void {
    const now = performance.now();
    for (const [cancellation, { deadline, seconds }] of this.#running) {
      if (deadline > now) continue;
      this.#running.delete(cancellation);
      cancellation.cancel(`The request was not finished within ${seconds} seconds.`);
    }
    if (this.#running.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}

/** Yields chunks with a pause before each; throws a Failure with the reason if the request was canceled. */
export async function* withPauses<Chunk>(
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

/** Returns a view of the store for one request: its reads yield to other requests, and a cancellation stops reads and rolls back transactions. */
export function cancelableStore(cancellation: CancellationToken, store: Store): Store {
  const { objects, events, tables } = store;
  // With an embedded database, a loop of reads would never yield to the event loop.
  const pauseBefore =
    <Args extends readonly unknown[], Result>(read: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const due = cancellation.duePause();
      if (due) await due;
      return read(...args);
    };
  return {
    ...store,
    objects: {
      ...objects,
      get: pauseBefore(objects.get),
      getEach: pauseBefore(objects.getEach),
      list: (scope, kind, hint) => withPauses(cancellation, objects.list(scope, kind, hint)),
    },
    events: {
      ...events,
      firstEvent: pauseBefore(events.firstEvent),
      lastEvent: pauseBefore(events.lastEvent),
      eventAt: pauseBefore(events.eventAt),
      eventBefore: pauseBefore(events.eventBefore),
      eventAfter: pauseBefore(events.eventAfter),
      count: pauseBefore(events.count),
      range: (ref, range) => withPauses(cancellation, events.range(ref, range)),
      texts: (ref, range) => withPauses(cancellation, events.texts(ref, range)),
      async *runs(ref, range) {
        for await (const run of withPauses(cancellation, events.runs(ref, range)))
          yield 'rows' in run ? { ...run, rows: pauseBefore(run.rows) } : run;
      },
    },
    tables: {
      ...tables,
      rows: (ref, generation, skip) => withPauses(cancellation, tables.rows(ref, generation, skip)),
    },
    async transaction(work) {
      cancellation.throwIfCanceled();
      return store.transaction(async (transaction) => {
        const result = await work(transaction);
        cancellation.throwIfCanceled();
        return result;
      });
    },
  };
}
