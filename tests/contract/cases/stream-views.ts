// Stream views: creations, changes and deletions (docs/behavior/stream-views.md#creating-and-changing-views).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/data-services.ts';
import type { operations } from '../../../generated/types/data-services.ts';
import { listStreamViews } from './stream-view-lists.ts';
import { getStreamViewMap } from './stream-view-maps.ts';
import type { Case, ReadResponse, Cases } from '../support/cases.ts';
import { expectErrorParameter, expectAll, expectJson, expectReason, expectMembers } from '../support/checks.ts';
import {
  createTypes,
  propertyPairs,
  simple1View,
  fullView,
  createView,
  caseOnView,
  notFoundCases,
  withoutRights,
  createType,
  type Json,
} from '../support/stream-views.ts';
import { nonVerbose, double, int32, property, expectNonVerboseJsonAt } from '../support/streams.ts';

/** Invalid bodies, with the member in the error. */
const invalidBodyCases: readonly Case[] = (
  [
    ['no source type', { TargetTypeId: 'Simple1' }, 'SourceTypeId'],
    ['no target type', { SourceTypeId: 'Simple' }, 'TargetTypeId'],
    ['a blank source type', { ...simple1View, SourceTypeId: ' ' }, 'SourceTypeId'],
    ['another Id than that of the path', { ...simple1View, Id: 'Other' }, 'Id'],
    [
      'an unknown source',
      { ...simple1View, Properties: propertyPairs([['Nothing', 'Value']]) },
      'Properties[0].SourceId',
    ],
    [
      'an unknown target',
      { ...simple1View, Properties: propertyPairs([['Time', 'Nothing']]) },
      'Properties[0].TargetId',
    ],
    [
      'a duplicate target',
      {
        ...simple1View,
        Properties: propertyPairs([
          ['Time', 'Time'],
          ['State', 'Time'],
        ]),
      },
      'Properties[1].TargetId',
    ],
    ['a pair without its source', { ...simple1View, Properties: [{ TargetId: 'Time' }] }, 'Properties[0].SourceId'],
    [
      'a nested view of a property without a nested type',
      { ...simple1View, Properties: [{ SourceId: 'Time', TargetId: 'Time', SdsStreamView: {} }] },
      'Properties[0].SdsStreamView',
    ],
  ] as const
).map(([name, body, member]) =>
  caseOnView(name, 400, {
    prepare: createTypes('Simple1'),
    body,
    check: expectAll(expectErrorParameter(member), expectNonVerboseJsonAt('/StreamViews', [])),
  }),
);

/** Returns the case of an explicit view without an index property that the index of the source could not fill. */
const missingIndexCase = (name: string, ...keys: readonly object[]): Case =>
  caseOnView(name, 400, {
    async prepare(world) {
      await createTypes('Simple1')(world);
      await createType(world, 'Numbered', [...keys, property('Value', double)]);
    },
    body: { ...simple1View, TargetTypeId: 'Numbered', Properties: propertyPairs([['Measurement', 'Value']]) },
    check: expectAll(
      expectErrorParameter('Properties'),
      expectReason('Number'),
      expectNonVerboseJsonAt('/StreamViews', []),
    ),
  });

/** Bodies that violate the schema. */
const malformedBodyCases: readonly Case[] = (
  [
    ['a body that is not JSON', '{"Id":'],
    ['a body that is not an object', []],
    ['a name that is not a string', { ...simple1View, Name: 1 }],
    ['properties that are not an array', { ...simple1View, Properties: 'Time' }],
    ['a property that is not an object', { ...simple1View, Properties: ['Time'] }],
  ] as const
).map(([name, body]) =>
  caseOnView(name, 400, { prepare: createTypes('Simple1'), body, check: expectNonVerboseJsonAt('/StreamViews', []) }),
);

