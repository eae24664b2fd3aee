import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { runToEnd } from '../../../server/domain/stepwise.ts';
import { hasLongNumber, markLongNumbers, restoreLongNumbers } from '../../../server/domain/values/long-numbers.ts';

const mark = (text: string) => runToEnd(markLongNumbers(text));

describe('marking of long numbers', () => {
  it('replaces each number with at least 16 digits with a marked string', () => {
    expect(mark('[1234567890123456,-0.123456789012345e3,123456789012345]')).toBe(
      '["\u00911234567890123456","\u0091-0.123456789012345e3",123456789012345]',
    );
  });

  it('does not change a text without long numbers', () => {
    expect(hasLongNumber('{"a":[1,2.5,"123456789012345"]}')).toBe(false);
    expect(mark('{"a":[1,2.5,"x"]}')).toBe('{"a":[1,2.5,"x"]}');
  });

  it.each(['["\u0091",1234567890123456]', String.raw`["\u0091",1234567890123456]`])(
    'is not possible for %p',
    (text) => {
      expect(mark(text)).toBeUndefined();
    },
  );

  it('yields while it marks many numbers', () => {
    const text = `[${Array.from({ length: 5_000 }, () => '1234567890123456').join(',')}]`;
    const steps = markLongNumbers(text);
    expect(steps.next().done).toBe(false);
  });

  it('is undone with the digits that a reviver gets', () => {
    const digits = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }).map(String);
    const value = fc.oneof(digits, fc.double({ noNaN: true, noDefaultInfinity: true }).map(String), fc.constant('"a"'));
    const reviver = (_name: string, item: unknown, context?: { source?: string }) =>
      typeof item === 'number' && (context?.source?.length ?? 0) >= 16 ? `#${context?.source ?? ''}` : item;
    fc.assert(
      fc.property(fc.array(value), (items) => {
        const text = `{"a":[${items.join(', ')}],"b":{"c":${items[0] ?? 'null'}}}`;
        const restored = restoreLongNumbers(JSON.parse(mark(text) ?? 'null'), (number) => `#${number}`);
        const short = (item: unknown): unknown => (typeof item === 'number' ? String(item) : item);
        const comparable = (parsed: unknown) => JSON.stringify(parsed, (_name, item) => short(item));
        const expected: unknown = JSON.parse(text, reviver);
        // A number of 16 characters can have fewer digits, because of its sign or exponent. It is not marked and is read as the same number.
        const isSame = comparable(restored).replaceAll('#', '') === comparable(expected).replaceAll('#', '');
        expect(isSame).toBe(true);
      }),
    );
  });
});
