// Stream views: how they come into being, change and go (docs/behavior/stream-views.md#creating-and-changing-views).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import { listStreamViews } from './stream-view-lists.ts';
import { getStreamViewMap } from './stream-view-maps.ts';
import type { Case, ReadResponse, Cases } from '../support/cases.ts';
import { blames, both, json, says } from '../support/checks.ts';
import {
  types,
  properties,
  simple1,
  full,
  oneView,
  onView,
  nowhere,
  has,
  closed,
  type,
  type Json,
} from '../support/stream-views.ts';
import { brief, double, int32, property, then } from '../support/streams.ts';

/** Bodies of the view View that are refused, with what is at fault in them. */
const refusals: readonly Case[] = (
  [
    ['no source type', { TargetTypeId: 'Simple1' }, 'SourceTypeId'],
    ['no target type', { SourceTypeId: 'Simple' }, 'TargetTypeId'],
    ['a blank source type', { ...simple1, SourceTypeId: ' ' }, 'SourceTypeId'],
    ['another Id than that of the path', { ...simple1, Id: 'Other' }, 'Id'],
    ['an unknown source', { ...simple1, Properties: properties([['Nothing', 'Value']]) }, 'Properties[0].SourceId'],
    ['an unknown target', { ...simple1, Properties: properties([['Time', 'Nothing']]) }, 'Properties[0].TargetId'],
    [
      'a target twice',
      {
        ...simple1,
        Properties: properties([
          ['Time', 'Time'],
          ['State', 'Time'],
        ]),
      },
      'Properties[1].TargetId',
    ],
    ['a pair without its source', { ...simple1, Properties: [{ TargetId: 'Time' }] }, 'Properties[0].SourceId'],
    [
      'a view inside a plain property',
      { ...simple1, Properties: [{ SourceId: 'Time', TargetId: 'Time', SdsStreamView: {} }] },
      'Properties[0].SdsStreamView',
    ],
  ] as const
).map(([name, body, place]) =>
  onView(name, 400, { given: types('Simple1'), body, check: both(blames(place), then('/StreamViews', [])) }),
);

/** An explicit view that leaves out an index property whose type the source's index does not have. */
const withoutIndex = (name: string, ...keys: readonly object[]): Case =>
  onView(name, 400, {
    async given(world) {
      await types('Simple1')(world);
      await type(world, 'Numbered', [...keys, property('Value', double)]);
    },
    body: { ...simple1, TargetTypeId: 'Numbered', Properties: properties([['Measurement', 'Value']]) },
    check: both(blames('Properties'), says('Number'), then('/StreamViews', [])),
  });

/** Bodies that the schema refuses. */
const malformed: readonly Case[] = (
  [
    ['no JSON', '{"Id":'],
    ['no object', []],
    ['a name that is not a string', { ...simple1, Name: 1 }],
    ['properties that are no list', { ...simple1, Properties: 'Time' }],
    ['a property that is not an object', { ...simple1, Properties: ['Time'] }],
  ] as const
).map(([name, body]) => onView(name, 400, { given: types('Simple1'), body, check: then('/StreamViews', []) }));

/** Paths and types that writes do not find, and ids that cannot be. */
const wrongPlaces = (body: Json): readonly Case[] => [
  onView('an unknown source type', 404, {
    given: types('Simple1'),
    body: { ...simple1, SourceTypeId: 'Gone' },
    check: both(says('Gone'), then('/StreamViews', [])),
  }),
  onView('an unknown target type', 404, {
    given: types(),
    body: simple1,
    check: both(says('Simple1'), then('/StreamViews', [])),
  }),
  onView('an unknown namespace', 404, { path: { streamViewId: 'View', namespaceId: 'nowhere' }, body }),
  onView('an id of 251 characters', 400, {
    path: { streamViewId: 'v'.repeat(251) },
    body: { SourceTypeId: 'Simple', TargetTypeId: 'Simple1' },
  }),
];

const created: Json = { ...full, CreatedDate: expect.any(String), ModifiedDate: expect.any(String) };

const makes: readonly Case[] = [
  onView('a new view', 200, { given: types('Simple1'), body: full, check: has(created) }),
  onView('a contributor may write, and owns what it writes', 200, {
    as: 'contributor',
    given: types('Simple1'),
    body: full,
    async check(_seen, world) {
      const response = await world.send('DELETE', '/StreamViews/View', { as: 'contributor' });
      expect(response.status).toBe(204);
    },
  }),
  onView('without an Id, members in any case, dates and unknown members ignored', 200, {
    given: types('Simple1'),
    body: {
      sourceTypeId: 'simple',
      TARGETTYPEID: 'SIMPLE1',
      createdDate: '2001-01-01T00:00:00Z',
      Unheard: 1,
      Properties: [],
    },
    check: both(has({ Id: 'View' }), ({ body }) => {
      expect((body as Json)['CreatedDate']).not.toContain('2001');
    }),
  }),
  onView('a pair that cannot be converted may be written', 200, {
    given: types('Texts'),
    body: { ...simple1, TargetTypeId: 'Texts' },
  }),
  onView('line 1: the text of a body has another media type', 200, {
    given: types('Simple1'),
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: full,
  }),
];

