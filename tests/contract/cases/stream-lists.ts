// Lists of streams: search, filter, order and pages (docs/behavior/searching-and-filtering.md).
import { expect } from '@jest/globals';
import type { Case, World } from '../support/cases.ts';
import { expectErrorParameter, expectReason } from '../support/checks.ts';
import { simpleType } from '../support/fixtures.ts';

interface StreamInput {
  readonly Name?: string;
  readonly Description?: string;
  readonly metadata?: object;
  readonly tags?: readonly string[];
}

/** Returns a preparation that creates streams stream1, stream2, … of the type T. */
const createStreams =
  (...inputs: readonly StreamInput[]) =>
  async (world: World): Promise<void> => {
    await world.ok('POST', '/Types/T', { ...simpleType, Id: 'T', Properties: simpleType.Properties.slice(0, 1) });
    for (const [position, { metadata, tags, ...stream }] of inputs.entries()) {
      const path = `/Streams/stream${position + 1}`;
      await world.ok('POST', path, { TypeId: 'T', ...stream });
      if (metadata) await world.ok('PUT', `${path}/Metadata`, metadata);
      if (tags) await world.ok('PUT', `${path}/Tags`, tags);
    }
  };

const createDevices = createStreams(
  { Name: 'tempA', Description: 'Temperature from DeviceA' },
  { Name: 'pressureA', Description: 'Pressure from DeviceA' },
  { Name: 'calcA', Description: 'Calculation from DeviceA values', tags: ['derived', 'plant one'] },
);
const createWithMetadata = createStreams(
  { metadata: { manufacturer: 'company', serial: 'abc' } },
  { metadata: { serial: 'a1' } },
  { metadata: { status: 'active', 'second key': 'second value' } },
);
const createWithDescriptions = (...texts: readonly string[]) =>
  createStreams(...texts.map((Description) => ({ Description })));

/** Expects the streams with these numbers, and the total count. */
const expectStreams =
  (total: number, ...expected: readonly number[]): NonNullable<Case['check']> =>
  ({ body, headers }) => {
    expect((body as readonly { Id: string }[]).map(({ Id }) => Id)).toEqual(
      expected.map((number) => `stream${number}`),
    );
    expect(headers.get('total-count')).toBe(String(total));
  };
const foundCase = (
  subject: string,
  prepare: Case['prepare'] & object,
  text: string,
  ...expected: readonly number[]
): Case => ({
  name: `${subject}: ${text}`,
  status: 200,
  prepare,
  query: text.startsWith('?') ? text.slice(1) : `query=${encodeURIComponent(text)}`,
  check: expectStreams(expected.length, ...expected),
});
const invalidCase = (query: string, parameter: string): Case => ({
  name: query,
  status: 400,
  prepare: createDevices,
  query,
  check: expectErrorParameter(parameter),
});

/** Returns a case that searches descriptions and finds the streams with these numbers. */
const descriptionCase = (subject: string, text: string, texts: readonly string[], ...expected: readonly number[]) =>
  foundCase(subject, createWithDescriptions(...texts), text, ...expected);

const gauges = [
  'pump pressure',
  'pump pressure gauge',
  'the pump pressure',
  'the pump pressure gauge',
  'pump*pressure',
] as const;

/** Streams whose first one was updated last. */
const updated = async (world: World): Promise<void> => {
  await createWithDescriptions('b', 'a', 'c')(world);
  await world.ok('PUT', '/Streams/stream1', { TypeId: 'T', Description: 'd' });
};

