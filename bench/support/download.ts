// Reads long responses and counts their bytes without keeping them.
import { get, Agent } from 'node:http';
import { createHash } from 'node:crypto';

export interface Download {
  readonly bytes: number;
  /** From the request to the first byte of the body, and to its end. */
  readonly firstByteMilliseconds: number;
  readonly totalMilliseconds: number;
  /** The hash of the body; undefined unless `computeHash` is set, since hashing takes time. */
  readonly sha256: string | undefined;
}

const agent = new Agent({ keepAlive: true });

/** Reads a response to its end; rejects if its status is not 200. */
export function download(url: string, { computeHash = false } = {}): Promise<Download> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      let bytes = 0;
      let firstByteMilliseconds = 0;
      const hash = computeHash ? createHash('sha256') : undefined;
      response.on('data', (chunk: Buffer) => {
        firstByteMilliseconds ||= performance.now() - started;
        bytes += chunk.length;
        hash?.update(chunk);
      });
      response.on('error', reject);
      response.on('end', () => {
        const totalMilliseconds = performance.now() - started;
        if (response.statusCode === 200)
          resolve({ bytes, firstByteMilliseconds, totalMilliseconds, sha256: hash?.digest('hex') });
        else reject(new Error(`${url} returned ${response.statusCode}.`));
      });
    });
    request.on('error', reject);
  });
}
