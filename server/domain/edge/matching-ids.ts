// Evaluates a condition on edge systems term by term, for conditions that a database should not evaluate in one statement.
import type { EdgeSystemCondition } from './edge-system-query.ts';

/** Returns the ids of the edge systems that match a condition without operators; null selects all. */
export type FindIds = (term: EdgeSystemCondition | null) => Promise<ReadonlySet<string>>;

/** Returns the number of terms of a condition. */
export function countTerms(condition: EdgeSystemCondition): number {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return condition.operands.reduce((sum, operand) => sum + countTerms(operand), 0);
    case 'not':
      return countTerms(condition.operand);
    default:
      return 1;
  }
}

/** Returns the ids of the edge systems that match a condition; calls `findIds` once for each term that can change the result. */
export async function matchingIds(condition: EdgeSystemCondition, findIds: FindIds): Promise<ReadonlySet<string>> {
  switch (condition.kind) {
    case 'and': {
      let ids: ReadonlySet<string> | undefined;
      for (const operand of condition.operands) {
        const matching = await matchingIds(operand, findIds);
        ids = ids?.intersection(matching) ?? matching;
        if (ids.size === 0) break;
      }
      return ids ?? findIds(null);
    }
    case 'or': {
      let ids: ReadonlySet<string> = new Set();
      for (const operand of condition.operands) ids = ids.union(await matchingIds(operand, findIds));
      return ids;
    }
    case 'not':
      return (await findIds(null)).difference(await matchingIds(condition.operand, findIds));
    default:
      return findIds(condition);
  }
}
