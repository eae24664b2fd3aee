// Divides data items into groups by grouping values (docs/behavior/data-views.md#groups).
import { InvalidInput } from '../model.ts';
import { foldIdentifier } from '../objects/identifiers.ts';
import { runToEnd, forEachStepwise, sortStepwise, type Stepwise } from '../stepwise.ts';
import type { Field } from './definition.ts';
import type { DataItem } from './items.ts';
import { lookupsPerItem } from './lookups.ts';
import { mappingOf } from './value-sources.ts';

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
        const most = `GroupingFields must not put items into groups more than ${maxMemberships} times in all.`;
        throw new InvalidInput('GroupingFields', most);
      }
      for (const group of agreeing) items[group]?.[query]?.push(item);
    });
  }
  return groups.map((values, place) => ({ values, items: items[place] ?? [] }));
}

function valuesOf(item: DataItem, fields: readonly Field[]): GroupingValues {
  return fields.map((field) => mappingOf(field, item)?.constant ?? null);
}

/** Returns which positions have values, as text: 'x-x' for the first and the last of three. */
const maskOf = (values: GroupingValues) => values.map((value) => (value === null ? '-' : 'x')).join('');
const countValues = (kind: string) => kind.replaceAll('-', '').length;
/** Returns the values at the positions that two masks share, as text. Two sets of values agree if and only if these are equal. */
const sharedValues = (values: GroupingValues, one: string, other: string) =>
  JSON.stringify(values.filter((_, place) => one[place] === 'x' && other[place] === 'x'));

/** The distinct sets of values by their mask, then by their text. */
type ValueSetsByMask = ReadonlyMap<string, ReadonlyMap<string, GroupingValues>>;

function* groupByMask(all: readonly { readonly values: GroupingValues }[]): Stepwise<ValueSetsByMask> {
  const kinds = new Map<string, Map<string, GroupingValues>>();
  yield* forEachStepwise(all, ({ values }) => {
    const kind = maskOf(values);
    const vectors = kinds.get(kind) ?? new Map<string, GroupingValues>();
    vectors.set(JSON.stringify(values), values);
    kinds.set(kind, vectors);
  });
  return kinds;
}

/** Returns the sets of values that make groups, those with the most values first: all that agree with no group of more values. */
function maximalValueSets(kinds: ValueSetsByMask): GroupingValues[] {
  const groups: GroupingValues[] = [];
  const ofKind: (readonly [kind: string, groups: readonly GroupingValues[]])[] = [];
  const bySize = [...kinds].sort(([one], [other]) => countValues(other) - countValues(one));
  for (const [own, vectors] of bySize) {
    // The shared values of all groups with more values are computed once for every two masks.
    const fuller = ofKind.filter(([kind]) => countValues(kind) > countValues(own));
    const shared = fuller.map(
      ([kind, itemValues]) => [kind, new Set(itemValues.map((other) => sharedValues(other, own, kind)))] as const,
    );
    const found = [...vectors.values()].filter(
      (values) => !shared.some(([kind, texts]) => texts.has(sharedValues(values, own, kind))),
    );
    ofKind.push([own, found]);
    groups.push(...found);
  }
  return groups;
}

/** Returns a function to the positions of the groups that a set of values agrees with, in order. */
function groupFinder(groups: readonly GroupingValues[]): (values: GroupingValues) => readonly number[] {
  const byKind = Map.groupBy(groups.entries(), ([, values]) => maskOf(values));
  const tables = new Map<string, ReadonlyMap<string, readonly (readonly [number, GroupingValues])[]>>();
  return (values) => {
    const own = maskOf(values);
    const found: number[] = [];
    for (const [kind, itemValues] of byKind) {
      const name = `${own} ${kind}`;
      const table = tables.get(name) ?? Map.groupBy(itemValues, ([, other]) => sharedValues(other, own, kind));
      tables.set(name, table);
      for (const [place] of table.get(sharedValues(values, own, kind)) ?? []) found.push(place);
    }
    return byKind.size > 1 ? found.sort((a, b) => a - b) : found;
  };
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Compares by the first value, then the second and so on; first without case, null last. */
function compareValues(a: GroupingValues, b: GroupingValues): number {
  for (const [place, one] of a.entries()) {
    const other = b[place] ?? null;
    if (one === null || other === null) {
      if (one !== other) return one === null ? 1 : -1;
      continue;
    }
    const order = compareText(foldIdentifier(one), foldIdentifier(other)) || compareText(one, other);
    if (order !== 0) return order;
  }
  return 0;
}
