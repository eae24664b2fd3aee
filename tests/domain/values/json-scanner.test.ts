import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runToEnd } from '../../../server/domain/stepwise.ts';
import { hasMoreValues, JsonScanner } from '../../../server/domain/values/json-scanner.ts';

/** Returns the number of values in a parsed JSON value, which is one of them. */
function count(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, part) => sum + count(part), 1);
}

describe('the JSON scanner', () => {
  it.each([
    ['[]', 1],
    ['{}', 1],
    ['[[],{}]', 3],
    ['[ { } , [ ] ]', 3],
    ['{"a":[1,2,{"b":null}],"c":"x"}', 7],
    ['["a,b","{[","\\\\\\"]"]', 4],
  ])('counts the values of %s: %i', (text, values) => {
    const bytes = Buffer.from(text);
    expect(runToEnd(hasMoreValues(bytes, values - 1, 100))).toBe(true);
    expect(runToEnd(hasMoreValues(bytes, values, 100))).toBe(false);
  });

  it('counts the values of every array and object, however its bytes are divided', () => {
    const containers = fc.jsonValue().filter((value) => typeof value === 'object' && value !== null);
    fc.assert(
      fc.property(containers, fc.integer({ min: 0, max: 3 }), fc.nat(), (value, space, cut) => {
        const bytes = Buffer.from(JSON.stringify(value, null, space));
        const scanner = new JsonScanner(100);
        const middle = cut % (bytes.length + 1);
        for (const part of [bytes.subarray(0, middle), bytes.subarray(middle)])
          for (let at = 0; at < part.length;) at = scanner.scan(part, at);
        expect([scanner.valueCount, scanner.depth, scanner.isInString]).toEqual([count(value), 0, false]);
      }),
    );
  });

  it('refuses more levels than the maximum', () => {
    const nested = (levels: number) => Buffer.from('['.repeat(levels) + ']'.repeat(levels));
    expect(runToEnd(hasMoreValues(nested(5), 10, 5))).toBe(false);
    expect(() => runToEnd(hasMoreValues(nested(6), 10, 5))).toThrow('nested deeper than 5 levels');
  });
});
