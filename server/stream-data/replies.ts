// Replies with events.
import { JsonBody, TextBody, type BodyChunk, type TextChunks } from '../requests/reply-body.ts';
import { ReadLimitExceeded } from '../domain/reading/source.ts';
import { Failure } from '../errors/failures.ts';

/** Yields the chunks of a text; throws the failure TooManyEvents in place of ReadLimitExceeded (docs/behavior/stream-data.md#event-limit). */
async function* convertLimitError(chunks: TextChunks): AsyncGenerator<BodyChunk, void> {
  try {
    yield* chunks;
  } catch (error) {
    if (error instanceof ReadLimitExceeded) throw new Failure('TooManyEvents', error.message, { cause: error });
    throw error;
  }
}

/** Returns the reply with a JSON text. The compiler accepts it as any declared body, because it cannot check the text. */
export function jsonReply(chunks: TextChunks) {
  return { status: 200, body: new JsonBody<never>(convertLimitError(chunks)) } as const;
}

/** Returns the reply with a text in the requested form, CSV or JSON. */
export function formReply(chunks: TextChunks, form = 'default') {
  if (!form.startsWith('csv')) return jsonReply(chunks);
  return { status: 200, body: new TextBody(convertLimitError(chunks)), type: 'text/csv' } as const;
}

/** Returns the reply with the JSON text of one event, or with null. */
export function eventReply(text: string | null) {
  if (text === null) return { status: 200, body: null } as const;
  return { status: 200, body: new JsonBody<never>(text) } as const;
}
