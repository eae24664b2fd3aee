// What the caller of a request may do; api/request-access.ts implements it.
import type { AccessControlList, Trustee } from '../domain/access/access-control-list.ts';
import { Failure } from '../errors/failures.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import type { CommunityBody } from '../tenancy/communities.ts';

export type RightName = 'Read' | 'Write' | 'Delete' | 'ManageAccessControl';

/** The resources under access control: the kind of their stored objects, the word for messages, and the path parameter that names one. */
export const securedKinds = {
  Types: { kind: 'type', word: 'type', parameter: 'typeId' },
  Streams: { kind: 'stream', word: 'stream', parameter: 'streamId' },
  StreamViews: { kind: 'streamView', word: 'stream view', parameter: 'streamViewId' },
  DataViews: { kind: 'dataView', word: 'data view', parameter: 'dataViewId' },
  VirtualTables: { kind: 'virtualTable', word: 'virtual table', parameter: 'virtualTableId' },
  Shares: { kind: 'share', word: 'share', parameter: 'shareId' },
} as const;
export type SecuredResource = keyof typeof securedKinds;
/** The kind of the objects of a resource. */
export type SecuredKind<R extends SecuredResource> = (typeof securedKinds)[R]['kind'];

/** The rule for assigning roles: the caller is an administrator of the tenant or has each of the roles. */
export interface RolesHeld {
  /**
   * Throws Forbidden unless the caller is an administrator or has each role that the request assigns and that the object has
   * already. Operations that declare `rolesHeld` must call it, since only they know these roles.
   */
  require(roles: { readonly assigned?: readonly string[]; readonly existing?: readonly string[] }): Promise<void>;
  /** Throws when the operation declares `rolesHeld` and `require` was not called. */
  confirmChecked(): void;
}

export interface Access {
  readonly scope: Scope;
  /** The community that the path names. */
  readonly community: CommunityBody | null;
  readonly rolesHeld: RolesHeld;
  /** The object that the path names; throws NotFound when there is none. */
  pathObject<R extends SecuredResource>(resource: R): StoredObject<SecuredKind<R>>;
  /** The object that the path names, or null: for operations that may create it. */
  pathObjectOrNull<R extends SecuredResource>(resource: R): StoredObject<SecuredKind<R>> | null;
  hasRight(object: StoredObject, right: RightName): boolean;
  /** Reads an object that the request refers to; throws NotFound or Forbidden. */
  requireObject<R extends SecuredResource>(
    resource: R,
    id: string,
    right: RightName,
  ): Promise<StoredObject<SecuredKind<R>>>;
  rightsOn(object: StoredObject): Promise<number>;
  rightsOnCollection(resource: string): Promise<number>;
  collectionList(resource: string): Promise<AccessControlList>;
  /** Owner and list of an object that the caller creates: the caller, and a copy of the collection's list. */
  accessOfNewObject(resource: string): Promise<{ readonly owner: Trustee; readonly acl: AccessControlList }>;
}

/** Returns the failure for a missing right. */
export const missingRight = (right: RightName, what: string) =>
  new Failure('Forbidden', `The right ${right} on ${what} is missing.`, { parameters: { Right: right } });
