// The embedded OpenID provider: discovery, keys, tokens for clients that present a secret, and, where there are people, their sign-ins
// (docs/behavior/signing-in.md).
//
// oidc-provider does the protocol. What it cannot be told is ours: its discovery document shows more than is served; it answers 401
// where clients of this API expect 400; it takes its URLs from the Host header; its user information wants a token of its own.
import { createHash } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, RequestHandler } from 'express';
import {
  errors,
  interactionPolicy,
  Provider,
  type Adapter,
  type ClientMetadata,
  type Configuration,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import { accessTokenClaims, API_SCOPE, claimsOfScopes, tenantMark, userClaims } from './claims.ts';
import {
  CLIENT_ID,
  clientMetadata,
  isExact,
  isUsable,
  type ClientDirectory,
  type RegisteredClient,
} from './clients.ts';
import { paths } from './discovery.ts';
import type { KeyRing } from './key-ring.ts';
import type { SigningKeys } from './keys.ts';
import type { SignedInUser, SignIns } from './people.ts';
import { routerOf } from './routes.ts';
import { messagePage, pageHeaders, signOutPage } from './sign-in-page.ts';
import { tokenAdmission, tooManyCode, TooManyTokenRequests, type TokenLimits } from './token-limits.ts';

/** Where failures are told; a pino logger is one. */
export interface OpenIdLog {
  /** Of who was refused. */
  warn(fields: object, message: string): void;
  /** Of what broke. */
  error(fields: object, message: string): void;
}

/** A request for a token that failed, or a sign-in. */
export interface OpenIdRefusal {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** `token`, `authorization`, `revocation` or `userinfo`, and its path, which begins behind the issuer's. */
  readonly operation: string;
  readonly path: string;
  readonly status: number;
  /** The code of RFC 6749, with its description. */
  readonly reason: string;
  /** The client that the request names, if there is one: it need not be the one that sent it. */
  readonly client: RegisteredClient | undefined;
}

export interface OpenIdProviderOptions {
  /** The absolute URL at which clients reach the router, without a slash at its end. */
  readonly issuer: string;
  /** The issuer that a request is for; default: always the same. */
  readonly issuerOf?: (request: Request) => string;
  readonly clients: ClientDirectory;
  readonly ring: KeyRing;
  /** Default: nobody signs in, clients come alone. */
  readonly signIns?: SignIns | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly log?: OpenIdLog;
  /** Is told of each failed request for a token and of each failed sign-in. */
  readonly refused?: (refusal: OpenIdRefusal) => void;
  /** How many requests for tokens are let through, and how many wrong secrets are tried; default all. */
  readonly limits?: TokenLimits;
  /** Where a request comes from; default the address of its connection. */
  readonly addressOf?: (request: IncomingMessage) => string;
}

const quiet: OpenIdLog = {
  warn: () => undefined,
  error: (fields, message) => {
    console.error(message, fields);
  },
};

/** Issuers of which the routers are kept: a server on this machine has as many as names and ports by which it is called. */
const keptIssuers = 8;

/**
 * The provider of an issuer, to be mounted where the issuer points to, before anything that reads bodies; what it does not serve goes on.
 */
export function createOpenIdProvider({ ring, issuerOf, ...options }: OpenIdProviderOptions): RequestHandler {
  // The library takes its issuer and its keys when it is made, so each pair of them has a router of its own.
  const routersOf = new WeakMap<SigningKeys, Map<string, RequestHandler>>();
  return async (request, response, next) => {
    const keys = await ring.current();
    const issuer = issuerOf?.(request) ?? options.issuer;
    const routers = routersOf.get(keys) ?? new Map<string, RequestHandler>();
    routersOf.set(keys, routers);
    const router = routers.get(issuer) ?? routerFor(keys, { ...options, issuer, resource: options.issuer });
    // Last used, last in the map: the first is the one to forget.
    routers.delete(issuer);
    routers.set(issuer, router);
    const [oldest] = routers.keys();
    if (routers.size > keptIssuers && oldest !== undefined) routers.delete(oldest);
    router(request, response, next);
  };
}

interface Parts extends Omit<OpenIdProviderOptions, 'ring' | 'issuerOf'> {
  /** What grants name the API by, the same for all issuers of a server. */
  readonly resource: string;
}

/** The client and the person of a request: looked up once, then asked for secret, lifetime and claims. */
interface Found {
  client?: RegisteredClient;
  user?: SignedInUser;
}

/** What a route of the library is called, and its path; all others belong to signing in. */
const failingAt: Readonly<Record<string, readonly [operation: string, path: string]>> = {
  token: ['token', paths.token],
  revocation: ['revocation', paths.revocation],
};

const HOUR = 3_600;
/** How long somebody stays signed in, and the longest that a refresh token lives (docs/behavior/signing-in.md#authorization-code). */
const signedIn = 8 * HOUR;
/** How long somebody may take to sign in. */
const unfinished = 600;

function routerFor(keys: SigningKeys, parts: Parts): RequestHandler {
  const { issuer, resource, clients, signIns, now = Date.now, log = quiet, refused, limits } = parts;
  const found = new WeakMap<KoaContextWithOIDC, Found>();
  const foundIn = (context: KoaContextWithOIDC | undefined): Found => {
    if (!context) throw new Error('This is no request.');
    const known = found.get(context) ?? {};
    found.set(context, known);
    return known;
  };
  const clientOf = (context: KoaContextWithOIDC | undefined): RegisteredClient => {
    const { client } = foundIn(context);
    if (!client) throw new Error('No client was looked up in this request.');
    return client;
  };

  async function findClient(id: string): Promise<ClientMetadata | undefined> {
    const client = CLIENT_ID.test(id) ? await clients.find(id) : undefined;
    if (!client || !isUsable(client) || Provider.ctx === undefined) return undefined;
    foundIn(Provider.ctx).client = client;
    return clientMetadata(client, signIns);
  }

  const provider = new Provider(issuer, {
    adapter: (model) => (model === 'Client' ? storage(findClient) : (signIns?.state(model) ?? storage(nothing))),
    jwks: { keys: keys.exposePrivateKeys() },
    routes: {
      jwks: paths.jwks,
      token: paths.token,
      authorization: paths.authorization,
      end_session: paths.endSession,
      revocation: paths.revocation,
    },
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'none'],
    // A page on another origin has no business with a secret, unless it is the client's own.
    clientBasedCORS: (context, origin) => {
      const { redirectUris = [] } = foundIn(context as KoaContextWithOIDC).client?.signIn ?? {};
      return [issuer, ...redirectUris].some((uri) => new URL(uri).origin === origin);
    },
    ttl: {
      ClientCredentials: (context) => clientOf(context).accessTokenLifetime,
      AccessToken: (context) => clientOf(context).accessTokenLifetime,
      AuthorizationCode: 60,
      IdToken: HOUR,
      Interaction: unfinished,
      Grant: signedIn,
      Session: signedIn,
      RefreshToken: signedIn,
    },
    renderError: (context, body) => {
      // Java's HTTP client prefers HTML, yet wants to read the error. An address that is not the client's has a name of its own here.
      context.body = body.error === 'invalid_redirect_uri' ? { ...body, error: 'bad_client' } : body;
    },
    formats: {
      customizers: {
        jwt: (context, token, jwt) => {
          const { client, user } = foundIn(context);
          if (!client) throw new Error('No client was looked up in this request.');
          const facts = { issuer, client, issuedAt: Math.floor(now() / 1_000), id: jwt.payload['jti'] };
          const scopes = (token.scope ?? '').split(' ').filter((scope) => scope !== '');
          const authTime =
            context.oidc.entities.AuthorizationCode?.authTime ?? context.oidc.entities.RefreshToken?.authTime;
          const granted = [...new Set([...scopes, ...signInScopes(context)])];
          jwt.payload = accessTokenClaims(user ? { ...facts, person: { user, scopes: granted, authTime } } : facts);
        },
      },
    },
    ...(signIns
      ? peopleConfiguration({ ...parts, signIns }, keys, foundIn)
      : { scopes: [API_SCOPE], responseTypes: [] }),
    features: {
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        // There is one API, whatever resource an old client names.
        getResourceServerInfo: (context) => {
          if (context.oidc.params?.['grant_type'] === 'client_credentials') grantApiScope(context);
          return { scope: API_SCOPE, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256', kid: keys.activeKeyId } } };
        },
      },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: signIns
        ? {
            enabled: true,
            logoutSource: (context, form) => {
              context.set(pageHeaders);
              context.body = signOutPage(form);
            },
            postLogoutSuccessSource: (context) => {
              context.set(pageHeaders);
              context.body = messagePage('Signed out', 'You have signed out.');
            },
          }
        : { enabled: false },
      revocation: {
        enabled: signIns !== undefined,
        allowedPolicy: (_context, client, token) => token.clientId === client.clientId,
      },
      userinfo: { enabled: false },
    },
  });
  // URLs begin with the issuer's, whatever host a request names: the router below says so in these headers.
  provider.proxy = true;
  const addressOf = parts.addressOf ?? (({ socket }: IncomingMessage) => socket.remoteAddress ?? '');
  provider.Client.prototype.compareClientSecret = async (secret) => {
    const context = Provider.ctx;
    const client = clientOf(context);
    if (!limits || !context) return client.verifySecret(secret);
    return limits
      .attempt(client.id, addressOf(context.req), () => client.verifySecret(secret))
      .catch((error: unknown) => {
        throw error instanceof TooManyTokenRequests ? tooMany(context, error) : error;
      });
  };
  // Addresses are judged where clients are made, and compared exactly; the library has rules of its own for both.
  const { Schema } = provider.Client as unknown as {
    readonly Schema: { readonly prototype: { redirectUris: () => void } };
  };
  Schema.prototype.redirectUris = () => undefined;
  provider.Client.prototype.redirectUriAllowed = (uri) =>
    isExact(uri) && (clientOf(Provider.ctx).signIn?.redirectUris.includes(uri) ?? false);
  provider.use(asClientsExpect);
  tellFailures(provider, log, (context, { error: code, error_description: description, statusCode }) => {
    const { req: request, res: response, oidc } = context;
    // Wrong secrets are counted where they are tried.
    const isOfSecret = statusCode === 429 || (code === 'invalid_client' && oidc.client !== undefined);
    if (oidc.route === 'token' && !isOfSecret) limits?.failed(addressOf(request));
    const [operation, path] = failingAt[oidc.route] ?? ['authorization', paths.authorization];
    // As asClientsExpect changes it.
    const status = statusCode === 401 ? 400 : statusCode;
    const reason = description === undefined ? code : `${code}: ${description}`;
    refused?.({ request, response, operation, path, status, reason, client: foundIn(context).client });
  });
  const refusedAt =
    (operation: string, path: string) =>
    (request: IncomingMessage, response: ServerResponse, status: number, reason: string) =>
      refused?.({ request, response, operation, path, status, reason, client: undefined });
  const admission = limits && tokenAdmission(limits, addressOf, refusedAt('token', paths.token));
  return routerOf(provider, {
    ...parts,
    refused: refusedAt('userinfo', paths.userinfo),
    ...(admission ? { admission } : {}),
  });
}

