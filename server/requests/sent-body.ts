// Request bodies as they were sent: inflating and decoding them before they are parsed.
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { InvalidInput } from '../domain/model.ts';
import { Failure } from '../errors/failures.ts';

/** How a body is compressed. */
export type Coding = 'identity' | 'gzip' | 'deflate' | 'br';

/** A body as it was sent. */
export interface SentBody {
  readonly bytes: Buffer;
  readonly coding: Coding;
}

/** A limit and the name of its setting. */
export interface Limit {
  readonly max: number;
  readonly setting: string;
}

/** Returns the failure for a body above a limit. */
export function bodyTooLarge(what: string, { max, setting }: Limit): Failure {
  return new Failure('ContentTooLarge', `The body ${what}; the limit is ${max} (${setting}).`, {
    parameters: { Limit: String(max), Setting: setting },
  });
}

const inflaters = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) };

/** Returns the inflated bytes of a body; null when there are more than `maxBytes`, of which no more are inflated. Throws InvalidInput. */
export async function inflateBody({ bytes, coding }: SentBody, maxBytes: number): Promise<Buffer | null> {
  if (coding === 'identity') return bytes.length > maxBytes ? null : bytes;
  try {
    return await inflaters[coding](bytes, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return null;
    throw inflateFailure(error as Error);
  }
}

/** Returns the failure for a body that does not fit its content encoding. */
export const inflateFailure = ({ message }: Error) =>
  new InvalidInput('body', `The body cannot be inflated: ${message}.`);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Returns the text of bytes without its byte order mark; throws InvalidInput for malformed UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new InvalidInput('body', 'The body must be JSON in UTF-8, but has malformed bytes.');
  }
}
