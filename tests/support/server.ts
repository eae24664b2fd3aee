// Starts a server for a test file, with a tenant, clients of several roles and a token for each.
import { randomUUID } from 'node:crypto';
import { millisecondsOf, systemTicks } from '../../server/runtime/clock.ts';
import { readConfig } from '../../server/config.ts';
import type { Caller } from '../../server/requests/caller.ts';
import { tenantScope, tenantRoles } from '../../server/tenancy/tenants.ts';
import { currentCaller } from '../../server/identity/current-caller.ts';
import type { TenantRole } from '../../server/domain/identity/role-types.ts';
import { createTenant, type NewTenant } from '../../server/seed/tenant.ts';
import { API_SCOPE } from '../../server/openid/claims.ts';
import { startServer, type Server, type StartOptions } from '../../server/start.ts';
import { generateSigningKeys } from '../../server/openid/keys.ts';
import type { ObjectName } from '../../server/store/ports/object-store.ts';
import type { Store } from '../../server/store/ports/store.ts';
import { serverLog } from './server-log.ts';
import { signToken } from './tokens.ts';

/** The kinds of objects that can have a token. */
const callerKinds = ['user', 'clientCredentialClient', 'hybridClient'] as const;

const callers = {
  administrator: ['administrator', 'member'],
  contributor: ['contributor', 'member'],
  member: ['member'],
  stranger: [],
} as const satisfies Record<string, readonly TenantRole[]>;
/** A caller by name, or by token. */
export type TestCaller = keyof typeof callers | { readonly token: string };

export interface TestServer {
  readonly server: Server;
  readonly tenant: string;
  readonly namespace: string;
  /** A tenant that none of the callers belongs to. */
  readonly otherTenant: string;
  /** The ids of the built-in roles of the tenant. */
  readonly roles: Readonly<Record<TenantRole, string>>;
  /** Returns a token of a user of the tenant, signed by the key of the server. The user does not have to exist. */
  tokenOfUser(user: TokenUser): Promise<string>;
  /** Allows changes by a user or client that does not exist. */
  allowMissing(id: string): void;
  /** Returns the token of a caller. */
  tokenOf(caller: TestCaller): string;
  /** Sends a request to a path on the server; `as: null` sends no token. */
  send(method: string, path: string, options?: SendOptions): Promise<Response>;
  stop(): Promise<void>;
  /** The tenants and callers, which another server can share. */
  readonly tenants: TestTenants;
}

/** The user of a token. */
export interface TokenUser {
  readonly id: string;
  /** The default is the member role. */
  readonly roleIds?: readonly string[];
  /** The default is the tenant of the callers. */
  readonly tenant?: string;
  readonly identityProviderId?: string;
}

