// Malformed input: each error says what is wrong and where, nothing is written, and the server continues.
import { connect } from 'node:net';
import { deflateSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startPostgres, type Cluster } from '../support/postgres.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { timeOfHour, simpleEvents, simpleType } from './support/fixtures.ts';

const BODY_LIMIT = 4_000_000;
const INFLATED_LIMIT = 8_000_000;
const json = { 'Content-Type': 'application/json' };
const gzipped = { ...json, 'Content-Encoding': 'gzip' };
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

let server: TestServer;
let cluster: Cluster | undefined;
let base = '';
beforeAll(async () => {
  // SQLite and PostgreSQL accept different texts. BAD_INPUT_ON=postgres runs these tests on PostgreSQL.
  cluster = process.env['BAD_INPUT_ON'] === 'postgres' ? await startPostgres() : undefined;
  server = await startTestServer({
    AUTH: 'off',
    DATABASE_URL: (await cluster?.createDatabase()) ?? '',
    BODY_LIMIT: String(BODY_LIMIT),
    INFLATED_LIMIT: String(INFLATED_LIMIT),
  });
  base = `/api/v1/Tenants/${server.tenant}/Namespaces/demo`;
  const texts = [
    { Id: 'Key', IsKey: true, SdsType: { SdsTypeCode: 18 } },
    { Id: 'Value', SdsType: { SdsTypeCode: 18 } },
  ];
  await ok('POST', '/Types/Simple', simpleType);
  await ok('POST', '/Types/Texts', { SdsTypeCode: 1, Properties: texts });
  await ok('POST', '/Streams/Simple', { TypeId: 'Simple' });
  await ok('POST', '/Streams/Texts', { TypeId: 'Texts' });
  await ok('POST', '/Streams/Simple/Data', simpleEvents);
  await ok('PUT', '/Streams/Simple/Metadata', { manufacturer: 'Northwind' });
});
afterAll(async () => {
  await server.stop();
  await cluster?.stop();
});

