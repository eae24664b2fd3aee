// Builds the site: all pages with their Markdown twins, the search index, scripts, styles and the documents.
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, transform } from 'esbuild';
import { documents, root } from '../documents.ts';
import { referenceBundle } from '../reference-bundle.ts';
import { articlePages, articlePaths, readArticles, type Article } from './article-pages.ts';
import { siteDocument, type SiteDocument } from './contract.ts';
import { homePage, llmsText } from './home-page.ts';
import { htmlOf, type Assets, type Page } from './layout.ts';
import { twinOf } from './links.ts';
import { operationPage } from './operation-page.ts';
import { documentPage, referenceIndex, schemaPage, tagPage } from './reference-pages.ts';
import { searchEntries } from './search-entries.ts';
import { createIndex } from './search.ts';

const sources = import.meta.dirname;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** Returns the documents of the contract as the site shows them. */
export function readSiteDocuments(): Promise<readonly SiteDocument[]> {
  return Promise.all(documents().map(async (document) => siteDocument(document.name, await referenceBundle(document))));
}

/** Returns all pages of the site; throws if two pages have the same path on a file system that ignores case. */
export function sitePages(all: readonly SiteDocument[], articles: readonly Article[]): readonly Page[] {
  const paths = new Set([
    'index.html',
    'reference/index.html',
    ...articlePaths(articles),
    ...all.flatMap(({ page, tags, operations, schemaGroups }) => [
      page,
      ...[...tags, ...operations, ...schemaGroups].map((one) => one.page),
    ]),
  ]);
  const reference = { documents: all, isPage: (path: string) => paths.has(path) };
  const pages = [
    homePage(reference, articles),
    referenceIndex(reference),
    ...all.map((document) => documentPage(reference, document)),
    ...all.flatMap(({ tags }) => tags.map((tag) => tagPage(reference, tag))),
    ...all.flatMap(({ operations }) => operations.map((operation) => operationPage(reference, operation))),
    ...all.flatMap(({ schemaGroups }) => schemaGroups.map((group) => schemaPage(reference, group))),
    ...articlePages(articles, reference.isPage),
  ];
  const seen = new Set<string>();
  for (const { path } of pages) {
    if (seen.has(path.toLowerCase())) throw new Error(`Two pages have the path ${path}, apart from case.`);
    seen.add(path.toLowerCase());
  }
  return pages;
}

/** Returns a script for browsers, with all of its imports in one text. */
async function bundleScript(file: string): Promise<string> {
  const built = await build({
    entryPoints: [join(sources, 'browser', file)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
  });
  return built.outputFiles[0]?.text ?? '';
}

/** Returns the files whose names contain a hash of their contents, so that browsers may keep them forever. */
async function assetFiles(
  entries: ReturnType<typeof searchEntries>,
): Promise<{ assets: Assets; files: ReadonlyMap<string, string> }> {
  const files = new Map<string, string>();
  const add = (name: string, type: string, text: string): string => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const path = `assets/${name}-${hash}.${type}`;
    files.set(path, text);
    return path;
  };
  const style = await transform(readFileSync(join(sources, 'assets', 'style.css'), 'utf8'), {
    loader: 'css',
    minify: true,
  });
  const index = JSON.stringify(JSON.stringify(createIndex(entries)));
  const assets = {
    style: add('style', 'css', style.code),
    script: add('site', 'js', await bundleScript('site.ts')),
    search: add('search', 'js', await bundleScript('search-engine.ts')),
    index: add('search-index', 'js', `globalThis.millraceIndex=${index};`),
  };
  return { assets, files };
}

export interface BuildOptions {
  /** The folder of the site, which is emptied first. */
  readonly folder: string;
  readonly isPreview?: boolean;
}

/** Builds the site into a folder; returns the number of its pages. */
export async function buildSite({ folder, isPreview = false }: BuildOptions): Promise<number> {
  const all = await readSiteDocuments();
  const articles = readArticles();
  const pages = sitePages(all, articles);
  const { assets, files } = await assetFiles(searchEntries(all, articles));
  const frame = { assets, version, isPreview };

  rmSync(folder, { recursive: true, force: true });
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const page of pages) {
    write(page.path, htmlOf(page, frame));
    write(twinOf(page.path), page.markdown);
  }
  for (const [path, text] of files) write(path, text);
  write('llms.txt', llmsText({ documents: all, isPage: () => true }, articles));
  mkdirSync(join(folder, 'openapi'));
  for (const { name, bundle } of documents()) copyFileSync(join(root, bundle), join(folder, 'openapi', `${name}.json`));
  copyFileSync(join(sources, 'assets', 'icon.svg'), join(folder, 'icon.svg'));
  copyFileSync(join(root, 'docs', 'images', 'overview.svg'), join(folder, 'overview.svg'));
  return pages.length;
}
