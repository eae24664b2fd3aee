// A server on a loopback address uses the host name of the request in its responses, since strict clients compare the two
// (docs/behavior/signing-in.md#this-machine-only).
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import * as oidc from 'openid-client';
import { rawRequest } from '../support/raw-http.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { newWorld } from './support/cases.ts';
import { newTenant, type Tenant } from './support/identity-tenant.ts';
import { generateSigningKeys, type SigningKeys } from '../../server/openid/keys.ts';
import { sign, signingKey } from '../support/tokens.ts';
import { formOf } from './support/browser.ts';
import { signedOutUri, signInHelpers } from './support/sign-ins.ts';

let keys: SigningKeys;
let server: TestServer;
let tenant: Tenant;
let client: { readonly id: string; readonly secret: string };
const at = (name: string) => `http://${name}:${new URL(server.server.url).port}`;

async function start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
  keys = await generateSigningKeys();
  server = await startTestServer(settings, { keys });
  tenant = await newTenant(await newWorld(server));
  const { Secret, Client } = await tenant.ok<{ Secret: string; Client: { Id: string } }>(
    'POST',
    '/ClientCredentialClients',
    { Name: 'Gauge', RoleIds: [tenant.roles.contributor] },
  );
  client = { id: Client.Id, secret: Secret };
}

const discover = (issuer: string) =>
  oidc.discovery(new URL(issuer), client.id, client.secret, undefined, { execute: [oidc.allowInsecureRequests] });
const tokenAt = async (base: string) =>
  (await oidc.clientCredentialsGrant(await discover(`${base}/identity`))).access_token;

