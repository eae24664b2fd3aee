import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runToEnd } from '../../../server/domain/stepwise.ts';
import { hasLongNumber, markLongNumbers, restoreLongNumbers } from '../../../server/domain/values/long-numbers.ts';

const mark = (text: string) => runToEnd(markLongNumbers(text));

describe('marking of long numbers', () => {
  it('puts a marked string in place of each number with at least 16 digits', () => {
    expect(mark('[1234567890123456,-0.123456789012345e3,123456789012345]')).toBe(
      '["\u00911234567890123456","\u0091-0.123456789012345e3",123456789012345]',
    );
  });

  it('leaves texts without long numbers as they are', () => {
    expect(hasLongNumber('{"a":[1,2.5,"123456789012345"]}')).toBe(false);
    expect(mark('{"a":[1,2.5,"x"]}')).toBe('{"a":[1,2.5,"x"]}');
  });

  it.each(['["\u0091",1234567890123456]', String.raw`["\u0091",1234567890123456]`])('gives up on %p', (text) => {
    expect(mark(text)).toBeUndefined();
  });

  it('yields while it marks many numbers', () => {
    const text = `[${Array.from({ length: 5_000 }, () => '1234567890123456').join(',')}]`;
    const steps = markLongNumbers(text);
    expect(steps.next().done).toBe(false);
  });

  it('restores the digits that a reviver sees', () => {
    const digits = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }).map(String);
    const value = fc.oneof(digits, fc.double({ noNaN: true, noDefaultInfinity: true }).map(String), fc.constant('"a"'));
    const seen = (_name: string, item: unknown, context?: { source?: string }) =>
      typeof item === 'number' && (context?.source?.length ?? 0) >= 16 ? `#${context?.source ?? ''}` : item;
    fc.assert(
      fc.property(fc.array(value), (items) => {
        const text = `{"a":[${items.join(', ')}],"b":{"c":${items[0] ?? 'null'}}}`;
        const restored = restoreLongNumbers(JSON.parse(mark(text) ?? 'null'), (number) => `#${number}`);
        const short = (item: unknown): unknown => (typeof item === 'number' ? String(item) : item);
        const comparable = (parsed: unknown) => JSON.stringify(parsed, (_name, item) => short(item));
        const expected: unknown = JSON.parse(text, seen);
        // Exponents and signs can make a text of 16 characters with fewer digits, which is not marked and reads as the same number.
        const isSame = comparable(restored).replaceAll('#', '') === comparable(expected).replaceAll('#', '');
        expect(isSame).toBe(true);
      }),
    );
  });
});
