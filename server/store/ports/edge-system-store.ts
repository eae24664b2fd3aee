// Edge systems, kept by what their lists are sorted and searched by.
import type { EdgeSystem } from '../../domain/edge/edge-system.ts';
import type { EdgeSystemIndex } from '../../domain/edge/edge-system-index.ts';
import type { EdgeSystemCondition, SortBy } from '../../domain/edge/edge-system-query.ts';
import type { Scope } from './object-store.ts';

export interface EdgeSystemRecord {
  /** Compared with regard to case. */
  readonly id: string;
  readonly body: EdgeSystem;
  /** What lists show of it while it is not silent, as JSON. */
  readonly listJson: string;
  readonly index: EdgeSystemIndex;
  /** As they are spelled. */
  readonly tags: readonly string[];
}

/** Which edge systems are meant, at a moment (a sortable time) that decides which of them are silent. */
export interface EdgeSystemSelection {
  /** Null for all. */
  readonly where: EdgeSystemCondition | null;
  readonly now: string;
}

export interface EdgeSystemPage extends EdgeSystemSelection {
  readonly order: readonly SortBy[];
  readonly skip: number;
  readonly count: number;
}

/** An edge system of a page: as it is shown, or, where it has fallen silent, its body. */
export type EdgeSystemListItem = { readonly listJson: string } | { readonly body: EdgeSystem };

/** Every write is atomic and durable when its promise resolves; every method rejects with StoreUnavailable when the database fails. */
export interface EdgeSystemStore {
  get(scope: Scope, id: string): Promise<EdgeSystem | null>;
  /** Returns the same; in a transaction no other one changes the edge system from then on. */
  getForUpdate(scope: Scope, id: string): Promise<EdgeSystem | null>;
  create(scope: Scope, record: EdgeSystemRecord): Promise<'done' | 'exists'>;
  replace(scope: Scope, record: EdgeSystemRecord): Promise<'done' | 'missing'>;
  count(scope: Scope, selection: EdgeSystemSelection): Promise<number>;
  /** A page; equal ones by their identifiers, missing values last. */
  page(scope: Scope, page: EdgeSystemPage): Promise<readonly EdgeSystemListItem[]>;
  /** Every tag that an edge system has, once, in the order of its bytes. */
  tags(scope: Scope): Promise<readonly string[]>;
}
