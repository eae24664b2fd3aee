// Collects all faults of an input.
import { InvalidInput } from '../model.ts';

/** The faults of one input, at most one for each path: the first. */
export class Faults {
  readonly #messages = new Map<string, string>();

  /** Adds a fault at a path; the problem completes a sentence that begins with the path, such as `must be given`. */
  add(path: string, problem: string): void {
    this.#addMessage(path, `${path} ${problem}.`);
  }

  /** Returns the result of `read`. If it throws InvalidInput, adds its faults and returns the fallback. */
  attempt<T>(read: () => T, fallback: T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      for (const [path, message] of Object.entries(error.faults)) this.#addMessage(path, message);
      return fallback;
    }
  }

  /** Throws InvalidInput with all faults, if there are any. */
  throwIfAny(): void {
    const [first] = this.#messages.keys();
    if (first === undefined) return;
    throw new InvalidInput(first, [...this.#messages.values()].join(' '), Object.fromEntries(this.#messages));
  }

  #addMessage(path: string, message: string): void {
    if (!this.#messages.has(path)) this.#messages.set(path, message);
  }
}
