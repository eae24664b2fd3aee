// The embedded OpenID provider: discovery, keys and tokens for clients that present a secret (reference 6, section 1).
//
// oidc-provider does the protocol. Two things it cannot be told, and are ours: its discovery document always shows an
// authorization endpoint and takes its URLs from the Host header; and it answers 401 where clients of this API expect 400.
import type { EventEmitter } from 'node:events';
import { Router, type RequestHandler } from 'express';
import { errors, Provider, type Adapter, type KoaContextWithOIDC } from 'oidc-provider';
import type { KeyRing } from './key-ring.ts';
import type { SigningKeys } from './keys.ts';
import { makeSecret } from './secrets.ts';

/** The scope that stands for the API; it is also an audience of every token. */
export const API_SCOPE = 'ocsapi';

/** A client as it is when it asks for a token. */
export interface RegisteredClient {
  readonly id: string;
  readonly tenantId: string;
  readonly enabled: boolean;
  /** Seconds that a token lives, 60 to 3600. */
  readonly accessTokenLifetime: number;
  readonly roleIds: readonly string[];
  readonly roleTypeIds: readonly string[];
  /** Tells whether the text is one of the client's secrets that have not expired (reference 6, 1.2). */
  verifySecret(secret: string): Promise<boolean>;
}

/** Where clients are looked up, anew for every token. */
export interface ClientDirectory {
  find(clientId: string): Promise<RegisteredClient | undefined>;
}

/** Where failures are told; a pino logger is one. */
export interface OpenIdLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface OpenIdProviderOptions {
  /** The absolute URL at which clients reach the router, without a slash at its end. */
  readonly issuer: string;
  readonly clients: ClientDirectory;
  readonly ring: KeyRing;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly log?: OpenIdLog;
}

const quiet: OpenIdLog = {
  info: () => undefined,
  error: (fields, message) => {
    console.error(message, fields);
  },
};

const paths = {
  discovery: '/.well-known/openid-configuration',
  jwks: '/.well-known/openid-configuration/jwks',
  token: '/connect/token',
} as const;

/** What OAuth lets a client identifier consist of; anything else is not worth a question to the store. */
const CLIENT_ID = /^[\x20-\x7e]{1,256}$/;

/**
 * The provider of an issuer, to be mounted where the issuer points to, before anything that reads bodies; what it does not serve goes on.
 */
export function createOpenIdProvider({ ring, ...options }: OpenIdProviderOptions): RequestHandler {
  // The library takes its keys when it is made, so each set of keys has a router of its own.
  const routers = new WeakMap<SigningKeys, RequestHandler>();
  return async (request, response, next) => {
    const keys = await ring.current();
    const router = routers.get(keys) ?? routerFor(keys, options);
    routers.set(keys, router);
    router(request, response, next);
  };
}

function routerFor(
  keys: SigningKeys,
  { issuer, clients, now = Date.now, log = quiet }: Omit<OpenIdProviderOptions, 'ring'>,
): RequestHandler {
  /** The client of each request: looked up once, then asked for its secret, its lifetime and its claims. */
  const found = new WeakMap<KoaContextWithOIDC, RegisteredClient>();
  const clientOf = (context: KoaContextWithOIDC | undefined): RegisteredClient => {
    const client = context && found.get(context);
    if (client === undefined) throw new Error('No client was looked up in this request.');
    return client;
  };

  // The library wants a secret to compare with. The directory compares instead, and nobody knows this one.
  const unusedSecret = makeSecret();

  async function findClient(clientId: string) {
    const client = CLIENT_ID.test(clientId) ? await clients.find(clientId) : undefined;
    if (!client?.enabled || Provider.ctx === undefined) return undefined;
    found.set(Provider.ctx, client);
    return {
      client_id: client.id,
      client_secret: unusedSecret,
      grant_types: ['client_credentials'],
      response_types: [],
      redirect_uris: [],
    };
  }

  const provider = new Provider(issuer, {
    adapter: (model) => storage(model === 'Client' ? findClient : nothing),
    jwks: { keys: keys.exposePrivateKeys() },
    routes: { jwks: paths.jwks, token: paths.token },
    scopes: [API_SCOPE],
    responseTypes: [],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post'],
    // A page on another origin has no business with a secret.
    clientBasedCORS: (_context, origin) => origin === new URL(issuer).origin,
    ttl: { ClientCredentials: (context) => clientOf(context).accessTokenLifetime },
    // Java's HTTP client prefers HTML, yet wants to read the error.
    renderError: (context, body) => {
      context.body = body;
    },
    formats: {
      customizers: {
        jwt: (context, _token, jwt) => {
          jwt.payload = accessTokenClaims(issuer, clientOf(context), Math.floor(now() / 1000), jwt.payload['jti']);
        },
      },
    },
    features: {
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => issuer,
        // There is one API, whatever resource an old client names.
        getResourceServerInfo: (context) => {
          grantApiScope(context);
          return { scope: API_SCOPE, accessTokenFormat: 'jwt', jwt: { sign: { alg: 'RS256', kid: keys.activeKeyId } } };
        },
      },
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      userinfo: { enabled: false },
    },
  });
  provider.Client.prototype.compareClientSecret = (secret) => clientOf(Provider.ctx).verifySecret(secret);
  provider.use(asClientsExpect);
  tellFailures(provider, log);

  return routerOf(provider);
}

