// The HTTP server of a process; when it ends, it completes the requests in progress.
import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface HttpServer {
  /** Listens, and resolves with the port; rejects with an Error that names the setting at fault. */
  listen(port: number, host: string): Promise<number>;
  /** Sets the application that serves requests from now on. */
  serve(listener: RequestListener): void;
  /** Takes no new requests; resolves when those in progress have ended, or after some seconds, when they are cut off. */
  stop(seconds: number): Promise<void>;
}

/** Returns a server that does not listen yet. */
export function httpServer(): HttpServer {
  // The application refuses requests without a host, so that they get an Operation-Id.
  const server = createServer({ requireHostHeader: false });
  server.on('clientError', refuseMalformed);
  const endIdleConnections = trackConnections(server);
  return {
    listen: (port, host) => listen(server, port, host),
    serve(listener) {
      server.on('request', listener);
    },
    async stop(seconds) {
      const closed = new Promise((resolve) => server.close(resolve));
      endIdleConnections();
      const late = setTimeout(() => {
        server.closeAllConnections();
      }, seconds * 1_000);
      await closed;
      clearTimeout(late);
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
    if (code === 'EADDRINUSE') throw new Error(`Port ${port} is taken; choose another one, for example PORT=8081.`);
    if (code !== undefined && (syscall === 'listen' || syscall === 'getaddrinfo'))
      throw new Error(`HOST=${host} with PORT=${port} cannot be listened on (${code}); try HOST=127.0.0.1.`);
    throw error;
  }
  return (server.address() as AddressInfo).port;
}

/** Refuses a malformed HTTP request before the application sees it; Node alone would respond without our headers. */
function refuseMalformed(error: Error & { code?: string }, socket: Duplex): void {
  if (!socket.writable) return;
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const headers = [`Operation-Id: ${randomUUID()}`, 'X-Content-Type-Options: nosniff', 'Connection: close'];
  socket.end([`HTTP/1.1 ${status}`, ...headers, 'Content-Length: 0', '\r\n'].join('\r\n'));
}

/**
 * Returns a function that ends every connection once no request is in progress on it. Node's own closeIdleConnections leaves those alone on
 * which nothing was sent yet, and those that become idle afterwards.
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
