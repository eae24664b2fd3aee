// Lists of stream views: search, filter, order and pages (docs/behavior/searching-and-filtering.md).
import { expect } from '@jest/globals';
import type { Case, ReadResponse, World } from '../support/cases.ts';
import { expectErrorParameter, expectAll, expectJson, expectReason } from '../support/checks.ts';
import {
  timeProperty,
  integerProperty,
  nestedProperty,
  createType,
  createTypes,
  type Json,
} from '../support/stream-views.ts';
import { nonVerbose } from '../support/streams.ts';

const listed: readonly Json[] = [
  { Id: 'first', Name: 'tempA', Description: 'Temperature from DeviceA', TargetTypeId: 'Simple1' },
  { Id: 'Second', Name: 'pressureA', Description: 'Pressure from DeviceA', TargetTypeId: 'Simple3' },
  { Id: 'third', Name: null, Description: 'Calculation from DeviceA values', TargetTypeId: 'Simple1' },
];

/** The views of example 12a, and one that has a view inside. */
const several = async (world: World): Promise<void> => {
  await createTypes('Simple1', 'Simple3')(world);
  for (const view of listed) {
    await world.ok('POST', `/StreamViews/${String(view['Id'])}`, { SourceTypeId: 'Simple', ...view });
  }
  await createType(world, 'From', [timeProperty, nestedProperty('Inner', 'Inner1', [integerProperty('A')])]);
  await createType(world, 'To', [timeProperty, nestedProperty('Inner', 'Inner2', [integerProperty('A')])]);
  const SdsStreamView = { Id: 'Hidden', Description: 'Secret', SourceTypeId: 'Inner1', TargetTypeId: 'Inner2' };
  await world.ok('POST', '/StreamViews/Fourth', {
    SourceTypeId: 'From',
    TargetTypeId: 'To',
    Properties: [{ SourceId: 'Inner', TargetId: 'Inner', SdsStreamView }],
  });
};

/** Expects views with these ids, and their number on all pages. */
const found =
  (ids: readonly string[], total = ids.length) =>
  ({ body, headers }: ReadResponse) => {
    expect((body as Json[]).map(({ Id }) => Id)).toEqual(ids);
    expect(headers.get('total-count')).toBe(String(total));
  };

const list = (name: string, query: string, ids: readonly string[], total?: number): Case => ({
  name,
  status: 200,
  query,
  prepare: several,
  check: found(ids, total),
});
const search = (query: string, ids: readonly string[]) =>
  list(`query ${query}`, `query=${encodeURIComponent(query)}`, ids);
const filter = (text: string, ids: readonly string[]) =>
  list(`filter ${text}`, `filter=${encodeURIComponent(text)}`, ids);

const order = ['first', 'Second', 'third', 'Fourth'];

export const listStreamViews: readonly Case[] = [
  list('all, as they were made', '', order),
  {
    name: 'none',
    status: 200,
    check: expectAll(expectJson([]), ({ headers }) => expect(headers.get('total-count')).toBe('0')),
  },
  search('temperature', ['first']),
  search('calc*', ['third']),
  search('DeviceA*', ['first', 'Second', 'third']),
  search('humidity*', []),
  search('"Pressure from"', []),
  search('"Pressure from"*', ['Second']),
  search('name:tempA OR id:third', ['first', 'third']),
  search('NOT name:temp*', ['Second', 'third', 'Fourth']),
  search('Id:*ir*', ['first', 'third']),
  search('simple3', ['Second']),
  search('targettypeid:Simple1', ['first', 'third']),
  search('hidden', ['Fourth']),
  search('SourceTypeId:Inner1', ['Fourth']),
  search('TargetTypeId:inner2', ['Fourth']),
  search('secret', []),
  search('unheard:first', []),
  filter("name eq 'TEMPA'", ['first']),
  filter("startswith(Description,'press') or Id eq 'third'", ['Second', 'third']),
  filter("TargetTypeId eq 'simple1' and not (Id eq 'first')", ['third']),
  filter('CreatedDate gt 2020-01-01T00:00:00Z', order),
  filter("Name ne 'tempA'", ['Second']),
  list('query and filter must both hold', "query=DeviceA*&filter=Name%20eq%20'tempA'", ['first']),
  list('in the order of ids', 'orderby=id', ['first', 'Fourth', 'Second', 'third']),
  list('in the opposite order', 'orderby=Id%20DESC', ['third', 'Second', 'Fourth', 'first']),
  list('ties by id', 'orderby=targettypeid%20asc', ['first', 'third', 'Second', 'Fourth']),
  list('a page', 'orderby=id&skip=1&count=2', ['Fourth', 'Second'], 4),
  list('a page behind the last', 'skip=4', [], 4),
  list('a page of none', 'count=0', [], 4),
  list('a larger page than there is', 'count=100000', order),
  list('line 13: empty parameters', 'query=&filter=&orderby=', order),
  list('line 14: parameters in another case', 'ORDERBY=id&Count=1', ['first'], 4),
  list('line 12: an unknown parameter', 'boundary_type=1&stream_view_id=x', order),
  list('line 17: a raw star and colon', 'query=Id:*ir*', ['first', 'third']),
  {
    name: 'returns only views that the caller can read',
    status: 200,
    as: 'member',
    async prepare(world) {
      await several(world);
      await world.ok('PUT', '/StreamViews/first/AccessControl', { RoleTrusteeAccessControlEntries: [] });
    },
    check: found(['Second', 'third', 'Fourth']),
  },
  {
    name: 'without members that have defaults',
    status: 200,
    ...nonVerbose,
    query: 'filter=Id%20eq%20%27first%27',
    prepare: several,
    check: expectJson([
      { SourceTypeId: 'Simple', ...listed[0], CreatedDate: expect.any(String), ModifiedDate: expect.any(String) },
    ]),
  },
  ...(
    [
      ['skip=-1', 'skip'],
      ['count=-1', 'count'],
      ['count=many', 'count'],
      ['orderby=Properties', 'orderby'],
      ['orderby=name,id', 'orderby'],
      ['orderby=name%20up', 'orderby'],
      ['filter=Unheard%20eq%201', 'filter'],
      ['filter=Name%20eq', 'filter'],
      ['query=*l*g', 'query'],
      ['query=(mud', 'query'],
    ] as const
  ).map(([query, parameter]): Case => ({ name: query, status: 400, query, check: expectErrorParameter(parameter) })),
  { name: 'an unknown namespace', status: 404, path: { namespaceId: 'nowhere' }, check: expectReason('nowhere') },
];
