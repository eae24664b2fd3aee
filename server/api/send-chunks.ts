// Sends the body of a response in chunks, as fast as the client reads them.
import type { ServerResponse } from 'node:http';
import { Failure } from '../errors/failures.ts';
import { BinaryBody, JsonBody, TextBody, type BodyChunk } from '../requests/reply-body.ts';

/** A body to send: a short one is whole. */
export type Chunks = string | Uint8Array | AsyncIterable<BodyChunk>;

/** Whether a body is sent in one piece. */
export const isWhole = (chunks: Chunks) => typeof chunks === 'string' || chunks instanceof Uint8Array;

/** The number of bytes of stored text from which on it is sent before more is read. */
const longChunk = 65_536;

/** Only stored texts come in lists. They are counted before they are sent and, unlike calculated values, cannot fail. */
const isSentAtOnce = (chunk: BodyChunk) =>
  Array.isArray(chunk) && piecesOf(chunk).reduce((sum, { length }) => sum + length, 0) >= longChunk;

/**
 * Returns a streamed body to send, undefined for other bodies: its only chunk, '' without chunks, otherwise all chunks. The first two
 * chunks are made before this returns, or only the first when it can be sent at once.
 */
export async function chunksOf(body: unknown): Promise<Chunks | undefined> {
  if (!(body instanceof JsonBody) && !(body instanceof TextBody) && !(body instanceof BinaryBody)) return undefined;
  if (typeof body.chunks === 'string') return body.chunks;
  const iterator: AsyncIterator<BodyChunk> = body.chunks[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return '';
  const second = isSentAtOnce(first.value) ? undefined : await iterator.next();
  if (second?.done) return whole(first.value);
  return (async function* () {
    try {
      yield encoded(first.value);
      if (second) yield encoded(second.value);
      for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield encoded(next.value);
    } finally {
      // When a client leaves early, this closes the source of the remaining chunks.
      await iterator.return?.();
    }
  })();
}

const piecesOf = (chunk: BodyChunk) => (typeof chunk === 'string' ? [chunk] : [chunk].flat());
/** A text made of many pieces takes many times its size in memory until it is encoded. */
const encoded = (chunk: BodyChunk) => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
/** A chunk in one piece. */
const whole = (chunk: BodyChunk) =>
  typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk : Buffer.concat(chunk);

/** The client closed the connection before the end of the response. */
class ClientDisconnected extends Error {
  constructor() {
    super('The client left before the end of the response.');
  }
}

export const isClientDisconnected = (error: unknown) => error instanceof ClientDisconnected;

/**
 * Sends chunks and ends the response; each chunk is read when the one before has been written. Rejects when the client closes the
 * connection and when there are more than `limit` bytes.
 */
export async function sendChunks(
  response: ServerResponse,
  chunks: AsyncIterable<BodyChunk>,
  limit = Infinity,
): Promise<void> {
  let left = limit;
  for await (const chunk of chunks) {
    const pieces = piecesOf(chunk);
    for (const piece of pieces) left -= piece.length;
    if (left < 0) throw new Failure('ContentTooLarge', `The response has more than ${limit} bytes (ANSWER_LIMIT).`);
    await written(response, pieces);
  }
  response.end();
}

// Node's streams take one piece at a time, and joining pieces first would copy every byte (docs/decisions/0002-server.md).
function written(response: ServerResponse, pieces: readonly (string | Uint8Array)[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const left = () => {
      reject(new ClientDisconnected());
    };
    response.once('close', left);
    const { socket } = response;
    // The response makes one HTTP chunk of what comes while it is corked, the socket one write of that.
    socket?.cork();
    response.cork();
    for (const piece of pieces.slice(0, -1)) response.write(piece);
    response.write(pieces.at(-1) ?? '', (error) => {
      response.off('close', left);
      if (error) left();
      else resolve();
    });
    response.uncork();
    socket?.uncork();
  });
}
