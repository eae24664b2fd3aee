// Sign-in on the built-in page, and consent, which is granted without asking: the clients belong to the tenant.
import type { Request, RequestHandler, Response } from 'express';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import { API_SCOPE, tenantMark } from './claims.ts';
import type { Authenticated, People, SignInRequest } from './people.ts';
import { messagePage, pageHeaders, signInPage } from './sign-in-page.ts';

export interface InteractionOptions {
  readonly provider: Provider;
  readonly people: People;
  /** The name of the API in grants. */
  readonly resource: string;
  /** Returns the tenant that a client belongs to. */
  readonly tenantOf: (clientId: string) => Promise<string | undefined>;
  /** Returns the address that a request comes from. */
  readonly senderAddress: (request: Request) => string;
}

const denied = (description: string) => ({ error: 'access_denied', error_description: description });

/** Serves the sign-in pages: GET shows the page or continues without one, POST takes its form. */
export function interactions({
  provider,
  people,
  resource,
  tenantOf,
  senderAddress,
}: InteractionOptions): RequestHandler {
  const finish = (request: Request, response: Response, result: InteractionResults) =>
    provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });

  async function grantAll(request: Request, response: Response, accountId: string, params: Params): Promise<void> {
    const grant = new provider.Grant({ accountId, clientId: params.client_id });
    grant.addOIDCScope(params.scope ?? '');
    grant.addResourceScope(resource, API_SCOPE);
    await finish(request, response, { consent: { grantId: await grant.save() } });
  }

  /** Signs a person in with a provider or, if none is named, with the first one of the tenant that has the person. */
  async function signIn(tenant: string, providerId: string, who: Authenticated, from: SignInRequest) {
    const named = providerId === '' ? (await people.providers(tenant)).map(({ id }) => id) : [providerId];
    let outcome: Awaited<ReturnType<People['signIn']>> = { refused: 'unknown user' };
    for (const id of named) {
      outcome = await people.signIn(tenant, id, who, from);
      if (!('refused' in outcome) || outcome.refused !== 'unknown user') break;
    }
    return outcome;
  }

  async function interact(request: Request, response: Response): Promise<void> {
    const details = await provider.interactionDetails(request, response);
    const params = details.params as unknown as Params;
    const tenant = await tenantOf(params.client_id);
    if (tenant === undefined) throw new errors.InvalidClient('the client is gone');
    // The sign-in names a tenant (docs/behavior/signing-in.md#authorization-code), and clients belong to one.
    const wanted = /(?:^|\s)tenant:(\S+)/.exec(params.acr_values ?? '')?.[1];
    if (wanted !== undefined && wanted.toLowerCase() !== tenant.toLowerCase()) {
      return finish(request, response, denied('the client belongs to another tenant'));
    }
    if (details.prompt.name === 'consent' && details.session) {
      return grantAll(request, response, details.session.accountId, params);
    }
    if (request.method === 'GET') {
      const form = { client: params.client_id, providers: await people.providers(tenant) };
      return sendPage(response, 200, signInPage(form));
    }
    const [providerId, email, name] = [field(request, 'provider'), field(request, 'email'), field(request, 'name')];
    const who = { subject: `mail:${email.toLowerCase()}`, email };
    const outcome = await signIn(tenant, providerId, name === '' ? who : { ...who, name }, {
      requestId: String(response.getHeader('Operation-Id')),
      method: request.method,
      address: senderAddress(request),
      clientId: params.client_id,
    });
    if ('refused' in outcome) return finish(request, response, denied(outcome.refused));
    const { id: accountId, signedInAt: ts } = outcome;
    return finish(request, response, { login: { accountId, ts, amr: ['external'], acr: tenantMark(tenant) } });
  }

  return (request, response, next) => {
    interact(request, response).catch((error: unknown) => {
      if (error instanceof errors.OIDCProviderError)
        sendPage(response, error.statusCode, messagePage('This sign-in is over', 'Start again where you came from.'));
      else next(error);
    });
  };
}

/** Returns a field of the form; '' for one that is missing or repeated. */
function field({ body }: Request, name: string): string {
  const value = (body as Readonly<Record<string, unknown>> | undefined)?.[name];
  return typeof value === 'string' ? value.trim() : '';
}

interface Params {
  readonly client_id: string;
  readonly scope?: string;
  readonly acr_values?: string;
}

/** Sends a page that loads nothing and that no other page may frame. */
export function sendPage(response: Response, status: number, html: string): void {
  response
    .status(status)
    .set({ 'Content-Type': 'text/html; charset=utf-8', ...pageHeaders })
    .send(html);
}
