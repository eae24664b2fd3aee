// The tables that data views and virtual tables are read as: columns, and rows of cells.
import type { Column } from '../domain/data-views/columns.ts';
import { Interpolation, type Property, type Value } from '../domain/model.ts';

export type { Column, ColumnRole } from '../domain/data-views/columns.ts';

/** Consecutive rows. */
export interface Rows {
  /** The SdsTypeCode of each column's cells in these rows, with the enum codes for enums; Empty if all are null. */
  readonly codes: readonly number[];
  /** A value or null for each column, in the form that domain/model.ts has for the code. */
  readonly rows: readonly (readonly Value[])[];
}

/**
 * Rows are in the order of groups, then of the index; in the narrow shape in the order of groups, fields, then of the index. Grouping
 * values may be null. Chunks are of bounded size and may be empty.
 */
export interface Table {
  readonly columns: readonly Column[];
  readonly chunks: AsyncIterable<Rows>;
}

/** Returns a property for cells of a code, as readers and writers of values take one. */
export function cellProperty(code: number): Property {
  return { id: '', code, members: new Map(), properties: [], interpolation: Interpolation.Continuous, uom: null };
}
