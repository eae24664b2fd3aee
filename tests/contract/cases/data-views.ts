// Stored data views: their definitions, what they resolve to, their data and who may use them (docs/behavior/data-views.md).
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

/** As the Python library sends it: names in any case, text for true. */
const sent = {
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
const stored = {
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
const make = (world: World) => world.ok('POST', '/dataviews/Pumps', sent);
const createPumpsAndView = createPumpsAnd(make);
const viewCase = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path,
  prepare: make,
  ...rest,
});
const dataCase = (name: string, rest: Rest): Case => viewCase(name, 200, { prepare: createPumpsAndView, ...rest });
const lacks = (as: 'member' | 'stranger' | 'contributor', right: string, rest: Rest = {}): Case =>
  viewCase(`the ${as} lacks ${right}`, 403, { ...rest, as, check: expectReason(right) });
const missing = (rest: Rest = {}): readonly Case[] => [
  viewCase('an unknown data view', 404, { ...rest, path: { dataViewId: 'Nothing' }, check: expectReason('Nothing') }),
  viewCase('an unknown namespace', 404, {
    ...rest,
    path: { ...path, namespaceId: 'nowhere' },
    check: expectReason('nowhere'),
  }),
];
const isStored = expectJsonAt('/dataviews/Pumps', stored);
const nothing = expectStatusAt('/dataviews/Pumps', 404);

const wrong = invalidViews.map(([name, body, paths]) =>
  viewCase(name, 400, { prepare: createPumps, body, check: expectAll(expectErrorPaths(...paths), nothing) }),
);
const wrongIds: readonly Case[] = [
  viewCase('another Id than that of the path', 400, {
    prepare: createPumps,
    body: { ...sent, Id: 'Other' },
    check: expectAll(expectErrorPaths('Id'), nothing),
  }),
  viewCase('no JSON', 400, { prepare: createPumps, body: '{"Id":' }),
  viewCase('an Id of 101 characters', 400, { path: { dataViewId: 'v'.repeat(101) }, body: { ...sent, Id: undefined } }),
];
const access = accessCases({
  objectPath: '/dataviews/Pumps',
  path,
  unknownPath: { dataViewId: 'Nothing' },
  prepare: make,
  allRights: ['Read', 'Write', 'Delete', 'ManageAccessControl'],
});

const createThree = async (world: World): Promise<void> => {
  for (const id of ['b', 'C', 'a']) await world.ok('POST', `/dataviews/${id}`, { Name: `View ${id}` });
};
const ids =
  (...expected: readonly string[]): NonNullable<Case['check']> =>
  ({ body, headers }) => {
    expect((body as { readonly Id: string }[]).map(({ Id }) => Id)).toEqual(expected);
    expect(headers.get('total-count')).toBe('3');
  };

