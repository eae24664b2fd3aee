// The rows of a virtual table as they are answered: as its last successful run left them
// (docs/behavior/virtual-tables.md#rows-and-formats).
import { tableText } from '../data-views/table-forms.ts';
import type { Rows, Table } from '../data-views/table.ts';
import type { FormName } from '../stream-data/text-forms.ts';
import type { Store } from '../store/ports/store.ts';
import type { TableRef, TableRow, Version } from '../store/ports/table-store.ts';
import { pause } from '../runtime/turns.ts';
import { bodyReader } from './cell-reader.ts';
import { noLayout, type Layout } from './rows.ts';

/** Which rows are read. */
export interface Part {
  readonly skip: number;
  /** All that follow when undefined. */
  readonly count: number | undefined;
}

/** The rows of a table that can be read now; none before its first run. `admit` throws when they are not for the caller. */
export async function materializedTable(
  { tables }: Pick<Store, 'tables'>,
  ref: TableRef,
  part: Part,
  admit: (layout: Layout) => Promise<void>,
): Promise<Table> {
  const live = await tables.live(ref);
  if (!live) return { columns: noLayout.columns, chunks: noRows() };
  const layout = live.columns as Layout;
  await admit(layout);
  const { columns } = layout;
  const codes = columns.map(({ code }) => code);
  const read = bodyReader(columns);

  async function* chunks(version: Version): AsyncGenerator<Rows> {
    let left = part.count ?? Infinity;
    for await (const chunk of left > 0 ? tables.rows(ref, version, part.skip) : []) {
      for (const some of shortRuns(chunk.slice(0, left))) {
        left -= some.length;
        yield { codes, rows: some.map(({ body }) => read(body)) };
        await pause();
      }
      if (left <= 0) break;
    }
    // Rows that were replaced are removed after a while, perhaps under a slow reader: it must not take the rest for the end.
    if (!(await tables.isKept(ref, version)))
      throw new Error('The rows were replaced and removed while they were read.');
  }
  return { columns, chunks: chunks(live) };
}

/** Characters of rows that are read at once. */
const charactersAtOnce = 262_144;

/** Rows in runs that are short, as wide tables have long rows. */
function* shortRuns(rows: readonly TableRow[]): Generator<readonly TableRow[], void> {
  let [from, characters] = [0, 0];
  for (const [at, { body }] of rows.entries()) {
    characters += body.length;
    if (characters < charactersAtOnce && at < rows.length - 1) continue;
    yield rows.slice(from, at + 1);
    [from, characters] = [at + 1, 0];
  }
}

async function* noRows(): AsyncGenerator<Rows> {
  // There is nothing to yield.
}

/** The text of a table in a form. */
export function dataText(table: Table, form: FormName, verbose: boolean): AsyncGenerator<string, void> {
  return tableText(table, form, { verbose });
}
