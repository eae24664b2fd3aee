// The options of the OpenID provider.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from 'express';
import type { ClientDirectory, RegisteredClient } from './clients.ts';
import type { KeyRing } from './key-ring.ts';
import type { SignIns } from './people.ts';
import type { TokenLimits } from './token-limits.ts';

/** Takes reports of failures; a pino logger is one. */
export interface OpenIdLog {
  /** A refused request. */
  warn(fields: object, message: string): void;
  /** A fault of the server. */
  error(fields: object, message: string): void;
}

/** A failed request for a token, or a failed sign-in. */
export interface OpenIdRefusal {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** `token`, `authorization`, `revocation` or `userinfo`. */
  readonly operation: string;
  /** The path below the issuer. */
  readonly path: string;
  readonly status: number;
  /** The code of RFC 6749, with its description. */
  readonly reason: string;
  /** The client that the request names, if there is one: it need not be the one that sent it. */
  readonly client: RegisteredClient | undefined;
}

export interface OpenIdProviderOptions {
  /** The absolute URL at which clients reach the router, without a slash at its end. */
  readonly issuer: string;
  /** Returns the issuer for a request; default: always `issuer`. */
  readonly issuerOf?: (request: Request) => string;
  /** Returns whether this server accepts tokens of an issuer; default: only those of `issuer`. */
  readonly acceptsIssuer?: (issuer: string) => boolean;
  readonly clients: ClientDirectory;
  readonly ring: KeyRing;
  /** Default: users cannot sign in; only client credential clients get tokens. */
  readonly signIns?: SignIns | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  readonly log?: OpenIdLog;
  /** Called for each failed request for a token and for each failed sign-in. */
  readonly refused?: (refusal: OpenIdRefusal) => void;
  /** Limits on requests for tokens and on wrong secrets; default none. */
  readonly limits?: TokenLimits;
  /** Returns the address that a request comes from; default that of its connection. */
  readonly senderAddress?: (request: IncomingMessage) => string;
}

/** The options of the provider of one issuer, with one set of keys. */
export interface IssuerOptions extends Required<
  Omit<OpenIdProviderOptions, 'issuerOf' | 'ring' | 'signIns' | 'limits'>
> {
  /** The name of the API in grants, the same for all issuers of a server. */
  readonly resource: string;
  readonly signIns: SignIns | undefined;
  readonly limits: TokenLimits | undefined;
}

const consoleLog: OpenIdLog = {
  warn: () => undefined,
  error: (fields, message) => {
    console.error(message, fields);
  },
};

/** Returns the options of the provider of one issuer, with defaults for those that are left out. */
export function issuerOptions(options: Omit<OpenIdProviderOptions, 'ring'>, issuer: string): IssuerOptions {
  return {
    issuer,
    resource: options.issuer,
    acceptsIssuer: options.acceptsIssuer ?? ((name) => name === options.issuer),
    clients: options.clients,
    signIns: options.signIns,
    limits: options.limits,
    now: options.now ?? Date.now,
    log: options.log ?? consoleLog,
    refused: options.refused ?? (() => undefined),
    senderAddress: options.senderAddress ?? (({ socket }) => socket.remoteAddress ?? ''),
  };
}
