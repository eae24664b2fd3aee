// A proxy in front of a server that injects one fault for each request.
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/**
 * pass: no fault; reset: the connection breaks; half: it breaks in the middle of the response body; hang: there is no response;
 * an object: the proxy sends this response.
 */
export type Fault =
  | 'pass'
  | 'reset'
  | 'half'
  | 'hang'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

export interface FaultProxy {
  readonly url: string;
  /** The faults of the next requests; later ones pass. */
  readonly faults: Fault[];
  /** The received requests, as "GET /path". */
  readonly requestLines: string[];
  /** The open connections. */
  readonly sockets: ReadonlySet<Socket>;
  close(): Promise<void>;
}

/** Starts a proxy to an address such as http://127.0.0.1:8080. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const faults: Fault[] = [];
  const requestLines: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    requestLines.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const fault = faults.shift() ?? 'pass';
    if (fault === 'reset') request.socket.destroy();
    else if (fault === 'hang') request.resume();
    else if (typeof fault === 'object') {
      request.resume();
      response.writeHead(fault.status, fault.headers).end(fault.body ?? '');
    } else forward(target, request, response, fault === 'half');
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    faults,
    requestLines,
    sockets,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

function forward(target: string, request: IncomingMessage, response: ServerResponse, isHalved: boolean): void {
  const { method, headers, url = '' } = request;
  const forwarded = send(target + url, { method, headers }, (upstream) => {
    if (!isHalved) {
      response.writeHead(upstream.statusCode ?? 500, upstream.headers);
      upstream.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    upstream.on('data', (chunk: Buffer) => chunks.push(chunk));
    upstream.on('end', () => {
      const body = Buffer.concat(chunks);
      const headers = { ...upstream.headers, 'content-length': body.length };
      delete headers['transfer-encoding'];
      response.writeHead(upstream.statusCode ?? 500, headers);
      response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy());
    });
  });
  forwarded.on('error', () => response.destroy());
  response.on('close', () => forwarded.destroy());
  request.pipe(forwarded);
}
