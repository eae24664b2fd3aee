// Writes tables as Parquet files, row group by row group, so that one group at a time is in memory.
import type { SchemaElement } from 'hyparquet-writer';
import { cellProperty, type Column, type Rows, type Table } from '../data-views/table.ts';
import type { OffsetTime, Value } from '../domain/model.ts';
import { valueWriter } from '../domain/values/event-writer.ts';
import { baseOf, integerRange, TypeCode } from '../domain/values/type-codes.ts';

/** A column of the file, and what converts its cells. */
interface ParquetColumn {
  readonly name: string;
  readonly element: SchemaElement;
  readonly convert: (value: Value) => unknown;
}

/** The library encodes a row group in one piece, while other requests wait: so a group ends at so many cells or characters of text. */
export const maxCellsInGroup = 25_000;
export const maxCharactersInGroup = 524_288;

/** 1970-01-01 in ticks of 100 ns since 0001-01-01. */
const unixEpoch = 621_355_968_000_000_000n;
const ticksInMicrosecond = 10n;
const microseconds = (ticks: bigint) => (ticks - unixEpoch) / ticksInMicrosecond;

/** Yields a Parquet file with the rows of a table: times in UTC with microseconds, values that no column type holds as text. */
export async function* parquetFile({ columns, chunks }: Table): AsyncGenerator<Uint8Array, void> {
  const { ByteWriter, ParquetWriter } = await import('hyparquet-writer');
  const kept = columns.map(parquetColumn);
  const schema: SchemaElement[] = [{ name: 'root', num_children: kept.length }, ...kept.map(({ element }) => element)];
  const bytes = new ByteWriter();
  const writer = new ParquetWriter({ writer: bytes, schema, createdBy: 'Millrace' });
  let group = new RowGroup(kept);

  function flushed(): Uint8Array {
    const written = bytes.getBytes().slice();
    bytes.index = 0;
    return written;
  }
  async function writeGroup(): Promise<Uint8Array> {
    const { columnData, length } = group;
    await writer.write({ columnData, rowGroupSize: length });
    group = new RowGroup(kept);
    return flushed();
  }

  for await (const { rows } of chunks) {
    for (const row of rows) {
      group.add(row);
      if (group.isFull) yield await writeGroup();
    }
  }
  if (group.length > 0 && kept.length > 0) yield await writeGroup();
  await writer.finish();
  yield flushed();
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
    for (const [at, { convert }] of this.#columns.entries()) {
      const cell = convert(row[at] ?? null);
      this.columnData[at]?.data.push(cell);
      if (typeof cell === 'string') this.#characters += cell.length;
    }
    this.length += 1;
  }
}

function parquetColumn({ id, code }: Column): ParquetColumn {
  const { element, convert } = formOf(code);
  return {
    name: id,
    element: { name: id, repetition_type: 'OPTIONAL', ...element },
    convert: (value) => (value === null ? null : convert(value)),
  };
}

interface Form {
  readonly element: Omit<SchemaElement, 'name'>;
  /** Of a value that is not null. */
  readonly convert: (value: Value) => unknown;
}

const asIs = (value: Value) => value;
const text: Omit<SchemaElement, 'name'> = { type: 'BYTE_ARRAY', converted_type: 'UTF8' };
const timestamp: Omit<SchemaElement, 'name'> = {
  type: 'INT64',
  converted_type: 'TIMESTAMP_MICROS',
  logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MICROS' },
};

/** The cast is safe: values of one code that are not null have the one type that model.ts names. */
const form = <T extends Value>(element: Form['element'], convert: (value: T) => unknown): Form => ({
  element,
  convert: (value) => convert(value as T),
});

function formOf(code: number): Form {
  const base = baseOf(code);
  const range = integerRange(code);
  if (base === TypeCode.UInt64)
    return form<bigint>({ type: 'INT64', converted_type: 'UINT_64' }, (v) => BigInt.asIntN(64, v));
  if (base === TypeCode.Int64) return form<bigint>({ type: 'INT64' }, asIs);
  if (base === TypeCode.UInt32) return form<number>({ type: 'INT64' }, BigInt);
  if (range) return form<number>({ type: 'INT32' }, asIs);
  if (base === TypeCode.Boolean) return form<boolean>({ type: 'BOOLEAN' }, asIs);
  if (base === TypeCode.Single) return form<number>({ type: 'FLOAT' }, asIs);
  if (base === TypeCode.Double) return form<number>({ type: 'DOUBLE' }, asIs);
  if (base === TypeCode.DateTime) return form<bigint>(timestamp, microseconds);
  if (base === TypeCode.DateTimeOffset) return form<OffsetTime>(timestamp, ({ ticks }) => microseconds(ticks));
  if (code === TypeCode.Empty) return form(text, String);
  const write = valueWriter(cellProperty(code), { verbose: true });
  return form(text, (value) => {
    const json = write(value);
    return json.startsWith('"') ? (JSON.parse(json) as string) : json;
  });
}
