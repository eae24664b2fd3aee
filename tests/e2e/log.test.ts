// The log of a server process.
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { announcement } from '../../server/announcement.ts';
import { demo } from '../../server/seed/demo.ts';
import type { ServerProcess } from '../support/process.ts';
import { demoToken, serverProcesses } from '../support/server-processes.ts';

const base = `/api/v1/Tenants/${demo.tenant}/Namespaces/${demo.namespace}`;
const { start } = serverProcesses();

describe('the log', () => {
  it('contains no secret and no token at the level debug', async () => {
    const server = start({ LOG_LEVEL: 'debug' });
    const url = await server.url;
    const token = await demoToken(url);
    const wrongSecret = 'a-secret-that-is-wrong';
    const wrongToken = `${token.slice(0, -8)}AAAAAAAA`;
    const body = { grant_type: 'client_credentials', client_id: demo.client, client_secret: wrongSecret };
    const tokenUrl = `${url}/identity/connect/token`;
    const as = (given: string) => ({
      headers: { Authorization: `Bearer ${given}`, 'Content-Type': 'application/json' },
    });
    await fetch(tokenUrl, { method: 'POST', body: new URLSearchParams(body) });
    await fetch(tokenUrl, { method: 'POST', ...as(token), body: JSON.stringify(body) });
    await fetch(`${url}${base}/Streams`, as(wrongToken));
    await fetch(`${url}${base}/Streams/Nothing`, as(token));
    await fetch(`${url}${base}/Streams/New`, { method: 'POST', ...as(token), body: '{' });
    await fetch(`${url}${base}/Streams?access_token=${token}&count=x`, as(token));
    expect(await server.end('SIGTERM')).toBe(0);
    expect(server.output()).toContain('request failed');
    const [, claims = '-', signature = '-'] = token.split('.');
    for (const secret of [demo.secret, wrongSecret, claims, signature, wrongToken, 'client_secret', 'PRIVATE'])
      expect(server.output().replace(announcement(url, 'token'), '')).not.toContain(secret);
  });

  /** Returns the lines of a log that have this message. */
  const linesOf = (server: ServerProcess, message: string) =>
    server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as { level: number; msg: string; path?: string; status?: number; code?: string })
      .filter(({ msg }) => msg === message);

  it('contains a line only for each successful request at the level info', async () => {
    const server = start({ LOG_LEVEL: 'info', SEED: 'none' });
    const url = await server.url;
    for (const path of ['/live?token=a-token', '/ready', '/live', '/nothing', '/docs/nothing']) await fetch(url + path);
    expect(await server.end('SIGTERM')).toBe(0);
    const lines = linesOf(server, 'request');
    expect(lines.map(({ path }) => path)).toEqual(['/live', '/ready', '/live']);
    expect(lines[0]).toMatchObject({ level: 30, method: 'GET', status: 200 });
    expect(server.output()).not.toContain('a-token');
  });

  it('warns of refused requests and failed sign-ins up to WARNING_LIMIT times', async () => {
    const server = start({ WARNING_LIMIT: '3' });
    const url = await server.url;
    const form = { grant_type: 'client_credentials', client_id: demo.client, client_secret: 'wrong' };
    await fetch(`${url}/identity/connect/token`, { method: 'POST', body: new URLSearchParams(form) });
    await fetch(`${url}/identity/connect/authorize?client_id=nobody`);
    for (let i = 0; i < 20; i += 1) await fetch(`${url}${base}/Streams`);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(linesOf(server, 'No token was issued.')).toMatchObject([{ level: 40, code: 'invalid_client' }]);
    expect(linesOf(server, 'Nobody was signed in.')).toMatchObject([{ level: 40, code: 'invalid_client' }]);
    expect(linesOf(server, 'request refused')).toMatchObject([{ level: 40, status: 401, path: `${base}/Streams` }]);
    expect(linesOf(server, 'request')).toEqual([]);
  });

  it('contains no error if a client disconnects during a response', async () => {
    const server = start({ AUTH: 'off', LOG_LEVEL: 'debug' });
    const { hostname, port, origin } = new URL(await server.url);
    const make = async (path: string, body: unknown) => {
      const headers = { 'Content-Type': 'application/json' };
      const response = await fetch(origin + base + path, { method: 'POST', headers, body: JSON.stringify(body) });
      expect(response.status).toBeLessThan(300);
    };
    const property = (Id: string, SdsTypeCode: number, IsKey = false) => ({ Id, IsKey, SdsType: { SdsTypeCode } });
    await make('/Types/Long', {
      Id: 'Long',
      SdsTypeCode: 1,
      Properties: [property('Key', 9, true), property('Text', 18)],
    });
    await make('/Streams/Long', { Id: 'Long', TypeId: 'Long' });
    // More bytes than the buffers of the connection can hold.
    const Text = 'x'.repeat(10_000);
    await make(
      '/Streams/Long/Data',
      Array.from({ length: 2_000 }, (_, Key) => ({ Key, Text })),
    );
    const socket = connect(Number(port), hostname);
    socket.write(`GET ${base}/Streams/Long/Data?startIndex=0&endIndex=2000 HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`);
    const [firstChunk] = (await once(socket, 'data')) as [Buffer];
    expect(firstChunk.toString()).toMatch(/^HTTP\/1.1 200 /);
    socket.destroy();
    expect(await server.end('SIGTERM')).toBe(0);
    const lines = server
      .output()
      .split('\n')
      .filter((line) => line.includes('request failed'));
    expect(lines.map((line) => (JSON.parse(line) as { level: number }).level)).toEqual([20]);
    expect(lines[0]).toContain('ClientDisconnected');
  });
});
