// Limits how much the server works on at once: requests in progress, bodies being received, and bytes of bodies in memory.
import { Failure } from '../errors/failures.ts';

export interface AdmissionLimits {
  /** Requests in progress, in all and of one caller. */
  readonly requests: number;
  readonly requestsOfCaller: number;
  /** Bodies being received, in all and of one caller. */
  readonly bodies: number;
  readonly bodiesOfCaller: number;
  /** Bytes of all bodies in memory, as they were sent. */
  readonly bodyBytes: number;
}

const overloaded = (reason: string) => new Failure('Overloaded', reason);

/** Counts requests up to a limit, and those of one caller up to another. */
class Slots {
  readonly #limit: number;
  readonly #limitOfCaller: number;
  readonly #what: string;
  readonly #takenOf = new Map<string, number>();
  #taken = 0;

  constructor(what: string, limit: number, limitOfCaller: number) {
    this.#what = what;
    this.#limit = limit;
    this.#limitOfCaller = limitOfCaller;
  }

  /** Takes a slot; throws Overloaded when none is left. */
  take(): void {
    if (this.#taken >= this.#limit)
      throw overloaded(`The server ${this.#what} ${this.#taken} requests already, its limit.`);
    this.#taken += 1;
  }

  /** Counts the slot for a caller; throws Overloaded when the caller has too many. */
  takeFor(caller: string): void {
    const taken = this.#takenOf.get(caller) ?? 0;
    if (taken >= this.#limitOfCaller)
      throw overloaded(`The server ${this.#what} ${taken} requests of this caller already, its limit.`);
    this.#takenOf.set(caller, taken + 1);
  }

  release(): void {
    this.#taken -= 1;
  }

  releaseFor(caller: string): void {
    const left = (this.#takenOf.get(caller) ?? 1) - 1;
    if (left === 0) this.#takenOf.delete(caller);
    else this.#takenOf.set(caller, left);
  }
}

export class Admission {
  readonly #working: Slots;
  readonly #receiving: Slots;
  readonly #maxBytes: number;
  #bytes = 0;

  constructor({ requests, requestsOfCaller, bodies, bodiesOfCaller, bodyBytes }: AdmissionLimits) {
    this.#working = new Slots('works on', requests, requestsOfCaller);
    this.#receiving = new Slots('receives the bodies of', bodies, bodiesOfCaller);
    this.#maxBytes = bodyBytes;
  }

  /** Admits a request, which has to leave; throws Overloaded when there are too many. */
  enter(): Admitted {
    return new Admitted(this.#working, this.#receiving, (bytes) => {
      if (bytes > 0 && this.#bytes + bytes > this.#maxBytes) {
        throw overloaded(
          `The server holds ${this.#bytes} bytes of request bodies already; the limit is ${this.#maxBytes}.`,
        );
      }
      this.#bytes += bytes;
    });
  }
}

/** The slots and bytes of one request. Each method throws Overloaded at a limit. */
export class Admitted {
  readonly #working: Slots;
  readonly #receiving: Slots;
  readonly #count: (bytes: number) => void;
  #slots: Slots | undefined;
  #caller: string | undefined;
  #bytes = 0;
  #hasLeft = false;

  constructor(working: Slots, receiving: Slots, count: (bytes: number) => void) {
    [this.#working, this.#receiving, this.#count] = [working, receiving, count];
    this.#move(working);
  }

  /** Counts the request for its caller, once the caller is known. */
  countFor(caller: string): void {
    this.#slots?.takeFor(caller);
    this.#caller = caller;
  }

  /** Counts the request among those that receive a body, and no longer as in progress, until the body has arrived. */
  async receive<Body>(body: () => Promise<Body>): Promise<Body> {
    this.#move(this.#receiving);
    const received = await body();
    this.#move(this.#working);
    return received;
  }

  /** Counts bytes of the body that are in memory from now on. */
  hold(bytes: number): void {
    if (this.#hasLeft) return;
    this.#count(bytes);
    this.#bytes += bytes;
  }

  /** Releases everything. */
  leave(): void {
    this.#hasLeft = true;
    this.#release();
    this.#count(-this.#bytes);
    this.#bytes = 0;
  }

  #move(to: Slots): void {
    if (this.#hasLeft) return;
    this.#release();
    to.take();
    this.#slots = to;
    const caller = this.#caller;
    if (caller === undefined) return;
    this.#caller = undefined;
    to.takeFor(caller);
    this.#caller = caller;
  }

  #release(): void {
    this.#slots?.release();
    if (this.#caller !== undefined) this.#slots?.releaseFor(this.#caller);
    this.#slots = undefined;
  }
}
