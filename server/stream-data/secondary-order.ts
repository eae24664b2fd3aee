// Lists in the order of a secondary index.
import { InvalidInput, type Event, type EventType } from '../domain/model.ts';
import type { Chunk } from '../domain/reading/chunks.ts';
import { readList, type Listing } from '../domain/reading/list-events.ts';
import type { FilteredRequest } from '../domain/reading/list.ts';
import type { EventSource } from '../domain/reading/source.ts';
import { comparer } from '../domain/values/order.ts';
import { TypeCode } from '../domain/values/type-codes.ts';

/**
 * The events that a filter lets through, ordered by a property, then by the index (docs/behavior/stream-data.md#list-filters-and-counts).
 * Iterating throws ReadLimitExceeded when more events have to be looked at than are allowed, and InvalidInput when more have to be kept
 * to be sorted.
 */
export function inSecondaryOrder(
  source: EventSource,
  type: EventType,
  request: FilteredRequest,
  position: number,
  limits: { readonly events: number; readonly sorted: number },
): Listing {
  const { skip, count } = request;
  const compare = comparer(type.properties[position]?.code ?? TypeCode.Empty);
  async function* ordered(): AsyncGenerator<Chunk, void> {
    const { events } = readList(source, type, { ...request, skip: 0, count: null }, limits.events);
    const wanted = count === null ? Infinity : skip + count;
    const inOrder = (some: readonly Event[]) =>
      some.toSorted((a, b) => compare(a[position] ?? null, b[position] ?? null)).slice(0, wanted);
    let kept: Event[] = [];
    for await (const chunk of events) {
      for (const event of chunk) kept.push(event);
      if (kept.length <= limits.sorted) continue;
      // Half of them must go, or they would be sorted again and again. Those that are equal stay in their order.
      kept = inOrder(kept);
      if (kept.length > limits.sorted / 2) throw tooMany(limits.sorted);
    }
    yield inOrder(kept).slice(skip);
  }
  return { events: ordered(), continuation: () => null };
}

function tooMany(limit: number): InvalidInput {
  return new InvalidInput(
    'filter',
    `filter lets more than ${limit} events pass that would have to be sorted (SORT_LIMIT); ask for no more than ${Math.floor(limit / 2)} with count, or for fewer with filter.`,
  );
}
