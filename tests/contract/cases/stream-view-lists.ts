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

const listedViews: readonly Json[] = [
  { Id: 'first', Name: 'tempA', Description: 'Temperature from DeviceA', TargetTypeId: 'Simple1' },
  { Id: 'Second', Name: 'pressureA', Description: 'Pressure from DeviceA', TargetTypeId: 'Simple3' },
  { Id: 'third', Name: null, Description: 'Calculation from DeviceA values', TargetTypeId: 'Simple1' },
];

/** Creates the listed views, and one with a nested view. */
const createViews = async (world: World): Promise<void> => {
  await createTypes('Simple1', 'Simple3')(world);
  for (const view of listedViews) {
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

/** Expects views with these ids, and the total count. */
const expectViews =
  (ids: readonly string[], total = ids.length) =>
  ({ body, headers }: ReadResponse) => {
    expect((body as Json[]).map(({ Id }) => Id)).toEqual(ids);
    expect(headers.get('total-count')).toBe(String(total));
  };

const listCase = (name: string, query: string, ids: readonly string[], total?: number): Case => ({
  name,
  status: 200,
  query,
  prepare: createViews,
  check: expectViews(ids, total),
});
const searchCase = (query: string, ids: readonly string[]) =>
  listCase(`query ${query}`, `query=${encodeURIComponent(query)}`, ids);
const filterCase = (text: string, ids: readonly string[]) =>
  listCase(`filter ${text}`, `filter=${encodeURIComponent(text)}`, ids);

const creationOrder = ['first', 'Second', 'third', 'Fourth'];

export const listStreamViews: readonly Case[] = [
  listCase('returns views in the order of creation', '', creationOrder),
  {
    name: 'returns an empty list',
    status: 200,
    check: expectAll(expectJson([]), ({ headers }) => expect(headers.get('total-count')).toBe('0')),
  },
  searchCase('temperature', ['first']),
  searchCase('calc*', ['third']),
  searchCase('DeviceA*', ['first', 'Second', 'third']),
  searchCase('humidity*', []),
  searchCase('"Pressure from"', []),
  searchCase('"Pressure from"*', ['Second']),
  searchCase('name:tempA OR id:third', ['first', 'third']),
  searchCase('NOT name:temp*', ['Second', 'third', 'Fourth']),
  searchCase('Id:*ir*', ['first', 'third']),
  searchCase('simple3', ['Second']),
  searchCase('targettypeid:Simple1', ['first', 'third']),
  searchCase('hidden', ['Fourth']),
  searchCase('SourceTypeId:Inner1', ['Fourth']),
  searchCase('TargetTypeId:inner2', ['Fourth']),
  searchCase('secret', []),
  searchCase('unheard:first', []),
  filterCase("name eq 'TEMPA'", ['first']),
  filterCase("startswith(Description,'press') or Id eq 'third'", ['Second', 'third']),
  filterCase("TargetTypeId eq 'simple1' and not (Id eq 'first')", ['third']),
  filterCase('CreatedDate gt 2020-01-01T00:00:00Z', creationOrder),
  filterCase("Name ne 'tempA'", ['Second']),
  listCase('combines query and filter', "query=DeviceA*&filter=Name%20eq%20'tempA'", ['first']),
  listCase('sorts by id', 'orderby=id', ['first', 'Fourth', 'Second', 'third']),
  listCase('sorts by id in descending order', 'orderby=Id%20DESC', ['third', 'Second', 'Fourth', 'first']),
  listCase('sorts equal values by id', 'orderby=targettypeid%20asc', ['first', 'third', 'Second', 'Fourth']),
  listCase('returns a page', 'orderby=id&skip=1&count=2', ['Fourth', 'Second'], 4),
  listCase('returns an empty page after the last view', 'skip=4', [], 4),
  listCase('returns an empty page for a count of 0', 'count=0', [], 4),
  listCase('accepts a count above the number of views', 'count=100000', creationOrder),
  listCase('line 13: ignores empty parameters', 'query=&filter=&orderby=', creationOrder),
  listCase('line 14: accepts parameters in another case', 'ORDERBY=id&Count=1', ['first'], 4),
  listCase('line 12: ignores unknown parameters', 'boundary_type=1&stream_view_id=x', creationOrder),
  listCase('line 17: accepts an unencoded star and colon', 'query=Id:*ir*', ['first', 'third']),
  {
    name: 'returns only views that the caller can read',
    status: 200,
    as: 'member',
    async prepare(world) {
      await createViews(world);
      await world.ok('PUT', '/StreamViews/first/AccessControl', { RoleTrusteeAccessControlEntries: [] });
    },
    check: expectViews(['Second', 'third', 'Fourth']),
  },
  {
    name: 'leaves out default values',
    status: 200,
    ...nonVerbose,
    query: 'filter=Id%20eq%20%27first%27',
    prepare: createViews,
    check: expectJson([
      { SourceTypeId: 'Simple', ...listedViews[0], CreatedDate: expect.any(String), ModifiedDate: expect.any(String) },
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
