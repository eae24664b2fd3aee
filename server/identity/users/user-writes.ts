// Creates, updates and deletes users (docs/behavior/identity.md#users).
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

/** Creates a user, who can sign in after an invitation. Throws InvalidInput, also at the maximum number of users. */
export function createUser(context: Context, input: Schemas['UserCreate']): Promise<UserBody> {
  const { store, access, caller, now, ids, limits } = context;
  const { tenant } = access.scope;
  return withTenantLock(store, tenant, async (transaction) => {
    const { objects } = transaction;
    if ((await objects.count(tenantScope(tenant), 'user')) >= limits.users) {
      throw new InvalidInput(
        'Users',
        `The tenant must have at most ${String(limits.users)} users; delete one of them first.`,
      );
    }
    const IdentityProviderId = await requireTenantProviderId(transaction, tenant, input.IdentityProviderId);
    const roles = await rolesWithMember(transaction, tenant, input.RoleIds ?? [], caller);
    const body = newUser({ ...input, IdentityProviderId }, input.Id ?? ids.uuid(), roles);
    const created = await creationDate(transaction, tenant, now);
    const user = { id: body.Id, body, owner: null, acl: null, created, modified: created };
    if ((await objects.create(tenantScope(tenant), 'user', user)) !== 'done') {
      throw new InvalidInput('Id', `The identifier '${body.Id}' is taken by another user.`);
    }
    await replaceKeys(transaction, tenant, null, body, created);
    return body;
  });
}

/** Updates the members of a user that are in the input. Throws NotFound, InvalidInput, and Forbidden for the last administrator. */
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
 * Deletes a user with their invitation, preferences and sign-ins. Without `force`, a user with roles by claims is not deleted but loses the
 * assigned roles. Throws NotFound, and Forbidden for the caller and for the last administrator.
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
  const withoutAssignedRoles = { ...user, RoleIds: [] };
  if (!force && (await effectiveRolesOf(transaction, tenant))(withoutAssignedRoles).length > 0) {
    const { member } = await tenantRoles(transaction, tenant);
    await changeUser(transaction, tenant, id, now, () => ({ ...user, RoleIds: [member] }));
    return 'roles removed';
  }
  // The user is removed first: writers of the user's other objects lock the user, so they add nothing after this.
  await objects.remove(tenantScope(tenant), 'user', id);
  for (const kind of ownedKinds) await objects.remove(tenantScope(tenant), kind, id);
  await replaceKeys(transaction, tenant, user, null, formatDateTime(now));
  await endSignIns(transaction, tenant);
  return 'deleted';
}

/** Replaces a stored user with the result of `change`, which it returns; throws NotFound. Requires the tenant's lock (withTenantLock). */
export async function changeUser(
  transaction: Transaction,
  tenant: string,
  id: string,
  now: bigint,
  change: (user: UserBody) => UserBody | Promise<UserBody>,
): Promise<UserBody> {
  const scope = tenantScope(tenant);
  const object = await transaction.objects.get(scope, 'user', id);
  if (!object) throw notFound('user', id);
  const before = object.body;
  const body = await change(before);
  const modified = nextModifiedDate(object.modified, now);
  await replaceKeys(transaction, tenant, before, body, modified);
  await transaction.objects.put(scope, 'user', { ...object, body, modified });
  return body;
}
