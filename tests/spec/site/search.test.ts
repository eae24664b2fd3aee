// The search of the documentation site: what readers type finds its page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readArticles } from '../../../scripts/site/article-pages.ts';
import { readSiteDocuments } from '../../../scripts/site/build.ts';
import { searchEntries } from '../../../scripts/site/search-entries.ts';
import { createIndex, loadIndex, searchIndex, stemOf } from '../../../scripts/site/search.ts';

const queries = readFileSync(join(import.meta.dirname, 'search-queries.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.includes(' => ') && !line.startsWith('#'))
  .map((line) => line.split(' => ') as [string, string]);

/** Returns what the table of queries calls a result. */
function nameOf(id: string): string {
  const [path = '', anchor] = id.split('#');
  if (path.includes('/schemas/')) return `schema ${anchor}`;
  const [, operation] = /^reference\/[\w-]+\/([a-z]+[A-Z]\w+)\.html$/.exec(path) ?? [];
  return operation ?? path.replace(/\.html$/, '');
}

describe('the search of the site', () => {
  let index: ReturnType<typeof createIndex>;
  beforeAll(async () => {
    const created = createIndex(searchEntries(await readSiteDocuments(), readArticles()));
    index = loadIndex(JSON.stringify(created));
  });

  it('is tested with 200 queries or more', () => {
    expect(queries.length).toBeGreaterThanOrEqual(200);
  });

  it.each(queries)('shows for "%s" the page %s among the first three', (query, page) => {
    const found = searchIndex(index, query, 3).map(({ id }) => nameOf(id));
    expect(found).toContain(page);
  });

  it('finds nothing for an empty query and for words that no page has', () => {
    expect(searchIndex(index, ' ')).toEqual([]);
    expect(searchIndex(index, 'xyzzyplugh')).toEqual([]);
  });

  it('finds a page whatever the case of the words', () => {
    const first = (query: string) => searchIndex(index, query, 1).map(({ id }) => id);
    expect(first('LAST EVENT')).toEqual(first('last event'));
  });

  it.each([
    ['queries', 'query'],
    ['indexes', 'index'],
    ['secured', 'secur'],
    ['access', 'access'],
    ['use', 'use'],
  ])('takes the word %s as %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem);
  });
});