/** The scopes of the sign-in behind a token. */
function signInScopes({ oidc }: KoaContextWithOIDC): readonly string[] {
  const { AuthorizationCode: code, RefreshToken: refresh } = oidc.entities;
  const granted = refresh?.scopes ?? code?.scopes ?? oidc.requestParamScopes;
  return [...granted].filter((scope) => scope in claimsOfScopes || scope === 'offline_access');
}

/** What the library must be told where people sign in. */
function peopleConfiguration(
  { issuer, resource, signIns: { people, refreshTokens } }: Parts & { readonly signIns: SignIns },
  keys: SigningKeys,
  foundIn: (context: KoaContextWithOIDC) => Found,
): Configuration {
  const policy = interactionPolicy.base();
  const offline = new interactionPolicy.Check('offline_access', 'offline_access is not allowed', (context) => {
    // The library drops the scope without a word; clients are to hear of it (document 2).
    const asked = String(context.query['scope'] ?? context.oidc.body?.['scope'] ?? '').split(' ');
    const { client } = foundIn(context);
    if (asked.includes('offline_access') && client?.signIn?.allowOfflineAccess !== true)
      throw new errors.InvalidScope('requested scope is not allowed', 'offline_access');
    return interactionPolicy.Check.NO_NEED_TO_PROMPT;
  });
  // A session may be of somebody whom the tenant of this client does not know, or knows as the identifier of somebody else.
  const stranger = new interactionPolicy.Check(
    'stranger',
    'the user is not of this tenant',
    'login_required',
    (context) => {
      const { session, account } = context.oidc;
      const { client } = foundIn(context);
      const isKnown = account && client && session?.acr === tenantMark(client.tenantId);
      return session?.accountId && !isKnown
        ? interactionPolicy.Check.REQUEST_PROMPT
        : interactionPolicy.Check.NO_NEED_TO_PROMPT;
    },
  );
  policy.get('login')?.checks.add(offline, 0);
  policy.get('login')?.checks.add(stranger, 1);
  return {
    scopes: [...Object.keys(claimsOfScopes), 'offline_access'],
    claims: Object.fromEntries(Object.entries(claimsOfScopes).map(([scope, names]) => [scope, [...names]])),
    // Browsers' clients read roles from the token itself.
    conformIdTokenClaims: false,
    responseTypes: ['code', 'code id_token', 'code token', 'code id_token token'],
    pkce: {
      required: ({ oidc }, client) =>
        oidc.params?.['response_type'] === 'code' || client.tokenEndpointAuthMethod === 'none',
    },
    cookies: { keys: cookieKeys(keys) },
    interactions: { policy, url: (_context, { uid }) => `${issuer}${paths.signIn.replace(':uid', uid)}` },
    async findAccount(context, id, token) {
      const found = foundIn(context);
      // Codes and refresh tokens know when somebody signed in; without either it is the session that asks.
      const signedInAt = (token as { authTime?: number } | undefined)?.authTime ?? context.oidc.session?.loginTs;
      const user = found.client && (await people.find(found.client.tenantId, id, signedInAt));
      if (!found.client || !user) return undefined;
      found.user = user;
      const { tenantId } = found.client;
      return { accountId: user.id, claims: () => ({ ...userClaims(tenantId, user), role: [...user.roleIds] }) };
    },
    async loadExistingGrant(context) {
      const { client, session, result, provider } = context.oidc;
      const given = result?.consent?.grantId ?? (client && session?.grantIdFor(client.clientId));
      if (given) return provider.Grant.find(given);
      // Nobody is asked for consent: who runs the clients runs the tenant.
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope([...Object.keys(claimsOfScopes), 'offline_access'].join(' '));
      grant.addResourceScope(resource, API_SCOPE);
      await grant.save();
      return grant;
    },
    issueRefreshToken: (_context, client, { scopes }) =>
      refreshTokens && client.grantTypeAllowed('refresh_token') && scopes.has('offline_access'),
    rotateRefreshToken: true,
  };
}

