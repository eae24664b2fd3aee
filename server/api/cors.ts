// Lets web pages of other origins call the API (CORS). The API reads no cookies, so a page has only the rights of its token.
import type { RequestHandler } from 'express';
import { isLoopbackUrl } from '../requests/loopback.ts';

/** Origins such as https://app.example; `loopback` stands for all origins of this machine, `*` for any origin. */
export type Origins = readonly string[];

/** The response headers that a page can read besides the safelisted ones. */
const exposedHeaders =
  'Operation-Id, Total-Count, Link, Next-Page, First-Page, Location, ETag, Retry-After, Request-Timeout, Preference-Applied';
const allowedMethods = 'GET, HEAD, POST, PUT, PATCH, DELETE';

/** Returns a function that returns whether an origin is allowed. */
export function originCheck(origins: Origins): (origin: string) => boolean {
  const isOrigin = (text: string) => /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
  return (origin) =>
    origins.includes('*') ||
    origins.includes(origin) ||
    (origins.includes('loopback') && isOrigin(origin) && isLoopbackUrl(origin));
}

/** Returns a handler that responds to preflight requests of allowed origins and lets their pages read responses. */
export function cors(origins: Origins): RequestHandler {
  const isAllowed = originCheck(origins);

  return (request, response, next) => {
    const { origin } = request.headers;
    if (origin === undefined || !isAllowed(origin)) {
      next();
      return;
    }
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.vary('Origin');
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined) {
      response.setHeader('Access-Control-Allow-Methods', allowedMethods);
      const requested = request.headers['access-control-request-headers'];
      if (requested !== undefined) response.setHeader('Access-Control-Allow-Headers', requested);
      response.setHeader('Access-Control-Max-Age', '7200');
      response.status(204).end();
      return;
    }
    response.setHeader('Access-Control-Expose-Headers', exposedHeaders);
    next();
  };
}
