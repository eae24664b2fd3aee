// Sends any number of events: cut into requests by count and bytes, a few at a time, and able to go on where it was stopped.
import type { AnyInput, AnyResult } from './connect.ts';
import type { ApiError } from './errors.ts';
import { writeJson } from './json.ts';

export interface UploadOptions<Event> {
  /** Where the events go: path parameters, and whatever else a call takes. */
  readonly to: UploadTarget;
  /** The events, also such as are still being made. */
  readonly events: Iterable<Event> | AsyncIterable<Event>;
  /** Events that the server is known to have: as many are left out. The `acknowledged` of an upload before. */
  readonly from?: number;
  /** Events in a request, at most; default 10,000. */
  readonly maxCount?: number;
  /** Bytes of a request, at most, unless one event alone is larger; default 4 MiB. */
  readonly maxBytes?: number;
  /** Requests under way at a time; default 4. */
  readonly concurrency?: number;
  /** Is told how many events the server has, whenever there are more. */
  readonly onProgress?: (acknowledged: number) => void;
}
type UploadTarget = Pick<AnyInput, 'path' | 'query' | 'headers' | 'signal' | 'retry' | 'timeout'>;

export interface Uploaded {
  /** Events that the server has, counted from the first: with an error, upload again `from` here. */
  readonly acknowledged: number;
  readonly error?: ApiError | Error;
}

/** A method that takes a list of events: updateEvents, insertEvents. */
type WriteCall = (input: never) => Promise<{ readonly error?: ApiError | undefined }>;

/**
 * Sends events to a stream by `hub.updateEvents`, which may be repeated, or `hub.insertEvents`. It ends at the first request that fails
 * and tells how far it came.
 *
 * @example
 * let done = await uploadEvents(hub.updateEvents, { to: { path: { streamId } }, events });
 * if (done.error) done = await uploadEvents(hub.updateEvents, { to: { path: { streamId } }, events, from: done.acknowledged });
 */
export async function uploadEvents<Event>(call: WriteCall, options: UploadOptions<Event>): Promise<Uploaded> {
  const { to, events, from = 0, concurrency = 4, onProgress } = options;
  const send = call as unknown as (input: object) => Promise<AnyResult>;
  const underWay = new Set<Promise<void>>();
  /** Ends of requests that are done while an earlier one is not. */
  const ahead = new Map<number, number>();
  let acknowledged = from;
  let error: ApiError | Error | undefined;

  async function dispatch({ start, count, text }: Batch): Promise<void> {
    try {
      const result = await send({ ...to, rawBody: text });
      if (result.error) error ??= result.error;
      else ahead.set(start, start + count);
    } catch (cause) {
      error ??= cause instanceof Error ? cause : new Error(String(cause));
    }
    const before = acknowledged;
    for (let end = ahead.get(acknowledged); end !== undefined; end = ahead.get(acknowledged)) {
      ahead.delete(acknowledged);
      acknowledged = end;
    }
    if (acknowledged > before) onProgress?.(acknowledged);
  }

  for await (const batch of batchesOf(events, options)) {
    if (error) break;
    const sending: Promise<void> = dispatch(batch).finally(() => underWay.delete(sending));
    underWay.add(sending);
    if (underWay.size >= concurrency) await Promise.race(underWay);
    if (error) break;
  }
  await Promise.all(underWay);
  return { acknowledged, ...(error ? { error } : {}) };
}

interface Batch {
  /** Number of its first event. */
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
  let seen = 0;
  const batch = (): Batch => ({ start: seen - parts.length, count: parts.length, text: `[${parts.join(',')}]` });
  for await (const event of events) {
    if (seen < from) {
      seen++;
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
    seen++;
  }
  if (parts.length > 0) yield batch();
}
