// Replies with events.
import { JsonBody, TextBody, type BodyChunk, type TextChunks } from '../requests/reply-body.ts';
import { ReadLimitExceeded } from '../domain/reading/source.ts';
import { Failure } from '../errors/failures.ts';

/** Yields texts; throws the failure TooManyEvents in place of ReadLimitExceeded (docs/behavior/stream-data.md#event-limit). */
async function* convertLimitError(texts: TextChunks): AsyncGenerator<BodyChunk, void> {
  try {
    yield* texts;
  } catch (error) {
    if (error instanceof ReadLimitExceeded) throw new Failure('TooManyEvents', error.message, { cause: error });
    throw error;
  }
}

/** Returns the reply with a JSON text; the compiler accepts it as any declared body and cannot check it. */
export function jsonReply(texts: TextChunks) {
  return { status: 200, body: new JsonBody<never>(convertLimitError(texts)) } as const;
}

/** Returns the reply with texts in a form: CSV or JSON. */
export function formReply(texts: TextChunks, form = 'default') {
  if (!form.startsWith('csv')) return jsonReply(texts);
  return { status: 200, body: new TextBody(convertLimitError(texts)), type: 'text/csv' } as const;
}

/** Returns the reply with the JSON text of one event, or with null. */
export function eventReply(text: string | null) {
  if (text === null) return { status: 200, body: null } as const;
  return { status: 200, body: new JsonBody<never>(text) } as const;
}
