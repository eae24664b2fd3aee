// The catalog: types, streams, views, units, namespaces and every other kind of object that is kept as a document.
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

/** A kind of object. */
export type Kind = keyof ObjectBodies;

/** Where objects live; `namespace` is '' for kinds that belong to the tenant. Compared without regard to case. */
export interface Scope {
  readonly tenant: string;
  readonly namespace: string;
}

/** Points at an object of the same scope. */
export interface Reference {
  readonly kind: Kind;
  readonly id: string;
}

/** What names an object. */
export type ObjectName<K extends Kind = Kind> = readonly [scope: Scope, kind: K, id: string];

/** An object as it is given to the store. Its body is a value that JSON can say. */
export interface NewObject<K extends Kind = Kind> {
  /** Compared without regard to case; the spelling of the creator is kept. */
  readonly id: string;
  readonly body: ObjectBodies[K];
  readonly owner: Trustee | null;
  readonly acl: AccessControlList | null;
  /** ISO 8601 text, kept as given. */
  readonly created: string;
  readonly modified: string;
  /** What this object needs to exist; default nothing. */
  readonly references?: readonly Reference[] | undefined;
}

/** An object as the store gives it back. */
export interface StoredObject<K extends Kind = Kind> extends Omit<NewObject<K>, 'references'> {
  /** Greater than that of every object of its scope and kind that was created before. */
  readonly sequence: number;
  /** Characters of the body's JSON. */
  readonly size: number;
}

/** The objects of some names, in the same order; null for each that is not there. */
export type StoredObjects<Names extends readonly ObjectName[]> = {
  readonly [At in keyof Names]: StoredObject<Names[At][1]> | null;
};

/** The first reference, in the order given, whose object does not exist: nothing was written. */
export interface MissingReference {
  readonly missing: Reference;
}

/** How many other objects refer to one, by their kind; a kind without any is left out. */
export type ReferenceCounts = Readonly<Record<string, number>>;

/** Every write is atomic and durable when its promise resolves; every method rejects with StoreUnavailable when the database fails. */
export interface ObjectStore {
  /** The same object for every view of one store: caches of its objects use it as their key. */
  readonly identity: object;
  get<K extends Kind>(scope: Scope, kind: K, id: string): Promise<StoredObject<K> | null>;
  /** Returns objects of any scopes and kinds in the order of their names, by one statement. */
  getEach<const Names extends readonly ObjectName[]>(names: Names): Promise<StoredObjects<Names>>;
  /**
   * Returns all objects of a kind in the order of their creation, in chunks of bounded size, none of them empty. With a hint, those for
   * which it is not true may be left out.
   */
  list<K extends Kind>(scope: Scope, kind: K, hint?: Hint | null): AsyncIterable<readonly StoredObject<K>[]>;
  count(scope: Scope, kind: Kind): Promise<number>;

  create<K extends Kind>(scope: Scope, kind: K, object: NewObject<K>): Promise<'done' | 'exists' | MissingReference>;
  /** Creates the object, or replaces body, modified and references and keeps the rest: spelling, owner, acl, created, sequence. */
  put<K extends Kind>(scope: Scope, kind: K, object: NewObject<K>): Promise<'created' | 'replaced' | MissingReference>;
  /** Removes the object; with `unlessReferenced` only when no other object refers to it. */
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

  /** Returns the access list of a collection, by the name of its resource; null when none was set. */
  collectionAccess(scope: Scope, resource: string): Promise<AccessControlList | null>;
  setCollectionAccess(scope: Scope, resource: string, acl: AccessControlList): Promise<void>;
}
