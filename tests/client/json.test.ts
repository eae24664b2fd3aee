// JSON with exact integers, complete and in chunks.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createArrayReader } from '../../client/json-array.ts';
import { readJson, writeJson } from '../../client/json.ts';

/** A JSON value with integers of any size and numbers of any kind. */
const value = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, false, '', '[', '"', '\\', ',', ']}', '\\"', '9007199254740993'),
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => (Object.is(number, -0) ? 0 : number)),
    fc.bigInt({ min: 2n ** 53n, max: 2n ** 70n }),
    fc.bigInt({ min: -(2n ** 70n), max: -(2n ** 53n) }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

describe('JSON', () => {
  it.each([
    ['9007199254740991', 9007199254740991],
    ['9007199254740992', 9007199254740992],
    ['100000000000000000', 1e17],
    ['9007199254740993', 9007199254740993n],
    ['-9223372036854775808', -9223372036854775808n],
    ['18446744073709551615', 18446744073709551615n],
    ['[1,9007199254740993]', [1, 9007199254740993n]],
    ['{"a":"9007199254740993"}', { a: '9007199254740993' }],
    ['9007199254740993.5', 9007199254740994],
    ['1e300', 1e300],
    ['0.1234567890123456789', 0.1234567890123456789],
    ['"2026-11-21T12:00:00.1234567Z"', '2026-11-21T12:00:00.1234567Z'],
  ])('reads %s', (text, expected) => {
    expect(readJson(text)).toEqual(expected);
  });

  it('reads a written value as the same value', () => {
    fc.assert(
      fc.property(value, (one) => {
        expect(readJson(writeJson(one))).toEqual(normal(one));
      }),
    );
  });

  it('throws for a value that JSON cannot represent', () => {
    const ring: unknown[] = [];
    ring.push(ring);
    expect(() => writeJson(ring)).toThrow('circular');
  });
});

/** bigint only where a number would have other digits. */
function normal(one: unknown): unknown {
  if (typeof one === 'bigint') return String(Number(one)) === String(one) ? Number(one) : one;
  if (Array.isArray(one)) return one.map(normal);
  if (typeof one === 'object' && one !== null)
    return Object.fromEntries(Object.entries(one).map(([k, v]) => [k, normal(v)]));
  return one;
}

describe('an array that arrives in chunks', () => {
  const readAll = (pieces: readonly string[]) => {
    const reader = createArrayReader();
    const found = pieces.flatMap((piece) => reader.read(piece));
    reader.end();
    return found;
  };

  it('is the same array, however the text is divided', () => {
    fc.assert(
      fc.property(
        fc.array(value, { maxLength: 6 }),
        fc.array(fc.nat(200)),
        fc.constantFrom('', ' ', '\n'),
        (list, cuts, gap) => {
          const text = `${gap}[${list.map((one) => writeJson(one)).join(`${gap},${gap}`)}${gap}]${gap}`;
          const places = [0, ...cuts.filter((cut) => cut < text.length).toSorted((a, b) => a - b), text.length];
          const pieces = places.slice(1).map((end, i) => text.slice(places[i], end));
          expect(readAll(pieces)).toEqual(readJson(text));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('yields complete elements before the rest arrives', () => {
    const reader = createArrayReader();
    expect(reader.read('[{"a":1},{"a":2},{"a"')).toEqual([{ a: 1 }, { a: 2 }]);
    expect(reader.read(':3}')).toEqual([]);
    expect(reader.read(']')).toEqual([{ a: 3 }]);
  });

  it.each([
    ['{"Results":[]}', 'not a JSON array'],
    ['[1,2', 'ended before the end'],
    ['', 'ended before the end'],
    ['[1] 2', 'text after the end'],
    ['[1,]', 'JSON'],
    ['[,]', 'JSON'],
    ['[1 2]', 'JSON'],
    ['[1]]', 'text after the end'],
  ])('is refused: %s', (text, message) => {
    expect(() => readAll([...text])).toThrow(message);
    expect(() => readAll([text])).toThrow(message);
  });
});
