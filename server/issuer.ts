// The issuer whose tokens a server accepts, and the addresses of both.
import type { Request } from 'express';
import { loopbackHostOf } from './api/request-source.ts';
import { isLocal, type Config } from './config.ts';
import { isLoopbackUrl } from './requests/loopback.ts';

export interface Issuer {
  /** Whether the built-in provider issues the tokens. */
  readonly isBuiltIn: boolean;
  /** Its address; that of the built-in provider begins with the usual address of the server. */
  readonly url: string;
  /** Whether a token may name this issuer. */
  readonly accepts: (issuer: string) => boolean;
  /** The address of the server for a request, without a slash at its end. */
  readonly baseUrl: (request: Request) => string;
  /** The address of the issuer for a request. */
  readonly urlFor: (request: Request) => string;
}

/**
 * Returns the issuer of a server that is reached at `serverUrl`. A server for this machine uses the host name of the request
 * (docs/behavior/signing-in.md#this-machine-only).
 */
export function issuerOf(config: Config, serverUrl: string): Issuer {
  const isBuiltIn = config.oidcIssuer === '';
  const hasManyNames = isLocal(config) && config.publicUrl === '';
  const baseUrl = (request: Request): string => {
    const host = hasManyNames ? loopbackHostOf(request) : null;
    return host === null ? serverUrl : `http://${host}`;
  };
  const url = isBuiltIn ? `${serverUrl}/identity` : config.oidcIssuer;
  return {
    isBuiltIn,
    url,
    accepts:
      isBuiltIn && hasManyNames ? (name) => name.endsWith('/identity') && isLoopbackUrl(name) : (name) => name === url,
    baseUrl,
    urlFor: (request) => (isBuiltIn ? `${baseUrl(request)}/identity` : url),
  };
}
