// Responds to errors from outside the pipeline of the API. Express itself would send the stack trace.
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { failures, Failure } from '../errors/failures.ts';
import { toFailure } from './to-failure.ts';
import { renderFailure } from '../errors/render.ts';

/** A function that returns the error body of a failure. */
type ErrorBodyRenderer = (failure: Failure, requestId: string) => object | undefined;

/** Returns the error body of a failure that belongs to no document of the contract. */
export const defaultErrorBody: ErrorBodyRenderer = (failure, requestId) =>
  renderFailure('ErrorResponse', failure, requestId);

/** Returns the error body of a failure of the OpenID provider (RFC 6749, 5.2). */
export function openIdErrorBody({ failureName, message }: Failure): object {
  const { status } = failures[failureName];
  const error = status === 503 ? 'temporarily_unavailable' : status >= 500 ? 'server_error' : 'invalid_request';
  return { error, error_description: message };
}

/** Returns a handler that responds to errors with a status and an error body, logs them, and calls `onFailure`. */
export function unexpectedErrorHandler(
  log: Logger,
  renderBody: ErrorBodyRenderer,
  onFailure: (request: Request, response: Response, failure: Failure) => void,
): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    const requestId = String(response.getHeader('Operation-Id'));
    const failure = middlewareFailure(error) ?? toFailure(error);
    const { status } = failures[failure.failureName];
    onFailure(request, response, failure);
    if (status >= 500) log.error({ requestId, status, err: failure.details.cause }, 'request failed');
    if (response.headersSent) {
      // An error body is not possible any more: Express closes the connection.
      next(error);
      return;
    }
    if (status === 503) response.setHeader('Retry-After', '5');
    response.status(status).setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(renderBody(failure, requestId)));
  };
}

/** Returns the failure for an error of Express or its body parsers, or null. It omits their messages, which can quote the request. */
function middlewareFailure(error: unknown): Failure | null {
  const { status } = (error ?? {}) as { readonly status?: unknown };
  if (status === 413) return new Failure('ContentTooLarge', 'The body is larger than the limit.');
  if (typeof status !== 'number' || status < 400 || status >= 500) return null;
  return new Failure('InvalidInput', 'The request could not be read.');
}
