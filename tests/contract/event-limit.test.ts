// A read of too many events is refused before its response starts (docs/behavior/stream-data.md#event-limit).
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.ts';

const limit = 3_000;
const stored = 20_000;
let server: TestServer;
const send = (method: string, path: string, body?: unknown) =>
  server.send(method, `/api/v1/Tenants/${server.tenant}/Namespaces/${server.namespace}${path}`, {
    body,
    headers: { 'Accept-Verbosity': 'verbose' },
  });

beforeAll(async () => {
  server = await startTestServer({ EVENT_LIMIT: String(limit) });
  const property = (Id: string, IsKey = false) => ({ Id, IsKey, SdsType: { SdsTypeCode: 9 } });
  await send('POST', '/Types/Pair', {
    Id: 'Pair',
    SdsTypeCode: 1,
    Properties: [property('Key', true), property('Value')],
  });
  await send('POST', '/Streams/Long', { Id: 'Long', TypeId: 'Pair' });
  for (let from = 0; from < stored; from += limit)
    expect((await send('POST', '/Streams/Long/Data', pairs(from, Math.min(limit, stored - from)))).status).toBe(204);
});
afterAll(() => server.stop());

function pairs(from: number, count: number) {
  return Array.from({ length: count }, (_, i) => ({ Key: from + i, Value: (from + i) % 100 }));
}

const window = (from: number, count: number) => `startIndex=${from}&endIndex=${from + count - 1}`;

describe('the limit of events', () => {
  it.each([
    ['a window', `/Data?${window(0, limit + 1)}`],
    ['a long window', `/Data?${window(0, stored)}`],
    ['a window with an event outside', `/Data?${window(1, limit)}&boundaryType=2`],
    ['a window behind a filter', `/Data?${window(0, stored)}&filter=Value lt 50`],
    ['a table', `/Data/Transform?${window(0, stored)}&form=tableh`],
    ['lines', `/Data/Transform?${window(0, stored)}&form=csv`],
    ['sampled', `/Data/Sampled?${window(0, stored)}&intervals=2&sampleBy=Value`],
    ['summaries', `/Data/Summaries?${window(0, stored)}`],
  ])('refuses %s', async (_, path) => {
    const response = await send('GET', `/Streams/Long${path}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      Error: 'The request is not valid.',
      Reason: `Exceeded the maximum return count of ${limit} events.`,
      Resolution: 'Reduce query size and resubmit the request.',
    });
  });

  it('allows exactly that many', async () => {
    for (const path of [window(17, limit), `${window(18, limit - 2)}&boundaryType=2`]) {
      const response = await send('GET', `/Streams/Long/Data?${path}`);
      expect(response.status).toBe(200);
      const events = (await response.json()) as readonly { readonly Key: number }[];
      expect(events.map(({ Key }) => Key)).toEqual(Array.from({ length: limit }, (_, i) => 17 + i));
    }
  });
});

describe.each(['POST', 'PUT', 'PATCH'])('the limit of events, %s', (method) => {
  it.each([
    ['long', {}],
    ['with spaces', { space: 2 }],
  ])('refuses one more, names the limit and writes nothing: %s', async (_, { space }: { space?: number }) => {
    const from = method === 'POST' ? stored : 0;
    const body = JSON.stringify(
      pairs(from, limit + 1).map((pair) => ({ ...pair, Value: -1 })),
      null,
      space,
    );
    const response = await send(method, '/Streams/Long/Data', body);
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({
      Reason: `The body has more than ${limit} events; the limit is ${limit} (EVENT_LIMIT).`,
      Parameters: { Limit: String(limit), Setting: 'EVENT_LIMIT' },
    });
    const last = (await (await send('GET', '/Streams/Long/Data/Last')).json()) as object;
    expect(last).toMatchObject({ Key: stored - 1, Value: (stored - 1) % 100 });
    expect(await (await send('GET', '/Streams/Long/Data/First')).json()).toMatchObject({ Key: 0 });
  });
});

describe('the limit of events of a type change', () => {
  const change = (stream: string) => send('PUT', `/Streams/${stream}/Type?streamViewId=PairToPair`);

  beforeAll(async () => {
    const view = { SourceTypeId: 'Pair', TargetTypeId: 'Pair', Properties: [] };
    expect((await send('POST', '/StreamViews/PairToPair', view)).status).toBe(200);
    await send('POST', '/Streams/Full', { Id: 'Full', TypeId: 'Pair' });
    expect((await send('POST', '/Streams/Full/Data', pairs(0, limit))).status).toBe(204);
  });

  it('allows exactly that many events, and refuses one more', async () => {
    expect((await change('Full')).status).toBe(204);
    expect((await send('POST', '/Streams/Full/Data', pairs(limit, 1))).status).toBe(204);
    const response = await change('Full');
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      Reason: `The type cannot be changed: the stream has ${limit + 1} events, and one request changes at most ${limit} (EVENT_LIMIT).`,
    });
  });
});
