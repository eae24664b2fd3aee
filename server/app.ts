// The composition root: everything the server consists of is put together here, in the order in which a request meets it.
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { millisecondsOf } from './runtime/clock.ts';
import type { AuditLog } from './audit/audit-log.ts';
import { isLocal, type Config } from './config.ts';
import { Admission } from './api/admission.ts';
import { createApi } from './api/api.ts';
import type { AnyHandler, AnyLongBodyHandler } from './api/handler-types.ts';
import { auditing } from './api/auditing.ts';
import { readOperations, type Operation } from './api/operations.ts';
import { createValidator } from './api/validation.ts';
import { dataServices } from './handlers/data-services.ts';
import { longStreamData } from './stream-data/handlers/stream-data.ts';
import type { Directory } from './identity-providers/port.ts';
import { anonymousIn } from './api/anonymous.ts';
import { addressOf } from './requests/address.ts';
import { createAuthenticator, ourClaims } from './api/authenticate.ts';
import { discoveredKeys, ringKeys } from './api/token-keys.ts';
import { Unauthenticated, type Caller } from './requests/caller.ts';
import { callerRate } from './api/caller-rate.ts';
import { cors } from './api/cors.ts';
import { limitedWarnings, requestLog } from './api/request-log.ts';
import type { Failure } from './errors/failures.ts';
import { unexpectedErrors, openIdBody, usualBody } from './api/unexpected-errors.ts';
import { isLoopbackUrl } from './requests/loopback.ts';
import { loopbackHostOf, requireKnownOrigin, requireLoopbackHost, requireOneHost } from './api/request-source.ts';
import { clientDirectory } from './identity/client-directory.ts';
import { currentCaller } from './identity/current-caller.ts';
import { storedPeople } from './identity/people.ts';
import { oldestTenant } from './identity/stored-clients.ts';
import { identity } from './handlers/identity.ts';
import { inTenant } from './tenancy/tenants.ts';
import { API_SCOPE, userInfoAudience } from './openid/claims.ts';
import type { FindIdentity } from './requests/find-identity.ts';
import type { KeyRing } from './openid/key-ring.ts';
import type { OpenIdRefusal } from './openid/provider.ts';
import { TokenLimits } from './openid/token-limits.ts';
import { edge } from './handlers/edge.ts';
import { provisioning } from './handlers/provisioning.ts';
import type { BatchThreads } from './requests/batch-threads.ts';
import type { Store } from './store/ports/store.ts';

const project = join(import.meta.dirname, '..');
const documents = ['data-services', 'identity', 'edge', 'provisioning'] as const;

export interface AppOptions {
  readonly config: Config;
  readonly store: Store;
  readonly batches: BatchThreads;
  readonly ring: KeyRing;
  readonly directory: Directory;
  readonly log: Logger;
  /** Where the server is reached, without a trailing slash: tokens name it as their issuer's place. */
  readonly url: string;
  /** Whether new requests should come: false while the server ends. */
  readonly ready: () => boolean;
  /** The time, in ticks of 100 ns since 0001-01-01. */
  readonly now: () => bigint;
  readonly findIdentity: FindIdentity;
  /** Tells the worker of virtual tables that there is work. */
  readonly wakeWorker: () => void;
  /** What a caller is before a change; default: what the store knows of them. */
  readonly currentCallerOf?: typeof currentCaller;
  /** Where changes and refusals are kept; default nowhere. */
  readonly audit?: AuditLog | undefined;
  /** Where the built documentation site stands. */
  readonly site?: string;
}

