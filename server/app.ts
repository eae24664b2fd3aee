// The composition root: mounts every part of the server, in the order in which a request passes them.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { createApi } from './api/api.ts';
import type { ApiOptions } from './api/api-options.ts';
import { auditing } from './api/auditing.ts';
import { callerRate } from './api/caller-rate.ts';
import { cors } from './api/cors.ts';
import type { AnyHandler } from './api/handler-types.ts';
import { readOperations } from './api/operations.ts';
import { limitedWarnings, requestLog } from './api/request-log.ts';
import { requireKnownOrigin, requireLoopbackHost, requireOneHost, type RequestCheck } from './api/request-source.ts';
import { openIdErrorBody, unexpectedErrorHandler, defaultErrorBody } from './api/unexpected-errors.ts';
import { createValidator } from './api/validation.ts';
import type { AuditLog } from './audit/audit-log.ts';
import { callersOf } from './callers.ts';
import { isLocal, type Config } from './config.ts';
import type { Failure } from './errors/failures.ts';
import { dataServices } from './handlers/data-services.ts';
import { edge } from './handlers/edge.ts';
import { identity } from './handlers/identity.ts';
import { provisioning } from './handlers/provisioning.ts';
import type { Directory } from './identity-providers/port.ts';
import { currentCaller } from './identity/current-caller.ts';
import { identityRoutes } from './identity-routes.ts';
import { issuerOf, type Issuer } from './issuer.ts';
import { admissionOf, bodyLimits, requestLimits } from './limits.ts';
import type { KeyRing } from './openid/key-ring.ts';
import { senderAddress } from './requests/address.ts';
import type { BatchThreads } from './requests/batch-threads.ts';
import type { FindIdentity } from './requests/find-identity.ts';
import { millisecondsOf } from './runtime/clock.ts';
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
  /** The usual address of the server, without a slash at its end. */
  readonly url: string;
  /** Whether the server takes new requests: false while it ends. */
  readonly ready: () => boolean;
  /** The time, in ticks of 100 ns since 0001-01-01. */
  readonly now: () => bigint;
  readonly findIdentity: FindIdentity;
  /** Tells the worker of virtual tables that there is work. */
  readonly wakeWorker: () => void;
  /** Returns a caller as they are before a change; default: as the store knows them. */
  readonly currentCallerOf?: typeof currentCaller | undefined;
  /** Records changes and refusals; default none. */
  readonly audit?: AuditLog | undefined;
  /** The folder of the built documentation site. */
  readonly site?: string | undefined;
}

/** Returns the server as an Express application. Throws when a bundle cannot be read or a handler has no operation. */
export function createApp(options: AppOptions): Express {
  const { config, store, log, ready, now, audit, site = join(project, 'site') } = options;
  const issuer = issuerOf(config, options.url);
  const from = (request: Pick<Request, 'headers' | 'socket'>) => senderAddress(request, config.proxies);
  const audits = auditing(audit, { now, senderAddress: from });
  const warnings = limitedWarnings(log, config.warningLimit);
  const app = express();
  app.disable('x-powered-by');

  // 1. Every request: an Operation-Id, the log, and the checks of its Host and Origin.
  const logRequest = requestLog(log, warnings, from);
  const checks = sourceChecks(config);
  app.use((request, response, next) => {
    identifyResponse(response);
    logRequest(request, response);
    for (const check of checks) check(request, response);
    next();
  });

  // 2. Pages of other origins may call the routes below.
  app.use(cors(config.corsOrigins));

  // 3. The API comes first because most requests are for it. Other requests pass on to the next routes.
  app.use(createApi(apiOptions(options, issuer, audits)));

  // 4. Health, documentation, contract.
  const isReady = async () => ready() && (await canReach(store));
  app.use(siteRoutes({ documents, bundles, site, issuer, isReady }));

  // 5. The built-in OpenID provider, unless tokens come from another issuer.
  if (issuer.isBuiltIn) {
    const openIdLog = { warn: warnings.warn, error: log.error.bind(log) };
    app.use('/identity', identityRoutes({ ...options, issuer, senderAddress: from, audit, log: openIdLog }));
  }

  // 6. All other paths are unknown.
  app.use(refuseUnknownPath);

  // 7. Failures outside the API are reported like those of the API.
  const failed = (request: Request, response: Response, failure: Failure) => {
    audits.failed(request, response, null, failure, { tenant: tenantIn(request.originalUrl) });
  };
  app.use('/identity', unexpectedErrorHandler(log, openIdErrorBody, failed));
  app.use(unexpectedErrorHandler(log, defaultErrorBody, failed));
  return app;
}

/** Every response carries an Operation-Id, which its error body and the log repeat. Browsers must not guess another media type. */
function identifyResponse(response: Response): void {
  response.setHeader('Operation-Id', randomUUID());
  response.setHeader('X-Content-Type-Options', 'nosniff');
}

/** Returns the checks of the Host and Origin headers. */
function sourceChecks(config: Config): readonly RequestCheck[] {
  if (!isLocal(config)) return [requireOneHost];
  if (config.auth === 'off') return [requireOneHost, requireLoopbackHost, requireKnownOrigin(config.corsOrigins)];
  // Requests of the API carry a token, which no page of another site has.
  const ofIdentity: RequestCheck = (request, response) => {
    if (isIdentityPath(request.path)) requireLoopbackHost(request, response);
  };
  return [requireOneHost, ofIdentity];
}

const isIdentityPath = (path: string): boolean => /^\/identity(?:\/|$)/i.test(path);

function apiOptions(options: AppOptions, issuer: Issuer, audits: ApiOptions['auditing']): ApiOptions {
  const { config, store, batches, ring, directory, log, now, findIdentity, wakeWorker, audit } = options;
  const { currentCallerOf = currentCaller } = options;
  const nowInMilliseconds = () => millisecondsOf(now());
  return {
    operations: documents.flatMap((document) => readOperations(bundles, document)),
    handlers: { ...dataServices, ...identity, ...edge, ...provisioning } as Readonly<Record<string, AnyHandler>>,
    batches,
    validator: createValidator({ responses: config.responseValidation === 'on' }),
    store,
    directory,
    findIdentity,
    ...callersOf({ config, store, issuer, ring, now: nowInMilliseconds, currentCallerOf }),
    log,
    now,
    limitCaller: config.callerRate > 0 ? callerRate(config.callerRate, nowInMilliseconds) : undefined,
    auditing: audits,
    flushAudit: () => audit?.flush() ?? Promise.resolve(),
    wakeWorker,
    baseUrl: issuer.baseUrl,
    bodyLimits: bodyLimits(config),
    admission: admissionOf(config),
    limits: requestLimits(config),
    timeoutSeconds: config.timeout,
    explainsAccess: config.explainAccess === 'on',
    defaultVerbosity: config.defaultVerbosity,
  };
}

const canReach = (store: Store): Promise<boolean> =>
  store.ping().then(
    () => true,
    () => false,
  );

const refuseUnknownPath: RequestHandler = (request, response) => {
  response.status(404).json({
    OperationId: response.getHeader('Operation-Id'),
    Error: 'The requested object was not found.',
    Reason: `This server has nothing at ${request.method} ${request.path}.`,
    Resolution: 'See /docs for the operations of the API.',
  });
};

/** The tenant that a path names, for requests that reach no operation. */
const tenantIn = (url: string): string | undefined => /^\/api\/[^/?]+\/tenants\/([^/?#]+)/i.exec(url)?.[1];
