// Random writes to a stream, each with what it has to do to the events in memory.
import { indexForm, indexText, randomRank } from './keys.ts';
import type { Random } from './numbers.ts';
import type { Query } from './questions.ts';
import { eventText, randomValues, type RandomStream, type Stored } from './streams.ts';

export interface Write {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query: Query;
  readonly body: string | null;
  readonly status: number;
  /** In ascending order, whether or not something was changed. */
  readonly after: readonly Stored[];
  /** Indexes that an error may name. */
  readonly faultyKeys: readonly string[];
}

type Values = Omit<Stored, 'rank'>;

/** What a body says of an event. */
interface Entry {
  readonly text: string;
  readonly rank: number;
  /** What it says as a whole. */
  readonly event: Stored;
  /** Members that it has. */
  readonly present: readonly (keyof Values)[];
}

interface WriteContext {
  readonly random: Random;
  readonly stream: RandomStream;
}

const names = ['value', 'whole', 'label', 'flag'] as const;

/** A write to the stream as it is now. */
export function randomWrite(random: Random, stream: RandomStream): Write {
  const asked = { random, stream };
  if (random.chance(0.12)) return invalidWrite(asked);
  return random.pick([insert, insert, put, put, replace, patch, patch, removeIndexes, removeWindow])(asked);
}

const zero = ({ isNullable }: RandomStream): Values => ({
  value: isNullable ? null : 0,
  whole: 0,
  label: null,
  flag: false,
});

const sorted = (events: ReadonlyMap<number, Stored>) => [...events.values()].sort((a, b) => a.rank - b.rank);
const byRank = ({ events }: RandomStream) => new Map(events.map((event) => [event.rank, event]));

/** An index; `share` is how often it is one that has an event. */
function rankFor({ random, stream }: WriteContext, share: number): number {
  const isStored = stream.events.length > 0 && random.chance(share);
  return isStored ? random.pick(stream.events).rank : randomRank(random, stream.keys);
}

/** An entry in one of the ways that clients write them; some of its members may be missing. */
function randomEntry({ random, stream }: WriteContext, rank: number): Entry {
  const event: Stored = { rank, ...randomValues(random, stream.isNullable) };
  const isBrief = random.chance(0.3);
  const parsed = membersOf(eventText(stream, event, !isBrief));
  const zeros = zero(stream);
  const present = names.filter((name) => (!isBrief || event[name] !== zeros[name]) && random.chance(0.85));
  const members = parsed.filter(([id]) => {
    const name = names.find((one) => one === id.toLowerCase());
    return name === undefined || present.includes(name);
  });
  const isLower = random.chance(0.2);
  const written = random
    .shuffled(members)
    .map(([id, value]) => `"${isLower ? id.toLowerCase() : id}":${loose(random, value)}`);
  if (random.chance(0.1)) written.push('"multiplier":{"a":[1]}');
  return { text: `{${written.join(', ')}}`, event: { ...zeros, ...chosen(event, present), rank }, rank, present };
}

