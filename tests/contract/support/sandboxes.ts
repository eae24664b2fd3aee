// Sandboxes for tests, and requests in them.
import type { Sandbox } from '../../../server/control/sandboxes.ts';
import { globalScope } from '../../../server/tenancy/communities.ts';
import type { TestServer } from '../../support/server.ts';

/** A server, and how requests reach it. */
type Reached = Pick<TestServer, 'send'> & { readonly server: { readonly url: string } };

/** Creates a sandbox and returns it with its secret. */
export async function createSandbox({ send }: Pick<TestServer, 'send'>, body: object = {}): Promise<Sandbox> {
  const response = await send('POST', '/control/v1/sandboxes', { as: null, body });
  if (response.status !== 201) throw new Error(`POST sandboxes: ${response.status} ${await response.text()}`);
  return (await response.json()) as Sandbox;
}

/** Makes the tenant of a server a sandbox. */
export async function makeSandbox({ server, tenant, namespace }: TestServer): Promise<void> {
  const created = '2026-01-01T00:00:00Z';
  const body = { name: 'Own', seed: 'empty', namespaceId: namespace, clientId: 'none', expires: null } as const;
  const object = { id: tenant, body, owner: null, acl: null, created, modified: created };
  await server.store.objects.create(globalScope, 'sandbox', object);
}

/** Returns a function that sends requests as the client of a sandbox, below its namespace; throws if the client gets no token. */
export async function inSandbox({ send, server }: Reached, sandbox: Sandbox) {
  const { tenantId, namespaceId, clientId, clientSecret = '' } = sandbox;
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  });
  const response = await fetch(`${server.url}/identity/connect/token`, { method: 'POST', body });
  const { access_token: token, error } = (await response.json()) as { access_token?: string; error?: string };
  if (token === undefined) throw new Error(error);
  const base = `/api/v1/Tenants/${tenantId}/Namespaces/${namespaceId}`;
  return {
    token,
    send: (method: string, path: string, content?: unknown) =>
      send(method, base + path, { as: { token }, ...(content === undefined ? {} : { body: content }) }),
  };
}
