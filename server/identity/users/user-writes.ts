// Users as they are made, changed and removed (document 2, section 4; docs/behavior/identity.md#users).
import { randomUUID } from 'node:crypto';
import type { components } from '../../../generated/types/identity.ts';
import { changeDate } from '../../catalog/changes.ts';
import type { Context } from '../../requests/context.ts';
import { changedUser, newUser, type UserBody } from '../../domain/identity/users.ts';
import { InvalidInput } from '../../domain/model.ts';
import { sameIdentifier } from '../../domain/objects/identifiers.ts';
import { formatDateTime } from '../../domain/values/time.ts';
import { Failure, notFound } from '../../errors/failures.ts';
import { inTenant, tenantRoles } from '../../tenancy/tenants.ts';
import type { StoredObject } from '../../store/ports/object-store.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { dateOfArrival, endSignIns } from './sign-in-dates.ts';
import { keepingAdministrator } from '../roles/last-administrator.ts';
import { rolesWithMember } from '../roles/roles.ts';
import { requireTenantProvider } from '../providers/user-providers.ts';
import { changeIdentities } from '../tenant-lock.ts';
import { moveKeys } from './user-keys.ts';
import { findUser, rolesInEffect } from './users.ts';

type Schemas = components['schemas'];

/** What of a user goes with them. */
const companions = ['invitation', 'preferences'] as const;

/** Makes a user who has yet to be invited and to sign in; throws InvalidInput for what cannot be, the limit of users included. */
export function createUser(context: Context, wish: Schemas['UserCreate']): Promise<UserBody> {
  const { store, access, caller, now, limits } = context;
  const { tenant } = access.scope;
  return changeIdentities(store, tenant, async (transaction) => {
    const { objects } = transaction;
    if ((await objects.count(inTenant(tenant), 'user')) >= limits.users) {
      throw new InvalidInput(
        'Users',
        `The tenant has ${String(limits.users)} users already, which is as many as it can have.`,
      );
    }
    const IdentityProviderId = await requireTenantProvider(transaction, tenant, wish.IdentityProviderId);
    const roles = await rolesWithMember(transaction, tenant, wish.RoleIds ?? [], caller);
    const body = newUser({ ...wish, IdentityProviderId }, wish.Id ?? randomUUID(), roles);
    const created = await dateOfArrival(transaction, tenant, now);
    const user = { id: body.Id, body, owner: null, acl: null, created, modified: created };
    if ((await objects.create(inTenant(tenant), 'user', user)) !== 'done') {
      throw new InvalidInput('Id', `The identifier '${body.Id}' is taken by another user.`);
    }
    await moveKeys(transaction, tenant, null, body, created);
    return body;
  });
}

/** Changes the members of a user that are given; throws NotFound, and InvalidInput for what cannot be. */
export function updateUser(context: Context, id: string, wish: Schemas['UserCreateOrUpdate']): Promise<UserBody> {
  const { store, access, caller, now } = context;
  const { tenant } = access.scope;
  return changeIdentities(store, tenant, async (transaction) => {
    const { RoleIds: roleIds } = await findUser(transaction, tenant, id);
    return keepingAdministrator(transaction, tenant, { now, roleIds }, () =>
      changeUser(transaction, tenant, id, now, async (user) => {
        const roles = wish.RoleIds ? await rolesWithMember(transaction, tenant, wish.RoleIds, caller) : user.RoleIds;
        return changedUser(user, wish, roles);
      }),
    );
  });
}

/**
 * Removes a user and everything of theirs, or, when claims give them roles and `force` is not set, only the roles that were
 * assigned; answers which. Their sign-ins end; tokens are good for reading until they expire. Throws NotFound, and Forbidden to the user themselves.
 */
export function deleteUser(context: Context, id: string, force: boolean): Promise<'removed' | 'kept'> {
  const { store, access, caller, now } = context;
  const { tenant } = access.scope;
  if (caller.kind === 'user' && sameIdentifier(caller.id, id)) {
    throw new Failure('Forbidden', 'Users cannot delete themselves.');
  }
  return changeIdentities(store, tenant, async (transaction) => {
    const object = await transaction.objects.get(inTenant(tenant), 'user', id);
    if (!object) throw notFound('user', id);
    const { RoleIds: roleIds } = object.body;
    return keepingAdministrator(transaction, tenant, { now, roleIds }, () =>
      removeUser(transaction, tenant, object, { force, now }),
    );
  });
}

async function removeUser(
  transaction: Transaction,
  tenant: string,
  object: StoredObject<'user'>,
  { force, now }: { readonly force: boolean; readonly now: bigint },
): Promise<'removed' | 'kept'> {
  const { objects } = transaction;
  const { id } = object;
  const user = object.body;
  const withoutAssigned = { ...user, RoleIds: [] };
  if (!force && (await rolesInEffect(transaction, tenant))(withoutAssigned).length > 0) {
    const { member } = await tenantRoles(transaction, tenant);
    await changeUser(transaction, tenant, id, now, () => ({ ...user, RoleIds: [member] }));
    return 'kept';
  }
  // The user first: whoever stores something of theirs waits for the user, and what was stored before is then removed here.
  await objects.remove(inTenant(tenant), 'user', id);
  for (const kind of companions) await objects.remove(inTenant(tenant), kind, id);
  await moveKeys(transaction, tenant, user, null, formatDateTime(now));
  await endSignIns(transaction, tenant);
  return 'removed';
}

/** Changes a stored user and answers them as they are then; throws NotFound. Nobody else may change them meanwhile (changeIdentities). */
export async function changeUser(
  transaction: Transaction,
  tenant: string,
  id: string,
  now: bigint,
  decide: (user: UserBody) => UserBody | Promise<UserBody>,
): Promise<UserBody> {
  const scope = inTenant(tenant);
  const object = await transaction.objects.get(scope, 'user', id);
  if (!object) throw notFound('user', id);
  const before = object.body;
  const body = await decide(before);
  const modified = changeDate(object.modified, now);
  await moveKeys(transaction, tenant, before, body, modified);
  await transaction.objects.put(scope, 'user', { ...object, body, modified });
  return body;
}