export const streamLists: readonly Case[] = [
  {
    name: 'in the order of creation, also after an update',
    status: 200,
    prepare: updated,
    check: expectStreams(3, 1, 2, 3),
  },
  foundCase('search', createDevices, 'temperature', 1),
  foundCase('search', createDevices, 'calc*', 3),
  foundCase('search', createDevices, 'DeviceA*', 1, 2, 3),
  foundCase('search', createDevices, 'humidity*'),
  foundCase('search', createDevices, '"Pressure from"'),
  foundCase('search', createDevices, '"Pressure from"*', 2),
  foundCase('search', createDevices, 'name:tempA OR id:stream3', 1, 3),
  foundCase('search', createDevices, 'NOT name:temp*', 2, 3),
  foundCase('tags', createDevices, 'tags:derived', 3),
  foundCase('tags', createDevices, '"plant one"', 3),
  foundCase('type', createDevices, 'typeid:T', 1, 2, 3),
  descriptionCase('words', 'mud AND log', ['log mud', 'mud'], 1),
  descriptionCase('words', 'mud AND (NOT log)', ['log mud', 'mud'], 2),
  descriptionCase('words', 'mud AND (log OR pump*)', ['mud log', 'mud pumps', 'mud bath'], 1, 2),
  descriptionCase('words', 'l*g', ['log', 'logg', 'lake swimming'], 1, 2),
  descriptionCase('words', '*log', ['analog', 'alog', 'logg'], 1, 2),
  descriptionCase('words', '*log*', ['analog', 'alogger', 'lop'], 1, 2),
  descriptionCase('words', 'log*', ['log', 'logger', 'analog'], 1, 2),
  descriptionCase('words', 'cat NOT dog', ['cat', 'dog', 'bird', 'cat dog'], 1, 3, 4),
  descriptionCase('words', 'Device!*', ['Device.1', 'Device!!1', 'other'], 1, 2),
  descriptionCase('words', 'Device', ['a Device. b', 'Device.1'], 1),
  descriptionCase('phrase', '"pump pressure"', gauges, 1),
  descriptionCase('phrase', '"pump pressure"*', gauges, 1, 2),
  descriptionCase('phrase', '*"pump pressure"', gauges, 1, 3),
  descriptionCase('phrase', '*"pump pressure"*', gauges, 1, 2, 3, 4),
  descriptionCase('phrase', '"pump*pressure"', gauges, 5),
  descriptionCase('phrase', '"unit five"', ['Pump three on unit five']),
  descriptionCase('phrase', '*"unit five"', ['Pump three on unit five'], 1),
  foundCase('metadata', createWithMetadata, 'manufacturer:company', 1),
  foundCase('metadata', createWithMetadata, 'company', 1),
  foundCase('metadata', createWithMetadata, 'manufa*turer:compan*', 1),
  foundCase('metadata', createWithMetadata, 'a*', 1, 2, 3),
  foundCase('metadata', createWithMetadata, 'ser*al:a*', 1, 2),
  foundCase('metadata', createWithMetadata, 's*:a*', 1, 2, 3),
  foundCase('metadata', createWithMetadata, 'Id:stream*', 1, 2, 3),
  foundCase('metadata', createWithMetadata, 'Id*:stream*'),
  foundCase('filter', createDevices, "?filter=startswith(Name,'TEMP')", 1),
  foundCase('filter', createDevices, '?filter=not ModifiedDate gt 2022-12-06T00:00:00Z'),
  foundCase('filter', createDevices, '?filter=not ModifiedDate lt 2022-12-06T00:00:00Z', 1, 2, 3),
  foundCase('functions in filters', createDevices, "?filter=typeid eq 't' and contains(description,'VALUES')", 3),
  foundCase('null never matches', createWithMetadata, "?filter=Name eq 'x' or Description ne 'x'"),
  foundCase('query and filter', createDevices, "?query=from&filter=Name eq 'calcA'", 3),
  foundCase('order', createDevices, '?orderby=name', 3, 2, 1),
  foundCase('order', createDevices, '?orderby=ID desc', 3, 2, 1),
  foundCase('parameters without value', createDevices, '?query=&filter=&orderby=', 1, 2, 3),
  foundCase('unknown parameters', createDevices, '?boundary_type=Exact', 1, 2, 3),
  foundCase('names of parameters in any case', createDevices, '?QUERY=calc*', 3),
  {
    name: 'returns a page of the results in order',
    status: 200,
    prepare: createDevices,
    query: 'query=from&orderby=name&skip=1&count=1',
    check: expectStreams(3, 2),
  },
  {
    name: 'returns an empty page after the last stream',
    status: 200,
    prepare: createDevices,
    query: 'skip=9',
    check: expectStreams(3),
  },
  {
    name: 'leaves out streams that a caller without roles cannot read',
    status: 200,
    as: 'stranger',
    prepare: createDevices,
    check: expectStreams(0),
  },
  invalidCase('query=*l*g', 'query'),
  invalidCase('query=l*g*', 'query'),
  invalidCase('query=(mud', 'query'),
  invalidCase("filter=Nothing eq 'x'", 'filter'),
  invalidCase('filter=Id eq', 'filter'),
  invalidCase('orderby=Nothing', 'orderby'),
  invalidCase('orderby=Id,Name', 'orderby'),
  invalidCase('skip=-1', 'skip'),
  invalidCase('count=many', 'count'),
  { name: 'an unknown namespace', status: 404, path: { namespaceId: 'nowhere' }, check: expectReason('nowhere') },
];
