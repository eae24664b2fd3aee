// Turns the entries of a request into the rows that are stored.
import { InvalidInput, type Event } from '../domain/model.ts';
import { isJsonArray } from '../domain/objects/json.ts';
import { parseJson, requireDepth } from '../domain/values/json.ts';
import { bodyTooLarge, type Limit } from '../requests/sent-body.ts';
import { maxKeyBytes, type EventRow } from '../store/ports/event-store.ts';
import type { EventCodec } from './event-codec.ts';

/** The maximum depth of a body's JSON. */
export const maxDepth = 100;

/** Returns the entries of a body, with all digits that the type can hold; throws InvalidInput (docs/behavior/stream-data.md#event-values). */
export function entriesOf({ exactNumbers }: EventCodec, body: readonly unknown[], text: string): readonly unknown[] {
  if (!exactNumbers) return body;
  const exact = parseJson(text, { maxDepth, exactNumbers });
  return isJsonArray(exact) ? exact : body;
}

/** Throws ContentTooLarge for more events than one request may write. */
export function requireEventCount(events: number, limit: Limit): void {
  if (events > limit.max) throw bodyTooLarge(`has more than ${limit.max} events`, limit);
}

/**
 * Returns the rows of entries; throws InvalidInput that names the position of an entry that is no event
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
 * Returns the rows of the entries in a JSON array; `first` is the position of the first one in the body. Throws InvalidInput as
 * parseJson and rowsOfEntries do. Canonical entries are stored unchanged, and their depth is not checked: they are flat.
 */
export function rowsOfText(codec: EventCodec, text: string, first: number): readonly EventRow[] {
  const { exactNumbers, read, write } = codec;
  const entries = parseJson(text, { maxDepth: exactNumbers ? maxDepth : Infinity, exactNumbers });
  if (!isJsonArray(entries)) throw new InvalidInput('body', 'The body must be a JSON array of events.');
  const { next, skip } = codec.canonicalEntries(text);
  return entries.map((entry, i) => {
    const position = first + i;
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
