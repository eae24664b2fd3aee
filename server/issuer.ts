// The issuer of the tokens that a server accepts, and the addresses of both.
import type { Request } from 'express';
import { loopbackHostOf } from './api/request-source.ts';
import { isLocal, type Config } from './config.ts';
import { isLoopbackUrl } from './requests/loopback.ts';

export interface Issuer {
  /** Whether the built-in provider issues the tokens. */
  readonly isBuiltIn: boolean;
  /** The identifier of the issuer, which is a URL. */
  readonly url: string;
  /** Returns whether the server accepts tokens of an issuer. */
  readonly isAccepted: (issuer: string) => boolean;
  /** Returns the address of the server for the response to a request, without a trailing slash. */
  readonly baseUrl: (request: Request) => string;
  /** Returns the URL of the issuer for the response to a request. */
  readonly urlFor: (request: Request) => string;
}

/**
 * Returns the issuer for a server whose address is `serverUrl`. A server for this machine only uses the host name in each request
 * (docs/behavior/signing-in.md#this-machine-only).
 */
export function issuerOf(config: Config, serverUrl: string): Issuer {
  const isBuiltIn = config.oidcIssuer === '';
  const hasSeveralNames = isLocal(config) && config.publicUrl === '';
  const baseUrl = (request: Request): string => {
    const host = hasSeveralNames ? loopbackHostOf(request) : null;
    return host === null ? serverUrl : `http://${host}`;
  };
  const url = isBuiltIn ? `${serverUrl}/identity` : config.oidcIssuer;
  return {
    isBuiltIn,
    url,
    isAccepted:
      isBuiltIn && hasSeveralNames
        ? (name) => name.endsWith('/identity') && isLoopbackUrl(name)
        : (name) => name === url,
    baseUrl,
    urlFor: (request) => (isBuiltIn ? `${baseUrl(request)}/identity` : url),
  };
}
