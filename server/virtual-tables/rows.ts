// The stored rows of virtual tables: a key that sorts like the table, and the cells as JSON text.
import { hash } from 'node:crypto';
import { cellProperty, type Column, type Rows } from '../data-views/table.ts';
import type { EventType, Value } from '../domain/model.ts';
import { foldIdentifier } from '../domain/objects/identifiers.ts';
import { isOffsetTime } from '../domain/reading/exact.ts';
import { valueWriter } from '../domain/values/event-writer.ts';
import { plainConverter } from '../domain/values/plain-values.ts';
import { indexKeys } from '../domain/values/index-key.ts';
import { baseOf, TypeCode } from '../domain/values/type-codes.ts';
import { coalesceCodes } from '../domain/virtual-tables/coalesce.ts';
import type { TableRow } from '../store/ports/table-store.ts';
import type { Sources } from './sources.ts';

/** A column of a generation of rows. */
export interface StoredColumn extends Column {
  /** The position of its cells in the bodies of rows; it never changes. */
  readonly place: number;
}

/** The columns of a generation. */
export interface RowLayout {
  /** In the order of the table. */
  readonly columns: readonly StoredColumn[];
  /** The fields of narrow rows, in order. */
  readonly fields: readonly string[];
  /** The sources of the rows; missing in generations of earlier versions. */
  readonly sources?: Sources;
}

export const emptyRowLayout: RowLayout = { columns: [], fields: [] };

/** A row of a table to write. */
type Cells = Rows['rows'][number];

/** Creates the stored rows of a run; its layout grows with the columns and types of the run. */
export interface RowWriter {
  /** Returns the layout of the rows so far; the same object until it changes. */
  layout(): RowLayout;
  /** Returns the stored row of cells with these type codes; pass the same array of codes until they change. */
  row(cells: Cells, codes: Rows['codes']): TableRow;
}

/**
 * Returns a writer of rows with these columns for a generation with a layout. New columns come last, and columns that the table no
 * longer has stay. A column with cells of several types gets their common type.
 */
export function rowWriter(layout: RowLayout, columns: readonly Column[]): RowWriter {
  const columnsByName = new Map(layout.columns.map((column) => [nameOf(column), column]));
  const places = columns.map((column) => {
    const name = nameOf(column);
    const existing = columnsByName.get(name);
    columnsByName.set(name, {
      ...column,
      code: existing?.code ?? TypeCode.Empty,
      place: existing?.place ?? columnsByName.size,
    });
    return existing?.place ?? columnsByName.size - 1;
  });
  const width = columnsByName.size;
  const fields = new Map(layout.fields.map((field, rank) => [field, rank]));
  const roles = columns.map(({ role }) => role);
  const [index, fieldName] = [roles.indexOf('index'), roles.indexOf('fieldName')];
  const grouping = roles.flatMap((role, i) => (role === 'grouping' ? [i] : []));
  let latestWriter: { readonly codes: readonly number[]; readonly write: (row: Cells) => TableRow } | undefined;

  let currentLayout: RowLayout | undefined;

  function widenColumns(codes: readonly number[]): void {
    for (const [i, column] of columns.entries()) {
      const stored = columnsByName.get(nameOf(column));
      const cellCode = codes[i] ?? TypeCode.Empty;
      const code = stored ? coalesceCodes(stored.code, cellCode) : cellCode;
      if (!stored || code === stored.code) continue;
      columnsByName.set(nameOf(column), { ...stored, code });
      currentLayout = undefined;
    }
  }

  function rankOf(field: string): number {
    const known = fields.get(field);
    if (known !== undefined) return known;
    currentLayout = undefined;
    fields.set(field, fields.size);
    return fields.size - 1;
  }

  // Fields of one group can have equal names. Their rows follow each other, and the indexes start again with each field.
  let fieldsOfGroup:
    { readonly group: string; readonly fields: Map<string, { indexKey: string; occurrence: number }> } | undefined;
  function fieldKey(group: string, field: string, indexKey: string): string {
    if (fieldsOfGroup?.group !== group) fieldsOfGroup = { group, fields: new Map() };
    const lastRow = fieldsOfGroup.fields.get(field) ?? { indexKey: '', occurrence: 0 };
    fieldsOfGroup.fields.set(field, lastRow);
    if (indexKey <= lastRow.indexKey) lastRow.occurrence += 1;
    lastRow.indexKey = indexKey;
    const name = lastRow.occurrence === 0 ? field : `${field}${separator}${String(lastRow.occurrence)}`;
    return String(rankOf(name)).padStart(fieldDigits, '0');
  }

  function rowWriterFor(codes: readonly number[]): (row: Cells) => TableRow {
    widenColumns(codes);
    const bodyOf = bodyWriter(width, places, codes);
    const timeKeys = indexKeys(indexType(codes[index] ?? TypeCode.DateTime));
    return (row) => {
      const key = timeKeys.ofIndex([row[index] ?? null]);
      const group = grouping.length === 0 ? '' : groupKey(grouping.map((i) => row[i] ?? null));
      const field = fieldName < 0 ? '' : fieldKey(group, String(row[fieldName] ?? ''), key);
      return { key: `${group}${field}${key}`, at: key, body: bodyOf(row) };
    };
  }

  // A column without cells has the type of its definition.
  const declaredCodes = new Map(columns.map((column) => [nameOf(column), column.code]));
  const withDeclaredType = (column: StoredColumn): StoredColumn =>
    column.code === TypeCode.Empty ? { ...column, code: declaredCodes.get(nameOf(column)) ?? TypeCode.Empty } : column;

  return {
    layout: () =>
      (currentLayout ??= { columns: [...columnsByName.values()].map(withDeclaredType), fields: [...fields.keys()] }),
    row(cells, codes) {
      if (latestWriter?.codes !== codes) latestWriter = { codes, write: rowWriterFor(codes) };
      return latestWriter.write(cells);
    },
  };
}