/** The claims of a client's token (reference 6, 1.6); of the library's own claims only the identifier of the token is kept. */
function accessTokenClaims(issuer: string, client: RegisteredClient, issuedAt: number, id: unknown) {
  return {
    iss: issuer,
    aud: [`${issuer}/resources`, API_SCOPE],
    client_id: client.id,
    tid: client.tenantId,
    role: client.roleIds,
    role_type: client.roleTypeIds,
    scope: [API_SCOPE],
    iat: issuedAt,
    nbf: issuedAt,
    exp: issuedAt + client.accessTokenLifetime,
    jti: id,
  };
}

/** Takes an absent scope for the API's and refuses any other, offline_access included (reference 6, 1.2, rule 7). */
function grantApiScope(context: KoaContextWithOIDC): void {
  const { params, requestParamScopes } = context.oidc;
  const other = [...requestParamScopes].find((scope) => scope !== API_SCOPE);
  if (other !== undefined) throw new errors.InvalidScope('requested scope is not allowed', other);
  if (params) params['scope'] = API_SCOPE;
}

/** Turns the library's answers of the token endpoint into what clients of this API expect (reference 6, 1.2, rule 2). */
async function asClientsExpect(context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const { body, client } = context.oidc;
  if (context.status === 401) {
    context.status = 400;
    context.remove('WWW-Authenticate');
  }
  // Who does not say who it is has failed to authenticate (RFC 6749, 5.2), which the library calls an invalid request.
  if (context.status === 400 && !client && body && !body['client_id'] && context.headers.authorization === undefined) {
    context.body = { error: 'invalid_client', error_description: 'client authentication failed' };
  }
  // Some clients parse only what is exactly this type.
  if (context.oidc.route === 'token') context.set('Content-Type', 'application/json');
}

/** Tells who was refused and why, and what broke; secrets are in neither. */
function tellFailures(provider: Provider, log: OpenIdLog): void {
  provider.on('grant.error', (context, error) => {
    const { error: code, error_description: description, error_detail: detail } = error;
    log.info({ clientId: context.oidc.client?.clientId, code, description, detail }, 'No token was issued.');
  });
  provider.on('server_error', (_context, error) => {
    log.error({ err: error }, 'The token endpoint failed.');
  });
  const application: EventEmitter = provider;
  application.on('error', (error: Error) => {
    log.error({ err: error }, 'The OpenID provider failed.');
  });
}

/** Only what is served reaches the library, which has routes that cannot be switched off. */
function routerOf(provider: Provider): Router {
  const library = provider.callback();
  const document = Buffer.from(JSON.stringify(discoveryDocument(provider)));
  const router = Router();
  const serve = (path: string, methods: readonly string[], handler: RequestHandler) => {
    router.all(path, (request, response, next) => {
      if (methods.includes(request.method)) return handler(request, response, next);
      const body = { error: 'invalid_request', error_description: `${request.method} is not supported` };
      response.statusCode = 405;
      response.setHeader('Allow', methods.join(', '));
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(body));
    });
  };

  serve(paths.discovery, ['GET', 'HEAD'], (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(document);
  });
  serve(paths.jwks, ['GET', 'HEAD', 'OPTIONS'], (request, response) => library(request, response));
  serve(paths.token, ['POST', 'OPTIONS'], (request, response) => library(request, response));
  return router;
}

/** The discovery document of what is served (reference 6, 1.1); the interactive flows add their members when they come. */
function discoveryDocument(provider: Provider) {
  return {
    issuer: provider.issuer,
    jwks_uri: provider.urlFor('jwks'),
    token_endpoint: provider.urlFor('token'),
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post'],
    grant_types_supported: ['client_credentials'],
    scopes_supported: [API_SCOPE],
    claims_supported: ['tid', 'role', 'role_type'],
    // Required of every document, also where nobody signs in.
    response_types_supported: [],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
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