describe('a server of this machine', () => {
  beforeAll(() => start());
  afterAll(() => server.stop());

  it.each(['localhost', '127.0.0.1'])(
    'called %s is an issuer of that name, for a client that compares',
    async (name) => {
      const config = await discover(`${at(name)}/identity`);
      const { issuer, ...metadata } = config.serverMetadata();
      expect(issuer).toBe(`${at(name)}/identity`);
      for (const [member, value] of Object.entries(metadata))
        if (/_endpoint$|^jwks_uri$/.test(member))
          expect([member, value]).toEqual([member, expect.stringContaining(at(name))]);
      const token = await tokenAt(at(name));
      expect(decodeJwt(token)).toMatchObject({ iss: issuer, aud: [`${issuer}/resources`, 'ocsapi'] });
    },
  );

  it('accepts its tokens under each of its names', async () => {
    for (const from of ['localhost', '127.0.0.1'])
      for (const to of ['localhost', '127.0.0.1']) {
        const headers = { Authorization: `Bearer ${await tokenAt(at(from))}` };
        const response = await fetch(`${at(to)}/api/v1/Tenants/${tenant.id}/Users`, { headers });
        expect([from, to, response.status]).toEqual([from, to, 200]);
      }
  });

  it.each(['localhost', '127.0.0.1'])('called %s names that in Location and Link', async (name) => {
    const headers = { Authorization: `Bearer ${server.tokenOf('administrator')}`, 'Content-Type': 'application/json' };
    const base = `${at(name)}/api/v1/Tenants/${server.tenant}/Roles`;
    const body = JSON.stringify({ Name: `Operators of ${name}` });
    const made = (await (await fetch(base, { method: 'POST', headers, body })).json()) as { Id: string };
    const again = await fetch(base, { method: 'POST', headers, body, redirect: 'manual' });
    expect([again.status, again.headers.get('location')]).toEqual([302, `${base}/${made.Id}`]);
    // A client that follows it sends its token again, since the origin is the same.
    expect((await fetch(base, { method: 'POST', headers, body })).status).toBe(200);
    const page = await fetch(`${base}?count=1`, { headers });
    for (const link of (page.headers.get('link') ?? '').match(/https?:[^>]+/g) ?? []) expect(link).toContain(at(name));
    const info = (await (await fetch(`${at(name)}/info`)).json()) as { issuer: string; docs: string };
    expect(info).toMatchObject({ issuer: `${at(name)}/identity`, docs: `${at(name)}/docs/` });
  });

  describe('signing out', () => {
    /** Returns the sign-in helpers for one of the server's names. */
    const signInsAt = (name: string) =>
      signInHelpers(
        () => ({ ...server, server: { ...server.server, url: at(name) } }),
        () => tenant,
      );
    /** Creates a client that signs in under each of the names. */
    async function newClientAt(names: readonly string[]) {
      const { id, secret } = await signInsAt('localhost').newClient();
      const config = (name: string) =>
        oidc.discovery(new URL(`${at(name)}/identity`), id, secret, undefined, {
          execute: [oidc.allowInsecureRequests],
        });
      return Promise.all(names.map(async (name) => ({ id, secret, config: await config(name) })));
    }
    const urlOf = (config: oidc.Configuration, hint = '') =>
      oidc.buildEndSessionUrl(config, { id_token_hint: hint, post_logout_redirect_uri: signedOutUri }).href;

    it.each([
      ['localhost', '127.0.0.1'],
      ['127.0.0.1', 'localhost'],
    ])('accepts an ID token of %s as a hint under %s', async (from, to) => {
      const [issuing, ending] = await newClientAt([from, to]);
      if (!issuing || !ending) throw new Error('There is no client.');
      const { inviteUser } = signInsAt(from);
      const { tokens } = await signInsAt(from).completeSignIn(issuing, await inviteUser());
      const { browser } = await signInsAt(to).completeSignIn(ending, await inviteUser());
      const page = await browser.open(urlOf(ending.config, tokens.id_token));
      const { action, fields } = formOf(page);
      expect((await browser.submit(action, { ...fields, logout: 'yes' })).url.href).toBe(signedOutUri);
    });

    it('refuses hints of another machine, for another client or signed by another key', async () => {
      const [client] = await newClientAt(['127.0.0.1']);
      if (!client) throw new Error('There is no client.');
      const { browser } = await signInsAt('127.0.0.1').completeSignIn(
        client,
        await signInsAt('127.0.0.1').inviteUser(),
      );
      const now = Math.floor(Date.now() / 1_000);
      const claims = { iss: `${at('localhost')}/identity`, aud: client.id, sub: 'somebody', iat: now, exp: now + 60 };
      const own = signingKey(keys);
      const statusOf = async (hint: string) => (await browser.open(urlOf(client.config, hint))).status;
      expect(await statusOf(await sign(own, claims, {}))).toBe(200);
      expect(await statusOf(await sign(own, { ...claims, iss: 'https://evil.example/identity' }, {}))).toBe(400);
      expect(await statusOf(await sign(own, { ...claims, aud: 'another' }, {}))).toBe(400);
      expect(await statusOf(await sign(signingKey(await generateSigningKeys()), claims, {}))).toBe(400);
    });
  });

  it('uses its default name for requests with a foreign name or without one', async () => {
    for (const host of ['Host: hub.example', 'X: y'])
      expect(await rawRequest(server.server.url, `GET /info HTTP/1.0\r\n${host}\r\n\r\n`)).toContain(
        `"issuer":"${server.server.url}/identity"`,
      );
  });

  it('creates one provider for each of its names, even if requests name many ports', async () => {
    for (let port = 1; port < 40; port += 1) {
      const get = `GET /identity/.well-known/openid-configuration HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`;
      expect(await rawRequest(server.server.url, get)).toContain(`"issuer":"http://localhost:${port}/identity"`);
    }
  });
});

describe('a server with a PUBLIC_URL of this machine', () => {
  beforeAll(async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    server = await startTestServer({ PORT: String(port), PUBLIC_URL: `http://localhost:${port}` });
  });
  afterAll(() => server.stop());

  it.each(['localhost', '127.0.0.1'])('uses only that name, even in requests to %s', async (name) => {
    const document = await fetch(`${at(name)}/identity/.well-known/openid-configuration`);
    expect(await document.json()).toMatchObject({ issuer: `${server.server.url}/identity` });
  });
});
