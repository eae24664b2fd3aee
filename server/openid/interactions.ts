// Interactions of oidc-provider: sign-in on the built-in page, and consent, which needs no page because the clients belong to the tenant.
import type { Request, RequestHandler, Response } from 'express';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import { API_SCOPE, tenantAcr } from './claims.ts';
import type { AuthenticatedPerson, SignInRequest, UserDirectory } from './user-directory.ts';
import { messagePage, pageHeaders, signInPage } from './sign-in-page.ts';

export interface InteractionOptions {
  readonly provider: Provider;
  readonly users: UserDirectory;
  /** The resource indicator of the API in grants (RFC 8707). */
  readonly resource: string;
  /** Returns the tenant that a client belongs to. */
  readonly tenantOf: (clientId: string) => Promise<string | undefined>;
  /** Returns the IP address that a request comes from. */
  readonly senderAddress: (request: Request) => string;
}

const accessDenied = (description: string) => ({ error: 'access_denied', error_description: description });

/** Returns the handler of the sign-in pages: GET shows the page or continues without one, POST receives its form. */
export function interactionHandler({
  provider,
  users,
  resource,
  tenantOf,
  senderAddress,
}: InteractionOptions): RequestHandler {
  const finish = (request: Request, response: Response, result: InteractionResults) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });

  async function grantConsent(
    request: Request,
    response: Response,
    accountId: string,
    parameters: AuthorizationParameters,
  ): Promise<void> {
    const grant = new provider.Grant({ accountId, clientId: parameters.client_id });
    grant.addOIDCScope(parameters.scope ?? '');
    grant.addResourceScope(resource, API_SCOPE);
    await finish(request, response, { consent: { grantId: await grant.save() } });
  }

  /** Signs a person in with a provider or, if `providerId` is '', with the first provider of the tenant that has the person. */
  async function signIn(tenant: string, providerId: string, person: AuthenticatedPerson, request: SignInRequest) {
    const providerIds = providerId === '' ? (await users.providers(tenant)).map(({ id }) => id) : [providerId];
    let outcome: Awaited<ReturnType<UserDirectory['signIn']>> = { refusal: 'unknown user' };
    for (const id of providerIds) {
      outcome = await users.signIn(tenant, id, person, request);
      if (!('refusal' in outcome) || outcome.refusal !== 'unknown user') break;
    }
    return outcome;
  }

  async function serveInteraction(request: Request, response: Response): Promise<void> {
    const details = await provider.interactionDetails(request, response);
    const parameters = details.params as unknown as AuthorizationParameters;
    const tenant = await tenantOf(parameters.client_id);
    if (tenant === undefined) throw new errors.InvalidClient('the client no longer exists');
    // A request can name a tenant, which must be the client's (docs/behavior/signing-in.md#authorization-code).
    const requestedTenant = /(?:^|\s)tenant:(\S+)/.exec(parameters.acr_values ?? '')?.[1];
    if (requestedTenant !== undefined && requestedTenant.toLowerCase() !== tenant.toLowerCase()) {
      return finish(request, response, accessDenied('the client belongs to another tenant'));
    }
    if (details.prompt.name === 'consent' && details.session) {
      return grantConsent(request, response, details.session.accountId, parameters);
    }
    if (request.method === 'GET') {
      const form = { client: parameters.client_id, providers: await users.providers(tenant) };
      return sendPage(response, 200, signInPage(form));
    }
    const [providerId, email, name] = [field(request, 'provider'), field(request, 'email'), field(request, 'name')];
    const person = { subject: `mail:${email.toLowerCase()}`, email };
    const outcome = await signIn(tenant, providerId, name === '' ? person : { ...person, name }, {
      requestId: String(response.getHeader('Operation-Id')),
      method: request.method,
      address: senderAddress(request),
      clientId: parameters.client_id,
    });
    if ('refusal' in outcome) return finish(request, response, accessDenied(outcome.refusal));
    const { id: accountId, authTime: ts } = outcome;
    return finish(request, response, { login: { accountId, ts, amr: ['external'], acr: tenantAcr(tenant) } });
  }

  return (request, response, next) => {
    serveInteraction(request, response).catch((error: unknown) => {
      if (error instanceof errors.OIDCProviderError) {
        const page = messagePage('This sign-in has ended', 'Return to the application and sign in again.');
        sendPage(response, error.statusCode, page);
      } else next(error);
    });
  };
}

/** Returns a field of the form; '' if it is missing or repeated. */
function field({ body }: Request, name: string): string {
  const value = (body as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' ? value.trim() : '';
}

interface AuthorizationParameters {
  readonly client_id: string;
  readonly scope?: string;
  readonly acr_values?: string;
}

/** Sends a page that is not cached, loads nothing and cannot be framed. */
export function sendPage(response: Response, status: number, html: string): void {
  response
    .status(status)
    .set({ 'Content-Type': 'text/html; charset=utf-8', ...pageHeaders })
    .send(html);
}
