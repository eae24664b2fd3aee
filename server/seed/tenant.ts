// Creates a tenant with its built-in roles, a namespace and clients with secrets.
import { defaultLists } from '../domain/access/default-lists.ts';
import { builtInRoles, tenantRoleTypes, type TenantRole } from '../domain/identity/role-types.ts';
import { randomIds } from '../runtime/ids.ts';
import { tenantScope, type TenantBody, type TenantRoles } from '../tenancy/tenants.ts';
import { addSecret, noSecrets } from '../identity/clients/secrets.ts';
import { insertClient } from '../identity/clients/stored-clients.ts';
import type { Store, Transaction } from '../store/ports/store.ts';

export interface NewTenant {
  readonly id: string;
  readonly name: string;
  readonly namespace: string;
  readonly clients: readonly {
    readonly id: string;
    readonly name: string;
    readonly secret: string;
    readonly roles: readonly TenantRole[];
  }[];
  /** ISO text. */
  readonly created: string;
}

/** Creates a tenant with its roles, one namespace and its clients. */
export const createTenant = (store: Store, tenant: NewTenant): Promise<void> =>
  store.transaction((transaction) => insertTenant(transaction, tenant));

/** Creates a tenant with its roles, one namespace and its clients, in a transaction. */
export async function insertTenant(
  { objects }: Pick<Transaction, 'objects'>,
  { id, name, namespace, clients, created }: NewTenant,
): Promise<void> {
  const roles = newRoleIds();
  const { namespace: acl } = defaultLists(roles, id);
  const scope = tenantScope(id);
  const dates = { created, modified: created };
  const tenant: TenantBody = { Id: id, Name: name, CreatedDate: created, roles };
  await objects.create(scope, 'tenant', { id, body: tenant, owner: null, acl, ...dates });
  await objects.create(scope, 'namespace', { id: namespace, body: { Id: namespace }, owner: null, acl, ...dates });
  await createRoles({ objects }, id, roles, created);
  for (const client of clients) {
    const settings = {
      Id: client.id,
      Name: client.name,
      Enabled: true,
      AccessTokenLifetime: 3600,
      Tags: [],
      RoleIds: client.roles.map((role) => roles[role]),
    };
    const { secrets } = addSecret(noSecrets, null, null, client.secret);
    await insertClient(objects, { tenantId: id, kind: 'credential' }, { ...settings, ...secrets }, { created });
  }
}

/** Returns identifiers for the built-in roles of a new tenant. */
function newRoleIds(): TenantRoles {
  const ids = Object.keys(tenantRoleTypes).map((role) => [role, randomIds.uuid()]);
  return Object.fromEntries(ids) as TenantRoles;
}

/** Stores the built-in roles of a tenant; existing roles stay unchanged. */
async function createRoles(
  { objects }: Pick<Transaction, 'objects'>,
  tenant: string,
  ids: TenantRoles,
  created: string,
): Promise<void> {
  for (const body of builtInRoles(tenant, ids)) {
    await objects.create(tenantScope(tenant), 'role', {
      id: body.Id,
      body,
      owner: null,
      acl: null,
      created,
      modified: created,
    });
  }
}

/** Adds the built-in roles to a tenant of an earlier version, which had three roles and stored none. */
export async function addMissingRoles(store: Store, tenant: string, created: string): Promise<void> {
  await store.transaction(async ({ objects }) => {
    // Locks the tenant: a second server that starts at the same time waits, then finds the roles.
    await objects.setAccess(tenantScope(tenant), 'tenant', tenant, {});
    const object = await objects.get(tenantScope(tenant), 'tenant', tenant);
    if (!object) return;
    const body = object.body;
    const roles = { ...newRoleIds(), ...body.roles };
    await objects.put(tenantScope(tenant), 'tenant', { ...object, body: { ...body, roles } });
    await createRoles({ objects }, tenant, roles, created);
  });
}
