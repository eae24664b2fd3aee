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
 * Returns the events that match a filter, ordered by a property and then by their index (docs/behavior/stream-data.md#list-filters-and-counts).
 * Iterating throws ReadLimitExceeded if too many events have to be read, and InvalidInput if too many have to be sorted.
 */
export function listInSecondaryOrder(
  source: EventSource,
  type: EventType,
  request: FilteredRequest,
  position: number,
  limits: { readonly events: number; readonly sortedEvents: number },
  cancellation: Pick<CancellationToken, 'pause'>,
): Listing {
  const { skip, count } = request;
  const compare = comparer(type.properties[position]?.code ?? TypeCode.Empty);
  async function* sortedChunks(): AsyncGenerator<Chunk, void> {
    const { events } = readList(source, type, { ...request, skip: 0, count: null }, limits.events);
    const compareEvents = (a: Event, b: Event) => compare(a[position] ?? null, b[position] ?? null);
    const maxEvents = count === null ? Infinity : skip + count;
    const sortAndTrim = async (unsorted: readonly Event[]) =>
      (await sortInTurns(unsorted, compareEvents, () => cancellation.pause())).slice(0, maxEvents);
    let candidates: Event[] = [];
    for await (const chunk of events) {
      for (const event of chunk) candidates.push(event);
      if (candidates.length <= limits.sortedEvents) continue;
      // Unless sorting drops at least half of them, each following chunk would sort all of them again.
      candidates = await sortAndTrim(candidates);
      if (candidates.length > limits.sortedEvents / 2) throw tooManyToSort(limits.sortedEvents);
    }
    yield (await sortAndTrim(candidates)).slice(skip);
  }
  return { events: sortedChunks(), continuation: () => null };
}

function tooManyToSort(limit: number): InvalidInput {
  return new InvalidInput(
    'filter',
    `filter matches more than ${limit} events, the maximum that a request can sort (SORT_LIMIT). Reduce count to at most ${Math.floor(limit / 2)}, or narrow filter.`,
  );
}
