// Sends the worked examples of docs/behavior unchanged, each page in its own namespace of a server with the demo seed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/documents.ts';
import { readConfig } from '../../server/config.ts';
import { demo } from '../../server/seed/demo.ts';
import { startServer, type Server } from '../../server/start.ts';
import { exampleStreams } from '../support/example-streams.ts';
import { elide, elideText, examplesOf, parseElided, type Example } from '../support/http-examples.ts';

const folder = join(root, 'docs', 'behavior');
const pages = readdirSync(folder).map(
  (file) => [file.replace('.md', ''), examplesOf(readFileSync(join(folder, file), 'utf8'))] as const,
);

const member = '33333333-3333-4333-8333-333333333333';

describe('worked examples of the behavior pages', () => {
  let server: Server;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    server = await startServer(readConfig({ PORT: '0', DATA_DIR: ':memory:', SEED: 'demo', LOG_LEVEL: 'silent' }));
    tokens['administrator'] = await tokenOf(demo.client, demo.secret);
    const created = await send('POST', `${tenant}/ClientCredentialClients`, {
      Id: member,
      Name: 'Member',
      RoleIds: [],
    });
    const { Secret } = (await created.json()) as { Secret: string };
    tokens['member'] = await tokenOf(member, Secret);
  });
  afterAll(() => server.stop());

  const tenant = `/api/v1/Tenants/${demo.tenant}`;

  async function tokenOf(client: string, secret: string): Promise<string> {
    const form = { grant_type: 'client_credentials', client_id: client, client_secret: secret };
    const response = await fetch(`${server.url}/identity/connect/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    return ((await response.json()) as { access_token: string }).access_token;
  }

  const send = (method: string, path: string, body: unknown) =>
    fetch(server.url + path, {
      method,
      headers: { Authorization: `Bearer ${tokens['administrator']}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** Sends the request of an example: as an administrator by default, without a token below /identity. */
  async function sendExample({ request }: Example, namespace: string): Promise<Response> {
    const { method, path, body } = request;
    const fill = (text: string) =>
      text
        .replace(/^…/, `${tenant}/Namespaces/${namespace}`)
        .replaceAll('{tenantId}', demo.tenant)
        .replaceAll('{namespaceId}', namespace)
        .replaceAll(/\{(administrator|member)\}/g, (_all, name: string) => tokens[name] ?? '');
    const headers = new Headers(path.startsWith('/identity') ? {} : { Authorization: fill('Bearer {administrator}') });
    if (body !== '') headers.set('Content-Type', 'application/json');
    for (const [name, value] of Object.entries(request.headers)) headers.set(name, fill(value));
    const url = new URL(server.url + fill(path));
    return fetch(url, { method, headers, redirect: 'manual', ...(body === '' ? {} : { body: fill(body) }) });
  }

  async function expectExample(example: Example, namespace: string): Promise<void> {
    const { status, headers, body } = example.response;
    const response = await sendExample(example, namespace);
    const text = await response.text();
    const isJson = /^["[{]|^null$/.test(body);
    const elided = isJson && text !== '' ? elide(JSON.parse(text), parseElided(body)) : elideText(text, body);
    const namedHeaders = Object.entries(headers).map(([name, value]) => [
      name,
      elideText(response.headers.get(name) ?? '', value),
    ]);
    expect([example.title, response.status, Object.fromEntries(namedHeaders), elided]).toEqual([
      example.title,
      status,
      headers,
      isJson ? parseElided(body) : body,
    ]);
  }

  it.each(pages)('%s: the responses equal those of the page', async (namespace, examples) => {
    await send('PUT', `${tenant}/Namespaces/${namespace}`, { Id: namespace });
    for (const [method, path, body] of exampleStreams) {
      const created = await send(method, `${tenant}/Namespaces/${namespace}${path}`, body);
      expect([path, created.ok]).toEqual([path, true]);
    }
    for (const example of examples) await expectExample(example, namespace);
  });

  it('are at least two on each page', () => {
    const few = pages.filter(([page, examples]) => examples.length < (page === 'README' ? 1 : 2));
    expect(few.map(([page]) => page)).toEqual([]);
  });
});
