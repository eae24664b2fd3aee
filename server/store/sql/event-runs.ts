// Reads of windows that use the aggregates of blocks instead of their events where possible.
import { isWithin, segmentRows, type Bound } from '../blocks/segments.ts';
import { compareKeys, sortByKey, type EventRange, type EventRow, type SealedRun } from '../ports/event-store.ts';
import { nextTurn } from '../../runtime/turns.ts';
import type { DatabaseAccess } from './access.ts';
import { readPages } from './event-pages.ts';
import { boundsOf, looseBoundsSql, unionAll } from './event-reads.ts';
import { streamCondition, blockStartSql, type StreamKey } from './event-tables.ts';

/** A loose event, or the columns of a block without its data. */
interface Head {
  readonly key: string;
  readonly lastKey: string | null;
  readonly events: number | null;
  readonly aggregates: Uint8Array | null;
}

/** The maximum number of loose events, and of blocks, that one statement returns. */
const headsPerStatement = 1_000;

/** Yields runs for the blocks of a window that have aggregates of a kind, and the rows between them. */
export async function* readRuns(
  access: DatabaseAccess,
  stream: StreamKey,
  range: EventRange,
  kind: string,
): AsyncGenerator<SealedRun | readonly EventRow[], void> {
  const [from, upper] = boundsOf(range);
  let lower = from;
  async function* readRows(rowsLower: Bound | undefined, rowsUpper: Bound | undefined) {
    for await (const page of readPages(access, stream, boundedRange(rowsLower, rowsUpper)))
      yield page.flatMap(segmentRows);
  }
  for (;;) {
    const { blocks, loose, end } = await readHeads(access, stream, lower, upper, kind);
    let looseIndex = 0;
    // Whether there are events between `lower` and the current block that must be read as rows.
    let hasUnreadEvents = false;
    const skipLooseBefore = (key: string) => {
      const before = looseIndex;
      while (compareKeys(loose[looseIndex] ?? key, key) < 0) looseIndex += 1;
      return looseIndex > before;
    };
    for (const { key: firstKey, lastKey, events, aggregates } of blocks) {
      if (lastKey === null) continue;
      if (skipLooseBefore(firstKey)) hasUnreadEvents = true;
      const isWhole = isWithin(firstKey, lower, upper) && isWithin(lastKey, lower, end ?? upper);
      if (skipLooseBefore(lastKey) || !isWhole || aggregates === null) {
        hasUnreadEvents = true;
        continue;
      }
      if (hasUnreadEvents) yield* readRows(lower, { key: firstKey, isInclusive: false });
      hasUnreadEvents = false;
      const bounds = [firstKey, lastKey].map((key) => ({ key, isInclusive: true }));
      yield {
        events: Number(events),
        firstKey,
        lastKey,
        aggregates,
        rows: async () => (await Array.fromAsync(readRows(bounds[0], bounds[1]))).flat(),
      };
      lower = { key: lastKey, isInclusive: false };
    }
    if (hasUnreadEvents || looseIndex < loose.length) yield* readRows(lower, end ?? upper);
    if (end === undefined) return;
    lower = { key: end.key, isInclusive: false };
    await nextTurn();
  }
}

/** Returns blocks and the keys of loose events, both in order; there can be more after `end`. */
async function readHeads(
  { read }: DatabaseAccess,
  stream: StreamKey,
  lower: Bound | undefined,
  upper: Bound | undefined,
  kind: string,
) {
  const bounds = [lower, upper].filter((bound) => bound !== undefined).map(({ key }) => key);
  const kindParameter = `$${4 + bounds.length}`;
  const from = lower ? ` and first_key >= ${blockStartSql(4)} and last_key >= $4` : '';
  const to = upper ? ` and first_key <= $${lower ? 5 : 4}` : '';
  const text = unionAll(
    `select key, null as "lastKey", cast(null as integer) as events, cast(null as bytea) as aggregates
      from loose_events where ${streamCondition}${looseBoundsSql(lower, upper)} order by key limit ${headsPerStatement}`,
    `select first_key as key, last_key as "lastKey", events, case when digest_kind = ${kindParameter} then digest end as aggregates
      from event_blocks where ${streamCondition}${from}${to} order by first_key limit ${headsPerStatement}`,
  );
  const heads = await read.all<Head>(text, [...stream, ...bounds, kind]);
  const ordered = (some: readonly Head[]) => sortByKey(some, ({ key }) => key);
  const blocks = ordered(heads.filter(({ lastKey }) => lastKey !== null));
  const loose = ordered(heads.filter(({ lastKey }) => lastKey === null)).map(({ key }) => key);
  const ends = [
    ...(loose.length === headsPerStatement ? loose.slice(-1) : []),
    ...(blocks.length === headsPerStatement ? blocks.slice(-1).map(({ lastKey }) => lastKey ?? '') : []),
  ].filter((key) => isWithin(key, lower, upper));
  const [end] = sortByKey(ends, (key) => key);
  return { blocks, loose, end: end === undefined ? undefined : { key: end, isInclusive: true } };
}

function boundedRange(lower: Bound | undefined, upper: Bound | undefined): EventRange {
  return { from: lower?.key, fromInclusive: lower?.isInclusive, to: upper?.key, toInclusive: upper?.isInclusive };
}
