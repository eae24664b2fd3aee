// Conditions that are evaluated term by term.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { EdgeSystemCondition } from '../../../server/domain/edge/edge-system-query.ts';
import { countTerms, matchingIds } from '../../../server/domain/edge/matching-ids.ts';

const all: readonly string[] = ['a', 'b', 'c', 'd'];
const ids = (...found: readonly string[]): EdgeSystemCondition => ({ kind: 'ids', ids: found });
const { condition } = fc.letrec<{ condition: EdgeSystemCondition }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.subarray([...all]).map((found) => ids(...found)),
    fc.record({ kind: fc.constantFrom('and', 'or'), operands: fc.array(tie('condition'), { maxLength: 3 }) }),
    fc.record({ kind: fc.constant('not'), operand: tie('condition') }),
  ) as fc.Arbitrary<EdgeSystemCondition>,
}));

/** Returns whether an id matches a condition, by the meaning of its operators. */
function isMatch(id: string, condition: EdgeSystemCondition): boolean {
  if (condition.kind === 'and') return condition.operands.every((operand) => isMatch(id, operand));
  if (condition.kind === 'or') return condition.operands.some((operand) => isMatch(id, operand));
  if (condition.kind === 'not') return !isMatch(id, condition.operand);
  return condition.kind === 'ids' && condition.ids.includes(id);
}

/** Returns the matching ids, and how many terms were looked up. */
async function search(condition: EdgeSystemCondition) {
  let lookups = 0;
  const found = await matchingIds(condition, (term) => {
    if (term === null) return Promise.resolve(new Set(all));
    lookups += 1;
    return Promise.resolve(new Set(all.filter((id) => isMatch(id, term))));
  });
  return { found: [...found].sort(), lookups };
}

describe('the ids that match a condition', () => {
  it('are those for which its operators hold', () =>
    fc.assert(
      fc.asyncProperty(condition, async (any) => {
        const { found, lookups } = await search(any);
        expect(found).toEqual(all.filter((id) => isMatch(id, any)));
        expect(lookups).toBeLessThanOrEqual(countTerms(any));
      }),
      { numRuns: 300 },
    ));

  it('are found without looking up the terms after one that leaves none', async () => {
    const condition: EdgeSystemCondition = { kind: 'and', operands: [ids('a'), ids('b'), ids('c'), ids('d')] };
    expect(await search(condition)).toEqual({ found: [], lookups: 2 });
  });
});

it('The number of terms of a condition is that of its conditions without operators', () => {
  expect(countTerms(ids())).toBe(1);
  expect(countTerms({ kind: 'not', operand: ids('a') })).toBe(1);
  expect(
    countTerms({
      kind: 'and',
      operands: [ids(), { kind: 'or', operands: [ids(), ids()] }, { kind: 'not', operand: ids() }],
    }),
  ).toBe(4);
});
