// Lists that send stored JSON texts in whole blocks, without parsing them.
import type { ReadPlan } from '../domain/reading/list-events.ts';
import { ReadLimitExceeded, type RangeOptions } from '../domain/reading/source.ts';
import type { Event } from '../domain/model.ts';
import type { EventTexts, TextRange } from '../store/ports/event-store.ts';

/** The events of a stream as JSON texts; indexes of ranges are keys. */
export interface TextSource {
  texts(range: RangeOptions & Pick<TextRange, 'hasGrowingChunks'>): AsyncIterable<EventTexts>;
  count(range: RangeOptions): Promise<number>;
}

/** The minimum size of a chunk, except the last one. */
const minChunkBytes = 65_536;
const openBracket: Uint8Array = Buffer.from('[');
const comma: Uint8Array = Buffer.from(',');
const closeBracket: Uint8Array = Buffer.from(']');

/**
 * Yields the JSON array of the events of a plan on rows of rowType, in chunks of stored texts and separators; `convert` converts each
 * stored text. Iterating throws ReadLimitExceeded before the first chunk if the plan has more than `maxEvents` events.
 */
export async function* passthroughText(
  source: TextSource,
  { first, range, last }: ReadPlan,
  maxEvents: number,
  convert: (texts: Uint8Array) => Uint8Array = (texts) => texts,
): AsyncGenerator<readonly Uint8Array[], void> {
  let events = 0;
  let bytes = 0;
  let chunk = [openBracket];
  const append = (texts: readonly Uint8Array[], count: number) => {
    for (const [i, stored] of texts.entries()) {
      const text = convert(stored);
      if (events > 0 || i > 0) chunk.push(comma);
      chunk.push(text);
      bytes += text.length;
    }
    events += count;
    if (events > maxEvents) throw new ReadLimitExceeded(maxEvents);
  };
  const takeChunk = () => {
    const completeChunk = chunk;
    chunk = [];
    bytes = 0;
    return completeChunk;
  };
  let hasCheckedCount = false;
  if (first) append([storedTextOf(first)], 1);
  for await (const { events: count, texts } of source.texts({ ...range, hasGrowingChunks: true })) {
    append(texts, count);
    if (bytes < minChunkBytes) continue;
    // The response cannot become an error after the first chunk is sent, so all events are counted before.
    if (!hasCheckedCount && (await countOf(source, { first, range, last })) > maxEvents)
      throw new ReadLimitExceeded(maxEvents);
    hasCheckedCount = true;
    yield takeChunk();
  }
  const lastEvent = last && (await last());
  if (lastEvent) append([storedTextOf(lastEvent)], 1);
  chunk.push(closeBracket);
  yield takeChunk();
}

/** Returns the number of events of a plan. */
async function countOf(source: TextSource, { first, range, last }: ReadPlan): Promise<number> {
  const rangeCount = Math.min(await source.count(range), range.limit ?? Infinity);
  return (first ? 1 : 0) + rangeCount + ((await last?.()) ? 1 : 0);
}

const storedTextOf = ([, text = '']: Event) => Buffer.from(String(text));
