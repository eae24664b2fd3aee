// Edge systems with the keys by which lists are sorted and searched.
import type { EdgeSystem } from '../../domain/edge/edge-system.ts';
import type { EdgeSystemIndex } from '../../domain/edge/edge-system-index.ts';
import type { EdgeSystemCondition, SortBy } from '../../domain/edge/edge-system-query.ts';
import type { Scope } from './object-store.ts';

export interface EdgeSystemRecord {
  /** Case-sensitive. */
  readonly id: string;
  readonly body: EdgeSystem;
  /** The entry in lists while the edge system is not silent, as JSON. */
  readonly listJson: string;
  readonly index: EdgeSystemIndex;
  /** In their original spelling. */
  readonly tags: readonly string[];
}

/** Selects edge systems. `now`, a sortable time, determines which of them are silent. */
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

/** An edge system of a page: its entry in lists, or its body if it is silent. */
export type EdgeSystemListItem = { readonly listJson: string } | { readonly body: EdgeSystem };

/** An edge system that becomes silent. */
export interface SilentEdgeSystem {
  readonly id: string;
  /** A sortable time. */
  readonly silentAfter: string;
}

/** Every write is atomic, and durable when its promise resolves. Every method rejects with StoreUnavailable when the database fails. */
export interface EdgeSystemStore {
  get(scope: Scope, id: string): Promise<EdgeSystem | null>;
  /** Returns the same as `get`, and locks the edge system until the transaction ends. */
  getForUpdate(scope: Scope, id: string): Promise<EdgeSystem | null>;
  create(scope: Scope, record: EdgeSystemRecord): Promise<'done' | 'exists'>;
  replace(scope: Scope, record: EdgeSystemRecord): Promise<'done' | 'missing'>;
  count(scope: Scope, selection: EdgeSystemSelection): Promise<number>;
  /** Returns the ids of the edge systems that match, in no order. */
  ids(scope: Scope, selection: EdgeSystemSelection): Promise<readonly string[]>;
  /** Returns a page in the given order, missing values last; edge systems with equal keys are ordered by id. */
  page(scope: Scope, page: EdgeSystemPage): Promise<readonly EdgeSystemListItem[]>;
  /** Returns the edge systems whose silence begins after a sortable time `from` and no later than `to`, with the last times at which they are not silent. */
  silentBetween(scope: Scope, from: string, to: string): Promise<readonly SilentEdgeSystem[]>;
  /** Yields all distinct tags in chunks, in the order of their UTF-8 bytes. */
  tags(scope: Scope): AsyncIterable<readonly string[]>;
}
