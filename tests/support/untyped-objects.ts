// The object store without types of bodies, for tests that store any body, owner and list under any kind.
import type { Hint } from '../../server/domain/languages/search-hint.ts';
import type {
  NewObject,
  ObjectStore,
  ReferenceCounts,
  Scope,
  StoredObject,
} from '../../server/store/ports/object-store.ts';

type Untyped<Typed> = Omit<Typed, 'body' | 'owner' | 'acl' | 'references'> & {
  readonly body: unknown;
  readonly owner: unknown;
  readonly acl: unknown;
};
export interface UntypedReference {
  readonly kind: string;
  readonly id: string;
}
export type UntypedObject = Untyped<NewObject> & { readonly references?: readonly UntypedReference[] | undefined };
type UntypedStored = Untyped<StoredObject>;
interface Missing {
  readonly missing: UntypedReference;
}

interface UntypedObjects {
  get(scope: Scope, kind: string, id: string): Promise<UntypedStored | null>;
  getEach(names: readonly (readonly [Scope, string, string])[]): Promise<readonly (UntypedStored | null)[]>;
  list(scope: Scope, kind: string, hint?: Hint | null): AsyncIterable<readonly UntypedStored[]>;
  count(scope: Scope, kind: string): Promise<number>;
  create(scope: Scope, kind: string, object: UntypedObject): Promise<'done' | 'exists' | Missing>;
  put(scope: Scope, kind: string, object: UntypedObject): Promise<'created' | 'replaced' | Missing>;
  remove(
    scope: Scope,
    kind: string,
    id: string,
    options?: { readonly unlessReferenced: boolean },
  ): Promise<'done' | 'missing' | { readonly referenced: ReferenceCounts }>;
  setAccess(
    scope: Scope,
    kind: string,
    id: string,
    access: { readonly owner?: unknown; readonly acl?: unknown },
  ): Promise<'done' | 'missing'>;
  referencedBy(scope: Scope, kind: string, id: string): Promise<ReferenceCounts>;
  collectionAccess(scope: Scope, resource: string): Promise<unknown>;
  setCollectionAccess(scope: Scope, resource: string, acl: unknown): Promise<void>;
}

/** Returns a store without the types of bodies. */
export const untyped = (objects: ObjectStore): UntypedObjects => objects as unknown as UntypedObjects;
