// Writes tables as text: objects, lists of cells, or comma-separated values (docs/behavior/data-views.md#forms).
import type { Value } from '../domain/model.ts';
import { valueWriter } from '../domain/values/event-writer.ts';
import { TypeCode, typeCodeName } from '../domain/values/type-codes.ts';
import { cellWriter, csvCell } from '../stream-data/csv.ts';
import { formatItems, type FormName, type TextForm } from '../stream-data/text-forms.ts';
import { cellProperty, type Column, type Rows, type Table } from './table.ts';

type Row = readonly Value[];
type WriteCell = (value: Value) => string;

/** Returns the text of a table in a form, in pieces; with `verbose`, rows as objects have their null cells. */
export function tableText(
  { columns, chunks }: Table,
  form: FormName,
  { verbose }: { readonly verbose: boolean },
): AsyncGenerator<string, void> {
  return formatItems(singleChunks(chunks), formOf(columns, form, verbose));
}

/** Yields each chunk by itself, since its cells may have other types than those of the next one. */
async function* singleChunks(chunks: AsyncIterable<Rows>): AsyncGenerator<readonly Rows[], void> {
  for await (const chunk of chunks) if (chunk.rows.length > 0) yield [chunk];
}

function formOf(columns: readonly Column[], form: FormName, verbose: boolean): TextForm<Rows> {
  const names = columns.map(({ id }) => id);
  switch (form) {
    case 'default': {
      const write = rowsWriter(jsonCell, verbose ? objectWriter(names) : shortObjectWriter(names), ',');
      return { open: '[', header: '', separator: ',', write, close: ']' };
    }
    case 'table':
    case 'tableh': {
      const types = columns.map(({ id, code }) => ({ Name: id, Type: typeCodeName(code) }));
      return {
        open: `{"Columns":${JSON.stringify(types)},"Rows":[`,
        header: form === 'tableh' ? JSON.stringify(names) : '',
        separator: ',',
        write: rowsWriter(jsonCell, listWriter('[', ']'), ','),
        close: ']}',
      };
    }
    case 'csv':
    case 'csvh':
      return {
        open: '',
        header: form === 'csvh' ? names.map(csvCell).join(',') : '',
        separator: '\n',
        write: rowsWriter(lineCell, listWriter('', ''), '\n'),
        close: '',
      };
  }
}

/** Returns what writes the rows of chunks; the writers of cells are kept while the codes stay the same. */
function rowsWriter(
  cellOf: (code: number) => WriteCell,
  rowWriter: (cells: readonly WriteCell[]) => (row: Row) => string,
  separator: string,
): (chunks: readonly Rows[]) => string {
  let latest: { readonly codes: readonly number[]; readonly write: (row: Row) => string } | undefined;
  return (chunks) =>
    chunks
      .map(({ codes, rows }) => {
        if (latest?.codes !== codes) latest = { codes, write: rowWriter(codes.map(cellOf)) };
        return rows.map(latest.write).join(separator);
      })
      .join(separator);
}

const nullText = () => 'null';
const jsonCell = (code: number): WriteCell =>
  code === TypeCode.Empty ? nullText : valueWriter(cellProperty(code), { verbose: true });
const noText = () => '';
const lineCell = (code: number): WriteCell => (code === TypeCode.Empty ? noText : cellWriter(cellProperty(code)));

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

/** Writes objects without their null cells. */
const shortObjectWriter = (names: readonly string[]) => {
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
