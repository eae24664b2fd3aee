// A server of its own for a test file, with a tenant, clients of several roles and a token for each.
import { randomUUID } from 'node:crypto';
import { readConfig } from '../../server/config.ts';
import { createTenant, type BuiltInRole } from '../../server/seed/tenant.ts';
import { startServer, type Server } from '../../server/start.ts';

const callers = {
  administrator: ['administrator', 'member'],
  contributor: ['contributor', 'member'],
  member: ['member'],
  stranger: [],
} as const satisfies Record<string, readonly BuiltInRole[]>;
export type Who = keyof typeof callers;

export interface TestServer {
  readonly server: Server;
  readonly tenant: string;
  readonly namespace: string;
  /** A tenant that none of the callers belongs to. */
  readonly otherTenant: string;
  /** Sends a request; `as: null` sends no token. Paths start behind the base address. */
  send(method: string, path: string, options?: SendOptions): Promise<Response>;
  stop(): Promise<void>;
}

export interface SendOptions {
  readonly as?: Who | null;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Starts a server on a free port; by default its store is in memory, `databaseUrl` names another one. */
export async function startTestServer(settings: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const server = await startServer(
    readConfig({
      PORT: '0',
      DATA_DIR: ':memory:',
      SEED: 'none',
      RESPONSE_VALIDATION: 'on',
      LOG_LEVEL: 'error',
      ...settings,
    }),
  );
  const created = '2026-01-01T00:00:00.0000000Z';
  const tenant = randomUUID();
  const otherTenant = randomUUID();
  const clients = Object.entries(callers).map(([name, roles]) => ({
    id: randomUUID(),
    name,
    secret: randomUUID(),
    roles,
  }));
  await createTenant(server.store, { id: tenant, name: 'Northwind Utilities', namespace: 'demo', clients, created });
  await createTenant(server.store, { id: otherTenant, name: 'Other', namespace: 'demo', clients: [], created });

  const tokens = new Map<string, string>();
  for (const { id, name, secret } of clients) {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
    const response = await fetch(`${server.url}/identity/connect/token`, { method: 'POST', body });
    const { access_token } = (await response.json()) as { access_token: string };
    tokens.set(name, access_token);
  }

  return {
    server,
    tenant,
    namespace: 'demo',
    otherTenant,
    async send(method, path, { as = 'administrator', body, headers = {} } = {}) {
      const token = as === null ? {} : { Authorization: `Bearer ${tokens.get(as) ?? ''}` };
      const content = body === undefined ? {} : { 'Content-Type': 'application/json' };
      return fetch(server.url + path, {
        method,
        headers: { ...token, ...content, ...headers },
        redirect: 'manual',
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
    },
    stop: () => server.stop(),
  };
}
