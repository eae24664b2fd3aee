// Checks of Host and Origin (docs/behavior/signing-in.md#this-machine-only).
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rawRequest } from '../support/raw-http.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;

/** Sends a request with these header lines on a connection of its own; returns its status and its text. */
async function send(line: string, headers: readonly string[], body = '') {
  const length = body === '' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const text = [`${line} HTTP/1.1`, ...headers, ...length, 'Connection: close', '', body].join('\r\n');
  const response = await rawRequest(server.server.url, text);
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]), response };
}
const own = () => new URL(server.server.url).host;
const clients = () => `/api/v1/Tenants/${server.tenant}/ClientCredentialClients`;
const countClients = async () =>
  Number((await server.send('HEAD', clients())).headers.get('total-count') ?? Number.NaN);
const createClient = (...headers: readonly string[]) =>
  send(`POST ${clients()}`, [`Host: ${own()}`, 'Content-Type: text/plain', ...headers], '{"Name":"x","RoleIds":[]}');

describe.each(['on', 'off'])('with AUTH=%s', (AUTH) => {
  beforeAll(async () => {
    server = await startTestServer({ AUTH });
  });
  afterAll(() => server.stop());

  it.each([
    ['/live', ['Host: 127.0.0.1', 'Host: 127.0.0.1']],
    ['/live', ['Host: 127.0.0.1', 'hOST: evil.example']],
    ['/api/v1/IdentityProviders', ['Host: localhost', 'Host: localhost']],
    ['/identity/.well-known/openid-configuration', ['Host: localhost', 'Host: evil.example']],
    ['/docs/', ['Host: localhost', 'Host:']],
    ['/live', []],
    ['/live', ['Host: local host']],
    ['/live', ['Host: user@localhost']],
    ['/live', ['Host: localhost/x']],
    ['/live', ['Host: localhost:80x']],
  ])('GET %s with %j returns 400 and an Operation-Id', async (path, headers) => {
    const { status, response } = await send(`GET ${path}`, headers);
    expect(`${status} ${response}`).toMatch(/^400 /);
    expect(response).toMatch(/\r\nOperation-Id: [\da-f-]{36}\r\n/i);
    expect(response).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
  });

  it('HTTP/1.0 needs no Host', async () => {
    const response = await rawRequest(server.server.url, 'GET /live HTTP/1.0\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each(['evil.example', 'evil.example:8080', '127.0.0.1.evil.example', 'localhost.evil.example', '0.0.0.0', ''])(
    'the token endpoint is not reached by the host "%s"',
    async (host) => {
      const form = 'grant_type=client_credentials';
      const headers = [`Host: ${host}`, 'Content-Type: application/x-www-form-urlencoded'];
      expect((await send('POST /identity/connect/token', headers, form)).status).toBe(403);
    },
  );
});

describe('without tokens', () => {
  beforeAll(async () => {
    server = await startTestServer({ AUTH: 'off', CORS_ORIGINS: 'loopback https://app.example' });
  });
  afterAll(() => server.stop());

  it.each(['evil.example', 'evil.example:8080', '127.0.0.1.evil.example', '[::2]', '10.0.0.1', '0.0.0.0'])(
    'every path returns 403 for the host %s',
    async (host) => {
      for (const path of ['/', '/live', '/info', '/docs/', '/openapi/identity.json', '/nothing', clients()])
        expect([path, (await send(`GET ${path}`, [`Host: ${host}`])).status]).toEqual([path, 403]);
    },
  );

  it.each(['127.0.0.1', 'LOCALHOST:1', '127.8.9.10:8080', '[::1]:8080', 'millrace.localhost'])(
    'the host %s is accepted as this machine',
    async (host) => {
      expect((await send(`GET ${clients()}`, [`Host: ${host}`])).status).toBe(200);
    },
  );

  it.each([
    ['Origin: https://evil.example'],
    ['Origin: null'],
    ['Origin: http://localhost.evil.example'],
    ['Origin: http://127.0.0.1:8080.evil.example'],
    ['Origin: http://app.example'],
    ['Origin: localhost'],
    ['Origin:'],
    ['Sec-Fetch-Site: cross-site'],
    ['Origin: https://evil.example', 'Sec-Fetch-Site: same-origin'],
  ])('refuses requests from a page of another origin: %s %s', async (...headers) => {
    const before = await countClients();
    expect((await createClient(...headers)).status).toBe(403);
    expect(await countClients()).toBe(before);
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const isRead = method === 'GET' || method === 'OPTIONS';
      if (isRead && headers[0]?.startsWith('Sec-')) continue;
      expect((await send(`${method} ${clients()}/x`, [`Host: ${own()}`, ...headers])).status).toBe(403);
    }
  });

  it('accepts programs, own pages, pages of this machine and configured origins', async () => {
    const allowed = [
      [],
      [`Origin: http://${own()}`, 'Sec-Fetch-Site: same-origin'],
      ['Origin: http://localhost:5173', 'Sec-Fetch-Site: cross-site'],
      ['Origin: https://app.example', 'Sec-Fetch-Site: cross-site'],
    ];
    for (const headers of allowed) expect([headers, (await createClient(...headers)).status]).toEqual([headers, 201]);
  });

  it('a link on another site opens the documentation', async () => {
    const headers = [`Host: ${own()}`, 'Sec-Fetch-Site: cross-site', 'Sec-Fetch-Mode: navigate'];
    expect((await send('GET /', headers)).status).toBe(302);
  });
});

describe.each(['*', 'none'])('without tokens, with CORS_ORIGINS=%s', (origins) => {
  beforeAll(async () => {
    server = await startTestServer({ AUTH: 'off', CORS_ORIGINS: origins });
  });
  afterAll(() => server.stop());

  it('refuses pages of other origins and accepts its own', async () => {
    expect((await createClient('Origin: https://evil.example')).status).toBe(403);
    expect((await createClient(`Origin: http://${own()}`)).status).toBe(201);
  });
});
