// Checks the Host and Origin of requests. Without these checks, web pages of other sites could use a server that trusts this machine, for
// example by DNS rebinding (docs/behavior/signing-in.md#this-machine-only).
import type { IncomingMessage } from 'node:http';
import type { Request, Response } from 'express';
import { originCheck, type Origins } from './cors.ts';
import { Failure } from '../errors/failures.ts';
import { isLoopback } from '../requests/loopback.ts';

/** A function that throws a Failure for a request from a source that is not allowed. */
export type RequestCheck = (request: Request, response: Response) => void;

/** The syntax of the Host header in RFC 9112: name and port. */
const hostSyntax = /^(\[[\da-f:.]+\]|[\w.~%!$&'()*+,;=-]*)(?::(\d{0,5}))?$/i;

const safeMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** Returns the fault of the Host header, or null. Exactly one host is required, in HTTP/1.0 at most one (RFC 9112, 3.2). */
function hostFault({ rawHeaders, httpVersion, headers }: IncomingMessage): string | null {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1) return 'The request has more than one Host header.';
  if (hosts === 0 && httpVersion === '1.1') return 'The request has no Host header.';
  return hostSyntax.test(headers.host ?? '') ? null : 'The Host header is not a valid host.';
}

/** Refuses a request with an invalid Host header (400) and closes the connection, because a proxy may have parsed the request differently. */
export const requireOneHost: RequestCheck = (request, response) => {
  const reason = hostFault(request);
  if (reason === null) return;
  response.setHeader('Connection', 'close');
  throw new Failure('InvalidInput', reason, { faults: { Host: reason } });
};

/** Returns the host of a request, in lower case and with its port, if it is loopback; otherwise null. */
export function loopbackHostOf({ headers: { host = '' } }: Pick<IncomingMessage, 'headers'>): string | null {
  const [, name = ''] = hostSyntax.exec(host) ?? [];
  return isLoopback(name) ? host.toLowerCase() : null;
}

/** Refuses requests for hosts other than this machine (403), because the DNS name of an attacker can resolve to this machine. */
export const requireLoopbackHost: RequestCheck = (request) => {
  if (loopbackHostOf(request) !== null || request.headers.host === undefined) return;
  const reason = `This server accepts requests for this machine only, not for '${request.headers.host}'; set PUBLIC_URL to allow another host.`;
  throw new Failure('Forbidden', reason);
};

/**
 * Returns a check that refuses requests from web pages of other sites (403): those whose Origin is neither the server's own nor in
 * `origins`, and writes that are marked as cross-site. Only browsers send these headers.
 */
export function requireKnownOrigin(origins: Origins): RequestCheck {
  const isAllowed = originCheck(origins.filter((origin) => origin !== '*'));
  return ({ method, headers }) => {
    const { origin, host = '', 'sec-fetch-site': site } = headers;
    const isOwn = origin === `http://${host}` || origin === `https://${host}`;
    if (origin !== undefined && !isOwn && !isAllowed(origin))
      throw new Failure('Forbidden', `Web pages of '${origin}' are not allowed to call this server; see CORS_ORIGINS.`);
    if (origin === undefined && site === 'cross-site' && !safeMethods.includes(method))
      throw new Failure(
        'Forbidden',
        'Web pages of other sites are not allowed to change anything on this server; see CORS_ORIGINS.',
      );
  };
}
