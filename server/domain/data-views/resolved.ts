// A data view with what its queries have found: items, groups and columns, but no data yet (docs/behavior/data-views.md).
import { InvalidInput } from '../model.ts';
import { runToEnd, forEachStepwise, type Stepwise } from '../stepwise.ts';
import { layOutStepwise, type Layout } from './columns.ts';
import type { DataView } from './definition.ts';
import { groupItemsStepwise, type Group } from './groups.ts';
import { sortItemsStepwise, isUsable, type DataItem, type Origin } from './items.ts';
import { lookupsPerItem, requireMaxLookups } from './lookups.ts';

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
export const maxItems = 100_000;

/** How much laying out a data view may take. */
export interface LayoutLimits {
  /** Keys of fields that are looked up in data items, and data fields that are looked up in groups. */
  readonly lookups: number;
}

/**
 * Lays out what each query has found; `home` is where the view itself is. Throws InvalidInput where there are too many items,
 * groups or columns, or fields for so many of them.
 */
export function resolveDataView(
  view: DataView,
  found: readonly (readonly DataItem[])[],
  viewOrigin: Origin,
  limits: LayoutLimits = { lookups: Infinity },
): ResolvedView {
  return runToEnd(resolveDataViewStepwise(view, found, viewOrigin, limits));
}

/** The same in steps. */
export function* resolveDataViewStepwise(
  view: DataView,
  found: readonly (readonly DataItem[])[],
  viewOrigin: Origin,
  limits: LayoutLimits,
): Stepwise<ResolvedView> {
  const divided: FoundItems[] = [];
  for (const items of found) {
    const usable: DataItem[] = [];
    const ineligible: DataItem[] = [];
    yield* forEachStepwise(yield* sortItemsStepwise(items), (item) => {
      (isUsable(item.itemType, view.IndexTypeCode) ? usable : ineligible).push(item);
    });
    divided.push({ usable, ineligible });
  }
  const count = divided.reduce((sum, { usable }) => sum + usable.length, 0);
  if (count > maxItems) throw tooManyItems();
  requireMaxLookups('GroupingFields', count * lookupsPerItem(view.GroupingFields), limits.lookups);
  const groups = yield* groupItemsStepwise(
    divided.map(({ usable }) => usable),
    view.GroupingFields,
  );
  return { view, found: divided, groups, ...(yield* layOutStepwise(view, groups, viewOrigin, limits.lookups)) };
}

/** The fault of queries that find more items than a data view may have. */
export function tooManyItems(): InvalidInput {
  return new InvalidInput('Queries', `Queries must not find more than ${maxItems} data items in all.`);
}
