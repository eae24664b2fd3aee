// What a request may do: asked by handlers and services, told by api/authorize.ts.
import type { AccessControlList, Trustee } from '../domain/access/access-control-list.ts';
import { Failure } from '../errors/failures.ts';
import type { Scope, StoredObject } from '../store/ports/object-store.ts';
import type { CommunityBody } from '../tenancy/communities.ts';

export type RightName = 'Read' | 'Write' | 'Delete' | 'ManageAccessControl';

/** The kinds of stored objects under access control: how they are called, and which path parameter names one. */
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

/** Who may hand out roles: an administrator of the tenant, or whoever holds all of them. */
export interface RolesHeld {
  /**
   * Throws Forbidden unless the caller is an administrator or holds each role that the request assigns and that the object has
   * already; operations that declare `rolesHeld` must ask it, as only they know those roles.
   */
  require(roles: { readonly assigned?: readonly string[]; readonly existing?: readonly string[] }): Promise<void>;
  /** Throws when the operation declares `rolesHeld` and nobody asked. */
  confirmAsked(): void;
}

export interface Access {
  readonly scope: Scope;
  /** The community that the path names. */
  readonly community: CommunityBody | null;
  /** Who may hand out roles; asked by what knows which. */
  readonly rolesHeld: RolesHeld;
  /** The object that the path names; throws NotFound when there is none. */
  object<R extends SecuredResource>(resource: R): StoredObject<SecuredKind<R>>;
  /** The object that the path names, or null: for operations that may create it. */
  existing<R extends SecuredResource>(resource: R): StoredObject<SecuredKind<R>> | null;
  may(object: StoredObject, right: RightName): boolean;
  /** Reads an object that the request refers to; throws NotFound or Forbidden. */
  require<R extends SecuredResource>(resource: R, id: string, right: RightName): Promise<StoredObject<SecuredKind<R>>>;
  rightsOn(object: StoredObject): Promise<number>;
  rightsOnCollection(resource: string): Promise<number>;
  collectionList(resource: string): Promise<AccessControlList>;
  /** Owner and list of an object that the caller creates: the caller, and a copy of the collection's list. */
  ofNew(resource: string): Promise<{ readonly owner: Trustee; readonly acl: AccessControlList }>;
}

/** The failure for want of a right. */
export const missingRight = (right: RightName, what: string) =>
  new Failure('Forbidden', `The right ${right} on ${what} is missing.`, { parameters: { Right: right } });
