// The API of the control document, for tests on the server's own machine (docs/behavior/control.md#availability).
import { join } from 'node:path';
import type { ApiOptions } from './api/api-options.ts';
import type { AnyHandler } from './api/handler-types.ts';
import { readOperations } from './api/operations.ts';
import { createRouter } from './api/router.ts';
import { createRequestAuditor } from './api/request-auditor.ts';
import { requireKnownOrigin, requireLoopbackHost, type RequestCheck } from './api/request-source.ts';
import type { Config } from './config.ts';
import { requestFaults } from './control/faults/faults.ts';
import type { StoredClocks } from './control/clock/stored-clocks.ts';
import { sandboxService, type SandboxService } from './control/sandbox-service.ts';
import { snapshotService, type SnapshotService } from './control/snapshot-service.ts';
import { TenantGate } from './control/tenant-gate.ts';
import { transactionsInTurn } from './control/transactions.ts';
import { control } from './handlers/control.ts';
import { admissionOf } from './limits.ts';
import type { Caller } from './requests/caller.ts';
import type { RequestFaults } from './requests/request-faults.ts';
import { RequestLog } from './requests/request-log.ts';
import type { Store } from './store/ports/store.ts';

/** The caller of every operation of the control document, since none needs a token. */
const controlCaller: Caller = {
  kind: 'client',
  id: 'control',
  tenantId: '',
  roleIds: [],
  roleTypeIds: [],
  tokenExpiresAt: Number.MAX_SAFE_INTEGER,
};

/** What the control document needs. */
export interface ControlServices {
  readonly sandboxes: SandboxService;
  readonly snapshots: SnapshotService;
  /** Keeps requests of a tenant out while it is reset or deleted. */
  readonly gate: TenantGate;
  /** The newest requests of the API. */
  readonly requestLog: RequestLog;
  /** The faults that requests of tenants get. */
  readonly faults: RequestFaults;
}

/** Returns the services of the control document for the server at a URL on this machine. */
export function controlServices(config: Config, store: Store, clocks: StoredClocks, url: string): ControlServices {
  const gate = new TenantGate();
  const shared = { store, gate, ...transactionsInTurn(store) };
  return {
    gate,
    faults: requestFaults(store, clocks),
    requestLog: new RequestLog(),
    sandboxes: sandboxService({
      ...shared,
      url,
      hasBuiltInIssuer: config.oidcIssuer === '',
      limit: config.sandboxLimit,
    }),
    snapshots: snapshotService({ ...shared, limit: config.snapshotLimit }),
  };
}

/** Returns the options of the API of the control document; `api` are those of the API of the other documents. */
export function controlApiOptions(config: Config, api: ApiOptions, services: ControlServices): ApiOptions {
  return {
    ...api,
    operations: readOperations(join(import.meta.dirname, '..', 'generated', 'openapi'), 'control'),
    handlers: control({
      ...services,
      operationIds: new Set(api.operations.map(({ id }) => id)),
      findOperation: createRouter(api.operations),
      maxWaitSeconds: config.timeout / 2,
    }) as Readonly<Record<string, AnyHandler>>,
    authenticate: () => Promise.resolve(controlCaller),
    resolveAliases: undefined,
    // The audit log belongs to tenants.
    auditor: createRequestAuditor(undefined, { timeOf: api.clocks.lastRead, senderAddress: () => '' }),
    enterTenant: undefined,
    faults: undefined,
    // The log has the requests that the server was tested with.
    recordRequest: undefined,
    // Requests that control the server do not wait for those that it serves, and all have the same caller.
    admission: admissionOf({ ...config, requestsPerCaller: config.requestsAtOnce }),
  };
}

/** Returns the check of the Host and Origin of requests of the control document. */
export function controlSourceCheck({ corsOrigins }: Config): RequestCheck {
  const requireOwnPage = requireKnownOrigin(corsOrigins);
  return (request, response) => {
    if (!/^\/control(?:\/|$)/i.test(request.path)) return;
    requireLoopbackHost(request, response);
    requireOwnPage(request, response);
  };
}