const shownAgain = (seen: ReadResponse) => {
  expect(new URL(seen.headers.get('location') ?? '').pathname).toMatch(/\/Namespaces\/[^/]+\/StreamViews\/View$/);
};

const getOrCreateStreamView: readonly Case[] = [
  ...makes,
  onView('an identical one, with its address and body', 302, {
    body: full,
    check: both(has(created), shownAgain),
  }),
  onView('the address of an identical one answers it', 302, {
    body: full,
    async check(seen, world) {
      const { pathname } = new URL(seen.headers.get('location') ?? '');
      const response = await world.server.send('GET', pathname);
      expect([response.status, await response.json()]).toEqual([200, seen.body]);
    },
  }),
  onView('an address of an id with spaces and signs', 302, {
    path: { streamViewId: 'a view: 50 %?' },
    given: async (world) => {
      await types('Simple1')(world);
      await world.ok('POST', `/StreamViews/${encodeURIComponent('a view: 50 %?')}`, { ...simple1, Id: null });
    },
    body: { ...simple1, Id: null },
    async check(seen, world) {
      const { pathname } = new URL(seen.headers.get('location') ?? '');
      expect((await world.server.send('GET', pathname)).status).toBe(200);
    },
  }),
  onView('the same in another spelling', 302, {
    path: { streamViewId: 'VIEW' },
    body: { ...full, Id: 'view', SourceTypeId: 'SIMPLE' },
    check: has({ Id: 'View', SourceTypeId: 'Simple' }),
  }),
  onView('an empty list of properties is none', 302, {
    given: async (world) => {
      await types('Simple1')(world);
      await world.ok('POST', '/StreamViews/View', simple1);
    },
    body: { ...simple1, Properties: [] },
  }),
  onView('what GET answers is identical', 302, {
    async given(world) {
      await oneView(world);
      const body = await world.ok('GET', '/StreamViews/View');
      const response = await world.send('POST', '/StreamViews/View', { body });
      expect(response.status).toBe(302);
    },
    body: full,
  }),
  ...(
    [
      ['another name', { ...full, Name: 'Other' }],
      ['no description', { ...full, Description: null }],
      ['another target', { ...simple1, TargetTypeId: 'Simple3' }],
      ['no properties', { ...full, Properties: null }],
      ['another order of properties', { ...full, Properties: full.Properties.toReversed() }],
    ] as const
  ).map(([name, body]) =>
    onView(`a different one: ${name}`, 409, {
      body,
      check: both(
        blames('StreamViewId'),
        then('/StreamViews?query=Name:Renamed&count=1', [expect.objectContaining(full)]),
      ),
    }),
  ),
  ...refusals,
  withoutIndex('an index of another type left out', property('Number', int32, { IsKey: true })),
  withoutIndex(
    'a part of a compound index left out',
    property('Time', 16, { IsKey: true }),
    property('Number', int32, { IsKey: true, Order: 1 }),
  ),
  ...malformed,
  onView('a member may not write', 403, { as: 'member', body: full }),
  onView('no right to read the view that exists', 403, { as: 'contributor', given: closed(oneView), body: full }),
  ...wrongPlaces(full),
];

/** Expects that the view was made before and is changed now. */
const isChanged = ({ body }: Pick<ReadResponse, 'body'>) => {
  const { CreatedDate, ModifiedDate } = body as { CreatedDate: string; ModifiedDate: string };
  expect(Date.parse(CreatedDate)).not.toBeNaN();
  expect(ModifiedDate.replace('Z', '') > CreatedDate.replace('Z', '')).toBe(true);
};

