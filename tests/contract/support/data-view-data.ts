// Parts of the contract cases of data view data.
import { expect } from '@jest/globals';
import { accessEntry, accessList, roleIdsOf } from './access.ts';
import type { Case, World } from './cases.ts';
import { expectAll, expectReason } from './checks.ts';
import {
  expectErrorPaths,
  flowField,
  createPumps,
  timeOfMinute,
  pumpView,
  createPumpsAnd,
  areaRoleView,
  rangeQuery,
  invalidViews,
  type Json,
} from './data-views.ts';

export type Rest = Omit<Case, 'name' | 'status'>;

export const pumpCase = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  prepare: createPumps,
  ...rest,
});

export const columnNames = ['Timestamp', 'Area', 'Main Flow', 'Spare Flow'];

/** Follows the Next-Page header with the same body. Returns the rows of all pages and the number of rows of each page. */
export async function readAllPages(world: World, body: unknown, first: { headers: Headers; body: unknown }) {
  const rows = [...(first.body as Json[])];
  const sizes = [rows.length];
  for (let next = first.headers.get('next-page'); next !== null;) {
    const response = await world.server.send('POST', next.slice(world.server.server.url.length), { body });
    const page = (await response.json()) as Json[];
    rows.push(...page);
    sizes.push(page.length);
    next = response.headers.get('next-page');
  }
  return { rows, sizes };
}

/** Expects pages of these sizes, and checks the rows of all pages. */
export const expectPages =
  (body: unknown, sizes: readonly number[], check: NonNullable<Case['check']>): NonNullable<Case['check']> =>
  async (response, world) => {
    const pages = await readAllPages(world, body, response);
    expect(pages.sizes).toEqual(sizes);
    await check({ ...response, body: pages.rows }, world, undefined);
  };

/** Invalid parameters, with the names in the error. */
export const invalidParameters: readonly (readonly [name: string, query: string, names: readonly string[]])[] = [
  ['no start and no end', '', ['startIndex', 'endIndex']],
  ['an end before the start', `startIndex=${timeOfMinute(2)}&endIndex=${timeOfMinute(1)}`, ['startIndex']],
  ['a relative time', 'startIndex=*-1h&endIndex=2025-01-01', ['startIndex']],
  ['a count above 250000', `${rangeQuery}&count=250001`, ['count']],
  ['a count of 0', `${rangeQuery}&count=0`, ['count']],
  ['a count that is not a number', `${rangeQuery}&count=many`, ['count']],
  ['an invalid form', `${rangeQuery}&form=xml`, ['form']],
  ['an invalid cache', `${rangeQuery}&cache=maybe`, ['cache']],
  ['a groupCount of 0', `${rangeQuery}&groupCount=0`, ['groupCount']],
  ['a countPerGroup of 0', `${rangeQuery}&countPerGroup=0`, ['countPerGroup']],
  ['an invalid token', `${rangeQuery}&continuationToken=garbage`, ['continuationToken']],
  [
    'a token of another operation',
    `${rangeQuery}&continuationToken=${Buffer.from('{"v":1}').toString('base64url')}`,
    ['continuationToken'],
  ],
];

export const refusedCases = (more: string): readonly Case[] => [
  ...invalidParameters.map(([name, query, parameters]) =>
    pumpCase(name, 400, { query: query + more, body: areaRoleView, check: expectErrorPaths(...parameters) }),
  ),
  ...invalidViews.map(([name, body, paths]) =>
    pumpCase(name, 400, { query: rangeQuery + more, body, check: expectErrorPaths(...paths) }),
  ),
  pumpCase('an Id of 101 characters', 400, {
    query: rangeQuery + more,
    body: { Id: 'v'.repeat(101) },
    check: expectErrorPaths('Id'),
  }),
  pumpCase('an invalid kind of query', 400, { query: rangeQuery + more, body: { Queries: [{ Id: 'q', Kind: 0 }] } }),
  pumpCase('a SummaryType of several types', 400, {
    query: rangeQuery + more,
    body: pumpView({ DataFields: [flowField({ SummaryType: 3 })] }),
  }),
  pumpCase('1001 columns', 400, {
    query: rangeQuery + more,
    body: pumpView({ DataFields: Array.from({ length: 334 }, () => flowField()) }),
    check: expectErrorPaths('DataFieldSets'),
  }),
  pumpCase('the member lacks Write on the collection', 403, {
    as: 'member',
    query: rangeQuery + more,
    body: areaRoleView,
    check: expectAll(expectReason('Write'), expectReason('DataViews')),
  }),
  pumpCase('an unknown namespace', 404, {
    path: { namespaceId: 'nowhere' },
    query: rangeQuery + more,
    body: areaRoleView,
    check: expectReason('nowhere'),
  }),
];

export const hidePumpB = createPumpsAnd(async (world) => {
  const { contributor, member } = await roleIdsOf(world);
  await world.ok('PUT', '/AccessControl/DataViews', accessList(accessEntry(member, 3)));
  await world.ok('PUT', '/Streams/PumpB/AccessControl', accessList(accessEntry(contributor, 1)));
});

export const createPumpsAndView = createPumpsAnd((world) => world.ok('POST', '/dataviews/Pumps', areaRoleView));
