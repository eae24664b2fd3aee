// Stored data views: definitions, resolved parts, data and access (docs/behavior/data-views.md).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { accessCases, expectStatusAt, accessEntry, expectJsonAt, accessList, roleIdsOf } from '../support/access.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectAll, expectJson, expectReason } from '../support/checks.ts';
import {
  expectErrorPaths,
  createPumps,
  intervalQuery,
  expectCsvLines,
  csvTimeOfMinute,
  metadataField,
  createPumpsAnd,
  rangeQuery,
  expectRows,
  invalidViews,
  type Json,
} from '../support/data-views.ts';
import { nonVerbose } from '../support/streams.ts';
import { resolvedParts } from './data-view-resolved.ts';

type Rest = Omit<Case, 'name' | 'status'>;

/** A definition as the Python library sends it, with names in any case. */
const sentView = {
  Id: 'Pumps',
  Queries: [{ id: 'pumps', kind: 'stream', value: 'Pump*' }],
  DataFieldSets: [
    {
      QueryId: 'pumps',
      IdentifyingField: { Source: 'id' },
      DataFields: [{ Source: 'PropertyId', Keys: ['Flow'], Label: '{IdentifyingValue} {Key}', SummaryType: 'none' }],
    },
  ],
  GroupingFields: [],
};
const field = (more: Json): Json => ({
  Source: 'NotApplicable',
  Keys: [],
  StreamReferenceNames: [],
  Label: null,
  SummaryType: 'None',
  SummaryDirection: null,
  IncludeUom: false,
  ...more,
});
const storedView = {
  Id: 'Pumps',
  Name: 'Pumps',
  Description: null,
  IndexField: field({ Label: '{DefaultIndexName}' }),
  Queries: [{ Id: 'pumps', Kind: 'Stream', SourceKind: 'Default', SourceId: '', Value: 'Pump*' }],
  DataFieldSets: [
    {
      QueryId: 'pumps',
      DataFields: [field({ Source: 'PropertyId', Keys: ['Flow'], Label: '{IdentifyingValue} {Key}' })],
      IdentifyingField: field({ Source: 'Id' }),
    },
  ],
  GroupingFields: [],
  DefaultStartIndex: null,
  DefaultEndIndex: null,
  DefaultInterval: null,
  IndexTypeCode: 'DateTime',
  Shape: 'Standard',
};

const path = { dataViewId: 'Pumps' };
const createView = (world: World) => world.ok('POST', '/dataviews/Pumps', sentView);
const createPumpsAndView = createPumpsAnd(createView);
const viewCase = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path,
  prepare: createView,
  ...rest,
});
const dataCase = (name: string, rest: Rest): Case => viewCase(name, 200, { prepare: createPumpsAndView, ...rest });
const forbiddenCase = (as: 'member' | 'stranger' | 'contributor', right: string, rest: Rest = {}): Case =>
  viewCase(`the ${as} lacks ${right}`, 403, { ...rest, as, check: expectReason(right) });
const notFoundCases = (rest: Rest = {}): readonly Case[] => [
  viewCase('an unknown data view', 404, { ...rest, path: { dataViewId: 'Nothing' }, check: expectReason('Nothing') }),
  viewCase('an unknown namespace', 404, {
    ...rest,
    path: { ...path, namespaceId: 'nowhere' },
    check: expectReason('nowhere'),
  }),
];
const expectStoredView = expectJsonAt('/dataviews/Pumps', storedView);
const expectNoView = expectStatusAt('/dataviews/Pumps', 404);

const invalidViewCases = invalidViews.map(([name, body, paths]) =>
  viewCase(name, 400, { prepare: createPumps, body, check: expectAll(expectErrorPaths(...paths), expectNoView) }),
);
const invalidIdCases: readonly Case[] = [
  viewCase('another Id than that of the path', 400, {
    prepare: createPumps,
    body: { ...sentView, Id: 'Other' },
    check: expectAll(expectErrorPaths('Id'), expectNoView),
  }),
  viewCase('a body that is not JSON', 400, { prepare: createPumps, body: '{"Id":' }),
  viewCase('an Id of 101 characters', 400, {
    path: { dataViewId: 'v'.repeat(101) },
    body: { ...sentView, Id: undefined },
  }),
];
const access = accessCases({
  objectPath: '/dataviews/Pumps',
  path,
  unknownPath: { dataViewId: 'Nothing' },
  prepare: createView,
  allRights: ['Read', 'Write', 'Delete', 'ManageAccessControl'],
});

const createThree = async (world: World): Promise<void> => {
  for (const id of ['b', 'C', 'a']) await world.ok('POST', `/dataviews/${id}`, { Name: `View ${id}` });
};
const expectIds =
  (...expected: readonly string[]): NonNullable<Case['check']> =>
  ({ body, headers }) => {
    expect((body as { readonly Id: string }[]).map(({ Id }) => Id)).toEqual(expected);
    expect(headers.get('total-count')).toBe('3');
  };

