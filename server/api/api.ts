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
  const sendReply = replySender(validator, limits.answerBytes);
  const sendFailure = failureSender(log, auditing);

  /** Responds to a request within its time limit, to the last byte: the shorter one of the request's own and the server's. */
  async function answer(
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
    // The first chunk of a streamed body is made here: a failure until then is still answered with an error.
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
    const answered =
      match.found === 'operation'
        ? answer(request, response, operation, match.params, trace)
        : Promise.reject(methodNotAllowed(request.method, match.allow));
    answered.catch((error: unknown) => {
      sendFailure({ request, response, operation, trace }, error);
    });
  };
}

const methodNotAllowed = (method: string, allow: readonly string[]) =>
  new Failure('MethodNotAllowed', `This path does not take ${method}.`, { headers: { Allow: allow.join(', ') } });

/** The seconds that the header Request-Timeout allows; Infinity without it and where the validator will refuse it. */
function requestedTimeout({ 'request-timeout': text = '' }: Readonly<Record<string, string>>): number {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity;
}
