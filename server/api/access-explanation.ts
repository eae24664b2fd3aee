// Explains decisions about access in a response header, for developers (EXPLAIN_ACCESS).
import { AccessType, TrusteeType, type AccessControlEntry } from '../domain/access/access-control-list.ts';
import type { RightReason } from '../domain/access/effective-rights.ts';
import { rightNames } from '../domain/access/rights.ts';

/** The header with the explanations of a request, separated by semicolons. */
export const explanationHeader = 'Access-Explanation';

/**
 * Returns why a right was granted or refused. It names only entries and identifiers of the caller and its roles, so that it tells
 * nothing about others.
 */
export function explanation(right: string, what: string, reason: RightReason | 'administrator'): string {
  return `${right} on ${what}: ${reasonText(reason)}`;
}

function reasonText(reason: RightReason | 'administrator'): string {
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
