// Cuts long reads into slices, between which other requests have their turns.
import type { CancellationToken } from '../requests/cancellation.ts';
import { countWords } from '../domain/languages/words.ts';
import type { EventSource } from '../domain/reading/source.ts';

/** How many words of filters are evaluated in one slice. */
const wordsPerSlice = 2_000;

/** Yields chunks of at most `size` items, with a pause after each. */
export async function* inSlices<Item>(
  cancellation: CancellationToken,
  chunks: AsyncIterable<readonly Item[]>,
  size: number,
): AsyncGenerator<readonly Item[], void> {
  for await (const chunk of chunks) {
    if (chunk.length <= size) yield chunk;
    else {
      for (let at = 0; at < chunk.length; at += size) {
        yield chunk.slice(at, at + size);
        await cancellation.pause();
      }
    }
    await cancellation.pause();
  }
}

/** Yields single items, with a pause after every `size`. */
export async function* oneByOne<Item>(
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

/** Returns a source for a filter: the longer the filter, the smaller the chunks. */
export function slicedSource(
  source: EventSource,
  filter: string | undefined,
  cancellation: CancellationToken,
): EventSource {
  if (filter === undefined) return source;
  const size = Math.ceil(wordsPerSlice / Math.max(1, countWords(filter)));
  return { ...source, range: (range) => inSlices(cancellation, source.range(range), size) };
}

/** Returns a source whose ranges come in chunks of about `chunkSize` events, for reads that hold a chunk of each of many streams. */
export function inSmallChunks(source: EventSource, chunkSize: number): EventSource {
  return { ...source, runs: undefined, range: (range) => source.range({ ...range, chunkSize }) };
}
