// Aggregates of runs of events, encoded as bytes.
import { expect, it } from '@jest/globals';
import {
  decodeAggregates,
  aggregatedPositions,
  aggregatesOf,
  encodeAggregates,
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
