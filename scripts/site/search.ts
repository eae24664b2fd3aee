// The search of the site: the build makes its index, pages search it. Both use the same options.
import MiniSearch, { type Options, type Query, type SearchOptions, type SearchResult } from 'minisearch';

export interface SearchEntry {
  /** The path of the page, with an anchor for a section or schema. */
  readonly id: string;
  readonly kind: 'operation' | 'schema' | 'guide' | 'behavior' | 'page';
  readonly title: string;
  /** Where the page belongs, such as its document and tag. */
  readonly place: string;
  readonly method?: string;
  /** The operationId. */
  readonly name: string;
  readonly path?: string;
  readonly keywords: string;
  readonly text: string;
}

export type SearchHit = Pick<SearchEntry, 'id' | 'kind' | 'title' | 'place' | 'method' | 'path'>;

const stopWords = new Set(
  'a an and are as at be by can do does for getting from how i if in is it its my of on or per that the this to what when where which who why with'.split(
    ' ',
  ),
);

/** Words that readers use, with the words of the contract for them. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  acl: ['access', 'control'],
  add: ['create', 'insert'],
  append: ['insert'],
  auth: ['authentication', 'sign'],
  average: ['mean', 'summarize'],
  bulk: ['insert'],
  delete: ['remove'],
  download: ['rows', 'export'],
  downsample: ['sampled'],
  edit: ['change'],
  erase: ['delete', 'remove'],
  fetch: ['read'],
  find: ['list', 'search'],
  get: ['read', 'list'],
  invite: ['invitation'],
  latest: ['last'],
  leave: ['remove'],
  login: ['sign'],
  modify: ['change', 'replace'],
  new: ['create'],
  newest: ['last'],
  oldest: ['first'],
  pagination: ['paging', 'continuation'],
  permission: ['access', 'rights'],
  permissions: ['access', 'rights'],
  post: ['create', 'insert'],
  put: ['replace'],
  remove: ['delete'],
  rename: ['change'],
  retrieve: ['read'],
  rotate: ['add'],
  series: ['events'],
  set: ['replace', 'change'],
  show: ['read'],
  start: ['first'],
  started: ['minute', 'start'],
  throttling: ['rates'],
  times: ['index'],
  update: ['change', 'replace'],
  upsert: ['replace'],
  use: ['references'],
  value: ['event'],
  values: ['events'],
  write: ['insert'],
};

/** Returns a word without the endings of plurals and verb forms, so that they find each other. */
export function stemOf(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/(?:ies)$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')
    .replace(/([a-z]{3})(?:ing|ed)$/, '$1')
    .replace(/([a-z]{3})e$/, '$1');
}

/** Splits a text at spaces and punctuation, and names such as getLastEvent also at their capitals. */
function tokenize(text: string): string[] {
  const words = text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words.flatMap((word) => {
    const parts = word.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/);
    return parts.length > 1 ? [word, ...parts] : [word];
  });
}

function processTerm(term: string): string | false {
  const word = term.toLowerCase();
  return !stopWords.has(word) && stemOf(word);
}

export const searchOptions: Options<SearchEntry> = {
  fields: ['title', 'name', 'method', 'path', 'kind', 'keywords', 'text'],
  storeFields: ['kind', 'title', 'place', 'method', 'path'],
  tokenize,
  processTerm,
};

const kindBoosts: Readonly<Record<SearchEntry['kind'], number>> = {
  operation: 1.15,
  guide: 1.1,
  behavior: 1,
  schema: 0.9,
  page: 0.5,
};

const rules: SearchOptions = {
  boost: { title: 6, name: 3, method: 2, keywords: 2, path: 1.5, kind: 2, text: 1 },
  weights: { fuzzy: 0.2, prefix: 0.4 },
  prefix: (term) => term.length > 2,
  fuzzy: (term) => (term.length > 4 ? 0.2 : false),
  boostDocument: (_id, _term, fields) => kindBoosts[(fields?.['kind'] ?? 'page') as SearchEntry['kind']],
};

/** Returns the words of a query, each with its synonyms as alternatives. */
function queryOf(words: readonly string[], combineWith: 'AND' | 'OR'): Query {
  const queries = words.map((word): Query => {
    const others = synonyms[word.toLowerCase()];
    return others ? { combineWith: 'OR', queries: [word, ...others] } : word;
  });
  return { combineWith, queries };
}

