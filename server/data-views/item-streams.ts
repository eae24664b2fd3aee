// Where the events of data items are.
import type { DataItem } from '../domain/data-views/items.ts';
import type { StreamRef } from '../store/ports/event-store.ts';

/** The stream of an item. */
export function streamRefOf({ id, origin }: DataItem): StreamRef {
  return { tenant: origin.tenantId, namespace: origin.namespaceId, stream: id };
}
