// The provider as an Express router.
import { Router, urlencoded, type Request, type RequestHandler, type Response } from 'express';
import type { Provider } from 'oidc-provider';
import { claimsForScopes } from './claims.ts';
import type { ClientDirectory } from './clients.ts';
import { discoveryDocument, paths } from './discovery.ts';
import {
  promptForOfflineAccess,
  dropUnknownAddress,
  respondWithoutSession,
  formAsQuery,
  ignoreResource,
} from './browser-requests.ts';
import { interactions } from './interactions.ts';
import type { SignIns } from './people.ts';

/** Returns the router of a provider. Only the endpoints of this API reach the library, which has routes that cannot be turned off. */
export function routerOf(
  provider: Provider,
  {
    issuer,
    resource,
    clients,
    signIns,
    senderAddress,
    refused = () => undefined,
    admission = (_request, _response, next) => {
      next();
    },
  }: {
    readonly issuer: string;
    readonly resource: string;
    readonly clients: ClientDirectory;
    readonly signIns?: SignIns | undefined;
    readonly senderAddress: (request: Request) => string;
    /** Called for each refused request for user information. */
    readonly refused?: (request: Request, response: Response, status: number, reason: string) => void;
    /** Admits requests for tokens; default all. */
    readonly admission?: RequestHandler;
  },
): Router {
  const { protocol, host } = new URL(issuer);
  const callback = provider.callback();
  const library: RequestHandler = (request, response) => {
    Object.assign(request.headers, { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host, host });
    void callback(request, response);
  };
  const document = Buffer.from(JSON.stringify(discoveryDocument(provider, signIns !== undefined)));
  const router = Router();
  const serve = (path: string, methods: readonly string[], ...handlers: readonly RequestHandler[]) => {
    router.all(
      path,
      (request, response, next) => {
        if (methods.includes(request.method)) {
          next();
          return;
        }
        const body = { error: 'invalid_request', error_description: `${request.method} is not supported` };
        response.status(405).set({ Allow: methods.join(', '), 'Content-Type': 'application/json' });
        response.end(JSON.stringify(body));
      },
      ...handlers,
    );
  };

  serve(paths.discovery, ['GET', 'HEAD'], (_request, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(document);
  });
  serve(paths.jwks, ['GET', 'HEAD', 'OPTIONS'], library);
  serve(paths.token, ['POST', 'OPTIONS'], admission, library);
  if (!signIns) return router;

  const tenantOf = async (id: string) => (await clients.find(id))?.tenantId;
  serve(paths.authorization, ['GET', 'POST'], ...formAsQuery, ignoreResource, promptForOfflineAccess, library);
  serve(paths.resume, ['GET'], library);
  serve(paths.revocation, ['POST', 'OPTIONS'], library);
  serve(paths.endSession, ['GET', 'POST'], ...formAsQuery, dropUnknownAddress(clients), respondWithoutSession, library);
  serve(paths.endSessionConfirm, ['POST'], library);
  serve(paths.endSessionDone, ['GET'], library);
  serve(paths.userinfo, ['GET', 'POST', 'OPTIONS'], userInfo(signIns, refused));
  if (signIns.builtInPage)
    serve(
      paths.signIn,
      ['GET', 'POST'],
      urlencoded({ extended: false, limit: '10kb' }),
      interactions({ provider, people: signIns.people, resource, tenantOf, senderAddress }),
    );
  return router;
}

/** Serves the claims about the user of a token (OpenID Connect Core, 5.3). */
const userInfo =
  (
    { people, verify }: SignIns,
    refused: (request: Request, response: Response, status: number, reason: string) => void,
  ): RequestHandler =>
  async (request: Request, response: Response) => {
    response.set({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'Authorization',
      'Cache-Control': 'no-store',
    });
    if (request.method === 'OPTIONS') {
      response.status(204).end();
      return;
    }
    const refuse = (status: number, error: string) => {
      refused(request, response, status, error);
      response.status(status).set('WWW-Authenticate', `Bearer error="${error}"`).json({ error });
    };
    const claims = await verify(request.headers.authorization);
    if (!claims) {
      refuse(401, 'invalid_token');
      return;
    }
    const scopes = [claims['scope'] ?? []].flat().map(String);
    const [tenant, sub] = [String(claims['tid']), claims['sub']];
    const signedInAt = Number(claims['auth_time'] ?? Number.POSITIVE_INFINITY);
    const user =
      typeof sub === 'string' && scopes.includes('openid') ? await people.find(tenant, sub, signedInAt) : null;
    if (user) response.json(claimsForScopes(tenant, user, scopes));
    else refuse(403, 'insufficient_scope');
  };
