// Lists in the order of a secondary index.
import type { Event, EventType } from '../domain/model.ts';
import type { Chunk } from '../domain/reading/chunks.ts';
import { readList, type Listing } from '../domain/reading/list-events.ts';
import type { FilteredRequest } from '../domain/reading/list.ts';
import type { EventSource } from '../domain/reading/source.ts';
import { comparer } from '../domain/values/order.ts';
import { TypeCode } from '../domain/values/type-codes.ts';

/**
 * The events that a filter lets through, ordered by a property, then by the index (reference 4, 2.3). All of them are in memory
 * at once. Iterating throws ReadLimitExceeded when more than `maxEvents` have to be looked at.
 */
export function inSecondaryOrder(
  source: EventSource,
  type: EventType,
  request: FilteredRequest,
  position: number,
  maxEvents: number,
): Listing {
  const { skip, count } = request;
  const compare = comparer(type.properties[position]?.code ?? TypeCode.Empty);
  async function* ordered(): AsyncGenerator<Chunk, void> {
    const { events } = readList(source, type, { ...request, skip: 0, count: null }, maxEvents);
    const all: Event[] = [];
    for await (const chunk of events) for (const event of chunk) all.push(event);
    all.sort((a, b) => compare(a[position] ?? null, b[position] ?? null));
    yield all.slice(skip, count === null ? undefined : skip + count);
  }
  return { events: ordered(), continuation: () => null };
}
