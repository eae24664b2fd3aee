// Requests as they are written, for what fetch would change or not send.
import { request } from 'node:http';
import { connect } from 'node:net';

/** What the server at a URL answers to a text, until it ends the connection: the text should ask for that. */
export function rawRequest(url: string, text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk));
    socket.on('close', () => {
      resolve(answer);
    });
    socket.on('error', reject);
  });
}

/** Sends a request whose path goes out as it is written, dot segments included, which fetch resolves; returns the response. */
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
