// Streams with their types, tags, metadata and rights (docs/behavior/types-and-streams.md;
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

const on = (name: string, status: number, rest: Rest = {}): Case => ({
  name,
  status,
  path: { streamId: 'Simple' },
  given: simpleStream,
  ...rest,
});
const missing = (rest: Rest = {}): readonly Case[] => {
  const check = says('owhere');
  return [
    on('an unknown stream', 404, { ...rest, path: { ...rest.path, streamId: 'Nowhere' }, check }),
    on('an unknown namespace', 404, {
      ...rest,
      path: { ...rest.path, streamId: 'Simple', namespaceId: 'nowhere' },
      check,
    }),
  ];
};
const lacks = (as: Who, right: string, rest: Rest = {}) =>
  on(`the ${as} lacks ${right}`, 403, { ...rest, as, check: says(right) });

/** The same after what another case starts with. */
const after =
  (method: string, path: string, body: unknown, given: (world: World) => Promise<unknown> = simpleStream) =>
  async (world: World): Promise<void> => {
    await given(world);
    await world.ok(method, path, body);
  };

const simple = { Id: 'Simple', TypeId: 'Simple' };
const two = { Id: 'Simple2', SdsTypeCode: 1, Properties: [simpleType.Properties[0], property('Value', double)] };
/** A view from Simple to a type of Time and Value. */
const withView =
  (...pairs: readonly (readonly [source: string, target: string])[]) =>
  async (world: World): Promise<void> => {
    await simpleStream(world);
    await world.ok('POST', '/Types/Simple2', two);
    const Properties = pairs.map(([SourceId, TargetId]) => ({ SourceId, TargetId }));
    await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple', TargetTypeId: 'Simple2', Properties });
  };
const hidden =
  (path: string, given: (world: World) => Promise<unknown>) =>
  async (world: World): Promise<void> => {
    await given(world);
    const { contributor } = await rolesOf(world);
    await world.ok('PUT', `${path}/AccessControl`, listOf(entry(contributor, 7)));
  };

