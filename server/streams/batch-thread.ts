// What threads do that read long bodies of events (batch-threads.ts): from bytes to blocks, so that only the transaction is left.
import { InvalidInput, type EventType } from '../domain/model.ts';
import { sealBatch, type SealedBatch } from '../store/blocks/sealed-batch.ts';
import { rowsOfText } from './entries.ts';
import { codecOf } from './event-codec.ts';

/** How many types are kept, those that came last: their codecs are made ready. */
const mostKept = 100;
const kept = new Map<number, EventType>();

export interface BatchTask {
  /** Its events are of this type, which always comes under the same number, and no other type under that. */
  readonly type: EventType;
  readonly number: number;
  /** The body of a request, as JSON in UTF-8. */
  readonly body: Uint8Array;
}

/** The events of a body; null where it is nothing that could be stored, whatever is wrong with it. */
export function readBatch({ type, number, body }: BatchTask): SealedBatch | null {
  const codec = codecOf(known(type, number));
  const text = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8');
  try {
    const rows = rowsOfText(codec, text);
    return rows && sealBatch(rows, codec.digest);
  } catch (error) {
    if (error instanceof InvalidInput || error instanceof RangeError) return null;
    throw error;
  }
}

function known(type: EventType, number: number): EventType {
  const found = kept.get(number) ?? type;
  kept.delete(number);
  kept.set(number, found);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return found;
}
