// Random writes to a stream, each with the events that the stream has afterwards.
import { indexForm, indexText, randomRank } from './keys.ts';
import type { Random } from './numbers.ts';
import type { Query } from './read-builders.ts';
import { eventText, randomValues, type RandomStream, type StoredEvent } from './streams.ts';

export interface Write {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query: Query;
  readonly body: string | null;
  readonly status: number;
  /** All events after the write, in ascending order. */
  readonly after: readonly StoredEvent[];
  /** Indexes that an error may name. */
  readonly faultyKeys: readonly string[];
}

type Values = Omit<StoredEvent, 'rank'>;

/** An event in a request body. */
interface Entry {
  readonly text: string;
  readonly rank: number;
  /** The event that it describes, with the defaults of missing members. */
  readonly event: StoredEvent;
  /** The names of its members. */
  readonly present: readonly (keyof Values)[];
}

interface WriteContext {
  readonly random: Random;
  readonly stream: RandomStream;
}

const names = ['value', 'whole', 'label', 'flag'] as const;

/** Returns a random write to a stream. */
export function randomWrite(random: Random, stream: RandomStream): Write {
  const context = { random, stream };
  if (random.chance(0.12)) return invalidWrite(context);
  return random.pick([insert, insert, put, put, replace, patch, patch, removeIndexes, removeWindow])(context);
}

const defaultValues = ({ isNullable }: RandomStream): Values => ({
  value: isNullable ? null : 0,
  whole: 0,
  label: null,
  flag: false,
});

const sorted = (events: ReadonlyMap<number, StoredEvent>) => [...events.values()].sort((a, b) => a.rank - b.rank);
const byRank = ({ events }: RandomStream) => new Map(events.map((event) => [event.rank, event]));

/** Returns a rank, which has an event with this probability at least. */
function rankFor({ random, stream }: WriteContext, storedProbability: number): number {
  const isStored = stream.events.length > 0 && random.chance(storedProbability);
  return isStored ? random.pick(stream.events).rank : randomRank(random, stream.keys);
}

/** Returns an entry in one of the forms that clients may send; some of its members may be missing. */
function randomEntry({ random, stream }: WriteContext, rank: number): Entry {
  const event: StoredEvent = { rank, ...randomValues(random, stream.isNullable) };
  const isNonVerbose = random.chance(0.3);
  const parsed = membersOf(eventText(stream, event, !isNonVerbose));
  const defaults = defaultValues(stream);
  const present = names.filter((name) => (!isNonVerbose || event[name] !== defaults[name]) && random.chance(0.85));
  const members = parsed.filter(([id]) => {
    const name = names.find((one) => one === id.toLowerCase());
    return name === undefined || present.includes(name);
  });
  const isLower = random.chance(0.2);
  const written = random
    .shuffled(members)
    .map(([id, value]) => `"${isLower ? id.toLowerCase() : id}":${maybeQuoted(random, value)}`);
  if (random.chance(0.1)) written.push('"multiplier":{"a":[1]}');
  return { text: `{${written.join(', ')}}`, event: { ...defaults, ...chosen(event, present), rank }, rank, present };
}

