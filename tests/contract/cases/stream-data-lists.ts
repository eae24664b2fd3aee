// GET Data: search modes, ranges, windows, pages, filters (docs/behavior/stream-data.md, docs/behavior/searching-and-filtering.md).
import { expect } from '@jest/globals';
import type { Case, ReadResponse } from '../support/cases.ts';
import { expectJson } from '../support/checks.ts';
import { timeOfHour } from '../support/fixtures.ts';
import {
  nonVerbose,
  double,
  emptySimpleStream,
  expectEventsAt,
  keyedStream,
  expectKeys,
  expectMeasurements,
  notFoundCases,
  caseOnOwn,
  readCase,
  badRequestCase,
  simpleStreamWith,
  tokenEndingAt,
  expectValues,
  windowQuery,
  verbose,
} from '../support/streams.ts';

const noExtrapolation = { ExtrapolationMode: 1 };

/** Expects a page of Simple at these hours, and its continuation token. */
const expectPage =
  (token: string | null, ...expected: readonly number[]) =>
  (response: ReadResponse) => {
    const { Results, ...rest } = response.body as { Results: unknown };
    expectMeasurements(...expected.map((hour) => [hour, (hour - 12) * 10] as const))({ ...response, body: Results });
    expect(rest).toEqual({ ContinuationToken: token && tokenEndingAt(token) });
  };

const searchModeCases: readonly Case[] = [
  readCase('Next of a stored index', `index=${timeOfHour(13)}&searchMode=Next`, expectEventsAt(14)),
  readCase('Next of an index in between', `index=${timeOfHour(13.5)}&searchMode=Next`, expectEventsAt(14)),
  ...[[], [14], [14], [13], [13]].map((expected, mode) =>
    readCase(`search mode ${mode}`, `index=${timeOfHour(13.5)}&searchMode=${mode}`, expectEventsAt(...expected)),
  ),
  ...[[14], [14], [15], [14], [13]].map((expected, mode) =>
    readCase(
      `search mode ${mode} at a stored event`,
      `index=${timeOfHour(14)}&searchMode=${mode}`,
      expectEventsAt(...expected),
    ),
  ),
  readCase('returns an empty list before the first event', `index=${timeOfHour(12)}&searchMode=4`, expectJson([])),
  readCase('an index alone finds the event there', `index=${timeOfHour(12)}`, expectEventsAt(12)),
  badRequestCase('an unknown search mode', `index=${timeOfHour(13)}&searchMode=5`, 'searchMode'),
  badRequestCase('an index that is not a time', 'index=noon', 'index'),
  badRequestCase('two indexes', `index=${timeOfHour(13)}&index=${timeOfHour(14)}`, 'index'),
  badRequestCase('index beside startIndex', `index=${timeOfHour(13)}&startIndex=${timeOfHour(12)}`, 'startIndex'),
];

