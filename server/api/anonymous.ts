// The only caller with AUTH=off: a client with all built-in roles of the tenant in the path.
import { TrusteeType } from '../domain/access/access-control-list.ts';
import type { Store } from '../store/ports/store.ts';
import type { Caller } from '../requests/caller.ts';
import type { FindIdentity } from '../requests/find-identity.ts';
import { tenantRoles } from '../tenancy/tenants.ts';

const anonymousId = 'anonymous';

/** Returns the anonymous caller as an administrator of a tenant; throws NotFound if the tenant does not exist. */
export async function anonymousCaller(store: Store, tenantId: string): Promise<Caller> {
  const roles = await tenantRoles(store, tenantId);
  return {
    kind: 'client',
    id: anonymousId,
    tenantId,
    roleIds: Object.values(roles),
    roleTypeIds: [],
    tokenExpiresAt: Number.MAX_SAFE_INTEGER,
  };
}

/** Returns a function that finds the anonymous caller, which is not stored, and those that `findStored` finds. */
export function withAnonymous(store: Store, findStored: FindIdentity): FindIdentity {
  return (tenantId, trustee) =>
    trustee.Type === TrusteeType.Client && trustee.ObjectId === anonymousId
      ? anonymousCaller(store, tenantId)
      : findStored(tenantId, trustee);
}
