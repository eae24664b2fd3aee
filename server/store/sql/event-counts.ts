// How many events a window has. Only blocks that reach beyond it are opened.
import { partWithin, type Bound } from '../blocks/pieces.ts';
import { sortByKey, type EventRange } from '../ports/event-store.ts';
import { nextTurn } from '../../runtime/turns.ts';
import type { Access } from './access.ts';
import { block, boundsOf, eventColumns, isBlock, looseWithin, union, type Found, type Source } from './event-reads.ts';
import { ofStream, startBlock, type StreamKey } from './event-tables.ts';

/** How many loose events, or blocks, one statement counts where it holds this thread. */
const countedAtOnce = 20_000;

/** Returns how many events a window has: each is counted as part of its key's stretch, however many are sealed meanwhile. */
export async function countWithin(
  source: Source & Pick<Access, 'dialect'>,
  place: StreamKey,
  range: EventRange,
): Promise<number> {
  const [from, upper] = boundsOf(range);
  if (!source.dialect.isSynchronous) return countStretch(source, place, from, upper);
  let lower = from;
  for (let total = 0; ;) {
    const end = await endOfStretch(source, place, lower, upper);
    total += await countStretch(source, place, lower, end ?? upper);
    if (!end) return total;
    lower = { key: end.key, inclusive: false };
    await nextTurn();
  }
}

/** The key up to which one statement counts; undefined where it can count to the end. */
async function endOfStretch(
  { read }: Source,
  place: StreamKey,
  lower: Bound | undefined,
  upper: Bound | undefined,
): Promise<Bound | undefined> {
  const values = [lower, upper].filter((bound) => bound !== undefined).map(({ key }) => key);
  const from = lower ? ' and first_key > $4' : '';
  const to = upper ? ` and first_key < $${lower ? 5 : 4}` : '';
  const text = union(
    `select key from loose_events where ${ofStream}${looseWithin(lower, upper)} order by key limit 1 offset ${countedAtOnce}`,
    `select first_key as key from event_blocks where ${ofStream}${from}${to} order by first_key limit 1 offset ${countedAtOnce}`,
  );
  const ends = await read.all<{ readonly key: string }>(text, [...place, ...values]);
  const [end] = sortByKey(ends, ({ key }) => key);
  return end && { key: end.key, inclusive: true };
}

async function countStretch(
  { read, cache }: Source,
  place: StreamKey,
  lower: Bound | undefined,
  upper: Bound | undefined,
): Promise<number> {
  const found = await read.all<Found>(...countStatement(place, lower, upper));
  const counts = found.filter(({ id }) => id === null).map(({ events }) => Number(events ?? 0));
  // One block may reach beyond both ends.
  const ends = new Map(found.filter(isBlock).map((data) => [data.id, { ...data, events: Number(data.events) }]));
  const parts = Array.from(ends.values(), (data) => partWithin(cache.open(data), lower, upper));
  return [...counts, ...parts.map(({ from, to }) => Math.max(0, to - from))].reduce((sum, events) => sum + events, 0);
}

function countStatement(place: StreamKey, lower: Bound | undefined, upper: Bound | undefined) {
  const values = [lower, upper].filter((bound) => bound !== undefined).map(({ key }) => key);
  const to = lower ? 5 : 4;
  const counted = (number: string) => `select ${eventColumns('null', 'null', number)}`;
  const whole = `${lower ? ' and first_key > $4' : ''}${upper ? ` and first_key < $${to} and last_key < $${to}` : ''}`;
  const text = union(
    counted(`(select count(*) from loose_events where ${ofStream}${looseWithin(lower, upper)})`),
    counted(`(select sum(events) from event_blocks where ${ofStream}${whole})`),
    ...(lower ? [`${block} and first_key = ${startBlock(4)} and last_key >= $4`] : []),
    ...(upper ? [`${block} and first_key = ${startBlock(to)} and last_key >= $${to}`] : []),
  );
  return [text, [...place, ...values]] as const;
}
