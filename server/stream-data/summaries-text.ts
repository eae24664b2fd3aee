// Reads summaries: turns the parameters of a request into the text of its response.
import type { Event } from '../domain/model.ts';
import type { Interval, Summaries } from '../domain/reading/intervals.ts';
import { readSummaries, summariesRequest } from '../domain/reading/summaries.ts';
import { eventWriter } from '../domain/values/event-writer.ts';
import { requireAtMost, requireCellCount } from './budgets.ts';
import { minCalculatedChunkLength, type ReadContext } from './event-texts.ts';
import type { SummariesQuery } from './parameters.ts';
import type { Reading } from './reading.ts';
import { splitIntoItems, slicedSource } from './slices.ts';
import { jsonArray, formatItems } from './text-forms.ts';

/** The number of intervals that are calculated in one slice. */
export const intervalsPerSlice = 16;

/** Yields the text of GET Data/Summaries; iterating throws InvalidInput and ReadLimitExceeded (docs/behavior/stream-data.md#summaries). */
export async function* summariesText(
  reading: Reading,
  query: SummariesQuery,
  { verbose, limits, cancellation }: ReadContext,
): AsyncGenerator<string, void> {
  const { type, stream, resultType } = reading;
  requireAtMost('count', query.count ?? 1, limits.intervals, 'INTERVAL_LIMIT');
  requireCellCount('count', query.count ?? 1, resultType.properties.length, limits.cells);
  const source = slicedSource(reading.source, query.filter, cancellation);
  const parameters = {
    startIndex: stream.readIndex(query.startIndex, 'startIndex'),
    endIndex: stream.readIndex(query.endIndex, 'endIndex'),
    count: query.count,
    filter: query.filter === undefined ? undefined : reading.filter(query.filter).matches,
  };
  const request = summariesRequest(type, parameters, limits.events);
  const intervals = splitIntoItems(
    cancellation,
    readSummaries(source, type, request, limits.events),
    intervalsPerSlice,
  );
  yield* formatItems(intervals, jsonArray(intervalWriter(reading, verbose)), { minLength: minCalculatedChunkLength });
}

/** Returns a writer of intervals. Without `verbose` it leaves out defaults of Start and End, but never of summaries (docs/behavior/stream-data.md#summaries). */
function intervalWriter({ resultType, finish }: Reading, verbose: boolean): (interval: Interval) => string {
  const write = eventWriter(resultType, { verbose });
  const ids = new Set(resultType.properties.map(({ id }) => id));
  const writeMember = (name: string, event: Event | null) => {
    if (event === null) return verbose ? `"${name}":null,` : '';
    return `"${name}":${write(finish?.(event) ?? event)},`;
  };
  return ({ start, end, summaries }) =>
    `{${writeMember('Start', start)}${writeMember('End', end)}"Summaries":${summariesJson(summaries, ids)}}`;
}

function summariesJson(summaries: Summaries, ids: ReadonlySet<string>): string {
  const kinds = Object.entries(summaries).map(([kind, statistics]) => [
    kind,
    Object.fromEntries([...statistics].filter(([id]) => ids.has(id))),
  ]);
  return JSON.stringify(Object.fromEntries(kinds));
}
