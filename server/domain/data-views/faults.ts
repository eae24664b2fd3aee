// Everything that is wrong with an input, gathered before it is told.
import { InvalidInput } from '../model.ts';

/** The faults of one input by the path of the part at fault; of each part the first one counts. */
export class Faults {
  readonly #found = new Map<string, string>();

  /** Notes that the part at a path is at fault; the complaint follows its name, as in `must be given`. */
  add(path: string, problem: string): void {
    this.#note(path, `${path} ${problem}.`);
  }

  /** What `read` gives; where it throws InvalidInput, that is noted and `otherwise` stands in. */
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
