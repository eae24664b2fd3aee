// A tenant of its own for each case about identities, since they belong to no namespace: with an administrator, a member, and
// the identity providers that users need.
import { randomUUID } from 'node:crypto';
import { tenantRoles, type TenantRoles } from '../../../server/tenancy/tenants.ts';
import { createTenant } from '../../../server/seed/tenant.ts';
import type { SendOptions, TestCaller } from '../../support/server.ts';
import { readResponse, type Case, type ReadResponse, type World } from './cases.ts';

/** Identifiers of identity providers, the same everywhere. */
export const providerIds = {
  directory: 'e2398938-bf8f-40fa-b380-d538ece2bfc2',
  google: 'd2a478ca-52e3-4fd4-9d93-ded440476364',
  microsoft: '68a3a33b-b9dd-4eea-884f-87daefc4ff0f',
  connect: '7f1d9c1e-6d7b-4f1e-9b7f-2f1c6a5e0c01',
} as const;

/** A path segment that names nothing. */
export const unknownId = '99999999-9999-4999-8999-999999999999';

export interface Tenant {
  readonly id: string;
  readonly world: World;
  readonly roles: TenantRoles;
  readonly administrator: TestCaller;
  readonly administratorId: string;
  readonly member: TestCaller;
  readonly memberId: string;
  /** A token of a user of the tenant, who need not exist. */
  as(id: string, roleIds?: readonly string[]): Promise<TestCaller>;
  /** Sends a request below the tenant, as the administrator unless told otherwise. */
  send(method: string, path: string, options?: SendOptions): Promise<ReadResponse>;
  /** The same, and returns the body; throws when the response is no success. */
  ok<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T>;
}

/** A tenant that nobody else uses, with Google as its identity provider. */
export async function newTenant(world: World): Promise<Tenant> {
  const { store } = world.server.server;
  const id = randomUUID();
  await createTenant(store, { id, name: 'Cases', namespace: 'demo', clients: [], created: '2026-01-01T00:00:00Z' });
  const roles = await tenantRoles(store, id);
  const as = async (user: string, roleIds: readonly string[] = [roles.member]): Promise<TestCaller> => ({
    token: await world.server.tokenOfUser({ id: user, roleIds, tenant: id }),
  });
  const [administratorId, memberId] = [randomUUID(), randomUUID()];
  const administrator = await as(administratorId, [roles.administrator, roles.member]);
  const tenant: Tenant = {
    id,
    world,
    roles,
    administrator,
    administratorId,
    member: await as(memberId),
    memberId,
    as,
    send: async (method, path, options) =>
      readResponse(await world.server.send(method, `/api/v1/Tenants/${id}${path}`, { as: administrator, ...options })),
    async ok<T>(method: string, path: string, body?: unknown) {
      const response = await tenant.send(method, path, body === undefined ? {} : { body });
      if (response.status >= 300) throw new Error(`${method} ${path}: ${String(response.status)} ${response.text}`);
      return response.body as T;
    },
  };
  await addProvider(tenant, 'google');
  return tenant;
}

/** Adds an identity provider to a tenant. */
export const addProvider = ({ ok }: Tenant, name: keyof typeof providerIds) =>
  ok('POST', '/IdentityProviders', { IdentityProviderId: providerIds[name] });

/** What a case in a tenant of its own knows: the tenant, and what was made there before. */
export type PreparedTenant<T> = Tenant & { readonly fixture: T };
type FromGiven<T, V> = V | ((given: PreparedTenant<T>) => V | Promise<V>);

/** A case in a tenant of its own; `given` answers what the other parts need to know of what it made. */
export interface TenantCase<T> {
  readonly name: string;
  readonly status: number;
  /** Default the administrator. */
  readonly as?: 'member' | 'outsider' | ((given: PreparedTenant<T>) => TestCaller | Promise<TestCaller>);
  readonly path?: FromGiven<T, Readonly<Record<string, string>>>;
  readonly query?: FromGiven<T, string>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly prepare?: (tenant: Tenant) => Promise<T>;
  readonly check?: (response: ReadResponse, given: PreparedTenant<T>) => unknown;
}

/** The case as the frame plays it. */
export function tenantCase<T>({ prepare, as, path, query, body, headers, check, ...rest }: TenantCase<T>): Case {
  const at = (value: unknown) => value as PreparedTenant<T>;
  const made = <V>(value: FromGiven<T, V>, all: unknown) =>
    typeof value === 'function' ? (value as (given: PreparedTenant<T>) => V | Promise<V>)(at(all)) : value;
  return {
    ...rest,
    async prepare(world) {
      const tenant = await newTenant(world);
      return { ...tenant, fixture: await prepare?.(tenant) };
    },
    as: (_world, all) => (typeof as === 'function' ? as(at(all)) : whoOf(as, at(all))),
    path: async (_world, all) => ({ tenantId: at(all).id, ...(await made(path ?? {}, all)) }),
    ...(query === undefined ? {} : { query: (_world: World, all: unknown) => made(query, all) }),
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined ? {} : { body: (_world: World, all: unknown) => made(body as FromGiven<T, unknown>, all) }),
    ...(check === undefined
      ? {}
      : { check: (response: ReadResponse, _world: World, all: unknown) => check(response, at(all)) }),
  };
}

function whoOf(as: 'member' | 'outsider' | undefined, tenant: Tenant): TestCaller {
  // The callers of the world belong to another tenant.
  return as === 'outsider' ? 'administrator' : as === 'member' ? tenant.member : tenant.administrator;
}