/** The members of the text of an event, their values still as text. */
function membersOf(text: string): readonly (readonly [id: string, value: string])[] {
  return Array.from(text.matchAll(/"(\w+)":("(?:[^"\\]|\\.)*"|[^,}]+)/g), ([, id = '', value = '']) => [id, value]);
}

/** Numbers may come as texts. */
const loose = (random: Random, value: string) => (/^-?\d/.test(value) && random.chance(0.1) ? `"${value}"` : value);

/** Some of the values of an event. */
const chosen = (event: Stored, taken: readonly (keyof Values)[]) =>
  Object.fromEntries(taken.map((name) => [name, event[name]]));

const bodyOf = (entries: readonly Entry[]) => `[${entries.map(({ text }) => text).join(',')}]`;

function entriesFor(asked: WriteContext, share: number): readonly Entry[] {
  const { random } = asked;
  const entries = random.many(random.int(0, 6), () => randomEntry(asked, rankFor(asked, share)));
  const [first] = entries;
  return first && random.chance(0.15) ? [...entries, randomEntry(asked, first.rank)] : entries;
}

const changed = (
  { stream }: WriteContext,
  write: Pick<Write, 'method' | 'query' | 'body'>,
  after: ReadonlyMap<number, Stored>,
  failure: number,
  faultyKeys: readonly number[],
): Write => ({
  ...write,
  status: faultyKeys.length > 0 ? failure : 204,
  after: faultyKeys.length > 0 ? stream.events : sorted(after),
  faultyKeys: faultyKeys.map((rank) => indexText(stream.keys, rank)),
});

function insert(asked: WriteContext): Write {
  const entries = entriesFor(asked, 0.1);
  const after = byRank(asked.stream);
  const faultyKeys: number[] = [];
  for (const entry of entries) {
    if (after.has(entry.rank)) faultyKeys.push(entry.rank);
    after.set(entry.rank, entry.event);
  }
  return changed(asked, { method: 'POST', query: [], body: bodyOf(entries) }, after, 409, faultyKeys);
}

function put(asked: WriteContext): Write {
  const entries = entriesFor(asked, 0.5);
  const after = byRank(asked.stream);
  for (const entry of entries) after.set(entry.rank, entry.event);
  const query = asked.random.pick([[], [['allowCreate', 'true'] as const], [['allowcreate', 'True'] as const]]);
  return changed(asked, { method: 'PUT', query, body: bodyOf(entries) }, after, 404, []);
}

function replace(asked: WriteContext): Write {
  const entries = entriesFor(asked, 0.9);
  const after = byRank(asked.stream);
  const faultyKeys = missing(asked, entries);
  for (const entry of entries) after.set(entry.rank, entry.event);
  const query = [['allowCreate', asked.random.pick(['false', 'False'])]] as const;
  return changed(asked, { method: 'PUT', query, body: bodyOf(entries) }, after, 404, faultyKeys);
}

const missing = ({ stream }: WriteContext, entries: readonly Pick<Entry, 'rank'>[]) => {
  const stored = byRank(stream);
  return entries.map(({ rank }) => rank).filter((rank) => !stored.has(rank));
};

function patch(asked: WriteContext): Write {
  const { random, stream } = asked;
  const entries = entriesFor(asked, 0.95);
  const selected = random.chance(0.6) ? names.filter(() => random.chance(0.5)) : [];
  const after = byRank(stream);
  for (const entry of entries) {
    const stored = after.get(entry.rank);
    if (!stored) continue;
    const taken = selected.length > 0 ? selected : entry.present;
    after.set(entry.rank, { ...stored, ...chosen(entry.event, taken) });
  }
  // A key may be named, and changes nothing.
  const key = selected.length > 0 && random.chance(0.2) ? stream.keys.parts.slice(0, 1).map(({ id }) => id) : [];
  const value = [...key, ...selected].join(random.pick([',', ', ']));
  const query = value === '' ? [] : [[random.pick(['selectExpression', 'select', 'selectexpression']), value] as const];
  return changed(asked, { method: 'PATCH', query, body: bodyOf(entries) }, after, 404, missing(asked, entries));
}

function removeIndexes(asked: WriteContext): Write {
  const { random, stream } = asked;
  const ranks = random.many(random.int(1, 4), () => rankFor(asked, 0.9));
  const after = byRank(stream);
  for (const rank of ranks) after.delete(rank);
  const faultyKeys = missing(
    asked,
    ranks.map((rank) => ({ rank })),
  );
  const query = ranks.map((rank) => ['index', indexForm(random, stream.keys, rank)] as const);
  return changed(asked, { method: 'DELETE', query, body: null }, after, 404, faultyKeys);
}

function removeWindow(asked: WriteContext): Write {
  const { random, stream } = asked;
  const { grid, reach } = stream.keys;
  const start = randomRank(random, stream.keys);
  const end = random.chance(0.2) ? start : Math.min(start + random.int(0, 5) * grid, reach * grid);
  const after = byRank(stream);
  for (const rank of after.keys()) if (rank >= start && rank <= end) after.delete(rank);
  const query = [
    ['startIndex', indexForm(random, stream.keys, start)],
    ['endIndex', indexForm(random, stream.keys, end)],
  ] as const;
  return changed(asked, { method: 'DELETE', query, body: null }, after, 404, []);
}

/** A write that has to be refused; some of its entries would do. */
function invalidWrite(asked: WriteContext): Write {
  const { random, stream } = asked;
  const { keys } = stream;
  const { grid, reach, fine } = keys;
  const start = Math.min(randomRank(random, keys), reach * grid - fine);
  const [low, high] = [indexForm(random, keys, start), indexForm(random, keys, start + fine)];
  const good = randomEntry(asked, start).text;
  const wrong = random.pick(['"Whole":"abc"', '"Whole":1.5', '"Whole":2147483648', '"Value":{}', '"Flag":"maybe"']);
  const bad = randomEntry(asked, start + fine).text.replaceAll(/"(value|whole|flag)":[^,}]+/gi, wrong);
  const method = random.pick(['POST', 'PUT', 'PATCH'] as const);
  const cases: readonly Pick<Write, 'method' | 'query' | 'body'>[] = [
    {
      method,
      query: [],
      body: `[${good},{${wrong},${eventText(stream, { rank: start, ...zero(stream) }, false).slice(1)}]`.replace(
        ',}',
        '}',
      ),
    },
    { method, query: [], body: `[${bad.includes(wrong) ? bad : '1'},${good}]` },
    { method, query: [], body: good },
    { method, query: [], body: `[${good}` },
    { method, query: [], body: '[1]' },
    { method: 'PATCH', query: [['selectExpression', 'Nowhere']], body: `[${good}]` },
    { method: 'PUT', query: [['allowCreate', 'perhaps']], body: `[${good}]` },
    { method: 'DELETE', query: [], body: null },
    {
      method: 'DELETE',
      query: [
        ['startIndex', high],
        ['endIndex', low],
      ],
      body: null,
    },
    { method: 'DELETE', query: [['startIndex', low]], body: null },
    { method: 'DELETE', query: [['endIndex', low]], body: null },
    {
      method: 'DELETE',
      query: [
        ['index', low],
        ['startIndex', low],
        ['endIndex', high],
      ],
      body: null,
    },
    ...keys.invalid.map((text) => ({ method: 'DELETE', query: [['index', text]], body: null }) as const),
  ];
  return { ...random.pick(cases), status: 400, after: stream.events, faultyKeys: [] };
}
