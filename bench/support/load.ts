// A load generator over keep-alive connections with one request at a time each. It uses sockets, since for small requests the client of
// node:http costs more than the servers under test.
import { connect } from 'node:net';
import { percentile } from './stats.ts';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** Requests by their number, from 0; their texts are ASCII. */
export interface Load {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly path: (i: number) => string;
  readonly body?: (i: number) => string;
  readonly connections: number;
  /** Ends after this number of requests or seconds. */
  readonly requests?: number;
  readonly seconds?: number;
  /** Throws if a response is wrong. */
  readonly check: (answer: Answer, i: number) => void;
}

export interface Measured {
  readonly requests: number;
  readonly perSecond: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** Sends the requests of a load and returns its figures; rejects if a response is wrong or a connection breaks. */
export async function run(load: Load): Promise<Measured> {
  const { connections, requests = Infinity, seconds = Infinity } = load;
  const times: number[] = [];
  const started = performance.now();
  let sent = 0;
  const take = () => (sent < requests && performance.now() - started < seconds * 1_000 ? sent++ : undefined);
  await Promise.all(Array.from({ length: connections }, () => oneConnection(load, take, times)));
  const took = (performance.now() - started) / 1_000;
  return {
    requests: times.length,
    perSecond: times.length / took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
  };
}

function oneConnection(load: Load, take: () => number | undefined, times: number[]): Promise<void> {
  const { hostname, port, host } = new URL(load.url);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    let number: number | undefined;
    let started = 0;
    let received = '';
    const next = () => {
      number = take();
      if (number === undefined) {
        socket.end();
        resolve();
        return;
      }
      received = '';
      const head = `${load.method} ${load.path(number)} HTTP/1.1\r\nHost: ${host}\r\n`;
      const body = load.body?.(number);
      const rest = body === undefined ? '' : `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
      started = performance.now();
      socket.write(`${head}${rest}\r\n${body ?? ''}`, 'latin1');
    };
    socket.setEncoding('latin1');
    socket.on('connect', next);
    socket.on('error', reject);
    socket.on('close', () => {
      reject(new Error(`${load.url} closed a connection.`));
    });
    socket.on('data', (text: string) => {
      received += text;
      const answer = completeAnswer(received);
      if (!answer || number === undefined) return;
      times.push(performance.now() - started);
      try {
        load.check(answer, number);
      } catch (error) {
        socket.destroy();
        reject(error instanceof Error ? error : new Error(String(error)));
        return;
      }
      next();
    });
  });
}

/** Returns the response in a text; undefined if it is incomplete. */
function completeAnswer(text: string): Answer | undefined {
  const end = text.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = text.slice(0, end).toLowerCase();
  const status = Number(head.slice(9, 12));
  const body = text.slice(end + 4);
  if (status === 204) return { status, body: '' };
  const length = /content-length: (\d+)/.exec(head)?.[1];
  if (length !== undefined) return body.length < Number(length) ? undefined : { status, body };
  return body.endsWith('0\r\n\r\n') ? { status, body: withoutChunks(body) } : undefined;
}

function withoutChunks(text: string): string {
  let body = '';
  for (let at = 0; at < text.length;) {
    const line = text.indexOf('\r\n', at);
    const size = parseInt(text.slice(at, line), 16);
    body += text.slice(line + 2, line + 2 + size);
    at = line + size + 4;
  }
  return body;
}
