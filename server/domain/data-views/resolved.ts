// A data view with what its queries have found: items, groups and columns, but no data yet (reference 5, 2).
import { InvalidInput } from '../model.ts';
import { layoutOf, type Layout } from './columns.ts';
import type { DataView } from './definition.ts';
import { groupsOf, type Group } from './groups.ts';
import { inItemOrder, isUsable, type DataItem, type Origin } from './items.ts';

/** What one query has found, in the order of items. */
export interface FoundItems {
  readonly usable: readonly DataItem[];
  /** What the data view cannot use: another index, or nothing to show. */
  readonly ineligible: readonly DataItem[];
}

export interface ResolvedView extends Layout {
  readonly view: DataView;
  /** By the places of the queries. */
  readonly found: readonly FoundItems[];
  readonly groups: readonly Group[];
}

/** How many items the queries of a data view may find in all. */
export const mostItems = 100_000;

/**
 * Lays out what each query has found; `home` is where the view itself is. Throws InvalidInput where there are too many items,
 * groups or columns.
 */
export function resolveDataView(view: DataView, found: readonly (readonly DataItem[])[], home: Origin): ResolvedView {
  const divided = found.map((items): FoundItems => {
    const { usable = [], ineligible = [] } = Object.groupBy(inItemOrder(items), ({ itemType }) =>
      isUsable(itemType, view.IndexTypeCode) ? 'usable' : 'ineligible',
    );
    return { usable, ineligible };
  });
  const count = divided.reduce((sum, { usable }) => sum + usable.length, 0);
  if (count > mostItems) throw tooManyItems();
  const groups = groupsOf(
    divided.map(({ usable }) => usable),
    view.GroupingFields,
  );
  return { view, found: divided, groups, ...layoutOf(view, groups, home) };
}

/** The fault of queries that find more items than a data view may have. */
export function tooManyItems(): InvalidInput {
  return new InvalidInput('Queries', `Queries must not find more than ${mostItems} data items in all.`);
}
