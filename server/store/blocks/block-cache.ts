// Decompressed blocks that were read lately: what is looked at twice is often looked at again.
import { OpenBlock } from './block.ts';
import type { BlockData } from '../ports/sealed-batch.ts';

/**
 * Holds so many bytes of blocks, those read last. A block is held from the second time on that it is read, as long as it is known that
 * it was: so a long window that is read once fills no memory, and pushes nothing out. An id never means another block, so that
 * nothing here is ever out of date.
 */
export class BlockCache {
  readonly #blocks: LruCache<OpenBlock>;
  /** Blocks that were read once, without what they hold. */
  readonly #readOnce: LruCache<{ readonly bytes: number }>;

  constructor(limit: number) {
    this.#blocks = new LruCache(limit);
    this.#readOnce = new LruCache(limit);
  }

  /** The block of an id; undefined where it is not held. */
  get(id: string): OpenBlock | undefined {
    const block = this.#blocks.remove(id);
    if (block) this.#blocks.add(id, block);
    return block;
  }

  /** The block that data is of, decompressed unless it is held. */
  open(data: BlockData): OpenBlock {
    const { id } = data;
    const cached = this.get(id);
    if (cached) return cached;
    const block = new OpenBlock(data);
    if (this.#readOnce.remove(id)) this.#blocks.add(id, block);
    else this.#readOnce.add(id, { bytes: block.bytes });
    return block;
  }
}

/** What was added last, as much as fits into so many bytes. */
class LruCache<Item extends { readonly bytes: number }> {
  readonly #limit: number;
  readonly #items = new Map<string, Item>();
  #bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  remove(id: string): Item | undefined {
    const item = this.#items.get(id);
    if (item && this.#items.delete(id)) this.#bytes -= item.bytes;
    return item;
  }

  add(id: string, item: Item): void {
    this.#items.set(id, item);
    this.#bytes += item.bytes;
    for (const oldest of this.#items.keys()) {
      if (this.#bytes <= this.#limit) break;
      this.remove(oldest);
    }
  }
}
