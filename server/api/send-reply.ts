// Checks the reply of a handler against the contract and sends it.
import type { Response } from 'express';
import type { AnyReply } from './handler-types.ts';
import type { PreparedOperation } from './prepare.ts';
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
  ): Promise<void> => {
    const { status, headers = {}, body, type = 'application/json' } = reply;
    requireDeclared(prepared, reply);
    requireValid(prepared, reply, chunks);
    response.status(status);
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, String(value));
    if (body === undefined) {
      response.end();
      return;
    }
    response.setHeader('Content-Type', type);
    if (chunks !== undefined && isSingleChunk(chunks)) response.end(chunks);
    else if (chunks) await sendChunks(response, chunks, maxBytes);
    else response.end(JSON.stringify(body));
  };
}

function requireDeclared({ operation, requiredHeaders }: PreparedOperation, { status, headers = {} }: AnyReply): void {
  if (!operation.responses.has(status))
    throw new Error(`${operation.id} returned ${status}, which the contract does not declare.`);
  const missing = (requiredHeaders.get(status) ?? []).filter((name) => headers[name] === undefined);
  if (missing.length > 0) throw new Error(`${operation.id} returned ${status} without ${missing.join(', ')}.`);
}
