// Handlers of the log of requests.
import type { operations as table } from '../../../generated/operations/control.ts';
import type { operations } from '../../../generated/types/control.ts';
import type { Handlers } from '../../api/handler-types.ts';
import { pageOf } from '../../domain/objects/paging.ts';
import { coverageOf, findRequest, recordedRequests } from '../recorded-requests.ts';
import { sandboxTenant } from '../sandbox-tenant.ts';

export const requests: Handlers<operations, typeof table, 'Requests'> = {
  async listSandboxRequests({ path, query }, context) {
    const all = recordedRequests(context.requestLog, await sandboxTenant(path.sandboxId, context), query);
    const { items, total } = pageOf(all, query.skip, query.count);
    return { status: 200, body: [...items], headers: { 'Total-Count': total } };
  },

  async deleteSandboxRequests({ path }, context) {
    context.requestLog.clear(await sandboxTenant(path.sandboxId, context));
    return { status: 204 };
  },

  async getSandboxRequest({ path }, context) {
    const tenant = await sandboxTenant(path.sandboxId, context);
    return { status: 200, body: findRequest(context.requestLog, tenant, path.requestId) };
  },

  async listSandboxCoverage({ path }, context) {
    return { status: 200, body: [...coverageOf(context.requestLog, await sandboxTenant(path.sandboxId, context))] };
  },
};
