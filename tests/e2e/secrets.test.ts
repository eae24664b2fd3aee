// A secret is only in the response that creates it: in no other response, log or file (document 2, sections 2 and 5).
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { announcement } from '../../server/announcement.ts';
import { demo } from '../../server/seed/demo.ts';
import { startProcess, type ServerProcess } from '../support/process.ts';

let folder = '';
let server: ServerProcess;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'millrace-secrets-'));
  server = startProcess({ DATA_DIR: folder, LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** The responses as text, with their headers, except those that create a secret. */
const responses: string[] = [];
const secrets = new Set<string>([demo.secret]);
const tokens = new Set<string>();

async function record(response: Response): Promise<void> {
  responses.push(`${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`);
}

it('secrets are in no other response, in no log and in no file', async () => {
  const url = await server.url;
  // The server listens before it stores the demo.
  for (let ready = 0; ready !== 200; ready = (await fetch(`${url}/ready`)).status);
  const tokenUrl = `${url}/identity/connect/token`;
  const form = (id: string, secret: string, more: object = {}) =>
    new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret, ...more });
  const tokenFor = async (id: string, secret: string) => {
    const response = await fetch(tokenUrl, { method: 'POST', body: form(id, secret) });
    const { access_token } = (await response.json()) as { readonly access_token: string };
    tokens.add(access_token);
    return access_token;
  };
  const token = await tokenFor(demo.client, demo.secret);
  const T = `${url}/api/v1/Tenants/${demo.tenant}`;
  const send = async (method: string, path: string, body?: unknown, as = token) =>
    fetch(T + path, {
      method,
      headers: { Authorization: `Bearer ${as}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const create = async (path: string, body: object) => {
    const response = await send('POST', path, body);
    const created = (await response.json()) as { readonly Secret: string; readonly Client: { readonly Id: string } };
    expect(created.Secret).toMatch(/^[\w-]{43}$/);
    secrets.add(created.Secret);
    return created;
  };

  for (const [kind, body] of [
    ['HybridClients', { Name: 'Portal', RedirectUris: ['https://portal.example.com/'] }],
    ['ClientCredentialClients', { Name: 'Gauge' }],
  ] as const) {
    const { Secret, Client } = await create(`/${kind}`, body);
    const path = `/${kind}/${Client.Id}`;
    const second = await create(`${path}/Secrets`, { Expires: false, Description: 'Second' });
    const own = await tokenFor(Client.Id, Secret);

    // Reads, changes and refusals.
    const readPaths = [
      `/${kind}`,
      `/${kind}?id=${Client.Id}`,
      path,
      `${path}/Secrets`,
      `${path}/Secrets/1`,
      `${path}/Secrets/2`,
    ];
    for (const readPath of readPaths) {
      await record(await send('GET', readPath));
      await record(await send('GET', readPath, undefined, own));
    }
    await record(await send('PUT', path, { Name: 'Other' }));
    await record(await send('PUT', path, { Name: 'Other' }, own));
    await record(await send('PUT', path, { AccessTokenLifetime: 1 }));
    await record(await send('PUT', `${path}/Secrets/1`, { Description: 'First' }));
    await record(await send('PUT', `${path}/Secrets/1`, { Expires: true }));
    await record(await send('POST', `/${kind}`, { ...body, Id: Client.Id }));
    // Errors do not repeat a secret that a caller sends in the wrong place.
    await record(await send('PUT', path, { Secret, AccessTokenLifetime: 1 }));
    await record(await send('POST', `/${kind}`, { ...body, Secret, Name: '' }));
    await record(await send('GET', '/Users', undefined, Secret));

    // Refused token requests with a valid secret.
    const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    for (const init of [
      { body: form(Client.Id, Secret, { grant_type: 'password' }) },
      { body: form(Client.Id, Secret, { scope: 'nothing' }) },
      { body: form(demo.client, Secret) },
      { body: form(Client.Id, `${second.Secret}x`) },
      { body: form(Client.Id, Secret), headers: { Authorization: basic(Client.Id, Secret) } },
      {
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
        headers: { Authorization: basic('nobody', Secret) },
      },
      {
        body: JSON.stringify({ client_id: Client.Id, client_secret: Secret }),
        headers: { 'Content-Type': 'application/json' },
      },
    ]) {
      const response = await fetch(tokenUrl, { method: 'POST', ...init });
      expect(response.ok).toBe(false);
      await record(response);
    }
    await record(await fetch(`${tokenUrl}?${form(Client.Id, Secret)}`));
    await send('PUT', path, { Enabled: false });
    await record(await fetch(tokenUrl, { method: 'POST', body: form(Client.Id, Secret) }));
    await record(await send('DELETE', `${path}/Secrets/2`));
    await record(await send('DELETE', path));
  }

  expect(await server.end('SIGTERM')).toBe(0);
  const responseText = responses.join('\n');
  const logged = server.output().replace(announcement(url, 'token'), '');
  expect(secrets.size).toBe(5);
  expect(logged).toContain('No token was issued.');
  for (const secret of secrets) {
    expect(responseText).not.toContain(secret);
    expect(logged).not.toContain(secret);
    // Basic authentication encodes the secret with Base64.
    const encoded = Buffer.from(`:${secret}`).toString('base64').slice(4, -4);
    expect(logged + responseText).not.toContain(encoded);
  }
  for (const value of tokens) expect(logged).not.toContain(value);
  const stored = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'latin1'));
  expect(stored.join('')).toContain(demo.tenant);
  for (const secret of secrets) for (const text of stored) expect(text.includes(secret)).toBe(false);
}, 120_000);
