// Lists in the order of a secondary index.
import { InvalidInput, type Event, type EventType } from '../domain/model.ts';
import type { Chunk } from '../domain/reading/chunks.ts';
import { readList, type Listing } from '../domain/reading/list-events.ts';
import type { FilteredRequest } from '../domain/reading/list.ts';
import type { EventSource } from '../domain/reading/source.ts';
import { comparer } from '../domain/values/order.ts';
import { TypeCode } from '../domain/values/type-codes.ts';
import type { CancellationToken } from '../requests/cancellation.ts';
import { sortInTurns } from '../runtime/sort-in-turns.ts';

/**
 * Returns the events that match a filter, ordered by a property, then by the index (docs/behavior/stream-data.md#list-filters-and-counts).
 * Iterating throws ReadLimitExceeded if too many events have to be read, and InvalidInput if too many have to be sorted.
 */
export function inSecondaryOrder(
  source: EventSource,
  type: EventType,
  request: FilteredRequest,
  position: number,
  limits: { readonly events: number; readonly sortedEvents: number },
  cancellation: Pick<CancellationToken, 'pause'>,
): Listing {
  const { skip, count } = request;
  const compare = comparer(type.properties[position]?.code ?? TypeCode.Empty);
  async function* ordered(): AsyncGenerator<Chunk, void> {
    const { events } = readList(source, type, { ...request, skip: 0, count: null }, limits.events);
    const compareEvents = (a: Event, b: Event) => compare(a[position] ?? null, b[position] ?? null);
    const end = count === null ? Infinity : skip + count;
    const firstOf = async (some: readonly Event[]) =>
      (await sortInTurns(some, compareEvents, () => cancellation.pause())).slice(0, end);
    let held: Event[] = [];
    for await (const chunk of events) {
      for (const event of chunk) held.push(event);
      if (held.length <= limits.sortedEvents) continue;
      // At least half of them must go, or each chunk would sort them all again.
      held = await firstOf(held);
      if (held.length > limits.sortedEvents / 2) throw tooMany(limits.sortedEvents);
    }
    yield (await firstOf(held)).slice(skip);
  }
  return { events: ordered(), continuation: () => null };
}

function tooMany(limit: number): InvalidInput {
  return new InvalidInput(
    'filter',
    `filter lets more than ${limit} events pass that would have to be sorted (SORT_LIMIT); ask for no more than ${Math.floor(limit / 2)} with count, or for fewer with filter.`,
  );
}