export const dataViews: Cases<operations, typeof table, 'DataViews'> = {
  listDataViews: [
    viewCase('returns views in the order of their identifiers', 200, {
      path: {},
      prepare: createThree,
      check: expectIds('a', 'b', 'C'),
    }),
    viewCase('returns a page with the total count', 200, {
      path: {},
      prepare: createThree,
      query: 'skip=1&count=1',
      check: expectIds('b'),
    }),
    viewCase('returns only views that the caller can read', 200, {
      path: {},
      as: 'contributor',
      prepare: async (world) => {
        await createThree(world);
        await createView(world);
        await world.ok('PUT', '/dataviews/Pumps/AccessControl', accessList());
      },
      check: expectIds('a', 'b', 'C'),
    }),
    viewCase('returns complete views', 200, { path: {}, check: expectJson([storedView]) }),
    viewCase('a negative count', 400, { path: {}, query: 'count=-1', check: expectReason('count') }),
    viewCase('an unknown namespace', 404, { path: { namespaceId: 'nowhere' }, check: expectReason('nowhere') }),
  ],
  getDataView: [
    viewCase('returns all members, with names of codes', 200, { check: expectJson(storedView) }),
    viewCase('accepts an identifier in any case', 200, {
      path: { dataViewId: 'pUMPS' },
      check: expectJson(storedView),
    }),
    viewCase('leaves out default values', 200, {
      ...nonVerbose,
      check: expectJson({
        Id: 'Pumps',
        Name: 'Pumps',
        IndexField: { Keys: [], StreamReferenceNames: [], Label: '{DefaultIndexName}' },
        Queries: [{ Id: 'pumps', Kind: 'Stream', SourceId: '', Value: 'Pump*' }],
        DataFieldSets: [
          {
            QueryId: 'pumps',
            DataFields: [
              { Source: 'PropertyId', Keys: ['Flow'], StreamReferenceNames: [], Label: '{IdentifyingValue} {Key}' },
            ],
            IdentifyingField: { Source: 'Id', Keys: [], StreamReferenceNames: [] },
          },
        ],
        GroupingFields: [],
        IndexTypeCode: 'DateTime',
      }),
    }),
    forbiddenCase('stranger', 'Read'),
    ...notFoundCases(),
  ],
  getOrCreateDataView: [
    viewCase('a new view', 201, {
      prepare: createPumps,
      body: sentView,
      check: expectAll(expectJson(storedView), expectStoredView),
    }),
    viewCase('accepts an empty definition', 201, {
      prepare: createPumps,
      body: {},
      check: ({ body }) => {
        expect(body).toMatchObject({ Id: 'Pumps', Name: 'Pumps', Queries: [], DataFieldSets: [], Shape: 'Standard' });
      },
    }),
    viewCase('redirects to an identical view', 302, {
      body: sentView,
      check: expectAll(expectJson(storedView), ({ headers }, world) => {
        expect(headers.get('location')).toBe(`${world.server.server.url}${world.base}/DataViews/Pumps`);
      }),
    }),
    viewCase('the body of a GET response', 302, { body: storedView }),
    viewCase('an identical view with codes as numbers', 302, {
      body: {
        ...sentView,
        Queries: [{ Id: 'PUMPS', Kind: 1, SourceKind: 0, Value: 'Pump*' }],
        Shape: 0,
        IndexTypeCode: 16,
      },
    }),
    viewCase('a view with another definition', 409, {
      body: { ...sentView, Name: 'Other' },
      check: expectAll(expectReason('Pumps'), expectStoredView),
    }),
    viewCase('an identical view that the caller cannot read', 403, {
      as: 'contributor',
      prepare: async (world) => {
        await createView(world);
        await world.ok('PUT', '/dataviews/Pumps/AccessControl', accessList());
      },
      body: sentView,
      check: expectReason('Read'),
    }),
    forbiddenCase('member', 'Write', { body: sentView }),
    viewCase('an unknown namespace', 404, {
      path: { ...path, namespaceId: 'nowhere' },
      body: sentView,
      check: expectReason('nowhere'),
    }),
    ...invalidViewCases,
    ...invalidIdCases,
  ],
  createOrUpdateDataView: [
    viewCase('a new view', 201, {
      prepare: createPumps,
      body: sentView,
      check: expectAll(expectJson(storedView), expectStoredView),
    }),
    viewCase('replaces a view and keeps the spelling of its Id', 204, {
      prepare: async (world) => {
        await world.ok('POST', '/dataviews/PUMPS', {
          Name: 'Old',
          DefaultInterval: '1',
          GroupingFields: [metadataField('Area', { Label: 'A' })],
        });
      },
      body: { ...sentView, Name: 'Pumps', Id: 'pumps' },
      check: expectJsonAt('/dataviews/Pumps', { ...storedView, Id: 'PUMPS' }),
    }),
    forbiddenCase('member', 'Write', { body: sentView }),
    viewCase('the member lacks Write on the collection', 403, {
      as: 'member',
      prepare: createPumps,
      body: sentView,
      check: expectReason('Write'),
    }),
    viewCase('an unknown namespace', 404, {
      path: { ...path, namespaceId: 'nowhere' },
      body: sentView,
      check: expectReason('nowhere'),
    }),
    ...invalidViewCases,
    ...invalidIdCases,
  ],
  deleteDataView: [
    viewCase('deletes the view and keeps the streams', 204, {
      prepare: createPumpsAndView,
      check: expectAll(expectNoView, expectStatusAt('/Streams/PumpA', 200)),
    }),
    forbiddenCase('contributor', 'Delete'),
    ...notFoundCases(),
  ],
  ...resolvedParts,
  getDataViewInterpolatedData: [
    dataCase('returns rows at regular indexes', {
      query: `startIndex=2024-05-01&endIndex=2024-05-01T00:01:00Z&interval=00:00:30`,
      check: expectRows(
        ['Timestamp', 'PumpA Flow', 'PumpB Flow', 'PumpC Flow'],
        [0, 1, 5, 8],
        [0.5, 1.5, 5, 8.5],
        [1, 2, 5, 9],
      ),
    }),
    dataCase('uses the defaults of the view', {
      prepare: createPumpsAnd((world) =>
        world.ok('POST', '/dataviews/Pumps', {
          ...sentView,
          DefaultStartIndex: '2024-05-01',
          DefaultEndIndex: '2024-05-01T00:02:00Z',
          DefaultInterval: '00:02:00',
        }),
      ),
      check: expectRows(['Timestamp', 'PumpA Flow', 'PumpB Flow', 'PumpC Flow'], [0, 1, 5, 8], [2, 3, 5, 9]),
    }),
    viewCase('no interval', 400, {
      prepare: createPumpsAndView,
      query: rangeQuery,
      check: expectErrorPaths('interval'),
    }),
    forbiddenCase('stranger', 'Read', { prepare: createPumpsAndView, query: intervalQuery }),
    ...notFoundCases({ query: intervalQuery }),
  ],
  getDataViewStoredData: [
    dataCase('returns rows at stored indexes', {
      query: `${rangeQuery}&form=csv`,
      check: expectCsvLines(`${csvTimeOfMinute(0)},1,,8`, `${csvTimeOfMinute(1)},,5,9`, `${csvTimeOfMinute(2)},3,,`),
    }),
    dataCase('follows Next-Page to the last page', {
      query: `${rangeQuery}&count=2`,
      async check(firstPage, world) {
        const next = firstPage.headers.get('next-page') ?? '';
        const response = await world.server.send('GET', next.slice(world.server.server.url.length));
        expect(response.headers.get('next-page')).toBeNull();
        expect(await response.json()).toEqual([
          { Timestamp: '2024-05-01T00:02:00Z', 'PumpA Flow': 3, 'PumpB Flow': null, 'PumpC Flow': null },
        ]);
      },
    }),
    dataCase('resolves the view again for every first page', {
      prepare: createPumpsAnd(async (world) => {
        await createView(world);
        await world.ok('GET', `/dataviews/Pumps/data/stored?${rangeQuery}`);
        await world.ok('DELETE', '/Streams/PumpA');
      }),
      query: rangeQuery,
      check: expectRows(['Timestamp', 'PumpB Flow', 'PumpC Flow'], [0, null, 8], [1, 5, 9]),
    }),
    dataCase('leaves out streams that the caller cannot read', {
      as: 'member',
      prepare: createPumpsAnd(async (world) => {
        await createView(world);
        const { contributor } = await roleIdsOf(world);
        await world.ok('PUT', '/Streams/PumpB/AccessControl', accessList(accessEntry(contributor, 1)));
      }),
      query: rangeQuery,
      check: expectRows(['Timestamp', 'PumpA Flow', 'PumpC Flow'], [0, 1, 8], [1, null, 9], [2, 3, null]),
    }),
    viewCase('no end', 400, {
      prepare: createPumpsAndView,
      query: 'startIndex=2024-05-01',
      check: expectErrorPaths('endIndex'),
    }),
    viewCase('a changed view ends its pages', 400, {
      prepare: createPumpsAnd(async (world) => {
        await createView(world);
        const first = await world.send('GET', `/dataviews/Pumps/data/stored?${rangeQuery}&count=2`);
        await world.ok('PUT', '/dataviews/Pumps', { ...sentView, Name: 'Changed' });
        return first.headers.get('next-page');
      }),
      query: (_world, next) => String(next).slice(String(next).indexOf('?') + 1),
      check: expectErrorPaths('continuationToken'),
    }),
    forbiddenCase('stranger', 'Read', { prepare: createPumpsAndView, query: rangeQuery }),
    ...notFoundCases({ query: rangeQuery }),
  ],
  getDataViewAccessControl: access.getList,
  replaceDataViewAccessControl: access.replaceList,
  getDataViewOwner: access.getOwner,
  replaceDataViewOwner: access.replaceOwner,
  listDataViewAccessRights: access.rights,
};
