// The request pipeline of the API as one Express handler, which sends all of its responses.
import type { Request, RequestHandler, Response } from 'express';
import { Failure } from '../errors/failures.ts';
import type { ApiOptions, PathValues } from './api-options.ts';
import type { Trace } from './request-auditor.ts';
import { LiveBody } from '../requests/reply-body.ts';
import type { Operation } from './operations.ts';
import { operationPreparer, requireHandlers } from './prepare.ts';
import { createRouter } from './router.ts';
import { requestAdmitter } from './running-requests.ts';
import { chunksOf } from './send-chunks.ts';
import { failureSender } from './send-failure.ts';
import { impairedSender } from './send-impaired.ts';
import { replySender } from './send-reply.ts';
import { operationServer } from './serve-operation.ts';

/** Returns the API as one Express handler; throws an Error if an operation has no handler or a handler has no operation. */
export function createApi(options: ApiOptions): RequestHandler {
  const { operations, validator, log, auditor, limits } = options;
  requireHandlers(operations, options);
  const findOperation = createRouter(operations);
  const prepare = operationPreparer(options, options.defaultVerbosity);
  const admit = requestAdmitter(options.admission);
  const serve = operationServer(options);
  const sendReply = replySender(validator, limits.responseBytes);
  const sendImpaired = impairedSender(limits.responseBytes);
  const sendFailure = failureSender(log, auditor);

  /** Sends the complete response to a request, within its own time limit or that of the server, whichever is shorter. */
  async function respond(
    request: Request,
    response: Response,
    operation: Operation,
    params: PathValues,
    trace: Trace,
  ): Promise<void> {
    const prepared = prepare(operation);
    const headers = prepared.readHeaders(request.headers);
    const running = admit(response, Math.min(requestedTimeout(headers), options.timeoutSeconds));
    running.timeLimit.start();
    // The first chunk of a streamed body is created here, so that a failure up to then still gets an error response.
    const handle = async () => {
      const { reply, access } = await serve({ ...running, request, response, prepared, params, headers, trace });
      const chunks = await chunksOf(reply.body);
      if (reply.status < 300) access.rolesHeld.confirmChecked();
      return { reply, chunks };
    };
    const { reply, chunks } = await running.cancellation.unlessCanceled(handle());
    if (trace.isRecorded) trace.repliedAt = performance.now();
    if (reply.body instanceof LiveBody) running.timeLimit.stop();
    if (reply.impairment) await sendImpaired(response, running, reply, chunks, trace);
    else await sendReply(response, prepared, reply, chunks, trace);
  }

  return (request, response, next) => {
    const match = findOperation(request.method, request.path);
    if (match.kind === 'notFound') {
      next();
      return;
    }
    const { operation } = match;
    const trace: Trace = { isRecorded: options.recordRequest !== undefined };
    options.recordRequest?.(request, response, operation, trace);
    const responding =
      match.kind === 'operation'
        ? respond(request, response, operation, match.params, trace)
        : Promise.reject(methodNotAllowed(request.method, match.allow));
    responding.catch((error: unknown) => {
      sendFailure({ request, response, operation, trace }, error);
    });
  };
}

const methodNotAllowed = (method: string, allow: readonly string[]) =>
  new Failure('MethodNotAllowed', `This path does not take ${method}.`, { headers: { Allow: allow.join(', ') } });

/** Returns the seconds in the header Request-Timeout; Infinity without it, or for an invalid value, which the validator refuses later. */
function requestedTimeout({ 'request-timeout': text = '' }: Readonly<Record<string, string>>): number {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Infinity;
}