const tags = ['b', 'a', 'plant one'];
const metadata = { serial: 'a1', Serial: 'A1', 'a key/b': '' };
const tagged = after('PUT', '/Streams/Simple/Tags', tags);
const known = after('PUT', '/Streams/Simple/Metadata', metadata);
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
    on('complete', 200, {
      ...complete,
      check: shows({ ...simple, Name: null, Indexes: null, InterpolationMode: null }),
    }),
    on('default values left out; a mode that is 0 can be null and is kept', 200, {
      ...brief,
      given: after('PUT', '/Streams/Simple', { ...simple, InterpolationMode: 0, Name: '' }),
      check({ body }) {
        const expected = ['CreatedDate', 'Id', 'InterpolationMode', 'ModifiedDate', 'Name', 'TypeId'];
        expect(Object.keys(body as object).toSorted()).toEqual(expected);
      },
    }),
    on('an identifier in any case', 200, { path: { streamId: 'sIMPLE' }, check: shows({ Id: 'Simple' }) }),
    lacks('stranger', 'Read'),
    ...missing(),
  ],
  getOrCreateStream: [
    ...goodStreams,
    on('the same once more', 200, { body: simple, check: leaves(...five) }),
    on('the same in other words', 200, {
      path: { streamId: 'SIMPLE' },
      body: { typeId: 'simple', Name: null, PropertyOverrides: [] },
    }),
    on('the same but for its dates', 200, { body: { ...simple, CreatedDate: '2020-01-01T00:00:00Z' } }),
    on('another definition', 409, {
      body: { ...simple, Name: 'Other' },
      check: both(blames('StreamId'), leaves(...five)),
    }),
    ...wrongStreams,
  ],
  createOrUpdateStream: [
    ...goodStreams,
    on('what may change', 204, {
      given: after('PUT', '/Streams/Simple/Tags', tags, known),
      body: { ...full, Id: 'SIMPLE' },
      check: both(leaves(...five), finds('/Streams/Simple/Tags', tags), keepsMetadata, async (_seen, world) => {
        expect(await world.ok('GET', '/Streams/Simple')).toMatchObject({ ...full, Id: 'Simple' });
      }),
    }),
    on('as a GET answered it', 204, {
      body: {
        ...simple,
        Name: null,
        CreatedDate: '2020-01-01T00:00:00Z',
        ModifiedDate: '2020-01-01T00:00:00Z',
        Indexes: [],
      },
    }),
    on('as the contributor', 204, { as: 'contributor', body: { ...simple, Name: 'N' } }),
    on('another type', 409, {
      given: after('POST', '/Types/Simple2', two),
      body: { ...simple, TypeId: 'Simple2' },
      check: both(blames('TypeId'), leaves(...five)),
    }),
    lacks('member', 'Write', { body: simple }),
    ...wrongStreams,
  ],
  deleteStream: [
    on('with its events, tags and metadata', 204, {
      given: after('PUT', '/Streams/Simple/Tags', tags, known),
      check: both(answers('/Streams/Simple', 404), async (_seen, world) => {
        await world.ok('POST', '/Streams/Simple', simple);
        expect(await world.ok('GET', '/Streams/Simple/Data/Last')).toBeNull();
        expect(await world.ok('GET', '/Streams/Simple/Tags')).toEqual([]);
        expect(await world.ok('GET', '/Streams/Simple/Metadata')).toEqual({});
      }),
    }),
    lacks('contributor', 'Delete'),
    ...missing(),
  ],
  getStreamType: [
    on('the whole type', 200, { check: shows({ Id: 'Simple', Name: 'Simple' }) }),
    lacks('stranger', 'Read'),
    lacks('member', 'Read', { given: hidden('/Types/Simple', simpleStream) }),
    ...missing(),
  ],
  changeStreamType: [
    on('events converted, indexes and overrides dropped', 204, {
      given: after(
        'PUT',
        '/Streams/Simple',
        { ...full, Id: 'Simple' },
        withView(['Time', 'Time'], ['Measurement', 'Value']),
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
    on('no view', 400, { check: blames('streamViewId') }),
    on('a view of another type', 400, {
      given: async (world) => {
        await simpleStream(world);
        await world.ok('POST', '/Types/Simple2', two);
        await world.ok('POST', '/StreamViews/View', { SourceTypeId: 'Simple2', TargetTypeId: 'Simple' });
      },
      query: 'streamViewId=View',
      check: leaves(...five),
    }),
    on('two events would get one index', 409, {
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
    on('an explicit view that leaves out the index', 204, {
      given: withView(['Measurement', 'Value']),
      query: 'streamViewId=View',
      async check(_seen, world) {
        const events = await world.ok('GET', '/Streams/Simple/Data?startIndex=0001-01-01', undefined, brief);
        expect(events).toMatchObject(five.map(([hour, value]) => ({ Time: at(hour), ...(value && { Value: value }) })));
      },
    }),
    lacks('member', 'Write', { given: withView(), query: 'streamViewId=View' }),
    on('the view may not be read', 403, {
      as: 'contributor',
      given: async (world) => {
        await withView()(world);
        await world.ok('PUT', '/StreamViews/View/AccessControl', listOf());
      },
      query: 'streamViewId=View',
      check: says('Read'),
    }),
    on('an unknown view', 404, { query: 'streamViewId=Nothing', check: says('Nothing') }),
    ...missing({ given: withView(), query: 'streamViewId=View' }),
  ],
  getResolvedStream: [
    on('with its type, and the units and modes that count', 200, {
      given: after('PUT', '/Streams/Simple', { ...full, Id: 'Simple' }),
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
    on('effective properties', 200, {
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
    lacks('stranger', 'Read'),
    lacks('member', 'Read', { given: hidden('/Types/Simple', simpleStream) }),
    ...missing(),
  ],
  getStreamTags: [
    on('none', 200, { check: json([]) }),
    on('in the order in which they were given', 200, { given: tagged, check: json(tags) }),
    lacks('stranger', 'Read'),
    ...missing(),
  ],
  replaceStreamTags: [
    on('others instead of all', 200, {
      given: tagged,
      body: ['c'],
      check: both(json(['c']), finds('/Streams/Simple/Tags', ['c'])),
    }),
    on('none', 200, { given: tagged, body: [], check: json([]) }),
    ...([{ a: 'b' }, [1], [null], 'tag'] as const).map((body) =>
      on(`the body ${JSON.stringify(body)}`, 400, {
        given: tagged,
        body: JSON.stringify(body),
        check: finds('/Streams/Simple/Tags', tags),
      }),
    ),
    lacks('member', 'Write', { body: tags }),
    ...missing({ body: tags }),
  ],
  deleteStreamTags: [
    on('all', 204, { given: tagged, check: finds('/Streams/Simple/Tags', []) }),
    lacks('member', 'Write'),
    ...missing(),
  ],
  getStreamMetadata: [
    on('none', 200, { check: json({}) }),
    on('empty texts are not left out; keys differ in case', 200, {
      ...brief,
      given: known,
      check: json(metadata),
    }),
    lacks('stranger', 'Read'),
    ...missing(),
  ],
  replaceStreamMetadata: [
    on('others instead of all', 200, {
      given: known,
      body: { k: 'v' },
      check: both(json({ k: 'v' }), finds('/Streams/Simple/Metadata', { k: 'v' })),
    }),
    ...([['a'], { a: 1 }, { a: null }, { a: {} }] as const).map((body) =>
      on(`the body ${JSON.stringify(body)}`, 400, { given: known, body, check: keepsMetadata }),
    ),
    lacks('member', 'Write', { body: metadata }),
    ...missing({ body: metadata }),
  ],
  patchStreamMetadata: [
    on('answers the metadata after it', 200, {
      given: known,
      body: [
        { op: 'test', path: '/serial', value: 'a1' },
        { op: 'replace', path: '/serial', value: 'a2' },
        { op: 'remove', path: '/a key~1b' },
        { op: 'add', path: '/new', value: 'text' },
      ],
      check: json({ serial: 'a2', Serial: 'A1', new: 'text' }),
    }),
    on('a failed test', 409, {
      given: known,
      body: [
        { op: 'remove', path: '/Serial' },
        { op: 'test', path: '/serial', value: 'b' },
      ],
      check: keepsMetadata,
    }),
    ...(
      [
        ['a key that is not there', [{ op: 'remove', path: '/nothing' }]],
        ['a value that is no text', [{ op: 'add', path: '/n', value: 1 }]],
        ['an operation that is none', [{ op: 'invent', path: '/serial' }]],
        ['no list', { op: 'remove', path: '/serial' }],
      ] as const
    ).map(([name, body]) => on(name, 400, { given: known, body, check: keepsMetadata })),
    lacks('member', 'Write', { body: [] }),
    ...missing({ body: [] }),
  ],
  deleteStreamMetadata: [
    on('all', 204, { given: known, check: finds('/Streams/Simple/Metadata', {}) }),
    lacks('member', 'Write'),
    ...missing(),
  ],
  getStreamMetadataValue: [
    on('a text', 200, { path: { streamId: 'Simple', key: 'serial' }, given: known, check: json('a1') }),
    on('an empty text', 200, { path: { streamId: 'Simple', key: 'a key/b' }, given: known, check: json('') }),
    on('an unknown key', 404, { path: { streamId: 'Simple', key: 'SERIAL' }, given: known, check: says('SERIAL') }),
    on('a key that every object has', 404, { path: { streamId: 'Simple', key: 'constructor' }, given: known }),
    lacks('stranger', 'Read', { path: { streamId: 'Simple', key: 'serial' }, given: known }),
    ...missing({ path: { key: 'serial' }, given: known }),
  ],
  getStreamAccessControl: access.getList,
  replaceStreamAccessControl: access.replaceList,
  patchStreamAccessControl: access.patchList,
  getStreamOwner: access.getOwner,
  replaceStreamOwner: access.replaceOwner,
  listStreamAccessRights: access.rights,
};
