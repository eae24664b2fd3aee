// Reads request bodies: plain or compressed, within the limits, JSON under any type that real clients send it under.
import type { Request, Response } from 'express';
import express from 'express';
import { Failure } from './errors/catalog.ts';

export interface BodyLimits {
  /** Bytes of a body as it is sent. */
  readonly sent: number;
  /** Bytes of a body after it is inflated. */
  readonly inflated: number;
}

/** A function that reads a request's body; undefined when there is none. Throws ContentTooLarge, UnsupportedMediaType or InvalidInput. */
export function bodyReader(limits: BodyLimits): (request: Request, response: Response) => Promise<Buffer | undefined> {
  const read = express.raw({ type: () => true, limit: limits.inflated });
  return async (request, response) => {
    const length = Number(request.headers['content-length'] ?? 0);
    if (length > limits.sent) throw tooLarge(length, limits.sent);
    await new Promise<void>((resolve, reject) => {
      read(request, response, (error?: unknown) => {
        if (error === undefined) resolve();
        else reject(asFailure(error as { status?: number; message: string }, limits));
      });
    });
    const body = request.body as unknown;
    return Buffer.isBuffer(body) && body.length > 0 ? body : undefined;
  };
}

const tooLarge = (bytes: number, limit: number) =>
  new Failure('ContentTooLarge', `The body has ${bytes} bytes; the limit is ${limit}.`, {
    parameters: { Limit: String(limit) },
  });

function asFailure(error: { status?: number; message: string }, limits: BodyLimits): Failure {
  if (error.status === 413) {
    return new Failure('ContentTooLarge', `The body is larger than ${limits.inflated} bytes when inflated.`, {
      cause: error,
    });
  }
  if (error.status === 415)
    return new Failure('UnsupportedMediaType', `The body cannot be read: ${error.message}.`, { cause: error });
  return new Failure('InvalidInput', `The body cannot be read: ${error.message}.`, {
    faults: { body: error.message },
    cause: error,
  });
}

/** Refuses bodies that are declared as anything but JSON; text/plain is what some HTTP libraries call JSON when not told. */
export function requireJson(contentType: string | undefined, declared: readonly string[]): void {
  const type = (contentType ?? 'application/json').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'text/plain' || type === 'application/json' || type === '' || declared.includes(type)) return;
  throw new Failure('UnsupportedMediaType', `The body is declared as ${type}.`, {
    parameters: { 'Content-Type': type },
  });
}
