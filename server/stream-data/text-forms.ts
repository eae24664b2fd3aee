// Writes events as text in chunks: JSON arrays, pages, tables and CSV.
import type { Event, EventType } from '../domain/model.ts';
import { eventWriter, valueWriter, type Verbosity } from '../domain/values/event-writer.ts';
import { typeCodeName } from '../domain/values/type-codes.ts';
import { cellWriter, csvCell } from './csv.ts';
import type { EventCodec } from './event-codec.ts';

/** The text of items, and the texts around and between them. */
export interface TextForm<Item> {
  readonly open: string;
  /** Precedes the first item and is followed by a separator; '' for no header. */
  readonly header: string;
  readonly separator: string;
  /** Returns the text of one or more items, with separators between them. */
  readonly write: (items: readonly Item[]) => string;
  readonly close: string;
}

export type FormName = 'default' | 'table' | 'tableh' | 'csv' | 'csvh';

/** The minimum number of characters in a chunk, except the last one. */
export const minChunkLength = 65_536;

/**
 * Yields the text of items in chunks of at least `minLength` characters, except the last one; `end` returns the text after the items. An
 * error before the first chunk can still replace the whole response.
 */
export async function* formatItems<Item>(
  chunks: AsyncIterable<readonly Item[]>,
  { open, header, separator, write, close }: TextForm<Item>,
  { minLength = minChunkLength, end = () => '' }: { readonly minLength?: number; readonly end?: () => string } = {},
): AsyncGenerator<string, void> {
  let text = open + header;
  let isFirst = header === '';
  for await (const items of chunks) {
    if (items.length === 0) continue;
    text += isFirst ? write(items) : separator + write(items);
    isFirst = false;
    if (text.length < minLength) continue;
    yield text;
    text = '';
  }
  text += close + end();
  if (text !== '') yield text;
}

const jsonArrayForm = { open: '[', header: '', separator: ',', close: ']' };

/** Returns the form of a JSON array. */
export function jsonArray<Item>(writeItem: (item: Item) => string): TextForm<Item> {
  return { ...jsonArrayForm, write: (items) => items.map(writeItem).join(',') };
}

/** Returns the form of a JSON array of rows, which contain the stored texts of events (docs/behavior/stream-data.md#json-of-events). */
export function rowsForm({ shorten }: EventCodec, { verbose }: Verbosity): TextForm<Event> {
  const texts = (rows: readonly Event[]) => rows.map(([, text = '']) => String(text));
  const write = (rows: readonly Event[]) => (verbose ? texts(rows).join(',') : shorten(texts(rows)));
  return { ...jsonArrayForm, write };
}

/** Returns the form with this name for events of a type; events can have more values than the type has properties. */
export function eventsForm(name: FormName, type: EventType, verbosity: Verbosity): TextForm<Event> {
  switch (name) {
    case 'default':
      return jsonArray(eventWriter(type, verbosity));
    case 'table':
    case 'tableh':
      return tableForm(type, name === 'tableh');
    case 'csv':
    case 'csvh':
      return csvForm(type, name === 'csvh');
  }
}

/** Returns the form of a page; pageEnd must follow its items (docs/behavior/stream-data.md#pages-of-windows). */
export function pageForm<Item>(form: TextForm<Item>): TextForm<Item> {
  return { ...form, open: `{"Results":${form.open}` };
}

/** Returns the text after the results of a page; the token is null for the last page. */
export function pageEnd(token: string | null, { verbose }: Verbosity): string {
  if (token === null && !verbose) return '}';
  return `,"ContinuationToken":${JSON.stringify(token)}}`;
}

const columnNames = ({ properties }: EventType) => properties.map(({ id }) => id);

/** Returns the form of a table with all cells; a header is a first row of column names (docs/behavior/stream-data.md#forms). */
function tableForm(type: EventType, hasHeader: boolean): TextForm<Event> {
  const columns = type.properties.map(({ id, code }) => ({ Name: id, Type: typeCodeName(code) }));
  const writers = type.properties.map((property) => valueWriter(property, { verbose: true }));
  const writeRow = (event: Event) => `[${writers.map((write, i) => write(event[i] ?? null)).join(',')}]`;
  return {
    ...jsonArray(writeRow),
    open: `{"Name":${JSON.stringify(type.name)},"Columns":${JSON.stringify(columns)},"Rows":[`,
    header: hasHeader ? JSON.stringify(columnNames(type)) : '',
    close: ']}',
  };
}

/**
 * Returns the form of CSV; a header is a first line of column names (docs/behavior/data-views.md#forms).
 */
function csvForm(type: EventType, hasHeader: boolean): TextForm<Event> {
  const writers = type.properties.map(cellWriter);
  const writeLine = (event: Event) => writers.map((write, i) => write(event[i] ?? null)).join(',');
  return {
    open: '',
    header: hasHeader ? columnNames(type).map(csvCell).join(',') : '',
    separator: '\n',
    write: (events) => events.map(writeLine).join('\n'),
    close: '',
  };
}
