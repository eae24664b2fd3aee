// The documentation site, in a real browser that can reach only the server.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { documents, operationsOf, readBundle, root } from '../../scripts/documents.ts';
import { sampleRequest } from '../../scripts/request-samples.ts';
import { readConfig } from '../../server/config.ts';
import { startServer, type Server } from '../../server/start.ts';
import { chromiumPath, itInBrowser } from '../support/optional.ts';

/** A page of each kind. */
const kinds = [
  'index.html',
  'reference/index.html',
  'reference/data-services.html',
  'reference/data-services/stream-data.html',
  'reference/data-services/listEvents.html',
  'reference/provisioning/getOrCreateDataView.html',
  'reference/identity/countUsers.html',
  'reference/provisioning/schemas/data-views.html',
  'guides/first-minute.html',
  'behavior/index.html',
  'behavior/stream-data.html',
  'decisions/index.html',
  'decisions/0009-layout.html',
  'coverage.html',
];
const widths = [1280, 390];
const themes = ['light', 'dark'] as const;
const views = widths.flatMap((width) => themes.map((theme) => [width, theme] as const));

const demoTenant = '11111111-1111-4111-8111-111111111111';
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

describe('documentation site', () => {
  const site = mkdtempSync(join(tmpdir(), 'millrace-site-'));
  let server: Server;
  let base: string;
  let browser: Browser | undefined;

  beforeAll(async () => {
    const built = spawnSync('node', ['scripts/docs.ts'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '', SITE_DIR: site },
    });
    if (built.status !== 0) throw new Error(built.stderr);
    const config = readConfig({ PORT: '0', DATA_DIR: ':memory:', SEED: 'demo', LOG_LEVEL: 'silent' });
    server = await startServer(config, { site });
    base = server.url;
    if (chromiumPath) {
      browser = await chromium.launch({
        executablePath: chromiumPath,
        args: [
          '--no-sandbox',
          '--disable-gpu',
          '--disable-background-networking',
          '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        ],
      });
    }
  });
  afterAll(async () => {
    await browser?.close();
    await server.stop();
    rmSync(site, { recursive: true });
  });

  interface Opened {
    readonly page: Page;
    /** Requests to other hosts, failed requests, violations of the policy and errors on the console. */
    readonly faults: string[];
  }

  /** Opens a page in a window of its own. */
  async function open(path: string, options: BrowserContextOptions = {}): Promise<Opened> {
    if (!browser) throw new Error('There is no browser.');
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, ...options });
    const faults: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(base)) faults.push(`request to ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} from ${response.url()}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(`${base}/docs/${path}`, { waitUntil: 'load' });
    return { page, faults };
  }

  /** Returns the texts at the edge of the screen, except in blocks that scroll. */
  const textsAtEdge = (page: Page, width: number): Promise<readonly string[]> =>
    page.evaluate((right) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || node.textContent?.trim() === '' || !parent.checkVisibility()) continue;
        if (parent.closest('pre, .table, .skip, script')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects())
          if (box.width > 0 && (box.left < 8 || box.right > right)) found.push(node.textContent ?? '');
      }
      return found;
    }, width - 8);

  /** Returns the serious findings of axe. */
  async function seriousFindings(page: Page): Promise<readonly string[]> {
    // The policy of the page allows only its own scripts; a script that the browser evaluates is not bound by it.
    await page.evaluate(axe);
    return page.evaluate(async () => {
      const { violations } = await (
        globalThis as unknown as {
          axe: { run: () => Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }> };
        }
      ).axe.run();
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 120) ?? ''}`);
    });
  }

  /** Returns the milliseconds until the browser shows the first contents of the page. */
  const firstView = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const [entry] = list.getEntriesByName('first-contentful-paint');
            if (entry) resolve(entry.startTime);
          }).observe({ type: 'paint', buffered: true });
        }),
    );

  describe.each(kinds)('the page %s', (path) => {
    itInBrowser.each(views)('fits %i pixels in the %s theme, without serious findings of axe', async (width, theme) => {
      const { page, faults } = await open(path, { viewport: { width, height: 900 }, colorScheme: theme });
      // Other tests use the processor too: the fastest of a few views counts.
      let view = await firstView(page);
      for (let again = 0; again < 3 && view >= 1000; again++) {
        await page.reload({ waitUntil: 'load' });
        view = Math.min(view, await firstView(page));
      }
      expect(view).toBeLessThan(1000);
      expect(await textsAtEdge(page, width)).toEqual([]);
      const size = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(size).toBeLessThanOrEqual(width);
      expect(faults).toEqual([]);
      expect(await seriousFindings(page)).toEqual([]);
      await page.close();
    });
  });

  itInBrowser('shows an operation completely without scripts', async () => {
    const { page, faults } = await open('reference/data-services/listEvents.html', { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Read stored events');
    for (const label of ['curl', 'TypeScript client', 'fetch'])
      expect(await page.locator('figcaption', { hasText: label }).first().isVisible()).toBe(true);
    expect(await page.locator('button:visible').count()).toBe(0);
    expect(faults).toEqual([]);
    await page.close();
  });

  itInBrowser('shows the address of the actual server in samples', async () => {
    const { page } = await open('reference/data-services/getLastEvent.html');
    expect(await page.locator('.endpoint').textContent()).toContain(`${base}/api/v1`);
    expect(await page.locator('.beside').textContent()).not.toContain('127.0.0.1:8080');
    await page.close();
  });

  itInBrowser('finds operations, schemas, guides and rules by keyboard', async () => {
    const { page, faults } = await open('index.html');
    for (const [query, title] of [
      ['sampled data', 'Read sampled events'],
      ['SdsStreamView', 'SdsStreamView'],
      ['typescript client', 'The TypeScript client'],
      ['list boundaries', 'List boundaries'],
    ] as const) {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill(query);
      await page.getByRole('option', { name: title }).first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => !document.querySelector('dialog[open]'));
      await page.getByRole('heading', { name: title }).first().waitFor();
    }
    expect(faults).toEqual([]);
    await page.close();
  });

  itInBrowser('shows one sample at a time, and remembers the language', async () => {
    const { page } = await open('reference/data-services/getLastEvent.html');
    await page.getByRole('tab', { name: 'curl' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tab', { name: 'TypeScript client' }).click();
    expect(await page.getByRole('tabpanel', { name: 'curl' }).count()).toBe(0);
    await page.goto(`${base}/docs/reference/data-services/getFirstEvent.html`);
    expect(await page.getByRole('tabpanel', { name: 'TypeScript client' }).isVisible()).toBe(true);
    await page.close();
  });

  itInBrowser('copies a sample', async () => {
    const { page } = await open('reference/data-services/getLastEvent.html', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.getByRole('tabpanel', { name: 'curl' }).getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`curl -X GET '${base}/api/v1`);
    await page.close();
  });

  itInBrowser('opens and closes the menu on a narrow screen', async () => {
    const { page } = await open('guides/searching.html', { viewport: { width: 390, height: 800 } });
    expect(await page.getByRole('link', { name: 'The first minute' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'The first minute' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('link', { name: 'The first minute' }).count()).toBe(0);
    await page.close();
  });

  itInBrowser.each(widths)('sends a request of a form by keyboard alone at %i pixels', async (width) => {
    const { page, faults } = await open('reference/data-services/getLastEvent.html', {
      viewport: { width, height: 800 },
    });
    await page.getByRole('button', { name: 'Try it' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Get a token' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('The token is valid').waitFor();
    await page.getByLabel('tenantId').fill(demoTenant);
    await page.getByLabel('namespaceId').fill('demo');
    await page.getByLabel('streamId').fill('SeattleHourly');
    await page.keyboard.press('Enter');
    await page.locator('[data-status="200"]').waitFor();
    expect(await page.locator('.try-answer pre').first().textContent()).toContain('"Temperature": 4.3');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(faults).toEqual([]);
    await page.close();
  });

  itInBrowser('has no serious finding of axe in an open form and in the search', async () => {
    const { page } = await open('reference/data-services/insertEvents.html');
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('events');
    await page.getByRole('option').first().waitFor();
    expect(await seriousFindings(page)).toEqual([]);
    await page.close();
  });

  itInBrowser.each(documents().map((document) => [document.name, document] as const))(
    'sends every operation of %s from the form of its page',
    async (name, document) => {
      const { page } = await open(`reference/${name}.html`);
      const bundle = readBundle(document);
      const failed: string[] = [];
      let sent = '';
      page.on('request', (request) => {
        if (/\/(?:api|control)\/v1/.test(request.url()))
          sent = [request.method(), request.url(), request.postData() ?? ''].join('\n');
      });
      for (const located of operationsOf(bundle)) {
        const { operation } = located;
        await page.goto(`${base}/docs/reference/${name}/${operation.operationId}.html`, {
          waitUntil: 'domcontentloaded',
        });
        await page.getByRole('button', { name: 'Try it' }).click();
        const token = page.getByLabel('Token', { exact: true });
        if ((await token.count()) > 0 && (await token.inputValue()) === '') {
          await page.getByRole('button', { name: 'Get a token' }).click();
          await page.locator('.try-message', { hasText: 'valid' }).waitFor();
        }
        await page.getByRole('button', { name: 'Send' }).click();
        const status = (await page.locator('[data-status]').getAttribute('data-status')) ?? 'none';
        if (operation.responses[status] === undefined || status === '401')
          failed.push(`${operation.operationId}: ${status}`);
        const { path, init } = sampleRequest(bundle, located);
        const body = typeof init.body === 'string' ? JSON.stringify(JSON.parse(init.body), null, 2) : '';
        const expected = [init.method, base + path, body].join('\n');
        if (sent !== expected) failed.push(`${operation.operationId} sent ${sent} instead of ${expected}`);
      }
      expect(failed).toEqual([]);
      await page.close();
    },
    240_000,
  );

  describe('as files', () => {
    it('is served compressed to clients that accept it', async () => {
      for (const coding of ['br', 'gzip']) {
        const response = await fetch(`${base}/docs/reference/data-services/listEvents.html`, {
          headers: { 'Accept-Encoding': coding },
        });
        expect(response.headers.get('content-encoding')).toBe(coding);
        expect(await response.text()).toContain('Read stored events');
      }
      const plain = await fetch(`${base}/openapi/edge.json`, { headers: { 'Accept-Encoding': 'identity' } });
      expect(plain.headers.get('content-encoding')).toBeNull();
    });

    it('has assets that browsers keep, and pages that they check', async () => {
      const page = await fetch(`${base}/docs/`);
      const [, style = ''] = /rel="stylesheet" href="([^"]+)"/.exec(await page.text()) ?? [];
      expect(page.headers.get('cache-control')).toBe('no-cache');
      const asset = await fetch(`${base}/docs/${style}`);
      expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    });

    it('allows scripts, styles and connections of this server only', async () => {
      const { headers } = await fetch(`${base}/docs/`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy.split('; ')).toEqual(
        expect.arrayContaining(["default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'"]),
      );
      expect(policy).not.toMatch(/unsafe|http|\*|data:/);
    });

    it('has a Markdown twin of each page, and llms.txt', async () => {
      const twin = await fetch(`${base}/docs/reference/data-services/listEvents.md`);
      expect(twin.headers.get('content-type')).toMatch(/^text\/markdown/);
      expect(await twin.text()).toMatch(/^# Read stored events\n/);
      const list = await fetch(`${base}/docs/llms.txt`);
      expect(await list.text()).toContain('(reference/data-services/listEvents.md)');
    });
  });
});
