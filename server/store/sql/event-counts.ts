// Counts the events of a window. Only blocks that cross a bound are decompressed.
import { blockPartWithin, type Bound } from '../blocks/segments.ts';
import { sortByKey, type EventRange } from '../ports/event-store.ts';
import { nextTurn } from '../../runtime/turns.ts';
import type { DatabaseAccess } from './access.ts';
import {
  selectBlock,
  boundsOf,
  eventColumns,
  isBlock,
  looseBoundsSql,
  unionAll,
  type EventOrBlock,
  type BlockReader,
} from './event-reads.ts';
import { streamCondition, blockStartSql, type StreamKey } from './event-tables.ts';

/** The number of loose events, or of blocks, that one statement counts if it blocks this thread. */
const countedPerStatement = 20_000;

/** Returns the number of events in a window. It is counted by ranges of keys, so that events that are sealed meanwhile count once. */
export async function countWithin(
  source: BlockReader & Pick<DatabaseAccess, 'dialect'>,
  stream: StreamKey,
  range: EventRange,
): Promise<number> {
  const [from, upper] = boundsOf(range);
  if (!source.dialect.isSynchronous) return countRange(source, stream, from, upper);
  let lower = from;
  for (let total = 0; ;) {
    const end = await endOfChunk(source, stream, lower, upper);
    total += await countRange(source, stream, lower, end ?? upper);
    if (!end) return total;
    lower = { key: end.key, isInclusive: false };
    await nextTurn();
  }
}

/** Returns the key up to which one statement counts, or undefined if it can count to the end. */
async function endOfChunk(
  { read }: BlockReader,
  stream: StreamKey,
  lower: Bound | undefined,
  upper: Bound | undefined,
): Promise<Bound | undefined> {
  const values = [lower, upper].filter((bound) => bound !== undefined).map(({ key }) => key);
  const from = lower ? ' and first_key > $4' : '';
  const to = upper ? ` and first_key < $${lower ? 5 : 4}` : '';
  const text = unionAll(
    `select key from loose_events where ${streamCondition}${looseBoundsSql(lower, upper)} order by key limit 1 offset ${countedPerStatement}`,
    `select first_key as key from event_blocks where ${streamCondition}${from}${to} order by first_key limit 1 offset ${countedPerStatement}`,
  );
  const ends = await read.all<{ readonly key: string }>(text, [...stream, ...values]);
  const [end] = sortByKey(ends, ({ key }) => key);
  return end && { key: end.key, isInclusive: true };
}

async function countRange(
  { read, cache }: BlockReader,
  stream: StreamKey,
  lower: Bound | undefined,
  upper: Bound | undefined,
): Promise<number> {
  const found = await read.all<EventOrBlock>(...countStatement(stream, lower, upper));
  const counts = found.filter(({ id }) => id === null).map(({ events }) => Number(events ?? 0));
  // One block can cross both bounds, and is then found twice.
  const cutBlocks = new Map(found.filter(isBlock).map((data) => [data.id, { ...data, events: Number(data.events) }]));
  const parts = Array.from(cutBlocks.values(), (data) => blockPartWithin(cache.open(data), lower, upper));
  return [...counts, ...parts.map(({ from, to }) => Math.max(0, to - from))].reduce((sum, events) => sum + events, 0);
}

function countStatement(stream: StreamKey, lower: Bound | undefined, upper: Bound | undefined) {
  const values = [lower, upper].filter((bound) => bound !== undefined).map(({ key }) => key);
  const to = lower ? 5 : 4;
  const selectCount = (number: string) => `select ${eventColumns('null', 'null', number)}`;
  const insideSql = `${lower ? ' and first_key > $4' : ''}${upper ? ` and first_key < $${to} and last_key < $${to}` : ''}`;
  const text = unionAll(
    selectCount(`(select count(*) from loose_events where ${streamCondition}${looseBoundsSql(lower, upper)})`),
    selectCount(`(select sum(events) from event_blocks where ${streamCondition}${insideSql})`),
    ...(lower ? [`${selectBlock} and first_key = ${blockStartSql(4)} and last_key >= $4`] : []),
    ...(upper ? [`${selectBlock} and first_key = ${blockStartSql(to)} and last_key >= $${to}`] : []),
  );
  return [text, [...stream, ...values]] as const;
}