/** Returns the cases of unknown types and namespaces, and of an invalid id. */
const invalidPathCases = (body: Json): readonly Case[] => [
  caseOnView('an unknown source type', 404, {
    prepare: createTypes('Simple1'),
    body: { ...simple1View, SourceTypeId: 'Gone' },
    check: expectAll(expectReason('Gone'), expectNonVerboseJsonAt('/StreamViews', [])),
  }),
  caseOnView('an unknown target type', 404, {
    prepare: createTypes(),
    body: simple1View,
    check: expectAll(expectReason('Simple1'), expectNonVerboseJsonAt('/StreamViews', [])),
  }),
  caseOnView('an unknown namespace', 404, { path: { streamViewId: 'View', namespaceId: 'nowhere' }, body }),
  caseOnView('an id of 251 characters', 400, {
    path: { streamViewId: 'v'.repeat(251) },
    body: { SourceTypeId: 'Simple', TargetTypeId: 'Simple1' },
  }),
];

const createdView: Json = { ...fullView, CreatedDate: expect.any(String), ModifiedDate: expect.any(String) };

const creationCases: readonly Case[] = [
  caseOnView('a new view', 200, { prepare: createTypes('Simple1'), body: fullView, check: expectMembers(createdView) }),
  caseOnView('a contributor can create a view and owns it', 200, {
    as: 'contributor',
    prepare: createTypes('Simple1'),
    body: fullView,
    async check(_response, world) {
      const response = await world.send('DELETE', '/StreamViews/View', { as: 'contributor' });
      expect(response.status).toBe(204);
    },
  }),
  caseOnView('accepts members in any case and ignores dates and unknown members', 200, {
    prepare: createTypes('Simple1'),
    body: {
      sourceTypeId: 'simple',
      TARGETTYPEID: 'SIMPLE1',
      createdDate: '2001-01-01T00:00:00Z',
      Unheard: 1,
      Properties: [],
    },
    check: expectAll(expectMembers({ Id: 'View' }), ({ body }) => {
      expect((body as Json)['CreatedDate']).not.toContain('2001');
    }),
  }),
  caseOnView('accepts a pair that cannot be converted', 200, {
    prepare: createTypes('Texts'),
    body: { ...simple1View, TargetTypeId: 'Texts' },
  }),
  caseOnView('line 1: accepts a body of another media type', 200, {
    prepare: createTypes('Simple1'),
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    body: fullView,
  }),
];

const expectLocation = (response: ReadResponse) => {
  expect(new URL(response.headers.get('location') ?? '').pathname).toMatch(/\/Namespaces\/[^/]+\/StreamViews\/View$/);
};

const getOrCreateStreamView: readonly Case[] = [
  ...creationCases,
  caseOnView('returns an identical view with its address', 302, {
    body: fullView,
    check: expectAll(expectMembers(createdView), expectLocation),
  }),
  caseOnView('redirects to an identical view', 302, {
    body: fullView,
    async check(response, world) {
      const { pathname } = new URL(response.headers.get('location') ?? '');
      const redirected = await world.server.send('GET', pathname);
      expect([redirected.status, await redirected.json()]).toEqual([200, response.body]);
    },
  }),
  caseOnView('encodes the id in the address', 302, {
    path: { streamViewId: 'a view: 50 %?' },
    prepare: async (world) => {
      await createTypes('Simple1')(world);
      await world.ok('POST', `/StreamViews/${encodeURIComponent('a view: 50 %?')}`, { ...simple1View, Id: null });
    },
    body: { ...simple1View, Id: null },
    async check(response, world) {
      const { pathname } = new URL(response.headers.get('location') ?? '');
      expect((await world.server.send('GET', pathname)).status).toBe(200);
    },
  }),
  caseOnView('an identical view in another spelling', 302, {
    path: { streamViewId: 'VIEW' },
    body: { ...fullView, Id: 'view', SourceTypeId: 'SIMPLE' },
    check: expectMembers({ Id: 'View', SourceTypeId: 'Simple' }),
  }),
  caseOnView('an empty list equals no list', 302, {
    prepare: async (world) => {
      await createTypes('Simple1')(world);
      await world.ok('POST', '/StreamViews/View', simple1View);
    },
    body: { ...simple1View, Properties: [] },
  }),
  caseOnView('the body of a GET response is identical', 302, {
    async prepare(world) {
      await createView(world);
      const body = await world.ok('GET', '/StreamViews/View');
      const response = await world.send('POST', '/StreamViews/View', { body });
      expect(response.status).toBe(302);
    },
    body: fullView,
  }),
  ...(
    [
      ['another name', { ...fullView, Name: 'Other' }],
      ['no description', { ...fullView, Description: null }],
      ['another target', { ...simple1View, TargetTypeId: 'Simple3' }],
      ['no properties', { ...fullView, Properties: null }],
      ['another order of properties', { ...fullView, Properties: fullView.Properties.toReversed() }],
    ] as const
  ).map(([name, body]) =>
    caseOnView(`another definition: ${name}`, 409, {
      body,
      check: expectAll(
        expectErrorParameter('StreamViewId'),
        expectNonVerboseJsonAt('/StreamViews?query=Name:Renamed&count=1', [expect.objectContaining(fullView)]),
      ),
    }),
  ),
  ...invalidBodyCases,
  missingIndexCase(
    'an explicit view without an index property of another type',
    property('Number', int32, { IsKey: true }),
  ),
  missingIndexCase(
    'an explicit view without a part of a compound index',
    property('Time', 16, { IsKey: true }),
    property('Number', int32, { IsKey: true, Order: 1 }),
  ),
  ...malformedBodyCases,
  caseOnView('a member cannot write', 403, { as: 'member', body: fullView }),
  caseOnView('a caller without the right Read on the view', 403, {
    as: 'contributor',
    prepare: withoutRights(createView),
    body: fullView,
  }),
  ...invalidPathCases(fullView),
];

