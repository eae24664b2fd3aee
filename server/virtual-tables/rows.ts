// Rows of virtual tables as they lie in the store: a key that sorts like the table, and the cells as JSON text.
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

/** A column as a generation of rows keeps it. */
export interface KeptColumn extends Column {
  /** Where its cells stand in the bodies of rows; it never changes, whatever columns come and go. */
  readonly place: number;
}

/** What the columns of a generation are. */
export interface Layout {
  /** In the order in which they are shown. */
  readonly columns: readonly KeptColumn[];
  /** Of narrow rows the fields, in their order. */
  readonly fields: readonly string[];
  /** What the rows were read from; absent in generations of earlier versions, which did not keep it. */
  readonly sources?: Sources;
}

export const noLayout: Layout = { columns: [], fields: [] };

/** A row of a table as it is read. */
type Cells = Rows['rows'][number];

/** Makes rows of a run; its layout grows with what the run meets. */
export interface RowWriter {
  /** The same object until it changes. */
  layout(): Layout;
  /** The row of these cells, which are of these codes; the same array of them as long as they do not change. */
  row(cells: Cells, codes: Rows['codes']): TableRow;
}

/**
 * What writes the rows of a table with these columns into a generation that has a layout. Columns that are new come last, those that
 * the table has no longer stay; a column with cells of several types gets the type that holds them all.
 */
export function rowWriter(layout: Layout, columns: readonly Column[]): RowWriter {
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

  let made: Layout | undefined;

  function widen(codes: readonly number[]): void {
    for (const [at, column] of columns.entries()) {
      const known = kept.get(nameOf(column));
      const met = codes[at] ?? TypeCode.Empty;
      const code = known ? coalesceCodes(known.code, met) : met;
      if (!known || code === known.code) continue;
      kept.set(nameOf(column), { ...known, code });
      made = undefined;
    }
  }

  function rankOf(field: string): number {
    const known = fields.get(field);
    if (known !== undefined) return known;
    made = undefined;
    fields.set(field, fields.size);
    return fields.size - 1;
  }

  // Fields of one group may be called alike. Their rows follow each other, and at each field the indexes start again.
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

  /** Until a cell is met, a column is of the type that its definition says. */
  const declared = new Map(columns.map((column) => [nameOf(column), column.code]));
  const shown = (column: KeptColumn): KeptColumn =>
    column.code === TypeCode.Empty ? { ...column, code: declared.get(nameOf(column)) ?? TypeCode.Empty } : column;

  return {
    layout: () => (made ??= { columns: [...kept.values()].map(shown), fields: [...fields.keys()] }),
    row(cells, codes) {
      if (latest?.codes !== codes) latest = { codes, write: writerFor(codes) };
      return latest.write(cells);
    },
  };
}

/** As many columns as a view may have data items, and so narrow rows fields. */
const fieldDigits = 6;

const nameOf = ({ id, role }: Column) => `${role} ${id}`;

const indexType = (code: number): EventType => {
  const property = cellProperty(code);
  const { interpolation } = property;
  return { id: '', name: '', properties: [property], keys: [0], interpolation, extrapolation: 0 };
};

const ticksInMicrosecond = 10n;

/** Times cut to microseconds, all that readers of open table formats know (docs/behavior/virtual-tables.md#windows-of-runs). */
function cut(value: Value): Value {
  if (typeof value === 'bigint') return value - (value % ticksInMicrosecond);
  if (!isOffsetTime(value)) return value;
  return { ticks: value.ticks - (value.ticks % ticksInMicrosecond), offset: value.offset };
}

const isTime = (base: number) => base === TypeCode.DateTime || base === TypeCode.DateTimeOffset;

/** How rows become the JSON array that is kept of them: each cell at its place among so many, null at all others. */
function bodyWriter(width: number, places: readonly number[], codes: readonly number[]): (row: Cells) => string {
  const met = places.flatMap((place, at) => {
    const code = codes[at] ?? TypeCode.Empty;
    if (code === TypeCode.Empty) return [];
    const valueIn = (row: Cells): Value => row[at] ?? null;
    const isCut = isTime(baseOf(code));
    return [
      {
        place,
        property: cellProperty(code),
        valueIn: isCut ? (row: Cells) => cut(valueIn(row)) : valueIn,
      },
    ];
  });
  const plain = met.flatMap(({ place, property, valueIn }) => {
    const plainOf = plainConverter(property);
    return plainOf ? [{ place, plainOf, valueIn }] : [];
  });
  if (plain.length === met.length) {
    // One array for all rows: every place but those of these cells is always null.
    const values = new Array<unknown>(width).fill(null);
    return (row) => {
      for (const { place, plainOf, valueIn } of plain) values[place] = plainOf(valueIn(row));
      return JSON.stringify(values);
    };
  }
  const written = met.map(({ property, ...cell }) => ({ ...cell, write: valueWriter(property, { verbose: true }) }));
  return (row) => {
    const texts = new Array<string>(width).fill('null');
    for (const { place, write, valueIn } of written) texts[place] = write(valueIn(row));
    return `[${texts.join(',')}]`;
  };
}

const end = '\u0001';
/** Longer texts of a group are cut, and told apart by a hash: keys must not grow with metadata. */
const longestGroup = 150;

/**
 * The grouping values as a text that sorts like groups: text without regard to case, numbers by size, null last
 * (docs/behavior/data-views.md#groups).
 */
function groupKey(values: readonly Value[]): string {
  const text = values.map(groupingKey).join('');
  if (text.length <= longestGroup) return text;
  const characters = Array.from(text);
  if (characters.length <= longestGroup) return text;
  return `${characters.slice(0, longestGroup).join('')}${hash('sha256', text, 'base64url')}${end}`;
}

function groupingKey(value: Value): string {
  if (value === null) return '~';
  if (typeof value === 'number') return `0${indexKeys(indexType(TypeCode.Double)).ofIndex([value])}`;
  const text = escaped(typeof value === 'string' ? value : String(value));
  return `1${foldIdentifier(text)}${end}${text}${end}`;
}

/** No database keeps U+0000, and the two after it have a meaning in keys. */
function escaped(text: string): string {
  return text.replaceAll(/[\0-\u0002]/g, (character) => `\u0002${String(character.charCodeAt(0))}`);
}

/** The part of keys that orders rows by their index, of a moment. */
export function momentKey(ticks: bigint): string {
  return indexKeys(indexType(TypeCode.DateTime)).ofIndex([ticks]);
}
