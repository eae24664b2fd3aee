// Responds to errors from outside the API's pipeline. Express itself would send the stack.
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { failures, Failure } from '../errors/failures.ts';
import { toFailure } from './to-failure.ts';
import { renderFailure } from '../errors/render.ts';

/** Returns the body for a failure. */
type BodyMaker = (failure: Failure, requestId: string) => object | undefined;

/** The body of a failure outside of any document. */
export const defaultErrorBody: BodyMaker = (failure, requestId) => renderFailure('ErrorResponse', failure, requestId);

/** The body of a failure of the OpenID provider (RFC 6749, 5.2). */
export function openIdErrorBody({ failureName, message }: Failure): object {
  const { status } = failures[failureName];
  const error = status === 503 ? 'temporarily_unavailable' : status >= 500 ? 'server_error' : 'invalid_request';
  return { error, error_description: message };
}

/** Responds to an error with a status and a body, logs it, and passes the failure to `failed`. */
export function unexpectedErrorHandler(
  log: Logger,
  toBody: BodyMaker,
  failed: (request: Request, response: Response, failure: Failure) => void,
): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const requestId = String(response.getHeader('Operation-Id'));
    const failure = ofMiddleware(error) ?? toFailure(error);
    const { status } = failures[failure.failureName];
    failed(request, response, failure);
    if (status >= 500) log.error({ requestId, status, err: failure.details.cause }, 'request failed');
    if (response.headersSent) {
      // Too late for an error body: Express closes the connection.
      next(error);
      return;
    }
    if (status === 503) response.setHeader('Retry-After', '5');
    response.status(status).setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(toBody(failure, requestId)));
  };
}

/** The failure for an error of Express or its body parsers. Their messages may quote the request, so they are not repeated. */
function ofMiddleware(error: unknown): Failure | null {
  const { status } = (error ?? {}) as { readonly status?: unknown };
  if (status === 413) return new Failure('ContentTooLarge', 'The body is larger than the limit.');
  if (typeof status !== 'number' || status < 400 || status >= 500) return null;
  return new Failure('InvalidInput', 'The request could not be read.');
}
