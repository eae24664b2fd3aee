// The API's request pipeline as one Express handler. Nothing else writes a response of the API.
import type { Request, RequestHandler, Response } from 'express';
import { Failure } from '../errors/failures.ts';
import type { ApiOptions, PathValues } from './api-options.ts';
import type { Trace } from './auditing.ts';
import type { Operation } from './operations.ts';
import { operationPreparer, requireHandlers } from './prepare.ts';
import { closeUnfinishedBody } from './receive-body.ts';
import { createRouter } from './router.ts';
import { requestAdmitter } from './running-requests.ts';
import { chunksOf } from './send-chunks.ts';
import { failureSender } from './send-failure.ts';
import { replySender } from './send-reply.ts';
import { operationServer } from './serve-operation.ts';

/** Returns the API as one Express handler; throws when an operation has no handler or a handler no operation. */
export function createApi(options: ApiOptions): RequestHandler {
  const { operations, validator, log, auditing, limits } = options;
  requireHandlers(operations, options);
  const find = createRouter(operations);
  const prepare = operationPreparer(options, options.defaultVerbosity);
  const admit = requestAdmitter(options.admission);
  const serve = operationServer(options);
  const sendReply = replySender(validator, limits.responseBytes);
  const sendFailure = failureSender(log, auditing);

  /** Responds to a request, to the last byte, within the shorter of its own time limit and that of the server. */
  async function respond(
    request: Request,
    response: Response,
    operation: Operation,
    params: PathValues,
    trace: Trace,
  ): Promise<void> {
    closeUnfinishedBody(request, response);
    const prepared = prepare(operation);
    const headers = prepared.readHeaders(request.headers);
    const running = admit(response, Math.min(requestedTimeout(headers), options.timeoutSeconds));
    running.clock.start();
    // The first chunk of a streamed body is made here: a failure until then still gets an error response.
    const work = async () => {
      const { reply, access } = await serve({ ...running, request, response, prepared, params, headers, trace });
      const chunks = await chunksOf(reply.body);
      if (reply.status < 300) access.rolesHeld.confirmChecked();
      return { reply, chunks };
    };
    const { reply, chunks } = await running.cancellation.unlessCanceled(work());
    await sendReply(response, prepared, reply, chunks);
  }

  return (request, response, next) => {
    const match = find(request.method, request.path);
    if (match.found === 'nothing') {
      next();
      return;
    }
    const { operation } = match;
    const trace: Trace = {};
    const responded =
      match.found === 'operation'
        ? respond(request, response, operation, match.params, trace)
        : Promise.reject(methodNotAllowed(request.method, match.allow));
    responded.catch((error: unknown) => {
      sendFailure({ request, response, operation, trace }, error);
    });
  };
}

const methodNotAllowed = (method: string, allow: readonly string[]) =>
  new Failure('MethodNotAllowed', `This path does not take ${method}.`, { headers: { Allow: allow.join(', ') } });

/** Returns the seconds of the header Request-Timeout; Infinity without it, or if it is invalid, which the validator refuses later. */
function requestedTimeout({ 'request-timeout': text = '' }: Readonly<Record<string, string>>): number {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity;
}