export interface SendOptions {
  readonly as?: TestCaller | null;
  /** Strings and bytes are sent unchanged, other values as JSON. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The tenants of a test server, and the clients that call it. */
interface TestTenants {
  readonly tenant: string;
  readonly otherTenant: string;
  readonly roles: Readonly<Record<TenantRole, string>>;
  readonly clients: NewTenant['clients'];
}

async function createTenants(store: Store): Promise<TestTenants> {
  const created = '2026-01-01T00:00:00.0000000Z';
  const [tenant, otherTenant] = [randomUUID(), randomUUID()];
  const clients = Object.entries(callers).map(([name, roles]) => ({
    id: randomUUID(),
    name,
    secret: randomUUID(),
    roles,
  }));
  await createTenant(store, { id: tenant, name: 'Northwind Utilities', namespace: 'demo', clients, created });
  await createTenant(store, { id: otherTenant, name: 'Other', namespace: 'demo', clients: [], created });
  return { tenant, otherTenant, roles: await tenantRoles(store, tenant), clients };
}

/** More options of a test server. */
export interface TestOptions extends StartOptions {
  /** A server whose store, tenants and callers this one shares. Stop it after this one. */
  readonly sharesStoreOf?: TestServer;
  /** A server whose tenants and callers this one shares, with its own store on the same database. */
  readonly replicaOf?: TestServer;
}

/** Starts a server on a free port; by default its store is in memory. */
export async function startTestServer(
  settings: Readonly<Record<string, string>> = {},
  { sharesStoreOf, replicaOf, ...options }: TestOptions = {},
): Promise<TestServer> {
  const { now = systemTicks } = options;
  const keys = options.keys ?? (await generateSigningKeys());
  // Most tests need a caller with a role, but no stored user: their tokens are for users and clients that do not exist.
  const missingIds = new Set<string>();
  async function isAllowedMissing({ objects }: Store, tenantId: string, id = ''): Promise<boolean> {
    if (!missingIds.has(id)) return false;
    const names = callerKinds.map((kind): ObjectName => [tenantScope(tenantId), kind, id]);
    return (await objects.getEach(names)).every((object) => object === null);
  }
  async function currentCallerOf(store: Store, caller: Caller): Promise<Caller> {
    const { id, tenantId, clientId, ...rest } = caller;
    if (await isAllowedMissing(store, tenantId, id)) return caller;
    const isClientKnown = clientId !== undefined && !(await isAllowedMissing(store, tenantId, clientId));
    return currentCaller(store, { ...rest, id, tenantId, ...(isClientKnown ? { clientId } : {}) });
  }
  const server = await startServer(
    readConfig({
      PORT: '0',
      DATA_DIR: ':memory:',
      SEED: 'none',
      RESPONSE_VALIDATION: 'on',
      LOG_LEVEL: 'error',
      ...settings,
    }),
    {
      logTo: serverLog,
      ...options,
      keys,
      currentCallerOf,
      ...(sharesStoreOf ? { store: { ...sharesStoreOf.server.store, close: async () => undefined } } : {}),
    },
  );
  const testTenants = (sharesStoreOf ?? replicaOf)?.tenants ?? (await createTenants(server.store));
  const { tenant, otherTenant, roles, clients } = testTenants;
  const tokens = new Map<string, string>();
  for (const { id, name, secret } of clients) {
    const body = new URLSearchParams({ grant_type: 'client_credentials', client_id: id, client_secret: secret });
    const response = await fetch(`${server.url}/identity/connect/token`, { method: 'POST', body });
    const { access_token } = (await response.json()) as { access_token: string };
    tokens.set(name, access_token);
  }

  const tokenOf = (caller: TestCaller) => (typeof caller === 'string' ? (tokens.get(caller) ?? '') : caller.token);

  return {
    server,
    tenants: testTenants,
    tenant,
    tokenOf,
    allowMissing: (id) => void missingIds.add(id),
    namespace: 'demo',
    otherTenant,
    roles,
    async tokenOfUser({ id, roleIds = [roles.member], tenant: tid = tenant, identityProviderId }) {
      missingIds.add(id);
      return signToken(keys, {
        iss: `${server.url}/identity`,
        aud: API_SCOPE,
        sub: id,
        tid,
        role: roleIds,
        idp: identityProviderId,
        exp: Math.floor(millisecondsOf(now()) / 1000) + 3600,
      });
    },
    async send(method, path, { as = 'administrator', body, headers = {} } = {}) {
      const token = as === null ? {} : { Authorization: `Bearer ${tokenOf(as)}` };
      const content = body === undefined ? {} : { 'Content-Type': 'application/json' };
      return fetch(server.url + path, {
        method,
        headers: { ...token, ...content, ...headers },
        redirect: 'manual',
        ...(body === undefined ? {} : { body: bodyOf(body) }),
      });
    },
    stop: () => server.stop(),
  };
}

/** Starts a server with the demo tenant of `make start` on a free port, with its store in memory. */
export function startDemoServer(
  settings: Readonly<Record<string, string>> = {},
  options: StartOptions = {},
): Promise<Server> {
  const config = readConfig({ PORT: '0', DATA_DIR: ':memory:', SEED: 'demo', LOG_LEVEL: 'error', ...settings });
  return startServer(config, { logTo: serverLog, ...options });
}

function bodyOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array ? (body as string) : JSON.stringify(body);
}
