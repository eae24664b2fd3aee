// Decompressed blocks that were read lately: what is looked at once is often looked at again.
import { OpenBlock, type BlockData } from './block.ts';

/** Holds so many bytes of blocks, those read last. An id never means another block, so that nothing here is ever out of date. */
export class BlockCache {
  readonly #limit: number;
  readonly #blocks = new Map<string, OpenBlock>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** How much of itself one long read should fill: all of it, and nobody else would find anything here any more. */
  get share(): number {
    return (this.#limit * 3) / 4;
  }

  /** A block, which was read lately or has now been. */
  open(data: BlockData): OpenBlock {
    const known = this.#blocks.get(data.id);
    const block = known ?? new OpenBlock(data);
    if (known) this.#blocks.delete(data.id);
    else this.#bytes += block.bytes;
    this.#blocks.set(data.id, block);
    for (const [id, { bytes }] of this.#blocks) {
      if (this.#bytes <= this.#limit) break;
      this.#blocks.delete(id);
      this.#bytes -= bytes;
    }
    return block;
  }
}
