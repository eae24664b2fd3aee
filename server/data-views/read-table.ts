// Reads a data view as one table without pages, for virtual tables.
import type { Caller } from '../domain/access/effective-rights.ts';
import type { DataView } from '../domain/data-views/definition.ts';
import type { DataItem } from '../domain/data-views/items.ts';
import { readWindow } from '../domain/data-views/window.ts';
import { pause } from '../runtime/turns.ts';
import type { Scope } from '../store/ports/object-store.ts';
import type { Store } from '../store/ports/store.ts';
import { resolve, loadUnchangedItems } from './resolution.ts';
import { firstPosition, rowsFrom } from './rows.ts';
import type { Table } from './table.ts';

/** The data to read. Indexes and interval are text as in requests; by default, those of the view. */
export interface TableRequest {
  readonly view: DataView;
  /** The namespace of the view, which its queries search by default. */
  readonly scope: Scope;
  /** The identity whose rights count: only streams that it may read are included. */
  readonly identity: Caller;
  readonly mode: 'stored' | 'interpolated';
  readonly startIndex?: string | undefined;
  readonly endIndex?: string | undefined;
  /** Whether an index equal to endIndex is included; default true. */
  readonly includesEnd?: boolean | undefined;
  /** For interpolated rows only. */
  readonly interval?: string | undefined;
}

/** A table with the items that its rows come from; an item can occur more than once. */
export interface DataViewTable extends Table {
  readonly items: readonly DataItem[];
}

/** Returns the table of a data view. Throws InvalidInput that names every fault of the request. Iterating the chunks reads the store. */
export type ReadTable = (store: Pick<Store, 'objects' | 'events'>, request: TableRequest) => Promise<DataViewTable>;

/** No limits: the view was within the limits of requests when it was stored. */
const unlimited = { words: Infinity, lookups: Infinity };

export const readTable: ReadTable = async (store, request) => {
  const { view, scope, identity, mode, startIndex, endIndex, interval, includesEnd } = request;
  const window = readWindow(view, mode, { startIndex, endIndex, interval }, { includesEnd });
  const resolved = await resolve({ store, scope, identity, view, limits: unlimited, pause });
  const rowsRequest = {
    ...window,
    events: store.events,
    resolved,
    pause,
    loadItems: loadUnchangedItems,
    countPerGroup: Infinity,
    groupCount: Infinity,
  };
  const items = resolved.found.flatMap(({ usable }) => usable);
  return { columns: resolved.columns, items, chunks: rowsFrom(rowsRequest, firstPosition) };
};
