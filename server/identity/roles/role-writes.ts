// Roles as a tenant makes, changes and removes them (docs/behavior/identity.md#roles).
import { randomUUID } from 'node:crypto';
import { changeDate } from '../../catalog/changes.ts';
import type { Context } from '../../requests/context.ts';
import {
  matchesInput,
  conflicts,
  newRole,
  requireCustom,
  updatedRole,
  type RoleInput,
} from '../../domain/identity/roles.ts';
import type { RoleBody } from '../../domain/identity/role-types.ts';
import { InvalidInput } from '../../domain/model.ts';
import { sameIdentifier } from '../../domain/objects/identifiers.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { inTenant } from '../../tenancy/tenants.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { takeRoles } from './role-holders.ts';
import { findRole } from './roles.ts';
import { changeIdentities } from '../tenant-lock.ts';

/** Makes a role, or answers the one that is all that the caller asks for; throws Conflict when one is only in part, and InvalidInput. */
export function createRole(
  { store, access, now }: Context,
  wish: RoleInput,
): Promise<{ readonly role: RoleBody; readonly isNew: boolean }> {
  const { tenant } = access.scope;
  const role = newRole(wish, tenant, randomUUID());
  return changeIdentities(store, tenant, async (transaction) => {
    const [existing, ...others] = await colliding(transaction, tenant, role);
    // Tokens name roles by their identifiers alone: one of the tenant's own must not pass for one of a community.
    if (!existing && (await findRole(transaction, tenant, role.Id)))
      throw new Failure('Conflict', 'A role of a community has this identifier.', { parameters: { Id: role.Id } });
    if (existing) {
      if (others.length === 0 && matchesInput(existing, wish)) return { role: existing, isNew: false };
      const reason = `The role '${existing.Name}' has this identifier or name, but is another one.`;
      throw new Failure('Conflict', reason, { parameters: { Id: existing.Id } });
    }
    const created = formatDateTime(now);
    const object = { id: role.Id, body: role, owner: null, acl: null, created, modified: created };
    await transaction.objects.create(inTenant(tenant), 'role', object);
    return { role, isNew: true };
  });
}

/** Replaces a role; throws NotFound, and InvalidInput for what cannot be changed and for a name in use. */
export function updateRole({ store, access, now }: Context, id: string, wish: RoleInput): Promise<RoleBody> {
  const { tenant } = access.scope;
  return changeIdentities(store, tenant, async (transaction) => {
    const role = updatedRole(await existing(transaction, tenant, id), wish, tenant);
    const others = (await colliding(transaction, tenant, role)).filter((other) => !sameIdentifier(other.Id, role.Id));
    if (others.length > 0) throw new InvalidInput('Name', `Another role of the tenant is called '${role.Name}'.`);
    const object = await transaction.objects.get(inTenant(tenant), 'role', id);
    if (!object) throw notFound('role', id);
    const modified = changeDate(object.modified, now);
    await transaction.objects.put(inTenant(tenant), 'role', { ...object, body: role, modified });
    return role;
  });
}

/** Removes a role and takes it from everybody who has it; throws NotFound, and InvalidInput for one that the tenant did not make. */
export async function deleteRole({ store, access, now }: Context, id: string): Promise<void> {
  const { tenant } = access.scope;
  await changeIdentities(store, tenant, async (transaction) => {
    requireCustom(await existing(transaction, tenant, id), 'deleted');
    await transaction.objects.remove(inTenant(tenant), 'role', id);
    await takeRoles(transaction, tenant, [id], now);
  });
}

async function existing(transaction: Transaction, tenant: string, id: string): Promise<RoleBody> {
  const role = await findRole(transaction, tenant, id);
  if (!role) throw notFound('role', id);
  return role;
}

/** The roles of the tenant itself that have the identifier or the name of another one. */
async function colliding({ objects }: Transaction, tenant: string, role: RoleBody): Promise<readonly RoleBody[]> {
  const found: RoleBody[] = [];
  for await (const chunk of objects.list(inTenant(tenant), 'role')) {
    found.push(...chunk.map(({ body }) => body).filter((other) => conflicts(other, role)));
  }
  return found;
}
