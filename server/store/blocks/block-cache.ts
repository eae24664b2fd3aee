// Decompressed blocks that were read recently.
import { OpenBlock } from './block.ts';
import type { BlockData } from '../ports/sealed-batch.ts';

/**
 * Caches the most recently read blocks, up to a number of bytes. A block is cached when it is read for the second time, so that a long
 * window that is read once evicts nothing. Blocks are immutable and ids are unique, so entries are never stale.
 */
export class BlockCache {
  readonly #blocks: LruCache<OpenBlock>;
  /** The sizes of blocks that were read once. */
  readonly #readOnce: LruCache<{ readonly bytes: number }>;

  constructor(limit: number) {
    this.#blocks = new LruCache(limit);
    this.#readOnce = new LruCache(limit);
  }

  /** Returns the block with an id, or undefined if it is not cached. */
  get(id: string): OpenBlock | undefined {
    const block = this.#blocks.remove(id);
    if (block) this.#blocks.add(id, block);
    return block;
  }

  /** Returns the decompressed block, from the cache if possible. */
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

/** A cache that evicts the items that were added first when it exceeds a number of bytes. */
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
