// Divides data items into groups by grouping values (docs/behavior/data-views.md#groups).
import { InvalidInput } from '../model.ts';
import { foldIdentifier } from '../objects/identifiers.ts';
import { runToEnd, forEachStepwise, sortStepwise, type Stepwise } from '../stepwise.ts';
import type { Field } from './definition.ts';
import type { DataItem } from './items.ts';
import { lookupsPerItem } from './lookups.ts';
import { findMapping } from './mapping.ts';

/** One value for each grouping field, in their order; null for a missing one. */
export type GroupingValues = readonly (string | null)[];

export interface Group {
  readonly values: GroupingValues;
  /** The items of each query, in the order of the queries and of items. */
  readonly items: readonly (readonly DataItem[])[];
}

/** How many items all groups may have in total; an item in several groups counts in each. */
const maxMemberships = 1_000_000;

/**
 * Returns the groups of the items of some queries. Two sets of values agree when they are equal wherever both have a value. Every set
 * of values makes a group unless a group with more values agrees with it, and an item belongs to every group that it agrees with: an
 * item without a value joins all groups that have its other values. Throws InvalidInput for too many members.
 */
export function groupItems(queries: readonly (readonly DataItem[])[], fields: readonly Field[]): readonly Group[] {
  return runToEnd(groupItemsStepwise(queries, fields));
}

/** Does the same in steps. */
export function* groupItemsStepwise(
  queries: readonly (readonly DataItem[])[],
  fields: readonly Field[],
): Stepwise<readonly Group[]> {
  if (fields.length === 0) return [{ values: [], items: queries }];
  const weight = lookupsPerItem(fields);
  const members: { readonly item: DataItem; readonly values: GroupingValues }[][] = [];
  for (const items of queries) {
    const itemValues: (typeof members)[number] = [];
    yield* forEachStepwise(items, (item) => itemValues.push({ item, values: valuesOf(item, fields) }), weight);
    members.push(itemValues);
  }
  const groups = yield* sortStepwise(maximalValueSets(yield* groupByMask(members.flat())), compareValues);
  const find = groupFinder(groups);
  const items = groups.map(() => queries.map((): DataItem[] => []));
  let memberships = 0;
  for (const [query, itemValues] of members.entries()) {
    yield* forEachStepwise(itemValues, ({ item, values }) => {
      const agreeing = find(values);
      memberships += agreeing.length;
      if (memberships > maxMemberships) {
        const message = `GroupingFields must not put items into groups more than ${maxMemberships} times in total.`;
        throw new InvalidInput('GroupingFields', message);
      }
      for (const group of agreeing) items[group]?.[query]?.push(item);
    });
  }
  return groups.map((values, position) => ({ values, items: items[position] ?? [] }));
}

function valuesOf(item: DataItem, fields: readonly Field[]): GroupingValues {
  return fields.map((field) => findMapping(field, item)?.constant ?? null);
}

/** Returns which positions have values, as text: 'x-x' for the first and the last of three. */
const maskOf = (values: GroupingValues) => values.map((value) => (value === null ? '-' : 'x')).join('');
const countValues = (mask: string) => mask.replaceAll('-', '').length;

/** Returns the values at the positions that two masks share, as text. Sets of values with these masks agree if their texts are equal. */
const sharedValues = (values: GroupingValues, mask: string, otherMask: string) =>
  JSON.stringify(values.filter((_, position) => mask[position] === 'x' && otherMask[position] === 'x'));

/** The distinct sets of values by their mask, then by their text. */
type ValueSetsByMask = ReadonlyMap<string, ReadonlyMap<string, GroupingValues>>;

function* groupByMask(members: readonly { readonly values: GroupingValues }[]): Stepwise<ValueSetsByMask> {
  const byMask = new Map<string, Map<string, GroupingValues>>();
  yield* forEachStepwise(members, ({ values }) => {
    const mask = maskOf(values);
    const sets = byMask.get(mask) ?? new Map<string, GroupingValues>();
    sets.set(JSON.stringify(values), values);
    byMask.set(mask, sets);
  });
  return byMask;
}

/** Returns the sets of values that make groups, those with the most values first: all that agree with no group of more values. */
function maximalValueSets(byMask: ValueSetsByMask): GroupingValues[] {
  const groups: { readonly mask: string; readonly sets: readonly GroupingValues[] }[] = [];
  const bySize = [...byMask].sort(([a], [b]) => countValues(b) - countValues(a));
  for (const [mask, sets] of bySize) {
    // The shared values of all groups with more values are computed once for every two masks.
    const larger = groups.filter((group) => countValues(group.mask) > countValues(mask));
    const shared = larger.map((group) => ({
      mask: group.mask,
      texts: new Set(group.sets.map((values) => sharedValues(values, mask, group.mask))),
    }));
    const agrees = (values: GroupingValues) =>
      shared.some((group) => group.texts.has(sharedValues(values, mask, group.mask)));
    groups.push({ mask, sets: [...sets.values()].filter((values) => !agrees(values)) });
  }
  return groups.flatMap(({ sets }) => sets);
}

/** Returns a function to the positions of the groups that a set of values agrees with, in order. */
function groupFinder(groups: readonly GroupingValues[]): (values: GroupingValues) => readonly number[] {
  const byMask = Map.groupBy(groups.entries(), ([, values]) => maskOf(values));
  // For every two masks, the groups by the values that they share; made when they are first needed.
  const tables = new Map<string, ReadonlyMap<string, readonly (readonly [number, GroupingValues])[]>>();
  return (values) => {
    const mask = maskOf(values);
    const found: number[] = [];
    for (const [groupMask, entries] of byMask) {
      const key = `${mask} ${groupMask}`;
      const table = tables.get(key) ?? Map.groupBy(entries, ([, group]) => sharedValues(group, mask, groupMask));
      tables.set(key, table);
      for (const [position] of table.get(sharedValues(values, mask, groupMask)) ?? []) found.push(position);
    }
    return byMask.size > 1 ? found.sort((a, b) => a - b) : found;
  };
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Compares by the first value, then the second and so on; first without case, null last. */
function compareValues(a: GroupingValues, b: GroupingValues): number {
  for (const [position, first] of a.entries()) {
    const second = b[position] ?? null;
    if (first === null || second === null) {
      if (first !== second) return first === null ? 1 : -1;
      continue;
    }
    const order = compareText(foldIdentifier(first), foldIdentifier(second)) || compareText(first, second);
    if (order !== 0) return order;
  }
  return 0;
}
