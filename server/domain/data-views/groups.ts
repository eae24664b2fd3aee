// Divides data items into groups by grouping values (docs/behavior/data-views.md#groups).
import { InvalidInput } from '../model.ts';
import { foldIdentifier } from '../objects/identifiers.ts';
import { runToEnd, forEachStepwise, sortStepwise, type Stepwise } from '../stepwise.ts';
import type { Field } from './definition.ts';
import type { DataItem } from './items.ts';
import { lookupsPerItem } from './lookups.ts';
import { findMapping } from './mapping.ts';

/** One value for each grouping field, in the same order; null for a missing one. */
export type GroupingValues = readonly (string | null)[];

export interface Group {
  readonly values: GroupingValues;
  /** The items of each query, in the order of the queries and of items. */
  readonly items: readonly (readonly DataItem[])[];
}

/** The maximum number of items in all groups together; an item counts once in each of its groups. */
const maxMemberships = 1_000_000;

/**
 * Returns the groups of the items that each query finds. Two sets of values agree if they are equal wherever both have a value. A set
 * of values makes a group unless it agrees with a group that has more values. An item belongs to every group that it agrees with: an
 * item without a value joins all groups that have its other values. Throws InvalidInput for too many memberships.
 */
export function groupItems(queries: readonly (readonly DataItem[])[], fields: readonly Field[]): readonly Group[] {
  return runToEnd(groupItemsStepwise(queries, fields));
}

/** Same as groupItems, in steps. */
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
  const findGroups = groupFinder(groups);
  const items = groups.map(() => queries.map((): DataItem[] => []));
  let memberships = 0;
  for (const [query, itemValues] of members.entries()) {
    yield* forEachStepwise(itemValues, ({ item, values }) => {
      const groupPositions = findGroups(values);
      memberships += groupPositions.length;
      if (memberships > maxMemberships) {
        const message = `GroupingFields must not put items into groups more than ${maxMemberships} times in total.`;
        throw new InvalidInput('GroupingFields', message);
      }
      for (const group of groupPositions) items[group]?.[query]?.push(item);
    });
  }
  return groups.map((values, position) => ({ values, items: items[position] ?? [] }));
}

function valuesOf(item: DataItem, fields: readonly Field[]): GroupingValues {
  return fields.map((field) => findMapping(field, item)?.constant ?? null);
}

/** Returns a mask of the positions with values: 'x-x' for the first and the last of three. */
const maskOf = (values: GroupingValues) => values.map((value) => (value === null ? '-' : 'x')).join('');
const countValues = (mask: string) => mask.replaceAll('-', '').length;

/** Returns the values at the positions that two masks share, as text: sets of values with these masks agree if their texts are equal. */
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

/** Returns the sets of values that agree with no group of more values, those with the most values first. */
function maximalValueSets(byMask: ValueSetsByMask): GroupingValues[] {
  const groups: { readonly mask: string; readonly sets: readonly GroupingValues[] }[] = [];
  const bySize = [...byMask].sort(([a], [b]) => countValues(b) - countValues(a));
  for (const [mask, sets] of bySize) {
    // For each pair of masks, the shared values of the groups are calculated once.
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

/** Returns a function that finds the positions of the groups that a set of values agrees with, in ascending order. */
function groupFinder(groups: readonly GroupingValues[]): (values: GroupingValues) => readonly number[] {
  const byMask = Map.groupBy(groups.entries(), ([, values]) => maskOf(values));
  // For each pair of masks, the groups by their shared values; calculated on first use.
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

/** Compares value by value: without case, then with case; null comes last. */
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
