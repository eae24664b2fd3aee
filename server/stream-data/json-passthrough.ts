// Lists whose stored texts pass through in whole blocks without being parsed.
import type { ReadPlan } from '../domain/reading/list-events.ts';
import { ReadLimitExceeded, type RangeOptions } from '../domain/reading/source.ts';
import type { Event } from '../domain/model.ts';
import type { EventTexts, TextRange } from '../store/ports/event-store.ts';

/** The events of a stream as texts; indexes of ranges are keys. */
export interface TextSource {
  texts(range: RangeOptions & Pick<TextRange, 'hasGrowingChunks'>): AsyncIterable<EventTexts>;
  count(range: RangeOptions): Promise<number>;
}

/** The minimum number of bytes of a chunk but the last. */
const chunkSize = 65_536;
const open: Uint8Array = Buffer.from('[');
const comma: Uint8Array = Buffer.from(',');
const close: Uint8Array = Buffer.from(']');

/**
 * Yields the JSON array of the events of a plan on rows of rowType, in chunks of stored texts and separators; `form` converts each
 * stored text. Iterating throws ReadLimitExceeded before the first chunk if there are more than `maxEvents`.
 */
export async function* passthroughText(
  source: TextSource,
  { first, range, last }: ReadPlan,
  maxEvents: number,
  form: (texts: Uint8Array) => Uint8Array = (texts) => texts,
): AsyncGenerator<readonly Uint8Array[], void> {
  let events = 0;
  let size = 0;
  let pieces = [open];
  const add = (texts: readonly Uint8Array[], more: number) => {
    for (const [i, stored] of texts.entries()) {
      const text = form(stored);
      if (events > 0 || i > 0) pieces.push(comma);
      pieces.push(text);
      size += text.length;
    }
    events += more;
    if (events > maxEvents) throw new ReadLimitExceeded(maxEvents);
  };
  const taken = () => {
    const all = pieces;
    pieces = [];
    size = 0;
    return all;
  };
  let isCounted = false;
  if (first) add([textOf(first)], 1);
  for await (const { events: more, texts } of source.texts({ ...range, hasGrowingChunks: true })) {
    add(texts, more);
    if (size < chunkSize) continue;
    // A sent chunk cannot be taken back, so all events are counted first.
    if (!isCounted && (await countOf(source, { first, range, last })) > maxEvents)
      throw new ReadLimitExceeded(maxEvents);
    isCounted = true;
    yield taken();
  }
  const end = last && (await last());
  if (end) add([textOf(end)], 1);
  pieces.push(close);
  yield taken();
}

async function countOf(source: TextSource, { first, range, last }: ReadPlan): Promise<number> {
  const inRange = Math.min(await source.count(range), range.limit ?? Infinity);
  return (first ? 1 : 0) + inRange + ((await last?.()) ? 1 : 0);
}

const textOf = ([, text = '']: Event) => Buffer.from(String(text));
