// A tenant for each case of identities, which belong to no namespace: with an administrator, a member and an identity provider.
import { randomUUID } from 'node:crypto';
import { tenantRoles, type TenantRoles } from '../../../server/tenancy/tenants.ts';
import { createTenant } from '../../../server/seed/tenant.ts';
import type { SendOptions, TestCaller } from '../../support/server.ts';
import { readResponse, type Case, type ReadResponse, type World } from './cases.ts';

/** The ids of identity providers, which are the same in all tenants. */
export const providerIds = {
  directory: 'e2398938-bf8f-40fa-b380-d538ece2bfc2',
  google: 'd2a478ca-52e3-4fd4-9d93-ded440476364',
  microsoft: '68a3a33b-b9dd-4eea-884f-87daefc4ff0f',
  connect: '7f1d9c1e-6d7b-4f1e-9b7f-2f1c6a5e0c01',
} as const;

/** The id of no object. */
export const unknownId = '99999999-9999-4999-8999-999999999999';

export interface Tenant {
  readonly id: string;
  readonly world: World;
  readonly roles: TenantRoles;
  readonly administrator: TestCaller;
  readonly administratorId: string;
  readonly member: TestCaller;
  readonly memberId: string;
  /** Returns a caller with a token of a user of the tenant; the user does not have to exist. */
  as(id: string, roleIds?: readonly string[]): Promise<TestCaller>;
  /** Sends a request below the tenant; the default caller is the administrator. */
  send(method: string, path: string, options?: SendOptions): Promise<ReadResponse>;
  /** Sends a request as the administrator and returns its JSON body. Throws if the request fails. */
  ok<T = Record<string, unknown>>(method: string, path: string, body?: unknown): Promise<T>;
}

/** Creates a tenant with Google as its identity provider. */
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

/** The tenant of a case, with the result of `prepare`. */
export type PreparedTenant<T> = Tenant & { readonly fixture: T };
type FromTenant<T, V> = V | ((tenant: PreparedTenant<T>) => V | Promise<V>);

/** A case in a tenant of its own; the result of `prepare` is the fixture of the other parts. */
export interface TenantCase<T> {
  readonly name: string;
  readonly status: number;
  /** The caller; the default is the administrator. */
  readonly as?: 'member' | 'outsider' | ((tenant: PreparedTenant<T>) => TestCaller | Promise<TestCaller>);
  readonly path?: FromTenant<T, Readonly<Record<string, string>>>;
  readonly query?: FromTenant<T, string>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly prepare?: (tenant: Tenant) => Promise<T>;
  readonly check?: (response: ReadResponse, tenant: PreparedTenant<T>) => unknown;
}

/** Returns a contract case that creates a tenant and runs a case in it. */
export function tenantCase<T>({ prepare, as, path, query, body, headers, check, ...rest }: TenantCase<T>): Case {
  const tenantOf = (fixture: unknown) => fixture as PreparedTenant<T>;
  const resolve = <V>(value: FromTenant<T, V>, fixture: unknown) =>
    typeof value === 'function' ? (value as (tenant: PreparedTenant<T>) => V | Promise<V>)(tenantOf(fixture)) : value;
  return {
    ...rest,
    async prepare(world) {
      const tenant = await newTenant(world);
      return { ...tenant, fixture: await prepare?.(tenant) };
    },
    as: (_world, fixture) => (typeof as === 'function' ? as(tenantOf(fixture)) : callerOf(as, tenantOf(fixture))),
    path: async (_world, fixture) => ({ tenantId: tenantOf(fixture).id, ...(await resolve(path ?? {}, fixture)) }),
    ...(query === undefined ? {} : { query: (_world: World, fixture: unknown) => resolve(query, fixture) }),
    ...(headers === undefined ? {} : { headers }),
    ...(body === undefined
      ? {}
      : { body: (_world: World, fixture: unknown) => resolve(body as FromTenant<T, unknown>, fixture) }),
    ...(check === undefined
      ? {}
      : { check: (response: ReadResponse, _world: World, fixture: unknown) => check(response, tenantOf(fixture)) }),
  };
}

function callerOf(as: 'member' | 'outsider' | undefined, tenant: Tenant): TestCaller {
  // Callers of the world, such as 'administrator', belong to another tenant.
  return as === 'outsider' ? 'administrator' : as === 'member' ? tenant.member : tenant.administrator;
}
