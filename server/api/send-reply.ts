// Checks the reply of a handler against the contract and sends it.
import type { Response } from 'express';
import { LiveBody, type BodyChunk } from '../requests/reply-body.ts';
import type { AnyReply } from './handler-types.ts';
import type { PreparedOperation } from './prepare.ts';
import type { Trace } from './request-auditor.ts';
import { encodedBody, encodedChunks, minimumBytes } from './compression.ts';
import { isSingleChunk, sendChunks, type Chunks } from './send-chunks.ts';
import type { Validator } from './validation.ts';

/** Returns a function that sends a reply; it throws an Error if the contract does not declare the reply. `maxBytes` limits streamed bodies. */
export function replySender(validator: Validator, maxBytes: number) {
  function requireValid({ operation }: PreparedOperation, reply: AnyReply, chunks: Chunks | undefined): void {
    const { status, body, type = 'application/json' } = reply;
    if (chunks === undefined) validator.response(operation, status, body);
    else if (validator.hasResponseValidation && type === 'application/json' && isSingleChunk(chunks)) {
      const text = typeof chunks === 'string' ? chunks : Buffer.from(chunks).toString();
      validator.response(operation, status, JSON.parse(text));
    }
  }

  return async (
    response: Response,
    prepared: PreparedOperation,
    reply: AnyReply,
    chunks: Chunks | undefined,
    trace: Trace,
  ): Promise<void> => {
    const { body } = reply;
    requireDeclared(prepared, reply);
    requireValid(prepared, reply, chunks);
    setHead(response, reply);
    if (body === undefined) {
      response.end();
      return;
    }
    if (chunks && !isSingleChunk(chunks)) {
      const shown = trace.isRecorded ? traced(chunks, trace) : chunks;
      // A live body has no end, and its readers wait for each chunk.
      if (body instanceof LiveBody) await sendChunks(response, shown, Infinity);
      else await sendChunks(response, encodedChunks(response, shown, maxBytes), maxBytes);
      return;
    }
    const text = chunks ?? JSON.stringify(body);
    trace.responseBody = text;
    response.end(text.length < minimumBytes ? text : await encodedBody(response, text));
  };
}

/** Sets the status and the headers of a response. */
export function setHead(response: Response, { status, headers = {}, body, type = 'application/json' }: AnyReply): void {
  response.status(status);
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, String(value));
  if (body !== undefined) response.setHeader('Content-Type', type);
}

/** Yields the chunks, and adds the beginning of the first one to the trace. */
export async function* traced(chunks: AsyncIterable<BodyChunk>, trace: Trace): AsyncGenerator<BodyChunk> {
  for await (const chunk of chunks) {
    trace.responseBody ??= typeof chunk === 'string' || chunk instanceof Uint8Array ? chunk : chunk[0];
    yield chunk;
  }
}

function requireDeclared({ operation, requiredHeaders }: PreparedOperation, { status, headers = {} }: AnyReply): void {
  if (!operation.responses.has(status))
    throw new Error(`${operation.id} returned ${status}, which the contract does not declare.`);
  const missing = (requiredHeaders.get(status) ?? []).filter((name) => headers[name] === undefined);
  if (missing.length > 0) throw new Error(`${operation.id} returned ${status} without ${missing.join(', ')}.`);
}
