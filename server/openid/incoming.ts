// What requests of browsers are turned into before the library sees them (docs/behavior/signing-in.md#requests-of-browsers).
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

/** Turns a form that is sent by POST into the same request by GET, since OpenID Connect wants both and the library takes one. */
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

/** Leaves out which resource a sign-in is for: there is one API, and the library would ask for consent to another one for ever. */
export const namesNoResource: RequestHandler = (request, _response, next) => {
  const url = urlOf(request.url);
  if (url.searchParams.has('resource')) {
    url.searchParams.delete('resource');
    request.url = url.pathname + url.search;
  }
  next();
};

/** The library gives offline access only to who has been asked for consent; asking and granting is done without a page here. */
export const asksForOfflineAccess: RequestHandler = (request, _response, next) => {
  const { scope, prompt } = request.query;
  if (prompt === undefined && String(scope).split(' ').includes('offline_access'))
    request.url = `${request.url}&prompt=consent`;
  next();
};

/**
 * An address to go to after signing out that is not the client's is left out, so that signing out still works
 * (docs/behavior/signing-in.md#redirect-addresses).
 */
export const dropsUnknownAddress =
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

/** Responds to a request to sign out that comes without a session: there is nothing to ask and nothing to keep. */
export const endsNothing: RequestHandler = ({ headers, url: given }, response, next) => {
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
