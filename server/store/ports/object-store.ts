// The catalog: types, streams, views, units, namespaces and all other objects that are stored as JSON documents.
import type { AccessControlList, Trustee } from '../../domain/access/access-control-list.ts';
import type { Hint } from '../../domain/languages/search-hint.ts';

/**
 * The type of the body of each kind of object. The feature that writes a kind declares it beside that type
 * (docs/decisions/0010-types-of-stored-bodies.md):
 *
 *     declare module '../store/ports/object-store.ts' {
 *       interface ObjectBodies {
 *         stream: StreamBody;
 *       }
 *     }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- features add its members
export interface ObjectBodies {}

export type Kind = keyof ObjectBodies;

/** The tenant and namespace of objects, compared case-insensitively; `namespace` is '' for kinds that belong to the tenant. */
export interface Scope {
  readonly tenant: string;
  readonly namespace: string;
}

/** Refers to an object of the same scope. */
export interface Reference {
  readonly kind: Kind;
  readonly id: string;
}

/** The identity of an object. */
export type ObjectName<K extends Kind = Kind> = readonly [scope: Scope, kind: K, id: string];

/** An object to store. Its body is a JSON value. */
export interface NewObject<K extends Kind = Kind> {
  /** Compared case-insensitively; keeps the spelling of its creation. */
  readonly id: string;
  readonly body: ObjectBodies[K];
  readonly owner: Trustee | null;
  readonly acl: AccessControlList | null;
  /** ISO 8601. */
  readonly created: string;
  readonly modified: string;
  /** The objects that must exist for this one; default none. */
  readonly references?: readonly Reference[] | undefined;
}

/** An object as the store returns it. */
export interface StoredObject<K extends Kind = Kind> extends Omit<NewObject<K>, 'references'> {
  /** Greater than the sequence of every object of the same scope and kind that was created earlier. */
  readonly sequence: number;
  /** Characters of the body's JSON. */
  readonly size: number;
}

/** The objects with the given names, in the same order; null for each that does not exist. */
export type StoredObjects<Names extends readonly ObjectName[]> = {
  readonly [At in keyof Names]: StoredObject<Names[At][1]> | null;
};

/** The first reference whose object does not exist; nothing was written. */
export interface MissingReference {
  readonly missing: Reference;
}

/** The number of other objects that refer to an object, by kind; kinds without references are omitted. */
export type ReferenceCounts = Readonly<Record<string, number>>;

/** Every write is atomic, and durable when its promise resolves. Every method rejects with StoreUnavailable when the database fails. */
export interface ObjectStore {
  /** The key of caches of this store's objects: the same for all wrappers of one store. */
  readonly identity: object;
  get<K extends Kind>(scope: Scope, kind: K, id: string): Promise<StoredObject<K> | null>;
  /** Returns the objects with the given names, of any scopes and kinds, by one statement. */
  getEach<const Names extends readonly ObjectName[]>(names: Names): Promise<StoredObjects<Names>>;
  /**
   * Returns all objects of a kind in the order of their creation, in non-empty chunks of bounded size. With a hint, objects that do not
   * match it can be missing.
   */
  list<K extends Kind>(scope: Scope, kind: K, hint?: Hint | null): AsyncIterable<readonly StoredObject<K>[]>;
  count(scope: Scope, kind: Kind): Promise<number>;

  create<K extends Kind>(scope: Scope, kind: K, object: NewObject<K>): Promise<'done' | 'exists' | MissingReference>;
  /** Creates the object, or replaces body, modified and references but keeps id, owner, acl, created and sequence. */
  put<K extends Kind>(scope: Scope, kind: K, object: NewObject<K>): Promise<'created' | 'replaced' | MissingReference>;
  /** Removes the object; with `unlessReferenced`, only if no other object refers to it. */
  remove(
    scope: Scope,
    kind: Kind,
    id: string,
    options?: { readonly unlessReferenced: boolean },
  ): Promise<'done' | 'missing' | { readonly referenced: ReferenceCounts }>;
  /** Sets owner, acl or both of an object; with neither, it only locks the object until the end of the transaction. */
  setAccess(
    scope: Scope,
    kind: Kind,
    id: string,
    access: { readonly owner?: Trustee | null; readonly acl?: AccessControlList | null },
  ): Promise<'done' | 'missing'>;
  referencedBy(scope: Scope, kind: Kind, id: string): Promise<ReferenceCounts>;

  /** Returns the access list of a collection, by the name of its resource, or null if none was set. */
  collectionAccess(scope: Scope, resource: string): Promise<AccessControlList | null>;
  setCollectionAccess(scope: Scope, resource: string, acl: AccessControlList): Promise<void>;
}
