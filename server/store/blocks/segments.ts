// Segments: parts of blocks and runs of loose events, merged in the order of their keys.
import { compareKeys, type EventRow } from '../ports/event-store.ts';
import type { OpenBlock } from './block.ts';

/** The events of a block from one position up to but not including another. */
export interface BlockPart {
  readonly block: OpenBlock;
  readonly from: number;
  readonly to: number;
}

/** A part of a block, or consecutive loose events. */
export type Segment = BlockPart | readonly EventRow[];

/** The lower or upper bound of a read. */
export interface Bound {
  readonly key: string;
  readonly isInclusive: boolean;
}

/** Returns the part of a block within bounds. */
export function blockPartWithin(block: OpenBlock, lower: Bound | undefined, upper: Bound | undefined): BlockPart {
  const startsBefore = lower !== undefined && compareKeys(block.firstKey, lower.key) <= 0;
  const isCutAbove = upper !== undefined && compareKeys(block.lastKey, upper.key) >= 0;
  return {
    block,
    from: startsBefore ? block.countBefore(lower.key, !lower.isInclusive) : 0,
    to: isCutAbove ? block.countBefore(upper.key, upper.isInclusive) : block.events,
  };
}

/** Returns whether a key is within bounds. */
export function isWithin(key: string, lower: Bound | undefined, upper: Bound | undefined): boolean {
  const lowerOrder = lower === undefined ? -1 : compareKeys(lower.key, key);
  const upperOrder = upper === undefined ? -1 : compareKeys(key, upper.key);
  return (
    (lowerOrder < 0 || (lowerOrder === 0 && lower?.isInclusive === true)) &&
    (upperOrder < 0 || (upperOrder === 0 && upper?.isInclusive === true))
  );
}

/** Merges ordered block parts and ordered loose events; splits a part where loose events lie between its keys. */
export function* mergeSegments(parts: readonly BlockPart[], rows: readonly EventRow[]): Generator<Segment, void> {
  let rowIndex = 0;
  for (const { block, from, to } of parts) {
    let position = from;
    while (position < to) {
      const key = rows[rowIndex]?.key;
      const next =
        key === undefined || compareKeys(key, block.lastKey) > 0 ? to : Math.min(to, block.countBefore(key, false));
      if (next > position) yield { block, from: position, to: next };
      position = next;
      if (position === to) break;
      const nextBlockKey = block.keys[position] ?? '';
      let end = rowIndex;
      while (end < rows.length && compareKeys(rows[end]?.key ?? '', nextBlockKey) < 0) end += 1;
      yield rows.slice(rowIndex, end);
      rowIndex = end;
    }
  }
  if (rowIndex < rows.length) yield rows.slice(rowIndex);
}

/** Returns the events of a segment. */
export function segmentRows(segment: Segment): readonly EventRow[] {
  return 'block' in segment ? segment.block.rows(segment.from, segment.to) : segment;
}

/** Returns the keys of a segment. */
export function segmentKeys(segment: Segment): readonly string[] {
  return 'block' in segment ? segment.block.keys.slice(segment.from, segment.to) : segment.map(({ key }) => key);
}

/** Returns the bodies of a segment, separated by commas. */
export function segmentText(segment: Segment): Uint8Array {
  if ('block' in segment) return segment.block.text(segment.from, segment.to);
  return Buffer.from(segment.map(({ body }) => body).join(','));
}

/** Returns the number of events of segments. */
export function countEvents(segments: readonly Segment[]): number {
  return segments.reduce((sum, segment) => sum + ('block' in segment ? segment.to - segment.from : segment.length), 0);
}

/** Yields the first `maxEvents` events of segments. */
export function* limitSegments(segments: readonly Segment[], maxEvents: number): Generator<Segment, void> {
  let remaining = maxEvents;
  for (const segment of segments) {
    if (remaining <= 0) return;
    const events = countEvents([segment]);
    if (events <= remaining) yield segment;
    else if ('block' in segment) yield { ...segment, to: segment.from + remaining };
    else yield segment.slice(0, remaining);
    remaining -= events;
  }
}
