// Request bodies as sent, and the functions that inflate and decode them.
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { InvalidInput } from '../domain/model.ts';
import { Failure } from '../errors/failures.ts';

/** The content coding of a body. */
export type Coding = 'identity' | 'gzip' | 'deflate' | 'br';

/** A body as sent. */
export interface SentBody {
  readonly bytes: Buffer;
  readonly coding: Coding;
}

/** A limit and the name of its setting. */
export interface Limit {
  readonly max: number;
  readonly setting: string;
}

/** Returns the failure for a body above a limit; `fault` is a predicate such as "has 9 bytes". */
export function bodyTooLarge(fault: string, { max, setting }: Limit): Failure {
  return new Failure('ContentTooLarge', `The body ${fault}; the limit is ${max} (${setting}).`, {
    parameters: { Limit: String(max), Setting: setting },
  });
}

const inflaters = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) };

/** Returns the inflated bytes of a body, null if there are more than `maxBytes`; throws InvalidInput for bytes that do not fit the coding. */
export async function inflateBody({ bytes, coding }: SentBody, maxBytes: number): Promise<Buffer | null> {
  if (coding === 'identity') return bytes.length > maxBytes ? null : bytes;
  try {
    return await inflaters[coding](bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return null;
    throw inflateFailure(error as Error);
  }
}

/** Returns the failure for a body that cannot be inflated. */
export const inflateFailure = ({ message }: Error) =>
  new InvalidInput('body', `The body cannot be inflated: ${message}.`);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Returns the text of UTF-8 without its byte order mark; throws InvalidInput for malformed bytes. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new InvalidInput('body', 'The body must be JSON in UTF-8, but has malformed bytes.');
  }
}
