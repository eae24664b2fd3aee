// Receives request bodies, plain or compressed, within limits of bytes and time.
import type { Request, Response } from 'express';
import { Failure } from '../errors/failures.ts';
import { bodyTooLarge, type Coding, type Limit, type SentBody } from '../requests/sent-body.ts';

const codings: ReadonlyMap<string, Coding> = new Map([
  ['identity', 'identity'],
  ['gzip', 'gzip'],
  ['x-gzip', 'gzip'],
  ['deflate', 'deflate'],
  ['br', 'br'],
]);

/** Milliseconds in which the rest of a body may still arrive after the response was sent. */
const restOfBody = 5_000;

/** Closes the connection if the response was sent before the request's body ended, unless the rest of the body arrives soon. */
export function closeUnfinishedBody(request: Request, response: Response): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (length === undefined && coding === undefined) return;
  response.once('finish', () => {
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, restOfBody).unref();
  });
}

function codingOf(request: Request): Coding {
  const named = (request.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  const coding = codings.get(named === '' ? 'identity' : named);
  if (coding !== undefined) return coding;
  throw new Failure('UnsupportedMediaType', `The body cannot be read: its content encoding is ${named}.`, {
    parameters: { 'Content-Encoding': named },
  });
}

/** The limits of a body that is received. */
export interface ReceiveLimits {
  readonly sent: Limit;
  /** Seconds within which the body has to arrive. */
  readonly seconds: number;
  /** Returns the failure for a body that has not arrived in time. */
  readonly late: () => Failure;
  /** Counts bytes in memory; throws a Failure when there are too many. */
  readonly hold: (bytes: number) => void;
}

/**
 * Returns the body of a request as it was sent, undefined when there is none. Throws ContentTooLarge as soon as it is too long,
 * UnsupportedMediaType, and the failures of `late` and `hold`.
 */
export async function receiveBody(
  request: Request,
  { sent, seconds, late, hold }: ReceiveLimits,
): Promise<SentBody | undefined> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > sent.max) throw bodyTooLarge(`has ${length} bytes`, sent);
  const chunks: Buffer[] = [];
  let received = 0;
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      refuse(late());
    }, seconds * 1_000);
    const stop = () => {
      clearTimeout(timer);
      request.off('data', take);
    };
    const refuse = (failure: unknown) => {
      stop();
      chunks.length = 0;
      reject(failure as Failure);
    };
    const take = (chunk: Buffer) => {
      received += chunk.length;
      try {
        if (received > sent.max) throw bodyTooLarge(`has more than ${sent.max} bytes`, sent);
        hold(chunk.length);
        chunks.push(chunk);
      } catch (failure) {
        refuse(failure);
      }
    };
    request.on('data', take);
    request.once('end', () => {
      stop();
      resolve();
    });
    request.once('error', refuse);
    // The client closed the connection: running-requests.ts cancels the request.
    request.once('close', stop);
  });
  if (received === 0) return undefined;
  return { bytes: chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks), coding: codingOf(request) };
}

/**
 * Refuses bodies declared as anything but JSON in UTF-8 (docs/behavior/errors-and-limits.md#request-bodies). text/plain passes, since
 * some HTTP libraries send JSON under it by default.
 */
export function requireJson(contentType: string | undefined, declared: readonly string[]): void {
  const [type = '', ...parameters] = (contentType ?? 'application/json')
    .split(';')
    .map((part) => part.trim().toLowerCase());
  if (type !== 'text/plain' && type !== 'application/json' && type !== '' && !declared.includes(type)) {
    throw new Failure('UnsupportedMediaType', `The body is declared as ${type}.`, {
      parameters: { 'Content-Type': type },
    });
  }
  const charset = /^charset\s*=\s*"?([^"]*)"?$/.exec(parameters.find((part) => part.startsWith('charset')) ?? '')?.[1];
  if (charset === undefined || /^(utf-?8|us-ascii)$/.test(charset)) return;
  throw new Failure('UnsupportedMediaType', `The body is declared to be in ${charset}; only UTF-8 is read.`, {
    parameters: { 'Content-Type': `charset=${charset}` },
  });
}
