// Bodies in chunks: whole and in order, however they come, and no longer than somebody reads them.
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

/** Responds to every request with chunks; the promise settles as sendChunks does for the first one. */
async function serving(chunks: () => AsyncIterable<BodyChunk>) {
  const sent = Promise.withResolvers<undefined>();
  server = createServer((_request, response) => {
    sendChunks(response, chunks()).then(() => {
      sent.resolve(undefined);
    }, sent.reject);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, sent: sent.promise };
}

async function* each(...chunks: readonly BodyChunk[]): AsyncGenerator<BodyChunk, void> {
  for (const chunk of chunks) {
    await nextTurn();
    yield chunk;
  }
}

async function answerTo(port: number, request: string): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1' }).setEncoding('utf8');
  let text = '';
  socket.on('data', (more: string) => (text += more));
  socket.write(`${request}\r\nHost: here\r\nConnection: close\r\n\r\n`);
  await once(socket, 'end');
  socket.destroy();
  return text;
}

const bytes = (text: string): Uint8Array => Buffer.from(text);

it('sends texts, bytes and lists in their order, each as one chunk', async () => {
  const { port, sent } = await serving(() => each('ä', bytes('b'), [bytes('c'), bytes(','), bytes('d')], 'e'));
  const answer = await answerTo(port, 'GET / HTTP/1.1');
  await sent;
  expect(answer.slice(answer.indexOf('\r\n\r\n') + 4)).toBe('2\r\nä\r\n1\r\nb\r\n3\r\nc,d\r\n1\r\ne\r\n0\r\n\r\n');
});

it('sends them to clients that know no chunks, and no body where there is none to send', async () => {
  const { port } = await serving(() => each('a', [bytes('b'), bytes('c')]));
  expect(await answerTo(port, 'GET / HTTP/1.0')).toMatch(/\r\n\r\nabc$/);
  expect(await answerTo(port, 'HEAD / HTTP/1.1')).toMatch(/^HTTP\/1.1 200 [^]*\r\n\r\n$/);
});

it('sends more than a socket takes at once', async () => {
  const large = Array.from({ length: 40 }, (_, i) => Buffer.alloc(262_144, 97 + (i % 26)));
  const { port, sent } = await serving(() => each(...large.map((one) => [one, bytes(',')])));
  const response = await fetch(`http://127.0.0.1:${port}/`);
  const text = await response.text();
  await sent;
  expect(text === `${large.join(',')},`).toBe(true);
});

it('asks for nothing more when the client leaves while it takes nothing, and says that it left', async () => {
  const state = { made: 0, ended: false };
  const stalled = Promise.withResolvers<undefined>();
  async function* endless() {
    try {
      for (;;) {
        state.made += 1;
        const { made } = state;
        // Nobody asks for the next one any more, turn after turn.
        void (async () => {
          for (let turn = 0; turn < 1_000; turn++) await nextTurn();
          if (made === state.made) stalled.resolve(undefined);
        })();
        await nextTurn();
        yield [bytes('x'), Buffer.alloc(1_048_576)];
      }
    } finally {
      state.ended = true;
    }
  }
  const { port, sent } = await serving(endless);
  const socket = connect({ port, host: '127.0.0.1' }).pause();
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await stalled.promise;
  socket.destroy();
  expect(isClientDisconnected(await sent.catch((reason: unknown) => reason))).toBe(true);
  expect(state.ended).toBe(true);
});

it('says so, too, when the client has left between two chunks', async () => {
  const left = Promise.withResolvers<undefined>();
  async function* chunks() {
    yield 'a';
    await left.promise;
    yield 'b';
  }
  const { port, sent } = await serving(chunks);
  server?.once('connection', (connection) => {
    connection.once('close', () => {
      left.resolve(undefined);
    });
  });
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await once(socket, 'data');
  socket.destroy();
  expect(isClientDisconnected(await sent.catch((reason: unknown) => reason))).toBe(true);
});

it('passes on what goes wrong with a chunk', async () => {
  async function* failing() {
    yield 'a';
    await nextTurn();
    throw new Error('no more');
  }
  const { port, sent } = await serving(failing);
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
  await expect(sent).rejects.toThrow('no more');
  socket.destroy();
});

describe('what a streamed body is sent as', () => {
  /** Chunks, and which of them have been asked for. */
  function counted(...chunks: readonly BodyChunk[]) {
    const made: BodyChunk[] = [];
    async function* all() {
      for await (const chunk of each(...chunks)) {
        made.push(chunk);
        yield chunk;
      }
    }
    return { body: new JsonBody(all()), made };
  }

  it.each<[string, readonly BodyChunk[], unknown]>([
    ['none', [], ''],
    ['one text', ['a'], 'a'],
    ['one list', [[bytes('a'), bytes('b')]], Buffer.from('ab')],
  ])('is %s as a whole', async (_name, chunks, whole) => {
    expect(await chunksOf(counted(...chunks).body)).toEqual(whole);
  });

  it.each<[string, readonly BodyChunk[], number]>([
    ['short ones', ['a', [bytes('b')], 'c'], 2],
    ['long texts', ['a'.repeat(70_000), 'b', 'c'], 2],
    ['a long list of stored texts', [[Buffer.alloc(40_000), Buffer.alloc(40_000)], 'b'], 1],
  ])('is chunks of %s, of which no more are asked for before they are sent', async (_name, chunks, asked) => {
    const { body, made } = counted(...chunks);
    const sent = await chunksOf(body);
    expect(made).toHaveLength(asked);
    const bodies: Uint8Array[] = [];
    for await (const chunk of sent as AsyncIterable<BodyChunk>) bodies.push(...([chunk].flat() as Uint8Array[]));
    const expected = chunks.flat().map((chunk) => Buffer.from(chunk as string));
    expect(Buffer.concat(bodies)).toEqual(Buffer.concat(expected));
  });
});
