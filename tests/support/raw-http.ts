// Requests that fetch would change or refuse to send.
import { request } from 'node:http';
import { connect } from 'node:net';

/** Sends text to the server of a URL and returns its response; the text must contain `Connection: close`. */
export function rawRequest(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk: string) => (response += chunk));
    socket.on('close', () => {
      resolve(response);
    });
    socket.on('error', reject);
  });
}

/** Sends a request without resolving dot segments in its path, as fetch does; returns the response. */
export function requestAsWritten(
  url: string,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Promise<Response> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const received = chunks.length > 0 ? Buffer.concat(chunks) : null;
        resolve(new Response(received, { status: response.statusCode ?? 0, headers: response.headers as HeadersInit }));
      });
    })
      .on('error', reject)
      .end(body);
  });
}
