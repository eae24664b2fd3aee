// Prevents a tenant from losing its last administrator, because only administrators can add administrators
// (docs/behavior/access-control.md#administrators).
import { isUnexpired } from '../../domain/identity/secrets.ts';
import { isSameIdentifier } from '../../domain/objects/identifiers.ts';
import { parseDateTime } from '../../domain/values/time.ts';
import { Failure } from '../../errors/failures.ts';
import { tenantScope, tenantRoles } from '../../tenancy/tenants.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { clientKinds } from '../clients/stored-clients.ts';

/**
 * Runs a change of a user or client with the roles `roleIds`, or of an identity provider (without `roleIds`). Throws Forbidden, which rolls
 * the change back, if it removes the last administrator. Requires the lock of the tenant (withTenantLock).
 */
export async function withAdministratorCheck<Result>(
  transaction: Transaction,
  tenant: string,
  { now, roleIds }: { readonly now: bigint; readonly roleIds?: readonly string[] },
  change: () => Promise<Result>,
): Promise<Result> {
  const { administrator } = await tenantRoles(transaction, tenant);
  if (roleIds?.some((role) => isSameIdentifier(role, administrator)) === false) return change();
  const hadAdministrator = await hasAdministrator(transaction, tenant, administrator, now);
  const result = await change();
  if (hadAdministrator && !(await hasAdministrator(transaction, tenant, administrator, now)))
    throw new Failure(
      'Forbidden',
      'The tenant would have no administrator after this change; add another administrator first.',
    );
  return result;
}

/** Returns whether an enabled client with an unexpired secret, or a user who can sign in, is an administrator. */
async function hasAdministrator(
  { objects }: Transaction,
  tenant: string,
  administrator: string,
  now: bigint,
): Promise<boolean> {
  const scope = tenantScope(tenant);
  const isAdministrator = (roles: readonly string[]) => roles.some((role) => isSameIdentifier(role, administrator));
  for await (const chunk of objects.list(scope, clientKinds.credential.kind)) {
    for (const { body } of chunk) {
      const { Enabled, RoleIds, secrets } = body;
      const hasSecret = secrets.some(({ end }) => isUnexpired(end === null ? null : (parseDateTime(end) ?? 0n), now));
      if (Enabled && hasSecret && isAdministrator(RoleIds)) return true;
    }
  }
  const providers: string[] = [];
  for await (const chunk of objects.list(scope, 'identityProvider')) providers.push(...chunk.map(({ id }) => id));
  for await (const chunk of objects.list(scope, 'user')) {
    for (const { body } of chunk) {
      const { RoleIds, signedUp, IdentityProviderId } = body;
      const canSignIn = signedUp !== null && providers.some((id) => isSameIdentifier(id, IdentityProviderId));
      if (canSignIn && isAdministrator(RoleIds)) return true;
    }
  }
  return false;
}
