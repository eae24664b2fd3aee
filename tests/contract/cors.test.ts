// CORS: which origins can send requests and read the responses.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../server/config.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

const preflight = { 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'authorization,x-own' };

describe('pages of other origins', () => {
  let server: TestServer;
  const base = () => `/api/v1/Tenants/${server.tenant}/Namespaces/demo/Types`;
  beforeAll(async () => {
    server = await startTestServer({ CORS_ORIGINS: 'loopback https://app.example' });
  });
  afterAll(() => server.stop());

  it.each(['http://localhost:5173', 'http://127.0.0.1:1', 'https://[::1]:8443', 'https://app.example'])(
    '%s can send requests and read responses',
    async (Origin) => {
      const preflightResponse = await server.send('OPTIONS', base(), { as: null, headers: { Origin, ...preflight } });
      expect(preflightResponse.status).toBe(204);
      expect(preflightResponse.headers.get('access-control-allow-origin')).toBe(Origin);
      expect(preflightResponse.headers.get('access-control-allow-methods')).toContain('PATCH');
      expect(preflightResponse.headers.get('access-control-allow-headers')).toBe('authorization,x-own');
      expect(preflightResponse.headers.get('access-control-allow-credentials')).toBeNull();
      const read = await server.send('GET', base(), { headers: { Origin } });
      expect([read.status, read.headers.get('access-control-allow-origin')]).toEqual([200, Origin]);
      expect(read.headers.get('access-control-expose-headers')).toMatch(/Operation-Id.*Total-Count.*Link.*Next-Page/);
      expect(read.headers.get('vary')).toContain('Origin');
      const refused = await server.send('GET', base(), { as: null, headers: { Origin } });
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, Origin]);
    },
  );

  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'null',
    'http://app.example',
  ])('%s cannot read responses', async (Origin) => {
    const preflightResponse = await server.send('OPTIONS', base(), { as: null, headers: { Origin, ...preflight } });
    expect(preflightResponse.headers.get('access-control-allow-origin')).toBeNull();
    const read = await server.send('GET', base(), { headers: { Origin } });
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('OPTIONS without the headers of a preflight is an ordinary request', async () => {
    const headers = { Origin: 'http://localhost:1' };
    expect((await server.send('OPTIONS', base(), { headers })).status).toBe(405);
  });
});

describe('CORS_ORIGINS', () => {
  it.each([
    ['', ['loopback']],
    ['none', []],
    ['*', ['*']],
    ['https://a.example, http://b.example:8080', ['https://a.example', 'http://b.example:8080']],
  ])('reads %p', (text, expected) => {
    expect(readConfig({ CORS_ORIGINS: text }).corsOrigins).toEqual(expected);
  });

  it.each(['a.example', 'https://a.example/', 'https://a.example/x', 'all'])('refuses %s', (text) => {
    expect(() => readConfig({ CORS_ORIGINS: text })).toThrow('CORS_ORIGINS must be none, *, or origins such as');
  });
});