const boundaryCases: readonly Case[] = [
  readCase('a window without boundary type', windowQuery(12.5, 15.5), expectEventsAt(13, 14, 15)),
  readCase('window, Outside', `${windowQuery(12.5, 15.5)}&boundaryType=2`, expectEventsAt(12, 13, 14, 15, 16)),
  readCase(
    'window, Inside to Outside',
    `${windowQuery(12.5, 15.5)}&startBoundaryType=1&endBoundaryType=2`,
    expectEventsAt(13, 14, 15, 16),
  ),
  readCase('window, calculated', `${windowQuery(12.5, 15.5)}&boundaryType=3`, expectEventsAt(12.5, 13, 14, 15, 15.5)),
  ...[[13, 14, 15], [14], [12, 13, 14, 15, 16], [13, 14, 15]].map((expected, type) =>
    readCase(
      `window at stored events, boundary type ${type}`,
      `${windowQuery(13, 15)}&boundaryType=${type}`,
      expectEventsAt(...expected),
    ),
  ),
  readCase(
    'reversed, Outside',
    `startIndex=${timeOfHour(13)}&count=100&reversed=true&boundaryType=2`,
    expectEventsAt(14, 13, 12),
  ),
  ...[
    [13, 12],
    [13, 12],
    [14, 13, 12],
    [13.5, 13, 12],
  ].map((expected, type) =>
    readCase(
      `reversed, boundary type ${type}`,
      `startIndex=${timeOfHour(13.5)}&reversed=true&boundaryType=${type}`,
      expectEventsAt(...expected),
    ),
  ),
  readCase(
    'extrapolated at both ends',
    `${windowQuery(11, 17)}&boundaryType=3`,
    expectEventsAt(11, 12, 13, 14, 15, 16, 17),
  ),
  readCase('no extrapolation', `${windowQuery(11, 17)}&boundaryType=3`, expectEventsAt(12, 13, 14, 15, 16), {
    prepare: simpleStreamWith(noExtrapolation),
  }),
  readCase(
    'returns no event outside the stream',
    `${windowQuery(11, 17)}&boundaryType=2`,
    expectEventsAt(12, 13, 14, 15, 16),
  ),
  caseOnOwn(
    'a range with a calculated start',
    200,
    keyedStream(
      double,
      [0, 2, 4, 6, 8].map((key) => [key, key]),
    ),
    {
      query: 'startIndex=1&count=3&boundaryType=3',
      check: expectValues([1, 1], [2, 2], [4, 4]),
    },
  ),
  readCase('a window of one index', windowQuery(13, 13), expectEventsAt(13)),
  readCase('a calculated window of one index', `${windowQuery(13.5, 13.5)}&boundaryType=3`, expectEventsAt(13.5)),
  ...[0, 1, 2, 3].map((type) =>
    readCase(`an empty stream, boundary type ${type}`, `${windowQuery(11, 17)}&boundaryType=${type}`, expectJson([]), {
      prepare: emptySimpleStream,
    }),
  ),
  badRequestCase('a window that ends before it starts', windowQuery(15, 13), 'startIndex'),
  badRequestCase('an unknown boundary type', `${windowQuery(13, 15)}&boundaryType=4`, 'boundaryType'),
  badRequestCase('only the start has a boundary type', `${windowQuery(13, 15)}&startBoundaryType=1`, 'endBoundaryType'),
  badRequestCase('only the end has a boundary type', `${windowQuery(13, 15)}&endBoundaryType=1`, 'startBoundaryType'),
  badRequestCase(
    'boundaryType beside the two others',
    `${windowQuery(13, 15)}&boundaryType=1&startBoundaryType=1&endBoundaryType=1`,
    'boundaryType',
  ),
  badRequestCase(
    'boundary types of both ends for a range',
    `startIndex=${timeOfHour(13)}&startBoundaryType=1&endBoundaryType=1`,
    'startBoundaryType',
  ),
];

