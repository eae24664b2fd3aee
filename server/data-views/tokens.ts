// Continuation tokens of data views: the start of the next page, and the request that they belong to
// (docs/behavior/data-views.md#resolutions-and-tokens).
import { indexType } from '../domain/data-views/window.ts';
import { isJsonObject } from '../domain/values/json.ts';
import { indexText, parseIndex } from '../domain/values/index-text.ts';
import { invalidToken } from '../requests/continuation-token.ts';
import type { Position } from './rows.ts';

export interface Continuation {
  readonly position: Position;
  /** The number of rows to skip after the position. */
  readonly skip: number;
  /** The fingerprint of the first page's resolution. */
  readonly fingerprint: string;
  /** The digest of everything that must be the same on all pages. */
  readonly requestDigest: string;
}

const version = 1;

/** Returns the token of a continuation; `code` is the type code of the index. */
export function tokenOf({ position, skip, fingerprint, requestDigest }: Continuation, code: number): string {
  const { group, field, rowsBefore, after } = position;
  const index = after === null ? null : indexText(indexType(code), [after], 'round-trip');
  const content = {
    v: version,
    r: fingerprint,
    h: requestDigest,
    g: group,
    f: field,
    n: rowsBefore,
    i: index,
    s: skip,
  };
  return Buffer.from(JSON.stringify(content)).toString('base64url');
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

/** Returns the continuation in a token. Throws InvalidInput for text that is not a token. */
export function readToken(text: string, code: number): Continuation {
  const parsed = contentOf(text);
  if (isJsonObject(parsed)) {
    const { v, r, h, g, f, n, i, s } = parsed;
    const isComplete = v === version && isCount(g) && isCount(f) && isCount(n) && isCount(s);
    if (isComplete && typeof r === 'string' && typeof h === 'string' && (i === null || typeof i === 'string')) {
      const after = i === null ? null : (parseIndex(indexType(code), i, 'continuationToken')[0] ?? null);
      return { position: { group: g, field: f, rowsBefore: n, after }, skip: s, fingerprint: r, requestDigest: h };
    }
  }
  throw invalidToken('continuationToken', 'is not a token of this server');
}

function contentOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
