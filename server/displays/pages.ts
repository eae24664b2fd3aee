// Pages of displays and folders. They have no total, only a flag that more items follow.
import { compareByName } from '../domain/displays/folders.ts';
import { sortInTurns } from '../runtime/sort-in-turns.ts';

/** Returns a page of a list ordered by name, and whether more items follow. */
export async function pageByName<T extends { readonly Id: number; readonly Name: string }>(
  all: readonly T[],
  { Skip = 0, Count = 100 }: { readonly Skip?: number | undefined; readonly Count?: number | undefined },
): Promise<{ readonly Items: readonly T[]; readonly HasMore: boolean }> {
  const sorted = await sortInTurns(all, compareByName);
  return { Items: sorted.slice(Skip, Skip + Count), HasMore: sorted.length > Skip + Count };
}