const pageCases: readonly Case[] = [
  readCase(
    'filters the event outside the range',
    `startIndex=${timeOfHour(13)}&count=100&reversed=true&boundaryType=2&filter=Measurement gt 10`,
    expectEventsAt(14),
  ),
  readCase('skip and count', `startIndex=${timeOfHour(12)}&count=2&skip=1`, expectEventsAt(13, 14)),
  readCase(
    'skip counts the calculated event',
    `startIndex=${timeOfHour(12.5)}&boundaryType=3&skip=1&count=2`,
    expectEventsAt(13, 14),
  ),
  readCase(
    'filter, skip, count',
    `startIndex=${timeOfHour(12)}&filter=Measurement gt 10&skip=1&count=1`,
    expectEventsAt(15),
  ),
  readCase('a count of 0', `startIndex=${timeOfHour(12)}&count=0`, expectJson([])),
  caseOnOwn(
    'a range returns 100 events by default',
    200,
    keyedStream(
      double,
      Array.from({ length: 120 }, (_, key) => [key, 0]),
    ),
    {
      query: 'startIndex=0',
      check: expectKeys(...Array.from({ length: 100 }, (_, key) => key)),
    },
  ),
  caseOnOwn(
    'a window returns all its events',
    200,
    keyedStream(
      double,
      Array.from({ length: 120 }, (_, key) => [key, 0]),
    ),
    {
      query: 'startIndex=0&endIndex=200',
      check: expectKeys(...Array.from({ length: 120 }, (_, key) => key)),
    },
  ),
  readCase(
    'first page',
    `${windowQuery(12.5, 15.5)}&count=2&continuationToken=`,
    expectPage('2017-11-23T14:00:00.0000000Z', 13, 14),
  ),
  readCase(
    'last page',
    `${windowQuery(12.5, 15.5)}&count=2&continuationToken=2017-11-23T14:00:00.0000000Z`,
    expectPage(null, 15),
    verbose,
  ),
  readCase(
    'short form of the token',
    `${windowQuery(12.5, 15.5)}&count=2&continuationToken=${timeOfHour(14)}`,
    expectPage(null, 15),
    verbose,
  ),
  readCase(
    'last page, non-verbose',
    `${windowQuery(12.5, 15.5)}&count=2&continuationToken=${timeOfHour(14)}`,
    expectJson({ Results: [{ Time: timeOfHour(15), Measurement: 30 }] }),
    nonVerbose,
  ),
  readCase(
    'Outside, first page',
    `${windowQuery(12.5, 15.5)}&boundaryType=2&count=3&continuationToken=`,
    expectPage('2017-11-23T14:00:00.0000000Z', 12, 13, 14),
  ),
  readCase(
    'Outside, last page',
    `${windowQuery(12.5, 15.5)}&boundaryType=2&count=3&continuationToken=${timeOfHour(14)}`,
    expectPage(null, 15, 16),
    verbose,
  ),
  readCase(
    'returns all events on one page',
    `${windowQuery(12.5, 15.5)}&continuationToken=`,
    expectPage(null, 13, 14, 15),
    verbose,
  ),
  readCase(
    'a full page that is the last one',
    `${windowQuery(12.5, 15.5)}&count=3&continuationToken=`,
    expectPage(null, 13, 14, 15),
    verbose,
  ),
  readCase('the whole stream, filtered', 'filter=Measurement ge 20', expectEventsAt(14, 15, 16)),
  readCase('a window, filtered', `${windowQuery(12.5, 15.5)}&filter=Measurement ge 20`, expectEventsAt(14, 15)),
  caseOnOwn(
    'a filter on a secondary index determines the order',
    200,
    keyedStream(
      double,
      [5, 4, 3, 2, 1].map((value, key) => [key, value]),
      { Indexes: [{ SdsTypePropertyId: 'V' }] },
    ),
    { query: 'filter=V gt 0 and V lt 6', check: expectValues([4, 1], [3, 2], [2, 3], [1, 4], [0, 5]) },
  ),
  badRequestCase('no parameter at all', '', 'index'),
  badRequestCase('endIndex without startIndex', `endIndex=${timeOfHour(13)}`, 'startIndex'),
  badRequestCase('a window with count and no token', `${windowQuery(12, 16)}&count=2`, 'continuationToken'),
  badRequestCase('a token without a window', `startIndex=${timeOfHour(12)}&continuationToken=`, 'continuationToken'),
  badRequestCase('a token that is not an index', `${windowQuery(12, 16)}&continuationToken=x`, 'continuationToken'),
  badRequestCase('a window with skip', `${windowQuery(12, 16)}&skip=1`, 'skip'),
  badRequestCase('a reversed window', `${windowQuery(12, 16)}&reversed=true`, 'reversed'),
  readCase(
    'a window with skip=0 and reversed=false',
    `${windowQuery(12, 16)}&skip=0&reversed=false`,
    expectEventsAt(12, 13, 14, 15, 16),
  ),
  badRequestCase('a negative count', `startIndex=${timeOfHour(12)}&count=-1`, 'count'),
  badRequestCase('a count that is not a number', `startIndex=${timeOfHour(12)}&count=many`, 'count'),
  badRequestCase('a negative skip', `startIndex=${timeOfHour(12)}&skip=-1`, 'skip'),
  badRequestCase('reversed that is neither true nor false', `startIndex=${timeOfHour(12)}&reversed=maybe`, 'reversed'),
];

const filterCase = (name: string, filter: string, ...expected: readonly number[]) =>
  readCase(`${name}: ${filter}`, `filter=${filter}`, expectEventsAt(...expected));
const invalidFilterCase = (name: string, filter: string) =>
  badRequestCase(`${name}: ${filter}`, `filter=${filter}`, 'filter');
const filterCases: readonly Case[] = [
  filterCase('a comparison', 'Measurement gt 10', 14, 15, 16),
  filterCase('two comparisons', 'Measurement gt 10 and Measurement lt 40', 14, 15),
  filterCase('a negation', 'not Measurement gt 10', 12, 13),
  filterCase('arithmetic', 'Measurement div 10 mod 2 eq 1', 13, 15),
  filterCase('a function of time', 'hour(Time) ge 15 or Measurement eq 0', 12, 15, 16),
  filterCase('a time', 'Time gt 2017-11-23T14:30:00Z', 15, 16),
  filterCase('null', 'Measurement eq null'),
  filterCase('null', 'Measurement ne null'),
  filterCase('rounding half to even', 'round(Measurement div 20) eq 1', 13, 14),
  invalidFilterCase('invalid', "Measurement gt 'a'"),
  invalidFilterCase('invalid', 'Foo gt 1'),
  invalidFilterCase('invalid', 'Measurement gt'),
  invalidFilterCase('invalid', 'date(Time) eq 1'),
];

export const lists: readonly Case[] = [
  ...searchModeCases,
  ...boundaryCases,
  ...pageCases,
  ...filterCases,
  ...notFoundCases({ query: windowQuery(12, 16) }),
];
