// Indexes as text in all parts of requests: which forms of times are accepted, and that invalid text is refused.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.ts';

const codes = {
  Boolean: 3,
  Char: 4,
  SByte: 5,
  Byte: 6,
  Int16: 7,
  UInt16: 8,
  Int32: 9,
  UInt32: 10,
  Int64: 11,
  UInt64: 12,
  Single: 13,
  Double: 14,
  Decimal: 15,
  DateTime: 16,
  Guid: 19,
  DateTimeOffset: 20,
  TimeSpan: 21,
} as const;
const noon = '2017-11-23T12:00:00Z';
/** Forms of the same time, noon. */
const formsOfNoon = [
  '11/23/2017 12:00:00 PM',
  '11/23/2017 12:00 PM',
  '11/23/2017 12:00',
  '11/23/2017 12:00:00.0000000',
  '11/23/2017 12:00:00 +00:00',
  'Nov 23, 2017, 12:00:00 PM',
  'November 23, 2017 12:00 PM',
  '23 Nov 2017 12:00:00',
  'Thu, 23 Nov 2017 12:00:00 GMT',
];

let server: TestServer;
let base = '';
beforeAll(async () => {
  server = await startTestServer({ AUTH: 'off' });
  base = `/api/v1/Tenants/${server.tenant}/Namespaces/demo`;
  for (const [name, code] of Object.entries(codes)) await stream(name, [key('Key', code)]);
  await stream('Compound', [key('Order', codes.Int32, 0), key('Time', codes.DateTime, 1)]);
  await ok('PUT', '/Streams/DateTime/Data', [{ Key: noon, V: 1, N: 1 }]);
  await ok('PUT', '/Streams/Compound/Data', [{ Order: 1, Time: noon, V: 1 }]);
});
afterAll(() => server.stop());

const property = (Id: string, SdsTypeCode: number) => ({ Id, SdsType: { SdsTypeCode } });
const key = (id: string, code: number, Order = 0) => ({ ...property(id, code), IsKey: true, Order });

async function stream(id: string, keys: readonly object[]): Promise<void> {
  const Properties = [...keys, property('V', codes.Double), property('N', 100 + codes.Double)];
  await ok('POST', `/Types/${id}`, { SdsTypeCode: 1, Properties });
  await ok('POST', `/Streams/${id}`, { TypeId: id });
}

async function send(method: string, path: string, body?: unknown) {
  const response = await server.send(method, base + path, body === undefined ? {} : { body });
  const text = await response.text();
  return { status: response.status, text, body: text === '' ? null : (JSON.parse(text) as unknown) };
}

async function ok(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await send(method, path, body);
  expect(`${response.status} ${response.text}`).toMatch(/^2/);
  return response.body;
}

/** Returns every request with an index in its query, each with the name of that parameter. */
function requests(id: string, text: string, other = text): readonly (readonly [string, string, string])[] {
  const [one, two] = [encodeURIComponent(text), encodeURIComponent(other)];
  const windows = [
    ['startIndex', `startIndex=${one}&endIndex=${two}`],
    ['endIndex', `startIndex=${two}&endIndex=${one}`],
  ] as const;
  const data = `/Streams/${id}/Data`;
  const joins = `/Bulk/Streams/Data/Joins?streams=${id}&joinMode=1`;
  return [
    ...['index', 'startIndex'].flatMap((name) =>
      ['', '/Transform'].map((path) => ['GET', name, `${data}${path}?${name}=${one}`] as const),
    ),
    ...['', '/Transform'].map((path) => ['GET', 'index', `${data}${path}/Interpolated?index=${one}`] as const),
    ...windows.flatMap(([name, window]) => [
      ['GET', name, `${data}?${window}`] as const,
      ['GET', name, `${data}?${window}&boundaryType=3&filter=V%20gt%200`] as const,
      ['GET', name, `${data}/Interpolated?${window}&count=2`] as const,
      ['GET', name, `${data}/Transform/Interpolated?${window}&count=2`] as const,
      ['GET', name, `${data}/Summaries?${window}`] as const,
      ['GET', name, `${data}/Transform/Summaries?${window}`] as const,
      ['GET', name, `${data}/Sampled?${window}&intervals=2&sampleBy=V`] as const,
      ['GET', name, `${data}/Transform/Sampled?${window}&intervals=2&sampleBy=V`] as const,
      ['GET', name, `${joins}&${window}`] as const,
      ['DELETE', name, `${data}?${window}`] as const,
    ]),
    ['GET', 'continuationToken', `${data}?startIndex=${two}&endIndex=${two}&continuationToken=${one}`],
    ['DELETE', 'index', `${data}?index=${one}`],
  ];
}

async function expectRefusal(method: string, path: string, parameter: string, body?: unknown): Promise<void> {
  const response = await send(method, path, body);
  expect(`${method} ${path} ${response.status}`).toBe(`${method} ${path} 400`);
  expect(response.text).toContain(parameter);
}

