// Reads the rows that the last successful run of a virtual table wrote (docs/behavior/virtual-tables.md#rows-and-formats).
import type { Rows, Table } from '../data-views/table.ts';
import type { Store } from '../store/ports/store.ts';
import type { TableRef, TableRow, Version } from '../store/ports/table-store.ts';
import { pause } from '../runtime/turns.ts';
import { bodyReader } from './cell-reader.ts';
import { emptyRowLayout, type RowLayout } from './rows.ts';

/** The rows to read. */
export interface RowRange {
  readonly skip: number;
  /** The maximum number of rows; default all. */
  readonly count: number | undefined;
}

/** Returns the rows of the last successful run of a table, or none before it. `requireReadable` throws if the caller may not read them. */
export async function readMaterializedTable(
  { tables }: Pick<Store, 'tables'>,
  ref: TableRef,
  range: RowRange,
  requireReadable: (layout: RowLayout) => Promise<void>,
): Promise<Table> {
  const liveVersion = await tables.liveVersion(ref);
  if (!liveVersion) return { columns: emptyRowLayout.columns, chunks: noRows() };
  const layout = liveVersion.columns as RowLayout;
  await requireReadable(layout);
  const { columns } = layout;
  const codes = columns.map(({ code }) => code);
  const read = bodyReader(columns);

  async function* chunks(version: Version): AsyncGenerator<Rows> {
    let remainingRows = range.count ?? Infinity;
    for await (const chunk of remainingRows > 0 ? tables.rows(ref, version, range.skip) : []) {
      for (const run of splitIntoShortRuns(chunk.slice(0, remainingRows))) {
        remainingRows -= run.length;
        yield { codes, rows: run.map(({ body }) => read(body)) };
        await pause();
      }
      if (remainingRows <= 0) break;
    }
    // Replaced rows are removed after a while. A slow read must then fail, not end early.
    if (!(await tables.isComplete(ref, version)))
      throw new Error('The rows were replaced and removed while they were read.');
  }
  return { columns, chunks: chunks(liveVersion) };
}

/** The number of characters of rows to parse in one slice. */
const charactersPerSlice = 262_144;

/** Yields rows in runs of about charactersPerSlice characters, since wide tables have long rows. */
function* splitIntoShortRuns(rows: readonly TableRow[]): Generator<readonly TableRow[], void> {
  let [start, characters] = [0, 0];
  for (const [position, { body }] of rows.entries()) {
    characters += body.length;
    if (characters < charactersPerSlice && position < rows.length - 1) continue;
    yield rows.slice(start, position + 1);
    [start, characters] = [position + 1, 0];
  }
}

async function* noRows(): AsyncGenerator<Rows> {
  // There is nothing to yield.
}
