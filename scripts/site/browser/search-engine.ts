// Loaded on the first search, after the index.
import { loadIndex, searchIndex, type SearchHit } from '../search.ts';

declare global {
  var millraceIndex: string | undefined;
  var millraceSearch: ((query: string) => readonly SearchHit[]) | undefined;
}

const index = loadIndex(globalThis.millraceIndex ?? '');
globalThis.millraceSearch = (query) => searchIndex(index, query);
