// Long reads in slices, between which other requests have their turns.
import type { CancellationToken } from '../requests/cancellation.ts';
import { countWords } from '../domain/languages/words.ts';
import type { EventSource } from '../domain/reading/source.ts';

/** How often the words of a filter are applied in one slice. */
const wordsAtOnce = 2_000;

/** Items one by one or as few as `size`, with a pause after each. */
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

/** Single items with a pause after every few. */
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

/** A source whose events a filter looks at: the more the filter says, the fewer at a time. */
export function slicedSource(
  source: EventSource,
  filter: string | undefined,
  cancellation: CancellationToken,
): EventSource {
  if (filter === undefined) return source;
  const size = Math.ceil(wordsAtOnce / Math.max(1, countWords(filter)));
  return { ...source, range: (range) => inSlices(cancellation, source.range(range), size) };
}

/** A source whose ranges come in chunks of about so many events, for reads that hold a chunk of each of many streams. */
export function inSmallChunks(source: EventSource, atOnce: number): EventSource {
  return { ...source, runs: undefined, range: (range) => source.range({ ...range, chunkSize: atOnce }) };
}
