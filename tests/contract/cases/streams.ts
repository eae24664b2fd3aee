// Cases of the operations on streams, and on their types, tags, metadata and access rights (docs/behavior/types-and-streams.md;
// docs/behavior/errors-and-limits.md#spelling-of-requests).
import { expect } from '@jest/globals';
import type { operations as table } from '../../../generated/operations/provisioning.ts';
import type { operations } from '../../../generated/types/provisioning.ts';
import { accessCases, answers, entry, finds, listOf, rolesOf } from '../support/access.ts';
import type { Case, Cases, World } from '../support/cases.ts';
import { blames, both, json, says } from '../support/checks.ts';
import { at, simpleStream, simpleType } from '../support/fixtures.ts';
import { brief, double, int32, leaves, five, property, complete } from '../support/streams.ts';
import { full, goodStreams, makeType, shows, wrongStreams } from './stream-definitions.ts';
import { streamLists } from './stream-lists.ts';
import type { Who } from '../../support/server.ts';

type Rest = Omit<Case, 'name' | 'status'>;
type Body = Readonly<Record<string, unknown>>;

const onSimpleStream = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path: { streamId: 'Simple' },
  given: simpleStream,
  ...rest,
});
const notFoundCases = (rest: Rest = {}): readonly Case[] => {
  // Part of both names, whose first letters differ in case.
  const check = says('owhere');
  return [
    onSimpleStream('an unknown stream', 404, { ...rest, path: { ...rest.path, streamId: 'Nowhere' }, check }),
    onSimpleStream('an unknown namespace', 404, {
      ...rest,
      path: { ...rest.path, streamId: 'Simple', namespaceId: 'nowhere' },
      check,
    }),
  ];
};
const forbidden = (as: Who, right: string, rest: Rest = {}) =>
  onSimpleStream(`the ${as} lacks ${right}`, 403, { ...rest, as, check: says(right) });

/** Prepares a world with one more request after another preparation. */
const afterRequest =
  (method: string, path: string, body: unknown, given: (world: World) => Promise<unknown> = simpleStream) =>
  async (world: World): Promise<void> => {
    await given(world);
    await world.ok(method, path, body);
  };

const simple = { Id: 'Simple', TypeId: 'Simple' };
const simple2Type = {
  Id: 'Simple2',
  SdsTypeCode: 1,
  Properties: [simpleType.Properties[0], property('Value', double)],
};
/** Prepares the stream Simple and a stream view from its type to Simple2, which has Time and Value. */
const withStreamView =
  (...pairs: readonly (readonly [source: string, target: string])[]) =>
  async (world: World): Promise<void> => {
    await simpleStream(world);
    await world.ok('POST', '/Types/Simple2', simple2Type);
    const Properties = pairs.map(([SourceId, TargetId]) => ({ SourceId, TargetId }));
    await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple', TargetTypeId: 'Simple2', Properties });
  };
/** Prepares an object that only contributors can read. */
const withContributorsOnly =
  (path: string, given: (world: World) => Promise<unknown>) =>
  async (world: World): Promise<void> => {
    await given(world);
    const { contributor } = await rolesOf(world);
    await world.ok('PUT', `${path}/AccessControl`, listOf(entry(contributor, 7)));
  };

const tags = ['b', 'a', 'plant one'];
const metadata = { serial: 'a1', Serial: 'A1', 'a key/b': '' };
const withTags = afterRequest('PUT', '/Streams/Simple/Tags', tags);
const withMetadata = afterRequest('PUT', '/Streams/Simple/Metadata', metadata);
const keepsMetadata = finds('/Streams/Simple/Metadata', metadata);

const access = accessCases({
  at: '/Streams/Simple',
  path: { streamId: 'Simple' },
  unknown: { streamId: 'Nowhere' },
  given: simpleStream,
  all: ['Read', 'Write', 'Delete', 'ManageAccessControl', 'Share'],
});

