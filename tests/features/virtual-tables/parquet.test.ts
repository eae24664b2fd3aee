import { describe, expect, it } from '@jest/globals';
import { parquetMetadata, parquetReadObjects } from 'hyparquet';
import type { Column, Rows } from '../../../server/data-views/table.ts';
import type { Value } from '../../../server/domain/model.ts';
import { parseDateTime } from '../../../server/domain/values/time.ts';
import { typeCodeOf } from '../../../server/domain/values/type-codes.ts';
import { maxCellsInGroup, maxCharactersInGroup, parquetFile } from '../../../server/virtual-tables/parquet.ts';

const column = (id: string, type: string): Column => ({
  id,
  label: id,
  role: 'field',
  code: typeCodeOf(type) ?? 0,
  uom: null,
});

async function fileOf(columns: readonly Column[], chunks: readonly (readonly Value[])[][]): Promise<ArrayBuffer> {
  const codes = columns.map(({ code }) => code);
  const parts: Uint8Array[] = [];
  const rows = async function* (): AsyncGenerator<Rows> {
    for (const chunk of chunks) yield { codes, rows: chunk };
  };
  for await (const part of parquetFile({ columns, chunks: rows() })) parts.push(part);
  return new Uint8Array(Buffer.concat(parts)).buffer;
}

const ticks = parseDateTime('2024-05-01T00:00:00.123456Z') ?? 0n;

describe('Parquet files', () => {
  it.each<[string, Value, unknown]>([
    ['Boolean', true, true],
    ['SByte', -5, -5],
    ['UInt16', 65_535, 65_535],
    ['Int32', -2_147_483_648, -2_147_483_648],
    ['UInt32', 4_294_967_295, 4_294_967_295n],
    ['Int64', -9_223_372_036_854_775_808n, -9_223_372_036_854_775_808n],
    ['Int32Enum', 2, 2],
    ['Single', 0.5, 0.5],
    ['Double', -1.25e300, -1.25e300],
    ['NullableDouble', 7, 7],
    ['Decimal', { unscaled: 12_345n, scale: 2 }, '123.45'],
    ['String', 'Öl, "Gas"', 'Öl, "Gas"'],
    ['Guid', '33333333-3333-4333-8333-333333333333', '33333333-3333-4333-8333-333333333333'],
    ['DateTime', ticks, new Date('2024-05-01T00:00:00.123Z')],
    ['DateTimeOffset', { ticks, offset: 120 }, new Date('2024-05-01T00:00:00.123Z')],
    ['TimeSpan', 36_000_000_000n, '01:00:00'],
  ])('contain a value of type %s, and null', async (type, value, expected) => {
    const file = await fileOf([column('a', type), column('b', 'String')], [[[value, 'x']], [[null, null]]]);
    expect(await parquetReadObjects({ file })).toEqual([
      { a: expected, b: 'x' },
      { a: null, b: null },
    ]);
  });

  it('have row groups of at most maxCellsInGroup cells', async () => {
    const chunks = Array.from({ length: 6 }, (_, position) =>
      Array.from({ length: 50_000 }, (_item, i): readonly Value[] => [position * 50_000 + i]),
    );
    const file = await fileOf([column('n', 'Int32')], chunks);
    const metadata = parquetMetadata(file);
    expect(metadata.num_rows).toBe(300_000n);
    expect(metadata.row_groups).toHaveLength(300_000 / maxCellsInGroup);
  });

  it('have row groups of at most maxCharactersInGroup characters', async () => {
    const text = 'x'.repeat(maxCharactersInGroup / 4);
    const file = await fileOf([column('s', 'String')], [Array.from({ length: 10 }, (): readonly Value[] => [text])]);
    expect(parquetMetadata(file).row_groups.map(({ num_rows: rows }) => Number(rows))).toEqual([4, 4, 2]);
    expect(await parquetReadObjects({ file })).toEqual(Array.from({ length: 10 }, () => ({ s: text })));
  });

  it('can have no rows and no columns', async () => {
    expect(await parquetReadObjects({ file: await fileOf([column('n', 'Int32')], []) })).toEqual([]);
    expect(parquetMetadata(await fileOf([], [])).num_rows).toBe(0n);
  });
});
