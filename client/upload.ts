// Uploads any number of events in batches, several at a time, and resumes where it stopped.
import type { AnyInput, AnyResult } from './connect.ts';
import type { ApiError } from './errors.ts';
import { writeJson } from './json.ts';

export interface UploadOptions<Event> {
  /** The input of each call, without a body: usually the path parameters. */
  readonly to: UploadTarget;
  /** The events, from any iterable or generator. */
  readonly events: Iterable<Event> | AsyncIterable<Event>;
  /** The number of events to skip, because the server has them: `acknowledged` of an earlier upload. */
  readonly from?: number;
  /** The maximum number of events in a request; default 10,000. */
  readonly maxCount?: number;
  /** The maximum number of bytes in a request, unless a single event is larger; default 4 MiB. */
  readonly maxBytes?: number;
  /** The number of concurrent requests; default 4. */
  readonly concurrency?: number;
  /** Called with the number of events that the server has, whenever it grows. */
  readonly onProgress?: (acknowledged: number) => void;
}
type UploadTarget = Pick<AnyInput, 'path' | 'query' | 'headers' | 'signal' | 'retry' | 'timeout'>;

export interface UploadResult {
  /** The number of events that the server has, from the first one on. After an error, upload again `from` here. */
  readonly acknowledged: number;
  readonly error?: ApiError | Error;
}

/** A method that takes a list of events: updateEvents or insertEvents. */
type WriteCall = (input: never) => Promise<{ readonly error?: ApiError | undefined }>;

/**
 * Uploads events to a stream with `hub.updateEvents`, which is safe to retry, or `hub.insertEvents`. Ends at the first request that fails,
 * and returns how many events the server has.
 *
 * @example
 * let done = await uploadEvents(hub.updateEvents, { to: { path: { streamId } }, events });
 * if (done.error) done = await uploadEvents(hub.updateEvents, { to: { path: { streamId } }, events, from: done.acknowledged });
 */
export async function uploadEvents<Event>(call: WriteCall, options: UploadOptions<Event>): Promise<UploadResult> {
  const { to, events, from = 0, concurrency = 4, onProgress } = options;
  const send = call as unknown as (input: object) => Promise<AnyResult>;
  const pending = new Set<Promise<void>>();
  /** The ends of batches that finished before an earlier one, keyed by their starts. */
  const laterEnds = new Map<number, number>();
  let acknowledged = from;
  let error: ApiError | Error | undefined;

  async function dispatch({ start, count, text }: Batch): Promise<void> {
    try {
      const result = await send({ ...to, rawBody: text });
      if (result.error) error ??= result.error;
      else laterEnds.set(start, start + count);
    } catch (cause) {
      error ??= cause instanceof Error ? cause : new Error(String(cause));
    }
    const before = acknowledged;
    for (let end = laterEnds.get(acknowledged); end !== undefined; end = laterEnds.get(acknowledged)) {
      laterEnds.delete(acknowledged);
      acknowledged = end;
    }
    if (acknowledged > before) onProgress?.(acknowledged);
  }

  for await (const batch of batchesOf(events, options)) {
    if (error) break;
    const sending: Promise<void> = dispatch(batch).finally(() => pending.delete(sending));
    pending.add(sending);
    if (pending.size >= concurrency) await Promise.race(pending);
    if (error) break;
  }
  await Promise.all(pending);
  return { acknowledged, ...(error ? { error } : {}) };
}

interface Batch {
  /** The number of its first event. */
  readonly start: number;
  readonly count: number;
  readonly text: string;
}

const encoder = new TextEncoder();
const bytesOf = (text: string) => (/[^\0-\x7f]/.test(text) ? encoder.encode(text).length : text.length);

async function* batchesOf<Event>(
  events: Iterable<Event> | AsyncIterable<Event>,
  { from = 0, maxCount = 10_000, maxBytes = 4 * 1024 * 1024 }: UploadOptions<Event>,
): AsyncGenerator<Batch> {
  let parts: string[] = [];
  let bytes = 2;
  let position = 0;
  const batch = (): Batch => ({ start: position - parts.length, count: parts.length, text: `[${parts.join(',')}]` });
  for await (const event of events) {
    if (position < from) {
      position++;
      continue;
    }
    const text = writeJson(event);
    const size = bytesOf(text) + 1;
    if (parts.length > 0 && (parts.length >= maxCount || bytes + size > maxBytes)) {
      yield batch();
      [parts, bytes] = [[], 2];
    }
    parts.push(text);
    bytes += size;
    position++;
  }
  if (parts.length > 0) yield batch();
}
