// Sends the reply of a handler, after checking it against the contract.
import type { Response } from 'express';
import type { AnyReply } from './handler-types.ts';
import type { PreparedOperation } from './prepare.ts';
import { isWhole, sendChunks, type Chunks } from './send-chunks.ts';
import type { Validator } from './validation.ts';

/** Returns a function that sends a reply; it throws an Error for one that the contract does not declare. `responseBytes` bounds streamed bodies. */
export function replySender(validator: Validator, responseBytes: number) {
  function requireValid({ operation }: PreparedOperation, reply: AnyReply, chunks: Chunks | undefined): void {
    const { status, body, type = 'application/json' } = reply;
    if (chunks === undefined) validator.response(operation, status, body);
    else if (validator.checksResponses && type === 'application/json' && isWhole(chunks)) {
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
    if (chunks !== undefined && isWhole(chunks)) response.end(chunks);
    else if (chunks) await sendChunks(response, chunks, responseBytes);
    else response.end(JSON.stringify(body));
  };
}

function requireDeclared({ operation, requiredHeaders }: PreparedOperation, { status, headers = {} }: AnyReply): void {
  if (!operation.responses.has(status))
    throw new Error(`${operation.id} returned ${status}, which the contract does not declare.`);
  const missing = (requiredHeaders.get(status) ?? []).filter((name) => headers[name] === undefined);
  if (missing.length > 0) throw new Error(`${operation.id} returned ${status} without ${missing.join(', ')}.`);
}
