// The built-in OpenID provider below /identity, put together from the settings when the first request for it comes.
import type { Request, RequestHandler } from 'express';
import type { AuditLog } from './audit/audit-log.ts';
import { auditRecord } from './audit/records.ts';
import { userInfoVerifier } from './callers.ts';
import { isLocal, type Config } from './config.ts';
import type { Directory } from './identity-providers/port.ts';
import { clientDirectory } from './identity/clients/client-directory.ts';
import { storedPeople, type PeopleOptions } from './identity/users/people.ts';
import type { Issuer } from './issuer.ts';
import type { KeyRing } from './openid/key-ring.ts';
import type { OpenIdLog, OpenIdProviderOptions, OpenIdRefusal } from './openid/options.ts';
import { TokenLimits } from './openid/token-limits.ts';
import { millisecondsOf } from './runtime/clock.ts';
import type { Store } from './store/ports/store.ts';

export interface IdentityRoutesOptions {
  readonly config: Config;
  readonly store: Store;
  readonly directory: Directory;
  readonly ring: KeyRing;
  readonly issuer: Issuer;
  /** Ticks of 100 ns since 0001-01-01. */
  readonly now: () => bigint;
  readonly addressOf: (request: Pick<Request, 'headers' | 'socket'>) => string;
  readonly audit: AuditLog | undefined;
  readonly log: OpenIdLog;
}

/** Returns the routes of the provider, which is loaded and made with the first request: it is a quarter of a start. */
export function identityRoutes(options: IdentityRoutesOptions): RequestHandler {
  let provider: Promise<RequestHandler> | undefined;
  return async (request, response, next) => {
    const handler = await (provider ??= makeProvider(options));
    handler(request, response, next);
  };
}

async function makeProvider(options: IdentityRoutesOptions): Promise<RequestHandler> {
  const { config, store, ring, issuer, addressOf, log, now } = options;
  const { createOpenIdProvider } = await import('./openid/provider.ts');
  const milliseconds = () => millisecondsOf(now());
  return createOpenIdProvider({
    issuer: issuer.url,
    issuerOf: issuer.urlFor,
    acceptsIssuer: issuer.accepts,
    ring,
    clients: clientDirectory(store, now),
    signIns: await signInsOf(options, milliseconds),
    limits: new TokenLimits({ requests: config.tokenRate, failures: config.tokenFailures, now: milliseconds }),
    now: milliseconds,
    addressOf,
    log,
    refused: auditRefusal(options),
  });
}

async function signInsOf(options: IdentityRoutesOptions, milliseconds: () => number) {
  const { config, store, directory, ring, issuer, now } = options;
  const { storedState } = await import('./openid/stored-state.ts');
  return {
    people: storedPeople({ store, directory, now, onAccepted: auditAcceptance(options) }),
    state: storedState(store, { maxUnfinished: config.signInLimit }),
    builtInPage: config.signIn === 'development' && isLocal(config),
    refreshTokens: config.hybridRefreshTokens === 'on',
    verify: userInfoVerifier({ issuer, ring, now: milliseconds }),
  } satisfies OpenIdProviderOptions['signIns'];
}

/** Returns what takes a refusal of the provider into the audit log. */
function auditRefusal({ audit, addressOf, now }: IdentityRoutesOptions) {
  return ({ request, response, operation, path, status, reason, client }: OpenIdRefusal) => {
    const audited = {
      requestId: String(response.getHeader('Operation-Id')),
      operation,
      method: request.method ?? '',
      path: `/identity${path}`,
      address: addressOf(request),
      at: now(),
      actor: null,
      namedClient: client?.id,
    };
    audit?.refused(audited, { status, reason }, client?.tenantId);
  };
}

/** Returns what keeps the record of an accepted invitation; undefined without an audit log. */
function auditAcceptance({ audit, now }: IdentityRoutesOptions): PeopleOptions['onAccepted'] {
  if (!audit) return undefined;
  return ({ audit: records }, { tenant, userId, request: { clientId, ...request } }) =>
    records.add([
      auditRecord(tenant, 'Change', {
        ...request,
        operation: 'signIn',
        // Without the identifier of the sign-in, which is a secret while it is under way.
        path: '/identity/signin',
        at: now(),
        actor: { kind: 'user', id: userId, tenantId: tenant, clientId },
      }),
    ]);
}
