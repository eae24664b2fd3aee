// Removal of events.
import { InvalidInput } from '../domain/model.ts';
import { requireOrder } from '../domain/reading/parameters.ts';
import type { Store } from '../store/ports/store.ts';
import type { OpenStream } from './open-stream.ts';
import { eventMissing, writeEvents } from './writing.ts';

export interface RemoveQuery {
  readonly index?: readonly string[];
  readonly startIndex?: string;
  readonly endIndex?: string;
}

/**
 * Removes the events at `index`, all or none, or those from startIndex to endIndex, both included. Throws EventMissing for an index
 * without an event, and InvalidInput that names the wrong parameter (docs/behavior/stream-data.md#removing-events).
 */
export async function removeEvents(store: Store, stream: OpenStream, query: RemoveQuery): Promise<void> {
  const { index = [], startIndex, endIndex } = query;
  const { ref, codec, readIndex } = stream;
  if (index.length > 0) {
    if (startIndex !== undefined) throw new InvalidInput('startIndex', 'startIndex cannot be combined with index.');
    if (endIndex !== undefined) throw new InvalidInput('endIndex', 'endIndex cannot be combined with index.');
    const keys = index.map((text) => codec.keys.ofIndex(readIndex(text, 'index')));
    const result = await writeEvents(store, stream, (events) => events.remove(ref, keys));
    if (result !== 'done') throw eventMissing(stream, result.missing);
    return;
  }
  if (startIndex === undefined) throw new InvalidInput('startIndex', 'startIndex or index is required.');
  if (endIndex === undefined) throw new InvalidInput('endIndex', 'endIndex is required with startIndex.');
  const start = readIndex(startIndex, 'startIndex');
  const end = readIndex(endIndex, 'endIndex');
  requireOrder(stream.type, start, end);
  const firstKey = codec.keys.ofIndex(start);
  const lastKey = codec.keys.ofIndex(end);
  await writeEvents(store, stream, (events) => events.removeRange(ref, firstKey, lastKey));
}