/** Returns the members in the text of an event, with their values as text. */
function membersOf(text: string): readonly (readonly [id: string, value: string])[] {
  return Array.from(text.matchAll(/"(\w+)":("(?:[^"\\]|\\.)*"|[^,}]+)/g), ([, id = '', value = '']) => [id, value]);
}

/** Quotes some of the numbers, since requests may have numbers as texts. */
const maybeQuoted = (random: Random, value: string) =>
  /^-?\d/.test(value) && random.chance(0.1) ? `"${value}"` : value;

/** Returns the values of an event that have these names. */
const chosen = (event: StoredEvent, taken: readonly (keyof Values)[]) =>
  Object.fromEntries(taken.map((name) => [name, event[name]]));

const bodyOf = (entries: readonly Entry[]) => `[${entries.map(({ text }) => text).join(',')}]`;

function entriesFor(context: WriteContext, storedProbability: number): readonly Entry[] {
  const { random } = context;
  const entries = random.many(random.int(0, 6), () => randomEntry(context, rankFor(context, storedProbability)));
  const [first] = entries;
  return first && random.chance(0.15) ? [...entries, randomEntry(context, first.rank)] : entries;
}

const changed = (
  { stream }: WriteContext,
  write: Pick<Write, 'method' | 'query' | 'body'>,
  after: ReadonlyMap<number, StoredEvent>,
  failure: number,
  faultyKeys: readonly number[],
): Write => ({
  ...write,
  status: faultyKeys.length > 0 ? failure : 204,
  after: faultyKeys.length > 0 ? stream.events : sorted(after),
  faultyKeys: faultyKeys.map((rank) => indexText(stream.keys, rank)),
});

function insert(context: WriteContext): Write {
  const entries = entriesFor(context, 0.1);
  const after = byRank(context.stream);
  const faultyKeys: number[] = [];
  for (const entry of entries) {
    if (after.has(entry.rank)) faultyKeys.push(entry.rank);
    after.set(entry.rank, entry.event);
  }
  return changed(context, { method: 'POST', query: [], body: bodyOf(entries) }, after, 409, faultyKeys);
}

function put(context: WriteContext): Write {
  const entries = entriesFor(context, 0.5);
  const after = byRank(context.stream);
  for (const entry of entries) after.set(entry.rank, entry.event);
  const query = context.random.pick([[], [['allowCreate', 'true'] as const], [['allowcreate', 'True'] as const]]);
  return changed(context, { method: 'PUT', query, body: bodyOf(entries) }, after, 404, []);
}

function replace(context: WriteContext): Write {
  const entries = entriesFor(context, 0.9);
  const after = byRank(context.stream);
  const faultyKeys = missing(context, entries);
  for (const entry of entries) after.set(entry.rank, entry.event);
  const query = [['allowCreate', context.random.pick(['false', 'False'])]] as const;
  return changed(context, { method: 'PUT', query, body: bodyOf(entries) }, after, 404, faultyKeys);
}

const missing = ({ stream }: WriteContext, entries: readonly Pick<Entry, 'rank'>[]) => {
  const stored = byRank(stream);
  return entries.map(({ rank }) => rank).filter((rank) => !stored.has(rank));
};

function patch(context: WriteContext): Write {
  const { random, stream } = context;
  const entries = entriesFor(context, 0.95);
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
  return changed(context, { method: 'PATCH', query, body: bodyOf(entries) }, after, 404, missing(context, entries));
}

function removeIndexes(context: WriteContext): Write {
  const { random, stream } = context;
  const ranks = random.many(random.int(1, 4), () => rankFor(context, 0.9));
  const after = byRank(stream);
  for (const rank of ranks) after.delete(rank);
  const faultyKeys = missing(
    context,
    ranks.map((rank) => ({ rank })),
  );
  const query = ranks.map((rank) => ['index', indexForm(random, stream.keys, rank)] as const);
  return changed(context, { method: 'DELETE', query, body: null }, after, 404, faultyKeys);
}

function removeWindow(context: WriteContext): Write {
  const { random, stream } = context;
  const { spacing, maxMultiple } = stream.keys;
  const start = randomRank(random, stream.keys);
  const end = random.chance(0.2) ? start : Math.min(start + random.int(0, 5) * spacing, maxMultiple * spacing);
  const after = byRank(stream);
  for (const rank of after.keys()) if (rank >= start && rank <= end) after.delete(rank);
  const query = [
    ['startIndex', indexForm(random, stream.keys, start)],
    ['endIndex', indexForm(random, stream.keys, end)],
  ] as const;
  return changed(context, { method: 'DELETE', query, body: null }, after, 404, []);
}

/** Returns a write that must be refused, although some of its entries are valid. */
function invalidWrite(context: WriteContext): Write {
  const { random, stream } = context;
  const { keys } = stream;
  const { spacing, maxMultiple, resolution } = keys;
  const start = Math.min(randomRank(random, keys), maxMultiple * spacing - resolution);
  const [low, high] = [indexForm(random, keys, start), indexForm(random, keys, start + resolution)];
  const good = randomEntry(context, start).text;
  const wrong = random.pick(['"Whole":"abc"', '"Whole":1.5', '"Whole":2147483648', '"Value":{}', '"Flag":"maybe"']);
  const bad = randomEntry(context, start + resolution).text.replaceAll(/"(value|whole|flag)":[^,}]+/gi, wrong);
  const method = random.pick(['POST', 'PUT', 'PATCH'] as const);
  const cases: readonly Pick<Write, 'method' | 'query' | 'body'>[] = [
    {
      method,
      query: [],
      body: `[${good},{${wrong},${eventText(stream, { rank: start, ...defaultValues(stream) }, false).slice(1)}]`.replace(
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
    ...keys.invalidTexts.map((text) => ({ method: 'DELETE', query: [['index', text]], body: null }) as const),
  ];
  return { ...random.pick(cases), status: 400, after: stream.events, faultyKeys: [] };
}
