// The options of the OpenID provider.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { systemMilliseconds } from '../runtime/clock.ts';
import type { ClientDirectory, RegisteredClient } from './clients.ts';
import type { KeyRing } from './key-ring.ts';
import type { SignInSettings } from './user-directory.ts';
import type { TokenLimits } from './token-limits.ts';

/** A log for failures; a pino logger implements it. */
export interface OpenIdLog {
  /** Logs a refused request. */
  warn(fields: object, message: string): void;
  /** Logs a fault of the server. */
  error(fields: object, message: string): void;
}

/** A request that the provider refused. */
export interface OpenIdRefusal {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** `token`, `authorization`, `revocation` or `userinfo`. */
  readonly operation: string;
  /** The path below the issuer. */
  readonly path: string;
  readonly status: number;
  /** The error code of RFC 6749, with its description. */
  readonly reason: string;
  /** The client that the request names, if it exists. The request is not necessarily from this client. */
  readonly client: RegisteredClient | undefined;
}

export interface OpenIdProviderOptions {
  /** The absolute URL at which clients reach the provider, without a trailing slash. */
  readonly issuer: string;
  /** Returns the issuer for a request; default: always `issuer`. */
  readonly issuerOf?: (request: Request) => string;
  /** Returns whether this server accepts tokens of an issuer; default: only those of `issuer`. */
  readonly acceptsIssuer?: (issuer: string) => boolean;
  readonly clients: ClientDirectory;
  readonly keyRing: KeyRing;
  /** Default: users cannot sign in; only client credential clients get tokens. */
  readonly signIns?: SignInSettings | undefined;
  /** Returns the time of a tenant in milliseconds since 1970; default: that of the machine. */
  readonly now?: (tenant: string) => number | Promise<number>;
  readonly log?: OpenIdLog;
  /** Called for each refused request. */
  readonly onRefused?: (refusal: OpenIdRefusal) => void;
  /** The limits on requests for tokens and on wrong secrets; default none. */
  readonly limits?: TokenLimits;
  /** Returns the IP address that a request comes from; default that of its connection. */
  readonly senderAddress?: (request: IncomingMessage) => string;
}

/** The options of the provider of one issuer. */
export interface IssuerOptions extends Required<
  Omit<OpenIdProviderOptions, 'issuerOf' | 'keyRing' | 'signIns' | 'limits'>
> {
  /** The resource indicator of the API in grants (RFC 8707), the same for all issuers of a server. */
  readonly resource: string;
  readonly signIns: SignInSettings | undefined;
  readonly limits: TokenLimits | undefined;
}

const consoleLog: OpenIdLog = {
  warn: () => undefined,
  error: (fields, message) => {
    console.error(message, fields);
  },
};

/** Returns the options of the provider of one issuer, with defaults for absent ones. */
export function issuerOptions(options: Omit<OpenIdProviderOptions, 'keyRing'>, issuer: string): IssuerOptions {
  return {
    issuer,
    resource: options.issuer,
    acceptsIssuer: options.acceptsIssuer ?? ((otherIssuer) => otherIssuer === options.issuer),
    clients: options.clients,
    signIns: options.signIns,
    limits: options.limits,
    now: options.now ?? systemMilliseconds,
    log: options.log ?? consoleLog,
    onRefused: options.onRefused ?? (() => undefined),
    senderAddress: options.senderAddress ?? (({ socket }) => socket.remoteAddress ?? ''),
  };
}
