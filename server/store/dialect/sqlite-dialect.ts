// The SQL dialect of SQLite.
import type { Dialect } from './dialect.ts';

const parameters = (first: number, count: number) =>
  Array.from({ length: count }, (_, i) => `$${first + i}`).join(', ');

/** Caches the SQL of tables, since batches have only a few different shapes. */
const tableTextByShape = new Map<string, string>();

function tableText(columns: readonly string[], rows: number, first: number): string {
  const shape = `${columns.join()} ${rows} ${first}`;
  const known = tableTextByShape.get(shape);
  if (known !== undefined) return known;
  const names = columns.map((column, i) => `column${i + 1} as ${column}`).join(', ');
  const tuples = Array.from({ length: rows }, (_, i) => `(${parameters(first + i * columns.length, columns.length)})`);
  const text = `(select ${names} from (values ${tuples.join(', ')}))`;
  tableTextByShape.set(shape, text);
  return text;
}

function columnValues<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, string>>[],
): readonly string[] {
  // This creates no array for each row, since tables can have millions of rows.
  const values: string[] = [];
  for (const row of rows) for (const column of columns) values.push(row[column]);
  return values;
}

export const sqliteDialect: Dialect = {
  name: 'sqlite',
  hasOneWriter: true,
  isSynchronous: true,
  rowLock: '',
  schemaLock: [],
  keyTextType: 'text',
  bytesType: 'blob',
  serialType: 'integer primary key autoincrement',
  clusteredSuffix: 'without rowid',
  // `like` of SQLite ignores the case of ASCII letters only.
  foldCase: (text) => text,
  // Larger inserts are no faster.
  rowsPerStatement: 20,
  // Each delete blocks this thread for some milliseconds.
  rowsPerDelete: 2_000,
  blocksPerDelete: 50,
  rowsAsTable: (columns, rows, first) => ({
    text: tableText(columns, rows.length, first),
    values: columnValues(columns, rows),
  }),
  oneOf: (values, first) => ({ text: `in (select value from json_each($${first}))`, values: [JSON.stringify(values)] }),
};
