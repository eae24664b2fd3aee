// Random reads of stored events, and of the events that boundaries add (docs/behavior/stream-data.md).
import { Boundary, Search } from '../../../server/domain/model.ts';
import * as oracle from '../../domain/reading/oracle.ts';
import { randomFilter } from './filters.ts';
import { indexForm, randomRank, tokenText } from './keys.ts';
import type { Random } from './numbers.ts';
import {
  successfulRead,
  arrayText,
  bothEnds,
  boundaries,
  enumText,
  filterParameter,
  index,
  maybeFilter,
  onRows,
  twoRanks,
  type ReadContext,
  type Query,
  type Read,
} from './read-builders.ts';
import { eventText, rowsOf } from './streams.ts';

const maybe = (random: Random, share: number, name: string, value: () => string): Query =>
  random.chance(share) ? [[name, value()]] : [];

export function ends(context: ReadContext): readonly Read[] {
  const { stream, random, isVerbose } = context;
  const which = random.pick(['First', 'Last']);
  const event = which === 'First' ? stream.events[0] : stream.events.at(-1);
  const expected = event ? eventText(stream, event, isVerbose) : 'null';
  return [{ kind: which, path: `/${which}`, query: [], isVerbose, status: 200, expected }];
}

export function search(context: ReadContext): readonly Read[] {
  const { stream, random } = context;
  const rank = randomRank(random, stream.keys);
  const mode = random.pick(Object.values(Search));
  const { rows } = rowsOf(stream);
  const exact = rows.find(([at]) => at === rank);
  const next = rows.find(([at]) => at > rank);
  const previous = rows.findLast(([at]) => at < rank);
  const found = {
    [Search.Exact]: exact,
    [Search.ExactOrNext]: exact ?? next,
    [Search.Next]: next,
    [Search.ExactOrPrevious]: exact ?? previous,
    [Search.Previous]: previous,
  }[mode];
  const mayBeLeftOut = mode === Search.Exact && random.chance(0.5);
  const query: Query = mayBeLeftOut ? [] : [['searchMode', enumText(random, Search, mode)]];
  return [successfulRead(context, 'search', '', [index(context, 'index', rank), ...query], found ? [found] : [])];
}

export function filtered(context: ReadContext): readonly Read[] {
  const { stream, random } = context;
  const filter = randomFilter(random, stream.keys);
  const rows = rowsOf(stream).rows.filter(onRows(stream, filter));
  // By the secondary index that the filter uses, then by index (docs/behavior/stream-data.md#list-filters-and-counts); sorting is stable.
  if (stream.hasIndex && filter.text.includes('Value')) rows.sort(([, a], [, b]) => Number(a) - Number(b));
  const skip = random.chance(0.3) ? random.int(0, 4) : null;
  const count = random.chance(0.3) ? random.int(0, 8) : null;
  const query: Query = [
    ['filter', filter.text],
    ...(skip === null ? [] : [['skip', String(skip)] as const]),
    ...(count === null ? [] : [['count', String(count)] as const]),
  ];
  const cut = rows.slice(skip ?? 0, count === null ? undefined : (skip ?? 0) + count);
  return [successfulRead(context, 'filtered', '', query, cut)];
}

export function range(context: ReadContext): readonly Read[] {
  const { stream, random } = context;
  const start = randomRank(random, stream.keys);
  const boundary = random.pick(Object.values(Boundary));
  const isReversed = random.chance(0.5);
  const skip = random.chance(0.5) ? random.int(0, 5) : 0;
  const count = random.chance(0.8) ? random.int(0, stream.events.length + 3) : 100;
  const filter = maybeFilter(context);
  const rows = oracle.rangeOf(rowsOf(stream), start, boundary, isReversed).filter(onRows(stream, filter));
  const query: Query = [
    index(context, 'startIndex', start),
    ...(boundary === Boundary.Exact && random.chance(0.5)
      ? []
      : [['boundaryType', enumText(random, Boundary, boundary)] as const]),
    ...(isReversed || random.chance(0.2)
      ? [['reversed', random.pick(isReversed ? ['true', 'True'] : ['false', 'False'])] as const]
      : []),
    ...(skip > 0 || random.chance(0.2) ? [['skip', String(skip)] as const] : []),
    ...(count === 100 ? [] : [['count', String(count)] as const]),
    ...filterParameter(random, filter),
  ];
  return [successfulRead(context, isReversed ? 'range, reversed' : 'range', '', query, rows.slice(skip, skip + count))];
}

