// Faults of a database at chosen statements, for tests on any database.

/** A failure of the next statement whose text matches. */
export interface StatementFault {
  readonly text: RegExp;
  /**
   * before: the statement does not run; after: it runs, but the caller gets no reply; aborted: its transaction has failed before it
   * without the caller's knowledge (PostgreSQL only).
   */
  readonly moment: 'before' | 'after' | 'aborted';
}

/** Pending faults, in any order. */
export class StatementFaults {
  readonly #pending: StatementFault[] = [];

  arm(...faults: readonly StatementFault[]): void {
    this.#pending.push(...faults);
  }

  /** The number of pending faults. */
  get left(): number {
    return this.#pending.length;
  }

  /** Removes and returns the fault of a statement. */
  take(text: string): StatementFault | undefined {
    const index = this.#pending.findIndex((fault) => fault.text.test(text));
    return index < 0 ? undefined : this.#pending.splice(index, 1)[0];
  }

  clear(): void {
    this.#pending.length = 0;
  }
}
