// A data view with the results of its queries: items, groups and columns, but no data yet (docs/behavior/data-views.md).
import { InvalidInput } from '../model.ts';
import { runToEnd, forEachStepwise, type Stepwise } from '../stepwise.ts';
import { layOutStepwise, type Layout } from './columns.ts';
import type { DataView } from './definition.ts';
import { groupItemsStepwise, type Group } from './groups.ts';
import { sortItemsStepwise, isUsable, type DataItem, type Origin } from './items.ts';
import { lookupsPerItem, requireMaxLookups } from './lookups.ts';

/** The items that one query finds, in the order of items. */
export interface FoundItems {
  readonly usable: readonly DataItem[];
  /** The items that the data view cannot use: they have another index, or no property to show. */
  readonly ineligible: readonly DataItem[];
}

export interface ResolvedView extends Layout {
  readonly view: DataView;
  /** One entry for each query, in the same order. */
  readonly found: readonly FoundItems[];
  readonly groups: readonly Group[];
}

/** The maximum number of items of all queries of a data view. */
export const maxDataItems = 100_000;

/** The limits of the work for the layout of a data view. */
export interface LayoutLimits {
  /** The maximum number of keys that fields look up in data items, and of data fields that are looked up in groups. */
  readonly lookups: number;
}

/**
 * Returns the layout of the items that each query finds; `viewOrigin` is the origin of the view itself. Throws InvalidInput for too many
 * items, groups, columns or lookups.
 */
export function resolveDataView(
  view: DataView,
  found: readonly (readonly DataItem[])[],
  viewOrigin: Origin,
  limits: LayoutLimits = { lookups: Infinity },
): ResolvedView {
  return runToEnd(resolveDataViewStepwise(view, found, viewOrigin, limits));
}

/** Same as resolveDataView, in steps. */
export function* resolveDataViewStepwise(
  view: DataView,
  found: readonly (readonly DataItem[])[],
  viewOrigin: Origin,
  limits: LayoutLimits,
): Stepwise<ResolvedView> {
  const foundItems: FoundItems[] = [];
  for (const items of found) {
    const usable: DataItem[] = [];
    const ineligible: DataItem[] = [];
    yield* forEachStepwise(yield* sortItemsStepwise(items), (item) => {
      (isUsable(item.itemType, view.IndexTypeCode) ? usable : ineligible).push(item);
    });
    foundItems.push({ usable, ineligible });
  }
  const count = foundItems.reduce((sum, { usable }) => sum + usable.length, 0);
  if (count > maxDataItems) throw tooManyItems();
  requireMaxLookups('GroupingFields', count * lookupsPerItem(view.GroupingFields), limits.lookups);
  const groups = yield* groupItemsStepwise(
    foundItems.map(({ usable }) => usable),
    view.GroupingFields,
  );
  return { view, found: foundItems, groups, ...(yield* layOutStepwise(view, groups, viewOrigin, limits.lookups)) };
}

/** Returns the error for queries that find too many items. */
export function tooManyItems(): InvalidInput {
  return new InvalidInput('Queries', `Queries must not find more than ${maxDataItems} data items in total.`);
}
