// Turns the entries of a request into rows for the store.
import { InvalidInput, type Event } from '../domain/model.ts';
import { isJsonArray } from '../domain/objects/json.ts';
import { parseJson, requireDepth } from '../domain/values/json.ts';
import { bodyTooLarge, type Limit } from '../requests/sent-body.ts';
import { maxKeyBytes, type EventRow } from '../store/ports/event-store.ts';
import type { EventCodec } from './event-codec.ts';

/** The maximum depth of a body's JSON. */
export const maxDepth = 100;

/** Returns the entries of a body; their numbers have all digits that the type can store. Throws InvalidInput (docs/behavior/stream-data.md#event-values). */
export function entriesOf({ exactNumbers }: EventCodec, body: readonly unknown[], text: string): readonly unknown[] {
  if (!exactNumbers) return body;
  const exact = parseJson(text, { maxDepth, exactNumbers });
  return isJsonArray(exact) ? exact : body;
}

/** Throws ContentTooLarge if a request writes more events than the limit. */
export function requireEventCount(events: number, limit: Limit): void {
  if (events > limit.max) throw bodyTooLarge(`has more than ${limit.max} events`, limit);
}

/**
 * Returns the rows of entries; throws InvalidInput that names the position of an entry that is not an event
 * (docs/behavior/stream-data.md#event-values).
 */
export function rowsOfEntries(codec: EventCodec, entries: readonly unknown[]): readonly EventRow[] {
  const { read, write } = codec;
  return entries.map((entry, position) => {
    const event = read(entry, position);
    return { key: keyOfEntry(codec, event, position), body: write(event), value: event };
  });
}

/**
 * Returns the rows of the entries in the text of a JSON array; `firstPosition` is the position of the first entry in the body. Throws
 * InvalidInput as parseJson and rowsOfEntries do. Canonical entries are stored unchanged; they are flat, so their depth is not checked.
 */
export function rowsOfText(codec: EventCodec, text: string, firstPosition: number): readonly EventRow[] {
  const { exactNumbers, read, write } = codec;
  const entries = parseJson(text, { maxDepth: exactNumbers ? maxDepth : Infinity, exactNumbers });
  if (!isJsonArray(entries)) throw new InvalidInput('body', 'The body must be a JSON array of events.');
  const { next, skip } = codec.canonicalEntries(text);
  return entries.map((entry, i) => {
    const position = firstPosition + i;
    const canonical = next();
    if (canonical === undefined) requireDepth(entry, maxDepth - 1, maxDepth);
    const event = read(entry, position);
    const body = canonical ?? write(event);
    if (canonical === undefined) skip(body);
    return { key: keyOfEntry(codec, event, position), body, value: event };
  });
}

/** Returns the key of an event; throws InvalidInput that names the position of its entry if the key is too long for the store. */
export function keyOfEntry({ keys }: EventCodec, event: Event, position: number): string {
  const key = keys.ofEvent(event);
  if (key.length <= maxKeyBytes) return key;
  throw new InvalidInput(`[${position}]`, `[${position}] has an index that is too long.`);
}
