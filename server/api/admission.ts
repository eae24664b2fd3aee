// How much the server takes on at once: requests in work, bodies that are being received, and bytes of bodies that are held.
import { Failure } from '../errors/failures.ts';

export interface AdmissionLimits {
  /** Requests in work at once, and of one caller. */
  readonly requests: number;
  readonly requestsOfCaller: number;
  /** Bodies that are being received at once, and of one caller. */
  readonly bodies: number;
  readonly bodiesOfCaller: number;
  /** Bytes of bodies, as they were sent, of all requests together. */
  readonly bodyBytes: number;
}

const overloaded = (reason: string) => new Failure('Overloaded', reason);

/** Places of which there are so many, and so many for one caller. */
class Places {
  readonly #all: number;
  readonly #ofCaller: number;
  readonly #what: string;
  readonly #callers = new Map<string, number>();
  #taken = 0;

  constructor(what: string, all: number, ofCaller: number) {
    this.#what = what;
    this.#all = all;
    this.#ofCaller = ofCaller;
  }

  /** Throws Overloaded when there is no place left. */
  take(): void {
    if (this.#taken >= this.#all)
      throw overloaded(`The server ${this.#what} ${this.#taken} requests already, which is its limit.`);
    this.#taken += 1;
  }

  /** Throws Overloaded when the caller has taken all that one may have. */
  takeFor(caller: string): void {
    const taken = this.#callers.get(caller) ?? 0;
    if (taken >= this.#ofCaller)
      throw overloaded(`The server ${this.#what} ${taken} requests of this caller already, which is its limit.`);
    this.#callers.set(caller, taken + 1);
  }

  give(): void {
    this.#taken -= 1;
  }

  giveFor(caller: string): void {
    const left = (this.#callers.get(caller) ?? 1) - 1;
    if (left === 0) this.#callers.delete(caller);
    else this.#callers.set(caller, left);
  }
}

export class Admission {
  readonly #working: Places;
  readonly #receiving: Places;
  readonly #mostBytes: number;
  #bytes = 0;

  constructor({ requests, requestsOfCaller, bodies, bodiesOfCaller, bodyBytes }: AdmissionLimits) {
    this.#working = new Places('works on', requests, requestsOfCaller);
    this.#receiving = new Places('receives the bodies of', bodies, bodiesOfCaller);
    this.#mostBytes = bodyBytes;
  }

  /** A place among the requests in work, to be left; throws Overloaded when there is none. */
  enter(): Admitted {
    return new Admitted(this.#working, this.#receiving, (bytes) => {
      if (bytes > 0 && this.#bytes + bytes > this.#mostBytes) {
        throw overloaded(
          `The server holds ${this.#bytes} bytes of request bodies already; the limit is ${this.#mostBytes}.`,
        );
      }
      this.#bytes += bytes;
    });
  }
}

/** What one request takes of all that. Each method throws Overloaded where there is no more of it. */
export class Admitted {
  readonly #working: Places;
  readonly #receiving: Places;
  readonly #count: (bytes: number) => void;
  #place: Places | undefined;
  #caller: string | undefined;
  #bytes = 0;
  #hasLeft = false;

  constructor(working: Places, receiving: Places, count: (bytes: number) => void) {
    [this.#working, this.#receiving, this.#count] = [working, receiving, count];
    this.#move(working);
  }

  /** Counts the request for its caller, once that is known. */
  countFor(caller: string): void {
    this.#place?.takeFor(caller);
    this.#caller = caller;
  }

  /** Takes a place among the bodies that are received, in place of the one among the requests in work, until the body has come. */
  async receive<Body>(body: () => Promise<Body>): Promise<Body> {
    this.#move(this.#receiving);
    const received = await body();
    this.#move(this.#working);
    return received;
  }

  /** Counts bytes of the body that are held from now on. */
  hold(bytes: number): void {
    if (this.#hasLeft) return;
    this.#count(bytes);
    this.#bytes += bytes;
  }

  /** Gives everything back. */
  leave(): void {
    this.#hasLeft = true;
    this.#giveBack();
    this.#count(-this.#bytes);
    this.#bytes = 0;
  }

  #move(to: Places): void {
    if (this.#hasLeft) return;
    this.#giveBack();
    to.take();
    this.#place = to;
    const caller = this.#caller;
    if (caller === undefined) return;
    this.#caller = undefined;
    to.takeFor(caller);
    this.#caller = caller;
  }

  #giveBack(): void {
    this.#place?.give();
    if (this.#caller !== undefined) this.#place?.giveFor(this.#caller);
    this.#place = undefined;
  }
}
