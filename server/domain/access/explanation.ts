// Explains decisions about rights, for developers.
import { AccessType, TrusteeType, type AccessControlEntry } from './access-control-list.ts';
import type { RightReason } from './effective-rights.ts';
import { rightNames } from './rights.ts';

/**
 * Returns the explanation of a decision about a right. It contains only entries for the caller and its roles, so that it reveals nothing
 * about other callers.
 */
export function explanation(right: string, target: string, reason: RightReason | 'administrator'): string {
  return `${right} on ${target}: ${reasonText(reason)}`;
}

function reasonText(reason: RightReason | 'administrator'): string {
  if (reason === 'owner') return 'allowed, the caller is the owner';
  if (reason === 'administrator') return 'allowed, a Tenant Administrator can always manage access control lists';
  if (reason === 'nothing') return 'refused, no entry allows it to the caller or a role of the caller';
  return entryText(reason);
}

function entryText({ AccessType: type, AccessRights, Trustee }: AccessControlEntry): string {
  const kind = Object.entries(TrusteeType).find(([, number]) => number === Trustee.Type)?.[0] ?? 'trustee';
  const rights = rightNames(AccessRights).join(' ');
  const decision = type === AccessType.Denied ? 'refused, the entry that denies' : 'allowed, the entry that allows';
  return `${decision} ${rights} to ${kind} ${encodeURIComponent(Trustee.ObjectId)}`;
}
