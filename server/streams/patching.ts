// Changes of single properties of events.
import { InvalidInput, type Event, type EventType } from '../domain/model.ts';
import { presentMembers } from '../domain/values/event-reader.ts';
import { isJsonObject } from '../domain/values/json.ts';
import type { Change } from '../store/ports/event-store.ts';
import type { Store } from '../store/ports/store.ts';
import type { EventCodec } from './event-codec.ts';
import type { OpenStream } from './open-stream.ts';
import { keyOfEntry } from './entries.ts';
import { eventMissing, writeEvents } from './writing.ts';

/** What an entry changes. */
interface Patch {
  readonly key: string;
  readonly event: Event;
  readonly positions: ReadonlySet<number>;
}

/**
 * Changes the selected properties of events, all or none; without a selection those that an entry has. Throws EventMissing, and
 * InvalidInput for a selected name that is no property and for entries that are no events (reference 4, 7.1).
 */
export async function patchEvents(
  store: Store,
  stream: OpenStream,
  entries: readonly unknown[],
  selected: readonly string[],
): Promise<void> {
  const patches = patchesOf(stream, entries, selected);
  const keys = patches.map(({ key }) => key);
  const missing = await writeEvents(store, stream, (events) =>
    events.change(stream.ref, keys, (found) => applyPatches(stream.codec, patches, found)),
  );
  if (missing !== null) throw eventMissing(stream, missing);
}

function patchesOf(stream: OpenStream, entries: readonly unknown[], selected: readonly string[]): readonly Patch[] {
  const { type, codec } = stream;
  const present = presentMembers(type);
  const withoutKeys = (positions: readonly number[]) =>
    new Set(positions.filter((position) => !type.keys.includes(position)));
  const chosen = selected.length > 0 ? withoutKeys(selectedPositions(type, selected)) : null;
  return entries.map((entry, position) => {
    const event = codec.read(entry, position);
    const positions = chosen ?? withoutKeys(isJsonObject(entry) ? present(entry) : []);
    return { key: keyOfEntry(codec, event, position), event, positions };
  });
}

function selectedPositions({ properties }: EventType, names: readonly string[]): readonly number[] {
  return names.map((name) => {
    const position = properties.findIndex(({ id }) => id.toLowerCase() === name.toLowerCase());
    if (position >= 0) return position;
    throw new InvalidInput('selectExpression', `selectExpression names '${name}', which is no property of the events.`);
  });
}

/** Applies patches in their order; answers the key of the first one that has no event: then nothing is written. */
function applyPatches(
  { parse, read, write }: EventCodec,
  patches: readonly Patch[],
  found: ReadonlyMap<string, string>,
): Change<string | null> {
  const latest = new Map<string, Event>();
  for (const { key, event, positions } of patches) {
    const stored = found.get(key);
    if (stored === undefined) return { rows: [], answer: key };
    const current = latest.get(key) ?? read(parse([stored])[0], 0);
    const changed = current.map((value, position) => (positions.has(position) ? (event[position] ?? null) : value));
    latest.set(key, changed);
  }
  return { rows: Array.from(latest, ([key, event]) => ({ key, body: write(event), value: event })), answer: null };
}
