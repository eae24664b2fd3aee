// The HTTP server of a process. It completes the requests in progress before it stops.
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { randomIds } from './runtime/ids.ts';

export interface HttpServer {
  /** Listens and returns the port; rejects with an Error that names the invalid setting. */
  listen(port: number, host: string): Promise<number>;
  /** Sets the function that serves requests. */
  serve(listener: RequestListener): void;
  /** Accepts no new requests; resolves when those in progress have ended. Closes their connections after `seconds`. */
  stop(seconds: number): Promise<void>;
}

/** Milliseconds until an idle connection is closed: longer than load balancers keep one, or they would send requests on closed connections. */
const idleMs = 65_000;
/** Milliseconds for the end of a body to arrive after the response was sent. */
const gracePeriodMs = 5_000;

/** Returns a server that does not listen yet. */
export function httpServer(): HttpServer {
  // The application refuses requests without a Host header, so that the response has an Operation-Id.
  const server = createServer({ requireHostHeader: false, keepAliveTimeout: idleMs });
  server.on('clientError', refuseMalformed);
  server.on('request', receiveUnfinishedBody);
  const endIdleConnections = trackConnections(server);
  return {
    listen: (port, host) => listen(server, port, host),
    serve(listener) {
      server.on('request', listener);
    },
    async stop(seconds) {
      const closed = new Promise((resolve) => server.close(resolve));
      endIdleConnections();
      const timer = setTimeout(() => {
        server.closeAllConnections();
      }, seconds * 1_000);
      await closed;
      clearTimeout(timer);
    },
  };
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Error(`Port ${port} is in use; choose another one, for example PORT=8081.`);
    if (code !== undefined && (syscall === 'listen' || syscall === 'getaddrinfo'))
      throw new Error(`The server cannot listen on HOST=${host} with PORT=${port} (${code}); try HOST=127.0.0.1.`);
    throw error;
  }
  return (server.address() as AddressInfo).port;
}

/**
 * Keeps the connection open after a response that was sent before the request's body ended, until the end of the body arrives, but not for
 * long. Node would close it with the response if the client sent `Connection: close`; a client that still sends would lose the response.
 */
function receiveUnfinishedBody(request: IncomingMessage, response: ServerResponse): void {
  const { 'content-length': length, 'transfer-encoding': coding } = request.headers;
  if (length === undefined && coding === undefined) return;
  const { socket } = request;
  const isLast = !response.shouldKeepAlive;
  response.shouldKeepAlive = true;
  request.once('end', () => {
    if (!response.headersSent) response.shouldKeepAlive = !isLast;
  });
  response.once('finish', () => {
    if (request.complete) {
      if (isLast) socket.end();
      return;
    }
    const timer = setTimeout(() => socket.destroy(), gracePeriodMs).unref();
    request.once('end', () => {
      clearTimeout(timer);
      if (isLast) socket.end();
    });
  });
}

/** Refuses malformed HTTP, which does not reach the application; Node's own response has none of these headers. */
function refuseMalformed(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable) return;
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const headers = [`Operation-Id: ${randomIds.uuid()}`, 'X-Content-Type-Options: nosniff', 'Connection: close'];
  socket.end([`HTTP/1.1 ${status}`, ...headers, 'Content-Length: 0', '\r\n'].join('\r\n'));
}

/**
 * Returns a function that closes every connection once it has no request in progress. Node's own closeIdleConnections ignores connections
 * without a first request, and those that become idle later.
 */
function trackConnections(server: Server): () => void {
  const idle = new Set<Socket>();
  let isEnding = false;
  server.on('connection', (socket) => {
    idle.add(socket);
    socket.once('close', () => idle.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
    idle.delete(socket);
    response.once('close', () => {
      if (isEnding) socket.end();
      else if (!socket.destroyed) idle.add(socket);
    });
  });
  return () => {
    isEnding = true;
    for (const socket of idle) socket.destroy();
  };
}
