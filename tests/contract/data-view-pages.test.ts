// Pages of stored rows that are too large to compute before the response starts (server/data-views/paged-rows.ts).
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld, type World } from './support/cases.ts';
import { flowField, createStream, timeOfMinute, pumpType } from './support/data-views.ts';

/** Thirty fields and the index: a page of 10000 rows has more cells than are computed ahead. */
const view = {
  Queries: [{ Id: 'pumps', Value: 'Pump*' }],
  DataFieldSets: [
    {
      QueryId: 'pumps',
      IdentifyingField: { Source: 'Id' },
      DataFields: Array.from({ length: 30 }, (_, place) => flowField({ Label: `{IdentifyingValue} ${place}` })),
    },
  ],
};
const events = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    Time: new Date(Date.parse(timeOfMinute(0)) + i * 1000).toISOString(),
    Flow: i,
    Level: 0,
  }));

/** Returns the number of lines of each page, and the values of the first stream in all pages. */
async function pagesOf(world: World, count: number) {
  const sizes: number[] = [];
  const found: number[] = [];
  const query = `startIndex=2024-01-01&endIndex=2025-01-01&form=csv&cache=Refresh&count=${count}`;
  for (let path: string | null = `${world.base}/preview/dataviews/data/stored?${query}`; path !== null;) {
    const response = await world.server.send('POST', path, { body: view });
    const text = await response.text();
    expect(`${response.status} ${response.status === 200 ? '' : text}`).toBe('200 ');
    const lines = text === '' ? [] : text.split('\n');
    sizes.push(lines.length);
    for (const line of lines) found.push(Number(line.split(',')[1]));
    path = response.headers.get('next-page')?.slice(world.server.server.url.length) ?? null;
  }
  return { sizes, found };
}

describe('large pages', () => {
  let server: TestServer;
  let world: World;
  beforeAll(async () => {
    server = await startTestServer();
    world = await newWorld(server);
    await world.ok('POST', '/Types/Pump', pumpType);
    await createStream(world, 'PumpA', { events: events(10_500) });
  });
  afterAll(() => server.stop());
  const all = Array.from({ length: 10_500 }, (_, i) => i);

  it('continue where the previous page ended', async () => {
    expect(await pagesOf(world, 10_000)).toEqual({ sizes: [10_000, 500], found: all });
  });

  it('have no next page if the streams have no more events than the page has rows', async () => {
    expect(await pagesOf(world, 10_500)).toEqual({ sizes: [10_500], found: all });
  });

  it('can be followed by an empty page if streams share indexes', async () => {
    const other = await newWorld(server);
    await other.ok('POST', '/Types/Pump', pumpType);
    for (const id of ['PumpA', 'PumpB']) await createStream(other, id, { events: events(10_500) });
    expect(await pagesOf(other, 10_500)).toEqual({ sizes: [10_500, 0], found: all });
  });
});
