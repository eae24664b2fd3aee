// Changes of single properties of events.
import { InvalidInput, type Event, type EventType } from '../domain/model.ts';
import { presentMemberFinder } from '../domain/values/event-reader.ts';
import { isJsonArray } from '../domain/objects/json.ts';
import { isJsonObject, parseJson } from '../domain/values/json.ts';
import type { CancellationToken } from '../requests/cancellation.ts';
import type { SentBody } from '../requests/sent-body.ts';
import type { Change } from '../store/ports/event-store.ts';
import type { Store } from '../store/ports/store.ts';
import type { EventCodec } from './event-codec.ts';
import type { OpenStream } from './open-stream.ts';
import type { WriteLimits } from '../requests/limits.ts';
import { keyOfEntry, maxDepth, requireEventCount } from './entries.ts';
import { entrySlices } from './entry-slices.ts';
import { eventMissing, writeEvents } from './writing.ts';

/** The changes of an entry. */
export interface Patch {
  readonly key: string;
  readonly event: Event;
  readonly positions: ReadonlySet<number>;
}

/** How many patches are applied in one slice. */
const patchesPerSlice = 500;

/** Applies patches to stored events, all or none; throws EventMissing. */
export async function patchEvents(
  store: Store,
  stream: OpenStream,
  patches: readonly Patch[],
  cancellation: Pick<CancellationToken, 'pause'>,
): Promise<void> {
  await writeEvents(store, stream, async (events) => {
    for (let from = 0; from < patches.length; from += patchesPerSlice) {
      if (from > 0) await cancellation.pause();
      const some = patches.slice(from, from + patchesPerSlice);
      const keys = some.map(({ key }) => key);
      const missing = await events.change(stream.ref, keys, (found) => applyPatches(stream.codec, some, found));
      if (missing !== null) throw eventMissing(stream, missing);
    }
  });
}

/**
 * Returns a function that turns entries into patches of the selected properties, or of the properties that an entry has; `first` is the
 * position of the first entry in the body. Both throw InvalidInput: for an unknown name, for entries that are no events
 * (docs/behavior/stream-data.md#patching-events).
 */
export function patchReader(
  { type, codec }: OpenStream,
  selected: readonly string[],
): (entries: readonly unknown[], first: number) => readonly Patch[] {
  const present = presentMemberFinder(type);
  const withoutKeys = (positions: readonly number[]) =>
    new Set(positions.filter((position) => !type.keys.includes(position)));
  const selectedPlaces = selected.length > 0 ? withoutKeys(selectedPositions(type, selected)) : null;
  return (entries, first) =>
    entries.map((entry, i) => {
      const event = codec.read(entry, first + i);
      const positions = selectedPlaces ?? withoutKeys(isJsonObject(entry) ? present(entry) : []);
      return { key: keyOfEntry(codec, event, first + i), event, positions };
    });
}

/** Returns the patches of a long body, read in slices; throws as readEvents does. */
export async function readPatches(
  { codec }: OpenStream,
  body: SentBody,
  read: ReturnType<typeof patchReader>,
  { limits, cancellation }: { readonly limits: WriteLimits; readonly cancellation: Pick<CancellationToken, 'pause'> },
): Promise<readonly Patch[]> {
  const { exactNumbers } = codec;
  const patches: Patch[] = [];
  for await (const text of entrySlices(body, limits)) {
    const entries = parseJson(text, { maxDepth, exactNumbers });
    if (!isJsonArray(entries)) throw new InvalidInput('body', 'The body must be a JSON array of events.');
    const first = patches.length;
    requireEventCount(first + entries.length, limits.events);
    requireEventCount(first + entries.length, limits.unorderedEvents);
    for (let from = 0; from < entries.length; from += patchesPerSlice) {
      patches.push(...read(entries.slice(from, from + patchesPerSlice), first + from));
      await cancellation.pause();
    }
  }
  return patches;
}

function selectedPositions({ properties }: EventType, names: readonly string[]): readonly number[] {
  return names.map((name) => {
    const position = properties.findIndex(({ id }) => id.toLowerCase() === name.toLowerCase());
    if (position >= 0) return position;
    throw new InvalidInput('selectExpression', `selectExpression names '${name}', which is no property of the events.`);
  });
}

/** Applies patches in order; the answer is the key of the first patch without event: then nothing is written. */
function applyPatches(
  { parse, read, write }: EventCodec,
  patches: readonly Patch[],
  found: ReadonlyMap<string, string>,
): Change<string | null> {
  const latest = new Map<string, Event>();
  for (const { key, event, positions } of patches) {
    const stored = found.get(key);
    if (stored === undefined) return { rows: [], result: key };
    const current = latest.get(key) ?? read(parse([stored])[0], 0);
    const changed = current.map((value, position) => (positions.has(position) ? (event[position] ?? null) : value));
    latest.set(key, changed);
  }
  return { rows: Array.from(latest, ([key, event]) => ({ key, body: write(event), value: event })), result: null };
}
