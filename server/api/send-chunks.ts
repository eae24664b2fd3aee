// Sends the body of a response in chunks, at the speed at which the client reads them.
import type { ServerResponse } from 'node:http';
import { Failure } from '../errors/failures.ts';
import { BinaryBody, JsonBody, LiveBody, TextBody, type BodyChunk } from '../requests/reply-body.ts';

/** A body to send: a single chunk, or several. */
export type Chunks = string | Uint8Array | AsyncIterable<BodyChunk>;

/** Returns whether a body is a single chunk. */
export const isSingleChunk = (chunks: Chunks) => typeof chunks === 'string' || chunks instanceof Uint8Array;

/** The minimum size of a list of stored texts that is sent before the next chunk is read. */
const longChunkBytes = 65_536;

/** Returns whether a chunk is sent before the next one is read: a long list of stored texts, which were counted before and cannot fail. */
const isSentAtOnce = (chunk: BodyChunk) =>
  Array.isArray(chunk) && partsOf(chunk).reduce((sum, { length }) => sum + length, 0) >= longChunkBytes;

/**
 * Returns the chunks of a streamed body, undefined for other bodies. Reads the first two chunks, or one if it can be sent at once, so that
 * a failure in them still gets an error response. A body with a single chunk becomes that chunk, and a body without chunks becomes ''.
 */
export async function chunksOf(body: unknown): Promise<Chunks | undefined> {
  if (body instanceof LiveBody) return body.chunks;
  if (!(body instanceof JsonBody) && !(body instanceof TextBody) && !(body instanceof BinaryBody)) return undefined;
  if (typeof body.chunks === 'string') return body.chunks;
  const iterator: AsyncIterator<BodyChunk> = body.chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return '';
  const second = isSentAtOnce(first.value) ? undefined : await iterator.next();
  if (second?.done) return singlePart(first.value);
  return (async function* () {
    try {
      yield encodeChunk(first.value);
      if (second) yield encodeChunk(second.value);
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield encodeChunk(next.value);
    } finally {
      // If the client disconnects, this closes the source of the remaining chunks.
      await iterator.return?.();
    }
  })();
}

/** Returns the parts of a chunk. */
export const partsOf = (chunk: BodyChunk) => (typeof chunk === 'string' ? [chunk] : [chunk].flat());
/** Returns a chunk with text as bytes: a concatenated text takes many times its size in memory until it is encoded. */
const encodeChunk = (chunk: BodyChunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
/** Returns a chunk as a single text or byte array. */
const singlePart = (chunk: BodyChunk) =>
  typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk : Buffer.concat(chunk);

/** The error if the client closes the connection before the end of the response. */
class ClientDisconnected extends Error {
  constructor() {
    super('The client closed the connection before the end of the response.');
  }
}

/** Returns whether an error is ClientDisconnected. */
export const isClientDisconnected = (error: unknown) => error instanceof ClientDisconnected;

/**
 * Sends chunks and ends the response. It reads a chunk when the previous one has been written. Rejects if the client closes the connection,
 * and if the chunks have more than `maxBytes`.
 */
export async function sendChunks(
  response: ServerResponse,
  chunks: AsyncIterable<BodyChunk>,
  maxBytes = Infinity,
): Promise<void> {
  const count = byteCounter(maxBytes);
  for await (const chunk of chunks) {
    const parts = partsOf(chunk);
    count(parts);
    await writeParts(response, parts);
  }
  response.end();
}

/** Returns a function that counts the bytes of the parts of a body; it throws if there are more than `maxBytes`. */
export function byteCounter(maxBytes: number): (parts: readonly (string | Uint8Array)[]) => void {
  let bytes = 0;
  return (parts) => {
    for (const part of parts) bytes += part.length;
    if (bytes > maxBytes)
      throw new Failure('ContentTooLarge', `The response has more than ${maxBytes} bytes (RESPONSE_LIMIT).`);
  };
}

/** Writes the parts of a chunk without joining them, which would copy every byte (docs/decisions/0002-server.md). */
export function writeParts(response: ServerResponse, parts: readonly (string | Uint8Array)[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const onClose = () => {
      reject(new ClientDisconnected());
    };
    response.once('close', onClose);
    const { socket } = response;
    // Corking makes the parts one HTTP chunk and one write to the socket.
    socket?.cork();
    response.cork();
    for (const part of parts.slice(0, -1)) response.write(part);
    response.write(parts.at(-1) ?? '', (error) => {
      response.off('close', onClose);
      if (error) onClose();
      else resolve();
    });
    response.uncork();
    socket?.uncork();
  });
}
