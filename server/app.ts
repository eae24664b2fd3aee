// The composition root: mounts the parts of the server in the order in which a request passes through them.
import { join } from 'node:path';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { createApi } from './api/api.ts';
import type { ApiOptions } from './api/api-options.ts';
import { createRequestAuditor, type RequestAuditor } from './api/request-auditor.ts';
import { callerRateLimiter } from './api/caller-rate.ts';
import { cors } from './api/cors.ts';
import type { AnyHandler } from './api/handler-types.ts';
import { readOperations } from './api/operations.ts';
import { requestRecorder } from './api/record-requests.ts';
import { demandedHandler } from './api/replies-on-demand.ts';
import { limitedWarnings, requestLog } from './api/request-log.ts';
import { requireKnownOrigin, requireLoopbackHost, requireOneHost, type RequestCheck } from './api/request-source.ts';
import { openIdErrorBody, unexpectedErrorHandler, defaultErrorBody } from './api/unexpected-errors.ts';
import { createValidator } from './api/validation.ts';
import type { AuditLog } from './audit/audit-log.ts';
import { authenticationOf } from './callers.ts';
import { isLocal, type Config } from './config.ts';
import { controlApiOptions, controlSourceCheck, type ControlServices } from './control-api.ts';
import type { Failure } from './errors/failures.ts';
import { dataServices } from './handlers/data-services.ts';
import { edge } from './handlers/edge.ts';
import { identity } from './handlers/identity.ts';
import { provisioning } from './handlers/provisioning.ts';
import type { Directory } from './identity-providers/port.ts';
import { currentCaller } from './identity/current-caller.ts';
import { identityRoutes } from './identity-routes.ts';
import { issuerOf, type Issuer } from './issuer.ts';
import { admissionOf, bodyLimitsOf, requestLimitsOf } from './limits.ts';
import type { KeyRing } from './openid/key-ring.ts';
import { senderAddress } from './requests/address.ts';
import type { BatchThreads } from './requests/batch-threads.ts';
import type { FindIdentity } from './requests/find-identity.ts';
import { millisecondsOf, type Clocks } from './runtime/clock.ts';
import { randomIds, type TenantIds } from './runtime/ids.ts';
import { siteRoutes } from './site.ts';
import type { Store } from './store/ports/store.ts';

const project = join(import.meta.dirname, '..');
const documents = ['data-services', 'identity', 'edge', 'provisioning'] as const;
const bundles = join(project, 'generated', 'openapi');

export interface AppOptions {
  readonly config: Config;
  readonly store: Store;
  readonly batches: BatchThreads;
  readonly ring: KeyRing;
  readonly directory: Directory;
  readonly log: Logger;
  /** The public address of the server, without a trailing slash. */
  readonly url: string;
  /** Returns whether the server accepts requests; false while it starts or stops. */
  readonly isReady: () => boolean;
  readonly clocks: Clocks;
  readonly ids: TenantIds;
  readonly findIdentity: FindIdentity;
  /** Notifies the worker of virtual tables of a new job. */
  readonly wakeWorker: () => void;
  /** Returns a caller with its current roles, for requests that write; default: reads them from the store. */
  readonly currentCallerOf?: typeof currentCaller | undefined;
  /** The services of the control document; default: it is not served. */
  readonly control?: ControlServices | undefined;
  /** The audit log; default: nothing is recorded. */
  readonly audit?: AuditLog | undefined;
  /** The folder of the built documentation site. */
  readonly site?: string | undefined;
}

