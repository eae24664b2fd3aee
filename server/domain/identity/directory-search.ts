// Searches in a directory of users and groups, page by page (document 2, section 4; docs/behavior/identity.md#directory-searches).
import { InvalidInput } from '../model.ts';

/** Where a page begins and how long it is. */
export interface PageRequest {
  readonly count: number;
  /** Entries to leave out at the start; without effect where the page begins at an entry. */
  readonly skip: number;
  /** Identifier of the entry that the page begins with. */
  readonly first: string | null;
}

/** A page of entries, and the identifier of the first one that is not on it; null on the last page. */
export interface EntryPage<T> {
  readonly results: readonly T[];
  readonly next: string | null;
}

/** Returns whether one of some texts starts with the query, in any case. */
export function startsWith(query: string, ...texts: readonly (string | null)[]): boolean {
  const start = query.toLowerCase();
  return texts.some((text) => text?.toLowerCase().startsWith(start));
}

/** Returns a page of entries; null when it is to begin with one that is not among them. */
export function entryPage<T extends { readonly Id: string }>(
  entries: readonly T[],
  { count, skip, first }: PageRequest,
): EntryPage<T> | null {
  const start = first === null ? skip : entries.findIndex(({ Id }) => Id === first);
  if (start < 0) return null;
  return { results: entries.slice(start, start + count), next: entries[start + count]?.Id ?? null };
}

/** Returns the token that names the first entry that was not on a page. */
export function skipToken(first: string): string {
  return Buffer.from(JSON.stringify({ first })).toString('base64url');
}

/** Returns the entry that a token names, null without a token; throws InvalidInput for what no page has answered. */
export function entryOfToken(token: string | undefined): string | null {
  if (token === undefined) return null;
  try {
    const { first } = JSON.parse(Buffer.from(token, 'base64url').toString()) as { readonly first?: unknown };
    if (typeof first === 'string' && skipToken(first) === token) return first;
  } catch {
    // It is no JSON: told below.
  }
  throw invalidToken();
}

/** The fault of a token that leads nowhere. */
export const invalidToken = () =>
  new InvalidInput('skipToken', 'skipToken must be the SkipToken of the page before, of the same search.');
