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

/** Returns the readable rows of a table; none before its first run. `admit` throws if the caller may not read them. */
export async function materializedTable(
  { tables }: Pick<Store, 'tables'>,
  ref: TableRef,
  range: RowRange,
  admit: (layout: RowLayout) => Promise<void>,
): Promise<Table> {
  const live = await tables.liveVersion(ref);
  if (!live) return { columns: emptyRowLayout.columns, chunks: noRows() };
  const layout = live.columns as RowLayout;
  await admit(layout);
  const { columns } = layout;
  const codes = columns.map(({ code }) => code);
  const read = bodyReader(columns);

  async function* chunks(version: Version): AsyncGenerator<Rows> {
    let left = range.count ?? Infinity;
    for await (const chunk of left > 0 ? tables.rows(ref, version, range.skip) : []) {
      for (const some of shortRuns(chunk.slice(0, left))) {
        left -= some.length;
        yield { codes, rows: some.map(({ body }) => read(body)) };
        await pause();
      }
      if (left <= 0) break;
    }
    // Replaced rows are removed after a while: a slow reader must not take that for the end.
    if (!(await tables.isComplete(ref, version)))
      throw new Error('The rows were replaced and removed while they were read.');
  }
  return { columns, chunks: chunks(live) };
}

/** How many characters of rows are parsed in one slice. */
const charactersPerSlice = 262_144;

/** Yields rows in runs of few characters: wide tables have long rows. */
function* shortRuns(rows: readonly TableRow[]): Generator<readonly TableRow[], void> {
  let [from, characters] = [0, 0];
  for (const [at, { body }] of rows.entries()) {
    characters += body.length;
    if (characters < charactersPerSlice && at < rows.length - 1) continue;
    yield rows.slice(from, at + 1);
    [from, characters] = [at + 1, 0];
  }
}

async function* noRows(): AsyncGenerator<Rows> {
  // There is nothing to yield.
}
