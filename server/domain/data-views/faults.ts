// Collects everything that is wrong with an input.
import { InvalidInput } from '../model.ts';

/** The faults of one input, by path; each path keeps its first fault. */
export class Faults {
  readonly #found = new Map<string, string>();

  /** Adds a fault of the part at a path; the problem completes a sentence that begins with the path, as in `must be given`. */
  add(path: string, problem: string): void {
    this.#note(path, `${path} ${problem}.`);
  }

  /** Returns what `read` returns; where it throws InvalidInput, records the faults and returns the fallback. */
  attempt<T>(read: () => T, fallback: T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      for (const [path, message] of Object.entries(error.faults)) this.#note(path, message);
      return fallback;
    }
  }

  /** Throws InvalidInput that names all faults, if there are any. */
  throwIfAny(): void {
    const [first] = this.#found.keys();
    if (first === undefined) return;
    throw new InvalidInput(first, [...this.#found.values()].join(' '), Object.fromEntries(this.#found));
  }

  #note(path: string, message: string): void {
    if (!this.#found.has(path)) this.#found.set(path, message);
  }
}