describe('text that is not an index', () => {
  /** Returns a valid index of a type. */
  const validIndex = (id: string) => {
    if (id.startsWith('DateTime')) return noon;
    return (
      { Boolean: 'true', Char: 'x', Guid: '19a87a76-614a-385b-ba48-6f8b30ff6ab2', TimeSpan: '1.00:00:00' }[id] ?? '1'
    );
  };

  it.each(Object.keys(codes))(
    'is refused by every request with an index of type %s, naming the parameter',
    async (id) => {
      for (const bad of ['garbage', '2017-13-45', '11/23/2017 13:00:00 PM', '1|2'])
        for (const [method, parameter, path] of requests(id, bad, validIndex(id)))
          await expectRefusal(method, path, parameter);
    },
  );

  it('is refused in each part of a compound index', async () => {
    for (const bad of [`garbage|${noon}`, '1|garbage', '1', `1|${noon}|`, '|', '1|'])
      for (const [method, parameter, path] of requests('Compound', bad, `1|${noon}`)) {
        if (/Interpolated|Summaries|Sampled|Joins|boundaryType/.test(path)) continue;
        await expectRefusal(method, path, parameter);
      }
  });

  it.each(Object.keys(codes))('is refused in the events of a body, by a stream with keys of type %s', async (id) => {
    for (const method of ['POST', 'PUT', 'PATCH'])
      for (const bad of ['garbage', '', '2017-13-45', {}, []])
        await expectRefusal(method, `/Streams/${id}/Data`, '[0].Key', [{ Key: bad, V: 1 }]);
  });

  it('is refused by the window and the defaults of a data view', async () => {
    const view = { Id: 'V', IndexTypeCode: 'DateTime', Queries: [{ Id: 'Q', Kind: 1, Value: 'DateTime' }] };
    const data = `/dataviews/V/data`;
    await ok('POST', '/dataviews/V', view);
    for (const form of ['interpolated', 'stored'])
      for (const bad of ['garbage', '2017-13-45']) {
        await expectRefusal('GET', `${data}/${form}?startIndex=${bad}&endIndex=${noon}&interval=1`, 'startIndex');
        await expectRefusal('GET', `${data}/${form}?startIndex=${noon}&endIndex=${bad}&interval=1`, 'endIndex');
      }
    await expectRefusal('GET', `${data}/interpolated?startIndex=${noon}&endIndex=${noon}&interval=garbage`, 'interval');
    await ok('PUT', '/dataviews/V', { ...view, DefaultStartIndex: 'garbage' });
    await expectRefusal('GET', `${data}/stored?endIndex=${noon}`, 'DefaultStartIndex');
  });

  it('is refused in the filter of a read', async () => {
    for (const filter of ["Key gt 'garbage'", "Key gt datetime'garbage'", 'Key gt garbage'])
      await expectRefusal('GET', `/Streams/DateTime/Data?filter=${encodeURIComponent(filter)}`, 'filter');
  });

  it('has changed no event', async () => {
    expect(await ok('GET', '/Streams/DateTime/Data?filter=V%20ge%200')).toMatchObject([{ Key: noon, V: 1 }]);
    expect(await ok('GET', '/Streams/Compound/Data/First')).toMatchObject({ Order: 1, Time: noon, V: 1 });
  });
});

describe('times as .NET writes them in its invariant culture', () => {
  it.each(formsOfNoon)('are read in every parameter that is an index: %s', async (text) => {
    for (const [method, , path] of requests('DateTime', text)) {
      // A window of one moment has no summary, and nothing to sample.
      if (method !== 'GET' || /Summaries|Sampled|Interpolated\?startIndex|continuationToken/.test(path)) continue;
      expect([path, JSON.stringify(await ok('GET', path))]).toEqual([path, expect.stringContaining(noon)]);
    }
    const later = encodeURIComponent('11/23/2017 1:00:00 PM');
    const window = `startIndex=${encodeURIComponent(text)}&endIndex=${later}`;
    expect(await ok('GET', `/Streams/DateTime/Data/Summaries?${window}`)).toMatchObject([{ Start: { Key: noon } }]);
    expect(await ok('GET', `/Streams/DateTime/Data/Sampled?${window}&intervals=1&sampleBy=V`)).toMatchObject([
      { Key: noon },
    ]);
  });

  it.each(formsOfNoon)('are read in events: %s', async (text) => {
    await ok('PUT', '/Streams/DateTime/Data', [{ Key: text, V: 2 }]);
    expect(await ok('GET', '/Streams/DateTime/Data/Last')).toMatchObject({ Key: noon, V: 2 });
    await ok('PUT', '/Streams/DateTime/Data', [{ Key: noon, V: 1 }]);
  });

  it('are read in the parts of a compound index', async () => {
    const index = encodeURIComponent('1|Nov 23, 2017, 12:00:00 PM');
    expect(await ok('GET', `/Streams/Compound/Data?index=${index}`)).toMatchObject([{ Order: 1, Time: noon }]);
  });
});

describe('an empty text for a nullable number in an event', () => {
  it.each(['POST', 'PUT', 'PATCH'])('is null: %s', async (method) => {
    const time = '2018-01-01T00:00:00Z';
    if (method === 'PATCH') await ok('PUT', '/Streams/DateTimeOffset/Data', [{ Key: time, N: 5 }]);
    await ok(method, '/Streams/DateTimeOffset/Data', [{ Key: time, N: '' }]);
    const { body } = await send('GET', '/Streams/DateTimeOffset/Data/Last');
    expect(body).toEqual(expect.not.objectContaining({ N: expect.anything() }));
    await ok('DELETE', '/Streams/DateTimeOffset/Data?startIndex=2018-01-01&endIndex=2018-01-01');
  });

  it('is refused where the number cannot be null', async () => {
    await expectRefusal('PUT', '/Streams/DateTime/Data', '[0].V', [{ Key: noon, V: '' }]);
  });
});
