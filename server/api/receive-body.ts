// Receives request bodies, plain or compressed, within limits of bytes and time.
import type { Request } from 'express';
import { Failure } from '../errors/failures.ts';
import { bodyTooLarge, type Coding, type Limit, type SentBody } from '../requests/sent-body.ts';

const codings: ReadonlyMap<string, Coding> = new Map([
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
  ['br', 'br'],
]);

/** Returns the content coding of a body; throws UnsupportedMediaType for an unknown one. */
function codingOf(request: Request): Coding {
  const name = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const coding = codings.get(name === '' ? 'identity' : name);
  if (coding !== undefined) return coding;
  throw new Failure('UnsupportedMediaType', `The body cannot be read: its content encoding is ${name}.`, {
    parameters: { 'Content-Encoding': name },
  });
}

/** The limits on receiving a body. */
export interface ReceiveLimits {
  /** Bytes of the body as sent. */
  readonly sentBytes: Limit;
  /** Seconds within which the body must arrive. */
  readonly seconds: number;
  /** Returns the failure for a body that does not arrive in time. */
  readonly timeoutFailure: () => Failure;
  /** Counts bytes in memory; throws a Failure if there are too many. */
  readonly addBytes: (bytes: number) => void;
}

/**
 * Returns the body of a request as sent, or undefined if there is none. Throws UnsupportedMediaType, the failures of `timeoutFailure` and
 * `addBytes`, and ContentTooLarge as soon as the body is too long.
 */
export async function receiveBody(
  request: Request,
  { sentBytes, seconds, timeoutFailure, addBytes }: ReceiveLimits,
): Promise<SentBody | undefined> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > sentBytes.max) throw bodyTooLarge(`has ${length} bytes`, sentBytes);
  const chunks: Buffer[] = [];
  let received = 0;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      fail(timeoutFailure());
    }, seconds * 1_000);
    const stop = () => {
      clearTimeout(timer);
      request.off('data', addChunk);
    };
    const fail = (failure: unknown) => {
      stop();
      chunks.length = 0;
      reject(failure as Failure);
    };
    const addChunk = (chunk: Buffer) => {
      received += chunk.length;
      try {
        if (received > sentBytes.max) throw bodyTooLarge(`has more than ${sentBytes.max} bytes`, sentBytes);
        addBytes(chunk.length);
        chunks.push(chunk);
      } catch (failure) {
        fail(failure);
      }
    };
    request.on('data', addChunk);
    request.once('end', () => {
      stop();
      resolve();
    });
    request.once('error', fail);
    // If the client closed the connection, running-requests.ts cancels the request.
    request.once('close', stop);
  });
  if (received === 0) return undefined;
  return { bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks), coding: codingOf(request) };
}

/**
 * Throws UnsupportedMediaType unless a body is declared as JSON in UTF-8 (docs/behavior/errors-and-limits.md#request-bodies). text/plain is
 * accepted, because some HTTP libraries send JSON as text/plain by default.
 */
export function requireJson(contentType: string | undefined, declared: readonly string[]): void {
  const [type = '', ...parameters] = (contentType ?? 'application/json')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  if (type !== 'text/plain' && type !== 'application/json' && type !== '' && !declared.includes(type)) {
    throw new Failure('UnsupportedMediaType', `The body is declared as ${type}; send application/json.`, {
      parameters: { 'Content-Type': type },
    });
  }
  const charset = /^charset\s*=\s*"?([^"]*)"?$/.exec(parameters.find((part) => part.startsWith('charset')) ?? '')?.[1];
  if (charset === undefined || /^(utf-?8|us-ascii)$/.test(charset)) return;
  throw new Failure('UnsupportedMediaType', `The body is declared as ${charset}; only UTF-8 is supported.`, {
    parameters: { 'Content-Type': `charset=${charset}` },
  });
}
