// Splits long reads into slices. Other requests run between two slices.
import type { CancellationToken } from '../requests/cancellation.ts';
import { countWords } from '../domain/languages/words.ts';
import type { EventSource } from '../domain/reading/source.ts';

/** The number of filter words that are evaluated in one slice. */
const wordsPerSlice = 2_000;

/** Yields the items in chunks of at most `size`, with a pause after each. */
export async function* splitIntoSlices<Item>(
  cancellation: CancellationToken,
  chunks: AsyncIterable<readonly Item[]>,
  size: number,
): AsyncGenerator<readonly Item[], void> {
  for await (const chunk of chunks) {
    if (chunk.length <= size) yield chunk;
    else {
      for (let start = 0; start < chunk.length; start += size) {
        yield chunk.slice(start, start + size);
        await cancellation.pause();
      }
    }
    await cancellation.pause();
  }
}

/** Yields the items one by one, with a pause after every `size` items. */
export async function* splitIntoItems<Item>(
  cancellation: CancellationToken,
  items: AsyncIterable<Item>,
  size: number,
): AsyncGenerator<readonly [Item], void> {
  let count = 0;
  for await (const item of items) {
    yield [item];
    count += 1;
    if (count % size === 0) await cancellation.pause();
  }
}

/** Returns a source with smaller chunks the longer the filter is; the same source without a filter. */
export function slicedSource(
  source: EventSource,
  filter: string | undefined,
  cancellation: CancellationToken,
): EventSource {
  if (filter === undefined) return source;
  const size = Math.ceil(wordsPerSlice / Math.max(1, countWords(filter)));
  return { ...source, range: (range) => splitIntoSlices(cancellation, source.range(range), size) };
}

/** Returns a source whose ranges have chunks of about `chunkSize` events, for reads with a chunk of each of many streams in memory. */
export function withChunkSize(source: EventSource, chunkSize: number): EventSource {
  return { ...source, runs: undefined, range: (range) => source.range({ ...range, chunkSize }) };
}
