// Checks the Host and Origin of requests, so that web pages of other sites cannot use a server that trusts this machine, not even by DNS
// rebinding (docs/behavior/signing-in.md#this-machine-only).
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { allowedOrigins, type Origins } from './cors.ts';
import { Failure } from '../errors/failures.ts';
import { isLoopback } from '../requests/loopback.ts';

/** Throws a Failure for a request that the server must refuse. */
export type RequestCheck = (request: Request, response: Response) => void;

/** The Host header as RFC 9112 allows it: name and port. */
const HOST = /^(\[[\da-f:.]+\]|[\w.~%!$&'()*+,;=-]*)(?::(\d{0,5}))?$/i;

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Returns the fault of the Host header; null when it names exactly one host, or none in HTTP/1.0 (RFC 9112, 3.2). */
function hostFault({ rawHeaders, httpVersion, headers }: IncomingMessage): string | null {
  let named = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') named += 1;
  }
  if (named > 1) return 'The request has more than one Host header.';
  if (named === 0 && httpVersion === '1.1') return 'The request has no Host header.';
  return HOST.test(headers.host ?? '') ? null : 'The Host header names no host.';
}

/** Refuses a request with a faulty Host header with 400 and closes the connection: a proxy may have read the request differently. */
export const requireOneHost: RequestCheck = (request, response) => {
  const reason = hostFault(request);
  if (reason === null) return;
  response.setHeader('Connection', 'close');
  throw new Failure('InvalidInput', reason, { faults: { Host: reason } });
};

/** Returns the host of a request, in lower case and with its port, when it is this machine; otherwise null. */
export function loopbackHostOf({ headers: { host = '' } }: Pick<IncomingMessage, 'headers'>): string | null {
  const [, name = ''] = HOST.exec(host) ?? [];
  return isLoopback(name) ? host.toLowerCase() : null;
}

/** Refuses requests for another host than this machine with 403: the DNS name of an attacker may resolve to this machine. */
export const requireLoopbackHost: RequestCheck = (request) => {
  if (loopbackHostOf(request) !== null || request.headers.host === undefined) return;
  const reason = `This server is for this machine only, and '${request.headers.host}' is another host; PUBLIC_URL names its host.`;
  throw new Failure('Forbidden', reason);
};

/**
 * Refuses with 403 what a browser sends for pages of other sites: requests with an origin that is neither the server's own nor in
 * `origins`, and changes marked as cross-site. Other programs send neither header.
 */
export function requireKnownOrigin(origins: Origins): RequestCheck {
  const isNamed = allowedOrigins(origins.filter((origin) => origin !== '*'));
  return ({ method, headers }) => {
    const { origin, host = '', 'sec-fetch-site': site } = headers;
    const isOwn = origin === `http://${host}` || origin === `https://${host}`;
    if (origin !== undefined && !isOwn && !isNamed(origin))
      throw new Failure('Forbidden', `Pages of the origin '${origin}' may not call this server; see CORS_ORIGINS.`);
    if (origin === undefined && site === 'cross-site' && !SAFE_METHODS.includes(method))
      throw new Failure('Forbidden', 'Pages of other sites may not change anything on this server; see CORS_ORIGINS.');
  };
}
