// Which items share columns (docs/behavior/data-views.md#aligned-items).
import { runToEnd, forEachStepwise, type Stepwise } from '../stepwise.ts';
import type { FieldSet } from './definition.ts';
import type { Group } from './groups.ts';
import type { DataItem } from './items.ts';
import { mappingOf } from './value-sources.ts';

/** The columns of one field set that are filled by one item of each group, or none. */
export interface Slot {
  /** '' without an identifying field. */
  readonly identifyingValue: string;
  /** The items by the places of their groups. */
  readonly items: ReadonlyMap<number, DataItem>;
}

/** The slots of a field set, whose items are those that the query at a place has found, in the order of their columns. */
export function findSlots(set: FieldSet, groups: readonly Group[], query: number): readonly Slot[] {
  return runToEnd(findSlotsStepwise(set, groups, query));
}

/** The same in steps. */
export function* findSlotsStepwise(
  { IdentifyingField }: FieldSet,
  groups: readonly Group[],
  query: number,
): Stepwise<readonly Slot[]> {
  const itemsOf = ({ items }: Group) => items[query] ?? [];
  const slots = new Map<string, { readonly identifyingValue: string; readonly items: Map<number, DataItem> }>();
  const fill = (name: string, identifyingValue: string, group: number, item: DataItem) => {
    const slot = slots.get(name) ?? { identifyingValue, items: new Map<number, DataItem>() };
    slots.set(name, slot);
    slot.items.set(group, item);
  };
  // Without anything to tell them apart, items are aligned only where there is one at most in each group.
  const isAligned = groups.every((group) => itemsOf(group).length <= 1);
  for (const [place, group] of groups.entries()) {
    const times = new Map<string, number>();
    yield* forEachStepwise(itemsOf(group).entries(), ([position, item]) => {
      if (!IdentifyingField) {
        fill(isAligned ? '' : `${place}/${position}`, '', place, item);
        return;
      }
      const value = mappingOf(IdentifyingField, item)?.constant ?? '';
      const time = times.get(value) ?? 0;
      times.set(value, time + 1);
      fill(`${time}/${value}`, value, place, item);
    });
    if (place % 100 === 0) yield;
  }
  return [...slots.values()];
}
