// A load generator with one request at a time on each keep-alive connection. It uses sockets, because the client of node:http takes more
// time for small requests than the servers under test.
import { connect } from 'node:net';
import { percentile } from './stats.ts';

export interface ReceivedResponse {
  readonly status: number;
  readonly body: string;
}

/** The requests of a measurement, numbered from 0. Paths and bodies must be ASCII. */
export interface Load {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly path: (i: number) => string;
  readonly body?: (i: number) => string;
  readonly connections: number;
  /** The load ends after this many requests. */
  readonly requests?: number;
  /** The load ends after this many seconds. */
  readonly seconds?: number;
  /** Throws if a response is wrong. */
  readonly check: (response: ReceivedResponse, i: number) => void;
}

export interface LoadResult {
  readonly requests: number;
  readonly perSecond: number;
  readonly medianMilliseconds: number;
  readonly p99Milliseconds: number;
}

/** Sends the requests of a load and returns its result; rejects if a response is wrong or a connection breaks. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const { connections, requests = Infinity, seconds = Infinity } = load;
  const latencies: number[] = [];
  const started = performance.now();
  let sent = 0;
  const takeRequestNumber = () =>
    sent < requests && performance.now() - started < seconds * 1_000 ? sent++ : undefined;
  await Promise.all(Array.from({ length: connections }, () => sendOnConnection(load, takeRequestNumber, latencies)));
  const elapsedSeconds = (performance.now() - started) / 1_000;
  return {
    requests: latencies.length,
    perSecond: latencies.length / elapsedSeconds,
    medianMilliseconds: percentile(latencies, 0.5),
    p99Milliseconds: percentile(latencies, 0.99),
  };
}

function sendOnConnection(load: Load, takeRequestNumber: () => number | undefined, latencies: number[]): Promise<void> {
  const { hostname, port, host } = new URL(load.url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let requestNumber: number | undefined;
    let startedAt = 0;
    let received = '';
    const sendNext = () => {
      requestNumber = takeRequestNumber();
      if (requestNumber === undefined) {
        socket.end();
        resolve();
        return;
      }
      received = '';
      const head = `${load.method} ${load.path(requestNumber)} HTTP/1.1\r\nHost: ${host}\r\n`;
      const body = load.body?.(requestNumber);
      const bodyHeaders =
        body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
      startedAt = performance.now();
      socket.write(`${head}${bodyHeaders}\r\n${body ?? ''}`, 'latin1');
    };
    socket.setEncoding('latin1');
    socket.on('connect', sendNext);
    socket.on('error', reject);
    socket.on('close', () => {
      reject(new Error(`${load.url} closed a connection.`));
    });
    socket.on('data', (text: string) => {
      received += text;
      const response = parseResponse(received);
      if (!response || requestNumber === undefined) return;
      latencies.push(performance.now() - startedAt);
      try {
        load.check(response, requestNumber);
      } catch (error) {
        socket.destroy();
        reject(error instanceof Error ? error : new Error(String(error)));
        return;
      }
      sendNext();
    });
  });
}

/** Returns the response that a text contains, or undefined if it is incomplete. */
function parseResponse(text: string): ReceivedResponse | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = text.slice(0, end).toLowerCase();
  const status = Number(head.slice(9, 12));
  const body = text.slice(end + 4);
  if (status === 204) return { status, body: '' };
  const length = /content-length: (\d+)/.exec(head)?.[1];
  if (length !== undefined) return body.length < Number(length) ? undefined : { status, body };
  return body.endsWith('0\r\n\r\n') ? { status, body: decodeChunks(body) } : undefined;
}

function decodeChunks(text: string): string {
  let body = '';
  for (let position = 0; position < text.length;) {
    const line = text.indexOf('\r\n', position);
    const size = parseInt(text.slice(position, line), 16);
    body += text.slice(line + 2, line + 2 + size);
    position = line + size + 4;
  }
  return body;
}
