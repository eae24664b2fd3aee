// Headers that keep browsers from guessing media types and caches from storing secrets (docs/behavior/signing-in.md#requests-of-browsers).
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rawRequest } from '../support/raw-http.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { redirectUri, requestInTenant, type CreatedClient } from './support/identity-clients.ts';
import { newWorld } from './support/cases.ts';

const site = mkdtempSync(join(tmpdir(), 'millrace-site-'));
let server: TestServer;
beforeAll(async () => {
  writeFileSync(join(site, 'index.html'), '<!doctype html><title>Docs</title>');
  writeFileSync(join(site, 'search.js'), '1');
  server = await startTestServer({}, { site });
});
afterAll(async () => {
  await server.stop();
  rmSync(site, { recursive: true });
});
const types = () => `/api/v1/Tenants/${server.tenant}/Namespaces/demo/Types`;

describe('X-Content-Type-Options', () => {
  it.each<[string, () => readonly [method: string, path: string]]>([
    ['a response of the API', () => ['GET', types()]],
    ['an error of the API', () => ['GET', `${types()}/None`]],
    ['a method that is not supported', () => ['TRACK', types()]],
    ['an operation without token', () => ['HEAD', types()]],
    ['an unknown path', () => ['GET', '/nothing']],
    ['health', () => ['GET', '/live']],
    ['readiness', () => ['GET', '/ready']],
    ['information', () => ['GET', '/info']],
    ['the root', () => ['GET', '/']],
    ['the documentation', () => ['GET', '/docs/']],
    ['a part of the documentation', () => ['GET', '/docs/search.js']],
    ['a missing page', () => ['GET', '/docs/none.html']],
    ['a contract', () => ['GET', '/openapi/identity.json']],
    ['the discovery document', () => ['GET', '/identity/.well-known/openid-configuration']],
    ['the keys', () => ['GET', '/identity/.well-known/openid-configuration/jwks']],
    ['the token endpoint', () => ['POST', '/identity/connect/token']],
    ['an authorization', () => ['GET', '/identity/connect/authorize']],
    ['a sign-in', () => ['GET', '/identity/signin/x']],
    ['signing out', () => ['GET', '/identity/connect/endsession/success']],
    ['user information', () => ['GET', '/identity/connect/userinfo']],
  ])('is on %s', async (_name, request) => {
    const [method, path] = request();
    const text = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${server.tokenOf('administrator')}\r\nConnection: close\r\n\r\n`;
    const response = await rawRequest(server.server.url, text);
    expect(response).toMatch(/^HTTP\/1\.1 \d{3} /);
    expect(response).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
  });

  it.each(['no HTTP at all\r\n\r\n', `GET /live HTTP/1.1\r\nHost: localhost\r\nA: ${'x'.repeat(20_000)}\r\n\r\n`])(
    'is on requests that are refused before they are parsed',
    async (text) => {
      expect(await rawRequest(server.server.url, text)).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
    },
  );
});

it('responses with secrets must not be cached', async () => {
  const tenant = `/api/v1/Tenants/${server.tenant}`;
  const world = await newWorld(server);
  const made = (await requestInTenant(world, 'POST', '/ClientCredentialClients', { Name: 'Gauge' })) as CreatedClient;
  const portal = { Name: 'Portal', RedirectUris: [redirectUri] };
  const { Client } = (await requestInTenant(world, 'POST', '/HybridClients', portal)) as CreatedClient;
  for (const [path, body] of [
    ['/ClientCredentialClients', { Name: 'Other' }],
    ['/HybridClients', portal],
    [`/ClientCredentialClients/${made.Client.Id}/Secrets`, { Expires: false }],
    [`/HybridClients/${Client.Id}/Secrets`, { Expires: false }],
  ] as const) {
    const response = await server.send('POST', tenant + path, { body });
    expect(await response.text()).toContain('"Secret"');
    expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
  const form = { grant_type: 'client_credentials', client_id: made.Client.Id, client_secret: made.Secret };
  const url = `${server.server.url}/identity/connect/token`;
  const token = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
  expect([token.status, token.headers.get('cache-control')]).toEqual([200, 'no-store']);
});

it('pages of the documentation declare what they may load, and that no page may frame them', async () => {
  const policy = (await fetch(`${server.server.url}/docs/`)).headers.get('content-security-policy');
  for (const part of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "connect-src 'self'"])
    expect(policy).toContain(part);
});
