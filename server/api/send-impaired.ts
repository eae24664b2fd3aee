// Sends a response that a fault impairs: not at all, in part, or slowly (docs/behavior/control.md#faults).
import { STATUS_CODES } from 'node:http';
import type { Response } from 'express';
import type { CancellationToken } from '../requests/cancellation.ts';
import type { BodyChunk } from '../requests/reply-body.ts';
import type { AnyReply, Impairment } from './handler-types.ts';
import { wait } from './inject-faults.ts';
import type { Trace } from './request-auditor.ts';
import type { RunningRequest } from './running-requests.ts';
import { isSingleChunk, sendChunks, writeParts, type Chunks } from './send-chunks.ts';
import { setHead, traced } from './send-reply.ts';

type Dribble = Impairment & { readonly kind: 'dribble' };

const defaultPieces = 10;
const defaultMilliseconds = 1_000;

/** Returns a function that sends a reply as its impairment demands. `maxBytes` limits streamed bodies. */
export function impairedSender(maxBytes: number) {
  return async (
    response: Response,
    { admitted, cancellation }: RunningRequest,
    reply: AnyReply,
    sent: Chunks | undefined,
    trace: Trace,
  ): Promise<void> => {
    const { impairment = { kind: 'none' } } = reply;
    if (impairment.kind === 'reset') {
      trace.isReset = true;
      response.req.socket.resetAndDestroy();
      return;
    }
    setHead(response, reply);
    const body = bodyOf(response, reply, sent);
    if (body === undefined) {
      await sendWithoutBody(response, impairment, cancellation);
      return;
    }
    const chunks = traced(body, trace);
    if (impairment.kind === 'truncate') {
      await sendTruncated(response, chunks, impairment.bytes);
      return;
    }
    const isDribble = impairment.kind === 'dribble';
    if (isDribble) admitted.moveToDelayed();
    await sendChunks(response, isDribble ? dribbling(chunks, impairment, cancellation) : chunks, maxBytes);
  };
}

/** Returns the body of a reply, and sets its Content-Length if it is a single chunk; undefined if the response has no body. */
function bodyOf(
  response: Response,
  { body }: AnyReply,
  chunks: Chunks | undefined,
): AsyncIterable<BodyChunk> | undefined {
  if (body === undefined || response.req.method === 'HEAD') return undefined;
  if (chunks !== undefined && !isSingleChunk(chunks)) return chunks;
  const bytes = Buffer.from(chunks ?? JSON.stringify(body));
  response.setHeader('Content-Length', bytes.length);
  return oneChunk(bytes);
}

async function* oneChunk(bytes: Uint8Array) {
  yield bytes;
}

async function sendWithoutBody(
  response: Response,
  impairment: Impairment,
  cancellation: CancellationToken,
): Promise<void> {
  if (impairment.kind === 'dribble') await wait(impairment.milliseconds ?? defaultMilliseconds, cancellation);
  if (impairment.kind !== 'truncate') {
    response.end();
    return;
  }
  // Only its header fields can be incomplete.
  const { socket } = response.req;
  const { statusCode } = response;
  const id = String(response.getHeader('Operation-Id'));
  socket.write(`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ''}\r\nOperation-Id: ${id}\r\n`);
  socket.destroySoon();
}

/** Sends some bytes of a body, by default half of its first chunk, and closes the connection. */
async function sendTruncated(
  response: Response,
  chunks: AsyncIterable<BodyChunk>,
  bytes: number | undefined,
): Promise<void> {
  const length = Number(response.getHeader('Content-Length') ?? Infinity);
  let rest = bytes === undefined ? undefined : Math.min(bytes, length - 1);
  for await (const chunk of chunks) {
    const buffer = bufferOf(chunk);
    rest ??= Math.floor(buffer.length / 2);
    const part = buffer.subarray(0, rest);
    await writeParts(response, [part]);
    rest -= part.length;
    if (rest <= 0) break;
  }
  response.req.socket.destroySoon();
}

/** Yields the first chunk in pieces with pauses between them, then the other chunks. */
async function* dribbling(
  chunks: AsyncIterable<BodyChunk>,
  { pieces = defaultPieces, milliseconds = defaultMilliseconds }: Dribble,
  cancellation: CancellationToken,
): AsyncGenerator<BodyChunk> {
  let isFirst = true;
  for await (const chunk of chunks) {
    if (!isFirst) {
      yield chunk;
      continue;
    }
    isFirst = false;
    const buffer = bufferOf(chunk);
    const count = Math.min(pieces, buffer.length);
    for (let i = 0; i < count; i += 1) {
      if (i > 0) await wait(milliseconds / (count - 1), cancellation);
      yield buffer.subarray(Math.floor((i * buffer.length) / count), Math.floor(((i + 1) * buffer.length) / count));
    }
  }
}

const bufferOf = (chunk: BodyChunk): Buffer =>
  typeof chunk === 'string' || chunk instanceof Uint8Array ? Buffer.from(chunk) : Buffer.concat(chunk);
