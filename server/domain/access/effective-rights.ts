// What a caller may do with an object.
import { foldIdentifier } from '../objects/identifiers.ts';
import { AccessType, TrusteeType, type AccessControlList, type Trustee } from './access-control-list.ts';
import { allRights, Right } from './rights.ts';

/** Who makes a request. */
export interface Caller {
  readonly kind: 'user' | 'client';
  readonly id: string;
  readonly tenantId: string;
  readonly roleIds: readonly string[];
}

/** An object under access control; a collection has no owner. */
export interface Secured {
  readonly owner: Trustee | null;
  readonly list: AccessControlList;
}

/**
 * Returns the sum of the caller's rights on the object: all for its owner, else what is allowed and not denied
 * (reference 5, 7.2).
 */
export function effectiveRights(caller: Caller, object: Secured): number {
  return rightsOf(caller)(object);
}

/** Returns what tells the sum of the caller's rights on one object after the other (reference 5, 7.2). */
export function rightsOf(caller: Caller): (object: Secured) => number {
  const type = caller.kind === 'user' ? TrusteeType.User : TrusteeType.Client;
  const id = foldIdentifier(caller.id);
  const tenantId = foldIdentifier(caller.tenantId);
  const roleIds = new Set(caller.roleIds.map(foldIdentifier));

  // Most lists of a namespace are copies of one, so the same few identifiers come again with every object.
  const folded = new Map<string, string>();
  const fold = (text: string): string => {
    const known = folded.get(text);
    if (known !== undefined) return known;
    const form = foldIdentifier(text);
    folded.set(text, form);
    return form;
  };

  const matches = ({ Type, ObjectId, TenantId }: Trustee): boolean => {
    if (TenantId !== undefined && TenantId !== null && fold(TenantId) !== tenantId) return false;
    return Type === TrusteeType.Role ? roleIds.has(fold(ObjectId)) : Type === type && fold(ObjectId) === id;
  };

  return ({ owner, list }) => {
    // A role never owns anything, whatever was stored.
    if (owner !== null && owner.Type !== TrusteeType.Role && matches(owner)) return allRights;
    let allowed = 0;
    let denied = 0;
    for (const entry of list.RoleTrusteeAccessControlEntries) {
      if (!matches(entry.Trustee)) continue;
      if (entry.AccessType === AccessType.Denied) denied |= entry.AccessRights;
      else allowed |= entry.AccessRights;
    }
    return allowed & ~denied;
  };
}

/**
 * Returns the sum of the caller's rights on a collection. Whoever has the role of a Tenant Administrator can always
 * manage its list, or a list could lock everybody out (reference 5, D8).
 */
export function collectionRights(caller: Caller, list: AccessControlList, administratorRoleId: string): number {
  const administrator = foldIdentifier(administratorRoleId);
  const canManage = caller.roleIds.some((roleId) => foldIdentifier(roleId) === administrator);
  return effectiveRights(caller, { owner: null, list }) | (canManage ? Right.ManageAccessControl : 0);
}
