// Cases of the operations on streams, and on their types, tags, metadata and access rights (docs/behavior/types-and-streams.md;
// docs/behavior/errors-and-limits.md#spelling-of-requests).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { accessCases, expectStatusAt, accessEntry, expectJsonAt, accessList, roleIdsOf } from '../support/access.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { expectErrorParameter, expectAll, expectJson, expectReason, expectMembers } from '../support/checks.ts';
import { timeOfHour, createSimpleStream, simpleType } from '../support/fixtures.ts';
import {
  nonVerbose,
  double,
  int32,
  expectStoredMeasurements,
  simpleMeasurements,
  property,
  verbose,
} from '../support/streams.ts';
import { fullStream, validStreamCases, createSimpleType, invalidStreamCases } from './stream-definitions.ts';
import { streamLists } from './stream-lists.ts';
import type { TestCaller } from '../../support/server.ts';

type Rest = Omit<Case, 'name' | 'status'>;
type Body = Readonly<Record<string, unknown>>;

const caseOnSimpleStream = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path: { streamId: 'Simple' },
  prepare: createSimpleStream,
  ...rest,
});
const notFoundCases = (rest: Rest = {}): readonly Case[] => {
  // Part of both names, whose first letters differ in case.
  const check = expectReason('owhere');
  return [
    caseOnSimpleStream('an unknown stream', 404, { ...rest, path: { ...rest.path, streamId: 'Nowhere' }, check }),
    caseOnSimpleStream('an unknown namespace', 404, {
      ...rest,
      path: { ...rest.path, streamId: 'Simple', namespaceId: 'nowhere' },
      check,
    }),
  ];
};
const forbiddenCase = (as: TestCaller, right: string, rest: Rest = {}) =>
  caseOnSimpleStream(`the ${as} without the right ${right}`, 403, { ...rest, as, check: expectReason(right) });

/** Returns a preparation that sends a request after another preparation. */
const afterRequest =
  (method: string, path: string, body: unknown, prepare: (world: World) => Promise<unknown> = createSimpleStream) =>
  async (world: World): Promise<void> => {
    await prepare(world);
    await world.ok(method, path, body);
  };

const simple = { Id: 'Simple', TypeId: 'Simple' };
const simple2Type = {
  Id: 'Simple2',
  SdsTypeCode: 1,
  Properties: [simpleType.Properties[0], property('Value', double)],
};
/** Returns a preparation that creates the stream Simple and a stream view from its type to Simple2, which has Time and Value. */
const withStreamView =
  (...pairs: readonly (readonly [source: string, target: string])[]) =>
  async (world: World): Promise<void> => {
    await createSimpleStream(world);
    await world.ok('POST', '/Types/Simple2', simple2Type);
    const Properties = pairs.map(([SourceId, TargetId]) => ({ SourceId, TargetId }));
    await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple', TargetTypeId: 'Simple2', Properties });
  };
/** Returns a preparation of an object that only contributors can read. */
const withContributorsOnly =
  (path: string, prepare: (world: World) => Promise<unknown>) =>
  async (world: World): Promise<void> => {
    await prepare(world);
    const { contributor } = await roleIdsOf(world);
    await world.ok('PUT', `${path}/AccessControl`, accessList(accessEntry(contributor, 7)));
  };

const tags = ['b', 'a', 'plant one'];
const metadata = { serial: 'a1', Serial: 'A1', 'a key/b': '' };
const withTags = afterRequest('PUT', '/Streams/Simple/Tags', tags);
const withMetadata = afterRequest('PUT', '/Streams/Simple/Metadata', metadata);
const expectSameMetadata = expectJsonAt('/Streams/Simple/Metadata', metadata);

const access = accessCases({
  objectPath: '/Streams/Simple',
  path: { streamId: 'Simple' },
  unknownPath: { streamId: 'Nowhere' },
  prepare: createSimpleStream,
  allRights: ['Read', 'Write', 'Delete', 'ManageAccessControl', 'Share'],
});

