// Continuation tokens: a position in a list, and a digest of the request that the list belongs to
// (docs/behavior/errors-and-limits.md#continuation-tokens).
import { createHash } from 'node:crypto';
import { InvalidInput } from '../domain/model.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';

/** A row of the generated operation tables for an operation with continuation tokens. */
export interface OperationWithToken {
  readonly method: string;
  readonly path: string;
  /** The names of the path and query parameters to which a token is bound, and `body` for the body. */
  readonly paging: { readonly token?: string; readonly boundTo: readonly string[] };
}

/** The parts of a request to which a token can be bound. */
export interface RequestParts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: object;
  readonly body?: unknown;
}

/** Returns a digest of the parts of a request to which its tokens are bound. */
export function requestDigest({ method, path, paging }: OperationWithToken, parts: RequestParts): string {
  const query = parts.query as Readonly<Record<string, unknown>>;
  const values = paging.boundTo.map((name) => {
    const id = parts.path[name];
    if (id !== undefined) return foldIdentifier(id);
    return (name === 'body' ? parts.body : query[name]) ?? null;
  });
  return digestOf([method, path, values]);
}

/** The number of characters of a digest, enough to avoid accidental collisions. */
const digestLength = 22;

/** Returns a short digest of a JSON value. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, digestLength);
}

/** Converts positions in the list of one request to tokens and back. */
export interface TokenBinding {
  /** Returns the token for a position. */
  readonly tokenOf: (position: string) => string;
  /** Returns the position of a token; throws InvalidInput for the token of another request. */
  readonly positionOf: (token: string) => string;
}

const boundToken = new RegExp(`^(.*)~([\\w-]{${String(digestLength)}})$`, 's');

/** Returns the binding of a request's tokens. With `acceptsPositions`, a position without a digest is also a token. */
export function tokenBinding(
  operation: OperationWithToken,
  parts: RequestParts,
  { acceptsPositions = false } = {},
): TokenBinding {
  const parameter = operation.paging.token ?? 'continuationToken';
  let digest: string | undefined;
  const digestOfRequest = () => (digest ??= requestDigest(operation, parts));
  return {
    tokenOf: (position) => `${position}~${digestOfRequest()}`,
    positionOf(token) {
      const [, position, digestOfToken] = boundToken.exec(token) ?? [];
      if (position === undefined) {
        if (acceptsPositions) return token;
        throw invalidToken(parameter, 'is not a token of this server');
      }
      if (digestOfToken !== digestOfRequest()) throw invalidToken(parameter, 'belongs to another request');
      return position;
    },
  };
}

/** Returns the failure for an invalid continuation token. */
export function invalidToken(parameter: string, reason: string): InvalidInput {
  return new InvalidInput(parameter, `${parameter} ${reason}; start again with the first page.`);
}
