// How a write changes loose events and blocks. A stream falls into regions, each from the first key of a block to that of the next:
// what is new in a region stays loose until there is enough of it, and is then sealed together with what it lies among.
import type { Block, BlockHead } from '../ports/sealed-batch.ts';
import { compareKeys, sortByKey, type EventRow } from '../ports/event-store.ts';
import type { EventTables, KeyRange } from './event-tables.ts';

/** A region with the keys of a write that lie in it. */
interface Region {
  readonly block: BlockHead | null;
  readonly range: KeyRange;
  /** In their order. */
  readonly keys: readonly string[];
  /** Those of the keys that its block has. */
  readonly sealedKeys: ReadonlySet<string>;
}

/** The regions of keys and the bodies of those that exist. */
export interface LocatedKeys {
  readonly regions: readonly Region[];
  readonly bodies: ReadonlyMap<string, string>;
}

/** Events among those of a block are sealed when they are this part of it: reads of the block have to bring them together. */
const lateFraction = 8;

/** New events by key; null removes the event. */
export type Changes = ReadonlyMap<string, EventRow | null>;

/** Returns what is stored at some keys. */
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

/** Returns keys sorted and without repetitions; the same list if it is so already, which is usual. */
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
  // Usually nothing is stored between the ends of a write: one statement then replaces one for each key.
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

/** Adds rows in the order of their keys, at keys that were located since the stream is locked and have no events. */
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
 * Puts blocks, in the order of their keys, where they would be sealed as they are: together large enough, in one region, after its
 * block and with nothing loose in it. Returns whether it did.
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

/** Applies changes at keys that were located since the stream is held; those that remove name events that are there. */
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

/** Puts rows in place of a block; too few of them to be a block become loose. */
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

/** Adds rows, one or more in the order of their keys, to a region: as loose ones, or sealed with all that is loose there when that is enough. */
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

/** Removes the events between two keys, both included. */
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

/** Two lists in the order of their keys as one; of a key that both have the row of the second stays. */
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