export const streams: Cases<operations, typeof table, 'Streams'> = {
  listStreams: streamLists,
  getStream: [
    onSimpleStream('all members with Accept-Verbosity verbose', 200, {
      ...complete,
      check: shows({ ...simple, Name: null, Indexes: null, InterpolationMode: null }),
    }),
    onSimpleStream('default values are left out, but not a nullable mode of 0', 200, {
      ...brief,
      given: afterRequest('PUT', '/Streams/Simple', { ...simple, InterpolationMode: 0, Name: '' }),
      check({ body }) {
        const expected = ['CreatedDate', 'Id', 'InterpolationMode', 'ModifiedDate', 'Name', 'TypeId'];
        expect(Object.keys(body as object).toSorted()).toEqual(expected);
      },
    }),
    onSimpleStream('an identifier in other case', 200, {
      path: { streamId: 'sIMPLE' },
      check: shows({ Id: 'Simple' }),
    }),
    forbidden('stranger', 'Read'),
    ...notFoundCases(),
  ],
  getOrCreateStream: [
    ...goodStreams,
    onSimpleStream('a stream that exists with the same definition', 200, { body: simple, check: leaves(...five) }),
    onSimpleStream('the same definition in another spelling', 200, {
      path: { streamId: 'SIMPLE' },
      body: { typeId: 'simple', Name: null, PropertyOverrides: [] },
    }),
    onSimpleStream('the same definition with other dates', 200, {
      body: { ...simple, CreatedDate: '2020-01-01T00:00:00Z' },
    }),
    onSimpleStream('another definition', 409, {
      body: { ...simple, Name: 'Other' },
      check: both(blames('StreamId'), leaves(...five)),
    }),
    ...wrongStreams,
  ],
  createOrUpdateStream: [
    ...goodStreams,
    onSimpleStream('every member that can change', 204, {
      given: afterRequest('PUT', '/Streams/Simple/Tags', tags, withMetadata),
      body: { ...full, Id: 'SIMPLE' },
      check: both(leaves(...five), finds('/Streams/Simple/Tags', tags), keepsMetadata, async (_seen, world) => {
        expect(await world.ok('GET', '/Streams/Simple')).toMatchObject({ ...full, Id: 'Simple' });
      }),
    }),
    onSimpleStream('the body of a GET response', 204, {
      body: {
        ...simple,
        Name: null,
        CreatedDate: '2020-01-01T00:00:00Z',
        ModifiedDate: '2020-01-01T00:00:00Z',
        Indexes: [],
      },
    }),
    onSimpleStream('as the contributor', 204, { as: 'contributor', body: { ...simple, Name: 'N' } }),
    onSimpleStream('another type', 409, {
      given: afterRequest('POST', '/Types/Simple2', simple2Type),
      body: { ...simple, TypeId: 'Simple2' },
      check: both(blames('TypeId'), leaves(...five)),
    }),
    forbidden('member', 'Write', { body: simple }),
    ...wrongStreams,
  ],
  deleteStream: [
    onSimpleStream('removes its events, tags and metadata', 204, {
      given: afterRequest('PUT', '/Streams/Simple/Tags', tags, withMetadata),
      check: both(answers('/Streams/Simple', 404), async (_seen, world) => {
        await world.ok('POST', '/Streams/Simple', simple);
        expect(await world.ok('GET', '/Streams/Simple/Data/Last')).toBeNull();
        expect(await world.ok('GET', '/Streams/Simple/Tags')).toEqual([]);
        expect(await world.ok('GET', '/Streams/Simple/Metadata')).toEqual({});
      }),
    }),
    forbidden('contributor', 'Delete'),
    ...notFoundCases(),
  ],
  getStreamType: [
    onSimpleStream('the whole type', 200, { check: shows({ Id: 'Simple', Name: 'Simple' }) }),
    forbidden('stranger', 'Read'),
    forbidden('member', 'Read', { given: withContributorsOnly('/Types/Simple', simpleStream) }),
    ...notFoundCases(),
  ],
  changeStreamType: [
    onSimpleStream('converts events and drops indexes and overrides', 204, {
      given: afterRequest(
        'PUT',
        '/Streams/Simple',
        { ...full, Id: 'Simple' },
        withStreamView(['Time', 'Time'], ['Measurement', 'Value']),
      ),
      query: 'streamViewId=View',
      async check(_seen, world) {
        expect(await world.ok('GET', '/Streams/Simple', undefined, complete)).toMatchObject({
          TypeId: 'Simple2',
          Name: full.Name,
          Indexes: null,
          PropertyOverrides: null,
        });
        expect(await world.ok('GET', '/Streams/Simple/Data/Last')).toMatchObject({ Value: 40 });
        await world.ok('DELETE', '/StreamViews/View');
        await world.ok('DELETE', '/Types/Simple');
      },
    }),
    onSimpleStream('a missing streamViewId', 400, { check: blames('streamViewId') }),
    onSimpleStream('a view of another type', 400, {
      given: async (world) => {
        await simpleStream(world);
        await world.ok('POST', '/Types/Simple2', simple2Type);
        await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple2', TargetTypeId: 'Simple' });
      },
      query: 'streamViewId=View',
      check: leaves(...five),
    }),
    onSimpleStream('a view that gives two events the same index', 409, {
      async given(world) {
        await simpleStream(world);
        await world.ok('PUT', '/Streams/Simple/Data', [{ Time: at(12.5), Measurement: 0.2 }]);
        const place = property('Place', int32, { IsKey: true });
        await world.ok('POST', '/Types/Placed', { SdsTypeCode: 1, Properties: [place] });
        const Properties = [{ SourceId: 'Measurement', TargetId: 'Place' }];
        await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple', TargetTypeId: 'Placed', Properties });
      },
      query: 'streamViewId=View',
      check: leaves(five[0] ?? [12, 0], [12.5, 0.2], ...five.slice(1)),
    }),
    onSimpleStream('an explicit view that leaves out the index', 204, {
      given: withStreamView(['Measurement', 'Value']),
      query: 'streamViewId=View',
      async check(_seen, world) {
        const events = await world.ok('GET', '/Streams/Simple/Data?startIndex=0001-01-01', undefined, brief);
        expect(events).toMatchObject(five.map(([hour, value]) => ({ Time: at(hour), ...(value && { Value: value }) })));
      },
    }),
    forbidden('member', 'Write', { given: withStreamView(), query: 'streamViewId=View' }),
    onSimpleStream('a view that the caller cannot read', 403, {
      as: 'contributor',
      given: async (world) => {
        await withStreamView()(world);
        await world.ok('PUT', '/StreamViews/View/AccessControl', listOf());
      },
      query: 'streamViewId=View',
      check: says('Read'),
    }),
    onSimpleStream('an unknown view', 404, { query: 'streamViewId=Nothing', check: says('Nothing') }),
    ...notFoundCases({ given: withStreamView(), query: 'streamViewId=View' }),
  ],
  getResolvedStream: [
    onSimpleStream('the type with effective units and interpolation modes', 200, {
      given: afterRequest('PUT', '/Streams/Simple', { ...full, Id: 'Simple' }),
      check({ body }) {
        expect(body).toMatchObject({
          ...full,
          Id: 'Simple',
          Resolved: true,
          Type: { Id: 'Simple', InterpolationMode: 3 },
        });
        const { Properties } = (body as { Type: { Properties: readonly Body[] } }).Type;
        expect(Properties[2]).toMatchObject({ Id: 'Measurement', Uom: 'kilometer', InterpolationMode: 0 });
      },
    }),
    onSimpleStream('properties of the base type come first', 200, {
      path: { streamId: 'Own' },
      given: async (world) => {
        await makeType(world);
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
    forbidden('stranger', 'Read'),
    forbidden('member', 'Read', { given: withContributorsOnly('/Types/Simple', simpleStream) }),
    ...notFoundCases(),
  ],
  getStreamTags: [
    onSimpleStream('an empty array without tags', 200, { check: json([]) }),
    onSimpleStream('in the order of the request', 200, { given: withTags, check: json(tags) }),
    forbidden('stranger', 'Read'),
    ...notFoundCases(),
  ],
  replaceStreamTags: [
    onSimpleStream('replaces all that were there', 200, {
      given: withTags,
      body: ['c'],
      check: both(json(['c']), finds('/Streams/Simple/Tags', ['c'])),
    }),
    onSimpleStream('removes all tags for an empty array', 200, { given: withTags, body: [], check: json([]) }),
    ...([{ a: 'b' }, [1], [null], 'tag'] as const).map((body) =>
      onSimpleStream(`the body ${JSON.stringify(body)}`, 400, {
        given: withTags,
        body: JSON.stringify(body),
        check: finds('/Streams/Simple/Tags', tags),
      }),
    ),
    forbidden('member', 'Write', { body: tags }),
    ...notFoundCases({ body: tags }),
  ],
  deleteStreamTags: [
    onSimpleStream('removes all tags', 204, { given: withTags, check: finds('/Streams/Simple/Tags', []) }),
    forbidden('member', 'Write'),
    ...notFoundCases(),
  ],
  getStreamMetadata: [
    onSimpleStream('an empty object without metadata', 200, { check: json({}) }),
    onSimpleStream('empty strings are not left out; keys are case-sensitive', 200, {
      ...brief,
      given: withMetadata,
      check: json(metadata),
    }),
    forbidden('stranger', 'Read'),
    ...notFoundCases(),
  ],
  replaceStreamMetadata: [
    onSimpleStream('replaces all that were there', 200, {
      given: withMetadata,
      body: { k: 'v' },
      check: both(json({ k: 'v' }), finds('/Streams/Simple/Metadata', { k: 'v' })),
    }),
    ...([['a'], { a: 1 }, { a: null }, { a: {} }] as const).map((body) =>
      onSimpleStream(`the body ${JSON.stringify(body)}`, 400, { given: withMetadata, body, check: keepsMetadata }),
    ),
    forbidden('member', 'Write', { body: metadata }),
    ...notFoundCases({ body: metadata }),
  ],
  patchStreamMetadata: [
    onSimpleStream('returns the changed metadata', 200, {
      given: withMetadata,
      body: [
        { op: 'test', path: '/serial', value: 'a1' },
        { op: 'replace', path: '/serial', value: 'a2' },
        { op: 'remove', path: '/a key~1b' },
        { op: 'add', path: '/new', value: 'text' },
      ],
      check: json({ serial: 'a2', Serial: 'A1', new: 'text' }),
    }),
    onSimpleStream('a failed test operation changes nothing', 409, {
      given: withMetadata,
      body: [
        { op: 'remove', path: '/Serial' },
        { op: 'test', path: '/serial', value: 'b' },
      ],
      check: keepsMetadata,
    }),
    ...(
      [
        ['an unknown key', [{ op: 'remove', path: '/nothing' }]],
        ['a value that is not a string', [{ op: 'add', path: '/n', value: 1 }]],
        ['an unknown operation', [{ op: 'invent', path: '/serial' }]],
        ['an object instead of an array', { op: 'remove', path: '/serial' }],
      ] as const
    ).map(([name, body]) => onSimpleStream(name, 400, { given: withMetadata, body, check: keepsMetadata })),
    forbidden('member', 'Write', { body: [] }),
    ...notFoundCases({ body: [] }),
  ],
  deleteStreamMetadata: [
    onSimpleStream('removes all metadata', 204, { given: withMetadata, check: finds('/Streams/Simple/Metadata', {}) }),
    forbidden('member', 'Write'),
    ...notFoundCases(),
  ],
  getStreamMetadataValue: [
    onSimpleStream('a string', 200, {
      path: { streamId: 'Simple', key: 'serial' },
      given: withMetadata,
      check: json('a1'),
    }),
    onSimpleStream('an empty string', 200, {
      path: { streamId: 'Simple', key: 'a key/b' },
      given: withMetadata,
      check: json(''),
    }),
    onSimpleStream('an unknown key', 404, {
      path: { streamId: 'Simple', key: 'SERIAL' },
      given: withMetadata,
      check: says('SERIAL'),
    }),
    onSimpleStream('a key that JavaScript objects inherit', 404, {
      path: { streamId: 'Simple', key: 'constructor' },
      given: withMetadata,
    }),
    forbidden('stranger', 'Read', { path: { streamId: 'Simple', key: 'serial' }, given: withMetadata }),
    ...notFoundCases({ path: { key: 'serial' }, given: withMetadata }),
  ],
  getStreamAccessControl: access.getList,
  replaceStreamAccessControl: access.replaceList,
  patchStreamAccessControl: access.patchList,
  getStreamOwner: access.getOwner,
  replaceStreamOwner: access.replaceOwner,
  listStreamAccessRights: access.rights,
};
