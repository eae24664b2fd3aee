// Writes tables as text: objects, lists of cells, or comma-separated values (docs/behavior/data-views.md#forms).
import type { Value } from '../domain/model.ts';
import { valueWriter } from '../domain/values/event-writer.ts';
import { TypeCode, typeCodeName } from '../domain/values/type-codes.ts';
import { cellWriter, csvCell } from '../stream-data/csv.ts';
import { formatItems, type FormName, type TextForm } from '../stream-data/text-forms.ts';
import { cellProperty, type Column, type Rows, type Table } from './table.ts';

type Row = readonly Value[];
type WriteCell = (value: Value) => string;

/** Yields the text of a table in a form; with `verbose`, rows as objects include their null cells. */
export function tableText(
  { columns, chunks }: Table,
  form: FormName,
  { verbose }: { readonly verbose: boolean },
): AsyncGenerator<string, void> {
  return formatItems(singleChunks(chunks), formOf(columns, form, verbose));
}

/** Yields each chunk by itself, since the cells of the next chunk can have other types. */
async function* singleChunks(chunks: AsyncIterable<Rows>): AsyncGenerator<readonly Rows[], void> {
  for await (const chunk of chunks) if (chunk.rows.length > 0) yield [chunk];
}

function formOf(columns: readonly Column[], form: FormName, verbose: boolean): TextForm<Rows> {
  const names = columns.map(({ id }) => id);
  switch (form) {
    case 'default': {
      const write = rowsWriter(jsonCellWriter, verbose ? objectWriter(names) : compactObjectWriter(names), ',');
      return { open: '[', header: '', separator: ',', write, close: ']' };
    }
    case 'table':
    case 'tableh': {
      const types = columns.map(({ id, code }) => ({ Name: id, Type: typeCodeName(code) }));
      return {
        open: `{"Columns":${JSON.stringify(types)},"Rows":[`,
        header: form === 'tableh' ? JSON.stringify(names) : '',
        separator: ',',
        write: rowsWriter(jsonCellWriter, listWriter('[', ']'), ','),
        close: ']}',
      };
    }
    case 'csv':
    case 'csvh':
      return {
        open: '',
        header: form === 'csvh' ? names.map(csvCell).join(',') : '',
        separator: '\n',
        write: rowsWriter(csvCellWriter, listWriter('', ''), '\n'),
        close: '',
      };
  }
}

/** Returns a function that writes the rows of chunks; it reuses the writers of cells while the type codes stay the same. */
function rowsWriter(
  cellWriterOf: (code: number) => WriteCell,
  rowWriter: (cells: readonly WriteCell[]) => (row: Row) => string,
  separator: string,
): (chunks: readonly Rows[]) => string {
  let current: { readonly codes: readonly number[]; readonly write: (row: Row) => string } | undefined;
  return (chunks) =>
    chunks
      .map(({ codes, rows }) => {
        if (current?.codes !== codes) current = { codes, write: rowWriter(codes.map(cellWriterOf)) };
        return rows.map(current.write).join(separator);
      })
      .join(separator);
}

const writeNull = () => 'null';
const jsonCellWriter = (code: number): WriteCell =>
  code === TypeCode.Empty ? writeNull : valueWriter(cellProperty(code), { verbose: true });
const writeEmpty = () => '';
const csvCellWriter = (code: number): WriteCell =>
  code === TypeCode.Empty ? writeEmpty : cellWriter(cellProperty(code));

const listWriter = (open: string, close: string) => (cells: readonly WriteCell[]) => (row: Row) => {
  let text = open;
  let place = 0;
  for (const write of cells) {
    if (place > 0) text += ',';
    text += write(row[place++] ?? null);
  }
  return text + close;
};

const objectWriter = (names: readonly string[]) => {
  const openings = names.map((name, place) => `${place === 0 ? '{' : ','}${JSON.stringify(name)}:`);
  return (cells: readonly WriteCell[]) => (row: Row) => {
    let text = '';
    let place = 0;
    for (const write of cells) {
      text += openings[place] ?? '';
      text += write(row[place++] ?? null);
    }
    return `${text}}`;
  };
};

/** Returns a function that creates writers of objects without null cells. */
const compactObjectWriter = (names: readonly string[]) => {
  const openings = names.map((name) => `${JSON.stringify(name)}:`);
  return (cells: readonly WriteCell[]) => (row: Row) => {
    let text = '{';
    let place = -1;
    for (const write of cells) {
      const value = row[++place] ?? null;
      if (value !== null) text += (text === '{' ? '' : ',') + (openings[place] ?? '') + write(value);
    }
    return `${text}}`;
  };
};
