// Responses are compressed for clients that accept it, without changing their contents.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express from 'express';
import { afterEach, describe, expect, it } from '@jest/globals';
import { encodedBody, encodedChunks } from '../../../server/api/compression.ts';
import { sendChunks } from '../../../server/api/send-chunks.ts';

const text = JSON.stringify(Array.from({ length: 2000 }, (_none, index) => ({ index, name: `stream ${index}` })));
const parts = [Buffer.from(text.slice(0, 9000)), Buffer.from(text.slice(9000))];

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

async function* chunks(failure?: Error) {
  yield text.slice(0, 5000);
  await Promise.resolve();
  if (failure) throw failure;
  yield [Buffer.from(text.slice(5000, 9000)), Buffer.from(text.slice(9000))];
}

interface Options {
  readonly type?: string;
  readonly maxBytes?: number;
  readonly failure?: Error;
}

/** Starts a server that returns the text as one body at /body and in chunks elsewhere; `failed` has the error of the last response. */
async function serve({ type = 'application/json', maxBytes = Infinity, failure }: Options = {}) {
  const failed: unknown[] = [];
  const app = express();
  app.use((request, response) => {
    response.setHeader('Content-Type', type);
    const sending =
      request.path === '/body'
        ? encodedBody(response, Buffer.concat(parts)).then((body) => response.end(body))
        : sendChunks(response, encodedChunks(response, chunks(failure), maxBytes));
    sending.catch((error: unknown) => {
      failed.push(error);
      response.destroy();
    });
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, failed };
}

/** Returns the headers and the bytes of a response, as they were sent. */
async function receive(port: number, path: string, coding?: string) {
  const headers = coding === undefined ? {} : { 'Accept-Encoding': coding };
  const request = get({ port, path, headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  return { headers: response.headers, bytes: Buffer.concat(await response.toArray()) };
}

describe('a response', () => {
  it.each(['/body', '/chunks'])('at %s is compressed with the coding that the client prefers', async (path) => {
    const { port } = await serve();
    const gzip = await receive(port, path, 'gzip');
    expect(gzip.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(gzip.bytes).toString()).toBe(text);
    expect(gzip.bytes.length).toBeLessThan(text.length / 3);
    const brotli = await receive(port, path, 'gzip;q=0.5, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.bytes).toString()).toBe(text);
  });

  it.each([
    ['no Accept-Encoding', undefined],
    ['only codings that the server does not have', 'zstd, identity'],
    ['a refusal of all codings', 'gzip;q=0, br;q=0'],
  ])('to a request with %s is not compressed', async (_title, coding) => {
    const { port } = await serve();
    for (const path of ['/body', '/chunks']) {
      const { headers, bytes } = await receive(port, path, coding);
      expect(headers['content-encoding']).toBeUndefined();
      expect(bytes.toString()).toBe(text);
    }
  });

  it('of a media type that is compressed already is not compressed again', async () => {
    const { port } = await serve({ type: 'application/vnd.apache.parquet' });
    const { headers } = await receive(port, '/chunks', 'gzip');
    expect(headers['content-encoding']).toBeUndefined();
  });

  it('with more bytes than the limit before compression fails', async () => {
    const { port, failed } = await serve({ maxBytes: text.length - 1 });
    await expect(receive(port, '/chunks', 'gzip')).rejects.toThrow();
    expect(String(failed[0])).toContain('RESPONSE_LIMIT');
  });

  it('whose source fails is not ended', async () => {
    const failure = new Error('The source failed.');
    const { port, failed } = await serve({ failure });
    await expect(receive(port, '/chunks', 'gzip')).rejects.toThrow();
    expect(failed).toEqual([failure]);
  });

  it('closes its source when the client disconnects', async () => {
    let isClosed = false;
    async function* endless() {
      try {
        for (;;) yield Buffer.from(Array.from({ length: 5000 }, () => Math.random()).join());
      } finally {
        isClosed = true;
      }
    }
    const app = express();
    const sent = Promise.withResolvers<undefined>();
    app.use((_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      sendChunks(response, encodedChunks(response, endless(), Infinity)).then(() => {
        sent.resolve(undefined);
      }, sent.reject);
    });
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const request = get({
      port: (server.address() as AddressInfo).port,
      headers: { 'Accept-Encoding': 'gzip' },
      agent: false,
    });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await once(response, 'readable');
    response.destroy();
    await expect(sent.promise).rejects.toThrow('closed the connection');
    await new Promise((resolve) => setImmediate(resolve));
    expect(isClosed).toBe(true);
  });
});
