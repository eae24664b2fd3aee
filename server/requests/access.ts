// The access rights of a request's caller; api/request-access.ts implements them.
import type { AccessControlList, Trustee } from '../domain/access/access-control-list.ts';
import type { RightReason } from '../domain/access/effective-rights.ts';
import { Failure } from '../errors/failures.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import type { CommunityBody } from '../tenancy/communities.ts';

export type RightName = 'Read' | 'Write' | 'Delete' | 'ManageAccessControl';

/** A decision about a right of the caller. */
export interface Decision {
  readonly right: RightName;
  /** What the right is on, in words. */
  readonly target: string;
  readonly reason: RightReason | 'administrator';
}

/** The resources under access control: the kind of their objects, the noun for messages, and the path parameter with their identifier. */
export const securedKinds = {
  Types: { kind: 'type', noun: 'type', parameter: 'typeId' },
  Streams: { kind: 'stream', noun: 'stream', parameter: 'streamId' },
  StreamViews: { kind: 'streamView', noun: 'stream view', parameter: 'streamViewId' },
  DataViews: { kind: 'dataView', noun: 'data view', parameter: 'dataViewId' },
  VirtualTables: { kind: 'virtualTable', noun: 'virtual table', parameter: 'virtualTableId' },
  Shares: { kind: 'share', noun: 'share', parameter: 'shareId' },
} as const;
export type SecuredResource = keyof typeof securedKinds;
/** The kind of the objects of a resource. */
export type SecuredKind<R extends SecuredResource> = (typeof securedKinds)[R]['kind'];

/** Checks the rule for assigning roles: the caller must be an administrator of the tenant or have each of the roles. */
export interface RolesHeld {
  /**
   * Throws Forbidden unless the caller is an administrator or has each role that the request assigns and each that the object already
   * has. Handlers of operations with `rolesHeld` must call it, because these roles are in the body or the object.
   */
  require(roles: { readonly assigned?: readonly string[]; readonly existing?: readonly string[] }): Promise<void>;
  /** Throws an Error if the operation declares `rolesHeld` and `require` was not called. */
  confirmChecked(): void;
}

export interface Access {
  readonly scope: Scope;
  /** The community in the path; null if there is none. */
  readonly community: CommunityBody | null;
  readonly rolesHeld: RolesHeld;
  /** Returns the object in the path; throws NotFound if it does not exist. */
  pathObject<R extends SecuredResource>(resource: R): StoredObject<SecuredKind<R>>;
  /** Returns the object in the path; null if it does not exist. */
  pathObjectOrNull<R extends SecuredResource>(resource: R): StoredObject<SecuredKind<R>> | null;
  /** Returns whether the caller has a right on an object. */
  hasRight(object: StoredObject, right: RightName): boolean;
  /** Returns an object that is not in the path; throws NotFound, and Forbidden without the right. */
  requireObject<R extends SecuredResource>(
    resource: R,
    id: string,
    right: RightName,
  ): Promise<StoredObject<SecuredKind<R>>>;
  /** Returns the sum of the caller's rights on an object. */
  rightsOn(object: StoredObject): Promise<number>;
  /** Returns the sum of the caller's rights on a collection. */
  rightsOnCollection(resource: string): Promise<number>;
  /** Returns the access control list of a collection. */
  collectionList(resource: string): Promise<AccessControlList>;
  /** Returns the owner and list of an object that the caller creates: the caller, and a copy of the collection's list. */
  accessOfNewObject(resource: string): Promise<{ readonly owner: Trustee; readonly acl: AccessControlList }>;
}

/** Returns the failure for a missing right. */
export const missingRight = (right: RightName, target: string) =>
  new Failure('Forbidden', `The right ${right} on ${target} is missing.`, { parameters: { Right: right } });