export function window(context: ReadContext): readonly Read[] {
  const { stream, random } = context;
  const [start, end] = twoRanks(context);
  const { parameters, ...both } = boundaries(context);
  const filter = maybeFilter(context);
  const rows = oracle.windowOf(rowsOf(stream), { start, end, ...both }, onRows(stream, filter));
  const query = [
    ...bothEnds(context, start, end),
    ...parameters,
    ...filterParameter(random, filter),
    ...maybe(random, 0.05, 'reversed', () => 'false'),
    ...maybe(random, 0.05, 'skip', () => '0'),
  ];
  return [successfulRead(context, 'window', '', query, rows)];
}

const pageText = (body: string, next: string | null, isVerbose: boolean) => {
  const continuation = next === null && !isVerbose ? '' : `,"ContinuationToken":${JSON.stringify(next)}`;
  return `{"Results":${body}${continuation}}`;
};

/** Returns the reads of all pages of a window, which have different sizes; one without a count is the last. */
export function pages(context: ReadContext): readonly Read[] {
  const { stream, random, isVerbose } = context;
  const { keys } = stream;
  const [start, end] = twoRanks(context);
  const { parameters, ...both } = boundaries(context);
  const filter = maybeFilter(context);
  const query = [...bothEnds(context, start, end), ...parameters, ...filterParameter(random, filter)];
  let rest = oracle.windowOf(rowsOf(stream), { start, end, ...both }, onRows(stream, filter));
  const largest = Math.max(4, Math.floor(rest.length / 2));
  const reads: Read[] = [];
  let continuation: string | null = '';
  while (continuation !== null) {
    const count = random.chance(0.1) ? null : random.int(1, largest);
    const page = rest.slice(0, count ?? rest.length);
    rest = rest.slice(page.length);
    const [last] = page.at(-1) ?? [0];
    const next: string | null = rest.length > 0 ? tokenText(keys, last) : null;
    const expected = pageText(arrayText(stream, page, isVerbose), next, isVerbose);
    reads.push({
      kind: 'page',
      path: '',
      query: [
        ...query,
        ['continuationToken', continuation],
        ...(count === null ? [] : [['count', String(count)] as const]),
      ],
      isVerbose,
      status: 200,
      expected,
      // Tokens end with a digest of their request; an index without one is followed, too.
      isRight: (body) => body.replace(/~[\w-]{22}"\}$/, '"}') === expected,
    });
    // Clients may also send the index in another form (docs/behavior/stream-data.md#pages-of-windows).
    continuation = next !== null && random.chance(0.2) ? indexForm(random, keys, last) : next;
  }
  return reads;
}

/** Returns a read with a token of an index that may have no event. */
export function token(context: ReadContext): readonly Read[] {
  const { stream, random, isVerbose } = context;
  const [start, end] = twoRanks(context);
  const after = randomRank(random, stream.keys);
  const { parameters, ...both } = boundaries(context);
  const rows = oracle.windowOf(rowsOf(stream), { start, end, ...both }, ([at]) => at > after);
  const query = [...bothEnds(context, start, end), ...parameters, index(context, 'continuationToken', after)];
  const expected = pageText(arrayText(stream, rows, isVerbose), null, isVerbose);
  return [{ kind: 'page, any token', path: '', query, isVerbose, status: 200, expected }];
}
