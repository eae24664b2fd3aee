// Builds the blocks of a batch while its rows arrive. If they arrive in the order of their keys, only a few rows are in memory.
import { checkKeys, compareKeys, sortByKey, type Aggregation, type EventRow } from '../ports/event-store.ts';
import { cutIntoBlocks, OpenBlock, sealBlock, defaultBlockSize } from './block.ts';
import type { Block } from '../ports/sealed-batch.ts';
import type { SealedBatch } from '../ports/sealed-batch.ts';

/** Ordered rows are sealed when there are enough of them for this number of blocks. */
const blocksAtOnce = 8;

/** Two rows of a batch have the same key. */
export class DuplicateKey extends Error {
  readonly key: string;

  constructor(key: string) {
    super('A batch has two events with the same key.');
    this.key = key;
  }
}

export interface BatchOptions {
  readonly aggregation?: Aggregation | undefined;
  /** Whether a row with the key of an earlier one throws DuplicateKey or replaces it. */
  readonly onDuplicate: 'refuse' | 'replace';
  /** Called with the number of rows in memory when they are not in the order of their keys; throws to refuse them. */
  readonly onRowsInMemory: (rows: number) => void;
}

export class BatchBuilder {
  readonly #options: BatchOptions;
  readonly #blocks: Block[] = [];
  #rows: EventRow[] = [];
  #lastKey: string | undefined;
  #isOrdered = true;

  constructor(options: BatchOptions) {
    this.#options = options;
  }

  /** Adds rows; throws RangeError for an invalid key. */
  add(rows: readonly EventRow[]): void {
    checkKeys(rows.map(({ key }) => key));
    for (const row of rows) {
      if (this.#isOrdered && this.#lastKey !== undefined && compareKeys(this.#lastKey, row.key) >= 0)
        this.#startSorting(row.key);
      this.#lastKey = row.key;
      this.#rows.push(row);
    }
    if (!this.#isOrdered) this.#options.onRowsInMemory(this.#rows.length);
    else if (this.#rows.length >= blocksAtOnce * defaultBlockSize) {
      const parts = [...cutIntoBlocks(this.#rows, defaultBlockSize)];
      this.#rows = [...(parts.pop() ?? [])];
      for (const part of parts) this.#seal(part);
    }
  }

  /** Returns the batch; awaits `pause` before each block. */
  async finish(pause: () => Promise<void>): Promise<SealedBatch> {
    const rows = this.#isOrdered ? this.#rows : this.#sortRows();
    for (const part of cutIntoBlocks(rows, defaultBlockSize)) {
      await pause();
      this.#seal(part);
    }
    return { blocks: this.#blocks };
  }

  #seal(rows: readonly EventRow[]): void {
    this.#blocks.push(sealBlock(rows, this.#options.aggregation));
  }

  #startSorting(key: string): void {
    if (key === this.#lastKey && this.#options.onDuplicate === 'refuse') throw new DuplicateKey(key);
    this.#isOrdered = false;
    const sealedCount = this.#blocks.reduce((sum, { events }) => sum + events, 0);
    this.#options.onRowsInMemory(sealedCount + this.#rows.length);
    const sealedRows = this.#blocks.splice(0).flatMap((block) => new OpenBlock(block).rows());
    this.#rows = [...sealedRows, ...this.#rows];
  }

  /** Returns the rows in the order of their keys, the last row of each key. */
  #sortRows(): readonly EventRow[] {
    const sortRows = sortByKey(this.#rows, ({ key }) => key);
    return sortRows.filter((row, i) => {
      if (sortRows[i + 1]?.key !== row.key) return true;
      if (this.#options.onDuplicate === 'refuse') throw new DuplicateKey(row.key);
      return false;
    });
  }
}
