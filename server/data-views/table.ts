// The tables that data views and virtual tables return: columns, and rows of cells.
import type { Column } from '../domain/data-views/columns.ts';
import { Interpolation, type Property, type Value } from '../domain/model.ts';

export type { Column, ColumnRole } from '../domain/data-views/columns.ts';

/** Consecutive rows. */
export interface Rows {
  /** The SdsTypeCode of each column's cells in these rows, an enum code for enums; Empty if all are null. */
  readonly codes: readonly number[];
  /** A value or null for each column, in the representation of its code in domain/model.ts. */
  readonly rows: readonly (readonly Value[])[];
}

/**
 * Rows are in the order of groups, then of the index; in the narrow shape in the order of groups, fields, then of the index. Grouping
 * values can be null. Chunks are of bounded size and can be empty.
 */
export interface Table {
  readonly columns: readonly Column[];
  readonly chunks: AsyncIterable<Rows>;
}

/** Returns a property for cells of a type code, for readers and writers of values. */
export function cellProperty(code: number): Property {
  return { id: '', code, members: new Map(), properties: [], interpolation: Interpolation.Continuous, uom: null };
}
