// Replies with events.
import { JsonBody, TextBody, type BodyChunk, type TextChunks } from '../requests/reply-body.ts';
import { ReadLimitExceeded } from '../domain/reading/source.ts';
import { Failure } from '../errors/failures.ts';

/** Yields texts, and turns ReadLimitExceeded into the failure of the API (docs/behavior/stream-data.md#event-limit). */
async function* withLimitFailure(texts: TextChunks): AsyncGenerator<BodyChunk, void> {
  try {
    yield* texts;
  } catch (error) {
    if (error instanceof ReadLimitExceeded) throw new Failure('TooManyEvents', error.message, { cause: error });
    throw error;
  }
}

/** Returns the reply with a JSON text, which fits every declared body: the compiler cannot check it. */
export function jsonReply(texts: TextChunks) {
  return { status: 200, body: new JsonBody<never>(withLimitFailure(texts)) } as const;
}

/** Returns the reply with events in a form. */
export function formReply(texts: TextChunks, form = 'default') {
  if (!form.startsWith('csv')) return jsonReply(texts);
  return { status: 200, body: new TextBody(withLimitFailure(texts)), type: 'text/csv' } as const;
}

/** Returns the reply with the text of one event, or null. */
export function eventReply(text: string | null) {
  if (text === null) return { status: 200, body: null } as const;
  return { status: 200, body: new JsonBody<never>(text) } as const;
}