export const dataViews: Cases<operations, typeof table, 'DataViews'> = {
  listDataViews: [
    viewCase('in the order of their identifiers', 200, { path: {}, prepare: createThree, check: ids('a', 'b', 'C') }),
    viewCase('one page', 200, { path: {}, prepare: createThree, query: 'skip=1&count=1', check: ids('b') }),
    viewCase('returns only views that the caller can read', 200, {
      path: {},
      as: 'contributor',
      prepare: async (world) => {
        await createThree(world);
        await make(world);
        await world.ok('PUT', '/dataviews/Pumps/AccessControl', accessList());
      },
      check: ids('a', 'b', 'C'),
    }),
    viewCase('complete', 200, { path: {}, check: expectJson([stored]) }),
    viewCase('a negative count', 400, { path: {}, query: 'count=-1', check: expectReason('count') }),
    viewCase('an unknown namespace', 404, { path: { namespaceId: 'nowhere' }, check: expectReason('nowhere') }),
  ],
  getDataView: [
    viewCase('complete, codes by their names', 200, { check: expectJson(stored) }),
    viewCase('an identifier in any case', 200, { path: { dataViewId: 'pUMPS' }, check: expectJson(stored) }),
    viewCase('default values left out', 200, {
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
    lacks('stranger', 'Read'),
    ...missing(),
  ],
  getOrCreateDataView: [
    viewCase('new', 201, { prepare: createPumps, body: sent, check: expectAll(expectJson(stored), isStored) }),
    viewCase('the least that a data view can be', 201, {
      prepare: createPumps,
      body: {},
      check: ({ body }) => {
        expect(body).toMatchObject({ Id: 'Pumps', Name: 'Pumps', Queries: [], DataFieldSets: [], Shape: 'Standard' });
      },
    }),
    viewCase('#10: the same, told by its address', 302, {
      body: sent,
      check: expectAll(expectJson(stored), ({ headers }, world) => {
        expect(headers.get('location')).toBe(`${world.server.server.url}${world.base}/DataViews/Pumps`);
      }),
    }),
    viewCase('the body of a GET response', 302, { body: stored }),
    viewCase('the same with codes as numbers', 302, {
      body: {
        ...sent,
        Queries: [{ Id: 'PUMPS', Kind: 1, SourceKind: 0, Value: 'Pump*' }],
        Shape: 0,
        IndexTypeCode: 16,
      },
    }),
    viewCase('a different one', 409, {
      body: { ...sent, Name: 'Other' },
      check: expectAll(expectReason('Pumps'), isStored),
    }),
    viewCase('an identical view that the caller cannot read', 403, {
      as: 'contributor',
      prepare: async (world) => {
        await make(world);
        await world.ok('PUT', '/dataviews/Pumps/AccessControl', accessList());
      },
      body: sent,
      check: expectReason('Read'),
    }),
    lacks('member', 'Write', { body: sent }),
    viewCase('an unknown namespace', 404, {
      path: { ...path, namespaceId: 'nowhere' },
      body: sent,
      check: expectReason('nowhere'),
    }),
    ...wrong,
    ...wrongIds,
  ],
  createOrUpdateDataView: [
    viewCase('new', 201, { prepare: createPumps, body: sent, check: expectAll(expectJson(stored), isStored) }),
    viewCase('in place of another', 204, {
      prepare: async (world) => {
        await world.ok('POST', '/dataviews/PUMPS', {
          Name: 'Old',
          DefaultInterval: '1',
          GroupingFields: [metadataField('Area', { Label: 'A' })],
        });
      },
      body: { ...sent, Name: 'Pumps', Id: 'pumps' },
      check: expectJsonAt('/dataviews/Pumps', { ...stored, Id: 'PUMPS' }),
    }),
    lacks('member', 'Write', { body: sent }),
    viewCase('the member lacks Write on a view that exists', 403, {
      as: 'member',
      prepare: createPumps,
      body: sent,
      check: expectReason('Write'),
    }),
    viewCase('an unknown namespace', 404, {
      path: { ...path, namespaceId: 'nowhere' },
      body: sent,
      check: expectReason('nowhere'),
    }),
    ...wrong,
    ...wrongIds,
  ],
  deleteDataView: [
    viewCase('the definition, not the streams', 204, {
      prepare: createPumpsAndView,
      check: expectAll(nothing, expectStatusAt('/Streams/PumpA', 200)),
    }),
    lacks('contributor', 'Delete'),
    ...missing(),
  ],
  ...resolvedParts,
  getDataViewInterpolatedData: [
    dataCase('at regular indexes', {
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
          ...sent,
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
    lacks('stranger', 'Read', { prepare: createPumpsAndView, query: intervalQuery }),
    ...missing({ query: intervalQuery }),
  ],
  getDataViewStoredData: [
    dataCase('at stored indexes', {
      query: `${rangeQuery}&form=csv`,
      check: expectCsvLines(`${csvTimeOfMinute(0)},1,,8`, `${csvTimeOfMinute(1)},,5,9`, `${csvTimeOfMinute(2)},3,,`),
    }),
    dataCase('follows Next-Page to the last page', {
      query: `${rangeQuery}&count=2`,
      async check(seen, world) {
        const next = seen.headers.get('next-page') ?? '';
        const response = await world.server.send('GET', next.slice(world.server.server.url.length));
        expect(response.headers.get('next-page')).toBeNull();
        expect(await response.json()).toEqual([
          { Timestamp: '2024-05-01T00:02:00Z', 'PumpA Flow': 3, 'PumpB Flow': null, 'PumpC Flow': null },
        ]);
      },
    }),
    dataCase('again for every first page', {
      prepare: createPumpsAnd(async (world) => {
        await make(world);
        await world.ok('GET', `/dataviews/Pumps/data/stored?${rangeQuery}`);
        await world.ok('DELETE', '/Streams/PumpA');
      }),
      query: rangeQuery,
      check: expectRows(['Timestamp', 'PumpB Flow', 'PumpC Flow'], [0, null, 8], [1, 5, 9]),
    }),
    dataCase('leaves out streams that the caller cannot read', {
      as: 'member',
      prepare: createPumpsAnd(async (world) => {
        await make(world);
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
        await make(world);
        const first = await world.send('GET', `/dataviews/Pumps/data/stored?${rangeQuery}&count=2`);
        await world.ok('PUT', '/dataviews/Pumps', { ...sent, Name: 'Changed' });
        return first.headers.get('next-page');
      }),
      query: (_world, next) => String(next).slice(String(next).indexOf('?') + 1),
      check: expectErrorPaths('continuationToken'),
    }),
    lacks('stranger', 'Read', { prepare: createPumpsAndView, query: rangeQuery }),
    ...missing({ query: rangeQuery }),
  ],
  getDataViewAccessControl: access.getList,
  replaceDataViewAccessControl: access.replaceList,
  getDataViewOwner: access.getOwner,
  replaceDataViewOwner: access.replaceOwner,
  listDataViewAccessRights: access.rights,
};
