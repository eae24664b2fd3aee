// Aggregates of runs of events, encoded as bytes.
import { describe, expect, it } from '@jest/globals';
import {
  decodeAggregates,
  aggregatedPositions,
  aggregatesOf,
  encodeAggregates,
  isMeasuredExactly,
} from '../../../server/domain/reading/run-aggregates.ts';
import { TypeCode } from '../../../server/domain/values/type-codes.ts';
import { property, eventTypeOf } from '../values/samples.ts';

const type = eventTypeOf([property('Key', TypeCode.Int32), property('Value', TypeCode.Double)]);

/** Returns the same numbers, with the sign bit of each NaN set or cleared. */
function withNaNSign(bytes: Uint8Array, isNegative: boolean): Uint8Array {
  const copy = bytes.slice();
  const bits = new BigUint64Array(copy.buffer);
  const sign = 1n << 63n;
  for (const [i, number] of new Float64Array(copy.buffer).entries())
    if (Number.isNaN(number)) bits[i] = ((bits[i] ?? 0n) & ~sign) | (isNegative ? sign : 0n);
  return copy;
}

it('encodes equal aggregates as the same bytes, whatever the sign of a NaN', () => {
  const bytes = encodeAggregates(
    aggregatesOf(
      type,
      [1, Infinity, -Infinity, NaN].map((value, key) => [key, value]),
    ),
  );
  expect(new Float64Array(bytes.slice().buffer)).toContainEqual(NaN);
  for (const isNegative of [true, false]) {
    const aggregates = decodeAggregates(aggregatedPositions(type), withNaNSign(bytes, isNegative));
    expect(encodeAggregates(aggregates)).toEqual(bytes);
  }
});

describe('the aggregates of events with several properties', () => {
  const properties = [
    property('Key', TypeCode.Int32),
    property('Text', TypeCode.String),
    property('First', 100 + TypeCode.Double),
    property('Second', TypeCode.Int32),
  ];
  const several = eventTypeOf(properties);
  const events = [
    [0, 'a', null, 7],
    [1, 'b', NaN, 3],
    [2, 'c', 5, 9],
    [3, 'd', -2, 3],
    [4, 'e', 5, 9],
  ];

  it('are those of the properties with measures, and the same after encoding', () => {
    const aggregates = aggregatesOf(several, events);
    expect([...aggregates.keys()]).toEqual([2, 3]);
    expect(aggregates.get(2)).toMatchObject({
      firstMinimum: { value: -2, position: 3 },
      firstMaximum: { value: 5, position: 2 },
      firstPoint: null,
      lastPoint: 5,
      lastNonNull: 5,
    });
    expect(aggregates.get(2)?.firstNonNull).toBeNaN();
    expect(aggregates.get(3)).toMatchObject({
      count: 5,
      minimum: 3,
      maximum: 9,
      firstMinimum: { value: 3, position: 1 },
      firstMaximum: { value: 9, position: 2 },
      firstPoint: 7,
      firstNonNull: 7,
      lastPoint: 9,
    });
    expect(decodeAggregates(aggregatedPositions(several), encodeAggregates(aggregates))).toEqual(aggregates);
  });

  it('have no extremes and no values if all values are null or NaN', () => {
    const missing = [
      [0, 'a', null, 1],
      [1, 'b', NaN, 1],
    ];
    expect(aggregatesOf(several, missing).get(2)).toMatchObject({ firstMinimum: null, firstMaximum: null });
    const nulls = aggregatesOf(several, [[0, 'a', null, 1]]);
    expect(nulls.get(2)).toMatchObject({ count: 0, firstNonNull: null, lastNonNull: null, lastPoint: null });
    expect(decodeAggregates(aggregatedPositions(several), encodeAggregates(nulls))).toEqual(nulls);
  });

  it('have an extreme that is infinite', () => {
    const infinite = [
      [0, 'a', Infinity, 1],
      [1, 'b', Infinity, 1],
    ];
    expect(aggregatesOf(several, infinite).get(2)).toMatchObject({
      firstMinimum: { value: Infinity, position: 0 },
      firstMaximum: { value: Infinity, position: 0 },
    });
  });

  it('are none for an index that cannot be interpolated, or that has several properties', () => {
    const [, text = property('Text', TypeCode.String), first = text, second = text] = properties;
    expect(aggregatedPositions(eventTypeOf([text, second]))).toEqual([]);
    expect(
      aggregatedPositions({ ...eventTypeOf([property('A', TypeCode.Int32), second, first]), keys: [0, 1] }),
    ).toEqual([]);
    expect(aggregatedPositions({ ...several, keys: [3] })).toEqual([0, 2]);
  });
});

it.each([
  [TypeCode.SByte, true],
  [TypeCode.Byte, true],
  [TypeCode.Int16, true],
  [TypeCode.UInt32, true],
  [100 + TypeCode.Int32, true],
  [TypeCode.Single, true],
  [TypeCode.Double, true],
  [TypeCode.Int64, false],
  [TypeCode.UInt64, false],
  [TypeCode.Decimal, false],
  [TypeCode.DateTime, false],
  [TypeCode.Boolean, false],
])('Values of the code %d equal their measures: %p, except for the key', (code, expected) => {
  const of = eventTypeOf([property('Key', code), property('Value', code)]);
  expect(isMeasuredExactly(of, 1)).toBe(expected);
  expect(isMeasuredExactly(of, 0)).toBe(false);
});
