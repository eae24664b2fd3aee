import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput } from '../../../server/domain/model.ts';
import { ExactNumber, isJsonObject, parseJson, writeJson } from '../../../server/domain/values/json.ts';

// parseJson puts this character before long numbers while it parses them.
const mark = '\u0091';

const plain = (text: string, maxDepth = 64) => parseJson(text, { maxDepth, exactNumbers: false });
const exact = (text: string, maxDepth = 64) => parseJson(text, { maxDepth, exactNumbers: true });

describe('parseJson', () => {
  it.each(['[1,"a",null,true,{"b":[]}]', '0', '"x"', 'null', '{"__proto__":{"a":1}}'])(
    'reads %s as JSON.parse does',
    (text) => {
      expect(plain(text)).toEqual(JSON.parse(text));
      expect(exact(text)).toEqual(JSON.parse(text));
    },
  );

  it.each([
    '',
    '[',
    '{"a":}',
    "{'a':1}",
    '[1,]',
    '[0123456789012345678]',
    '[1234567890123456.7.8]',
    '{1234567890123456:1}',
    '{"a":1,1234567890123456 :2}',
    '[1 1234567890123456]',
    '-',
  ])('refuses %p', (text) => {
    for (const read of [plain, exact]) {
      expect(() => read(text)).toThrow(InvalidInput);
      expect(() => read(text)).toThrow(expect.objectContaining({ subject: 'body' }));
      expect(() => read(text)).toThrow(/^The body must be JSON: /);
    }
  });

  it('accepts values up to the depth limit', () => {
    const nested = (levels: number) => `${'['.repeat(levels)}1234567890123456789${']'.repeat(levels)}`;
    for (const read of [plain, exact]) {
      expect(read(nested(5), 5)).toBeDefined();
      expect(() => read(nested(6), 5)).toThrow('The body must be JSON that is not nested deeper than 5 levels.');
      expect(() => read('{"a":{"b":{"c":1}}}', 2)).toThrow(InvalidInput);
      expect(read('{"a":{"b":1},"c":[2]}', 2)).toBeDefined();
    }
  });

  it.each([10_000, 100_000])('refuses %i nested levels without a crash', (levels) => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const text = `[{"unknown":${open.repeat(levels)}1234567890123456789${close.repeat(levels)}}]`;
      expect(() => plain(text)).toThrow(InvalidInput);
      expect(() => exact(text)).toThrow(InvalidInput);
      expect(() => exact(text.replace('unknown', mark))).toThrow(InvalidInput);
    }
  });

  it.each([
    '12345678901234567890',
    '-9223372036854775807',
    '9007199254740993',
    '0.12345678901234567890123456789',
    '1234567890123456.5e3',
    '1.0000000000000000',
  ])('keeps the digits of %s', (digits) => {
    const number = new ExactNumber(digits);
    expect(exact(digits)).toEqual(number);
    expect(exact(`{"a":[${digits},${digits}],"b": ${digits} }`)).toEqual({ a: [number, number], b: number });
    expect(plain(`[${digits}]`)).toEqual([Number(digits)]);
  });

  it.each(['1234567890123456', '0.30000000000000004', '45.123456789012344', '123456789012345', '1e300'])(
    'reads %s as a double',
    (digits) => {
      expect(exact(`[${digits}]`)).toEqual([Number(digits)]);
    },
  );

  it.each([
    ['a number inside a string', '["see :12345678901234567890, there",12345678901234567890]'],
    ['a number at the end of a string', '["see :12345678901234567890",12345678901234567890]'],
    ['the mark of long numbers in a string', `["${mark}12345678901234567890",12345678901234567890]`],
    ['the escaped mark of long numbers in a string', '["\\u009112345678901234567890",12345678901234567890]'],
    ['a string that ends in a backslash', '["\\\\",12345678901234567890,"\\",12345678901234567890,"]'],
  ])('distinguishes strings from numbers: %s', (_name, text) => {
    const toExact = (value: unknown) => (typeof value === 'number' ? new ExactNumber('12345678901234567890') : value);
    expect(exact(text)).toEqual((JSON.parse(text) as unknown[]).map(toExact));
  });

  it('reads the output of JSON.stringify as JSON.parse does', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat({ max: 2 }), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        expect(exact(text)).toEqual(JSON.parse(text));
      }),
      { numRuns: 300 },
    );
  });

  it('keeps all digits of every long number', () => {
    const digits = fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }).map(String);
    fc.assert(
      fc.property(fc.array(fc.oneof(digits, fc.constant('"1, 12345678901234567890 ,2"'))), (items) => {
        const values = exact(`[${items.join(', ')}]`) as unknown[];
        // JSON.stringify writes the same digits for integers up to 2^53.
        expect(values.map((value) => (value instanceof ExactNumber ? value.text : JSON.stringify(value)))).toEqual(
          items,
        );
      }),
    );
  });
});

describe('writeJson', () => {
  it('writes the text that parseJson has read, exact numbers included', () => {
    const text = '{"a":[12345678901234567890,0.5,"x\\n",null,true],"b":{},"\\"":[]}';
    expect(writeJson(exact(text))).toBe(text);
  });

  it('writes all digits of a bigint', () => {
    expect(writeJson({ Value: 2n ** 64n })).toBe('{"Value":18446744073709551616}');
  });

  it('writes other values as JSON.stringify does', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => writeJson(value) === JSON.stringify(value)));
  });
});

describe('isJsonObject', () => {
  it('returns true only for objects', () => {
    expect([{}, [], null, new ExactNumber('1'), 'a', 1].map(isJsonObject)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each([[Infinity], [[1, -Infinity]], [{ a: { b: Infinity } }]])(
    'refuses a number beyond doubles in %p',
    (value) => {
      expect(() => writeJson(value)).toThrow(
        expect.objectContaining({ subject: 'body', message: 'The body has a number beyond the range of doubles.' }),
      );
    },
  );
});