/** The keys that sign cookies, the same on all servers: made of the keys that sign tokens. */
const cookieKeys = (keys: SigningKeys) =>
  keys.exposePrivateKeys().map(({ d }) => createHash('sha256').update(`cookies ${d}`).digest('base64url'));

/** Takes an absent scope for the API's and refuses any other, offline_access included (docs/behavior/signing-in.md#client-credentials). */
function grantApiScope(context: KoaContextWithOIDC): void {
  const { params, requestParamScopes } = context.oidc;
  const other = [...requestParamScopes].find((scope) => scope !== API_SCOPE);
  if (other !== undefined) throw new errors.InvalidScope('requested scope is not allowed', other);
  if (params) params['scope'] = API_SCOPE;
}

/**
 * Turns the library's answers of the token endpoint into what clients of this API expect (docs/behavior/signing-in.md#client-credentials).
 */
async function asClientsExpect(context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const { oidc } = context as Partial<KoaContextWithOIDC>;
  // The library has no route for this request.
  if (!oidc) return;
  const { body, client } = oidc;
  if (context.status === 401) {
    context.status = 400;
    context.remove('WWW-Authenticate');
  }
  // Who does not say who it is has failed to authenticate (RFC 6749, 5.2), which the library calls an invalid request.
  if (context.status === 400 && !client && body && !body['client_id'] && context.headers.authorization === undefined) {
    context.body = { error: 'invalid_client', error_description: 'client authentication failed' };
  }
  // Some clients parse only what is exactly this type.
  if (oidc.route === 'token') context.set('Content-Type', 'application/json');
}

