// Why a caller was let in or refused, as the text of a response header for those who develop against the server (EXPLAIN_ACCESS).
import { AccessType, TrusteeType, type AccessControlEntry } from '../domain/access/access-control-list.ts';
import type { Reason } from '../domain/access/effective-rights.ts';
import { rightNames } from '../domain/access/rights.ts';

/** The header that carries the explanations of a request, parted by semicolons. */
export const explanationHeader = 'Access-Explanation';

/**
 * Explains what decided about a right on something. It names no entry but those for the caller and the caller's own roles, and no
 * identifier but theirs, so that nobody learns from it what a list says of others.
 */
export function explanation(right: string, what: string, reason: Reason | 'administrator'): string {
  return `${right} on ${what}: ${reasonText(reason)}`;
}

function reasonText(reason: Reason | 'administrator'): string {
  if (reason === 'owner') return 'allowed, the caller is the owner';
  if (reason === 'administrator') return 'allowed, a Tenant Administrator always manages lists';
  if (reason === 'nothing') return 'refused, no entry gives it to the caller or a role of the caller';
  return entryText(reason);
}

function entryText({ AccessType: type, AccessRights, Trustee }: AccessControlEntry): string {
  const kind = Object.entries(TrusteeType).find(([, number]) => number === Trustee.Type)?.[0] ?? 'trustee';
  const rights = rightNames(AccessRights).join(' ');
  const decision = type === AccessType.Denied ? 'refused, the entry that denies' : 'allowed, the entry that allows';
  return `${decision} ${rights} to ${kind} ${encodeURIComponent(Trustee.ObjectId)}`;
}