const createOrUpdateStreamView: readonly Case[] = [
  ...makes,
  onView('the whole definition is replaced', 200, {
    body: simple1,
    check: both(has({ ...simple1, Name: null, Description: null, Properties: null }), isChanged),
  }),
  onView('another target type', 200, {
    body: { ...simple1, TargetTypeId: 'Simple3' },
    check: both(has({ TargetTypeId: 'Simple3' }), async (_seen, world) => {
      expect((await world.send('DELETE', '/Types/Simple1')).status).toBe(204);
      expect((await world.send('DELETE', '/Types/Simple3')).status).toBe(409);
    }),
  }),
  onView('the first spelling of the Id stays', 200, {
    path: { streamViewId: 'VIEW' },
    body: { ...full, Id: 'VIEW' },
    check: both(
      has({ Id: 'View' }),
      then('/StreamViews?filter=Name eq %27Renamed%27', [expect.objectContaining({ Id: 'View' })]),
    ),
  }),
  onView('every change moves the date on', 200, {
    body: full,
    async check(seen, world) {
      const dates = [(seen.body as Json)['ModifiedDate']];
      for (let round = 0; round < 5; round += 1) {
        dates.push(((await world.ok('PUT', '/StreamViews/View', full)) as Json)['ModifiedDate']);
      }
      expect(new Set(dates).size).toBe(dates.length);
    },
  }),
  onView('owner and access stay', 200, {
    as: 'contributor',
    given: async (world) => {
      await types('Simple1')(world);
      await world.ok('PUT', '/StreamViews/View', full, { as: 'contributor' });
    },
    body: simple1,
    async check(_seen, world) {
      await world.ok('PUT', '/StreamViews/View', full);
      expect((await world.send('DELETE', '/StreamViews/View', { as: 'contributor' })).status).toBe(204);
    },
  }),
  onView('of writes at once one makes it, the others change it or are told', 200, {
    body: full,
    async check(_seen, world) {
      const names = Array.from({ length: 12 }, (_none, place) => `n${String(place)}`);
      const writes = names.map(async (Name) => {
        const body = { ...full, Id: 'Raced', Name };
        return (await world.send('PUT', '/StreamViews/Raced', { body })).status;
      });
      const statuses = await Promise.all(writes);
      expect(statuses).toContain(200);
      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    },
  }),
  ...refusals,
  withoutIndex('an index of another type left out', property('Number', int32, { IsKey: true })),
  withoutIndex(
    'a part of a compound index left out',
    property('Time', 16, { IsKey: true }),
    property('Number', int32, { IsKey: true, Order: 1 }),
  ),
  ...malformed,
  onView('a member may not make one', 403, { as: 'member', given: types('Simple1'), body: full }),
  onView('a member may not change one', 403, {
    as: 'member',
    body: simple1,
    check: then('/StreamViews?query=renamed', [expect.anything()]),
  }),
  onView('no right to write the view that exists', 403, { as: 'contributor', given: closed(oneView), body: simple1 }),
  ...wrongPlaces(full),
];

const deleteStreamView: readonly Case[] = [
  onView('the view goes, its types stay and are free', 204, {
    async check(_seen, world) {
      expect((await world.send('GET', '/StreamViews/View')).status).toBe(404);
      expect((await world.send('GET', '/Types/Simple1')).status).toBe(200);
      expect((await world.send('DELETE', '/Types/Simple1')).status).toBe(204);
    },
  }),
  onView('an id in another case', 204, { path: { streamViewId: 'vIEW' }, check: then('/StreamViews', []) }),
  onView('line 1: an announced body that is not there', 204, { headers: { 'Content-Type': 'application/json' } }),
  onView('a contributor may not delete what others own', 403, {
    as: 'contributor',
    check: then('/StreamViews?query=renamed', [expect.anything()]),
  }),
  ...nowhere(),
];

const getStreamView: readonly Case[] = [
  onView('with all members', 200, {
    check: json({
      ...created,
      Properties: full.Properties.map((pair) => ({ ...pair, SdsStreamView: null })),
    }),
  }),
  onView('without members that have defaults', 200, {
    ...brief,
    given: async (world) => {
      await types('Simple1')(world);
      await world.ok('POST', '/StreamViews/View', { ...simple1, Name: '', Properties: [] });
    },
    check: json({ ...simple1, Name: '', CreatedDate: expect.any(String), ModifiedDate: expect.any(String) }),
  }),
  onView('an id in another case', 200, { path: { streamViewId: 'vIEW' }, check: has({ Id: 'View' }) }),
  onView('line 16: a path in another case', 200, {
    async check(seen, world) {
      const response = await world.server.send('GET', `${world.base.toLowerCase()}/streamviews/View`);
      expect([response.status, await response.json()]).toEqual([200, seen.body]);
    },
  }),
  onView('line 12: an unknown parameter', 200, {
    query: 'stream_view_id=x&boundary_type=1',
    check: has({ Id: 'View' }),
  }),
  onView('a verbosity that there is not', 400, { headers: { 'Accept-Verbosity': 'chatty' } }),
  onView('no right to read it', 403, { as: 'member', given: closed(oneView) }),
  onView('no role', 403, { as: 'stranger' }),
  ...nowhere(),
];

export const streamViews: Cases<operations, typeof table, 'StreamViews'> = {
  listStreamViews,
  getStreamView,
  getOrCreateStreamView,
  createOrUpdateStreamView,
  deleteStreamView,
  getStreamViewMap,
};
