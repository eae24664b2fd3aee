// Parts of blocks and loose events as one row of pieces in the order of keys.
import { compareKeys, type EventRow } from '../ports/event-store.ts';
import type { OpenBlock } from './block.ts';

/** The events of a block from one place to another, that one excluded. */
export interface Part {
  readonly block: OpenBlock;
  readonly from: number;
  readonly to: number;
}

/** A part of a block, or loose events. */
export type Piece = Part | readonly EventRow[];

/** An end of what is read. */
export interface Bound {
  readonly key: string;
  readonly inclusive: boolean;
}

/** Returns the part of a block within bounds. */
export function partWithin(block: OpenBlock, lower: Bound | undefined, upper: Bound | undefined): Part {
  const isCutBelow = lower !== undefined && compareKeys(block.firstKey, lower.key) <= 0;
  const isCutAbove = upper !== undefined && compareKeys(block.lastKey, upper.key) >= 0;
  return {
    block,
    from: isCutBelow ? block.countBefore(lower.key, !lower.inclusive) : 0,
    to: isCutAbove ? block.countBefore(upper.key, upper.inclusive) : block.events,
  };
}

/** Returns whether a key is within bounds. */
export function isWithin(key: string, lower: Bound | undefined, upper: Bound | undefined): boolean {
  const below = lower === undefined ? -1 : compareKeys(lower.key, key);
  const above = upper === undefined ? -1 : compareKeys(key, upper.key);
  return (
    (below < 0 || (below === 0 && lower?.inclusive === true)) &&
    (above < 0 || (above === 0 && upper?.inclusive === true))
  );
}

/** Parts of different blocks and loose events, both in their order, as pieces; a part is cut where there are loose events in it. */
export function* pieces(parts: readonly Part[], rows: readonly EventRow[]): Generator<Piece, void> {
  let at = 0;
  for (const { block, from, to } of parts) {
    let done = from;
    while (done < to) {
      const key = rows[at]?.key;
      const next =
        key === undefined || compareKeys(key, block.lastKey) > 0 ? to : Math.min(to, block.countBefore(key, false));
      if (next > done) yield { block, from: done, to: next };
      done = next;
      if (done === to) break;
      const until = block.keys[done] ?? '';
      let end = at;
      while (end < rows.length && compareKeys(rows[end]?.key ?? '', until) < 0) end += 1;
      yield rows.slice(at, end);
      at = end;
    }
  }
  if (at < rows.length) yield rows.slice(at);
}

/** The events of a piece. */
export function rowsOf(piece: Piece): readonly EventRow[] {
  return 'block' in piece ? piece.block.rows(piece.from, piece.to) : piece;
}

/** The keys of a piece. */
export function keysIn(piece: Piece): readonly string[] {
  return 'block' in piece ? piece.block.keys.slice(piece.from, piece.to) : piece.map(({ key }) => key);
}

/** The bodies of a piece with commas between them. */
export function textOf(piece: Piece): Uint8Array {
  if ('block' in piece) return piece.block.text(piece.from, piece.to);
  return Buffer.from(piece.map(({ body }) => body).join(','));
}

/** How many events pieces have. */
export function eventsIn(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + ('block' in piece ? piece.to - piece.from : piece.length), 0);
}

/** The first events of pieces, not more than `count`. */
export function* firstOf(pieces: readonly Piece[], count: number): Generator<Piece, void> {
  let left = count;
  for (const piece of pieces) {
    if (left <= 0) return;
    const events = eventsIn([piece]);
    if (events <= left) yield piece;
    else if ('block' in piece) yield { ...piece, to: piece.from + left };
    else yield piece.slice(0, left);
    left -= events;
  }
}
