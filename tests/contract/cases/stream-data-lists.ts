// GET Data: search modes, ranges, windows, pages, filters (docs/behavior/stream-data.md, docs/behavior/searching-and-filtering.md).
import { expect } from '@jest/globals';
import type { Case, ReadResponse } from '../support/cases.ts';
import { json } from '../support/checks.ts';
import { at } from '../support/fixtures.ts';
import {
  brief,
  double,
  emptySimple,
  hours,
  keyed,
  keys,
  measured,
  nowhere,
  onOwn,
  read,
  refused,
  simpleWith,
  tokenAt,
  values,
  window,
  complete,
} from '../support/streams.ts';

const none = { ExtrapolationMode: 1 };

/** Expects a page of Simple. */
const page =
  (token: string | null, ...expected: readonly number[]) =>
  (seen: ReadResponse) => {
    const { Results, ...rest } = seen.body as { Results: unknown };
    measured(...expected.map((hour) => [hour, (hour - 12) * 10] as const))({ ...seen, body: Results });
    expect(rest).toEqual({ ContinuationToken: token && tokenAt(token) });
  };

const searching: readonly Case[] = [
  read('Next of a stored index', `index=${at(13)}&searchMode=Next`, hours(14)),
  read('Next of an index in between', `index=${at(13.5)}&searchMode=Next`, hours(14)),
  ...[[], [14], [14], [13], [13]].map((found, mode) =>
    read(`search mode ${mode}`, `index=${at(13.5)}&searchMode=${mode}`, hours(...found)),
  ),
  ...[[14], [14], [15], [14], [13]].map((found, mode) =>
    read(`search mode ${mode} at a stored event`, `index=${at(14)}&searchMode=${mode}`, hours(...found)),
  ),
  read('nothing before the first', `index=${at(12)}&searchMode=4`, json([])),
  read('an index alone finds the event there', `index=${at(12)}`, hours(12)),
  refused('an unknown search mode', `index=${at(13)}&searchMode=5`, 'searchMode'),
  refused('an index that is not a time', 'index=noon', 'index'),
  refused('two indexes', `index=${at(13)}&index=${at(14)}`, 'index'),
  refused('index beside startIndex', `index=${at(13)}&startIndex=${at(12)}`, 'startIndex'),
];

const boundaries: readonly Case[] = [
  read('window', window(12.5, 15.5), hours(13, 14, 15)),
  read('window, Outside', `${window(12.5, 15.5)}&boundaryType=2`, hours(12, 13, 14, 15, 16)),
  read(
    'window, Inside to Outside',
    `${window(12.5, 15.5)}&startBoundaryType=1&endBoundaryType=2`,
    hours(13, 14, 15, 16),
  ),
  read('window, calculated', `${window(12.5, 15.5)}&boundaryType=3`, hours(12.5, 13, 14, 15, 15.5)),
  ...[[13, 14, 15], [14], [12, 13, 14, 15, 16], [13, 14, 15]].map((found, type) =>
    read(`window at stored events, boundary type ${type}`, `${window(13, 15)}&boundaryType=${type}`, hours(...found)),
  ),
  read('reversed, Outside', `startIndex=${at(13)}&count=100&reversed=true&boundaryType=2`, hours(14, 13, 12)),
  ...[
    [13, 12],
    [13, 12],
    [14, 13, 12],
    [13.5, 13, 12],
  ].map((found, type) =>
    read(
      `reversed, boundary type ${type}`,
      `startIndex=${at(13.5)}&reversed=true&boundaryType=${type}`,
      hours(...found),
    ),
  ),
  read('extrapolated at both ends', `${window(11, 17)}&boundaryType=3`, hours(11, 12, 13, 14, 15, 16, 17)),
  read('no extrapolation', `${window(11, 17)}&boundaryType=3`, hours(12, 13, 14, 15, 16), {
    given: simpleWith(none),
  }),
  read('nothing is further out', `${window(11, 17)}&boundaryType=2`, hours(12, 13, 14, 15, 16)),
  onOwn(
    'calculated start of a range',
    200,
    keyed(
      double,
      [0, 2, 4, 6, 8].map((key) => [key, key]),
    ),
    {
      query: 'startIndex=1&count=3&boundaryType=3',
      check: values([1, 1], [2, 2], [4, 4]),
    },
  ),
  read('a window of one index', window(13, 13), hours(13)),
  read('a calculated window of one index', `${window(13.5, 13.5)}&boundaryType=3`, hours(13.5)),
  ...[0, 1, 2, 3].map((type) =>
    read(`an empty stream, boundary type ${type}`, `${window(11, 17)}&boundaryType=${type}`, json([]), {
      given: emptySimple,
    }),
  ),
  refused('a window that ends before it starts', window(15, 13), 'startIndex'),
  refused('an unknown boundary type', `${window(13, 15)}&boundaryType=4`, 'boundaryType'),
  refused('only the start has a boundary type', `${window(13, 15)}&startBoundaryType=1`, 'endBoundaryType'),
  refused('only the end has a boundary type', `${window(13, 15)}&endBoundaryType=1`, 'startBoundaryType'),
  refused(
    'boundaryType beside the two others',
    `${window(13, 15)}&boundaryType=1&startBoundaryType=1&endBoundaryType=1`,
    'boundaryType',
  ),
  refused(
    'boundary types of both ends for a range',
    `startIndex=${at(13)}&startBoundaryType=1&endBoundaryType=1`,
    'startBoundaryType',
  ),
];

