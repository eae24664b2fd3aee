// The events of one write as the blocks that they may become: made before its transaction begins, by any thread, since it is plain data.
import { checkKeys, sortByKey, type Aggregation, type EventBatch, type EventRow } from '../ports/event-store.ts';
import { cutIntoBlocks, OpenBlock, sealBlock, defaultBlockSize } from './block.ts';
import type { SealedBatch } from '../ports/sealed-batch.ts';

/** Rows as a sealed batch; null where two have one key. Throws RangeError for a key that no store takes. */
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

/** The events of a write, sealed or not. */
export function rowsOfBatch(batch: EventBatch): readonly EventRow[] {
  return 'blocks' in batch ? batch.blocks.flatMap((block) => new OpenBlock(block).rows()) : batch;
}
