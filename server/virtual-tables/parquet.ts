// Writes tables as Parquet files, with one row group at a time in memory.
import type { SchemaElement } from 'hyparquet-writer';
import { cellProperty, type Column, type Rows, type Table } from '../data-views/table.ts';
import type { OffsetTime, Value } from '../domain/model.ts';
import { valueWriter } from '../domain/values/event-writer.ts';
import { baseOf, integerRange, TypeCode } from '../domain/values/type-codes.ts';

/** A column of the file, and the function that converts its cells. */
interface ParquetColumn {
  readonly name: string;
  readonly element: SchemaElement;
  readonly convert: (value: Value) => unknown;
}

/** The maximum number of cells and of characters in a row group: the library encodes a group in one step, which delays other requests. */
export const maxCellsInGroup = 25_000;
export const maxCharactersInGroup = 524_288;

/** 1970-01-01 in ticks of 100 ns since 0001-01-01. */
const unixEpoch = 621_355_968_000_000_000n;
const ticksInMicrosecond = 10n;
const toUnixMicroseconds = (ticks: bigint) => (ticks - unixEpoch) / ticksInMicrosecond;

/** Yields a Parquet file with the rows of a table: times in UTC with microseconds, values without a Parquet type as text. */
export async function* parquetFile({ columns, chunks }: Table): AsyncGenerator<Uint8Array, void> {
  const { ByteWriter, ParquetWriter } = await import('hyparquet-writer');
  const fileColumns = columns.map(parquetColumn);
  const schema: SchemaElement[] = [
    { name: 'root', num_children: fileColumns.length },
    ...fileColumns.map(({ element }) => element),
  ];
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({ writer: bytes, schema, createdBy: 'Millrace' });
  let group = new RowGroup(fileColumns);

  function takeBytes(): Uint8Array {
    const written = bytes.getBytes().slice();
    bytes.index = 0;
    return written;
  }
  async function writeGroup(): Promise<Uint8Array> {
    const { columnData, length } = group;
    await writer.write({ columnData, rowGroupSize: length });
    group = new RowGroup(fileColumns);
    return takeBytes();
  }

  for await (const { rows } of chunks) {
    for (const row of rows) {
      group.add(row);
      if (group.isFull) yield await writeGroup();
    }
  }
  if (group.length > 0 && fileColumns.length > 0) yield await writeGroup();
  await writer.finish();
  yield takeBytes();
}

/** The converted cells of a row group, column by column. */
class RowGroup {
  length = 0;
  #characters = 0;
  readonly columnData: { readonly name: string; readonly data: unknown[]; readonly offsetIndex: false }[];
  readonly #columns: readonly ParquetColumn[];

  constructor(columns: readonly ParquetColumn[]) {
    this.#columns = columns;
    this.columnData = columns.map(({ name }) => ({ name, data: [], offsetIndex: false }));
  }

  get isFull(): boolean {
    return this.length * this.#columns.length >= maxCellsInGroup || this.#characters >= maxCharactersInGroup;
  }

  add(row: Rows['rows'][number]): void {
    for (const [position, { convert }] of this.#columns.entries()) {
      const cell = convert(row[position] ?? null);
      this.columnData[position]?.data.push(cell);
      if (typeof cell === 'string') this.#characters += cell.length;
    }
    this.length += 1;
  }
}

function parquetColumn({ id, code }: Column): ParquetColumn {
  const { element, convert } = cellFormatOf(code);
  return {
    name: id,
    element: { name: id, repetition_type: 'OPTIONAL', ...element },
    convert: (value) => (value === null ? null : convert(value)),
  };
}

interface CellFormat {
  readonly element: Omit<SchemaElement, 'name'>;
  /** Converts a value that is not null. */
  readonly convert: (value: Value) => unknown;
}

const unchanged = (value: Value) => value;
const text: Omit<SchemaElement, 'name'> = { type: 'BYTE_ARRAY', converted_type: 'UTF8' };
const timestamp: Omit<SchemaElement, 'name'> = {
  type: 'INT64',
  converted_type: 'TIMESTAMP_MICROS',
  logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MICROS' },
};

/** Returns a cell format. The cast is safe: values of one code that are not null have the type that model.ts names. */
const cellFormat = <T extends Value>(element: CellFormat['element'], convert: (value: T) => unknown): CellFormat => ({
  element,
  convert: (value) => convert(value as T),
});

function cellFormatOf(code: number): CellFormat {
  const base = baseOf(code);
  const range = integerRange(code);
  if (base === TypeCode.UInt64)
    return cellFormat<bigint>({ type: 'INT64', converted_type: 'UINT_64' }, (v) => BigInt.asIntN(64, v));
  if (base === TypeCode.Int64) return cellFormat<bigint>({ type: 'INT64' }, unchanged);
  if (base === TypeCode.UInt32) return cellFormat<number>({ type: 'INT64' }, BigInt);
  if (range) return cellFormat<number>({ type: 'INT32' }, unchanged);
  if (base === TypeCode.Boolean) return cellFormat<boolean>({ type: 'BOOLEAN' }, unchanged);
  if (base === TypeCode.Single) return cellFormat<number>({ type: 'FLOAT' }, unchanged);
  if (base === TypeCode.Double) return cellFormat<number>({ type: 'DOUBLE' }, unchanged);
  if (base === TypeCode.DateTime) return cellFormat<bigint>(timestamp, toUnixMicroseconds);
  if (base === TypeCode.DateTimeOffset)
    return cellFormat<OffsetTime>(timestamp, ({ ticks }) => toUnixMicroseconds(ticks));
  if (code === TypeCode.Empty) return cellFormat(text, String);
  const write = valueWriter(cellProperty(code), { verbose: true });
  return cellFormat(text, (value) => {
    const json = write(value);
    return json.startsWith('"') ? (JSON.parse(json) as string) : json;
  });
}
