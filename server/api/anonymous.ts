// The only caller with AUTH=off: a client with all built-in roles of the tenant that the request names.
import { TrusteeType } from '../domain/access/access-control-list.ts';
import type { Store } from '../store/ports/store.ts';
import type { Caller } from '../requests/caller.ts';
import type { FindIdentity } from '../requests/find-identity.ts';
import { tenantRoles } from '../tenancy/tenants.ts';

const anonymous = 'anonymous';

/** Returns the anonymous caller as an administrator of a tenant; throws NotFound when there is no such tenant. */
export async function anonymousIn(store: Store, tenantId: string): Promise<Caller> {
  const roles = await tenantRoles(store, tenantId);
  return {
    kind: 'client',
    id: anonymous,
    tenantId,
    roleIds: Object.values(roles),
    roleTypeIds: [],
    tokenExpiresAt: Number.MAX_SAFE_INTEGER,
  };
}

/** Returns a function that also finds the anonymous caller, which is not stored. */
export function withAnonymous(store: Store, findStored: FindIdentity): FindIdentity {
  return (tenantId, trustee) =>
    trustee.Type === TrusteeType.Client && trustee.ObjectId === anonymous
      ? anonymousIn(store, tenantId)
      : findStored(tenantId, trustee);
}