/** The server as an Express application. Throws when a bundle cannot be read or a handler has no operation. */
export function createApp({
  config,
  store,
  batches,
  ring,
  directory,
  log,
  url,
  ready,
  now,
  findIdentity,
  wakeWorker,
  currentCallerOf = currentCaller,
  audit,
  site = join(project, 'site'),
}: AppOptions): Express {
  const bundles = join(project, 'generated', 'openapi');
  const operations = documents.flatMap((document) => readOperations(bundles, document));
  const from = (request: Pick<Request, 'headers' | 'socket'>) => addressOf(request, config.proxies);
  const milliseconds = () => millisecondsOf(now());
  const clients = clientDirectory(store, now);
  const isOurs = config.oidcIssuer === '';
  const issuer = isOurs ? `${url}/identity` : config.oidcIssuer;
  // On this machine the server answers by the name that it was called by (docs/behavior/signing-in.md#this-machine-only).
  const answersByHost = isLocal(config) && config.publicUrl === '';
  const baseUrl = (request: Request): string => {
    const host = answersByHost ? loopbackHostOf(request) : null;
    return host === null ? url : `http://${host}`;
  };
  const acceptedIssuer = answersByHost ? (name: string) => name.endsWith('/identity') && isLoopbackUrl(name) : issuer;
  const authenticator = createAuthenticator({
    issuer: isOurs ? acceptedIssuer : issuer,
    now: milliseconds,
    ...(isOurs
      ? { audience: API_SCOPE, keySource: ringKeys(ring) }
      : {
          audience: [...config.oidcAudience],
          keySource: discoveredKeys(issuer),
          // Few other issuers mark their access tokens as such (RFC 9068).
          tokenTypes: ['at+jwt', 'JWT'],
          claims: { ...ourClaims, ...config.oidcClaims },
        }),
  });
  // Whom another issuer knows is for that issuer to say; our own callers are looked up before they change anything.
  const lookUp = isOurs ? currentCallerOf : (_store: Store, caller: Caller) => Promise.resolve(caller);
  const authenticate =
    config.auth === 'off'
      ? asAdministrator(store)
      : async (request: Request, { method }: Operation) => {
          const caller = await authenticator.authenticate(authorizationOf(request));
          return method === 'get' || method === 'head' ? caller : lookUp(store, caller);
        };

  const openIdRefused = ({ request, response, operation, path, status, reason, client }: OpenIdRefusal) => {
    const requestId = String(response.getHeader('Operation-Id'));
    const asked = { requestId, operation, method: request.method ?? '', path: `/identity${path}`, at: now() };
    audit?.refused(
      { ...asked, address: from(request), actor: null, namedClient: client?.id },
      { status, reason },
      client?.tenantId,
    );
  };

  const tokenLimits = new TokenLimits({
    requests: config.tokenRate,
    failures: config.tokenFailures,
    now: milliseconds,
  });

  const audits = auditing(audit, { now, addressOf: from });
  const failedOutside = (request: Request, response: Response, failure: Failure) => {
    audits.failed(request, response, null, failure, { tenant: tenantIn(request.originalUrl) });
  };

  const app = express();
  app.disable('x-powered-by');

  // 1. Every response carries an Operation-Id, which its error body and the log repeat, and is what its type says and nothing else.
  app.use((_request, response, next) => {
    response.setHeader('Operation-Id', randomUUID());
    response.setHeader('X-Content-Type-Options', 'nosniff');
    next();
  });
  const warnings = limitedWarnings(log, config.warningLimit);
  app.use(requestLog(log, warnings, from));
  app.use(requireOneHost);
  if (isLocal(config)) {
    const noToken = config.auth === 'off';
    app.use(noToken ? '/' : '/identity', requireLoopbackHost);
    if (noToken) app.use(requireKnownOrigin(config.corsOrigins));
  }

  // 2. Pages of other origins may read what follows.
  app.use(cors(config.corsOrigins));

  // 3. The API. It stands first because most requests are for it, and it passes on what it does not know.
  app.use(
    createApi({
      operations,
      handlers: { ...dataServices, ...identity, ...edge, ...provisioning } as Readonly<Record<string, AnyHandler>>,
      longBodyHandlers: longStreamData as Readonly<Record<string, AnyLongBodyHandler>>,
      batches,
      validator: createValidator({ responses: config.responseValidation === 'on' }),
      store,
      directory,
      findIdentity,
      authenticate,
      ...(config.auth === 'off' ? { resolveNames: withDefaultTenant(store) } : {}),
      log,
      now,
      ...(config.callerRate > 0 ? { limitCaller: callerRate(config.callerRate, milliseconds) } : {}),
      auditing: audits,
      flushAudit: () => audit?.flush() ?? Promise.resolve(),
      wakeWorker,
      baseUrl,
      bodyLimits: {
        events: { most: config.bodyLimit, setting: 'BODY_LIMIT' },
        administration: { most: config.adminBodyLimit, setting: 'ADMIN_BODY_LIMIT' },
        documents: { most: config.documentBodyLimit, setting: 'DOCUMENT_BODY_LIMIT' },
        values: { most: config.valueLimit, setting: 'VALUE_LIMIT' },
        seconds: config.bodyTimeout,
      },
      admission: new Admission({
        requests: config.requestsAtOnce,
        requestsOfCaller: config.requestsPerCaller,
        bodies: config.bodiesAtOnce,
        bodiesOfCaller: config.requestsPerCaller,
        bodyBytes: config.bodyMemory,
      }),
      limits: {
        events: config.eventLimit,
        writes: {
          inflated: { most: config.inflatedLimit, setting: 'INFLATED_LIMIT' },
          events: { most: config.eventLimit, setting: 'EVENT_LIMIT' },
          entry: { most: config.eventSizeLimit, setting: 'EVENT_SIZE_LIMIT' },
          bytes: { most: config.writeLimit, setting: 'WRITE_LIMIT' },
          unordered: { most: config.unorderedLimit, setting: 'UNORDERED_LIMIT' },
        },
        intervals: config.intervalLimit,
        sorted: config.sortLimit,
        joinedStreams: config.joinLimit,
        words: config.wordLimit,
        lookups: config.lookupLimit,
        cells: config.cellLimit,
        answerBytes: config.answerLimit,
        clients: config.clientLimit,
        users: config.userLimit,
        preferences: config.preferencesLimit,
        jobs: config.jobLimit,
      },
      timeoutSeconds: config.timeout,
      explainsAccess: config.explainAccess === 'on',
      defaultVerbosity: config.defaultVerbosity,
    }),
  );

  // 4. Health, for whoever starts the server.
  app.get('/live', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/ready', async (_request, response) => {
    const reached =
      ready() &&
      (await store.ping().then(
        () => true,
        () => false,
      ));
    response.status(reached ? 200 : 503).json({ status: reached ? 'ok' : 'not ready' });
  });
  app.get('/info', (request, response) => {
    const base = baseUrl(request);
    response.json({
      name: 'Millrace',
      issuer: isOurs ? `${base}/identity` : issuer,
      documents: documents.map((name) => `${base}/openapi/${name}.json`),
      docs: `${base}/docs/`,
    });
  });

  // 5. The documentation site and the contract itself.
  app.get('/', (_request, response) => {
    response.redirect('/docs/');
  });
  app.use('/docs', documentation(site));
  app.use('/openapi', express.static(bundles));

  // 6. Tokens, unless another issuer gives them.
  if (isOurs) app.use('/identity', lazy(openIdProvider));
  async function openIdProvider(): Promise<RequestHandler> {
    const { createOpenIdProvider } = await import('./openid/provider.ts');
    const { storedState } = await import('./openid/stored-state.ts');
    const forUserInfo = createAuthenticator({
      issuer: acceptedIssuer,
      audience: userInfoAudience,
      keySource: ringKeys(ring),
      now: milliseconds,
    });
    const signIns = {
      people: storedPeople(store, directory, now),
      state: storedState(store, undefined, config.signInLimit),
      builtInPage: config.signIn === 'development' && isLocal(config),
      refreshTokens: config.hybridRefreshTokens === 'on',
      verify: (authorization: string | undefined) =>
        forUserInfo.claims(authorization).catch((error: unknown) => {
          if (error instanceof Unauthenticated) return null;
          throw error;
        }),
    };
    const issuerOf = (request: Request) => `${baseUrl(request)}/identity`;
    return createOpenIdProvider({
      refused: openIdRefused,
      limits: tokenLimits,
      addressOf: from,
      issuer,
      issuerOf,
      ring,
      clients,
      signIns,
      now: milliseconds,
      log: { warn: warnings.warn, error: log.error.bind(log) },
    });
  }

  // 7. What is left is unknown.
  app.use((request, response) => {
    response.status(404).json({
      OperationId: response.getHeader('Operation-Id'),
      Error: 'The requested object was not found.',
      Reason: `This server has nothing at ${request.method} ${request.path}.`,
      Resolution: 'See /docs for the operations of the API.',
    });
  });

  // 8. What breaks outside the API is told like what breaks in it.
  app.use('/identity', unexpectedErrors(log, openIdBody, failedOutside));
  app.use(unexpectedErrors(log, usualBody, failedOutside));
  return app;
}

