// Limits the concurrent work of the server: requests in progress, bodies being received, and bytes of bodies in memory.
import { Failure } from '../errors/failures.ts';

export interface AdmissionLimits {
  /** The maximum number of requests in progress. */
  readonly requests: number;
  readonly requestsPerCaller: number;
  /** The maximum number of bodies being received. */
  readonly bodies: number;
  readonly bodiesPerCaller: number;
  /** The maximum number of bytes of all request bodies in memory. */
  readonly bodyBytes: number;
}

const overloaded = (reason: string) => new Failure('Overloaded', reason);

/** A pool of slots for requests, with a limit for all requests and one for each caller. */
class SlotPool {
  readonly #limit: number;
  readonly #limitPerCaller: number;
  /** The activity of the server with these requests, for messages: 'works on'. */
  readonly #activity: string;
  readonly #takenBy = new Map<string, number>();
  #taken = 0;

  constructor(activity: string, limit: number, limitPerCaller: number) {
    this.#activity = activity;
    this.#limit = limit;
    this.#limitPerCaller = limitPerCaller;
  }

  /** Takes a slot; throws Overloaded if all are taken. */
  take(): void {
    if (this.#taken >= this.#limit)
      throw overloaded(`The server already ${this.#activity} ${this.#taken} requests, which is its limit.`);
    this.#taken += 1;
  }

  /** Counts a taken slot against the limit of its caller; throws Overloaded if the caller has too many. */
  takeFor(caller: string): void {
    const taken = this.#takenBy.get(caller) ?? 0;
    if (taken >= this.#limitPerCaller)
      throw overloaded(
        `The server already ${this.#activity} ${taken} requests of this caller, which is the limit per caller.`,
      );
    this.#takenBy.set(caller, taken + 1);
  }

  release(): void {
    this.#taken -= 1;
  }

  releaseFor(caller: string): void {
    const taken = (this.#takenBy.get(caller) ?? 1) - 1;
    if (taken === 0) this.#takenBy.delete(caller);
    else this.#takenBy.set(caller, taken);
  }
}

export class Admission {
  readonly #inProgress: SlotPool;
  readonly #receiving: SlotPool;
  readonly #delayed: SlotPool;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor({ requests, requestsPerCaller, bodies, bodiesPerCaller, bodyBytes }: AdmissionLimits) {
    this.#inProgress = new SlotPool('works on', requests, requestsPerCaller);
    this.#receiving = new SlotPool('receives the bodies of', bodies, bodiesPerCaller);
    this.#delayed = new SlotPool('delays', requests, requestsPerCaller);
    this.#maxBytes = bodyBytes;
  }

  /** Returns an admitted request, which must be released when it ends; throws Overloaded if there are too many requests. */
  admit(): AdmittedRequest {
    const pools = { inProgress: this.#inProgress, receiving: this.#receiving, delayed: this.#delayed };
    return new AdmittedRequest(pools, (bytes) => {
      if (bytes > 0 && this.#bytes + bytes > this.#maxBytes) {
        throw overloaded(
          `The server already has ${this.#bytes} bytes of request bodies in memory; the limit is ${this.#maxBytes}.`,
        );
      }
      this.#bytes += bytes;
    });
  }
}

/** The pools between which a request moves. */
interface Pools {
  readonly inProgress: SlotPool;
  readonly receiving: SlotPool;
  readonly delayed: SlotPool;
}

/** An admitted request, with its slot and bytes. Every method except `release` throws Overloaded at a limit. */
export class AdmittedRequest {
  readonly #pools: Pools;
  readonly #addBytes: (bytes: number) => void;
  /** The pool in which the request has a slot. */
  #pool: SlotPool | undefined;
  #caller: string | undefined;
  #bytes = 0;
  #isReleased = false;

  constructor(pools: Pools, addBytes: (bytes: number) => void) {
    this.#pools = pools;
    this.#addBytes = addBytes;
    this.#moveTo(pools.inProgress);
  }

  /** Counts the request against the limit of its caller, once the caller is known. */
  setCaller(caller: string): void {
    this.#pool?.takeFor(caller);
    this.#caller = caller;
  }

  /** Returns the result of `receive`. Until it ends, the request has a slot for receiving its body and none for requests in progress. */
  async whileReceiving<Body>(receive: () => Promise<Body>): Promise<Body> {
    this.#moveTo(this.#pools.receiving);
    const body = await receive();
    this.moveToInProgress();
    return body;
  }

  /** Gives the request a slot for delays, which tests demand, in place of one for requests in progress. */
  moveToDelayed(): void {
    this.#moveTo(this.#pools.delayed);
  }

  /** Gives the request a slot for requests in progress again. */
  moveToInProgress(): void {
    this.#moveTo(this.#pools.inProgress);
  }

  /** Adds bytes of the body that stay in memory until `release`; a negative number subtracts bytes. */
  addBytes(bytes: number): void {
    // The response can end before the whole body is received.
    if (this.#isReleased) return;
    this.#addBytes(bytes);
    this.#bytes += bytes;
  }

  /** Releases the slot and the bytes. */
  release(): void {
    this.#isReleased = true;
    this.#releaseSlot();
    this.#addBytes(-this.#bytes);
    this.#bytes = 0;
  }

  #moveTo(pool: SlotPool): void {
    if (this.#isReleased) return;
    this.#releaseSlot();
    pool.take();
    this.#pool = pool;
    const caller = this.#caller;
    if (caller === undefined) return;
    // Until its caller has a slot in the new pool, the request must not release one there.
    this.#caller = undefined;
    pool.takeFor(caller);
    this.#caller = caller;
  }

  #releaseSlot(): void {
    this.#pool?.release();
    if (this.#caller !== undefined) this.#pool?.releaseFor(this.#caller);
    this.#pool = undefined;
  }
}