/** Returns the server as an Express application. Throws if a bundle cannot be read or a handler has no operation. */
export function createApp(options: AppOptions): Express {
  const { config, store, log, clocks, audit, control, site = join(project, 'site') } = options;
  const issuer = issuerOf(config, options.url);
  const addressOf = (request: Pick<Request, 'headers' | 'socket'>) => senderAddress(request, config.proxies);
  const auditor = createRequestAuditor(audit, { timeOf: clocks.lastRead, senderAddress: addressOf });
  const warnings = limitedWarnings(log, config.warningLimit);
  const app = express();
  app.disable('x-powered-by');

  // 1. Every request: an Operation-Id, the log, and the checks of its Host and Origin.
  const logRequest = requestLog(log, warnings, addressOf);
  const checks = sourceChecks(config);
  app.use((request, response, next) => {
    identifyResponse(response);
    logRequest(request, response);
    for (const check of checks) check(request, response);
    next();
  });

  // 2. Web pages of other origins can call the routes below.
  app.use(cors(config.corsOrigins));

  // 3. The API comes first because most requests are for it. It passes other requests to the next routes.
  const api = apiOptions(options, issuer, auditor);
  app.use(createApi(api));
  if (control) app.use(createApi(controlApiOptions(config, api, control)));

  // 4. Health, documentation, contract.
  const isReady = async () => options.isReady() && (await isReachable(store));
  const served = control ? [...documents, 'control'] : documents;
  app.use(siteRoutes({ documents: served, bundles, site, issuer, isReady }));

  // 5. The built-in OpenID provider, unless tokens come from another issuer.
  if (issuer.isBuiltIn) {
    const openIdLog = { warn: warnings.warn, error: log.error.bind(log) };
    app.use('/identity', identityRoutes({ ...options, issuer, senderAddress: addressOf, audit, log: openIdLog }));
  }

  // 6. All other paths are unknown.
  app.use(refuseUnknownPath);

  // 7. Failures outside the API get an error body and an audit record, like those of the API.
  const onFailure = (request: Request, response: Response, failure: Failure) => {
    auditor.recordRefusal(request, response, null, failure, { tenant: tenantInPath(request.originalUrl) });
  };
  app.use('/identity', unexpectedErrorHandler(log, openIdErrorBody, onFailure));
  app.use(unexpectedErrorHandler(log, defaultErrorBody, onFailure));
  return app;
}

/** Sets the Operation-Id, which the error body and the log repeat, and forbids browsers to guess another media type. */
function identifyResponse(response: Response): void {
  response.setHeader('Operation-Id', randomIds.uuid());
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

/** Returns the checks of the Host and Origin headers, which depend on who can reach the server. */
function sourceChecks(config: Config): readonly RequestCheck[] {
  if (!isLocal(config)) return [requireOneHost];
  if (config.auth === 'off') return [requireOneHost, requireLoopbackHost, requireKnownOrigin(config.corsOrigins)];
  // Requests of the API need a token, which web pages of other sites do not have.
  const requireLoopbackForIdentity: RequestCheck = (request, response) => {
    if (isIdentityPath(request.path)) requireLoopbackHost(request, response);
  };
  const checks = [requireOneHost, requireLoopbackForIdentity];
  return config.control === 'on' ? [...checks, controlSourceCheck(config)] : checks;
}

const isIdentityPath = (path: string): boolean => /^\/identity(?:\/|$)/i.test(path);

function apiOptions(options: AppOptions, issuer: Issuer, auditor: RequestAuditor): ApiOptions {
  const { config, store, batches, ring, directory, log, clocks, ids, findIdentity, wakeWorker, audit, control } =
    options;
  const { currentCallerOf = currentCaller } = options;
  const machineMilliseconds = () => millisecondsOf(clocks.machine());
  return {
    operations: documents.flatMap((document) => readOperations(bundles, document)),
    handlers: { ...dataServices, ...identity, ...edge, ...provisioning } as Readonly<Record<string, AnyHandler>>,
    batches,
    validator: createValidator({ responses: config.responseValidation === 'on' }),
    store,
    directory,
    findIdentity,
    ...authenticationOf({ config, store, issuer, ring, clocks, currentCallerOf }),
    log,
    clocks,
    ids,
    limitCaller: config.callerRate > 0 ? callerRateLimiter(config.callerRate, machineMilliseconds) : undefined,
    enterTenant: control && ((tenant) => control.gate.enter(tenant)),
    auditor,
    flushAudit: () => audit?.flush() ?? Promise.resolve(),
    wakeWorker,
    baseUrl: issuer.baseUrl,
    bodyLimits: bodyLimitsOf(config),
    admission: admissionOf(config),
    limits: requestLimitsOf(config),
    timeoutSeconds: config.timeout,
    shouldExplainAccess: config.explainAccess === 'on',
    defaultVerbosity: config.defaultVerbosity,
    recordRequest: control && requestRecorder(control.requestLog),
    faults: control?.faults,
    demandedHandler: config.control === 'on' ? demandedHandler : undefined,
  };
}

const isReachable = (store: Store): Promise<boolean> =>
  store.ping().then(
    () => true,
    () => false,
  );

const refuseUnknownPath: RequestHandler = (request, response) => {
  response.status(404).json({
    OperationId: response.getHeader('Operation-Id'),
    Error: 'The requested object was not found.',
    Reason: `There is no operation ${request.method} ${request.path}.`,
    Resolution: 'See /docs for the operations of the API.',
  });
};

/** Returns the tenant in the path of a URL, for requests that reach no operation. */
const tenantInPath = (url: string): string | undefined => /^\/api\/[^/?]+\/tenants\/([^/?#]+)/i.exec(url)?.[1];
