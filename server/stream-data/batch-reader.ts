// Reads a body of events into blocks, in a thread or in slices on the main thread, so that a transaction only has to store them.
import { InvalidInput } from '../domain/model.ts';
import { bodyTooLarge, type SentBody } from '../requests/sent-body.ts';
import { BatchBuilder } from '../store/blocks/batch-builder.ts';
import type { SealedBatch } from '../store/ports/sealed-batch.ts';
import type { BatchReadOptions } from '../requests/batch-threads.ts';
import { entrySlices } from './entry-slices.ts';
import { requireEventCount, rowsOfText } from './entries.ts';
import type { EventCodec } from './event-codec.ts';

/**
 * Returns the events of a body as blocks; awaits `pause` between slices. Throws DuplicateKey, ContentTooLarge that names the limit, and
 * InvalidInput that names the position of an entry that is not an event.
 */
export async function readEvents(
  codec: EventCodec,
  body: SentBody,
  { limits, duplicates }: BatchReadOptions,
  pause: () => Promise<void>,
): Promise<SealedBatch> {
  const { storedBytes, unorderedEvents } = limits;
  const builder = new BatchBuilder({
    aggregation: codec.aggregation,
    onDuplicate: duplicates,
    onRowsInMemory(rows) {
      if (rows > unorderedEvents.max)
        throw bodyTooLarge(
          `has more than ${unorderedEvents.max} events that are not ordered by index`,
          unorderedEvents,
        );
    },
  });
  let events = 0;
  let storedLength = 0;
  for await (const text of entrySlices(body, limits)) {
    const rows = rowsOfText(codec, text, events);
    events += rows.length;
    requireEventCount(events, limits.events);
    for (const row of rows) storedLength += row.body.length;
    if (storedLength > storedBytes.max)
      throw bodyTooLarge(`holds events of more than ${storedBytes.max} bytes`, storedBytes);
    try {
      builder.add(rows);
    } catch (error) {
      if (error instanceof RangeError) throw new InvalidInput('body', error.message);
      throw error;
    }
    await pause();
  }
  return builder.finish(pause);
}
