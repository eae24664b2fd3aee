// Changes of loose events and blocks by a write. A stream consists of regions, each from the first key of a block to that of the next one.
// New events of a region are loose until there are enough of them, and are then sealed, together with the block if they lie inside it.
import type { Block, BlockHead } from '../ports/sealed-batch.ts';
import { compareKeys, sortByKey, type EventRow } from '../ports/event-store.ts';
import type { EventTables, KeyRange } from './event-tables.ts';

/** A region with the keys of a write that belong to it. */
interface Region {
  readonly block: BlockHead | null;
  readonly range: KeyRange;
  /** Sorted. */
  readonly keys: readonly string[];
  /** The keys that the block has. */
  readonly sealedKeys: ReadonlySet<string>;
}

/** The regions of keys, and the bodies of the keys that exist. */
export interface LocatedKeys {
  readonly regions: readonly Region[];
  readonly bodies: ReadonlyMap<string, string>;
}

/** Loose events inside a block are sealed when their number exceeds the block size divided by this, since reads have to merge them. */
const lateFraction = 8;

/** New events by key; null removes the event. */
export type Changes = ReadonlyMap<string, EventRow | null>;

/** Returns the regions of keys, and the bodies of the keys that exist. */
export async function locate(tables: EventTables, keys: readonly string[]): Promise<LocatedKeys> {
  const sorted = sortDistinct(keys);
  const regions: Region[] = [];
  const bodies = new Map<string, string>();
  for (let start = 0; start < sorted.length;) {
    const { block, next } = await tables.blockAt(sorted[start] ?? '');
    let end = start + 1;
    while (end < sorted.length && (next === null || compareKeys(sorted[end] ?? '', next) < 0)) end += 1;
    const regionKeys = sorted.slice(start, end);
    const region = await locateInRegion(tables, block, next, regionKeys, bodies);
    regions.push(region);
    start = end;
  }
  return { regions, bodies };
}

/** Returns keys sorted and without duplicates; the same list if it is already. */
function sortDistinct(keys: readonly string[]): readonly string[] {
  const isAscending = keys.every((key, i) => i === 0 || compareKeys(keys[i - 1] ?? '', key) < 0);
  return isAscending ? keys : sortByKey([...new Set(keys)], (key) => key);
}

async function locateInRegion(
  tables: EventTables,
  block: BlockHead | null,
  next: string | null,
  keys: readonly string[],
  bodies: Map<string, string>,
): Promise<Region> {
  const range = { from: block?.firstKey ?? null, to: next };
  const [firstKey = '', lastKey = firstKey] = [keys.at(0), keys.at(-1)];
  // Usually there are no loose events between the keys of a write, so that one statement suffices.
  const isAnyLoose = await tables.hasLooseWithin(firstKey, lastKey);
  if (isAnyLoose) for (const { key, body } of await tables.readLooseAt(keys)) bodies.set(key, body);
  const sealedKeys = new Set<string>();
  if (block !== null && compareKeys(firstKey, block.lastKey) <= 0) {
    const open = await tables.openBlock(block);
    for (const key of keys) {
      const position = open.positionOf(key);
      if (position === undefined) continue;
      sealedKeys.add(key);
      bodies.set(key, open.row(position).body);
    }
  }
  return { block, range, keys, sealedKeys };
}

/** Inserts rows in the order of their keys, which were located under the lock and have no events. */
export async function insertNew(
  tables: EventTables,
  { regions }: LocatedKeys,
  rows: readonly EventRow[],
  blockSize: number,
): Promise<void> {
  let start = 0;
  for (const region of regions) {
    const end = start + region.keys.length;
    await addLoose(tables, region, rows.slice(start, end), blockSize);
    start = end;
  }
}

/**
 * Appends blocks, in the order of their keys, without resealing them. Returns false and writes nothing unless they have enough events and lie
 * in one region, after its block, without loose events.
 */
export async function appendBlocks(tables: EventTables, blocks: readonly Block[], blockSize: number): Promise<boolean> {
  const [{ firstKey } = { firstKey: '' }, { lastKey } = { lastKey: '' }] = [blocks.at(0), blocks.at(-1)];
  if (blocks.reduce((sum, { events }) => sum + events, 0) < blockSize) return false;
  const { block, next } = await tables.blockAt(firstKey);
  const isBehind = block === null || compareKeys(block.lastKey, firstKey) < 0;
  const isBefore = next === null || compareKeys(lastKey, next) < 0;
  if (!isBehind || !isBefore || (await tables.countLoose({ from: block?.firstKey ?? null, to: next })) > 0)
    return false;
  for (const appended of blocks) await tables.putBlock(appended);
  return true;
}