/** The failure of a request for a token beyond the limits. */
function tooMany(context: KoaContextWithOIDC, { seconds, message }: TooManyTokenRequests): errors.OIDCProviderError {
  context.set('Retry-After', String(seconds));
  return Object.assign(new errors.OIDCProviderError(429, tooManyCode), { error_description: message });
}

/** Tells who was refused and why, and what broke; secrets are in neither. */
function tellFailures(
  provider: Provider,
  log: OpenIdLog,
  refused: (context: KoaContextWithOIDC, error: errors.OIDCProviderError) => void,
): void {
  const warn = (message: string) => (context: KoaContextWithOIDC, error: errors.OIDCProviderError) => {
    const { error: code, error_description: description, error_detail: detail } = error;
    log.warn({ clientId: context.oidc.client?.clientId, code, description, detail }, message);
    refused(context, error);
  };
  provider.on('grant.error', warn('No token was issued.'));
  provider.on('authorization.error', warn('Nobody was signed in.'));
  provider.on('revocation.error', warn('No token was revoked.'));
  provider.on('server_error', (_context, error) => {
    log.error({ err: error }, 'The token endpoint failed.');
  });
  const application: EventEmitter = provider;
  application.on('error', (error: Error) => {
    log.error({ err: error }, 'The OpenID provider failed.');
  });
}

const nothing = () => Promise.resolve(undefined);
const refuse = () => Promise.reject(new Error('The provider stores nothing: its tokens carry what they say.'));

/** A place to look things up in which nothing is ever stored. */
function storage(find: Adapter['find']): Adapter {
  return {
    find,
    findByUid: nothing,
    findByUserCode: nothing,
    upsert: refuse,
    consume: refuse,
    destroy: refuse,
    revokeByGrantId: refuse,
  };
}
