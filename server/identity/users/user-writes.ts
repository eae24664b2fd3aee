// Users: created, updated and deleted (docs/behavior/identity.md#users).
import { randomUUID } from 'node:crypto';
import type { components } from '../../../generated/types/identity.ts';
import { nextModifiedDate } from '../../catalog/changes.ts';
import type { Context } from '../../requests/context.ts';
import { changedUser, newUser, type UserBody } from '../../domain/identity/users.ts';
import { InvalidInput } from '../../domain/model.ts';
import { isSameIdentifier } from '../../domain/objects/identifiers.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { tenantScope, tenantRoles } from '../../tenancy/tenants.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { creationDate, endSignIns } from './sign-in-dates.ts';
import { withAdministratorCheck } from '../roles/last-administrator.ts';
import { rolesWithMember } from '../roles/roles.ts';
import { requireTenantProviderId } from '../providers/providers.ts';
import { withTenantLock } from '../tenant-lock.ts';
import { replaceKeys } from './user-keys.ts';
import { getUser, effectiveRolesOf } from './users.ts';

type Schemas = components['schemas'];

/** The kinds of objects that are removed with a user. */
const ownedKinds = ['invitation', 'preferences'] as const;

/** Creates a user, who can sign in once invited; throws InvalidInput, also at the limit of users. */
export function createUser(context: Context, input: Schemas['UserCreate']): Promise<UserBody> {
  const { store, access, caller, now, limits } = context;
  const { tenant } = access.scope;
  return withTenantLock(store, tenant, async (transaction) => {
    const { objects } = transaction;
    if ((await objects.count(tenantScope(tenant), 'user')) >= limits.users) {
      throw new InvalidInput(
        'Users',
        `The tenant has ${String(limits.users)} users already, which is as many as it can have.`,
      );
    }
    const IdentityProviderId = await requireTenantProviderId(transaction, tenant, input.IdentityProviderId);
    const roles = await rolesWithMember(transaction, tenant, input.RoleIds ?? [], caller);
    const body = newUser({ ...input, IdentityProviderId }, input.Id ?? randomUUID(), roles);
    const created = await creationDate(transaction, tenant, now);
    const user = { id: body.Id, body, owner: null, acl: null, created, modified: created };
    if ((await objects.create(tenantScope(tenant), 'user', user)) !== 'done') {
      throw new InvalidInput('Id', `The identifier '${body.Id}' is taken by another user.`);
    }
    await replaceKeys(transaction, tenant, null, body, created);
    return body;
  });
}

/** Updates the given members of a user; throws NotFound, InvalidInput, and Forbidden for the last administrator. */
export function updateUser(context: Context, id: string, input: Schemas['UserCreateOrUpdate']): Promise<UserBody> {
  const { store, access, caller, now } = context;
  const { tenant } = access.scope;
  return withTenantLock(store, tenant, async (transaction) => {
    const { RoleIds: roleIds } = await getUser(transaction, tenant, id);
    return withAdministratorCheck(transaction, tenant, { now, roleIds }, () =>
      changeUser(transaction, tenant, id, now, async (user) => {
        const roles = input.RoleIds ? await rolesWithMember(transaction, tenant, input.RoleIds, caller) : user.RoleIds;
        return changedUser(user, input, roles);
      }),
    );
  });
}

/**
 * Deletes a user with their invitation, preferences and sign-ins. A user who has roles by claims only loses the assigned roles, unless
 * `force` is set. Returns which happened. Throws NotFound, and Forbidden for the caller and for the last administrator.
 */
export function deleteUser(context: Context, id: string, force: boolean): Promise<'deleted' | 'roles removed'> {
  const { store, access, caller, now } = context;
  const { tenant } = access.scope;
  if (caller.kind === 'user' && isSameIdentifier(caller.id, id)) {
    throw new Failure('Forbidden', 'Users cannot delete themselves.');
  }
  return withTenantLock(store, tenant, async (transaction) => {
    const object = await transaction.objects.get(tenantScope(tenant), 'user', id);
    if (!object) throw notFound('user', id);
    const { RoleIds: roleIds } = object.body;
    return withAdministratorCheck(transaction, tenant, { now, roleIds }, () =>
      removeUserOrRoles(transaction, tenant, object, { force, now }),
    );
  });
}

async function removeUserOrRoles(
  transaction: Transaction,
  tenant: string,
  object: StoredObject<'user'>,
  { force, now }: { readonly force: boolean; readonly now: bigint },
): Promise<'deleted' | 'roles removed'> {
  const { objects } = transaction;
  const { id } = object;
  const user = object.body;
  const withoutAssigned = { ...user, RoleIds: [] };
  if (!force && (await effectiveRolesOf(transaction, tenant))(withoutAssigned).length > 0) {
    const { member } = await tenantRoles(transaction, tenant);
    await changeUser(transaction, tenant, id, now, () => ({ ...user, RoleIds: [member] }));
    return 'roles removed';
  }
  // The user first: writers of the user's other objects lock the user, so nothing is added after this.
  await objects.remove(tenantScope(tenant), 'user', id);
  for (const kind of ownedKinds) await objects.remove(tenantScope(tenant), kind, id);
  await replaceKeys(transaction, tenant, user, null, formatDateTime(now));
  await endSignIns(transaction, tenant);
  return 'deleted';
}

/** Changes a stored user and returns the result; throws NotFound. Requires the lock of the tenant (withTenantLock). */
export async function changeUser(
  transaction: Transaction,
  tenant: string,
  id: string,
  now: bigint,
  decide: (user: UserBody) => UserBody | Promise<UserBody>,
): Promise<UserBody> {
  const scope = tenantScope(tenant);
  const object = await transaction.objects.get(scope, 'user', id);
  if (!object) throw notFound('user', id);
  const before = object.body;
  const body = await decide(before);
  const modified = nextModifiedDate(object.modified, now);
  await replaceKeys(transaction, tenant, before, body, modified);
  await transaction.objects.put(scope, 'user', { ...object, body, modified });
  return body;
}
