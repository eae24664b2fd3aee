// Handlers of the log of requests.
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { pageOf } from '../../domain/objects/paging.ts';
import { LiveBody, oneChunk, TextBody } from '../../requests/reply-body.ts';
import type { RequestLog } from '../../requests/request-log.ts';
import { harOf } from '../har.ts';
import { coverageOf, findRequest, requestJson, selectedRequests } from '../recorded-requests.ts';
import { curlOf, typeScriptOf, type FindOperation } from '../request-code.ts';
import { streamRequests } from '../request-stream.ts';
import { waitForRequests } from '../request-waits.ts';
import { sandboxTenant } from '../sandbox-tenant.ts';

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
    const all = selectedRequests(requestLog, await sandboxTenant(path.sandboxId, context), query);
    const { items, total } = pageOf(all, query.skip, query.count);
    const headers = { 'Total-Count': total };
    if (query.form !== 'har') return { status: 200, body: items.map(requestJson), headers };
    const har = JSON.stringify(harOf(items, context.baseUrl));
    return { status: 200, body: new TextBody(oneChunk(har)), type: 'application/har+json', headers };
  },

  async deleteSandboxRequests({ path }, context) {
    requestLog.clear(await sandboxTenant(path.sandboxId, context));
    return { status: 204 };
  },

  async waitForSandboxRequests({ path, body }, context) {
    const tenant = await sandboxTenant(path.sandboxId, context);
    const limits = { maxSeconds: maxWaitSeconds, cancellation: context.cancellation };
    const { isComplete, requests: found } = await waitForRequests(requestLog, tenant, body ?? {}, limits);
    return { status: 200, body: { isComplete, requests: found.map(requestJson) } };
  },

  async streamSandboxRequests({ path, query }, context) {
    const chunks = streamRequests(requestLog, await sandboxTenant(path.sandboxId, context), query, context);
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