/** The number of digits of a field's number in keys: a view has fewer than a million data fields. */
const fieldDigits = 6;

const nameOf = ({ id, role }: Column) => `${role} ${id}`;

const indexType = (code: number): EventType => {
  const property = cellProperty(code);
  const { interpolation } = property;
  return { id: '', name: '', properties: [property], keys: [0], interpolation, extrapolation: 0 };
};

const ticksInMicrosecond = 10n;

/** Truncates times to microseconds, the precision of open table formats (docs/behavior/virtual-tables.md#windows-of-runs). */
function truncateTime(value: Value): Value {
  if (typeof value === 'bigint') return value - (value % ticksInMicrosecond);
  if (!isOffsetTime(value)) return value;
  return { ticks: value.ticks - (value.ticks % ticksInMicrosecond), offset: value.offset };
}

const isTime = (base: number) => base === TypeCode.DateTime || base === TypeCode.DateTimeOffset;

/** Returns a function that writes rows as JSON arrays: each cell at the place of its column, null at all others. */
function bodyWriter(width: number, places: readonly number[], codes: readonly number[]): (row: Cells) => string {
  const cells = places.flatMap((place, i) => {
    const code = codes[i] ?? TypeCode.Empty;
    if (code === TypeCode.Empty) return [];
    const valueIn = (row: Cells): Value => row[i] ?? null;
    const isTimeCell = isTime(baseOf(code));
    return [
      {
        place,
        property: cellProperty(code),
        valueIn: isTimeCell ? (row: Cells) => truncateTime(valueIn(row)) : valueIn,
      },
    ];
  });
  const plainCells = cells.flatMap(({ place, property, valueIn }) => {
    const plainOf = plainConverter(property);
    return plainOf ? [{ place, plainOf, valueIn }] : [];
  });
  if (plainCells.length === cells.length) {
    // All rows reuse one array: its other elements are always null.
    const values = new Array<unknown>(width).fill(null);
    return (row) => {
      for (const { place, plainOf, valueIn } of plainCells) values[place] = plainOf(valueIn(row));
      return JSON.stringify(values);
    };
  }
  const writtenCells = cells.map(({ property, ...cell }) => ({
    ...cell,
    write: valueWriter(property, { verbose: true }),
  }));
  return (row) => {
    const texts = new Array<string>(width).fill('null');
    for (const { place, write, valueIn } of writtenCells) texts[place] = write(valueIn(row));
    return `[${texts.join(',')}]`;
  };
}

const separator = '\u0001';
/** The maximum length of a group's text; longer texts are truncated and end with a hash, since keys must not grow with metadata. */
const maxGroupLength = 150;

/**
 * Returns the grouping values as a text that sorts like groups: text without regard to case, numbers by size, null last
 * (docs/behavior/data-views.md#groups).
 */
function groupKey(values: readonly Value[]): string {
  const text = values.map(groupingKey).join('');
  if (text.length <= maxGroupLength) return text;
  const characters = Array.from(text);
  if (characters.length <= maxGroupLength) return text;
  return `${characters.slice(0, maxGroupLength).join('')}${hash('sha256', text, 'base64url')}${separator}`;
}

function groupingKey(value: Value): string {
  if (value === null) return '~';
  if (typeof value === 'number') return `0${indexKeys(indexType(TypeCode.Double)).ofIndex([value])}`;
  const text = escapeKeyText(typeof value === 'string' ? value : String(value));
  return `1${foldIdentifier(text)}${separator}${text}${separator}`;
}

/** Returns text with U+0000, which not every database stores, and U+0001 and U+0002, which have a meaning in keys, escaped. */
function escapeKeyText(text: string): string {
  return text.replaceAll(/[\0-\u0002]/g, (character) => `\u0002${String(character.charCodeAt(0))}`);
}

/** Returns the part of keys that orders rows by time. */
export function timeKey(ticks: bigint): string {
  return indexKeys(indexType(TypeCode.DateTime)).ofIndex([ticks]);
}
