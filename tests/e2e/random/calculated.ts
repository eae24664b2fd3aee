// Random reads of values that are calculated from events (docs/behavior/stream-data.md).
import * as oracle from '../../domain/reading/oracle.ts';
import type { Row } from '../../domain/reading/oracle.ts';
import { randomRank } from './keys.ts';
import {
  successfulRead,
  bothEnds,
  boundaries,
  dividedRanks,
  filterParameter,
  index,
  maybeFilter,
  onRows,
  refusedRead,
  twoRanks,
  type ReadContext,
  type Query,
  type Read,
} from './read-builders.ts';
import { eventOf, eventText, rowsOf } from './streams.ts';
import { summariesDiffer } from './summaries.ts';

export function collection(context: ReadContext): readonly Read[] {
  const { stream, random } = context;
  const ranks = random.many(random.int(1, 6), () => randomRank(random, stream.keys));
  const query = ranks.map((rank) => index(context, 'index', rank));
  if (stream.keys.parts.length > 1) return [refusedRead('compound index', '/Interpolated', query)];
  const rows = oracle.interpolated(rowsOf(stream), ranks);
  return [successfulRead(context, 'interpolated, indexes', '/Interpolated', query, rows)];
}

export function steps(context: ReadContext): readonly Read[] {
  const { stream, random } = context;
  const [start, end] = twoRanks(context);
  const count = random.chance(0.1) ? 100 : random.int(1, 13);
  const query: Query = [
    ...bothEnds(context, start, end),
    ...(count === 100 ? [] : [['count', String(count)] as const]),
  ];
  if (!stream.keys.isInterpolable) return [refusedRead('index without steps', '/Interpolated', query)];
  const ranks =
    start === end || count === 1
      ? [start]
      : Array.from({ length: count }, (_, step) => oracle.step(start, end, step, count - 1));
  return [
    successfulRead(context, 'interpolated, steps', '/Interpolated', query, oracle.interpolated(rowsOf(stream), ranks)),
  ];
}

export function summaries(context: ReadContext): readonly Read[] {
  const { stream, random, isVerbose } = context;
  const count = random.int(1, 6);
  const [start, end] = dividedRanks(context, count);
  const filter = maybeFilter(context);
  const query = [
    ...bothEnds(context, start, end),
    ...(count > 1 || random.chance(0.5) ? [['count', String(count)] as const] : []),
    ...filterParameter(random, filter),
  ];
  const path = '/Summaries';
  if (!stream.keys.isInterpolable) return [refusedRead('index without intervals', path, query)];
  if (start === end) return [refusedRead('summaries of nothing', path, query)];
  const wanted = oracle.summariesOf(rowsOf(stream), start, end, count, onRows(stream, filter));
  const edge = (row: Row | undefined) => row && eventText(stream, eventOf(stream, row), isVerbose);
  const expected = wanted.map((interval) => ({ ...interval, start: edge(interval.start), end: edge(interval.end) }));
  return [
    {
      kind: 'summaries',
      path,
      query,
      isVerbose,
      status: 200,
      expected: JSON.stringify(expected),
      isRight: (body) => !summariesDiffer(stream, expected, body),
    },
  ];
}

export function sampled(context: ReadContext): readonly Read[] {
  const { stream, random } = context;
  const parts = random.int(1, 6);
  const [start, end] = dividedRanks(context, parts);
  const { parameters, ...both } = boundaries(context);
  const filter = maybeFilter(context);
  const query: Query = [
    ...bothEnds(context, start, end),
    ...parameters,
    ['intervals', String(parts)],
    ['sampleBy', random.pick(['Value', 'value', 'VALUE'])],
    ...filterParameter(random, filter),
  ];
  if (!stream.keys.isInterpolable) return [refusedRead('index without intervals', '/Sampled', query)];
  const window = { start, end, ...both };
  const rows = oracle.sampledOf(rowsOf(stream), window, start === end ? 1 : parts, onRows(stream, filter));
  return [successfulRead(context, 'sampled', '/Sampled', query, rows)];
}