/** Expects a view with a later ModifiedDate than CreatedDate. */
const expectChanged = ({ body }: Pick<ReadResponse, 'body'>) => {
  const { CreatedDate, ModifiedDate } = body as { CreatedDate: string; ModifiedDate: string };
  expect(Date.parse(CreatedDate)).not.toBeNaN();
  expect(ModifiedDate.replace('Z', '') > CreatedDate.replace('Z', '')).toBe(true);
};

const createOrUpdateStreamView: readonly Case[] = [
  ...creationCases,
  caseOnView('replaces all members', 200, {
    body: simple1View,
    check: expectAll(expectMembers({ ...simple1View, Name: null, Description: null, Properties: null }), expectChanged),
  }),
  caseOnView('another target type', 200, {
    body: { ...simple1View, TargetTypeId: 'Simple3' },
    check: expectAll(expectMembers({ TargetTypeId: 'Simple3' }), async (_response, world) => {
      expect((await world.send('DELETE', '/Types/Simple1')).status).toBe(204);
      expect((await world.send('DELETE', '/Types/Simple3')).status).toBe(409);
    }),
  }),
  caseOnView('keeps the first spelling of the Id', 200, {
    path: { streamViewId: 'VIEW' },
    body: { ...fullView, Id: 'VIEW' },
    check: expectAll(
      expectMembers({ Id: 'View' }),
      expectNonVerboseJsonAt('/StreamViews?filter=Name eq %27Renamed%27', [expect.objectContaining({ Id: 'View' })]),
    ),
  }),
  caseOnView('every change increases ModifiedDate', 200, {
    body: fullView,
    async check(response, world) {
      const dates = [(response.body as Json)['ModifiedDate']];
      for (let round = 0; round < 5; round += 1) {
        dates.push(((await world.ok('PUT', '/StreamViews/View', fullView)) as Json)['ModifiedDate']);
      }
      expect(new Set(dates).size).toBe(dates.length);
    },
  }),
  caseOnView('keeps the owner and the access list', 200, {
    as: 'contributor',
    prepare: async (world) => {
      await createTypes('Simple1')(world);
      await world.ok('PUT', '/StreamViews/View', fullView, { as: 'contributor' });
    },
    body: simple1View,
    async check(_response, world) {
      await world.ok('PUT', '/StreamViews/View', fullView);
      expect((await world.send('DELETE', '/StreamViews/View', { as: 'contributor' })).status).toBe(204);
    },
  }),
  caseOnView('one of several concurrent writes creates the view; the others change it or fail', 200, {
    body: fullView,
    async check(_response, world) {
      const names = Array.from({ length: 12 }, (_, index) => `n${String(index)}`);
      const writes = names.map(async (Name) => {
        const body = { ...fullView, Id: 'Raced', Name };
        return (await world.send('PUT', '/StreamViews/Raced', { body })).status;
      });
      const statuses = await Promise.all(writes);
      expect(statuses).toContain(200);
      expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    },
  }),
  ...invalidBodyCases,
  missingIndexCase(
    'an explicit view without an index property of another type',
    property('Number', int32, { IsKey: true }),
  ),
  missingIndexCase(
    'an explicit view without a part of a compound index',
    property('Time', 16, { IsKey: true }),
    property('Number', int32, { IsKey: true, Order: 1 }),
  ),
  ...malformedBodyCases,
  caseOnView('a member cannot create a view', 403, { as: 'member', prepare: createTypes('Simple1'), body: fullView }),
  caseOnView('a member cannot change a view', 403, {
    as: 'member',
    body: simple1View,
    check: expectNonVerboseJsonAt('/StreamViews?query=renamed', [expect.anything()]),
  }),
  caseOnView('a caller without the right Write on the view', 403, {
    as: 'contributor',
    prepare: withoutRights(createView),
    body: simple1View,
  }),
  ...invalidPathCases(fullView),
];

