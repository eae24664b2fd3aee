// Requests of browsers, in the form that the library expects (docs/behavior/signing-in.md#requests-of-browsers).
import { text, type RequestHandler, type Response } from 'express';
import { decodeJwt } from 'jose';
import { CLIENT_ID, type ClientDirectory } from './clients.ts';
import { sendPage } from './interactions.ts';
import { messagePage } from './sign-in-page.ts';

const form = 'application/x-www-form-urlencoded';

const refuse = (response: Response, description: string) => {
  response.status(400).json({ error: 'invalid_request', error_description: description });
};

const urlOf = (url: string) => new URL(url, 'http://localhost');

/** Turns a form that is sent by POST into the same request by GET: OpenID Connect requires both, and the library takes one. */
export const formAsQuery: readonly RequestHandler[] = [
  text({ type: form, limit: '56kb' }),
  (request, response, next) => {
    if (request.method !== 'POST') {
      next();
      return;
    }
    if (typeof request.body !== 'string') {
      refuse(response, `the parameters must be sent as ${form}`);
      return;
    }
    request.method = 'GET';
    request.url = `${urlOf(request.url).pathname}?${request.body}`;
    next();
  },
];

/** Removes the resource of a sign-in: there is one API, and the library would ask for consent to another one without end. */
export const ignoreResource: RequestHandler = (request, _response, next) => {
  const url = urlOf(request.url);
  if (url.searchParams.has('resource')) {
    url.searchParams.delete('resource');
    request.url = url.pathname + url.search;
  }
  next();
};

/** Asks for consent to offline access, which the library requires; consent is granted without a page here. */
export const promptForOfflineAccess: RequestHandler = (request, _response, next) => {
  const { scope, prompt } = request.query;
  if (prompt === undefined && String(scope).split(' ').includes('offline_access'))
    request.url = `${request.url}&prompt=consent`;
  next();
};

/** Removes a post-logout address that is not the client's, so that signing out works (docs/behavior/signing-in.md#redirect-addresses). */
export const dropUnknownAddress =
  (clients: ClientDirectory): RequestHandler =>
  async (request, _response, next) => {
    const url = urlOf(request.url);
    const address = url.searchParams.get('post_logout_redirect_uri');
    if (address !== null) {
      const id = url.searchParams.get('client_id') ?? audienceOf(url.searchParams.get('id_token_hint') ?? '');
      const client = CLIENT_ID.test(id) ? await clients.find(id) : undefined;
      if (!client?.signIn?.postLogoutRedirectUris.includes(address))
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

/** Responds to a request to sign out that comes without a session: there is nothing to confirm. */
export const respondWithoutSession: RequestHandler = ({ headers, url: given }, response, next) => {
  if (/(^|;\s*)_session=/.test(headers.cookie ?? '')) {
    next();
    return;
  }
  const { searchParams } = urlOf(given);
  const address = searchParams.get('post_logout_redirect_uri');
  if (address !== null) {
    const target = new URL(address);
    const state = searchParams.get('state');
    if (state !== null) target.searchParams.set('state', state);
    response.redirect(303, target.href);
  } else if (searchParams.size === 0) refuse(response, 'there is no session to end');
  else sendPage(response, 200, messagePage('Signed out', 'You are not signed in.'));
};
