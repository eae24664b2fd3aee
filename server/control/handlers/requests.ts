// Handlers of the log of requests.
import type { operations as table } from '../../../generated/operations/control.ts';
import type { components, operations } from '../../../generated/types/control.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { pageOf } from '../../domain/objects/paging.ts';
import { JsonBody, LiveBody, oneChunk, TextBody } from '../../requests/reply-body.ts';
import type { RequestLog } from '../../requests/request-log.ts';
import { harForm } from '../har.ts';
import { coverageOf, findRequest, requestJson, selectedRequests } from '../recorded-requests.ts';
import { curlOf, typeScriptOf, type FindOperation } from '../request-code.ts';
import { jsonOfRequests } from '../request-lists.ts';
import { streamRequests } from '../request-stream.ts';
import { waitForRequests } from '../request-waits.ts';
import { sandboxTenant } from '../sandbox-tenant.ts';

type RequestJson = components['schemas']['RecordedRequest'];
type WaitJson = components['schemas']['RequestWaitResult'];

const listForm = { before: '[', after: ']', itemOf: requestJson };

export interface RequestServices {
  readonly requestLog: RequestLog;
  /** Finds the operation of a recorded request. */
  readonly findOperation: FindOperation;
  /** The maximum number of seconds of a wait. */
  readonly maxWaitSeconds: number;
}

/** Returns the handlers of the log of requests. */
export const requests = ({
  requestLog,
  findOperation,
  maxWaitSeconds,
}: RequestServices): Handlers<operations, typeof table, 'Requests'> => ({
  async listSandboxRequests({ path, query }, context) {
    const tenant = await sandboxTenant(path.sandboxId, context);
    const { items, total } = pageOf(selectedRequests(requestLog, tenant, query), query.skip, query.count);
    const headers = { 'Total-Count': total };
    const listed = { log: requestLog, tenant, requests: items, cancellation: context.cancellation };
    if (query.form !== 'har')
      return { status: 200, body: new JsonBody<RequestJson[]>(jsonOfRequests(listed, listForm)), headers };
    const har = jsonOfRequests(listed, harForm(context.baseUrl));
    return { status: 200, body: new TextBody(har), type: 'application/har+json', headers };
  },

  async deleteSandboxRequests({ path }, context) {
    requestLog.clear(await sandboxTenant(path.sandboxId, context));
    return { status: 204 };
  },

  async waitForSandboxRequests({ path, body }, context) {
    const tenant = await sandboxTenant(path.sandboxId, context);
    // Many waits can begin in the same turn.
    await context.cancellation.pause();
    const limits = { maxSeconds: maxWaitSeconds, cancellation: context.cancellation };
    const { isComplete, requests: found } = await waitForRequests(requestLog, tenant, body ?? {}, limits);
    const listed = { log: requestLog, tenant, requests: found, cancellation: context.cancellation };
    const form = { before: `{"isComplete":${isComplete},"requests":[`, after: ']}', itemOf: requestJson };
    return { status: 200, body: new JsonBody<WaitJson>(jsonOfRequests(listed, form)) };
  },

  async streamSandboxRequests({ path, query }, context) {
    const tenant = await sandboxTenant(path.sandboxId, context);
    await context.cancellation.pause();
    const chunks = streamRequests(requestLog, tenant, query, context);
    const headers = { 'Cache-Control': 'no-store' } as const;
    return { status: 200, body: new LiveBody(chunks), type: 'text/event-stream', headers };
  },

  async getSandboxRequest({ path, query }, context) {
    const request = findRequest(requestLog, await sandboxTenant(path.sandboxId, context), path.requestId);
    if (query.form === 'default') return { status: 200, body: requestJson(request) };
    const { baseUrl } = context;
    const code = query.form === 'curl' ? curlOf(request, baseUrl) : typeScriptOf(request, baseUrl, findOperation);
    return { status: 200, body: new TextBody(oneChunk(code)), type: 'text/plain' };
  },

  async listSandboxCoverage({ path }, context) {
    return { status: 200, body: [...coverageOf(requestLog, await sandboxTenant(path.sandboxId, context))] };
  },
});