export const streams: Cases<operations, typeof table, 'Streams'> = {
  listStreams: streamLists,
  getStream: [
    caseOnSimpleStream('all members with Accept-Verbosity verbose', 200, {
      ...verbose,
      check: expectMembers({ ...simple, Name: null, Indexes: null, InterpolationMode: null }),
    }),
    caseOnSimpleStream('default values are left out, but not a nullable mode of 0', 200, {
      ...nonVerbose,
      prepare: afterRequest('PUT', '/Streams/Simple', { ...simple, InterpolationMode: 0, Name: '' }),
      check({ body }) {
        const expected = ['CreatedDate', 'Id', 'InterpolationMode', 'ModifiedDate', 'Name', 'TypeId'];
        expect(Object.keys(body as object).toSorted()).toEqual(expected);
      },
    }),
    caseOnSimpleStream('an identifier in another case', 200, {
      path: { streamId: 'sIMPLE' },
      check: expectMembers({ Id: 'Simple' }),
    }),
    forbiddenCase('stranger', 'Read'),
    ...notFoundCases(),
  ],
  getOrCreateStream: [
    ...validStreamCases,
    caseOnSimpleStream('a stream that exists with the same definition', 200, {
      body: simple,
      check: expectStoredMeasurements(...simpleMeasurements),
    }),
    caseOnSimpleStream('the same definition in another spelling', 200, {
      path: { streamId: 'SIMPLE' },
      body: { typeId: 'simple', Name: null, PropertyOverrides: [] },
    }),
    caseOnSimpleStream('the same definition with other dates', 200, {
      body: { ...simple, CreatedDate: '2020-01-01T00:00:00Z' },
    }),
    caseOnSimpleStream('another definition', 409, {
      body: { ...simple, Name: 'Other' },
      check: expectAll(expectErrorParameter('StreamId'), expectStoredMeasurements(...simpleMeasurements)),
    }),
    ...invalidStreamCases,
  ],
  createOrUpdateStream: [
    ...validStreamCases,
    caseOnSimpleStream('every member that can change', 204, {
      prepare: afterRequest('PUT', '/Streams/Simple/Tags', tags, withMetadata),
      body: { ...fullStream, Id: 'SIMPLE' },
      check: expectAll(
        expectStoredMeasurements(...simpleMeasurements),
        expectJsonAt('/Streams/Simple/Tags', tags),
        expectSameMetadata,
        async (_response, world) => {
          expect(await world.ok('GET', '/Streams/Simple')).toMatchObject({ ...fullStream, Id: 'Simple' });
        },
      ),
    }),
    caseOnSimpleStream('the body of a GET response', 204, {
      body: {
        ...simple,
        Name: null,
        CreatedDate: '2020-01-01T00:00:00Z',
        ModifiedDate: '2020-01-01T00:00:00Z',
        Indexes: [],
      },
    }),
    caseOnSimpleStream('a contributor', 204, { as: 'contributor', body: { ...simple, Name: 'N' } }),
    caseOnSimpleStream('another type', 409, {
      prepare: afterRequest('POST', '/Types/Simple2', simple2Type),
      body: { ...simple, TypeId: 'Simple2' },
      check: expectAll(expectErrorParameter('TypeId'), expectStoredMeasurements(...simpleMeasurements)),
    }),
    forbiddenCase('member', 'Write', { body: simple }),
    ...invalidStreamCases,
  ],
  deleteStream: [
    caseOnSimpleStream('removes its events, tags and metadata', 204, {
      prepare: afterRequest('PUT', '/Streams/Simple/Tags', tags, withMetadata),
      check: expectAll(expectStatusAt('/Streams/Simple', 404), async (_response, world) => {
        await world.ok('POST', '/Streams/Simple', simple);
        expect(await world.ok('GET', '/Streams/Simple/Data/Last')).toBeNull();
        expect(await world.ok('GET', '/Streams/Simple/Tags')).toEqual([]);
        expect(await world.ok('GET', '/Streams/Simple/Metadata')).toEqual({});
      }),
    }),
    forbiddenCase('contributor', 'Delete'),
    ...notFoundCases(),
  ],
  getStreamType: [
    caseOnSimpleStream('returns the type of the stream', 200, {
      check: expectMembers({ Id: 'Simple', Name: 'Simple' }),
    }),
    forbiddenCase('stranger', 'Read'),
    forbiddenCase('member', 'Read', { prepare: withContributorsOnly('/Types/Simple', createSimpleStream) }),
    ...notFoundCases(),
  ],
  changeStreamType: [
    caseOnSimpleStream('converts events and drops indexes and overrides', 204, {
      prepare: afterRequest(
        'PUT',
        '/Streams/Simple',
        { ...fullStream, Id: 'Simple' },
        withStreamView(['Time', 'Time'], ['Measurement', 'Value']),
      ),
      query: 'streamViewId=View',
      async check(_response, world) {
        expect(await world.ok('GET', '/Streams/Simple', undefined, verbose)).toMatchObject({
          TypeId: 'Simple2',
          Name: fullStream.Name,
          Indexes: null,
          PropertyOverrides: null,
        });
        expect(await world.ok('GET', '/Streams/Simple/Data/Last')).toMatchObject({ Value: 40 });
        await world.ok('DELETE', '/StreamViews/View');
        await world.ok('DELETE', '/Types/Simple');
      },
    }),
    caseOnSimpleStream('a missing streamViewId', 400, { check: expectErrorParameter('streamViewId') }),
    caseOnSimpleStream('a view of another type', 400, {
      prepare: async (world) => {
        await createSimpleStream(world);
        await world.ok('POST', '/Types/Simple2', simple2Type);
        await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple2', TargetTypeId: 'Simple' });
      },
      query: 'streamViewId=View',
      check: expectStoredMeasurements(...simpleMeasurements),
    }),
    caseOnSimpleStream('a view that gives two events the same index', 409, {
      async prepare(world) {
        await createSimpleStream(world);
        await world.ok('PUT', '/Streams/Simple/Data', [{ Time: timeOfHour(12.5), Measurement: 0.2 }]);
        const key = property('Key', int32, { IsKey: true });
        await world.ok('POST', '/Types/Keyed', { SdsTypeCode: 1, Properties: [key] });
        const Properties = [{ SourceId: 'Measurement', TargetId: 'Key' }];
        await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple', TargetTypeId: 'Keyed', Properties });
      },
      query: 'streamViewId=View',
      check: expectStoredMeasurements(simpleMeasurements[0] ?? [12, 0], [12.5, 0.2], ...simpleMeasurements.slice(1)),
    }),
    caseOnSimpleStream('an explicit view that leaves out the index', 204, {
      prepare: withStreamView(['Measurement', 'Value']),
      query: 'streamViewId=View',
      async check(_response, world) {
        const events = await world.ok('GET', '/Streams/Simple/Data?startIndex=0001-01-01', undefined, nonVerbose);
        expect(events).toMatchObject(
          simpleMeasurements.map(([hour, value]) => ({ Time: timeOfHour(hour), ...(value && { Value: value }) })),
        );
      },
    }),
    forbiddenCase('member', 'Write', { prepare: withStreamView(), query: 'streamViewId=View' }),
    caseOnSimpleStream('a view that the caller cannot read', 403, {
      as: 'contributor',
      prepare: async (world) => {
        await withStreamView()(world);
        await world.ok('PUT', '/StreamViews/View/AccessControl', accessList());
      },
      query: 'streamViewId=View',
      check: expectReason('Read'),
    }),
    caseOnSimpleStream('an unknown view', 404, { query: 'streamViewId=Nothing', check: expectReason('Nothing') }),
    ...notFoundCases({ prepare: withStreamView(), query: 'streamViewId=View' }),
  ],
  getResolvedStream: [
    caseOnSimpleStream('returns the type with effective units and interpolation modes', 200, {
      prepare: afterRequest('PUT', '/Streams/Simple', { ...fullStream, Id: 'Simple' }),
      check({ body }) {
        expect(body).toMatchObject({
          ...fullStream,
          Id: 'Simple',
          Resolved: true,
          Type: { Id: 'Simple', InterpolationMode: 3 },
        });
        const { Properties } = (body as { Type: { Properties: readonly Body[] } }).Type;
        expect(Properties[2]).toMatchObject({ Id: 'Measurement', Uom: 'kilometer', InterpolationMode: 0 });
      },
    }),
    caseOnSimpleStream('properties of the base type come first', 200, {
      path: { streamId: 'Own' },
      prepare: async (world) => {
        await createSimpleType(world);
        const more = {
          Id: 'Complex',
          SdsTypeCode: 1,
          BaseType: { Id: 'Simple' },
          Properties: [property('Depth', double)],
        };
        await world.ok('POST', '/Types/Complex', more);
        await world.ok('POST', '/Streams/Own', { TypeId: 'Complex' });
      },
      check({ body }) {
        const { Properties } = (body as { Type: { Properties: readonly Body[] } }).Type;
        expect(Properties.map(({ Id }) => Id)).toEqual(['Time', 'State', 'Measurement', 'Depth']);
      },
    }),
    forbiddenCase('stranger', 'Read'),
    forbiddenCase('member', 'Read', { prepare: withContributorsOnly('/Types/Simple', createSimpleStream) }),
    ...notFoundCases(),
  ],
  getStreamTags: [
    caseOnSimpleStream('an empty array without tags', 200, { check: expectJson([]) }),
    caseOnSimpleStream('returns tags in the order of the request', 200, { prepare: withTags, check: expectJson(tags) }),
    forbiddenCase('stranger', 'Read'),
    ...notFoundCases(),
  ],
  replaceStreamTags: [
    caseOnSimpleStream('replaces all previous values', 200, {
      prepare: withTags,
      body: ['c'],
      check: expectAll(expectJson(['c']), expectJsonAt('/Streams/Simple/Tags', ['c'])),
    }),
    caseOnSimpleStream('removes all tags for an empty array', 200, {
      prepare: withTags,
      body: [],
      check: expectJson([]),
    }),
    ...([{ a: 'b' }, [1], [null], 'tag'] as const).map((body) =>
      caseOnSimpleStream(`the body ${JSON.stringify(body)}`, 400, {
        prepare: withTags,
        body: JSON.stringify(body),
        check: expectJsonAt('/Streams/Simple/Tags', tags),
      }),
    ),
    forbiddenCase('member', 'Write', { body: tags }),
    ...notFoundCases({ body: tags }),
  ],
  deleteStreamTags: [
    caseOnSimpleStream('removes all tags', 204, { prepare: withTags, check: expectJsonAt('/Streams/Simple/Tags', []) }),
    forbiddenCase('member', 'Write'),
    ...notFoundCases(),
  ],
  getStreamMetadata: [
    caseOnSimpleStream('an empty object without metadata', 200, { check: expectJson({}) }),
    caseOnSimpleStream('empty strings are not left out; keys are case-sensitive', 200, {
      ...nonVerbose,
      prepare: withMetadata,
      check: expectJson(metadata),
    }),
    forbiddenCase('stranger', 'Read'),
    ...notFoundCases(),
  ],
  replaceStreamMetadata: [
    caseOnSimpleStream('replaces all previous values', 200, {
      prepare: withMetadata,
      body: { k: 'v' },
      check: expectAll(expectJson({ k: 'v' }), expectJsonAt('/Streams/Simple/Metadata', { k: 'v' })),
    }),
    ...([['a'], { a: 1 }, { a: null }, { a: {} }] as const).map((body) =>
      caseOnSimpleStream(`the body ${JSON.stringify(body)}`, 400, {
        prepare: withMetadata,
        body,
        check: expectSameMetadata,
      }),
    ),
    forbiddenCase('member', 'Write', { body: metadata }),
    ...notFoundCases({ body: metadata }),
  ],
  patchStreamMetadata: [
    caseOnSimpleStream('returns the changed metadata', 200, {
      prepare: withMetadata,
      body: [
        { op: 'test', path: '/serial', value: 'a1' },
        { op: 'replace', path: '/serial', value: 'a2' },
        { op: 'remove', path: '/a key~1b' },
        { op: 'add', path: '/new', value: 'text' },
      ],
      check: expectJson({ serial: 'a2', Serial: 'A1', new: 'text' }),
    }),
    caseOnSimpleStream('a failed test operation changes nothing', 409, {
      prepare: withMetadata,
      body: [
        { op: 'remove', path: '/Serial' },
        { op: 'test', path: '/serial', value: 'b' },
      ],
      check: expectSameMetadata,
    }),
    ...(
      [
        ['an unknown key', [{ op: 'remove', path: '/nothing' }]],
        ['a value that is not a string', [{ op: 'add', path: '/n', value: 1 }]],
        ['an unknown operation', [{ op: 'invent', path: '/serial' }]],
        ['an object instead of an array', { op: 'remove', path: '/serial' }],
      ] as const
    ).map(([name, body]) => caseOnSimpleStream(name, 400, { prepare: withMetadata, body, check: expectSameMetadata })),
    forbiddenCase('member', 'Write', { body: [] }),
    ...notFoundCases({ body: [] }),
  ],
  deleteStreamMetadata: [
    caseOnSimpleStream('removes all metadata', 204, {
      prepare: withMetadata,
      check: expectJsonAt('/Streams/Simple/Metadata', {}),
    }),
    forbiddenCase('member', 'Write'),
    ...notFoundCases(),
  ],
  getStreamMetadataValue: [
    caseOnSimpleStream('a string', 200, {
      path: { streamId: 'Simple', key: 'serial' },
      prepare: withMetadata,
      check: expectJson('a1'),
    }),
    caseOnSimpleStream('an empty string', 200, {
      path: { streamId: 'Simple', key: 'a key/b' },
      prepare: withMetadata,
      check: expectJson(''),
    }),
    caseOnSimpleStream('an unknown key', 404, {
      path: { streamId: 'Simple', key: 'SERIAL' },
      prepare: withMetadata,
      check: expectReason('SERIAL'),
    }),
    caseOnSimpleStream('a key that JavaScript objects inherit', 404, {
      path: { streamId: 'Simple', key: 'constructor' },
      prepare: withMetadata,
    }),
    forbiddenCase('stranger', 'Read', { path: { streamId: 'Simple', key: 'serial' }, prepare: withMetadata }),
    ...notFoundCases({ path: { key: 'serial' }, prepare: withMetadata }),
  ],
  getStreamAccessControl: access.getList,
  replaceStreamAccessControl: access.replaceList,
  patchStreamAccessControl: access.patchList,
  getStreamOwner: access.getOwner,
  replaceStreamOwner: access.replaceOwner,
  listStreamAccessRights: access.rights,
};