/** Applies changes at keys that were located under the lock. Removals must name events that exist. */
export async function applyChanges(
  tables: EventTables,
  { regions, bodies }: LocatedKeys,
  changes: Changes,
  blockSize: number,
): Promise<void> {
  for (const region of regions) {
    const changed = region.keys.filter((key) => changes.has(key));
    const unsealed = changed.filter((key) => !region.sealedKeys.has(key));
    const added = unsealed.flatMap((key) => changes.get(key) ?? []);
    await tables.removeLooseAt(unsealed.filter((key) => bodies.has(key)));
    if (region.block === null || unsealed.length === changed.length) {
      if (added.length > 0) await addLoose(tables, region, added, blockSize);
      continue;
    }
    const rows = (await tables.openBlock(region.block)).rows();
    const kept = rows.flatMap((row) => {
      const now = changes.get(row.key);
      return now === null ? [] : (now ?? row);
    });
    await replaceBlock(tables, region.block, mergeRows(kept, added), blockSize);
  }
}

/** Replaces a block with rows, which become loose if they are too few for a block. */
async function replaceBlock(
  tables: EventTables,
  block: BlockHead,
  rows: readonly EventRow[],
  blockSize: number,
): Promise<void> {
  await tables.removeBlock(block);
  if (rows.length === 0) return;
  if (rows.length * 4 >= blockSize) {
    await tables.putBlocks(rows, blockSize);
    return;
  }
  const { regions } = await locate(tables, [rows[0]?.key ?? '']);
  for (const region of regions) await addLoose(tables, region, rows, blockSize);
}

/** Adds one or more rows, in the order of their keys, to a region: as loose events, or sealed with all loose events there if these are enough. */
async function addLoose(
  tables: EventTables,
  { block, range }: Pick<Region, 'block' | 'range'>,
  rows: readonly EventRow[],
  blockSize: number,
): Promise<void> {
  const looseCount = await tables.countLoose(range);
  const isLate = ({ key }: EventRow) => block !== null && compareKeys(key, block.lastKey) < 0;
  const firstOnTime = rows.findIndex((row) => !isLate(row));
  const lateCount = firstOnTime < 0 ? rows.length : firstOnTime;
  const isFull =
    looseCount + rows.length >= blockSize ||
    (block !== null &&
      lateCount > 0 &&
      (lateCount + (await tables.countLoose({ from: block.firstKey, to: block.lastKey }))) * lateFraction >= blockSize);
  if (!isFull) {
    await tables.putLoose(rows);
    return;
  }
  const all = looseCount === 0 ? rows : mergeRows(await tables.readLoose(range), rows);
  if (looseCount > 0) await tables.removeLoose(range);
  if (block === null || !all.some(isLate)) {
    await tables.putBlocks(all, blockSize);
    return;
  }
  const sealed = (await tables.openBlock(block)).rows();
  await tables.removeBlock(block);
  await tables.putBlocks(mergeRows(sealed, all), blockSize);
}

/** Removes the events between two keys, which are included. */
export async function removeWithin(tables: EventTables, from: string, to: string, blockSize: number): Promise<void> {
  if (compareKeys(from, to) > 0) return;
  await tables.removeLooseWithin(from, to);
  await tables.removeBlocksWithin(from, to);
  for (const block of await tables.blocksAcrossBounds(from, to)) {
    const open = await tables.openBlock(block);
    const kept = [...open.rows(0, open.countBefore(from, false)), ...open.rows(open.countBefore(to, true))];
    await replaceBlock(tables, block, kept, blockSize);
  }
}

/** Merges two lists in the order of their keys; for a key of both, the row of the second list wins. */
function mergeRows(first: readonly EventRow[], second: readonly EventRow[]): readonly EventRow[] {
  const merged: EventRow[] = [];
  let firstIndex = 0;
  for (const row of second) {
    for (; firstIndex < first.length; firstIndex += 1) {
      const other = first[firstIndex];
      if (!other) break;
      const order = compareKeys(other.key, row.key);
      if (order >= 0) {
        if (order === 0) firstIndex += 1;
        break;
      }
      merged.push(other);
    }
    merged.push(row);
  }
  return firstIndex === 0 && merged.length === 0 ? first : [...merged, ...first.slice(firstIndex)];
}
