// Sends a failure in the error body of its document, logs it and records it in the audit log.
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import { Failure, failures } from '../errors/failures.ts';
import { renderFailure } from '../errors/render.ts';
import type { RequestAuditor, Trace } from './request-auditor.ts';
import type { Operation } from './operations.ts';
import { isClientDisconnected } from './send-chunks.ts';
import { toFailure } from './to-failure.ts';

export interface FailedRequest {
  readonly request: Request;
  readonly response: Response;
  readonly operation: Operation;
  readonly trace: Trace;
}

/** Returns a function that sends an error response; if the response has begun, it closes the connection instead. */
export function failureSender(log: Logger, auditor: RequestAuditor) {
  return ({ request, response, operation, trace }: FailedRequest, error: unknown): void => {
    const requestId = String(response.getHeader('Operation-Id'));
    const failure = declaredFailure(toFailure(error), operation);
    const { status } = failures[failure.failureName];
    auditor.recordRefusal(request, response, operation, failure, trace);
    const level = status >= 500 && !isClientDisconnected(error) && !response.destroyed ? 'error' : 'debug';
    const { message: reason, details } = failure;
    log[level]({ requestId, operation: operation.id, status, reason, err: details.cause }, 'request failed');
    if (response.headersSent) {
      response.destroy();
      return;
    }
    // A streamed body that failed before its first bytes were compressed.
    response.removeHeader('Content-Encoding');
    response.status(status);
    const headers = { ...details.headers, ...(status === 503 ? { 'Retry-After': '5' } : {}) };
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const body = request.method === 'HEAD' ? undefined : renderFailure(operation.family, failure, requestId);
    if (body === undefined) {
      response.end();
      return;
    }
    response.setHeader('Content-Type', 'application/json');
    const text = JSON.stringify(body);
    trace.responseBody = text;
    response.end(text);
  };
}

/** Returns a failure whose status the operation declares: 503 instead of an undeclared 408, and 500 instead of an undeclared 503. */
function declaredFailure(failure: Failure, { responses }: Operation): Failure {
  if (failure.failureName === 'TimedOut' && !responses.has(408))
    return new Failure('Overloaded', failure.message, { cause: failure });
  if (failure.failureName !== 'Unavailable' || responses.has(503) || !responses.has(500)) return failure;
  return new Failure('Internal', 'The request could not be processed.', { cause: failure.details.cause });
}