let before = '';
beforeEach(async () => {
  before = await readAll();
});
// The server still works, and nothing has changed.
afterEach(async () => {
  expect(await readAll()).toBe(before);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

interface Sent {
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

async function send(method: string, path: string, { body, headers = {} }: Sent = {}) {
  const response = await fetch(server.server.url + base + path, {
    method,
    headers: { ...(body === undefined ? {} : json), ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function ok(method: string, path: string, body?: unknown): Promise<string> {
  const response = await send(method, path, body === undefined ? {} : { body: JSON.stringify(body) });
  expect(`${response.status} ${response.text}`).toMatch(/^2/);
  return response.text;
}

/** Returns the objects and events of the namespace as text. */
async function readAll(): Promise<string> {
  const paths = [
    '/Types?count=1000',
    '/Streams?count=1000',
    '/StreamViews?count=1000',
    '/Streams/Simple/Metadata',
    '/Streams/Simple/Tags',
    `/Streams/Simple/Data?startIndex=0001-01-01&endIndex=9999-12-31`,
    '/Streams/Texts/Data?startIndex=-&count=1000',
  ];
  return (await Promise.all(paths.map((path) => ok('GET', path)))).join('\n');
}

/** Expects an error body with this status and a text that `where` matches. */
async function expectRefusal(status: number, where: RegExp, response: Awaited<ReturnType<typeof send>>): Promise<void> {
  expect(`${response.status} ${response.status === status ? '' : response.text.slice(0, 1_000)}`).toBe(`${status} `);
  const body = JSON.parse(response.text) as Record<string, unknown>;
  expect(body).toMatchObject({
    OperationId: response.headers.get('operation-id'),
    Error: expect.stringMatching(/./),
    Reason: expect.stringMatching(/./),
    Resolution: expect.stringMatching(/./),
  });
  expect(response.text).toMatch(where);
  // Errors quote at most a short part of the input.
  expect(response.text.length).toBeLessThan(30_000);
}

const validEvent = simpleEvents[0];
const event = (more: object) => JSON.stringify([{ ...validEvent, Time: timeOfHour(20), ...more }]);
const raw = (member: string) => `[{"Time":"${timeOfHour(20)}","State":0,${member}}]`;
const type = (more: object) => JSON.stringify({ ...simpleType, Id: 'New', ...more });
const data = '/Streams/Simple/Data';

type RefusedBody = readonly [name: string, method: string, path: string, body: string, status: number, where: RegExp];

describe('bodies', () => {
  it.each<RefusedBody>([
    ['malformed JSON', 'POST', data, '[{', 400, /body.*JSON/],
    ['text after the JSON', 'POST', data, '[] []', 400, /body.*JSON/],
    ['a byte order mark only', 'POST', data, '\ufeff', 400, /body/],
    ['white space only', 'POST', data, '  \n', 400, /body/],
    ['NaN', 'POST', data, raw('"Measurement":NaN'), 400, /body.*JSON/],
    ['Infinity', 'POST', data, raw('"Measurement":-Infinity'), 400, /body.*JSON/],
    ['hexadecimal', 'POST', data, raw('"Measurement":0x10'), 400, /body.*JSON/],
    ['10,000 levels', 'POST', data, deep(10_000), 400, /nested deeper than 100/],
    ['1,000,000 levels', 'POST', data, deep(1_000_000), 400, /nested deeper than 100/],
    ['1,000,000 levels never closed', 'POST', data, '['.repeat(1_000_000), 400, /body.*JSON/],
    ['1,000,000 levels of objects', 'POST', data, '{"a":'.repeat(700_000), 400, /body.*JSON/],
    ['deep levels in a type', 'POST', '/Types/New', `{"Properties":${deep(10_000)}}`, 400, /nested deeper than 100/],
    ['an object for events', 'POST', data, '{}', 400, /array/],
    ['a number for events', 'POST', data, '1', 400, /array/],
    ['null for events', 'POST', data, 'null', 400, /body/],
    ['an array for an event', 'POST', data, '[[]]', 400, /\[0\]/],
    ['null for an event', 'POST', data, '[null]', 400, /\[0\]/],
    ['a text for an event', 'POST', data, `[${JSON.stringify(validEvent)},"x"]`, 400, /\[1\]/],
    ['a text for a number', 'POST', data, event({ Measurement: 'x' }), 400, /Measurement/],
    ['an object for a number', 'POST', data, event({ Measurement: {} }), 400, /Measurement/],
    ['an array for a number', 'POST', data, event({ Measurement: [1] }), 400, /Measurement/],
    ['a boolean for a number', 'POST', data, event({ Measurement: true }), 400, /Measurement/],
    ['a number beyond double', 'POST', data, raw('"Measurement":1e999'), 400, /Measurement/],
    ['a number of 10,000 digits', 'POST', data, raw(`"Measurement":1${'0'.repeat(10_000)}`), 400, /Measurement/],
    ['an unknown enum member', 'POST', data, event({ State: 'Molten' }), 400, /State/],
    ['an object for an index', 'POST', data, event({ Time: {} }), 400, /Time/],
    ['a bad time', 'POST', data, event({ Time: '2020-02-30' }), 400, /Time/],
    ['an array for a type', 'POST', '/Types/New', '[]', 400, /object/],
    ['a text for a type', 'POST', '/Types/New', '"x"', 400, /object/],
    ['no body for a type', 'POST', '/Types/New', '', 400, /body/],
    ['an object for properties', 'POST', '/Types/New', type({ Properties: {} }), 400, /Properties/],
    ['null in properties', 'POST', '/Types/New', type({ Properties: [null] }), 400, /Properties\[0\]/],
    ['a huge type code', 'POST', '/Types/New', type({ SdsTypeCode: 1e300 }), 400, /SdsTypeCode/],
    ['a fractional type code', 'POST', '/Types/New', type({ SdsTypeCode: 1.5 }), 400, /SdsTypeCode/],
    ['another identifier', 'POST', '/Types/New', type({ Id: 'Other' }), 400, /Id/],
    ['an object for a type name', 'POST', '/Types/New', type({ Name: {} }), 400, /Name/],
    ['a number for a type of a stream', 'POST', '/Streams/New', '{"TypeId":7}', 400, /TypeId/],
    ['an unknown type', 'POST', '/Streams/New', '{"TypeId":"Nothing"}', 404, /Nothing/],
    ['NUL for a type', 'POST', '/Streams/New', '{"TypeId":"\\u0000"}', 404, /type/],
    ['NUL for a view', 'POST', '/StreamViews/New', '{"SourceTypeId":"\\u0000","TargetTypeId":"Simple"}', 404, /type/],
    ['__proto__ for a type', 'POST', '/Streams/New', '{"TypeId":"__proto__"}', 404, /__proto__/],
    ['a text for metadata', 'PUT', '/Streams/Simple/Metadata', '"x"', 400, /object/],
    ['an array for metadata', 'PUT', '/Streams/Simple/Metadata', '["x"]', 400, /object/],
    ['an object in metadata', 'PUT', '/Streams/Simple/Metadata', '{"a":{}}', 400, /a/],
    ['an object for tags', 'PUT', '/Streams/Simple/Tags', '{}', 400, /array/],
    ['numbers for tags', 'PUT', '/Streams/Simple/Tags', '[1]', 400, /\[0\]/],
    ['an object for a patch', 'PATCH', '/Streams/Simple/Metadata', '{}', 400, /array/],
    [
      'a patch of __proto__',
      'PATCH',
      '/Streams/Simple/Metadata',
      '[{"op":"add","path":"/__proto__/polluted","value":"x"}]',
      400,
      /__proto__|path/,
    ],
    ['a patch of nothing', 'PATCH', '/Streams/Simple/Metadata', '[{}]', 400, /\[0\]/],
  ])('refuses %s', async (_name, method, path, body, status, where) => {
    await expectRefusal(status, where, await send(method, path, { body }));
  });

  it('refuses a whole batch if its last event is invalid', async () => {
    const events = Array.from({ length: 1_000 }, (_, i) => ({
      ...validEvent,
      Time: `2020-01-01T00:00:00.${1_000 + i}Z`,
    }));
    const body = JSON.stringify([...events, { ...validEvent, Measurement: 'x' }]);
    await expectRefusal(400, /\[1000\].*Measurement/, await send('POST', data, { body }));
  });

  it('refuses a body that is too large, declared or not', async () => {
    const body = `"${'x'.repeat(BODY_LIMIT)}"`;
    await expectRefusal(413, new RegExp(String(BODY_LIMIT)), await send('POST', data, { body }));
    const response = await sendText(
      `POST ${base}${data} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
  });
});

describe('encodings', () => {
  it.each<readonly [string, string, Uint8Array<ArrayBuffer>, number, RegExp]>([
    ['a gzip bomb', 'gzip', gzipSync(Buffer.alloc(50_000_000)), 413, new RegExp(String(INFLATED_LIMIT))],
    ['a deflate bomb', 'deflate', deflateSync(Buffer.alloc(50_000_000)), 413, new RegExp(String(INFLATED_LIMIT))],
    ['garbage as gzip', 'gzip', Buffer.from('[{"Time":1}]'), 400, /body/],
    ['half a gzip', 'gzip', gzipSync(event({})).subarray(0, 40), 400, /body/],
    ['gzip of malformed JSON', 'gzip', gzipSync('[{'), 400, /body.*JSON/],
    ['gzip twice', 'gzip', gzipSync(gzipSync('[]')), 400, /body/],
    ['an unknown encoding', 'snappy', Buffer.from('[]'), 415, /snappy/],
    ['two encodings', 'gzip, gzip', gzipSync(gzipSync('[]')), 415, /gzip, gzip/],
    ['bytes that are no UTF-8', 'identity', Buffer.from([0x22, 0xff, 0xfe, 0x22]), 400, /body/],
  ])('refuses %s', async (_name, encoding, body, status, where) => {
    await expectRefusal(status, where, await send('POST', data, { body, headers: { 'Content-Encoding': encoding } }));
  });

  it.each([
    ['GET', `${data}/Last`],
    ['DELETE', `${data}?index=${timeOfHour(21)}`],
  ])('accepts Content-Encoding gzip on %s without a body', async (method, path) => {
    if (method === 'DELETE') await ok('POST', data, [{ ...validEvent, Time: timeOfHour(21) }]);
    const response = await send(method, path, { headers: gzipped });
    expect(`${response.status} ${response.text}`).toMatch(/^20/);
  });

  it('reports a missing body if gzip is declared and the body is empty', async () => {
    await expectRefusal(400, /body/, await send('PUT', data, { headers: gzipped }));
  });

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
  ])('accepts %s', async (encoding, compress) => {
    const body = compress(event({}));
    const response = await send('POST', data, { body, headers: { 'Content-Encoding': encoding } });
    expect(`${response.status} ${response.text}`).toMatch(/^20/);
    await ok('DELETE', `${data}?index=${timeOfHour(20)}`);
  });
});

describe('characters', () => {
  const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
  const metadata = '/Streams/Simple/Metadata';
  const utf8 = 'application/json; charset=utf-8';

  it.each([
    ['two keys that would collapse', 'PUT', metadata, latin1('{"a\xff":"1","a\xfe":"2"}')],
    ['half a character', 'PUT', metadata, latin1('{"a":"\xc3"}')],
    ['a surrogate', 'PUT', metadata, latin1('{"a":"\xed\xa0\x80"}')],
    ['more bytes than the character needs', 'PUT', metadata, latin1('{"a":"\xc0\xaf"}')],
    [
      'an access list',
      'PUT',
      '/Streams/Simple/AccessControl',
      latin1('{"RoleTrusteeAccessControlEntries":[],"\xff":1}'),
    ],
    ['a key of an event', 'POST', '/Streams/Texts/Data', latin1('[{"Key":"\xff"}]')],
    ['a key in a long body', 'POST', '/Streams/Texts/Data', latin1(`[${' '.repeat(100_000)}{"Key":"\xff"}]`)],
    ['a long body of changes', 'PATCH', '/Streams/Texts/Data', latin1(`[${' '.repeat(100_000)}{"Key":"\xff"}]`)],
    ['a tag', 'PUT', '/Streams/Simple/Tags', latin1('["\xe9"]')],
    ['UTF-16', 'PUT', metadata, new Uint8Array(Buffer.from('\ufeff{"a":"b"}', 'utf16le'))],
  ])('refuses malformed UTF-8: %s', async (_, method, path, body) => {
    for (const headers of [{}, { 'Content-Type': utf8 }])
      await expectRefusal(400, /body.*UTF-8/, await send(method, path, { body, headers }));
    const compressed = { body: gzipSync(body), headers: { 'Content-Encoding': 'gzip' } };
    await expectRefusal(400, /body.*UTF-8/, await send(method, path, compressed));
  });

  it.each(['iso-8859-1', 'utf-16', 'UTF-16LE', '"windows-1252"', 'utf-7', 'nonsense'])(
    'refuses a body that is declared to be in %s',
    async (charset) => {
      const headers = { 'Content-Type': `application/json; charset=${charset}` };
      for (const [method, path] of [
        ['PUT', metadata],
        ['POST', '/Streams/Texts/Data'],
      ] as const)
        await expectRefusal(415, /UTF-8/, await send(method, path, { body: '[]', headers }));
    },
  );

  it.each(['application/json; charset=UTF-8', 'application/json;charset="utf8"', 'text/plain; charset=us-ascii'])(
    'accepts a body that is declared as %s, with a byte order mark or without',
    async (type) => {
      for (const mark of ['', '\ufeff']) {
        const { status } = await send('POST', data, { body: mark + event({}), headers: { 'Content-Type': type } });
        expect(status).toBe(204);
        await ok('DELETE', `${data}?index=${timeOfHour(20)}`);
      }
    },
  );

  it.each([16, 100_000])('accepts a byte order mark before %i spaces and no events', async (spaces) => {
    const { status } = await send('POST', '/Streams/Texts/Data', { body: `\ufeff[${' '.repeat(spaces)}]` });
    expect(status).toBe(204);
  });

  it('keeps the last of members with the same name', async () => {
    expect((await send('POST', data, { body: raw('"Measurement":1,"Measurement":2') })).status).toBe(204);
    expect(await ok('GET', `${data}?index=${timeOfHour(20)}`)).toContain('"Measurement":2');
    await ok('DELETE', `${data}?index=${timeOfHour(20)}`);
  });

  it.each([
    ['a query', `${data}?index=%FF`, /index/],
    ['half a character in a query', `/Streams?query=caf%C3`, /query/],
    ['a path', '/Streams/a%FF', /streamId/],
  ])('refuses malformed UTF-8 in %s', async (_, path, where) => {
    await expectRefusal(400, where, await send('GET', path));
  });
});

const long = '7'.repeat(10_000);
type RefusedPath = readonly [name: string, path: string, status: number, where: RegExp];

describe('parameters', () => {
  it.each<RefusedPath>([
    ['a bad index', `${data}?index=yesterday`, 400, /index/],
    ['an index of 10 KB', `${data}?index=${long}`, 400, /index/],
    ['a window of 10 KB', `${data}?startIndex=${long}&endIndex=1`, 400, /startIndex/],
    ['no index', data, 400, /startIndex/],
    ['an index with NUL', `${data}?index=%00`, 400, /index/],
    ['SQL', `${data}?index=${encodeURIComponent("'; drop table events; --")}`, 400, /index/],
    ['a negative count', `${data}?startIndex=2000-01-01&count=-1`, 400, /count/],
    ['a count that is no number', `${data}?startIndex=2000-01-01&count=many`, 400, /count/],
    ['a count beyond 64 bits', `${data}?startIndex=2000-01-01&count=${'9'.repeat(30)}`, 400, /count/],
    ['a fractional count', `${data}?startIndex=2000-01-01&count=1.5`, 400, /count/],
    ['a negative skip', `/Streams?skip=-1`, 400, /skip/],
    ['two counts', `${data}?startIndex=2000-01-01&count=1&count=2`, 400, /count is given more than once/],
    ['two windows', `${data}?startIndex=2000-01-01&startIndex=2001-01-01&endIndex=2002-01-01`, 400, /startIndex/],
    ['a bad boundary', `${data}?startIndex=2000-01-01&count=1&boundaryType=__proto__`, 400, /boundaryType/],
    [
      'a bad token',
      `${data}?startIndex=2000-01-01&endIndex=2030-01-01&count=1&continuationToken=%F0%9F%92%A9`,
      400,
      /continuationToken/,
    ],
    [
      'a token of 10 KB',
      `${data}?startIndex=2000-01-01&endIndex=2030-01-01&count=1&continuationToken=${long}`,
      400,
      /continuationToken/,
    ],
    ['a filter of 5,000 levels', `${data}?startIndex=2000-01-01&count=1&filter=${'('.repeat(5_000)}`, 400, /filter/],
    ['a filter of 2,000 nots', `${data}?startIndex=2000-01-01&count=1&filter=${'not%20'.repeat(2_000)}`, 400, /filter/],
    [
      'a filter on __proto__',
      `${data}?startIndex=2000-01-01&count=1&filter=__proto__%20eq%201`,
      400,
      /filter|__proto__/,
    ],
    ['a bad path escape', '/Streams/%zz', 400, /streamId/],
    ['a cut path escape', '/Streams/%E0%A4', 400, /streamId/],
    ['an unknown stream', '/Streams/Nothing/Data/Last', 404, /Nothing/],
    ['an unknown type', '/Types/Nothing', 404, /Nothing/],
    ['__proto__ as stream', '/Streams/__proto__', 404, /__proto__/],
    ['constructor as type', '/Types/constructor', 404, /constructor/],
    ['an encoded slash', '/Streams/Sim%2Fple', 400, /streamId/],
    ['parents in a path', '/Streams/..%2F..%2FTypes', 400, /streamId/],
    ['a NUL as stream', '/Streams/%00', 400, /streamId/],
    ['a NUL as type', '/Types/%00', 400, /typeId/],
    ['a NUL as view', '/StreamViews/%00', 400, /streamViewId/],
    ['a NUL as unit', '/Units/%00', 400, /uomId/],
    ['a line feed as stream', '/Streams/a%0D%0Ab', 400, /streamId/],
    ['SQL as stream', `/Streams/${encodeURIComponent("' or 1=1 --")}`, 404, /or 1=1/],
    ['an identifier of 10 KB', `/Streams/${long}`, 400, /streamId.*250/],
    ['__proto__ as metadata key', '/Streams/Simple/Metadata/__proto__', 404, /__proto__/],
    ['constructor as metadata key', '/Streams/Simple/Metadata/constructor', 404, /constructor/],
  ])('refuses %s', async (_name, path, status, where) => {
    await expectRefusal(status, where, await send('GET', path));
  });

  it.each([
    ['an invalid escape in the query', `/Streams?query=%zz`],
    ['a search for NUL', '/Streams?query=%00'],
    ['a search for __proto__', '/Streams?query=__proto__'],
    ['a search for SQL', `/Streams?query=${encodeURIComponent("'; drop table objects; --")}`],
    ['unknown parameters', '/Streams?__proto__=1&constructor=2&toString=3'],
    ['an empty count', '/Streams?count='],
    ['a count of 1e9', `${data}?startIndex=2000-01-01&count=1e9`],
  ])('accepts %s', async (_name, path) => {
    await ok('GET', path);
  });

  it('accepts a request line of 15 KB', async () => {
    const indexes = Array.from({ length: 560 }, (_, i) => `index=2017-11-23T12:${String(i % 60).padStart(2, '0')}:00Z`);
    const path = `${data}/Interpolated?${indexes.join('&')}`;
    expect(path.length).toBeGreaterThan(15_000);
    expect(JSON.parse(await ok('GET', path))).toHaveLength(560);
  });
});

describe('identifiers of new objects', () => {
  it.each([
    ['a slash', 'a%2Fb'],
    ['a NUL', 'a%00b'],
    ['a line feed last', 'a%0A'],
    ['parents', '..%2F..'],
    ['1,000 characters', 'a'.repeat(1_000)],
    ['a space first', '%20a'],
  ])('refuses %s', async (_name, id) => {
    const { Properties, SdsTypeCode } = simpleType;
    for (const [path, body] of [
      [`/Types/${id}`, { Properties, SdsTypeCode }],
      [`/Streams/${id}`, { TypeId: 'Simple' }],
    ] as const) {
      await expectRefusal(400, /Id/, await send('POST', path, { body: JSON.stringify(body) }));
    }
  });
});

describe('unusual texts in events and metadata', () => {
  const texts = '/Streams/Odd/Data';
  const all = `${texts}?filter=${encodeURIComponent("Key ne '-'")}`;
  beforeEach(() => ok('POST', '/Streams/Odd', { TypeId: 'Texts' }));
  afterEach(() => ok('DELETE', '/Streams/Odd'));

  it.each([
    ['NUL', '\\u0000'],
    ['a lone high surrogate', 'a\\ud800'],
    ['a lone low surrogate', '\\udc00a'],
    ['the mark of long numbers', '\\u0091'],
    ['__proto__', '__proto__'],
    ['SQL', "'; drop table events; --"],
  ])('%s in a value and in an index is stored or refused with 400', async (_name, text) => {
    const accepted: unknown[] = [];
    for (const entry of [`{"Key":"~","Value":"${text}"}`, `{"Key":"${text}","Value":"v"}`]) {
      const response = await send('POST', texts, { body: `[${entry}]` });
      if (response.status >= 300) await expectRefusal(400, /\[0\]/, response);
      else accepted.unshift(JSON.parse(entry));
    }
    expect(JSON.parse(await ok('GET', all))).toEqual(expect.arrayContaining(accepted));
    expect(JSON.parse(await ok('GET', all))).toHaveLength(accepted.length);
  });

  it('a member called __proto__ in an event does not change prototypes', async () => {
    const response = await send('POST', texts, {
      body: '[{"Key":"k","Value":"v","__proto__":{"polluted":true}}]',
    });
    expect(response.status).toBeLessThan(500);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('keeps a metadata key called __proto__ as a key, or refuses it', async () => {
    const response = await send('PUT', '/Streams/Odd/Metadata', { body: '{"__proto__":"x"}' });
    expect(response.status).toBeLessThan(500);
    const accepted = await ok('GET', '/Streams/Odd/Metadata');
    expect(accepted).toBe(response.status < 300 ? '{"__proto__":"x"}' : '{}');
  });

  it('uses the last of duplicate members', async () => {
    const response = await send('POST', texts, { body: '[{"Key":"a","Key":"b","Value":"v"}]' });
    expect(response.status).toBeLessThan(300);
    expect(JSON.parse(await ok('GET', all))).toEqual([{ Key: 'b', Value: 'v' }]);
  });
});

describe('malformed HTTP', () => {
  it.each([
    ['garbage', '\x00\x01garbage\r\n\r\n'],
    ['a header without colon', 'GET /live HTTP/1.1\r\nHost x\r\n\r\n'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab'],
    [
      'length and chunks',
      'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no host', 'GET /live HTTP/1.1\r\n\r\n'],
  ])('%s returns 400, and the server closes the connection', async (_name, text) => {
    expect(await sendText(text)).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('garbage after a valid request does not affect that request', async () => {
    const response = await sendText('GET /live HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n\x00garbage\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
    expect(response).toMatch(/HTTP\/1\.1 400 /);
  });

  it('an incomplete body is refused and writes nothing', async () => {
    const head = `POST ${base}${data} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n`;
    expect(await sendText(`${head}${event({})}`, true)).not.toMatch(/^HTTP\/1\.1 [25]/);
  });

  it('refuses a request target with another host', async () => {
    const response = await sendText('GET http://[::bad/%zz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 4/);
  });

  it('refuses a path that begins with two slashes', async () => {
    const response = await sendText(`GET //${base}/Streams HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 4/);
  });
});

/** Sends a text on a new connection. Returns everything that the server sends until the connection closes. */
function sendText(text: string, endsAfterText = false): Promise<string> {
  const { hostname, port } = new URL(server.server.url);
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(Number(port), hostname, () => {
      if (endsAfterText) socket.end(text);
      else socket.write(text);
    });
    socket.setEncoding('utf8').on('data', (chunk: string) => (response += chunk));
    socket.on('close', () => {
      resolve(response);
    });
    socket.on('error', reject);
  });
}
