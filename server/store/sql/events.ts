// Events as loose rows, one for each event. What a write may do is found out under the stream's lock before anything is written.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Connection, Reader } from '../dialect/dialect.ts';
import {
  compareKeys,
  longestKey,
  type EventRange,
  type EventRow,
  type EventTransaction,
  type Inserted,
  type StreamRef,
} from '../ports/event-store.ts';
import { foldId } from '../ports/ids.ts';
import type { Access } from './access.ts';

const ofStream = 'tenant = $1 and namespace = $2 and stream = $3';
const orReplace = ' on conflict (tenant, namespace, stream, key) do update set body = excluded.body';
// Leaves the row as it is, but holds it to the end of the transaction.
const lockStream = `insert into stream_locks (tenant, namespace, stream) values ($1, $2, $3)
  on conflict (tenant, namespace, stream) do update set stream = excluded.stream where false`;

/** Tenant, namespace and stream as they stand in the rows. */
type Place = readonly [tenant: string, namespace: string, stream: string];

/** The event store on SQL; used on one transaction its writes become part of that. */
export function sqlEvents({ dialect, rowsAtOnce, read, write }: Access): EventTransaction {
  async function seek(ref: StreamRef, condition: string, key: readonly string[] = []): Promise<EventRow | null> {
    const text = `select key, body from events where ${ofStream} ${condition} limit 1`;
    const [row] = await read.all<EventRow>(text, [...placeOf(ref), ...checked(key)]);
    return row ?? null;
  }

  async function hold(connection: Connection, place: Place): Promise<void> {
    if (!dialect.oneWriter) await connection.run(lockStream, place);
  }

  /** Runs work on a stream that nobody else writes to. */
  function writeTo<Answer>(
    ref: StreamRef,
    work: (connection: Connection, place: Place) => Promise<Answer>,
  ): Promise<Answer> {
    const place = placeOf(ref);
    return write(async (connection) => {
      await hold(connection, place);
      return work(connection, place);
    });
  }

  /** The bodies of those keys that exist. */
  async function found(
    connection: Connection,
    place: Place,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, string>> {
    const bodies = new Map<string, string>();
    for (const some of slices(keys, dialect.rowsPerStatement)) {
      const { text, values } = dialect.oneOf(some, 4);
      const select = `select key, body from events where ${ofStream} and key ${text}`;
      for (const row of await connection.all<EventRow>(select, [...place, ...values])) bodies.set(row.key, row.body);
    }
    return bodies;
  }

  async function put(connection: Connection, place: Place, rows: readonly EventRow[], onConflict = ''): Promise<void> {
    for (const some of slices(rows, dialect.rowsPerStatement)) {
      const { text, values } = dialect.table(['key', 'body'], some, 4);
      const insert = `insert into events (tenant, namespace, stream, key, body)
        select $1, $2, $3, key, body from ${text} where true${onConflict}`;
      await connection.run(insert, [...place, ...values]);
    }
  }

  /** The first key that is stored or stands among the earlier ones. */
  async function firstTaken(
    connection: Connection,
    place: Place,
    keys: readonly string[],
  ): Promise<string | undefined> {
    // Mostly nothing lies between the ends of a batch: then one look spares as many as there are keys.
    const between = `select key from events where ${ofStream} and key >= $4 and key <= $5 limit 1`;
    const [any] = await connection.all(between, [...place, ...endsOf(keys)]);
    const taken = new Set(any ? (await found(connection, place, keys)).keys() : []);
    for (const key of keys) {
      if (taken.has(key)) return key;
      taken.add(key);
    }
    return undefined;
  }

  async function insertInto(connection: Connection, place: Place, rows: readonly EventRow[]): Promise<Inserted> {
    if (rows.length === 0) return 'done';
    const exists = await firstTaken(connection, place, checked(keysOf(rows)));
    if (exists !== undefined) return { exists };
    await put(connection, place, rows);
    return 'done';
  }

  async function clear(connection: Connection, place: Place): Promise<void> {
    await connection.run(`delete from events where ${ofStream}`, place);
  }

  return {
    first: (ref) => seek(ref, 'order by key'),
    last: (ref) => seek(ref, 'order by key desc'),
    at: (ref, key) => seek(ref, 'and key = $4', [key]),
    before: (ref, key) => seek(ref, 'and key < $4 order by key desc', [key]),
    after: (ref, key) => seek(ref, 'and key > $4 order by key', [key]),

    range: (ref, range) => windowOf(read, placeOf(ref), range, rowsAtOnce),

    async count(ref) {
      const [row] = await read.all<{ count: number | string }>(
        `select count(*) as count from events where ${ofStream}`,
        placeOf(ref),
      );
      return Number(row?.count);
    },

    lock: (ref) => write((connection) => hold(connection, placeOf(ref))),

    insert: (ref, rows) => writeTo(ref, (connection, place) => insertInto(connection, place, rows)),

    upsert: (ref, rows) => writeTo(ref, (connection, place) => put(connection, place, lastOfEach(rows), orReplace)),

    replace: (ref, rows) =>
      writeTo(ref, async (connection, place) => {
        const latest = lastOfEach(rows);
        const keys = keysOf(latest);
        const stored = await found(connection, place, keys);
        const missing = keys.find((key) => !stored.has(key));
        if (missing !== undefined) return { missing };
        await put(connection, place, latest, orReplace);
        return 'done';
      }),

    change: (ref, keys, decide) =>
      writeTo(ref, async (connection, place) => {
        const { rows, answer } = decide(await found(connection, place, checked(keys)));
        await put(connection, place, lastOfEach(rows), orReplace);
        return answer;
      }),

    remove: (ref, keys) =>
      writeTo(ref, async (connection, place) => {
        const stored = await found(connection, place, checked(keys));
        const missing = keys.find((key) => !stored.has(key));
        if (missing !== undefined) return { missing };
        for (const some of slices(keys, dialect.rowsPerStatement)) {
          const { text, values } = dialect.oneOf(some, 4);
          await connection.run(`delete from events where ${ofStream} and key ${text}`, [...place, ...values]);
        }
        return 'done';
      }),

    removeRange: (ref, from, to) =>
      writeTo(ref, async (connection, place) => {
        const text = `delete from events where ${ofStream} and key >= $4 and key <= $5`;
        await connection.run(text, [...place, ...checked([from, to])]);
      }),

    removeAll: (ref) =>
      writeTo(ref, async (connection, place) => {
        await clear(connection, place);
        if (!dialect.oneWriter) await connection.run(`delete from stream_locks where ${ofStream}`, place);
      }),

    rewrite: (ref, convert) =>
      writeTo(ref, async (connection, place) => {
        // Converted events are laid aside first: among the old ones they would be read again, or stand in their way.
        const aside: Place = [place[0], place[1], `${place[2]}\u0001`];
        try {
          for await (const rows of windowOf(connection, place, {}, rowsAtOnce)) {
            const inserted = await insertInto(connection, aside, convert(rows));
            if (inserted === 'done') continue;
            await clear(connection, aside);
            return inserted;
          }
        } catch (error) {
          await clear(connection, aside);
          throw error;
        }
        await clear(connection, place);
        await connection.run(
          `insert into events (tenant, namespace, stream, key, body) select tenant, namespace, $4, key, body
            from events where ${ofStream}`,
          [...aside, place[2]],
        );
        await clear(connection, aside);
        return 'done';
      }),
  };
}

/** Reads a window in chunks, each going on after the last key of the one before. */
async function* windowOf(
  reader: Reader,
  place: Place,
  { from, fromInclusive = true, to, toInclusive = true, reversed = false, limit = Infinity }: EventRange,
  rowsAtOnce: number,
): AsyncGenerator<readonly EventRow[]> {
  let lower = from === undefined ? undefined : { sign: fromInclusive ? '>=' : '>', key: from };
  let upper = to === undefined ? undefined : { sign: toInclusive ? '<=' : '<', key: to };
  let left = limit;
  while (left > 0) {
    const bounds = [lower, upper].filter((bound) => bound !== undefined);
    const conditions = bounds.map(({ sign }, i) => ` and key ${sign} $${4 + i}`).join('');
    const asked = Math.min(left, rowsAtOnce);
    const rows = await reader.all<EventRow>(
      `select key, body from events where ${ofStream}${conditions}
        order by key${reversed ? ' desc' : ''} limit $${4 + bounds.length}`,
      [...place, ...checked(bounds.map(({ key }) => key)), asked],
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    if (rows.length < asked) return;
    left -= rows.length;
    if (reversed) upper = { sign: '<', key: last.key };
    else lower = { sign: '>', key: last.key };
    // A long window must not hold the thread.
    await nextTurn();
  }
}

function placeOf({ tenant, namespace, stream }: StreamRef): Place {
  return [foldId(tenant), foldId(namespace), foldId(stream)];
}

/** The keys as they are, or a RangeError when one of them cannot be stored on every database. */
function checked(keys: readonly string[]): readonly string[] {
  for (const key of keys) {
    if (key.includes('\0') || !key.isWellFormed()) {
      throw new RangeError('A key must be well-formed text without U+0000.');
    }
    // A UTF-16 unit takes at most three bytes.
    if (key.length * 3 > longestKey && Buffer.byteLength(key) > longestKey) {
      throw new RangeError(`A key must not be longer than ${longestKey} bytes.`);
    }
  }
  return keys;
}

/** The least and the greatest of some keys. */
function endsOf(keys: readonly string[]): readonly [least: string, greatest: string] {
  let [least = '', greatest = least] = keys;
  for (const key of keys) {
    if (compareKeys(key, least) < 0) least = key;
    if (compareKeys(key, greatest) > 0) greatest = key;
  }
  return [least, greatest];
}

function keysOf(rows: readonly EventRow[]): readonly string[] {
  return rows.map(({ key }) => key);
}

/** Rows of different keys that can be stored: where some share a key, the last of them. */
function lastOfEach(rows: readonly EventRow[]): readonly EventRow[] {
  checked(keysOf(rows));
  const latest = new Map(rows.map((row) => [row.key, row]));
  return latest.size === rows.length ? rows : [...latest.values()];
}

function* slices<Item>(items: readonly Item[], size: number): Generator<readonly Item[]> {
  for (let i = 0; i < items.length; i += size) yield items.slice(i, i + size);
}
