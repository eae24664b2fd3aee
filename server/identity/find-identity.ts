// Users and clients with their current roles.
import { TrusteeType } from '../domain/access/access-control-list.ts';
import type { FindIdentity } from '../requests/find-identity.ts';
import { tenantScope } from '../tenancy/tenants.ts';
import type { Store } from '../store/ports/store.ts';
import { identityOfUser } from './users/sign-in.ts';
import { clientKinds } from './clients/stored-clients.ts';

/**
 * Returns a function that finds a user or client with their current roles. With `hasBuiltInIssuer`, it returns null for one
 * that is not stored. Otherwise such an identity can belong to another issuer, and has no roles without a token
 * (docs/behavior/virtual-tables.md#whose-rights-a-job-has).
 */
export function identityFinder(
  store: Store,
  { hasBuiltInIssuer }: { readonly hasBuiltInIssuer: boolean },
): FindIdentity {
  async function currentRolesOf(tenantId: string, { Type, ObjectId }: Parameters<FindIdentity>[1]) {
    if (Type === TrusteeType.User) return (await identityOfUser(store, tenantId, ObjectId))?.roleIds ?? 'unknown';
    for (const { kind } of Object.values(clientKinds)) {
      const object = await store.objects.get(tenantScope(tenantId), kind, ObjectId);
      if (!object) continue;
      const client = object.body;
      if (!client.Enabled) return 'disabled';
      return 'RoleIds' in client ? client.RoleIds : [];
    }
    return 'unknown';
  }

  return async (tenantId, trustee) => {
    if (trustee.Type === TrusteeType.Role) return null;
    const roles = await currentRolesOf(tenantId, trustee);
    if (roles === 'disabled' || (roles === 'unknown' && hasBuiltInIssuer)) return null;
    const kind = trustee.Type === TrusteeType.User ? 'user' : 'client';
    return { kind, id: trustee.ObjectId, tenantId, roleIds: roles === 'unknown' ? [] : roles };
  };
}
