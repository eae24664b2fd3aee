// Changes single properties of events.
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

/** The change that an entry asks for. */
export interface Patch {
  /** The key of the event to change. */
  readonly key: string;
  /** The new values. */
  readonly event: Event;
  /** The positions of the properties that change. */
  readonly positions: ReadonlySet<number>;
}

/** The number of patches that are read or applied in one slice. */
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
      const slice = patches.slice(from, from + patchesPerSlice);
      const keys = slice.map(({ key }) => key);
      const missingKey = await events.change(stream.ref, keys, (texts) => applyPatches(stream.codec, slice, texts));
      if (missingKey !== null) throw eventMissing(stream, missingKey);
    }
  });
}

/**
 * Returns a function that turns entries into patches of the selected properties, or of the properties that each entry has if none are
 * selected; `firstPosition` is the position of the first entry in the body. Throws InvalidInput for an unknown name, and the function
 * for entries that are not events (docs/behavior/stream-data.md#patching-events).
 */
export function patchReader(
  { type, codec }: OpenStream,
  selectedNames: readonly string[],
): (entries: readonly unknown[], firstPosition: number) => readonly Patch[] {
  const findPresentMembers = presentMemberFinder(type);
  const withoutKeys = (positions: readonly number[]) =>
    new Set(positions.filter((position) => !type.keys.includes(position)));
  const selection = selectedNames.length > 0 ? withoutKeys(selectedPositions(type, selectedNames)) : null;
  return (entries, firstPosition) =>
    entries.map((entry, i) => {
      const event = codec.read(entry, firstPosition + i);
      const positions = selection ?? withoutKeys(isJsonObject(entry) ? findPresentMembers(entry) : []);
      return { key: keyOfEntry(codec, event, firstPosition + i), event, positions };
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
    const firstPosition = patches.length;
    requireEventCount(firstPosition + entries.length, limits.events);
    requireEventCount(firstPosition + entries.length, limits.unorderedEvents);
    for (let from = 0; from < entries.length; from += patchesPerSlice) {
      patches.push(...read(entries.slice(from, from + patchesPerSlice), firstPosition + from));
      await cancellation.pause();
    }
  }
  return patches;
}

function selectedPositions({ properties }: EventType, names: readonly string[]): readonly number[] {
  return names.map((name) => {
    const position = properties.findIndex(({ id }) => id.toLowerCase() === name.toLowerCase());
    if (position >= 0) return position;
    throw new InvalidInput(
      'selectExpression',
      `selectExpression names '${name}', which is not a property of the events.`,
    );
  });
}

/** Returns the rows after all patches, applied in order; if an event is missing, no rows and the key of the first missing event. */
function applyPatches(
  { parse, read, write }: EventCodec,
  patches: readonly Patch[],
  textsByKey: ReadonlyMap<string, string>,
): Change<string | null> {
  const patched = new Map<string, Event>();
  for (const { key, event, positions } of patches) {
    const text = textsByKey.get(key);
    if (text === undefined) return { rows: [], result: key };
    const current = patched.get(key) ?? read(parse([text])[0], 0);
    const changed = current.map((value, position) => (positions.has(position) ? (event[position] ?? null) : value));
    patched.set(key, changed);
  }
  return { rows: Array.from(patched, ([key, event]) => ({ key, body: write(event), value: event })), result: null };
}
