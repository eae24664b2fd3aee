// Sends a failure in the error body of its document, logs it and records it in the audit log.
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { Failure, failures } from '../errors/failures.ts';
import { renderFailure } from '../errors/render.ts';
import type { Auditing, Trace } from './auditing.ts';
import type { Operation } from './operations.ts';
import { isClientDisconnected } from './send-chunks.ts';
import { toFailure } from './to-failure.ts';

export interface FailedRequest {
  readonly request: Request;
  readonly response: Response;
  readonly operation: Operation;
  readonly trace: Trace;
}

/** Returns a function that sends an error response; a response that has begun is cut off instead. */
export function failureSender(log: Logger, auditing: Auditing) {
  return ({ request, response, operation, trace }: FailedRequest, error: unknown): void => {
    const requestId = String(response.getHeader('Operation-Id'));
    const failure = declaredFailure(toFailure(error), operation);
    const { status } = failures[failure.failureName];
    auditing.failed(request, response, operation, failure, trace);
    const level = status >= 500 && !isClientDisconnected(error) && !response.destroyed ? 'error' : 'debug';
    const { message: reason, details } = failure;
    log[level]({ requestId, operation: operation.id, status, reason, err: details.cause }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    response.status(status);
    const headers = { ...details.headers, ...(status === 503 ? { 'Retry-After': '5' } : {}) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const body = request.method === 'HEAD' ? undefined : renderFailure(operation.family, failure, requestId);
    if (body === undefined) {
      response.end();
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(body));
  };
}

/** Returns a failure that the operation declares: 503 for a timeout if 408 is not declared, 500 for an unavailable store if 503 is not. */
function declaredFailure(failure: Failure, { responses }: Operation): Failure {
  if (failure.failureName === 'TimedOut' && !responses.has(408))
    return new Failure('Overloaded', failure.message, { cause: failure });
  if (failure.failureName !== 'Unavailable' || responses.has(503) || !responses.has(500)) return failure;
  return new Failure('Internal', 'The request could not be processed.', { cause: failure.details.cause });
}
