// Pages of displays and folders: no total, but whether more follow.
import { compareByName } from '../domain/displays/folders.ts';

/** A page of a list in the order of names, and whether more follow it. */
export function pageOf<T extends { readonly Id: number; readonly Name: string }>(
  all: readonly T[],
  { Skip = 0, Count = 100 }: { readonly Skip?: number | undefined; readonly Count?: number | undefined },
): { readonly Items: readonly T[]; readonly HasMore: boolean } {
  const sorted = all.toSorted(compareByName);
  return { Items: sorted.slice(Skip, Skip + Count), HasMore: sorted.length > Skip + Count };
}
