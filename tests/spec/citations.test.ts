// Every citation of a page of ours leads to the page and to the heading that it names. This file has made-up ones and is left out.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { anchorOf, anchorsOf } from '../../scripts/anchors.ts';
import { documents, operationsOf, readBundle, root } from '../../scripts/documents.ts';

/** Reads a page by its path in the project; undefined where there is none. */
type Pages = (path: string) => string | undefined;

const pages: Pages = (path) => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** The pages that a file cites: `docs/...md`, and in Markdown also by links relative to the file. */
function citationsIn(file: string, text: string): readonly (readonly [page: string, anchor: string | undefined])[] {
  const byPath = [...text.matchAll(/(?<![\w./-])(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g)];
  const byLink = file.endsWith('.md') ? [...text.matchAll(/\]\(((?!\w+:)[\w./-]*)(?:#([\w-]+))?\)/g)] : [];
  return [
    ...byPath.map(([, page = '', anchor]) => [page, anchor] as const),
    ...byLink.map(([, link = '', anchor]) => {
      const page = link === '' ? file : posix.normalize(posix.join(dirname(file), link));
      return [page, anchor] as const;
    }),
  ];
}

/** Returns the citations of a file that lead nowhere. */
function brokenIn(file: string, text: string, read: Pages): readonly string[] {
  return citationsIn(file, text)
    .filter(([page, anchor]) => {
      if (!page.endsWith('.md')) return false;
      const markdown = read(page);
      return markdown === undefined || (anchor !== undefined && !anchorsOf(markdown).has(anchor));
    })
    .map(([page, anchor]) => `${file}: ${page}${anchor === undefined ? '' : `#${anchor}`}`);
}

const folders = ['server', 'client', 'openapi', 'tests', 'scripts', 'bench', 'docs'];
const tracked = execFileSync('git', ['ls-files', '-z', '--', ...folders, '*.md', '*.js'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((file) => /\.(ts|js|cjs|mjs|md|ya?ml|json|html|sh)$/.test(file) && file !== 'tests/spec/citations.test.ts');

describe('citations', () => {
  it('lead to a heading that exists', () => {
    const broken = tracked.flatMap((file) => brokenIn(file, pages(file) ?? '', pages));
    expect(broken).toEqual([]);
    expect(tracked.length).toBeGreaterThan(500);
  });

  it('name files that exist', () => {
    const all = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0');
    const isFile = (path: string) => all.some((file) => file === path || file.endsWith(`/${path}`));
    const named = tracked
      .filter((file) => file.endsWith('.md') && !file.includes('/ledger/') && file !== 'CHANGELOG.md')
      .flatMap((file) =>
        [...(pages(file) ?? '').matchAll(/`((?:[\w-]+\/)+[\w.-]+\.(?:ts|js|cjs|ya?ml|md))`/g)].map(([, path = '']) => [
          file,
          path,
        ]),
      );
    expect(named.filter(([, path = '']) => !isFile(path))).toEqual([]);
    expect(named.length).toBeGreaterThan(50);
  });

  it('name no pages outside of the project', () => {
    const outside = new RegExp(`[Rr]eference [0-9]|${['ARCHI', 'TECTURE'].join('')}`);
    expect(tracked.filter((file) => outside.test(pages(file) ?? ''))).toEqual([]);
  });

  const made: Pages = (path) =>
    path === 'docs/a.md' ? '# Page\n\n## A `b`, c\n\n```\n## No heading\n```\n' : undefined;
  const cite = (rest: string) => `docs/${rest}`;
  it.each([
    ['a page', 'x.ts', `// ${cite('a.md')}`],
    ['a heading', 'x.ts', `// (${cite('a.md#a-b-c')}).`],
    ['a link to a heading', 'docs/x.md', '[A](a.md#page)'],
    ['a link within the page', 'docs/a.md', '[A](#a-b-c)'],
    ['a link from another folder', 'docs/b/x.md', '[A](../a.md)'],
    ['an address elsewhere', 'docs/x.md', '[A](https://example.com/b.md#c)'],
  ])('accepts %s', (_name, file, text) => {
    expect(brokenIn(file, text, made)).toEqual([]);
  });

  it.each([
    ['an unknown heading', 'x.ts', `// ${cite('a.md#b')}`, cite('a.md#b')],
    ['an unknown page', 'x.ts', `// ${cite('b.md')}`, cite('b.md')],
    ['what only looks like a heading', 'x.ts', `// ${cite('a.md#no-heading')}`, cite('a.md#no-heading')],
    ['a link to an unknown heading', 'docs/x.md', '[A](a.md#b)', cite('a.md#b')],
    ['a link within the page', 'docs/a.md', '[A](#b)', cite('a.md#b')],
  ])('refuses %s', (_name, file, text, citation) => {
    expect(brokenIn(file, text, made)).toEqual([`${file}: ${citation}`]);
  });
});

describe('links of the contract to pages of behavior', () => {
  it.each(documents().map((document) => [document.name, document] as const))('of %s open', (name, document) => {
    const bundle = readBundle(document);
    const links = [...bundle.tags, ...operationsOf(bundle).map(({ operation }) => operation)].map(
      ({ externalDocs }) => externalDocs ?? { url: 'none', description: '' },
    );
    const named = links.map(({ url }) => {
      const [, page = '', anchor] = /^\.\.\/behavior\/([\w-]+)\.html(?:#([\w-]+))?$/.exec(url) ?? [];
      const markdown = pages(`docs/behavior/${page}.md`) ?? '';
      const [, title = `no page for ${url}`] = /^# (.+)$/m.exec(markdown) ?? [];
      if (anchor === undefined) return { url, description: title };
      const heading = [...markdown.matchAll(/^## (.+)$/gm)].find(([, text = '']) => anchorOf(text) === anchor)?.[1];
      return { url, description: `${title}: ${(heading ?? 'no heading').toLowerCase()}` };
    });
    expect(links).toEqual(named);
    expect(links.length).toBeGreaterThan(name === 'control' ? 2 : 10);
  });
});

describe('the index of behavior pages', () => {
  it('lists every page once', () => {
    const index = pages('docs/behavior/README.md') ?? '';
    const listed = [...index.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, page]) => `docs/behavior/${page}`);
    const existing = tracked.filter((file) => /^docs\/behavior\/(?!README)[\w-]+\.md$/.test(file));
    expect(listed.toSorted()).toEqual(existing.toSorted());
  });

  it('has pages whose headings are all different', () => {
    for (const file of tracked.filter((name) => name.startsWith('docs/behavior/'))) {
      const headings = (pages(file) ?? '').match(/^#{1,6} .+$/gm) ?? [];
      expect([file, anchorsOf(pages(file) ?? '').size]).toEqual([file, headings.length]);
    }
  });
});
