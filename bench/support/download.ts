// Reads long responses and counts their bytes without keeping them.
import { get, Agent } from 'node:http';
import { createHash } from 'node:crypto';

export interface Download {
  readonly bytes: number;
  /** Milliseconds to the first byte of the body, and to its end. */
  readonly first: number;
  readonly whole: number;
  /** The hash of the body, on request, since it costs time. */
  readonly digest: string | undefined;
}

const agent = new Agent({ keepAlive: true });

/** Reads a response to its end; rejects if its status is not 200. */
export function download(url: string, { digest = false } = {}): Promise<Download> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      let bytes = 0;
      let first = 0;
      const hash = digest ? createHash('sha256') : undefined;
      response.on('data', (chunk: Buffer) => {
        first ||= performance.now() - started;
        bytes += chunk.length;
        hash?.update(chunk);
      });
      response.on('error', reject);
      response.on('end', () => {
        const whole = performance.now() - started;
        if (response.statusCode === 200) resolve({ bytes, first, whole, digest: hash?.digest('hex') });
        else reject(new Error(`${url} answered ${response.statusCode}.`));
      });
    });
    request.on('error', reject);
  });
}
