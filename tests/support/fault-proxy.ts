// A proxy in front of a server that breaks what it is told to break, one fault for each request that comes.
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** pass: nothing; reset: the connection breaks; half: it breaks in the middle of the body; hang: no answer; else a response of its own. */
export type Fault =
  | 'pass'
  | 'reset'
  | 'half'
  | 'hang'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: string };

export interface FaultProxy {
  readonly url: string;
  /** What happens to the next requests; those after them pass. */
  readonly faults: Fault[];
  /** The requests that came, as "GET /path". */
  readonly seen: string[];
  /** Connections that are open now. */
  readonly sockets: ReadonlySet<Socket>;
  close(): Promise<void>;
}

/** Starts a proxy to an address such as http://127.0.0.1:8080. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const faults: Fault[] = [];
  const seen: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
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
    seen,
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
  const onward = send(target + url, { method, headers }, (answer) => {
    if (!isHalved) {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
      return;
    }
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const body = Buffer.concat(chunks);
      const headers = { ...answer.headers, 'content-length': body.length };
      delete headers['transfer-encoding'];
      response.writeHead(answer.statusCode ?? 500, headers);
      response.write(body.subarray(0, Math.ceil(body.length / 2)), () => response.destroy());
    });
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}
