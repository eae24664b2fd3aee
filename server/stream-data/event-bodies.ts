// Reads the events of request bodies. Short bodies are already parsed; long ones are parsed here, in a thread or in slices.
import type { Context } from '../requests/context.ts';
import type { SentBody } from '../requests/sent-body.ts';
import { DuplicateKey } from '../store/blocks/batch-builder.ts';
import type { EventBatch } from '../store/ports/event-store.ts';
import { entriesOf, requireEventCount, rowsOfEntries } from './entries.ts';
import type { OpenStream } from './open-stream.ts';
import { patchReader, readPatches, type Patch } from './patching.ts';
import { duplicateEvent } from './writing.ts';

/** A list of events: parsed, or as it was sent. */
export type EventBody = readonly unknown[] | SentBody;

interface BodyContext extends Pick<Context, 'batches' | 'limits' | 'cancellation'> {
  /** The text of a parsed body, for numbers with more digits than a JavaScript number can hold. */
  readonly bodyText: string;
}

const isParsed = (body: EventBody): body is readonly unknown[] => Array.isArray(body);

/**
 * Returns the events of a body. Throws InvalidInput for entries that are not events, ContentTooLarge for too many, and EventExists for an
 * index that occurs twice in a long body if `duplicates` is 'refuse'.
 */
export async function batchOfBody(
  { batches, limits, cancellation, bodyText }: BodyContext,
  stream: OpenStream,
  body: EventBody,
  duplicates: 'refuse' | 'replace',
): Promise<EventBatch> {
  if (isParsed(body)) {
    requireEventCount(body.length, limits.writes.events);
    return rowsOfEntries(stream.codec, entriesOf(stream.codec, body, bodyText));
  }
  try {
    return await batches.read(stream.type, body, { limits: limits.writes, duplicates }, cancellation);
  } catch (error) {
    throw error instanceof DuplicateKey ? duplicateEvent(stream, error.key) : error;
  }
}

/** Returns the patches of a body for the selected properties; throws InvalidInput and ContentTooLarge as batchOfBody does. */
export async function patchesOfBody(
  { limits, cancellation, bodyText }: BodyContext,
  stream: OpenStream,
  body: EventBody,
  selectedNames: readonly string[],
): Promise<readonly Patch[]> {
  if (!isParsed(body))
    return readPatches(stream, body, patchReader(stream, selectedNames), { limits: limits.writes, cancellation });
  requireEventCount(body.length, limits.writes.events);
  const toPatches = patchReader(stream, selectedNames);
  return toPatches(entriesOf(stream.codec, body, bodyText), 0);
}
