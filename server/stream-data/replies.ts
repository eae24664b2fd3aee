// Replies with events.
import { JsonText, Text, type BodyChunk, type TextChunks } from '../requests/reply-body.ts';
import { ReadLimitExceeded } from '../domain/reading/source.ts';
import { Failure } from '../errors/failures.ts';

/** Texts that fail as the API says it when a read goes over too many events (docs/behavior/stream-data.md#event-limit). */
async function* toldLimit(texts: TextChunks): AsyncGenerator<BodyChunk, void> {
  try {
    yield* texts;
  } catch (error) {
    if (error instanceof ReadLimitExceeded) throw new Failure('TooManyEvents', error.message, { cause: error });
    throw error;
  }
}

/** The reply with a JSON text; the compiler cannot know what the text holds, so it fits every declared body. */
export function jsonReply(texts: TextChunks) {
  return { status: 200, body: new JsonText<never>(toldLimit(texts)) } as const;
}

/** The reply with events in the form that was asked for. */
export function formReply(texts: TextChunks, form = 'default') {
  if (!form.startsWith('csv')) return jsonReply(texts);
  return { status: 200, body: new Text(toldLimit(texts)), type: 'text/csv' } as const;
}

/** The reply with the text of one event, or null. */
export function eventReply(text: string | null) {
  if (text === null) return { status: 200, body: null } as const;
  return { status: 200, body: new JsonText<never>(text) } as const;
}