/** What a page of the documentation may do: run and show what it brings along, ask this server, be framed by nobody. */
const documentationPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "worker-src 'self' blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The documentation site, with its Content-Security-Policy. */
const documentation = (site: string): RequestHandler =>
  express.static(site, {
    setHeaders: (response) => response.setHeader('Content-Security-Policy', documentationPolicy),
  });

/** The tenant that a path names, for requests that reach no operation. */
const tenantIn = (url: string): string | undefined => /^\/api\/[^/?]+\/tenants\/([^/?#]+)/i.exec(url)?.[1];

/** A handler that is made for the first request that comes to it. */
function lazy(make: () => Promise<RequestHandler>): RequestHandler {
  let made: Promise<RequestHandler> | undefined;
  return async (request, response, next) => {
    const handler = await (made ??= make());
    handler(request, response, next);
  };
}

/** Treats every caller as administrator of the tenant that the path names, for a first try without tokens (AUTH=off). */
function asAdministrator(store: Store) {
  return async (_request: Request, _operation: Operation, path: Readonly<Record<string, string>>): Promise<Caller> => {
    return anonymousIn(store, path['tenantId'] ?? (await oldestTenant(store.objects)));
  };
}

/**
 * Takes the tenant `default` for the first one, which is the demo tenant where there is one, unless a tenant has that name
 * (docs/behavior/identity.md#tenant-default).
 */
function withDefaultTenant({ objects }: Store) {
  return async (path: Readonly<Record<string, string>>): Promise<Readonly<Record<string, string>>> => {
    const { tenantId } = path;
    if (tenantId?.toLowerCase() !== 'default' || (await objects.get(inTenant(tenantId), 'tenant', tenantId)))
      return path;
    return { ...path, tenantId: await oldestTenant(objects) };
  };
}

/** The header as it was sent: Node would keep the first of several, and whoever stands before us may have looked at another. */
const authorizationOf = ({ headers, headersDistinct }: Request): string | undefined =>
  headers.authorization && headersDistinct['authorization']?.join(', ');
