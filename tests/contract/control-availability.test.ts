// When the control document is served, and to whom (docs/behavior/control.md#availability).
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rawRequest } from '../support/raw-http.ts';
import { startDemoServer, startTestServer, type TestServer } from '../support/server.ts';

const path = '/control/v1/sandboxes';

describe.each(['on', 'off'])('with CONTROL=on and AUTH=%s', (AUTH) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ CONTROL: 'on', AUTH });
  });
  afterAll(() => server.stop());

  const statusOf = async (...headers: readonly string[]) => {
    const text = [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n');
    return Number(/^HTTP\/1\.1 (\d+)/.exec(await rawRequest(server.server.url, text))?.[1]);
  };

  it('needs no token and ignores one', async () => {
    expect((await server.send('GET', path, { as: null })).status).toBe(200);
    expect((await server.send('GET', path, { as: { token: 'none' } })).status).toBe(200);
  });

  it.each(['evil.example', '127.0.0.1.evil.example', '0.0.0.0'])('refuses requests for the host %s', async (host) => {
    expect(await statusOf(`Host: ${host}`)).toBe(403);
  });

  it('refuses web pages of other sites', async () => {
    expect(await statusOf('Host: 127.0.0.1', 'Origin: http://evil.example')).toBe(403);
    expect(await statusOf('Host: 127.0.0.1', 'Origin: null')).toBe(403);
    expect(await statusOf('Host: 127.0.0.1', 'Origin: http://127.0.0.1')).toBe(200);
  });

  it('is a document of the server', async () => {
    const info = (await (await server.send('GET', '/info')).json()) as { documents: readonly string[] };
    expect(info.documents.map((url) => url.split('/').at(-1))).toContain('control.json');
    expect((await server.send('GET', '/control/v1/nothing')).status).toBe(404);
    expect((await server.send('PUT', path)).headers.get('allow')).toContain('GET');
  });
});

it('is not served with CONTROL=off', async () => {
  const server = await startTestServer({ CONTROL: 'off' });
  try {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      expect([method, (await server.send(method, path)).status]).toEqual([method, 404]);
    const info = (await (await server.send('GET', '/info')).json()) as { documents: readonly string[] };
    expect(info.documents).toHaveLength(4);
  } finally {
    await server.stop();
  }
});

it('is served by a demo server, whose tenant is the sandbox default', async () => {
  const server = await startDemoServer();
  try {
    const [list, one] = await Promise.all([fetch(server.url + path), fetch(`${server.url}${path}/DEFAULT`)]);
    const sandbox = await one.json();
    expect(sandbox).toMatchObject({ id: 'default', seed: 'demo', namespaceId: 'demo', expiresDate: null });
    expect(await list.json()).toEqual([sandbox]);
  } finally {
    await server.stop();
  }
});
