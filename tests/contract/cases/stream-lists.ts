// Lists of streams: search, filter, order and pages (docs/behavior/searching-and-filtering.md).
import { expect } from '@jest/globals';
import type { Case, World } from '../support/cases.ts';
import { expectErrorParameter, expectReason } from '../support/checks.ts';
import { simpleType } from '../support/fixtures.ts';

interface Kept {
  readonly Name?: string;
  readonly Description?: string;
  readonly metadata?: object;
  readonly tags?: readonly string[];
}

/** Streams stream1, stream2, … of the type T. */
const streamsOf =
  (...kept: readonly Kept[]) =>
  async (world: World): Promise<void> => {
    await world.ok('POST', '/Types/T', { ...simpleType, Id: 'T', Properties: simpleType.Properties.slice(0, 1) });
    for (const [at, { metadata, tags, ...stream }] of kept.entries()) {
      const path = `/Streams/stream${at + 1}`;
      await world.ok('POST', path, { TypeId: 'T', ...stream });
      if (metadata) await world.ok('PUT', `${path}/Metadata`, metadata);
      if (tags) await world.ok('PUT', `${path}/Tags`, tags);
    }
  };

const devices = streamsOf(
  { Name: 'tempA', Description: 'Temperature from DeviceA' },
  { Name: 'pressureA', Description: 'Pressure from DeviceA' },
  { Name: 'calcA', Description: 'Calculation from DeviceA values', tags: ['derived', 'plant one'] },
);
const withMetadata = streamsOf(
  { metadata: { manufacturer: 'company', serial: 'abc' } },
  { metadata: { serial: 'a1' } },
  { metadata: { status: 'active', 'second key': 'second value' } },
);
const described = (...texts: readonly string[]) => streamsOf(...texts.map((Description) => ({ Description })));

/** Expects the streams of these numbers. */
const numbers =
  (total: number, ...expected: readonly number[]): NonNullable<Case['check']> =>
  ({ body, headers }) => {
    expect((body as readonly { Id: string }[]).map(({ Id }) => Id)).toEqual(expected.map((at) => `stream${at}`));
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
  check: numbers(expected.length, ...expected),
});
const invalidCase = (query: string, parameter: string): Case => ({
  name: query,
  status: 400,
  prepare: devices,
  query,
  check: expectErrorParameter(parameter),
});

/** A search among texts, of which those with these numbers are found. */
const among = (subject: string, text: string, texts: readonly string[], ...expected: readonly number[]) =>
  foundCase(subject, described(...texts), text, ...expected);

const gauges = [
  'pump pressure',
  'pump pressure gauge',
  'the pump pressure',
  'the pump pressure gauge',
  'pump*pressure',
] as const;

/** Streams whose first one was updated last. */
const updated = async (world: World): Promise<void> => {
  await described('b', 'a', 'c')(world);
  await world.ok('PUT', '/Streams/stream1', { TypeId: 'T', Description: 'd' });
};

export const streamLists: readonly Case[] = [
  {
    name: 'in the order of creation, also after an update',
    status: 200,
    prepare: updated,
    check: numbers(3, 1, 2, 3),
  },
  foundCase('search', devices, 'temperature', 1),
  foundCase('search', devices, 'calc*', 3),
  foundCase('search', devices, 'DeviceA*', 1, 2, 3),
  foundCase('search', devices, 'humidity*'),
  foundCase('search', devices, '"Pressure from"'),
  foundCase('search', devices, '"Pressure from"*', 2),
  foundCase('search', devices, 'name:tempA OR id:stream3', 1, 3),
  foundCase('search', devices, 'NOT name:temp*', 2, 3),
  foundCase('tags', devices, 'tags:derived', 3),
  foundCase('tags', devices, '"plant one"', 3),
  foundCase('type', devices, 'typeid:T', 1, 2, 3),
  among('words', 'mud AND log', ['log mud', 'mud'], 1),
  among('words', 'mud AND (NOT log)', ['log mud', 'mud'], 2),
  among('words', 'mud AND (log OR pump*)', ['mud log', 'mud pumps', 'mud bath'], 1, 2),
  among('words', 'l*g', ['log', 'logg', 'lake swimming'], 1, 2),
  among('words', '*log', ['analog', 'alog', 'logg'], 1, 2),
  among('words', '*log*', ['analog', 'alogger', 'lop'], 1, 2),
  among('words', 'log*', ['log', 'logger', 'analog'], 1, 2),
  among('words', 'cat NOT dog', ['cat', 'dog', 'bird', 'cat dog'], 1, 3, 4),
  among('words', 'Device!*', ['Device.1', 'Device!!1', 'other'], 1, 2),
  among('words', 'Device', ['a Device. b', 'Device.1'], 1),
  among('phrase', '"pump pressure"', gauges, 1),
  among('phrase', '"pump pressure"*', gauges, 1, 2),
  among('phrase', '*"pump pressure"', gauges, 1, 3),
  among('phrase', '*"pump pressure"*', gauges, 1, 2, 3, 4),
  among('phrase', '"pump*pressure"', gauges, 5),
  among('phrase', '"unit five"', ['Pump three on unit five']),
  among('phrase', '*"unit five"', ['Pump three on unit five'], 1),
  foundCase('metadata', withMetadata, 'manufacturer:company', 1),
  foundCase('metadata', withMetadata, 'company', 1),
  foundCase('metadata', withMetadata, 'manufa*turer:compan*', 1),
  foundCase('metadata', withMetadata, 'a*', 1, 2, 3),
  foundCase('metadata', withMetadata, 'ser*al:a*', 1, 2),
  foundCase('metadata', withMetadata, 's*:a*', 1, 2, 3),
  foundCase('metadata', withMetadata, 'Id:stream*', 1, 2, 3),
  foundCase('metadata', withMetadata, 'Id*:stream*'),
  foundCase('filter', devices, "?filter=startswith(Name,'TEMP')", 1),
  foundCase('filter', devices, '?filter=not ModifiedDate gt 2022-12-06T00:00:00Z'),
  foundCase('filter', devices, '?filter=not ModifiedDate lt 2022-12-06T00:00:00Z', 1, 2, 3),
  foundCase('12.3', devices, "?filter=typeid eq 't' and contains(description,'VALUES')", 3),
  foundCase('null never matches', withMetadata, "?filter=Name eq 'x' or Description ne 'x'"),
  foundCase('query and filter', devices, "?query=from&filter=Name eq 'calcA'", 3),
  foundCase('12.4', devices, '?orderby=name', 3, 2, 1),
  foundCase('12.4', devices, '?orderby=ID desc', 3, 2, 1),
  foundCase('parameters without value', devices, '?query=&filter=&orderby=', 1, 2, 3),
  foundCase('unknown parameters', devices, '?boundary_type=Exact', 1, 2, 3),
  foundCase('names of parameters in any case', devices, '?QUERY=calc*', 3),
  {
    name: 'returns a page of the results in order',
    status: 200,
    prepare: devices,
    query: 'query=from&orderby=name&skip=1&count=1',
    check: numbers(3, 2),
  },
  { name: 'behind the last', status: 200, prepare: devices, query: 'skip=9', check: numbers(3) },
  {
    name: 'leaves out streams that a caller without roles cannot read',
    status: 200,
    as: 'stranger',
    prepare: devices,
    check: numbers(0),
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
