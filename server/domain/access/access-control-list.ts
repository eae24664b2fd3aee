// Access control lists and owners as they are stored, and how they are read from requests.
import { InvalidInput } from '../model.ts';
import { isSameIdentifier } from '../objects/identifiers.ts';
import { maxNameLength, requireMaxEntries, requireMaxLength } from '../objects/maxima.ts';
import { membersOf, pathOf, readEnum, readList, readText } from '../types/members.ts';
import { readRights } from './rights.ts';

/** The type of a trustee (document 1, TrusteeType). */
export const TrusteeType = { User: 1, Client: 2, Role: 3 } as const;
export type TrusteeType = (typeof TrusteeType)[keyof typeof TrusteeType];

/** The effect of an entry (document 1, AccessType). */
export const AccessType = { Allowed: 0, Denied: 1 } as const;
export type AccessType = (typeof AccessType)[keyof typeof AccessType];

/** The subject of an entry or an ownership. */
export interface Trustee {
  readonly Type: TrusteeType;
  readonly ObjectId: string;
  readonly TenantId?: string | null;
}

/** Allows or denies rights to a trustee. */
export interface AccessControlEntry {
  readonly Trustee: Trustee;
  readonly AccessType: AccessType;
  /** A sum of rights. */
  readonly AccessRights: number;
}

/** The entries in their original order. */
export interface AccessControlList {
  readonly RoleTrusteeAccessControlEntries: readonly AccessControlEntry[];
}

/** A list without entries, which grants no rights. */
export const emptyAccessControlList: AccessControlList = { RoleTrusteeAccessControlEntries: [] };

/**
 * Returns the list of a request's JSON. Members and names can be in any case; names become numbers, and null becomes an empty list.
 * Throws InvalidInput that names the member at fault, also for trustees of another tenant than that of the path
 * (docs/behavior/access-control.md#lists).
 */
export function readAccessControlList(input: unknown, tenantId: string): AccessControlList {
  const name = 'RoleTrusteeAccessControlEntries';
  const readEntry = (entry: unknown, path: string): AccessControlEntry => readTenantEntry(tenantId, entry, path);
  const entries = membersOf(input, '')(name);
  if (Array.isArray(entries)) requireMaxEntries(name, entries.length);
  return { [name]: readList(entries, name, readEntry) ?? [] };
}

/**
 * Returns the owner of a request's JSON: a user or a client, with the tenant of the path. Throws InvalidInput that names the member at
 * fault (docs/behavior/access-control.md#owners).
 */
export function readOwner(input: unknown, tenantId: string): Trustee {
  const owner = readTrustee(tenantId, input, '');
  if (owner.Type === TrusteeType.Role) {
    throw new InvalidInput('Type', 'Type must be 1 (User) or 2 (Client), since a role cannot be an owner.');
  }
  return { ...owner, TenantId: owner.TenantId ?? tenantId };
}

function readTenantEntry(tenantId: string, input: unknown, path: string): AccessControlEntry {
  const member = membersOf(input, path);
  return {
    Trustee: readTrustee(tenantId, member('Trustee'), pathOf(path, 'Trustee')),
    AccessType: readEnum(member('AccessType'), AccessType, pathOf(path, 'AccessType')) ?? AccessType.Allowed,
    AccessRights: readRights(member('AccessRights'), pathOf(path, 'AccessRights')),
  };
}

function readTrustee(tenantId: string, input: unknown, path: string): Trustee {
  const member = membersOf(input, path);
  const pathTo = (name: string): string => pathOf(path, name);
  const type = readEnum(member('Type'), TrusteeType, pathTo('Type'));
  if (type === null)
    throw new InvalidInput(pathTo('Type'), `${pathTo('Type')} must be given: 1 (User), 2 (Client) or 3 (Role).`);
  const id = readText(member('ObjectId'), pathTo('ObjectId')) ?? '';
  if (id.trim() === '') throw new InvalidInput(pathTo('ObjectId'), `${pathTo('ObjectId')} must be given.`);
  requireMaxLength(pathTo('ObjectId'), id, maxNameLength);
  const tenant = readText(member('TenantId'), pathTo('TenantId'));
  if (tenant !== null && !isSameIdentifier(tenant, tenantId)) {
    throw new InvalidInput(
      pathTo('TenantId'),
      `${pathTo('TenantId')} must be '${tenantId}', the tenant of the path, or null.`,
    );
  }
  const trustee = { Type: type, ObjectId: id };
  return member('TenantId') === undefined ? trustee : { ...trustee, TenantId: tenant };
}
