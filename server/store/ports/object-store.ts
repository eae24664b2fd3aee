// The catalog: types, streams, views, units, namespaces and every other kind of object that is kept as a document.
import type { Hint } from '../../domain/languages/search-hint.ts';

/** Where objects live; `namespace` is '' for kinds that belong to the tenant. Compared without regard to case. */
export interface Scope {
  readonly tenant: string;
  readonly namespace: string;
}

/** Points at an object of the same scope. */
export interface Reference {
  readonly kind: string;
  readonly id: string;
}

/** What names an object. */
export type ObjectName = readonly [scope: Scope, kind: string, id: string];

/** An object as it is given to the store. Body, owner and acl are values that JSON can say. */
export interface NewObject {
  /** Compared without regard to case; the spelling of the creator is kept. */
  readonly id: string;
  readonly body: unknown;
  readonly owner: unknown;
  readonly acl: unknown;
  /** ISO 8601 text, kept as given. */
  readonly created: string;
  readonly modified: string;
  /** What this object needs to exist; default nothing. */
  readonly references?: readonly Reference[] | undefined;
}

/** An object as the store gives it back. */
export interface StoredObject extends Omit<NewObject, 'references'> {
  /** Greater than that of every object of its scope and kind that was created before. */
  readonly sequence: number;
  /** Characters of the body's JSON. */
  readonly size: number;
}

/** The first reference, in the order given, whose object does not exist: nothing was written. */
export interface MissingReference {
  readonly missing: Reference;
}

/** How many other objects refer to one, by their kind; a kind without any is left out. */
export type ReferenceCounts = Readonly<Record<string, number>>;

/** Every write is atomic and durable when its promise resolves; every method rejects with StoreUnavailable when the database fails. */
export interface ObjectStore {
  /** The same object for all that stands before one store: what is remembered of its objects is remembered by it. */
  readonly identity: object;
  get(scope: Scope, kind: string, id: string): Promise<StoredObject | null>;
  /** Objects of any scopes and kinds in the order of their names, null for those that are not there: one question to the database. */
  getEach(names: readonly ObjectName[]): Promise<readonly (StoredObject | null)[]>;
  /**
   * All objects of a kind in the order of their creation, in chunks of bounded size, none of them empty. With a hint, those for which
   * it is not true may be left out.
   */
  list(scope: Scope, kind: string, hint?: Hint | null): AsyncIterable<readonly StoredObject[]>;
  count(scope: Scope, kind: string): Promise<number>;

  create(scope: Scope, kind: string, object: NewObject): Promise<'done' | 'exists' | MissingReference>;
  /** Creates the object, or replaces body, modified and references and keeps the rest: spelling, owner, acl, created, sequence. */
  put(scope: Scope, kind: string, object: NewObject): Promise<'created' | 'replaced' | MissingReference>;
  /** Removes the object; with `unlessReferenced` only when no other object refers to it. */
  remove(
    scope: Scope,
    kind: string,
    id: string,
    options?: { readonly unlessReferenced: boolean },
  ): Promise<'done' | 'missing' | { readonly referenced: ReferenceCounts }>;
  /** Sets owner, acl or both of an object. */
  setAccess(
    scope: Scope,
    kind: string,
    id: string,
    access: { readonly owner?: unknown; readonly acl?: unknown },
  ): Promise<'done' | 'missing'>;
  referencedBy(scope: Scope, kind: string, id: string): Promise<ReferenceCounts>;

  /** The access list of the collection of a kind; null when none was set. */
  collectionAccess(scope: Scope, kind: string): Promise<unknown>;
  setCollectionAccess(scope: Scope, kind: string, acl: unknown): Promise<void>;
}
