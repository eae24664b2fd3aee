// Data items: the streams that the queries of a data view find, as far as a data view can show them
// (docs/behavior/data-views.md#data-items).
import type { EventType } from '../model.ts';
import { foldIdentifier } from '../objects/identifiers.ts';
import { forEachStepwise, sortStepwise, type Stepwise } from '../stepwise.ts';
import { baseOf, isOrdered, TypeCode } from '../values/type-codes.ts';

/** A unit of measure: what identifies it, and what data shows. */
export interface Unit {
  readonly id: string;
  readonly abbreviation: string;
}

export interface ItemProperty {
  readonly id: string;
  readonly name: string | null;
  readonly code: number;
  readonly uom: Unit | null;
  readonly isKey: boolean;
}

/** What the events of items alike look like; `properties` are those of `type`, in the same order. */
export interface ItemType {
  readonly type: EventType;
  readonly properties: readonly ItemProperty[];
}

/** Where an item comes from; '' where that does not apply. */
export interface Origin {
  readonly tenantId: string;
  readonly tenantName: string;
  readonly namespaceId: string;
  readonly namespaceDescription: string;
  readonly communityId: string;
  readonly communityName: string;
}

export interface DataItem {
  readonly id: string;
  readonly name: string | null;
  readonly description: string | null;
  readonly typeId: string;
  readonly tags: readonly string[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly origin: Origin;
  readonly itemType: ItemType;
}

/** Whether a data view can show values of a code: not objects, arrays, collections or time spans. */
export function isEligible({ code }: Pick<ItemProperty, 'code'>): boolean {
  return isOrdered(code) && baseOf(code) !== TypeCode.TimeSpan;
}

/** Whether a data view with such an index can use items of a type: the index is the same and single, and there is something to show. */
export function isUsable({ properties }: ItemType, indexCode: number): boolean {
  const [key, ...others] = properties.filter(({ isKey }) => isKey);
  return key?.code === indexCode && others.length === 0 && properties.some((one) => !one.isKey && isEligible(one));
}

/** Names the stream of an item; two items with one key have the same events. */
export function itemKey({ id, origin }: DataItem): string {
  return [id, origin.tenantId, origin.namespaceId].map(foldIdentifier).join('/');
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Items in the order in which data views have them: by identifier without regard to case, then by where they come from. */
export function* sortItemsStepwise(items: readonly DataItem[]): Stepwise<readonly DataItem[]> {
  const keyed: (readonly [key: string, id: string, item: DataItem])[] = [];
  yield* forEachStepwise(items, (item) => keyed.push([itemKey(item), foldIdentifier(item.id), item]));
  const ordered = yield* sortStepwise(
    keyed,
    ([keyA, idA], [keyB, idB]) => compareText(idA, idB) || compareText(keyA, keyB),
  );
  return ordered.map(([, , item]) => item);
}
