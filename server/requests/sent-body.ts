// Bodies of requests as they were sent, and what becomes of them before they are parsed.
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

/** A limit, and the setting that sets it. */
export interface Limit {
  readonly most: number;
  readonly setting: string;
}

/** The failure for a body that has more of something than it may. */
export function tooLarge(what: string, { most, setting }: Limit): Failure {
  return new Failure('ContentTooLarge', `The body ${what}; the limit is ${most} (${setting}).`, {
    parameters: { Limit: String(most), Setting: setting },
  });
}

const inflaters = { gzip: promisify(gunzip), deflate: promisify(inflate), br: promisify(brotliDecompress) };

/** The bytes of a body, inflated; null when they are more than so many: then no more than those were inflated. Throws InvalidInput. */
export async function inflated({ bytes, coding }: SentBody, most: number): Promise<Buffer | null> {
  if (coding === 'identity') return bytes.length > most ? null : bytes;
  try {
    return await inflaters[coding](bytes, { maxOutputLength: most });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return null;
    throw notInflatable(error as Error);
  }
}

/** The failure for a body that is not what its content encoding says. */
export const notInflatable = ({ message }: Error) =>
  new InvalidInput('body', `The body cannot be inflated: ${message}.`);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of bytes, without a byte order mark before it; throws InvalidInput for what is no UTF-8. */
export function decodeText(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new InvalidInput('body', 'The body must be JSON in UTF-8, but has bytes that are no UTF-8.');
  }
}
