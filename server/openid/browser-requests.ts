// Adapts requests of browsers to what oidc-provider accepts (docs/behavior/signing-in.md#requests-of-browsers).
import { text, type RequestHandler, type Response } from 'express';
import { decodeJwt } from 'jose';
import { CLIENT_ID_PATTERN, type ClientDirectory } from './clients.ts';
import { sendPage } from './interactions.ts';
import { messagePage } from './sign-in-page.ts';

const formType = 'application/x-www-form-urlencoded';

const sendInvalidRequest = (response: Response, description: string) => {
  response.status(400).json({ error: 'invalid_request', error_description: description });
};

/** Returns the parsed URL of a request. Its origin is a placeholder, because a request has only path and query. */
const parseRequestUrl = (url: string) => new URL(url, 'http://localhost');

/** Handlers that turn a form sent by POST into the same request by GET. OpenID Connect requires both, but the library supports one. */
export const convertFormToQuery: readonly RequestHandler[] = [
  text({ type: formType, limit: '56kb' }),
  (request, response, next) => {
    if (request.method !== 'POST') {
      next();
      return;
    }
    if (typeof request.body !== 'string') {
      sendInvalidRequest(response, `the parameters must be sent as ${formType}`);
      return;
    }
    request.method = 'GET';
    request.url = `${parseRequestUrl(request.url).pathname}?${request.body}`;
    next();
  },
];

/** Removes the parameter `resource` of a sign-in. The server has one API; for any other resource the library would require consent repeatedly. */
export const removeResource: RequestHandler = (request, _response, next) => {
  const url = parseRequestUrl(request.url);
  if (url.searchParams.has('resource')) {
    url.searchParams.delete('resource');
    request.url = url.pathname + url.search;
  }
  next();
};

/** Adds `prompt=consent` to a request for offline access, which the library ignores otherwise. Consent needs no page. */
export const addConsentPrompt: RequestHandler = (request, _response, next) => {
  const { scope, prompt } = request.query;
  if (prompt === undefined && String(scope).split(' ').includes('offline_access'))
    request.url = `${request.url}&prompt=consent`;
  next();
};

/** Removes a post-logout address that is not registered, so that sign-out succeeds (docs/behavior/signing-in.md#redirect-addresses). */
export const removeUnregisteredRedirect =
  (clients: ClientDirectory): RequestHandler =>
  async (request, _response, next) => {
    const url = parseRequestUrl(request.url);
    const redirectUri = url.searchParams.get('post_logout_redirect_uri');
    if (redirectUri !== null) {
      const clientId = url.searchParams.get('client_id') ?? audienceOf(url.searchParams.get('id_token_hint') ?? '');
      const client = CLIENT_ID_PATTERN.test(clientId) ? await clients.find(clientId) : undefined;
      if (!client?.signIn?.postLogoutRedirectUris.includes(redirectUri))
        url.searchParams.delete('post_logout_redirect_uri');
      request.url = url.pathname + url.search;
    }
    next();
  };

function audienceOf(idToken: string): string {
  try {
    return String(decodeJwt(idToken).aud);
  } catch {
    return '';
  }
}

/** Responds to a sign-out request without a session cookie, which needs no confirmation: with a redirect, a page or 400. */
export const signOutWithoutSession: RequestHandler = (request, response, next) => {
  if (/(^|;\s*)_session=/.test(request.headers.cookie ?? '')) {
    next();
    return;
  }
  const { searchParams } = parseRequestUrl(request.url);
  const redirectUri = searchParams.get('post_logout_redirect_uri');
  if (redirectUri !== null) {
    const target = new URL(redirectUri);
    const state = searchParams.get('state');
    if (state !== null) target.searchParams.set('state', state);
    response.redirect(303, target.href);
  } else if (searchParams.size === 0) sendInvalidRequest(response, 'there is no session to end');
  else sendPage(response, 200, messagePage('Signed out', 'You are not signed in.'));
};
