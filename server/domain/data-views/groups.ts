// How grouping values divide data items into groups (reference 5, 2.4).
import { InvalidInput } from '../model.ts';
import { foldIdentifier } from '../objects/identifiers.ts';
import type { Field } from './definition.ts';
import type { DataItem } from './items.ts';
import { mappingOf } from './value-sources.ts';

/** One value for each grouping field, in their order; null where there is none. */
export type GroupingValues = readonly (string | null)[];

export interface Group {
  readonly values: GroupingValues;
  /** The items that each query found, in the order of the queries and, for each, in the order of items. */
  readonly items: readonly (readonly DataItem[])[];
}

/** How many times items may stand in groups, those that agree with many counted for each. */
const mostMemberships = 1_000_000;

/**
 * The groups of the items of some queries. Every set of values is a group unless a fuller one agrees with it; an item belongs to each
 * group that it agrees with: so one that lacks values joins all groups that have those it has. Throws InvalidInput when that
 * are too many.
 */
export function groupsOf(queries: readonly (readonly DataItem[])[], fields: readonly Field[]): readonly Group[] {
  const members = queries.map((items) => items.map((item) => ({ item, values: valuesOf(item, fields) })));
  if (fields.length === 0) return [{ values: [], items: queries }];
  const kinds = distinctByKind(members.flat().map(({ values }) => values));
  const isCovered = coverTest(kinds);
  const groups = [...kinds.values()]
    .flatMap((vectors) => [...vectors.values()])
    .filter((values) => !isCovered(values))
    .sort(compareValues);
  const find = agreeingGroups(groups);
  const items = groups.map(() => queries.map((): DataItem[] => []));
  let memberships = 0;
  for (const [query, some] of members.entries()) {
    for (const { item, values } of some) {
      const agreeing = find(values);
      memberships += agreeing.length;
      if (memberships > mostMemberships) {
        const most = `GroupingFields must not put items into groups more than ${mostMemberships} times in all.`;
        throw new InvalidInput('GroupingFields', most);
      }
      for (const group of agreeing) items[group]?.[query]?.push(item);
    }
  }
  return groups.map((values, place) => ({ values, items: items[place] ?? [] }));
}

function valuesOf(item: DataItem, fields: readonly Field[]): GroupingValues {
  return fields.map((field) => mappingOf(field, item)?.constant ?? null);
}

/** Positions that have values, as text. */
const kindOf = (values: GroupingValues) => values.map((value) => (value === null ? '-' : 'x')).join('');
const sizeOf = (kind: string) => kind.replaceAll('-', '').length;
/** The values at the positions that two kinds both have, as text; sets of values that agree there have the same. */
const sharedOf = (values: GroupingValues, one: string, other: string) =>
  JSON.stringify(values.filter((_, place) => one[place] === 'x' && other[place] === 'x'));

/** Different sets of values, apart by which positions they have. */
type Kinds = ReadonlyMap<string, ReadonlyMap<string, GroupingValues>>;

function distinctByKind(all: readonly GroupingValues[]): Kinds {
  const kinds = new Map<string, Map<string, GroupingValues>>();
  for (const values of all) {
    const kind = kindOf(values);
    const vectors = kinds.get(kind) ?? new Map<string, GroupingValues>();
    vectors.set(JSON.stringify(values), values);
    kinds.set(kind, vectors);
  }
  return kinds;
}

/** Whether a set of values agrees with one that has more of them. */
function coverTest(kinds: Kinds): (values: GroupingValues) => boolean {
  // What there is of a kind by what it shares with another, found once for every two kinds.
  const shared = new Map<string, ReadonlySet<string>>();
  return (values) => {
    const own = kindOf(values);
    return [...kinds].some(([kind, vectors]) => {
      if (sizeOf(kind) <= sizeOf(own)) return false;
      const name = `${own} ${kind}`;
      const known = shared.get(name) ?? new Set([...vectors.values()].map((other) => sharedOf(other, own, kind)));
      shared.set(name, known);
      return known.has(sharedOf(values, own, kind));
    });
  };
}

/** Tells the places of the groups that a set of values agrees with, in their order. */
function agreeingGroups(groups: readonly GroupingValues[]): (values: GroupingValues) => readonly number[] {
  const byKind = Map.groupBy(groups.entries(), ([, values]) => kindOf(values));
  const tables = new Map<string, ReadonlyMap<string, readonly (readonly [number, GroupingValues])[]>>();
  return (values) => {
    const own = kindOf(values);
    const found: number[] = [];
    for (const [kind, some] of byKind) {
      const name = `${own} ${kind}`;
      const table = tables.get(name) ?? Map.groupBy(some, ([, other]) => sharedOf(other, own, kind));
      tables.set(name, table);
      for (const [place] of table.get(sharedOf(values, own, kind)) ?? []) found.push(place);
    }
    return byKind.size > 1 ? found.sort((a, b) => a - b) : found;
  };
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By the first value, then the second and so on: without regard to case first; null last. */
function compareValues(a: GroupingValues, b: GroupingValues): number {
  for (const [place, one] of a.entries()) {
    const other = b[place] ?? null;
    if (one === null || other === null) {
      if (one !== other) return one === null ? 1 : -1;
      continue;
    }
    const order = byText(foldIdentifier(one), foldIdentifier(other)) || byText(one, other);
    if (order !== 0) return order;
  }
  return 0;
}
