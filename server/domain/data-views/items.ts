// Data items: the streams that the queries of a data view find (docs/behavior/data-views.md#data-items).
import type { EventType } from '../model.ts';
import { foldIdentifier } from '../objects/identifiers.ts';
import { forEachStepwise, sortStepwise, type Stepwise } from '../stepwise.ts';
import { baseOf, isOrdered, TypeCode } from '../values/type-codes.ts';

/** A unit of measure; data shows its abbreviation. */
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

/** The type of an item's events, shared by items; `properties` describes the properties of `type`, in the same order. */
export interface ItemType {
  readonly type: EventType;
  readonly properties: readonly ItemProperty[];
}

/** The tenant, namespace and community of an item; members that do not apply are ''. */
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

/** Returns whether a data view can show values of a type code: all but objects, arrays, collections and time spans. */
export function isEligible({ code }: Pick<ItemProperty, 'code'>): boolean {
  return isOrdered(code) && baseOf(code) !== TypeCode.TimeSpan;
}

/** Returns whether a data view can use items of a type: the type has one key, of the index's type code, and a property to show. */
export function isUsable({ properties }: ItemType, indexCode: number): boolean {
  const [key, ...others] = properties.filter(({ isKey }) => isKey);
  return (
    key?.code === indexCode &&
    others.length === 0 &&
    properties.some((property) => !property.isKey && isEligible(property))
  );
}

/** Returns the key of an item's stream; items with equal keys have the same events. */
export function itemKeyOf({ id, origin }: DataItem): string {
  return [id, origin.tenantId, origin.namespaceId].map(foldIdentifier).join('/');
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Returns the items sorted by identifier without case, then by origin. */
export function* sortItemsStepwise(items: readonly DataItem[]): Stepwise<readonly DataItem[]> {
  const keyed: (readonly [key: string, id: string, item: DataItem])[] = [];
  yield* forEachStepwise(items, (item) => keyed.push([itemKeyOf(item), foldIdentifier(item.id), item]));
  const ordered = yield* sortStepwise(
    keyed,
    ([keyA, idA], [keyB, idB]) => compareText(idA, idB) || compareText(keyA, keyB),
  );
  return ordered.map(([, , item]) => item);
}
