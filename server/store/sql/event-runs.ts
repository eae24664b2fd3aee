// Windows whose blocks are not opened where their aggregates do.
import { isWithin, rowsOf, type Bound } from '../blocks/pieces.ts';
import { compareKeys, sortByKey, type EventRange, type EventRow, type SealedRun } from '../ports/event-store.ts';
import { nextTurn } from '../../runtime/turns.ts';
import type { Access } from './access.ts';
import { pagesOf } from './event-pages.ts';
import { boundsOf, looseWithin, union } from './event-reads.ts';
import { ofStream, startBlock, type StreamKey } from './event-tables.ts';

/** What is known of a block without opening it, or a loose event. */
interface Head {
  readonly key: string;
  readonly lastKey: string | null;
  readonly events: number | null;
  readonly aggregates: Uint8Array | null;
}

/** How many of each kind one statement gives. */
const headsAtOnce = 1_000;

/** The runs of a window: blocks that have aggregates of a kind, and between them what has to be looked at. */
export async function* runsOf(
  access: Access,
  place: StreamKey,
  range: EventRange,
  kind: string,
): AsyncGenerator<SealedRun | readonly EventRow[], void> {
  const [from, upper] = boundsOf(range);
  let lower = from;
  async function* plain(least: Bound | undefined, greatest: Bound | undefined) {
    for await (const page of pagesOf(access, place, rangeOf(least, greatest))) yield page.flatMap(rowsOf);
  }
  for (;;) {
    const { blocks, loose, end } = await headsOf(access, place, lower, upper, kind);
    let at = 0;
    // Whether something lies between `lower` and where the loop is.
    let isPlain = false;
    const anyLooseBefore = (key: string) => {
      const before = at;
      while (compareKeys(loose[at] ?? key, key) < 0) at += 1;
      return at > before;
    };
    for (const { key: firstKey, lastKey, events, aggregates } of blocks) {
      if (lastKey === null) continue;
      if (anyLooseBefore(firstKey)) isPlain = true;
      const isWhole = isWithin(firstKey, lower, upper) && isWithin(lastKey, lower, end ?? upper);
      if (anyLooseBefore(lastKey) || !isWhole || aggregates === null) {
        isPlain = true;
        continue;
      }
      if (isPlain) yield* plain(lower, { key: firstKey, inclusive: false });
      isPlain = false;
      const own = [firstKey, lastKey].map((key) => ({ key, inclusive: true }));
      yield {
        events: Number(events),
        firstKey,
        lastKey,
        aggregates,
        rows: async () => (await Array.fromAsync(plain(own[0], own[1]))).flat(),
      };
      lower = { key: lastKey, inclusive: false };
    }
    if (isPlain || at < loose.length) yield* plain(lower, end ?? upper);
    if (end === undefined) return;
    lower = { key: end.key, inclusive: false };
    await nextTurn();
  }
}

/** Blocks and the keys of loose events in their order; beyond `end` there may be more. */
async function headsOf(
  { read }: Access,
  place: StreamKey,
  lower: Bound | undefined,
  upper: Bound | undefined,
  kind: string,
) {
  const bounds = [lower, upper].filter((bound) => bound !== undefined).map(({ key }) => key);
  const ofKind = `$${4 + bounds.length}`;
  const from = lower ? ` and first_key >= ${startBlock(4)} and last_key >= $4` : '';
  const to = upper ? ` and first_key <= $${lower ? 5 : 4}` : '';
  const text = union(
    `select key, null as "lastKey", cast(null as integer) as events, cast(null as bytea) as aggregates
      from loose_events where ${ofStream}${looseWithin(lower, upper)} order by key limit ${headsAtOnce}`,
    `select first_key as key, last_key as "lastKey", events, case when digest_kind = ${ofKind} then digest end as aggregates
      from event_blocks where ${ofStream}${from}${to} order by first_key limit ${headsAtOnce}`,
  );
  const heads = await read.all<Head>(text, [...place, ...bounds, kind]);
  const ordered = (some: readonly Head[]) => sortByKey(some, ({ key }) => key);
  const blocks = ordered(heads.filter(({ lastKey }) => lastKey !== null));
  const loose = ordered(heads.filter(({ lastKey }) => lastKey === null)).map(({ key }) => key);
  const ends = [
    ...(loose.length === headsAtOnce ? loose.slice(-1) : []),
    ...(blocks.length === headsAtOnce ? blocks.slice(-1).map(({ lastKey }) => lastKey ?? '') : []),
  ].filter((key) => isWithin(key, lower, upper));
  const [end] = sortByKey(ends, (key) => key);
  return { blocks, loose, end: end === undefined ? undefined : { key: end, inclusive: true } };
}

function rangeOf(lower: Bound | undefined, upper: Bound | undefined): EventRange {
  return { from: lower?.key, fromInclusive: lower?.inclusive, to: upper?.key, toInclusive: upper?.inclusive };
}
