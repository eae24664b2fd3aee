// The provider as an Express router.
import { Router, urlencoded, type Request, type RequestHandler, type Response } from 'express';
import type { Provider } from 'oidc-provider';
import { claimsForScopes } from './claims.ts';
import type { ClientDirectory } from './clients.ts';
import { discoveryDocument, paths } from './discovery.ts';
import {
  addConsentPrompt,
  convertFormToQuery,
  removeResource,
  removeUnregisteredRedirect,
  signOutWithoutSession,
} from './browser-requests.ts';
import { interactionHandler } from './interactions.ts';
import type { SignInSettings } from './user-directory.ts';

/** Returns the router of a provider. It passes only its own paths to the library, which has routes that cannot be turned off. */
export function createProviderRouter(
  provider: Provider,
  {
    issuer,
    resource,
    clients,
    signIns,
    senderAddress,
    onRefused = () => undefined,
    admission = (_request, _response, next) => {
      next();
    },
  }: {
    readonly issuer: string;
    readonly resource: string;
    readonly clients: ClientDirectory;
    readonly signIns?: SignInSettings | undefined;
    readonly senderAddress: (request: Request) => string;
    /** Called for each refused request for user information. */
    readonly onRefused?: (request: Request, response: Response, status: number, reason: string) => void;
    /** Admits or refuses requests for tokens; default: admits all. */
    readonly admission?: RequestHandler;
  },
): Router {
  const { protocol, host } = new URL(issuer);
  const callLibrary = provider.callback();
  const library: RequestHandler = (request, response) => {
    Object.assign(request.headers, { 'x-forwarded-proto': protocol.slice(0, -1), 'x-forwarded-host': host, host });
    void callLibrary(request, response);
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

  const tenantOf = async (clientId: string) => (await clients.find(clientId))?.tenantId;
  serve(paths.authorization, ['GET', 'POST'], ...convertFormToQuery, removeResource, addConsentPrompt, library);
  serve(paths.resume, ['GET'], library);
  serve(paths.revocation, ['POST', 'OPTIONS'], library);
  serve(
    paths.endSession,
    ['GET', 'POST'],
    ...convertFormToQuery,
    removeUnregisteredRedirect(clients),
    signOutWithoutSession,
    library,
  );
  serve(paths.endSessionConfirm, ['POST'], library);
  serve(paths.endSessionDone, ['GET'], library);
  serve(paths.userinfo, ['GET', 'POST', 'OPTIONS'], userInfoHandler(signIns, onRefused));
  if (signIns.hasBuiltInPage)
    serve(
      paths.signIn,
      ['GET', 'POST'],
      urlencoded({ extended: false, limit: '10kb' }),
      interactionHandler({ provider, users: signIns.users, resource, tenantOf, senderAddress }),
    );
  return router;
}

/** Returns a handler that responds with the claims about the user of an access token (OpenID Connect Core, 5.3). */
const userInfoHandler =
  (
    { users, verifyToken }: SignInSettings,
    onRefused: (request: Request, response: Response, status: number, reason: string) => void,
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
      onRefused(request, response, status, error);
      response.status(status).set('WWW-Authenticate', `Bearer error="${error}"`).json({ error });
    };
    const claims = await verifyToken(request.headers.authorization);
    if (!claims) {
      refuse(401, 'invalid_token');
      return;
    }
    const scopes = [claims['scope'] ?? []].flat().map(String);
    const [tenant, userId] = [String(claims['tid']), claims['sub']];
    const authTime = Number(claims['auth_time'] ?? Number.POSITIVE_INFINITY);
    const user =
      typeof userId === 'string' && scopes.includes('openid') ? await users.find(tenant, userId, authTime) : null;
    if (user) response.json(claimsForScopes(tenant, user, scopes));
    else refuse(403, 'insufficient_scope');
  };
