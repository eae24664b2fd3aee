// The access control lists of a new namespace.
import { AccessType, TrusteeType, type AccessControlEntry, type AccessControlList } from './access-control-list.ts';
import { allRights, Right } from './rights.ts';

/** The collections that have their own list; each new object gets a copy of its collection's list. */
export const collections = [
  'Assets',
  'AssetTypes',
  'DataViews',
  'Quantities',
  'Shares',
  'SoftwareManagement',
  'StreamViews',
  'Streams',
  'Types',
  'VirtualTables',
] as const;
export type Collection = (typeof collections)[number];

/** Identifiers of the roles, in one tenant, that have rights in a new namespace. */
export interface NamespaceRoles {
  readonly member: string;
  readonly contributor: string;
  readonly administrator: string;
}

/** The lists of a new namespace: its own, and those of its collections. */
export interface DefaultLists {
  readonly namespace: AccessControlList;
  readonly collections: ReadonlyMap<Collection, AccessControlList>;
}

/**
 * Returns the lists of a new namespace: members read, contributors also write, administrators have every right
 * (docs/behavior/access-control.md#copies-of-lists).
 */
export function defaultLists(roles: NamespaceRoles, tenantId: string): DefaultLists {
  const allow = (roleId: string, rights: number): AccessControlEntry => ({
    Trustee: { Type: TrusteeType.Role, ObjectId: roleId, TenantId: tenantId },
    AccessType: AccessType.Allowed,
    AccessRights: rights,
  });
  const namespace = {
    RoleTrusteeAccessControlEntries: [
      allow(roles.member, Right.Read),
      allow(roles.contributor, Right.Read | Right.Write),
      allow(roles.administrator, allRights),
    ],
  };
  return { namespace, collections: new Map(collections.map((collection) => [collection, namespace])) };
}
