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
  /** In the order in which they are shown. */
  readonly columns: readonly StoredColumn[];
  /** The fields of narrow rows, in order. */
  readonly fields: readonly string[];
  /** What the rows were read from; absent in generations of earlier versions. */
  readonly sources?: Sources;
}

export const emptyRowLayout: RowLayout = { columns: [], fields: [] };

/** A row of a table as it is read. */
type Cells = Rows['rows'][number];

/** Makes rows of a run; its layout grows with the columns and types of the run. */
export interface RowWriter {
  /** The same object until it changes. */
  layout(): RowLayout;
  /** The row of these cells, which are of these codes; the same array of them as long as they do not change. */
  row(cells: Cells, codes: Rows['codes']): TableRow;
}

/**
 * Returns what makes the rows of a table with these columns for a generation with a layout. New columns come last, and columns that
 * the table no longer has stay; a column with cells of several types gets the type that holds them all.
 */
export function rowWriter(layout: RowLayout, columns: readonly Column[]): RowWriter {
  const kept = new Map(layout.columns.map((column) => [nameOf(column), column]));
  const places = columns.map((column) => {
    const name = nameOf(column);
    const found = kept.get(name);
    kept.set(name, { ...column, code: found?.code ?? TypeCode.Empty, place: found?.place ?? kept.size });
    return found?.place ?? kept.size - 1;
  });
  const width = kept.size;
  const fields = new Map(layout.fields.map((field, rank) => [field, rank]));
  const roles = columns.map(({ role }) => role);
  const [index, fieldName] = [roles.indexOf('index'), roles.indexOf('fieldName')];
  const grouping = roles.flatMap((role, at) => (role === 'grouping' ? [at] : []));
  let latest: { readonly codes: readonly number[]; readonly write: (row: Cells) => TableRow } | undefined;

  let current: RowLayout | undefined;

  function widen(codes: readonly number[]): void {
    for (const [at, column] of columns.entries()) {
      const known = kept.get(nameOf(column));
      const cellCode = codes[at] ?? TypeCode.Empty;
      const code = known ? coalesceCodes(known.code, cellCode) : cellCode;
      if (!known || code === known.code) continue;
      kept.set(nameOf(column), { ...known, code });
      current = undefined;
    }
  }

  function rankOf(field: string): number {
    const known = fields.get(field);
    if (known !== undefined) return known;
    current = undefined;
    fields.set(field, fields.size);
    return fields.size - 1;
  }

  // Fields of one group may have equal names. Their rows follow each other, and the indexes start again with each field.
  let inGroup: { readonly group: string; readonly fields: Map<string, { at: string; turn: number }> } | undefined;
  function fieldKey(group: string, field: string, at: string): string {
    if (inGroup?.group !== group) inGroup = { group, fields: new Map() };
    const seen = inGroup.fields.get(field) ?? { at: '', turn: 0 };
    inGroup.fields.set(field, seen);
    if (at <= seen.at) seen.turn += 1;
    seen.at = at;
    const name = seen.turn === 0 ? field : `${field}${end}${String(seen.turn)}`;
    return String(rankOf(name)).padStart(fieldDigits, '0');
  }

  function writerFor(codes: readonly number[]): (row: Cells) => TableRow {
    widen(codes);
    const bodyOf = bodyWriter(width, places, codes);
    const atKey = indexKeys(indexType(codes[index] ?? TypeCode.DateTime));
    return (row) => {
      const key = atKey.ofIndex([row[index] ?? null]);
      const group = grouping.length === 0 ? '' : groupKey(grouping.map((at) => row[at] ?? null));
      const field = fieldName < 0 ? '' : fieldKey(group, String(row[fieldName] ?? ''), key);
      return { key: `${group}${field}${key}`, at: key, body: bodyOf(row) };
    };
  }

  /** A column without cells has the type of its definition. */
  const declared = new Map(columns.map((column) => [nameOf(column), column.code]));
  const withType = (column: StoredColumn): StoredColumn =>
    column.code === TypeCode.Empty ? { ...column, code: declared.get(nameOf(column)) ?? TypeCode.Empty } : column;

  return {
    layout: () => (current ??= { columns: [...kept.values()].map(withType), fields: [...fields.keys()] }),
    row(cells, codes) {
      if (latest?.codes !== codes) latest = { codes, write: writerFor(codes) };
      return latest.write(cells);
    },
  };
}

/** The digits of a field's number in keys: a view has fewer than a million data items. */
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

/** Returns what writes rows as JSON arrays: each cell at the position of its column, null at all others. */
function bodyWriter(width: number, places: readonly number[], codes: readonly number[]): (row: Cells) => string {
  const cells = places.flatMap((place, at) => {
    const code = codes[at] ?? TypeCode.Empty;
    if (code === TypeCode.Empty) return [];
    const valueIn = (row: Cells): Value => row[at] ?? null;
    const isTimeCell = isTime(baseOf(code));
    return [
      {
        place,
        property: cellProperty(code),
        valueIn: isTimeCell ? (row: Cells) => truncateTime(valueIn(row)) : valueIn,
      },
    ];
  });
  const plain = cells.flatMap(({ place, property, valueIn }) => {
    const plainOf = plainConverter(property);
    return plainOf ? [{ place, plainOf, valueIn }] : [];
  });
  if (plain.length === cells.length) {
    // One array serves all rows: other positions are always null.
    const values = new Array<unknown>(width).fill(null);
    return (row) => {
      for (const { place, plainOf, valueIn } of plain) values[place] = plainOf(valueIn(row));
      return JSON.stringify(values);
    };
  }
  const written = cells.map(({ property, ...cell }) => ({ ...cell, write: valueWriter(property, { verbose: true }) }));
  return (row) => {
    const texts = new Array<string>(width).fill('null');
    for (const { place, write, valueIn } of written) texts[place] = write(valueIn(row));
    return `[${texts.join(',')}]`;
  };
}

const end = '\u0001';
/** Longer texts of a group are truncated and end with a hash: keys must not grow with metadata. */
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
  return `${characters.slice(0, maxGroupLength).join('')}${hash('sha256', text, 'base64url')}${end}`;
}

function groupingKey(value: Value): string {
  if (value === null) return '~';
  if (typeof value === 'number') return `0${indexKeys(indexType(TypeCode.Double)).ofIndex([value])}`;
  const text = escaped(typeof value === 'string' ? value : String(value));
  return `1${foldIdentifier(text)}${end}${text}${end}`;
}

/** Escapes U+0000, which no database stores, and the two characters after it, which have a meaning in keys. */
function escaped(text: string): string {
  return text.replaceAll(/[\0-\u0002]/g, (character) => `\u0002${String(character.charCodeAt(0))}`);
}

/** Returns the part of keys that orders rows by time. */
export function timeKey(ticks: bigint): string {
  return indexKeys(indexType(TypeCode.DateTime)).ofIndex([ticks]);
}