const modes: readonly Case[] = [
  read(
    'the event outside is filtered, too',
    `startIndex=${at(13)}&count=100&reversed=true&boundaryType=2&filter=Measurement gt 10`,
    hours(14),
  ),
  read('skip and count', `startIndex=${at(12)}&count=2&skip=1`, hours(13, 14)),
  read('the calculated event is skipped', `startIndex=${at(12.5)}&boundaryType=3&skip=1&count=2`, hours(13, 14)),
  read('filter, skip, count', `startIndex=${at(12)}&filter=Measurement gt 10&skip=1&count=1`, hours(15)),
  read('a count of 0', `startIndex=${at(12)}&count=0`, json([])),
  onOwn(
    'a range has 100 events by default',
    200,
    keyed(
      double,
      Array.from({ length: 120 }, (_, key) => [key, 0]),
    ),
    {
      query: 'startIndex=0',
      check: keys(...Array.from({ length: 100 }, (_, key) => key)),
    },
  ),
  onOwn(
    'a window has all its events',
    200,
    keyed(
      double,
      Array.from({ length: 120 }, (_, key) => [key, 0]),
    ),
    {
      query: 'startIndex=0&endIndex=200',
      check: keys(...Array.from({ length: 120 }, (_, key) => key)),
    },
  ),
  read('first page', `${window(12.5, 15.5)}&count=2&continuationToken=`, page('2017-11-23T14:00:00.0000000Z', 13, 14)),
  read(
    'last page',
    `${window(12.5, 15.5)}&count=2&continuationToken=2017-11-23T14:00:00.0000000Z`,
    page(null, 15),
    complete,
  ),
  read(
    'short form of the token',
    `${window(12.5, 15.5)}&count=2&continuationToken=${at(14)}`,
    page(null, 15),
    complete,
  ),
  read(
    'last page, non-verbose',
    `${window(12.5, 15.5)}&count=2&continuationToken=${at(14)}`,
    json({ Results: [{ Time: at(15), Measurement: 30 }] }),
    brief,
  ),
  read(
    'Outside, first page',
    `${window(12.5, 15.5)}&boundaryType=2&count=3&continuationToken=`,
    page('2017-11-23T14:00:00.0000000Z', 12, 13, 14),
  ),
  read(
    'Outside, last page',
    `${window(12.5, 15.5)}&boundaryType=2&count=3&continuationToken=${at(14)}`,
    page(null, 15, 16),
    complete,
  ),
  read('a page of everything', `${window(12.5, 15.5)}&continuationToken=`, page(null, 13, 14, 15), complete),
  read(
    'a full page that is the last one',
    `${window(12.5, 15.5)}&count=3&continuationToken=`,
    page(null, 13, 14, 15),
    complete,
  ),
  read('the whole stream, filtered', 'filter=Measurement ge 20', hours(14, 15, 16)),
  read('a window, filtered', `${window(12.5, 15.5)}&filter=Measurement ge 20`, hours(14, 15)),
  onOwn(
    'a filter on a secondary index gives its order',
    200,
    keyed(
      double,
      [5, 4, 3, 2, 1].map((value, key) => [key, value]),
      { Indexes: [{ SdsTypePropertyId: 'V' }] },
    ),
    { query: 'filter=V gt 0 and V lt 6', check: values([4, 1], [3, 2], [2, 3], [1, 4], [0, 5]) },
  ),
  refused('no parameter at all', '', 'index'),
  refused('endIndex alone', `endIndex=${at(13)}`, 'startIndex'),
  refused('a window with count and no token', `${window(12, 16)}&count=2`, 'continuationToken'),
  refused('a token without a window', `startIndex=${at(12)}&continuationToken=`, 'continuationToken'),
  refused('a token that is not an index', `${window(12, 16)}&continuationToken=x`, 'continuationToken'),
  refused('a window with skip', `${window(12, 16)}&skip=1`, 'skip'),
  refused('a reversed window', `${window(12, 16)}&reversed=true`, 'reversed'),
  read('a window with skip=0 and reversed=false', `${window(12, 16)}&skip=0&reversed=false`, hours(12, 13, 14, 15, 16)),
  refused('a negative count', `startIndex=${at(12)}&count=-1`, 'count'),
  refused('a count that is not a number', `startIndex=${at(12)}&count=many`, 'count'),
  refused('a negative skip', `startIndex=${at(12)}&skip=-1`, 'skip'),
  refused('reversed that is neither true nor false', `startIndex=${at(12)}&reversed=maybe`, 'reversed'),
];

const filtered = (name: string, filter: string, ...found: readonly number[]) =>
  read(`${name}: ${filter}`, `filter=${filter}`, hours(...found));
const badFilter = (name: string, filter: string) => refused(`${name}: ${filter}`, `filter=${filter}`, 'filter');
const filters: readonly Case[] = [
  filtered('a comparison', 'Measurement gt 10', 14, 15, 16),
  filtered('two comparisons', 'Measurement gt 10 and Measurement lt 40', 14, 15),
  filtered('a negation', 'not Measurement gt 10', 12, 13),
  filtered('arithmetic', 'Measurement div 10 mod 2 eq 1', 13, 15),
  filtered('a function of time', 'hour(Time) ge 15 or Measurement eq 0', 12, 15, 16),
  filtered('a time', 'Time gt 2017-11-23T14:30:00Z', 15, 16),
  filtered('null', 'Measurement eq null'),
  filtered('null', 'Measurement ne null'),
  filtered('rounding half to even', 'round(Measurement div 20) eq 1', 13, 14),
  badFilter('wrong', "Measurement gt 'a'"),
  badFilter('wrong', 'Foo gt 1'),
  badFilter('wrong', 'Measurement gt'),
  badFilter('wrong', 'date(Time) eq 1'),
];

export const lists: readonly Case[] = [
  ...searching,
  ...boundaries,
  ...modes,
  ...filters,
  ...nowhere({ query: window(12, 16) }),
];
