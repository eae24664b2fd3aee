// The rights of a caller on an object.
import { foldIdentifier } from '../objects/identifiers.ts';
import {
  AccessType,
  TrusteeType,
  type AccessControlEntry,
  type AccessControlList,
  type Trustee,
} from './access-control-list.ts';
import { allRights, hasRight, Right, type RightName } from './rights.ts';

/** The caller of a request. */
export interface Caller {
  readonly kind: 'user' | 'client';
  readonly id: string;
  readonly tenantId: string;
  readonly roleIds: readonly string[];
}

/** An object under access control; a collection has no owner. */
export interface SecuredObject {
  readonly owner: Trustee | null;
  readonly list: AccessControlList;
}

/**
 * Returns the sum of the caller's rights on the object: all for its owner, otherwise those allowed and not denied
 * (docs/behavior/access-control.md#effective-rights).
 */
export function effectiveRights(caller: Caller, object: SecuredObject): number {
  return rightsCalculator(caller)(object);
}

/** Returns a function that returns the sum of the caller's rights on an object (docs/behavior/access-control.md#effective-rights). */
export function rightsCalculator(caller: Caller): (object: SecuredObject) => number {
  const isCaller = trusteeMatcher(caller);
  return ({ owner, list }) => {
    if (isOwnedByCaller(isCaller, owner)) return allRights;
    let allowed = 0;
    let denied = 0;
    for (const entry of list.RoleTrusteeAccessControlEntries) {
      if (!isCaller(entry.Trustee)) continue;
      if (entry.AccessType === AccessType.Denied) denied |= entry.AccessRights;
      else allowed |= entry.AccessRights;
    }
    return allowed & ~denied;
  };
}

/** Why a caller has or lacks a right: ownership, the entry that allows or denies it, or 'nothing' if no entry applies to the caller. */
export type RightReason = 'owner' | 'nothing' | AccessControlEntry;

/**
 * Returns the reason why the caller has or lacks a right on the object. An entry is always for the caller or one of the caller's roles,
 * so the reason reveals nothing about others (docs/behavior/access-control.md#effective-rights).
 */
export function explainRight(caller: Caller, { owner, list }: SecuredObject, right: RightName): RightReason {
  const isCaller = trusteeMatcher(caller);
  if (isOwnedByCaller(isCaller, owner)) return 'owner';
  const entries = list.RoleTrusteeAccessControlEntries.filter(
    ({ Trustee, AccessRights }) => hasRight(AccessRights, right) && isCaller(Trustee),
  );
  const isDenial = ({ AccessType: type }: AccessControlEntry): boolean => type === AccessType.Denied;
  return entries.find(isDenial) ?? entries[0] ?? 'nothing';
}

/** Returns whether a right with a reason is granted. */
export function isAllowing(reason: RightReason | 'administrator'): boolean {
  if (typeof reason === 'string') return reason !== 'nothing';
  return reason.AccessType === AccessType.Allowed;
}

/** Returns a predicate that is true for the caller and the caller's roles. */
function trusteeMatcher(caller: Caller): (trustee: Trustee) => boolean {
  const type = caller.kind === 'user' ? TrusteeType.User : TrusteeType.Client;
  const id = foldIdentifier(caller.id);
  const tenantId = foldIdentifier(caller.tenantId);
  const roleIds = new Set(caller.roleIds.map(foldIdentifier));

  // Most lists of a namespace are copies of one list, so the same few identifiers recur with every object.
  const folded = new Map<string, string>();
  const fold = (text: string): string => {
    const cachedForm = folded.get(text);
    if (cachedForm !== undefined) return cachedForm;
    const form = foldIdentifier(text);
    folded.set(text, form);
    return form;
  };

  return ({ Type, ObjectId, TenantId }) => {
    if (TenantId !== undefined && TenantId !== null && fold(TenantId) !== tenantId) return false;
    return Type === TrusteeType.Role ? roleIds.has(fold(ObjectId)) : Type === type && fold(ObjectId) === id;
  };
}

/** Returns whether the caller is this owner. */
export function isOwner(caller: Caller, owner: Trustee | null): boolean {
  return isOwnedByCaller(trusteeMatcher(caller), owner);
}

// A role cannot own an object, even if it is stored as the owner.
function isOwnedByCaller(isCaller: (trustee: Trustee) => boolean, owner: Trustee | null): boolean {
  return owner !== null && owner.Type !== TrusteeType.Role && isCaller(owner);
}

/**
 * Returns the sum of the caller's rights on an object or a collection. A Tenant Administrator can always manage its list; otherwise a
 * list could lock out every caller (docs/behavior/access-control.md#administrators).
 */
export function rightsIncludingManagement(caller: Caller, object: SecuredObject, administratorRoleId: string): number {
  const canManage = hasRole(caller, administratorRoleId);
  return effectiveRights(caller, object) | (canManage ? Right.ManageAccessControl : 0);
}

/** Returns the reason why the caller has or lacks a right on an object or a collection, by the rules of `rightsIncludingManagement`. */
export function explainRightIncludingManagement(
  caller: Caller,
  object: SecuredObject,
  administratorRoleId: string,
  right: RightName,
): RightReason | 'administrator' {
  const canManage = right === 'ManageAccessControl' && hasRole(caller, administratorRoleId);
  return canManage && !isOwner(caller, object.owner) ? 'administrator' : explainRight(caller, object, right);
}

function hasRole({ roleIds }: Caller, id: string): boolean {
  const folded = foldIdentifier(id);
  return roleIds.some((roleId) => foldIdentifier(roleId) === folded);
}
