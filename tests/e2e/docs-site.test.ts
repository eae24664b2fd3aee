// The documentation site, in a real browser that can reach only the server.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { chromium, type Browser, type Page } from 'playwright-core';
import { documents, operationsOf, readBundle, root, type LocatedOperation } from '../../scripts/documents.ts';
import { readConfig } from '../../server/config.ts';
import { startServer, type Server } from '../../server/start.ts';
import { chromiumPath, itInBrowser } from '../support/optional.ts';

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
    server = await startServer(readConfig({ PORT: '0', DATA_DIR: ':memory:', SEED: 'none' }), { site });
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

  /** Opens a page. Returns it with its faults: requests to other hosts, failed requests, errors on the console. */
  async function open(path: string, width = 1280): Promise<{ page: Page; faults: string[] }> {
    if (!browser) throw new Error('There is no browser.');
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    const faults: string[] = [];
    page.on('request', (request) => {
      const own = request.url().startsWith(base) || /^(data|blob):/.test(request.url());
      if (!own) faults.push(`request to ${request.url()}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} from ${response.url()}`);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    await page.goto(base + path, { waitUntil: 'load' });
    return { page, faults };
  }

  /** Expects a link to lead to an existing page, and its fragment to an existing heading. */
  async function expectToOpen(link: string): Promise<void> {
    const target = await fetch(link);
    expect([link, target.status]).toEqual([link, 200]);
    const { hash } = new URL(link);
    if (hash !== '') expect(await target.text()).toContain(`id="${hash.slice(1)}"`);
  }

  itInBrowser.each([1280, 390])('shows the landing page at %i pixels without sideways scrolling', async (width) => {
    const { page, faults } = await open('/docs/', width);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('.card h3').allTextContents()).toEqual(
      expect.arrayContaining(['Data Services API', 'Tenant Identity API', 'Provisioning API (companion)']),
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(faults).toEqual([]);
    await page.close();
  });

  itInBrowser('finds an operation and links to it in the reference', async () => {
    const { page, faults } = await open('/docs/');
    await page.getByRole('searchbox').fill('sampled get');
    const hit = page.locator('#results a').first();
    expect(await hit.textContent()).toContain('/Data/Sampled');
    const summary = (await hit.locator('span').textContent()) ?? '';
    await hit.click();
    await page.waitForURL(/data-services\.html#\/streamdata\/listsampledevents$/);
    await page.getByRole('heading', { name: summary }).first().waitFor();
    expect(faults).toEqual([]);
    await page.close();
  });

  itInBrowser.each(documents().map((document) => [document.name, document] as const))(
    'renders the reference of %s, with its search',
    async (name, document) => {
      const { page, faults } = await open(`/docs/reference/${name}.html`);
      const bundle = readBundle(document);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      expect(await page.getByRole('heading', { level: 1 }).first().textContent()).toContain(bundle.info.title);
      const [first] = operationsOf(bundle);
      await page.keyboard.press('Control+k');
      await page.getByPlaceholder('Search docs...').fill(first?.operation.summary ?? '');
      await page
        .getByText(first?.path ?? '', { exact: true })
        .first()
        .waitFor();
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  itInBrowser.each(documents().map((document) => [document.name, document] as const))(
    'links the operations of %s to the rules that govern them',
    async (name, document) => {
      const [{ operation }] = operationsOf(readBundle(document)) as [LocatedOperation];
      const { page, faults } = await open(
        `/docs/reference/${name}.html#/${operation.tags[0].toLowerCase()}/${operation.operationId.toLowerCase()}`,
      );
      const link = page.getByRole('link', { name: operation.externalDocs?.description ?? 'none', exact: true }).first();
      await expectToOpen(await link.evaluate((a) => (a as HTMLAnchorElement).href));
      // The same address works in the document itself, which the site offers beside its pages.
      await expectToOpen(new URL(operation.externalDocs?.url ?? 'none', `${base}/docs/openapi/${name}.json`).href);
      expect(faults).toEqual([]);
      await page.close();
    },
  );

  const pages = ['guides', 'behavior'].flatMap((folder) =>
    readdirSync(join(root, 'docs', folder)).map((file) => `${folder}/${file.replace('README', 'index')}`),
  );
  itInBrowser.each(pages)('shows the page %s', async (file) => {
    const { page, faults } = await open(`/docs/${file.replace('.md', '.html')}`);
    await page.locator('article h1').waitFor();
    const links = await page.locator('article a').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href));
    for (const link of links.filter((href) => href.startsWith(base))) {
      await expectToOpen(link);
    }
    expect(faults).toEqual([]);
    await page.close();
  });
});
