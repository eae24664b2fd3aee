// Seals the events of one write before its transaction begins, so that any thread can do it.
import { checkKeys, sortByKey, type Aggregation, type EventBatch, type EventRow } from '../ports/event-store.ts';
import { cutIntoBlocks, OpenBlock, sealBlock, defaultBlockSize } from './block.ts';
import type { SealedBatch } from '../ports/sealed-batch.ts';

/** Returns rows as a sealed batch, or null if two rows have the same key. Throws RangeError for an invalid key. */
export function sealBatch(
  rows: readonly EventRow[],
  aggregation?: Aggregation,
  blockSize = defaultBlockSize,
): SealedBatch | null {
  checkKeys(rows.map(({ key }) => key));
  const sorted = sortByKey(rows, ({ key }) => key);
  if (sorted.some(({ key }, i) => i > 0 && sorted[i - 1]?.key === key)) return null;
  return { blocks: Array.from(cutIntoBlocks(sorted, blockSize), (part) => sealBlock(part, aggregation)) };
}

/** Returns the events of a batch. */
export function rowsOfBatch(batch: EventBatch): readonly EventRow[] {
  return 'blocks' in batch ? batch.blocks.flatMap((block) => new OpenBlock(block).rows()) : batch;
}
