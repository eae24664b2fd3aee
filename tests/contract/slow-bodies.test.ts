// Bodies that arrive slowly or not at all, and too many at the same time. They do not count as running requests.
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

interface Sending {
  readonly socket: Socket;
  /** The response until the server closed the connection. */
  readonly answer: Promise<string>;
  isAnswered(): boolean;
}

/** Starts a request with an incomplete body, by default for the tags of a stream. */
function begin(header: string, body: string, { path = tags() } = {}): Sending {
  const { hostname, port } = new URL(server.server.url);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  const head = `PUT ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer ${server.tokenOf('administrator')}\r\n`;
  socket.write(`${head}Content-Type: application/json\r\n${header}\r\n\r\n${body}`);
  let text = '';
  const answer = new Promise<string>((resolve) => {
    socket.setEncoding('utf8').on('data', (part: string) => (text += part));
    socket
      .on('error', () => undefined)
      .on('close', () => {
        resolve(text);
      });
  });
  return { socket, answer, isAnswered: () => text !== '' };
}

/** Sends requests until one returns another status. */
async function untilNot(status: number, path: string, method = 'GET', body?: unknown): Promise<Response> {
  for (;;) {
    const response = await server.send(method, path, { body });
    if (response.status !== status) return response;
    await response.arrayBuffer();
  }
}

/** The refusal of a body that is sent while another one does not come; begins that one again where it was the one to be refused. */
async function refusedBeside(
  begun: () => Sending,
  body: readonly string[],
): Promise<{ readonly sending: Sending; readonly reason: string }> {
  for (let attempt = 1; ; attempt += 1) {
    const sending = begun();
    // Each time longer, until it is received by then.
    for (let i = 0; i < attempt; i += 1) await (await untilNot(503, tags())).arrayBuffer();
    const response = await server.send('PUT', tags(), { body });
    const { Reason: reason = '' } = (await response.json()) as { Reason?: string };
    // The other one may not be received yet, or both may be in work before they are.
    const isOfBodies = reason.includes('bodies');
    if (response.status === 503 && isOfBodies && !sending.isAnswered()) return { sending, reason };
    sending.socket.destroy();
  }
}

describe('a body that does not arrive', () => {
  it.each([
    ['with a length', 'Content-Length: 1000'],
    ['in chunks', 'Transfer-Encoding: chunked'],
    ['compressed', 'Content-Length: 1000\r\nContent-Encoding: gzip'],
  ])('is awaited for the time of the setting, then its connection is closed: %s', async (_, header) => {
    await start({ BODY_TIMEOUT: '0.2' });
    const { answer } = begin(header, '');
    const text = await answer;
    expect(text).toMatch(/^HTTP\/1\.1 (408|503) /);
    expect(text).toContain('The body did not arrive within 0.2 seconds (BODY_TIMEOUT).');
  });

  it('does not count as a running request, and does not use its time', async () => {
    await start({ REQUESTS_AT_ONCE: '1', REQUEST_TIMEOUT: '1', BODIES_AT_ONCE: '1' });
    const { sending, reason } = await refusedBeside(() => begin('Content-Length: 5\r\nConnection: close', '['), ['x']);
    expect(reason).toBe('The server already receives the bodies of 1 requests, which is its limit.');
    // Requests without a body are not refused.
    expect((await untilNot(503, tags())).status).toBe(200);
    const begun = performance.now();
    while (performance.now() - begun < 1_300) expect((await untilNot(503, tags())).status).toBe(200);
    sending.socket.write('"y"]');
    expect(await sending.answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(await (await untilNot(503, tags())).json()).toEqual(['y']);
  });

  it('of one caller leaves room for others', async () => {
    await start({ REQUESTS_PER_CALLER: '1' });
    const { reason } = await refusedBeside(() => begin('Content-Length: 5', '['), ['x']);
    expect(reason).toBe(
      'The server already receives the bodies of 1 requests of this caller, which is the limit per caller.',
    );
    expect((await server.send('PUT', tags(), { as: 'contributor', body: ['x'] })).status).toBe(200);
  });

  it('is refused beyond the total bytes of all bodies', async () => {
    await start({ BODY_MEMORY: '1000' });
    const body = ['x'.repeat(150)];
    const { sending, reason } = await refusedBeside(() => begin('Content-Length: 2000', ' '.repeat(900)), body);
    expect(reason).toBe('The server already has 900 bytes of request bodies in memory; the limit is 1000.');
    sending.socket.destroy();
    expect((await untilNot(503, tags(), 'PUT', body)).status).toBe(200);
  });
});

describe('a body that is too long', () => {
  it.each([
    ['events', 'POST', 'Data', 'BODY_LIMIT', 3_000],
    ['administration', 'PUT', 'Tags', 'ADMIN_BODY_LIMIT', 2_000],
  ])('is refused before its end when it comes in chunks: %s', async (_, method, what, setting, limit) => {
    await start({ BODY_LIMIT: '3000', ADMIN_BODY_LIMIT: '2000' });
    const send = (bytes: number) => {
      const stream = new ReadableStream({
        start(controller) {
          controller.enqueue(Buffer.from(' '.repeat(bytes - 2)));
          controller.enqueue(Buffer.from('[]'));
          controller.close();
        },
      });
      return fetch(server.server.url + tags().replace('Tags', what), {
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

  it('has its connection closed when it does not end', async () => {
    await start({ ADMIN_BODY_LIMIT: '2000' });
    const { answer } = begin('Transfer-Encoding: chunked', `bb8\r\n${' '.repeat(3_000)}\r\n`);
    expect(await answer).toMatch(/^HTTP\/1\.1 413 /);
  });

  it.each([
    ['of the API', () => tags(), 413],
    ['of no operation', () => '/nothing', 404],
  ])('is received after its refusal when the client closes the connection after it: %s', async (_, path, status) => {
    await start({ ADMIN_BODY_LIMIT: '2000' });
    const rest = 'x'.repeat(300_000);
    const sending = begin(`Connection: close\r\nContent-Length: ${rest.length}`, '', { path: path() });
    await once(sending.socket, 'data');
    for (let i = 0; i < 3; i += 1) {
      await untilNot(503, tags());
      const fault = await new Promise((sent) => sending.socket.write(rest.slice(0, 100_000), sent));
      expect(fault).toBeFalsy();
    }
    expect(await sending.answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });
});
