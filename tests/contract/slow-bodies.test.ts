// Bodies that arrive slowly or not at all, too many bodies at the same time, and bodies that are too long.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

const tags = () => `/api/v1/Tenants/${server.tenant}/Namespaces/${server.namespace}/Streams/S/Tags`;

async function start(settings: Readonly<Record<string, string>>): Promise<void> {
  server = await startTestServer(settings);
  const base = `/api/v1/Tenants/${server.tenant}/Namespaces/${server.namespace}`;
  const Properties = [{ Id: 'Key', IsKey: true, SdsType: { SdsTypeCode: 9 } }];
  for (const [path, body] of [
    ['Types/T', { Id: 'T', SdsTypeCode: 1, Properties }],
    ['Streams/S', { TypeId: 'T' }],
  ] as const) {
    // A slow machine may exceed the time limit that a test sets.
    const { status } = await untilNot(503, `${base}/${path}`, 'POST', body);
    expect([201, 302]).toContain(status);
  }
}

interface PartialRequest {
  readonly socket: Socket;
  /** Resolves with everything that the server sent, when the connection closes. */
  readonly response: Promise<string>;
  hasResponse(): boolean;
}

/** Starts a request with an incomplete body, by default for the tags of a stream. */
function beginRequest(header: string, body: string, { path = tags() } = {}): PartialRequest {
  const { hostname, port } = new URL(server.server.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  const head = `PUT ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${server.tokenOf('administrator')}\r\n`;
  socket.write(`${head}Content-Type: application/json\r\n${header}\r\n\r\n${body}`);
  let text = '';
  const response = new Promise<string>((resolve) => {
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket
      .on('error', () => undefined)
      .on('close', () => {
        resolve(text);
      });
  });
  return { socket, response, hasResponse: () => text !== '' };
}

/** Sends requests until one returns another status. */
async function untilNot(status: number, path: string, method = 'GET', body?: unknown): Promise<Response> {
  for (;;) {
    const response = await server.send(method, path, { body });
    if (response.status !== status) return response;
    await response.arrayBuffer();
  }
}

/**
 * Starts a request with an incomplete body, then sends a complete one, until the server refuses the complete one because of the other.
 * Returns the incomplete request and the reason of the refusal.
 */
async function refuseDuring(
  startPartial: () => PartialRequest,
  body: readonly string[],
): Promise<{ readonly partial: PartialRequest; readonly reason: string }> {
  for (let attempt = 1; ; attempt += 1) {
    const partial = startPartial();
    // Each attempt waits longer for the server to begin receiving the incomplete body.
    for (let i = 0; i < attempt; i += 1) await (await untilNot(503, tags())).arrayBuffer();
    const refusal = await server.send('PUT', tags(), { body });
    const { Reason: reason = '' } = (await refusal.json()) as { Reason?: string };
    // The server may not receive the incomplete body yet, or may have refused that one.
    const isForBodies = reason.includes('bodies');
    if (refusal.status === 503 && isForBodies && !partial.hasResponse()) return { partial, reason };
    partial.socket.destroy();
  }
}

describe('a body that does not arrive', () => {
  it.each([
    ['with a length', 'Content-Length: 1000'],
    ['in chunks', 'Transfer-Encoding: chunked'],
    ['compressed', 'Content-Length: 1000\r\nContent-Encoding: gzip'],
  ])('%s ends after BODY_TIMEOUT with an error, and the connection is closed', async (_, header) => {
    await start({ BODY_TIMEOUT: '0.2' });
    const { response } = beginRequest(header, '');
    const text = await response;
    expect(text).toMatch(/^HTTP\/1\.1 (408|503) /);
    expect(text).toContain('The body did not arrive within 0.2 seconds (BODY_TIMEOUT).');
  });

  it('does not count as a running request, and is not subject to REQUEST_TIMEOUT', async () => {
    await start({ REQUESTS_AT_ONCE: '1', REQUEST_TIMEOUT: '1', BODIES_AT_ONCE: '1' });
    const { partial, reason } = await refuseDuring(
      () => beginRequest('Content-Length: 5\r\nConnection: close', '['),
      ['x'],
    );
    expect(reason).toBe('The server already receives the bodies of 1 requests, which is its limit.');
    // Requests without a body are not refused.
    expect((await untilNot(503, tags())).status).toBe(200);
    const startedAt = performance.now();
    while (performance.now() - startedAt < 1_300) expect((await untilNot(503, tags())).status).toBe(200);
    partial.socket.write('"y"]');
    expect(await partial.response).toMatch(/^HTTP\/1\.1 200 /);
    expect(await (await untilNot(503, tags())).json()).toEqual(['y']);
  });

  it('counts against the limit of its caller only', async () => {
    await start({ REQUESTS_PER_CALLER: '1' });
    const { reason } = await refuseDuring(() => beginRequest('Content-Length: 5', '['), ['x']);
    expect(reason).toBe(
      'The server already receives the bodies of 1 requests of this caller, which is the limit per caller.',
    );
    expect((await server.send('PUT', tags(), { as: 'contributor', body: ['x'] })).status).toBe(200);
  });

  it('counts with its received bytes against BODY_MEMORY, until its connection closes', async () => {
    await start({ BODY_MEMORY: '1000' });
    const body = ['x'.repeat(150)];
    const { partial, reason } = await refuseDuring(() => beginRequest('Content-Length: 2000', ' '.repeat(900)), body);
    expect(reason).toBe('The server already has 900 bytes of request bodies in memory; the limit is 1000.');
    partial.socket.destroy();
    expect((await untilNot(503, tags(), 'PUT', body)).status).toBe(200);
  });
});

describe('a body that is too long', () => {
  it.each([
    ['with events, by BODY_LIMIT', 'POST', 'Data', 'BODY_LIMIT', 3_000],
    ['of administration, by ADMIN_BODY_LIMIT', 'PUT', 'Tags', 'ADMIN_BODY_LIMIT', 2_000],
  ])('is refused although it has no Content-Length: %s', async (_, method, resource, setting, limit) => {
    await start({ BODY_LIMIT: '3000', ADMIN_BODY_LIMIT: '2000' });
    const send = (bytes: number) => {
      const stream = new ReadableStream({
        start(controller) {
          controller.enqueue(Buffer.from(' '.repeat(bytes - 2)));
          controller.enqueue(Buffer.from('[]'));
          controller.close();
        },
      });
      return fetch(server.server.url + tags().replace('Tags', resource), {
        method,
        headers: { Authorization: `Bearer ${server.tokenOf('administrator')}`, 'Content-Type': 'application/json' },
        body: stream,
        duplex: 'half',
      } as RequestInit);
    };
    expect((await send(limit)).ok).toBe(true);
    const refused = await send(limit + 1);
    expect(refused.status).toBe(413);
    expect(await refused.json()).toMatchObject({ Parameters: { Limit: String(limit), Setting: setting } });
  });

  it('is refused before it ends, and its connection is closed', async () => {
    await start({ ADMIN_BODY_LIMIT: '2000' });
    const { response } = beginRequest('Transfer-Encoding: chunked', `bb8\r\n${' '.repeat(3_000)}\r\n`);
    expect(await response).toMatch(/^HTTP\/1\.1 413 /);
  });

  it.each([
    ['for an operation', () => tags(), 413],
    ['for an unknown path', () => '/nothing', 404],
  ])(
    'is received completely after its refusal if the client asks to close the connection: %s',
    async (_, path, status) => {
      await start({ ADMIN_BODY_LIMIT: '2000' });
      const body = 'x'.repeat(300_000);
      const partial = beginRequest(`Connection: close\r\nContent-Length: ${body.length}`, '', { path: path() });
      await once(partial.socket, 'data');
      for (let i = 0; i < 3; i += 1) {
        await untilNot(503, tags());
        const error = await new Promise((sent) => partial.socket.write(body.slice(0, 100_000), sent));
        expect(error).toBeFalsy();
      }
      expect(await partial.response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    },
  );
});
