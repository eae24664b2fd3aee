// Creates, updates and deletes custom roles of a tenant (docs/behavior/identity.md#roles).
import { nextModifiedDate } from '../../catalog/changes.ts';
import type { Context } from '../../requests/context.ts';
import {
  matchesInput,
  rolesConflict,
  newRole,
  requireCustom,
  changedRole,
  type RoleInput,
} from '../../domain/identity/roles.ts';
import type { RoleBody } from '../../domain/identity/role-types.ts';
import { InvalidInput } from '../../domain/model.ts';
import { isSameIdentifier } from '../../domain/objects/identifiers.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { tenantScope } from '../../tenancy/tenants.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { revokeRoles } from './role-assignments.ts';
import { findRole } from './roles.ts';
import { withTenantLock } from '../tenant-lock.ts';

/** Creates a role unless the same one exists. Throws InvalidInput, and Conflict if another role has its identifier or name. */
export function createRole(
  { store, access, now, ids }: Pick<Context, 'access' | 'store' | 'now' | 'ids'>,
  input: RoleInput,
): Promise<{ readonly role: RoleBody; readonly isNew: boolean }> {
  const { tenant } = access.scope;
  const role = newRole(input, tenant, ids.uuid());
  return withTenantLock(store, tenant, async (transaction) => {
    const [existing, ...others] = await conflictingRoles(transaction, tenant, role);
    // Tokens have only the identifiers of roles, so a role of the tenant must not have that of a community's role.
    if (!existing && (await findRole(transaction, tenant, role.Id)))
      throw new Failure('Conflict', 'A role of a community has this identifier.', { parameters: { Id: role.Id } });
    if (existing) {
      if (others.length === 0 && matchesInput(existing, input)) return { role: existing, isNew: false };
      const reason = `The role '${existing.Name}' has this identifier or name, but other members differ.`;
      throw new Failure('Conflict', reason, { parameters: { Id: existing.Id } });
    }
    const created = formatDateTime(now);
    const object = { id: role.Id, body: role, owner: null, acl: null, created, modified: created };
    await transaction.objects.create(tenantScope(tenant), 'role', object);
    return { role, isNew: true };
  });
}

/** Updates a role. Throws NotFound, and InvalidInput for a built-in role or a name in use. */
export function updateRole(
  { store, access, now }: Pick<Context, 'access' | 'store' | 'now'>,
  id: string,
  input: RoleInput,
): Promise<RoleBody> {
  const { tenant } = access.scope;
  return withTenantLock(store, tenant, async (transaction) => {
    const role = changedRole(await requireStoredRole(transaction, tenant, id), input, tenant);
    const others = (await conflictingRoles(transaction, tenant, role)).filter(
      (other) => !isSameIdentifier(other.Id, role.Id),
    );
    if (others.length > 0) throw new InvalidInput('Name', `Another role of the tenant has the name '${role.Name}'.`);
    const object = await transaction.objects.get(tenantScope(tenant), 'role', id);
    if (!object) throw notFound('role', id);
    const modified = nextModifiedDate(object.modified, now);
    await transaction.objects.put(tenantScope(tenant), 'role', { ...object, body: role, modified });
    return role;
  });
}

/** Deletes a role and revokes it in the tenant. Throws NotFound, and InvalidInput for a built-in role. */
export async function deleteRole(
  { store, access, now }: Pick<Context, 'access' | 'store' | 'now'>,
  id: string,
): Promise<void> {
  const { tenant } = access.scope;
  await withTenantLock(store, tenant, async (transaction) => {
    requireCustom(await requireStoredRole(transaction, tenant, id), 'deleted');
    await transaction.objects.remove(tenantScope(tenant), 'role', id);
    await revokeRoles(transaction, tenant, [id], now);
  });
}

async function requireStoredRole(transaction: Transaction, tenant: string, id: string): Promise<RoleBody> {
  const role = await findRole(transaction, tenant, id);
  if (!role) throw notFound('role', id);
  return role;
}

/** Returns the tenant's own roles that have the identifier or the name of a role. */
async function conflictingRoles(
  { objects }: Transaction,
  tenant: string,
  role: RoleBody,
): Promise<readonly RoleBody[]> {
  const found: RoleBody[] = [];
  for await (const chunk of objects.list(tenantScope(tenant), 'role')) {
    found.push(...chunk.map(({ body }) => body).filter((other) => rolesConflict(other, role)));
  }
  return found;
}
