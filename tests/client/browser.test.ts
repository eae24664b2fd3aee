// The client in a real browser, on a page whose origin differs from that of the API.
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { itInBrowser } from '../support/optional.ts';
import { startBrowser, startPage, type Page } from '../support/page.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

/** The script of the page, bundled with the client. It returns the results of its calls. */
const script = `
  import { createDataServices, createProvisioning, items, streamItems, uploadEvents } from './index.ts';
  window.tryClient = async (options) => {
    const hub = createDataServices(options);
    const own = createProvisioning(options);
    const property = (Id, SdsTypeCode, IsKey = false) => ({ Id, IsKey, SdsType: { SdsTypeCode } });
    const type = { Id: 'Reading', SdsTypeCode: 1, Properties: [property('Time', 16, true), property('Count', 11)] };
    const made = await own.getOrCreateType({ path: { typeId: 'Reading' }, body: type });
    const path = { streamId: 'Browser' };
    await own.getOrCreateStream({ path, body: { Id: 'Browser', TypeId: 'Reading' } });
    const timeOf = (i) => new Date(Date.UTC(2026, 0, 1) + i * 1000).toISOString();
    const events = Array.from({ length: 50 }, (_, i) => ({ Time: timeOf(i), Count: 9007199254740993n + BigInt(2 * i) }));
    const uploaded = await uploadEvents(hub.updateEvents, { to: { path }, events, maxCount: 20 });
    const query = { startIndex: timeOf(0), endIndex: timeOf(100) };
    const paged = [];
    for await (const event of items(hub.listEvents, { path, query: { ...query, count: 20 } })) paged.push(event);
    const streamed = [];
    for await (const event of streamItems(hub.listEvents, { path, query })) streamed.push(event);
    const view = { Id: 'Same', SourceTypeId: 'Reading', TargetTypeId: 'Reading', Mode: 0 };
    const call = () => hub.getOrCreateStreamView({ path: { streamViewId: 'Same' }, body: view });
    await call();
    const again = await call();
    const list = await own.listStreams();
    const missing = await hub.getLastEvent({ path: { streamId: 'Nowhere' } });
    const controller = new AbortController();
    const aborted = hub.getLastEvent({ path, signal: controller.signal }).catch((error) => error.name);
    controller.abort();
    return {
      made: made.data?.Id,
      uploaded,
      paged: paged.map(({ Count }) => String(Count)),
      streamed: streamed.length,
      again: again.data?.Id,
      total: list.response.headers.get('Total-Count'),
      operationId: missing.error?.operationId,
      missing: missing.error?.status,
      aborted: await aborted,
    };
  };`;

describe('in a browser', () => {
  let server: TestServer;
  let page: Page;
  let browser: Browser | undefined;

  beforeAll(async () => {
    server = await startTestServer();
    page = await startPage(script);
    browser = await startBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await page.close();
    await server.stop();
  });

  itInBrowser('writes, reads, pages and streams across origins', async () => {
    if (!browser) throw new Error('There is no browser.');
    const tab = await browser.newPage();
    const faults: string[] = [];
    tab.on('pageerror', (error) => faults.push(error.message));
    await tab.goto(page.url);
    const options = {
      baseUrl: server.server.url,
      auth: server.tokenOf('administrator'),
      path: { tenantId: server.tenant, namespaceId: server.namespace },
    };
    const results = await tab.evaluate(
      (given) => (window as unknown as { tryClient(options: object): Promise<object> }).tryClient(given),
      options,
    );
    expect(results).toEqual({
      made: 'Reading',
      uploaded: { acknowledged: 50 },
      paged: Array.from({ length: 50 }, (_, i) => String(9007199254740993n + BigInt(2 * i))),
      streamed: 50,
      again: 'Same',
      total: '1',
      missing: 404,
      operationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      aborted: 'AbortError',
    });
    expect(faults).toEqual([]);
  });
});
