// Writes events as text, piece by piece: JSON arrays, pages, tables and comma-separated values.
import type { Event, EventType } from '../domain/model.ts';
import { eventWriter, valueWriter, type Verbosity } from '../domain/values/event-writer.ts';
import { typeCodeName } from '../domain/values/type-codes.ts';
import { cellWriter, csvCell } from './csv.ts';
import type { EventCodec } from './event-codec.ts';

/** Text around and between items. */
export interface TextForm<Item> {
  readonly open: string;
  /** Precedes the first item, with a separator; '' if there is none. */
  readonly header: string;
  readonly separator: string;
  /** Returns the text of one or more items with separators between them. */
  readonly write: (items: readonly Item[]) => string;
  readonly close: string;
}

export type FormName = 'default' | 'table' | 'tableh' | 'csv' | 'csvh';

/** The minimum number of characters of a piece but the last. */
export const pieceSize = 65_536;

/**
 * Yields the text of items in pieces of at least `size` characters but the last; `end` returns what follows the items. A read that
 * fails before the first piece is full fails as a whole.
 */
export async function* formatItems<Item>(
  chunks: AsyncIterable<readonly Item[]>,
  { open, header, separator, write, close }: TextForm<Item>,
  { size = pieceSize, end = () => '' }: { readonly size?: number; readonly end?: () => string } = {},
): AsyncGenerator<string, void> {
  let text = open + header;
  let isFirst = header === '';
  for await (const items of chunks) {
    if (items.length === 0) continue;
    text += isFirst ? write(items) : separator + write(items);
    isFirst = false;
    if (text.length < size) continue;
    yield text;
    text = '';
  }
  text += close + end();
  if (text !== '') yield text;
}

const arrayEnds = { open: '[', header: '', separator: ',', close: ']' };

/** Returns the form of a JSON array. */
export function jsonArray<Item>(writeItem: (item: Item) => string): TextForm<Item> {
  return { ...arrayEnds, write: (items) => items.map(writeItem).join(',') };
}

/** Returns the form of a JSON array of rows, whose texts are events already (docs/behavior/stream-data.md#json-of-events). */
export function rowsForm({ shorten }: EventCodec, { verbose }: Verbosity): TextForm<Event> {
  const texts = (rows: readonly Event[]) => rows.map(([, text = '']) => String(text));
  const write = (rows: readonly Event[]) => (verbose ? texts(rows).join(',') : shorten(texts(rows)));
  return { ...arrayEnds, write };
}

/** Returns the form with a name for events of a type; events may have more values after those of the type. */
export function eventsForm(name: FormName, type: EventType, verbosity: Verbosity): TextForm<Event> {
  switch (name) {
    case 'default':
      return jsonArray(eventWriter(type, verbosity));
    case 'table':
    case 'tableh':
      return tableForm(type, name === 'tableh');
    case 'csv':
    case 'csvh':
      return linesForm(type, name === 'csvh');
  }
}

/** Returns the form of a page, which pageEnd completes (docs/behavior/stream-data.md#pages-of-windows). */
export function pageForm<Item>(form: TextForm<Item>): TextForm<Item> {
  return { ...form, open: `{"Results":${form.open}` };
}

/** Returns the text after the results of a page; the token of the last page is null. */
export function pageEnd(token: string | null, { verbose }: Verbosity): string {
  if (token === null && !verbose) return '}';
  return `,"ContinuationToken":${JSON.stringify(token)}}`;
}

const namesOf = ({ properties }: EventType) => properties.map(({ id }) => id);

/** Returns the form of a table with every cell and, with a header, the names of the columns as first row (docs/behavior/stream-data.md#forms). */
function tableForm(type: EventType, withHeader: boolean): TextForm<Event> {
  const columns = type.properties.map(({ id, code }) => ({ Name: id, Type: typeCodeName(code) }));
  const writers = type.properties.map((property) => valueWriter(property, { verbose: true }));
  const writeRow = (event: Event) => `[${writers.map((write, place) => write(event[place] ?? null)).join(',')}]`;
  return {
    ...jsonArray(writeRow),
    open: `{"Name":${JSON.stringify(type.name)},"Columns":${JSON.stringify(columns)},"Rows":[`,
    header: withHeader ? JSON.stringify(namesOf(type)) : '',
    close: ']}',
  };
}

/**
 * Returns the form of lines of values and, with a header, the names of the columns as first line (docs/behavior/data-views.md#forms).
 */
function linesForm(type: EventType, withHeader: boolean): TextForm<Event> {
  const writers = type.properties.map(cellWriter);
  const writeLine = (event: Event) => writers.map((write, place) => write(event[place] ?? null)).join(',');
  return {
    open: '',
    header: withHeader ? namesOf(type).map(csvCell).join(',') : '',
    separator: '\n',
    write: (events) => events.map(writeLine).join('\n'),
    close: '',
  };
}