/** How often the sections of one page are among the hits: the others are on the same page. */
const hitsOfOnePage = 2;

/** A word of a query with what is as good: its stem and the stems of its synonyms. */
interface QueryWord {
  readonly word: string;
  readonly stems: ReadonlySet<string>;
}

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(tokenize(text).flatMap((word) => processTerm(word) || []));

const queryWords = (words: readonly string[]): readonly QueryWord[] =>
  words.map((word) => {
    const others = synonyms[word.toLowerCase()] ?? [];
    return { word: word.toLowerCase(), stems: new Set([...stemsOf(word), ...others.map(stemOf)]) };
  });

const share = <Item>(items: Iterable<Item>, test: (item: Item) => boolean): number => {
  const all = [...items];
  return all.length === 0 ? 0 : all.filter(test).length / all.length;
};

/** Returns how well a text fits a query, from 0 to 1: whether each has few words that the other does not have. */
function fit(text: string, words: readonly QueryWord[]): number {
  const own = stemsOf(text);
  const ofQuery = share(words, ({ stems }) => [...stems].some((stem) => own.has(stem)));
  return ofQuery * share(own, (stem) => words.some(({ stems }) => stems.has(stem)));
}

/** Returns a path without its parameters and the beginning that most paths share. */
const ownPart = (path: string): string =>
  path
    .replace(/^\/api\/[\w-]+\/tenants(?:\/\{tenantId\}(?:\/namespaces\/\{namespaceId\})?)?/i, '')
    .replaceAll(/\{\w+\}/g, '');

/** Returns how much more a hit is worth than its score: by how its title, its path and its kind fit the query. */
function factorOf({ title, path, kind }: SearchHit, words: readonly QueryWord[]): number {
  const titleFit = fit(title, words);
  const sameForms = share(words, ({ word }) => title.toLowerCase().split(/\W+/).includes(word));
  const pathFit = path === undefined ? 0 : fit(ownPart(path), words);
  const kindFit = words.some(({ word }) => word === kind) ? 2 : 1;
  return (1 + titleFit) * (titleFit === 1 ? 1.6 : 1) * (1 + 0.6 * sameForms) * (1 + pathFit) * kindFit;
}

const httpMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** Returns hits in the order of their worth, with a few for each page. A method in capitals selects operations with that method. */
function ranked(hits: readonly SearchResult[], words: readonly string[]): readonly SearchHit[] {
  const method = words.find((word) => httpMethods.has(word));
  const forms = queryWords(words.filter((word) => !httpMethods.has(word)));
  const sorted = (hits as unknown as readonly (SearchHit & { score: number })[])
    .filter((hit) => method === undefined || hit.method === method)
    .map((hit) => ({ hit, worth: hit.score * factorOf(hit, forms) }))
    .toSorted((a, b) => b.worth - a.worth);
  const counts = new Map<string, number>();
  return sorted
    .map(({ hit }) => hit)
    .filter(({ id }) => {
      const [page = ''] = id.split('#');
      const count = (counts.get(page) ?? 0) + 1;
      counts.set(page, count);
      return count <= hitsOfOnePage || page.includes('/schemas/');
    });
}

/** Returns the first hits of a query: those with all of its words, then those with some of them. */
export function searchIndex(index: MiniSearch<SearchEntry>, query: string, limit = 10): readonly SearchHit[] {
  const words = query.split(/\s+/).filter((word) => word !== '' && !stopWords.has(word.toLowerCase()));
  if (words.length === 0) return [];
  const all = index.search(queryOf(words, 'AND'), rules);
  const known = new Set(all.map(({ id }) => id as string));
  const some =
    all.length >= limit ? [] : index.search(queryOf(words, 'OR'), rules).filter(({ id }) => !known.has(id as string));
  return [...ranked(all, words), ...ranked(some, words)].slice(0, limit);
}

/** Returns the index of the entries. */
export function createIndex(entries: readonly SearchEntry[]): MiniSearch<SearchEntry> {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  index.addAll(entries);
  return index;
}

/** Returns the index that `createIndex` has created, from its JSON. */
export const loadIndex = (json: string): MiniSearch<SearchEntry> =>
  MiniSearch.loadJSON<SearchEntry>(json, searchOptions);
