// Decompressed blocks that were read lately: what is looked at twice is often looked at again.
import { OpenBlock } from './block.ts';
import type { BlockData } from '../ports/sealed-batch.ts';

/**
 * Holds so many bytes of blocks, those read last. A block is held from the second time on that it is read, as long as it is known that
 * it was: so a long window that is read once fills no memory, and pushes nothing out. An id never means another block, so that
 * nothing here is ever out of date.
 */
export class BlockCache {
  readonly #held: Recent<OpenBlock>;
  /** Blocks that were read once, without what they hold. */
  readonly #met: Recent<{ readonly bytes: number }>;

  constructor(limit: number) {
    this.#held = new Recent(limit);
    this.#met = new Recent(limit);
  }

  /** The block of an id; undefined where it is not held. */
  held(id: string): OpenBlock | undefined {
    const known = this.#held.take(id);
    if (known) this.#held.add(id, known);
    return known;
  }

  /** The block that data is of, decompressed unless it is held. */
  open(data: BlockData): OpenBlock {
    const { id } = data;
    const known = this.held(id);
    if (known) return known;
    const block = new OpenBlock(data);
    if (this.#met.take(id)) this.#held.add(id, block);
    else this.#met.add(id, { bytes: block.bytes });
    return block;
  }
}

/** What was added last, as much as fits into so many bytes. */
class Recent<Item extends { readonly bytes: number }> {
  readonly #limit: number;
  readonly #items = new Map<string, Item>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  take(id: string): Item | undefined {
    const item = this.#items.get(id);
    if (item && this.#items.delete(id)) this.#bytes -= item.bytes;
    return item;
  }

  add(id: string, item: Item): void {
    this.#items.set(id, item);
    this.#bytes += item.bytes;
    for (const oldest of this.#items.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.take(oldest);
    }
  }
}
