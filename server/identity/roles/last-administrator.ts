// A tenant keeps somebody who can administer it: without one, nobody could ever change its identities again
// (docs/behavior/access-control.md#administrators).
import { isUnexpired } from '../../domain/identity/secrets.ts';
import { sameIdentifier } from '../../domain/objects/identifiers.ts';
import { parseDateTime } from '../../domain/values/time.ts';
import { Failure } from '../../errors/failures.ts';
import { inTenant, tenantRoles } from '../../tenancy/tenants.ts';
import type { Transaction } from '../../store/ports/store.ts';
import { clientKinds } from '../clients/stored-clients.ts';

/**
 * Runs a change of whoever has some roles, or of an identity provider where those are left out; throws Forbidden, so that nothing of it is
 * kept, when somebody could administer the tenant before it and nobody can after it. Roles other than an administrator's cost nothing
 * more. Nobody else may change identities meanwhile (changeIdentities).
 */
export async function keepingAdministrator<Answer>(
  transaction: Transaction,
  tenant: string,
  { now, roleIds }: { readonly now: bigint; readonly roleIds?: readonly string[] },
  change: () => Promise<Answer>,
): Promise<Answer> {
  const { administrator } = await tenantRoles(transaction, tenant);
  if (roleIds?.some((role) => sameIdentifier(role, administrator)) === false) return change();
  const had = await hasAdministrator(transaction, tenant, administrator, now);
  const answer = await change();
  if (had && !(await hasAdministrator(transaction, tenant, administrator, now)))
    throw new Failure(
      'Forbidden',
      'The tenant would have nobody left who could administer it; name another administrator first.',
    );
  return answer;
}

/** Whether an enabled client with a good secret, or a user who has signed up with a provider of the tenant, is an administrator. */
async function hasAdministrator(
  { objects }: Transaction,
  tenant: string,
  administrator: string,
  now: bigint,
): Promise<boolean> {
  const scope = inTenant(tenant);
  const isHeldBy = (roles: readonly string[]) => roles.some((role) => sameIdentifier(role, administrator));
  for await (const chunk of objects.list(scope, clientKinds.credential.kind)) {
    for (const { body } of chunk) {
      const { Enabled, RoleIds, secrets } = body;
      const hasSecret = secrets.some(({ end }) => isUnexpired(end === null ? null : (parseDateTime(end) ?? 0n), now));
      if (Enabled && hasSecret && isHeldBy(RoleIds)) return true;
    }
  }
  const providers: string[] = [];
  for await (const chunk of objects.list(scope, 'identityProvider')) providers.push(...chunk.map(({ id }) => id));
  for await (const chunk of objects.list(scope, 'user')) {
    for (const { body } of chunk) {
      const { RoleIds, signedUp, IdentityProviderId } = body;
      const canSignIn = signedUp !== null && providers.some((id) => sameIdentifier(id, IdentityProviderId));
      if (canSignIn && isHeldBy(RoleIds)) return true;
    }
  }
  return false;
}
