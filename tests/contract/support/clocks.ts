// Helpers for tests that set the clock of a sandbox.
import { randomUUID } from 'node:crypto';
import type { components } from '../../../generated/types/control.ts';
import { createTenant } from '../../../server/seed/tenant.ts';
import { globalScope } from '../../../server/tenancy/communities.ts';
import type { SendOptions, TestServer } from '../../support/server.ts';
import { newWorld, readResponse, type ReadResponse, type World } from './cases.ts';
import { requestInTenant, requestToken } from './identity-clients.ts';

type Schemas = components['schemas'];

/** A sandbox with a world of its own, in which requests are those of an administrator. */
export interface ClockSandbox {
  readonly world: World;
  readonly id: string;
  /** Sends a request for the clock of the sandbox. */
  send(method: string, path: string, body?: unknown): Promise<ReadResponse>;
  get(): Promise<Schemas['Clock']>;
  set(change: Schemas['ClockChange']): Promise<Schemas['Clock']>;
  /** Advances the clock; requests then need a new token if the previous one has expired. */
  advance(advance: Schemas['ClockAdvance']): Promise<Schemas['ClockAdvanceResult']>;
  /** Returns the same sandbox with its requests sent to another server of the store. */
  at(other: TestServer): Promise<ClockSandbox>;
  /** Gets a new token at the time of the clock, which the world uses from then on. Returns it. */
  signIn(): Promise<string>;
  /** Sends a request below the tenant and returns its JSON body. Throws if the request fails. */
  inTenant<T = unknown>(method: string, path: string, body?: unknown): Promise<T>;
}

/** Creates a sandbox on a server. */
export async function newClockSandbox(server: TestServer): Promise<ClockSandbox> {
  const { store } = server.server;
  const [id, secret] = [randomUUID(), randomUUID()];
  const created = '2026-01-01T00:00:00Z';
  const client = { id: randomUUID(), name: 'Administrator', secret, roles: ['administrator', 'member'] as const };
  await createTenant(store, { id, name: 'Clock', namespace: 'demo', clients: [client], created });
  const body = { name: 'Clock', seed: 'empty', namespaceId: 'demo', clientId: client.id, expires: null } as const;
  await store.objects.create(globalScope, 'sandbox', { id, body, owner: null, acl: null, created, modified: created });
  return sandboxAt(server, { id, clientId: client.id, secret });
}

/** A stored sandbox. */
interface StoredSandbox {
  readonly id: string;
  readonly clientId: string;
  readonly secret: string;
}

async function sandboxAt(server: TestServer, { id, clientId, secret }: StoredSandbox): Promise<ClockSandbox> {
  let token = '';
  const asAdministrator = (options: SendOptions = {}) => ({ as: { token }, ...options });
  const world = await newWorld({
    ...server,
    tenant: id,
    send: (method, path, options) => server.send(method, path, asAdministrator(options)),
  });
  const send = async (method: string, path: string, content?: unknown) => {
    const options = content === undefined ? {} : { body: content };
    return readResponse(
      await server.send(method, `/control/v1/sandboxes/${id}/clock${path}`, { as: null, ...options }),
    );
  };
  const ok = async (method: string, path: string, content?: unknown) => {
    const response = await send(method, path, content);
    if (response.status !== 200) throw new Error(`${method} clock${path}: ${response.status} ${response.text}`);
    return response.body;
  };
  return {
    world,
    id,
    send,
    get: async () => (await ok('GET', '')) as Schemas['Clock'],
    set: async (change) => (await ok('PUT', '', change)) as Schemas['Clock'],
    advance: async (advance) => (await ok('POST', '/advance', advance)) as Schemas['ClockAdvanceResult'],
    at: (other) => sandboxAt(other, { id, clientId, secret }),
    async signIn() {
      const response = await requestToken({ server }, clientId, secret);
      ({ access_token: token } = (await response.json()) as { readonly access_token: string });
      return token;
    },
    inTenant: async <T>(method: string, path: string, content?: unknown) =>
      (await requestInTenant(world, method, path, content, { token })) as T,
  };
}
