// What tests of faults in a store share, whichever database is below it.

/** A statement at which the database fails, the next one whose text matches. */
export interface StatementFault {
  readonly text: RegExp;
  /**
   * before: the statement never runs; after: it runs, and the caller does not hear of it; aborted: its transaction failed unnoticed
   * before it (PostgreSQL only).
   */
  readonly moment: 'before' | 'after' | 'aborted';
}

/** Faults that wait for their statements, in any order. */
export class StatementFaults {
  readonly #waiting: StatementFault[] = [];

  arm(...faults: readonly StatementFault[]): void {
    this.#waiting.push(...faults);
  }

  /** How many faults did not happen yet. */
  get left(): number {
    return this.#waiting.length;
  }

  /** Returns the fault of a statement, which happens no more. */
  take(text: string): StatementFault | undefined {
    const place = this.#waiting.findIndex((fault) => fault.text.test(text));
    return place < 0 ? undefined : this.#waiting.splice(place, 1)[0];
  }

  clear(): void {
    this.#waiting.length = 0;
  }
}
