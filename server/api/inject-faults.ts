// Gives requests the faults that tests have set: before the handler or after it (docs/behavior/control.md#faults).
import type { FaultEffect, FaultPhase, FaultRequest } from '../domain/injected-faults/injected-fault.ts';
import { Failure } from '../errors/failures.ts';
import { renderFailure } from '../errors/render.ts';
import type { Access } from '../requests/access.ts';
import type { CancellationToken } from '../requests/cancellation.ts';
import { BinaryBody, TextBody, JsonBody } from '../requests/reply-body.ts';
import type { RequestFaults } from '../requests/request-faults.ts';
import type { AdmittedRequest } from './admission.ts';
import { documentedReply, documentedStatuses } from './documented-replies.ts';
import type { AnyReply } from './handler-types.ts';
import type { Operation } from './operations.ts';
import type { Trace } from './request-auditor.ts';

/** A request whose handler is about to run. */
export interface FaultyRequest {
  readonly operation: Operation;
  readonly access: Access;
  readonly requestId: string;
  readonly request: FaultRequest;
  readonly admitted: Pick<AdmittedRequest, 'moveToDelayed' | 'moveToInProgress'>;
  readonly cancellation: CancellationToken;
  readonly trace: Trace;
}

/** Returns the reply of a handler, or the one that a fault makes of it. */
export async function withFaults(
  faults: RequestFaults,
  request: FaultyRequest,
  handle: () => Promise<AnyReply>,
): Promise<AnyReply> {
  const { access } = request;
  const strike = (phase: FaultPhase) => faults.strike(access.scope.tenant, phase, request.request);
  const before = await strike('before');
  if (before?.kind === 'response') {
    note(request, before.name);
    // No handler follows that would check the roles in the body.
    await access.rolesHeld.require({});
    return impairedReply(request, before.name, before.then, undefined);
  }
  if (before) {
    await delay(request, before.name, before.milliseconds);
    request.admitted.moveToInProgress();
  }
  const reply = await handle();
  const after = await strike('afterCommit');
  // The request does not move back after this delay: a refusal for want of a slot would come too late.
  if (after?.kind === 'delay') await delay(request, after.name, after.milliseconds);
  if (after?.kind !== 'response') return reply;
  note(request, after.name);
  return impairedReply(request, after.name, after.then, reply);
}

const note = ({ trace }: FaultyRequest, fault: string) => (trace.faults ??= []).push(fault);

async function delay(request: FaultyRequest, fault: string, milliseconds: number): Promise<void> {
  note(request, fault);
  request.admitted.moveToDelayed();
  await wait(milliseconds, request.cancellation);
}

/** Resolves after a time; rejects as soon as the request is canceled. */
export function wait(milliseconds: number, cancellation: CancellationToken): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      removeCallback();
      resolve();
    }, milliseconds);
    const removeCallback = cancellation.onCancel(() => {
      clearTimeout(timer);
      reject(new Failure('TimedOut', 'The request was canceled during the delay of a fault.'));
    });
  });
}

/** Returns the reply of a fault; `reply` is that of the handler, if it has run. */
function impairedReply(
  request: FaultyRequest,
  fault: string,
  effect: FaultEffect,
  reply: AnyReply | undefined,
): AnyReply {
  const { status, reset, truncate, dribble } = effect;
  if (reply && (status !== undefined || reset === true)) closeBody(reply.body);
  if (status !== undefined) return errorReply(request, fault, status, effect.error);
  if (reset === true) return { status: 0, impairment: { kind: 'reset' } };
  const sent = reply ?? exampleReply(request);
  if (truncate) return { ...sent, impairment: { kind: 'truncate', bytes: truncate.bytes } };
  return { ...sent, impairment: { kind: 'dribble', pieces: dribble?.pieces, milliseconds: dribble?.milliseconds } };
}

/** Closes the source of the chunks of a body that is not sent. */
function closeBody(body: unknown): void {
  if (!(body instanceof JsonBody) && !(body instanceof TextBody) && !(body instanceof BinaryBody)) return;
  const { chunks } = body as { readonly chunks: string | AsyncIterable<unknown> };
  if (typeof chunks !== 'string') void chunks[Symbol.asyncIterator]().return?.();
}

/** Returns the contract's first example of the lowest status of the operation. */
function exampleReply({ operation, requestId }: FaultyRequest): AnyReply {
  const [documented] = documentedStatuses(operation);
  if (!documented) throw new Error(`The contract has no statuses of ${operation.id}.`);
  return documentedReply(documented, documented.examples[0], requestId);
}

/** Returns the contract's example of a status, or an error body of the operation for a status that it does not document. */
function errorReply(
  { operation, requestId, request }: FaultyRequest,
  fault: string,
  status: number,
  error: string | undefined,
): AnyReply {
  const documented = documentedStatuses(operation).find((one) => one.status === status);
  const failure = new Failure('Internal', `The fault '${fault}' of the sandbox demands the status ${status}.`);
  const body = request.method === 'HEAD' ? undefined : renderFailure(operation.family, failure, requestId);
  const reply = documented
    ? documentedReply(documented, documented.examples[0], requestId)
    : { status, ...(body === undefined ? {} : { body }) };
  return { ...reply, body: withError(reply.body, error), impairment: { kind: 'none' } };
}

/** Returns an error body with another text. */
function withError(body: unknown, error: string | undefined): unknown {
  if (error === undefined || typeof body !== 'object' || body === null) return body;
  if ('Error' in body) return { ...body, Error: error };
  return 'Message' in body ? { ...body, Message: error } : body;
}
