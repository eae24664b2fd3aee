// Decides which items share columns (docs/behavior/data-views.md#aligned-items).
import { runToEnd, forEachStepwise, type Stepwise } from '../stepwise.ts';
import type { FieldSet } from './definition.ts';
import type { Group } from './groups.ts';
import type { DataItem } from './items.ts';
import { findMapping } from './mapping.ts';

/** The columns of one field set that show at most one item of each group. */
export interface Slot {
  /** '' without an identifying field. */
  readonly identifyingValue: string;
  /** The items by the position of their group. */
  readonly items: ReadonlyMap<number, DataItem>;
}

/** Returns the slots of a field set in the order of their columns, for the items of the query at a position. */
export function findSlots(set: FieldSet, groups: readonly Group[], queryPosition: number): readonly Slot[] {
  return runToEnd(findSlotsStepwise(set, groups, queryPosition));
}

/** Same as findSlots, in steps. */
export function* findSlotsStepwise(
  { IdentifyingField }: FieldSet,
  groups: readonly Group[],
  query: number,
): Stepwise<readonly Slot[]> {
  const itemsOf = ({ items }: Group) => items[query] ?? [];
  const slots = new Map<string, { readonly identifyingValue: string; readonly items: Map<number, DataItem> }>();
  const addToSlot = (name: string, identifyingValue: string, group: number, item: DataItem) => {
    const slot = slots.get(name) ?? { identifyingValue, items: new Map<number, DataItem>() };
    slots.set(name, slot);
    slot.items.set(group, item);
  };
  // Without an identifying field, items share columns only if each group has at most one.
  const isAligned = groups.every((group) => itemsOf(group).length <= 1);
  for (const [groupPosition, group] of groups.entries()) {
    const occurrences = new Map<string, number>();
    yield* forEachStepwise(itemsOf(group).entries(), ([position, item]) => {
      if (!IdentifyingField) {
        addToSlot(isAligned ? '' : `${groupPosition}/${position}`, '', groupPosition, item);
        return;
      }
      const value = findMapping(IdentifyingField, item)?.constant ?? '';
      const occurrence = occurrences.get(value) ?? 0;
      occurrences.set(value, occurrence + 1);
      addToSlot(`${occurrence}/${value}`, value, groupPosition, item);
    });
    if (groupPosition % 100 === 0) yield;
  }
  return [...slots.values()];
}
