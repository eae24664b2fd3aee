// Pages of searches in a directory of users and groups (docs/behavior/identity.md#directory-searches).
import { InvalidInput } from '../model.ts';

/** The start and the length of a page. */
export interface PageRequest {
  readonly count: number;
  /** The number of entries to skip; ignored if `first` is set. */
  readonly skip: number;
  /** The identifier of the first entry of the page; null to start after the skipped entries. */
  readonly first: string | null;
}

/** A page of entries, and the identifier of the first entry after it; null on the last page. */
export interface EntryPage<T> {
  readonly results: readonly T[];
  readonly next: string | null;
}

/** Returns whether one of the texts starts with the query, in any case. */
export function anyStartsWith(query: string, ...texts: readonly (string | null)[]): boolean {
  const start = query.toLowerCase();
  return texts.some((text) => text?.toLowerCase().startsWith(start));
}

/** Returns a page of entries; null if its first entry does not exist. */
export function entryPage<T extends { readonly Id: string }>(
  entries: readonly T[],
  { count, skip, first }: PageRequest,
): EntryPage<T> | null {
  const start = first === null ? skip : entries.findIndex(({ Id }) => Id === first);
  if (start < 0) return null;
  return { results: entries.slice(start, start + count), next: entries[start + count]?.Id ?? null };
}

/** Returns the token for a page that starts at an entry. */
export function skipToken(first: string): string {
  return Buffer.from(JSON.stringify({ first })).toString('base64url');
}

/**
 * Returns the identifier of the first entry from a token, null without a token; throws InvalidInput for a token that the server did
 * not issue.
 */
export function entryOfToken(token: string | undefined): string | null {
  if (token === undefined) return null;
  try {
    const { first } = JSON.parse(Buffer.from(token, 'base64url').toString()) as { readonly first?: unknown };
    if (typeof first === 'string' && skipToken(first) === token) return first;
  } catch {
    // The token is not JSON; it is refused below.
  }
  throw invalidToken();
}

/** Returns the error for an invalid token. */
export const invalidToken = () =>
  new InvalidInput('skipToken', 'skipToken must be the SkipToken of the previous page of the same search.');
