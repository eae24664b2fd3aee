// The entries of a request as the rows that are stored of them.
import { InvalidInput, type Event } from '../domain/model.ts';
import { isJsonArray } from '../domain/objects/json.ts';
import { parseJson } from '../domain/values/json.ts';
import { longestKey, type EventRow } from '../store/ports/event-store.ts';
import type { EventCodec } from './event-codec.ts';

/** How deep the entries of a body may nest. */
export const maxDepth = 100;

/** The entries of a body, with all their digits where the type can hold them; throws InvalidInput (reference 4, 7.2). */
export function entriesOf({ exactNumbers }: EventCodec, body: readonly unknown[], text: string): readonly unknown[] {
  if (!exactNumbers) return body;
  const exact = parseJson(text, { maxDepth, exactNumbers });
  return isJsonArray(exact) ? exact : body;
}

/**
 * The rows of entries; throws InvalidInput that names the place of an entry that is no event (reference 4, 7.1). With the text that
 * the entries were parsed from, those that are given as they are stored cost less.
 */
export function rowsOfEntries(codec: EventCodec, entries: readonly unknown[], text?: string): readonly EventRow[] {
  const { read } = codec;
  const write = text === undefined ? codec.write : codec.writeGiven(text);
  return entries.map((entry, position) => {
    const event = read(entry, position);
    return { key: keyOfEntry(codec, event, position), body: write(event), value: event };
  });
}

/** The key of an event; throws InvalidInput that names the place of its entry when it is longer than the store takes. */
export function keyOfEntry({ keys }: EventCodec, event: Event, position: number): string {
  const key = keys.ofEvent(event);
  if (key.length <= longestKey) return key;
  throw new InvalidInput(`[${position}]`, `[${position}] has an index that is too long.`);
}
