// What data views and what is made of them look like once they are read: columns, and rows of cells in their order.
import type { Caller } from '../domain/access/effective-rights.ts';
import type { Column } from '../domain/data-views/columns.ts';
import type { DataView } from '../domain/data-views/definition.ts';
import type { DataItem } from '../domain/data-views/items.ts';
import type { Value } from '../domain/model.ts';
import type { Scope } from '../store/ports/object-store.ts';
import type { Store } from '../store/ports/store.ts';

export type { Column, ColumnRole } from '../domain/data-views/columns.ts';

/** Some rows that follow each other. */
export interface Rows {
  /** What the cells of each column are in these rows, as SdsTypeCode, enums by their enum codes; Empty where all are null. */
  readonly codes: readonly number[];
  /** One value or null for each column, as model.ts has values of the column's code. */
  readonly rows: readonly (readonly Value[])[];
}

/**
 * A table: rows come group by group, and in a group by index; in the narrow shape in a group field by field, and of a field by
 * index. Index and grouping cells are always there, grouping values may be null. Chunks are of bounded size and may be empty.
 */
export interface Table {
  readonly columns: readonly Column[];
  readonly chunks: AsyncIterable<Rows>;
}

/** A table with the items that its rows come from; an item may be there more than once. */
export interface ReadData extends Table {
  readonly items: readonly DataItem[];
}

/** Which part of a data view's data is read. Texts are as in requests; where one is left out, the view's default counts. */
export interface TableRequest {
  readonly view: DataView;
  /** Where the view is at home and its queries look by default. */
  readonly scope: Scope;
  /** On whose behalf: only streams that it may read take part. */
  readonly identity: Caller;
  readonly mode: 'stored' | 'interpolated';
  readonly startIndex?: string | undefined;
  readonly endIndex?: string | undefined;
  /** Whether an index equal to endIndex is a part of it; default true. */
  readonly includesEnd?: boolean | undefined;
  /** For interpolated rows only. */
  readonly interval?: string | undefined;
}

/**
 * Reads the data of a view as one table without pages: `readTable` of read-table.ts. Throws InvalidInput that names every fault
 * of the request before it answers; iterating the chunks reads the stores.
 */
export type ReadTable = (store: Pick<Store, 'objects' | 'events'>, request: TableRequest) => Promise<ReadData>;
