// Compresses the bodies of responses for clients that accept it. zlib works in threads of its own, so other requests do not wait.
import { Readable, pipeline } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { Response } from 'express';
import type { BodyChunk } from '../requests/reply-body.ts';
import { byteCounter, partsOf } from './send-chunks.ts';

/** Bodies below this size are sent as they are: a packet has no fewer bytes compressed. */
export const minimumBytes = 1024;

// Fast levels, and a small window: many responses can be compressed at the same time.
const gzipOptions = { level: 4 };
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } };

type Coding = 'br' | 'gzip';

const compressWith = {
  br: (body: Uint8Array) => promisify(brotliCompress)(body, brotliOptions),
  gzip: (body: Uint8Array) => promisify(gzip)(body, gzipOptions),
};

/** Returns the coding that the client prefers; undefined if it asks for none, and for media types that are compressed already. */
function chooseCoding(response: Response): Coding | undefined {
  const { req: request } = response;
  if (request.headers['accept-encoding'] === undefined) return undefined;
  const type = String(response.getHeader('Content-Type'));
  if (!type.startsWith('application/json') && !type.startsWith('text/')) return undefined;
  const coding = request.acceptsEncodings(['br', 'gzip', 'identity']);
  return coding === 'br' || coding === 'gzip' ? coding : undefined;
}

/** Returns the body to send, compressed if the client accepts that, and declares it in the headers. */
export async function encodedBody(response: Response, body: string | Uint8Array): Promise<string | Uint8Array> {
  response.vary('Accept-Encoding');
  const coding = chooseCoding(response);
  if (coding === undefined) return body;
  const compressed = await compressWith[coding](typeof body === 'string' ? Buffer.from(body) : body);
  response.setHeader('Content-Encoding', coding);
  return compressed;
}

/**
 * Returns the chunks to send, compressed if the client accepts that, and declares it in the headers. A body with more than `maxBytes` before
 * compression fails.
 */
export function encodedChunks(
  response: Response,
  chunks: AsyncIterable<BodyChunk>,
  maxBytes: number,
): AsyncIterable<BodyChunk> {
  response.vary('Accept-Encoding');
  const coding = chooseCoding(response);
  if (coding === undefined) return chunks;
  response.setHeader('Content-Encoding', coding);
  const compressor = coding === 'br' ? createBrotliCompress(brotliOptions) : createGzip(gzipOptions);
  // A failure of the source reaches the reader of the compressor, and a reader that stops closes the source.
  return pipeline(Readable.from(countedParts(chunks, maxBytes)), compressor, () => undefined);
}

/** Yields the parts of all chunks one by one; throws if they have more than `maxBytes`. */
async function* countedParts(chunks: AsyncIterable<BodyChunk>, maxBytes: number): AsyncGenerator<string | Uint8Array> {
  const count = byteCounter(maxBytes);
  for await (const chunk of chunks) {
    const parts = partsOf(chunk);
    count(parts);
    yield* parts;
  }
}
