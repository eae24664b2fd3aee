// A tenant for one case: a tenant has each identity provider once, so cases cannot share it.
import { randomUUID } from 'node:crypto';
import { tenantRoles, type TenantRoles } from '../../../server/tenancy/tenants.ts';
import { createTenant } from '../../../server/seed/tenant.ts';
import type { World } from './cases.ts';

export interface OwnTenant {
  readonly tenant: string;
  readonly roles: TenantRoles;
  readonly administrator: { readonly token: string };
  readonly member: { readonly token: string };
  /** Sends a request below the tenant as its administrator and returns its JSON body. Throws if the request fails. */
  ok(method: string, path: string, body?: unknown): Promise<unknown>;
}

/** Returns a preparation that creates a tenant, and objects in it. */
export const createOwnTenant =
  (createObjects: (own: OwnTenant) => Promise<unknown> = () => Promise.resolve()) =>
  async ({ server }: Pick<World, 'server'>): Promise<OwnTenant> => {
    const { store } = server.server;
    const tenant = randomUUID();
    await createTenant(store, {
      id: tenant,
      name: 'Own',
      namespace: 'demo',
      clients: [],
      created: '2026-01-01T00:00:00Z',
    });
    const roles = await tenantRoles(store, tenant);
    const signIn = async (...roleIds: readonly string[]) => ({
      token: await server.tokenOfUser({ id: randomUUID(), roleIds, tenant }),
    });
    const administrator = await signIn(roles.administrator, roles.member);
    const own: OwnTenant = {
      tenant,
      roles,
      administrator,
      member: await signIn(roles.member),
      async ok(method, path, body) {
        const options = { as: administrator, ...(body === undefined ? {} : { body }) };
        const response = await server.send(method, `/api/v1/Tenants/${tenant}${path}`, options);
        const text = await response.text();
        if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
        return text === '' ? undefined : (JSON.parse(text) as unknown);
      },
    };
    await createObjects(own);
    return own;
  };

/** Returns the administrator of the tenant that `prepare` created. */
export const ownAdministrator = (_world: World, fixture: unknown) => (fixture as OwnTenant).administrator;

/** Returns a member of the tenant that `prepare` created. */
export const ownMember = (_world: World, fixture: unknown) => (fixture as OwnTenant).member;

/** Returns path parameters with the tenant that `prepare` created. */
export const ownTenantPath =
  (values: Readonly<Record<string, string>> = {}) =>
  (_world: World, fixture: unknown) => ({ tenantId: (fixture as OwnTenant).tenant, ...values });
