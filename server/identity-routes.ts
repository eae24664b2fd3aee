// The routes of the built-in OpenID provider below /identity, and its entries in the audit log.
import type { Request, RequestHandler } from 'express';
import type { AuditLog } from './audit/audit-log.ts';
import { auditRecord } from './audit/records.ts';
import { userInfoVerifier } from './callers.ts';
import { isLocal, type Config } from './config.ts';
import type { Directory } from './identity-providers/port.ts';
import { clientDirectory } from './identity/clients/client-directory.ts';
import { userDirectory, type UserDirectoryOptions } from './identity/users/user-directory.ts';
import type { Issuer } from './issuer.ts';
import type { KeyRing } from './openid/key-ring.ts';
import type { OpenIdLog, OpenIdProviderOptions, OpenIdRefusal } from './openid/options.ts';
import { TokenLimits } from './openid/token-limits.ts';
import { millisecondsOf, systemMilliseconds, type Clocks } from './runtime/clock.ts';
import type { Store } from './store/ports/store.ts';

export interface IdentityRoutesOptions {
  readonly config: Config;
  readonly store: Store;
  readonly directory: Directory;
  readonly ring: KeyRing;
  readonly issuer: Issuer;
  readonly clocks: Clocks;
  /** Returns the network address of the sender of a request. */
  readonly senderAddress: (request: Pick<Request, 'headers' | 'socket'>) => string;
  readonly audit: AuditLog | undefined;
  readonly log: OpenIdLog;
}

/** Returns the routes of the provider. The first request loads it, because loading it is slow. */
export function identityRoutes(options: IdentityRoutesOptions): RequestHandler {
  let provider: Promise<RequestHandler> | undefined;
  return async (request, response, next) => {
    const handler = await (provider ??= createProvider(options));
    handler(request, response, next);
  };
}

async function createProvider(options: IdentityRoutesOptions): Promise<RequestHandler> {
  const { config, store, ring, issuer, senderAddress, log, clocks } = options;
  const { createOpenIdProvider } = await import('./openid/provider.ts');
  return createOpenIdProvider({
    issuer: issuer.url,
    issuerOf: issuer.urlFor,
    acceptsIssuer: issuer.isAccepted,
    keyRing: ring,
    clients: clientDirectory(store, clocks.now),
    signIns: await signInsOf(options),
    limits: new TokenLimits({
      requestsPerMinute: config.tokenRate,
      failuresPerMinute: config.tokenFailures,
      now: () => millisecondsOf(clocks.machine()),
    }),
    now: async (tenant) => millisecondsOf(await clocks.now(tenant)),
    senderAddress,
    log,
    onRefused: refusalRecorder(options),
  });
}

async function signInsOf(options: IdentityRoutesOptions) {
  const { config, store, directory, ring, issuer, clocks } = options;
  const { storedState } = await import('./openid/stored-state.ts');
  return {
    users: userDirectory({ store, directory, now: clocks.now, onAccepted: acceptanceRecorder(options) }),
    adapterOf: storedState(store, { maxUnfinished: config.signInLimit, now: systemMilliseconds }),
    hasBuiltInPage: config.signIn === 'development' && isLocal(config),
    hasRefreshTokens: config.hybridRefreshTokens === 'on',
    verifyToken: userInfoVerifier({ issuer, ring, clocks }),
  } satisfies OpenIdProviderOptions['signIns'];
}

/** Returns a function that adds a refusal of the provider to the audit log. */
function refusalRecorder({ audit, senderAddress, clocks }: IdentityRoutesOptions) {
  return ({ request, response, operation, path, status, reason, client }: OpenIdRefusal) => {
    const auditedRequest = {
      requestId: String(response.getHeader('Operation-Id')),
      operation,
      method: request.method ?? '',
      path: `/identity${path}`,
      address: senderAddress(request),
      at: clocks.lastRead(client?.tenantId ?? ''),
      actor: null,
      namedClient: client?.id,
    };
    audit?.recordRefusal(auditedRequest, { status, reason }, client?.tenantId);
  };
}

/** Returns a function that adds an accepted invitation to the audit log; undefined without an audit log. */
function acceptanceRecorder({ audit, clocks }: IdentityRoutesOptions): UserDirectoryOptions['onAccepted'] {
  if (!audit) return undefined;
  return (transaction, { tenant, userId, request: { clientId, ...request } }) =>
    transaction.audit.add([
      auditRecord(tenant, 'Change', {
        ...request,
        operation: 'signIn',
        // The path has no identifier of the sign-in, which is a secret until the sign-in ends.
        path: '/identity/signin',
        at: clocks.lastRead(tenant),
        actor: { kind: 'user', id: userId, tenantId: tenant, clientId },
      }),
    ]);
}