const deleteStreamView: readonly Case[] = [
  caseOnView('deletes the view; its types can then be deleted', 204, {
    async check(_response, world) {
      expect((await world.send('GET', '/StreamViews/View')).status).toBe(404);
      expect((await world.send('GET', '/Types/Simple1')).status).toBe(200);
      expect((await world.send('DELETE', '/Types/Simple1')).status).toBe(204);
    },
  }),
  caseOnView('an id in another case', 204, {
    path: { streamViewId: 'vIEW' },
    check: expectNonVerboseJsonAt('/StreamViews', []),
  }),
  caseOnView('line 1: accepts Content-Type without a body', 204, { headers: { 'Content-Type': 'application/json' } }),
  caseOnView('a contributor cannot delete a view of another owner', 403, {
    as: 'contributor',
    check: expectNonVerboseJsonAt('/StreamViews?query=renamed', [expect.anything()]),
  }),
  ...notFoundCases(),
];

const getStreamView: readonly Case[] = [
  caseOnView('returns all members', 200, {
    check: expectJson({
      ...createdView,
      Properties: fullView.Properties.map((pair) => ({ ...pair, SdsStreamView: null })),
    }),
  }),
  caseOnView('leaves out default values', 200, {
    ...nonVerbose,
    prepare: async (world) => {
      await createTypes('Simple1')(world);
      await world.ok('POST', '/StreamViews/View', { ...simple1View, Name: '', Properties: [] });
    },
    check: expectJson({ ...simple1View, Name: '', CreatedDate: expect.any(String), ModifiedDate: expect.any(String) }),
  }),
  caseOnView('an id in another case', 200, { path: { streamViewId: 'vIEW' }, check: expectMembers({ Id: 'View' }) }),
  caseOnView('line 16: accepts a path in another case', 200, {
    async check(response, world) {
      const other = await world.server.send('GET', `${world.base.toLowerCase()}/streamviews/View`);
      expect([other.status, await other.json()]).toEqual([200, response.body]);
    },
  }),
  caseOnView('line 12: ignores unknown parameters', 200, {
    query: 'stream_view_id=x&boundary_type=1',
    check: expectMembers({ Id: 'View' }),
  }),
  caseOnView('an unknown verbosity', 400, { headers: { 'Accept-Verbosity': 'chatty' } }),
  caseOnView('a caller without the right Read', 403, { as: 'member', prepare: withoutRights(createView) }),
  caseOnView('a stranger', 403, { as: 'stranger' }),
  ...notFoundCases(),
];

export const streamViews: Cases<operations, typeof table, 'StreamViews'> = {
  listStreamViews,
  getStreamView,
  getOrCreateStreamView,
  createOrUpdateStreamView,
  deleteStreamView,
  getStreamViewMap,
};
