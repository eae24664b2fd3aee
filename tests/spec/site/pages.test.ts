// The pages of the documentation site, as the build writes them: complete, small, and linked to each other.
import { beforeAll, describe, expect, it } from '@jest/globals';
import { posix } from 'node:path';
import { documents, operationsOf, readBundle } from '../../../scripts/documents.ts';
import { readErrorExamples } from '../../../scripts/error-examples.ts';
import { readArticles, type Article } from '../../../scripts/site/article-pages.ts';
import { readSiteDocuments, sitePages } from '../../../scripts/site/build.ts';
import type { SiteDocument, SiteOperation } from '../../../scripts/site/contract.ts';
import { llmsText } from '../../../scripts/site/home-page.ts';
import { htmlOf, type Page } from '../../../scripts/site/layout.ts';
import { twinOf } from '../../../scripts/site/links.ts';
import { escapeText } from '../../../scripts/site/markup.ts';

const assets = {
  style: 'assets/style.css',
  script: 'assets/site.js',
  search: 'assets/search.js',
  index: 'assets/index.js',
};
const frame = { assets, version: '0.0.0', isPreview: false };
const operationIds = documents().flatMap((document) =>
  operationsOf(readBundle(document)).map(({ operation }) => [operation.operationId, document.name] as const),
);
const errorExamples = new Map(documents().map((document) => [document.name, readErrorExamples(document) ?? {}]));

describe('the pages of the site', () => {
  let contract: readonly SiteDocument[];
  let articles: readonly Article[];
  let pages: readonly Page[];
  const html = new Map<string, string>();
  const operations = new Map<string, SiteOperation>();
  beforeAll(async () => {
    contract = await readSiteDocuments();
    articles = readArticles();
    pages = sitePages(contract, articles);
    for (const page of pages) html.set(page.path, htmlOf(page, frame));
    for (const document of contract)
      for (const operation of document.operations) operations.set(`${document.name}/${operation.id}`, operation);
  });

  const pageOf = (id: string, document: string): { operation: SiteOperation; text: string; page: Page } => {
    const operation = operations.get(`${document}/${id}`);
    const page = pages.find(({ path }) => path === operation?.page);
    if (!operation || !page) throw new Error(`${id} has no page.`);
    return { operation, page, text: html.get(page.path) ?? '' };
  };

  it.each(operationIds)(
    'have one of at most 150 kB for %s of %s, with samples, readable without scripts',
    (id, document) => {
      const { operation, text, page } = pageOf(id, document);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(150_000);
      expect(text).toContain(`<h1>${escapeText(operation.operation.summary)}</h1>`);
      expect(operation.requires).not.toBe('');
      const { 'x-codeSamples': samples = [] } = operation.operation as {
        'x-codeSamples'?: readonly { label: string }[];
      };
      expect(samples.length).toBeGreaterThanOrEqual(3);
      for (const { label } of samples) expect(text).toContain(`<figcaption>${label}</figcaption>`);
      for (const status of Object.keys(operation.operation.responses)) {
        expect(text).toContain(`id="${status}"`);
        expect(page.markdown).toContain(`### ${status}`);
      }
      for (const { title } of Object.values(errorExamples.get(document)?.[id] ?? {}))
        expect(text).toContain(`Example: ${escapeText(title)}`);
    },
  );

  it('have the operations in the order of x-tagGroups, with the display names of the tags', () => {
    for (const { bundle, tags } of contract) {
      const order = bundle['x-tagGroups']?.flatMap((group) => group.tags) ?? [];
      expect(tags.map(({ name }) => name)).toEqual(order);
      const titles = order.map((name) => bundle.tags.find((tag) => tag.name === name)?.['x-displayName']);
      expect(tags.map(({ title }) => title)).toEqual(titles);
    }
  });

  it('have a place for every schema', () => {
    for (const { bundle, schemaGroups } of contract) {
      const placed = schemaGroups.flatMap(({ schemas }) => schemas);
      expect(placed.toSorted()).toEqual(Object.keys(bundle.components['schemas'] ?? {}).toSorted());
      for (const { page, schemas } of schemaGroups)
        for (const schema of schemas) expect(html.get(page)).toContain(`<section class="schema" id="${schema}">`);
    }
  });

  it('have one main landmark, one first heading, a link home and a twin each', () => {
    for (const [path, text] of html) {
      const count = (pattern: RegExp) => [...text.matchAll(pattern)].length;
      expect([path, count(/<main[ >]/g), count(/<h1[ >]/g)]).toEqual([path, 1, 1]);
      const home = posix.relative(posix.dirname(path), 'index.html') || 'index.html';
      expect(text).toContain(`<a class="brand" href="${home}">`);
      expect(text).toContain(`rel="alternate" type="text/markdown" href="${posix.basename(twinOf(path))}"`);
    }
  });

  it('show their own place in the navigation', () => {
    for (const [path, text] of html) {
      const isListed = !['index.html', 'reference/index.html'].includes(path);
      expect([path, [...text.matchAll(/ aria-current="page"/g)].length]).toEqual([path, isListed ? 1 : 0]);
    }
  });

  it('have no two elements with the same id', () => {
    for (const [path, text] of html) {
      const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect([path, ids.filter((id, index) => ids.indexOf(id) !== index)]).toEqual([path, []]);
    }
  });

  it('link only to pages and places that exist', () => {
    const files = new Set([...documents().map(({ name }) => `openapi/${name}.json`), 'llms.txt']);
    const broken: string[] = [];
    for (const [path, text] of html) {
      for (const [, href = ''] of text.matchAll(/<a [^>]*href="([^"]+)"/g)) {
        if (/^[a-z]+:/.test(href)) continue;
        const [file = '', anchor] = href.split('#');
        const target = file === '' ? path : posix.join(posix.dirname(path), file);
        const found = html.get(target);
        const isThere =
          anchor === undefined
            ? found !== undefined || files.has(target) || target === twinOf(path)
            : found?.includes(` id="${anchor}"`);
        if (isThere !== true) broken.push(`${path}: ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('have twins whose links lead to twins that exist', () => {
    const twins = new Set(pages.map(({ path }) => twinOf(path)));
    const broken = pages.flatMap(({ path, markdown }) =>
      [...markdown.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '').matchAll(/\[[^\]\n]*\]\(([^()\s]+)\)/g)]
        .map(([, href = '']) => href)
        .filter((href) => !/^[a-z]+:|^#/.test(href))
        .filter((href) => !twins.has(posix.join(posix.dirname(path), href.split('#')[0] ?? '')))
        .map((href) => `${twinOf(path)}: ${href}`),
    );
    expect(broken).toEqual([]);
  });

  it('are listed in llms.txt', () => {
    const text = llmsText({ documents: contract, isPage: () => true }, articles);
    const listed = new Set([...text.matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href));
    const start = ['index.md', 'guides/index.md', 'reference/index.md', 'decisions/index.md', 'project.md'];
    const missing = pages.map(({ path }) => twinOf(path)).filter((twin) => !listed.has(twin) && !start.includes(twin));
    expect(missing).toEqual([]);
  });

  it('load nothing from other hosts', () => {
    for (const [path, text] of html) {
      const loaded = [...text.matchAll(/<(?:script|link|img|iframe)[^>]+(?:src|href)="([^"]+)"/g)].map(
        ([, address]) => address,
      );
      expect([path, loaded.filter((address) => /^(?:[a-z]+:|\/\/)/.test(address ?? ''))]).toEqual([path, []]);
      expect([path, [...text.matchAll(/ style="| on[a-z]+="/g)].length]).toEqual([path, 0]);
    }
  });
});
