// Rows of virtual tables, stored and read again: cells are equal, except that times are truncated to microseconds.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Column } from '../../../server/data-views/table.ts';
import type { Decimal, Value } from '../../../server/domain/model.ts';
import { maxDateTime } from '../../../server/domain/values/ticks.ts';
import { parseDateTime } from '../../../server/domain/values/time.ts';
import { typeCodeOf } from '../../../server/domain/values/type-codes.ts';
import { bodyReader } from '../../../server/virtual-tables/cell-reader.ts';
import { emptyRowLayout, rowWriter, type RowLayout } from '../../../server/virtual-tables/rows.ts';

const column = (id: string, type: string, role: Column['role'] = 'field'): Column => ({
  id,
  label: id,
  role,
  code: typeCodeOf(type) ?? 0,
  uom: null,
});
const time = column('Timestamp', 'DateTime', 'index');
const start = parseDateTime('2026-01-01T00:00:00Z') ?? 0n;

/** Writes rows with these columns and a previous layout. Returns the new layout, the written rows, and the rows read again without the index. */
function storeAndRead(
  columns: readonly Column[],
  rows: readonly (readonly Value[])[],
  before: RowLayout = emptyRowLayout,
) {
  const all = [time, ...columns];
  const writer = rowWriter(before, all);
  const codes = all.map(({ code }) => code);
  const written = rows.map((cells, i) => writer.row([start + BigInt(i) * 10n, ...cells], codes));
  const layout = writer.layout();
  return { layout, written, read: written.map(({ body }) => bodyReader(layout.columns)(body).slice(1)) };
}

const integer = (bits: number, isSigned: boolean) => {
  const size = 2n ** BigInt(isSigned ? bits - 1 : bits);
  const values = fc.bigInt({ min: isSigned ? -size : 0n, max: size - 1n });
  return bits === 64 ? values : values.map(Number);
};
// A zero has no sign in JSON.
const unsignedZero = (value: number) => value + 0;
/** Returns a decimal without trailing zeros, which are not stored. */
function decimal([unscaled, scale]: readonly [bigint, number]): Decimal {
  return scale > 0 && unscaled % 10n === 0n ? decimal([unscaled / 10n, scale - 1]) : { unscaled, scale };
}
const truncate = (ticks: bigint) => ticks - (ticks % 10n);
const ticks = fc.bigInt({ min: 0n, max: maxDateTime });
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', 'null', '"', '\\', '\u2028', '\0', '\u{1f600}', 'é', '2026-01-01T00:00:00Z', '9007199254740993'),
);

const cells: readonly (readonly [type: string, cell: fc.Arbitrary<Value>])[] = [
  ['Boolean', fc.boolean()],
  ['Char', fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((one) => one.length === 1)],
  ['SByte', integer(8, true)],
  ['Byte', integer(8, false)],
  ['Int16', integer(16, true)],
  ['UInt16', integer(16, false)],
  ['Int32', integer(32, true)],
  ['UInt32', integer(32, false)],
  ['Int32Enum', integer(32, true)],
  ['Int64', fc.oneof(integer(64, true), fc.constantFrom(2n ** 53n + 1n, -(2n ** 53n) - 1n))],
  ['UInt64', fc.oneof(integer(64, false), fc.constant(2n ** 64n - 1n))],
  ['Single', fc.float().map(unsignedZero)],
  ['Double', fc.double().map(unsignedZero)],
  ['Decimal', fc.tuple(fc.bigInt({ min: -(10n ** 27n), max: 10n ** 27n }), fc.nat(7)).map(decimal)],
  ['DateTime', ticks.map(truncate)],
  ['String', text],
  ['Guid', fc.uuid()],
  [
    'DateTimeOffset',
    fc.record({
      ticks: fc.bigInt({ min: 10n ** 13n, max: maxDateTime - 10n ** 13n }).map(truncate),
      offset: fc.integer({ min: -840, max: 840 }),
    }),
  ],
  ['TimeSpan', fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n })],
  ['Version', fc.constantFrom('1.0', '1.2.3', '1.2.3.4')],
];

describe('stored rows', () => {
  it.each(cells)('are read with the same value of type %s, and null', (type, cell) => {
    fc.assert(
      fc.property(fc.array(fc.option(cell, { nil: null }), { minLength: 1, maxLength: 20 }), (values) => {
        const rows = values.map((value) => [value]);
        for (const one of [type, `Nullable${type}`].filter((name) => typeCodeOf(name) !== undefined))
          expect(storeAndRead([column('a', one)], rows).read).toEqual(rows);
      }),
    );
  });

  it('are read with the same cells of all types in one row', () => {
    const columns = cells.map(([type], i) => column(`c${i}`, type));
    const row = fc.tuple(...cells.map(([, cell]) => fc.option(cell, { nil: null })));
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        expect(storeAndRead(columns, rows).read).toEqual(rows);
      }),
    );
  });

  it('have all digits of 2^53+1 and of seven decimals', () => {
    const columns = [column('a', 'Int64'), column('b', 'Decimal'), column('c', 'Double')];
    const row = [9_007_199_254_740_993n, { unscaled: 12_345_678_901n, scale: 7 }, 0.1234567];
    expect(storeAndRead(columns, [row]).read).toEqual([row]);
    expect(storeAndRead(columns, [row]).written.map(({ body }) => body)).toEqual([
      '["2026-01-01T00:00:00Z",9007199254740993,1234.5678901,0.1234567]',
    ]);
  });

  it('have times that are truncated to microseconds', () => {
    fc.assert(
      fc.property(ticks, (moment) => {
        expect(storeAndRead([column('a', 'DateTime')], [[moment]]).read).toEqual([[truncate(moment)]]);
      }),
    );
    expect(storeAndRead([column('a', 'DateTime')], [[start + 1_234_567n]]).read).toEqual([[start + 1_234_560n]]);
  });

  it.each(cells)('have null in a column of type %s that was added later or removed', (type, cell) => {
    fc.assert(
      fc.property(cell, text, (value, other) => {
        const first = storeAndRead([column('old', type)], [[value]]);
        // A stored null and a missing cell are the same.
        const second = storeAndRead([column('new', 'String')], [[other], [null]], first.layout);
        const third = storeAndRead([column('old', type)], [[value]], second.layout);
        const read = bodyReader(third.layout.columns);
        const rows = [first, second, third].flatMap(({ written }) => written.map(({ body }) => read(body).slice(1)));
        expect(rows).toEqual([
          [value, null],
          [null, other],
          [null, null],
          [value, null],
        ]);
      }),
    );
  });

  it('have all digits in a column whose type became wider', () => {
    const narrow = storeAndRead([column('a', 'Int64')], [[2n ** 53n + 1n], [null]]);
    const wide = storeAndRead([column('a', 'String')], [['x']], narrow.layout);
    const read = bodyReader(wide.layout.columns);
    expect(narrow.written.map(({ body }) => read(body)[1])).toEqual(['9007199254740993', null]);
  });
});
