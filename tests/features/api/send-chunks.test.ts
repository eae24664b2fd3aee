// Bodies in chunks are sent completely and in order, and no longer than the client reads them.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { chunksOf, isClientDisconnected, sendChunks } from '../../../server/api/send-chunks.ts';
import { JsonBody, type BodyChunk } from '../../../server/requests/reply-body.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  server = undefined;
});

/** Starts a server that responds to every request with chunks; `sent` settles with the first call of sendChunks. */
async function serveChunks(chunks: () => AsyncIterable<BodyChunk>) {
  const sent = Promise.withResolvers<undefined>();
  server = createServer((_request, response) => {
    sendChunks(response, chunks()).then(() => {
      sent.resolve(undefined);
    }, sent.reject);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, sent: sent.promise };
}

/** Yields chunks, each in its own turn. */
async function* chunksInTurns(...chunks: readonly BodyChunk[]): AsyncGenerator<BodyChunk, void> {
  for (const chunk of chunks) {
    await nextTurn();
    yield chunk;
  }
}

/** Returns the response to a request as text. */
async function responseTo(port: number, request: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' }).setEncoding('utf8');
  let text = '';
  socket.on('data', (more: string) => (text += more));
  socket.write(`${request}\r\nHost: here\r\nConnection: close\r\n\r\n`);
  await once(socket, 'end');
  socket.destroy();
  return text;
}

const bytes = (text: string): Uint8Array => Buffer.from(text);

it('sends texts, bytes and lists in order, each as one HTTP chunk', async () => {
  const { port, sent } = await serveChunks(() =>
    chunksInTurns('ä', bytes('b'), [bytes('c'), bytes(','), bytes('d')], 'e'),
  );
  const response = await responseTo(port, 'GET / HTTP/1.1');
  await sent;
  expect(response.slice(response.indexOf('\r\n\r\n') + 4)).toBe('2\r\nä\r\n1\r\nb\r\n3\r\nc,d\r\n1\r\ne\r\n0\r\n\r\n');
});

it('sends HTTP/1.0 clients a body without chunks, and no body in response to HEAD', async () => {
  const { port } = await serveChunks(() => chunksInTurns('a', [bytes('b'), bytes('c')]));
  expect(await responseTo(port, 'GET / HTTP/1.0')).toMatch(/\r\n\r\nabc$/);
  expect(await responseTo(port, 'HEAD / HTTP/1.1')).toMatch(/^HTTP\/1.1 200 [^]*\r\n\r\n$/);
});

it('sends more than the buffer of a socket', async () => {
  const large = Array.from({ length: 40 }, (_, i) => Buffer.alloc(262_144, 97 + (i % 26)));
  const { port, sent } = await serveChunks(() => chunksInTurns(...large.map((buffer) => [buffer, bytes(',')])));
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const text = await response.text();
  await sent;
  expect(text === `${large.join(',')},`).toBe(true);
});

it('rejects and reads no more chunks if the client disconnects without reading', async () => {
  const state = { chunks: 0, hasEnded: false };
  const stalled = Promise.withResolvers<undefined>();
  async function* endless() {
    try {
      for (;;) {
        state.chunks += 1;
        const { chunks } = state;
        // Resolves if no further chunk is read for many turns.
        void (async () => {
          for (let turn = 0; turn < 1_000; turn++) await nextTurn();
          if (chunks === state.chunks) stalled.resolve(undefined);
        })();
        await nextTurn();
        yield [bytes('x'), Buffer.alloc(1_048_576)];
      }
    } finally {
      state.hasEnded = true;
    }
  }
  const { port, sent } = await serveChunks(endless);
  const socket = connect({ port, host: '127.0.0.1' }).pause();
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await stalled.promise;
  socket.destroy();
  expect(isClientDisconnected(await sent.catch((reason: unknown) => reason))).toBe(true);
  expect(state.hasEnded).toBe(true);
});

it('rejects if the client disconnects between two chunks', async () => {
  const disconnected = Promise.withResolvers<undefined>();
  async function* chunks() {
    yield 'a';
    await disconnected.promise;
    yield 'b';
  }
  const { port, sent } = await serveChunks(chunks);
  server?.once('connection', (connection) => {
    connection.once('close', () => {
      disconnected.resolve(undefined);
    });
  });
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  expect(isClientDisconnected(await sent.catch((reason: unknown) => reason))).toBe(true);
});

it('rejects with the error of a chunk', async () => {
  async function* failing() {
    yield 'a';
    await nextTurn();
    throw new Error('no more');
  }
  const { port, sent } = await serveChunks(failing);
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await expect(sent).rejects.toThrow('no more');
  socket.destroy();
});

describe('the chunks of a streamed body', () => {
  /** Returns a body, and a list that gets each chunk when it is read. */
  function observedBody(...chunks: readonly BodyChunk[]) {
    const readChunks: BodyChunk[] = [];
    async function* all() {
      for await (const chunk of chunksInTurns(...chunks)) {
        readChunks.push(chunk);
        yield chunk;
      }
    }
    return { body: new JsonBody(all()), readChunks };
  }

  it.each<[string, readonly BodyChunk[], unknown]>([
    ['no chunk', [], ''],
    ['one text', ['a'], 'a'],
    ['one list', [[bytes('a'), bytes('b')]], Buffer.from('ab')],
  ])('are a single value for %s', async (_name, chunks, expected) => {
    expect(await chunksOf(observedBody(...chunks).body)).toEqual(expected);
  });

  it.each<[string, readonly BodyChunk[], number]>([
    ['short chunks', ['a', [bytes('b')], 'c'], 2],
    ['long texts', ['a'.repeat(70_000), 'b', 'c'], 2],
    ['a long list of stored texts', [[Buffer.alloc(40_000), Buffer.alloc(40_000)], 'b'], 1],
  ])('are read only as far as needed before they are sent: %s', async (_name, chunks, readCount) => {
    const { body, readChunks } = observedBody(...chunks);
    const sent = await chunksOf(body);
    expect(readChunks).toHaveLength(readCount);
    const bodies: Uint8Array[] = [];
    for await (const chunk of sent as AsyncIterable<BodyChunk>) bodies.push(...([chunk].flat() as Uint8Array[]));
    const expected = chunks.flat().map((chunk) => Buffer.from(chunk as string));
    expect(Buffer.concat(bodies)).toEqual(Buffer.concat(expected));
  });
});
