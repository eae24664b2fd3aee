// What is given as it is written is taken as it is, and nothing else is: the same texts come out as eventWriter makes.
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { InvalidInput, type EventType } from '../../../server/domain/model.ts';
import { eventReader } from '../../../server/domain/values/event-reader.ts';
import { eventWriter, valueWriter } from '../../../server/domain/values/event-writer.ts';
import { canonicalEntries } from '../../../server/domain/values/canonical-json.ts';
import { parseJson } from '../../../server/domain/values/json.ts';
import {
  isArray,
  isCollection,
  isEventCode,
  TypeCode,
  typeCodeName,
  typeCodeNames,
} from '../../../server/domain/values/type-codes.ts';
import { property, typeOf, valuesOf } from './samples.ts';

const verbose = { verbose: true };
const parse = (text: string) => parseJson(text, { maxDepth: 100, exactNumbers: true });
const codes = [...typeCodeNames.keys()].filter((code) => isEventCode(code) && !isArray(code) && !isCollection(code));
const scalars = codes.filter((code) => code !== TypeCode.Object);

const digits = (longest: number) => fc.string({ unit: fc.constantFrom(...'0000000000123456789'), maxLength: longest });
const numbers = fc
  .tuple(
    fc.constantFrom('', '-'),
    digits(19),
    fc.option(fc.oneof(digits(9), digits(19)), { nil: undefined }),
    fc.constantFrom('', 'e3', 'E-5'),
  )
  .map(([sign, whole, decimals, exponent]) => {
    const end = decimals === undefined ? '' : `.${decimals || '0'}`;
    return `${sign}${whole.replace(/^0+(?=.)/, '') || '0'}${end}${exponent}`;
  });
/** Numbers about the bounds within which digits are written as they are. */
const bounds = fc
  .tuple(
    fc.constantFrom('0', '-0', '7', '123', '1234', '999999999', '9999999999'),
    fc.nat(8),
    fc.constantFrom('', '1', '25'),
  )
  .map(([whole, zeros, rest]) => `${whole}.0${'0'.repeat(zeros)}${rest}`);
const times = fc
  .tuple(
    fc.constantFrom('0000', '0001', '2024', '9999'),
    fc.constantFrom('02-29', '02-30', '12-31', '00-01'),
    digits(9),
  )
  .chain(([year, day, decimals]) =>
    fc.constantFrom('Z', 'z', '', '+00:00', '-00:00', '+02:00').map((zone) => {
      const fraction = decimals === '' ? '' : `.${decimals}`;
      return `"${year}-${day}T23:59:59${fraction}${zone}"`;
    }),
  );
const anyValue = fc.oneof(
  numbers,
  bounds,
  numbers.map((text) => `"${text}"`),
  times,
  fc.string({ unit: 'binary' }).map((text) => JSON.stringify(text)),
  fc.string({ unit: fc.constantFrom('a', '"', '\\', '\u007f', '\u2028', '😀') }).map((text) => JSON.stringify(text)),
  fc.constantFrom('null', 'true', 'false', '"\\u0041"', '"NaN"', '"0123ABCD-0123-0123-0123-0123456789ab"'),
);

/** JSON of values of a code as it is written, or of anything. */
const jsonOf = (code: number): fc.Arbitrary<string> =>
  fc.oneof(valuesOf(code).map(valueWriter(property('V', code), verbose)), anyValue);

function isRead(type: EventType, entry: string): boolean {
  try {
    eventReader(type)(parse(entry), 0);
    return true;
  } catch (error) {
    if (error instanceof InvalidInput) return false;
    throw error;
  }
}

/** Bodies of entries in any form, without those that are refused. */
const bodies = (type: EventType) => {
  const member = ({ id, code }: { id: string; code: number }) => jsonOf(code).map((json) => [id, json] as const);
  const members = fc.tuple(...type.properties.map(member));
  const ways = fc.constantFrom(
    ...Array<'usual'>(12).fill('usual'),
    ...(['turned', 'spaced', 'lower', 'twice', 'more', 'fewer'] as const),
  );
  const entry = fc.tuple(members, ways).map(([given, way]) => {
    const texts = given.map(([id, json]) => `${JSON.stringify(way === 'lower' ? id.toLowerCase() : id)}:${json}`);
    if (way === 'turned') texts.reverse();
    if (way === 'twice') texts.push(texts[0] ?? '');
    if (way === 'more') texts.push('"Other":{"Deep":[1]}');
    if (way === 'fewer') texts.pop();
    return `{${texts.join(way === 'spaced' ? ', ' : ',')}}`;
  });
  const around = fc.constantFrom(...Array<string>(8).fill(''), ' ', '\n');
  return fc.tuple(fc.array(entry, { maxLength: 8 }), around, around).map(([entries, before, between]) => {
    const taken = entries.filter((entry) => isRead(type, entry));
    return `${before}[${between}${taken.join(`,${between}`)}]`;
  });
};

/** What is found of the entries of a body, and what the writer makes of the events they mean. */
function bothTexts(type: EventType, body: string) {
  const [read, write] = [eventReader(type), eventWriter(type, verbose)];
  const { next, skip: pass } = canonicalEntries(type)(body);
  const texts = (parse(body) as unknown[]).map((entry, position) => {
    const written = write(read(entry, position));
    const given = next();
    if (given === undefined) pass(written);
    return { given, written };
  });
  return { given: texts.map(({ given, written }) => given ?? written), written: texts.map(({ written }) => written) };
}

const found = (code: number, json: string) => canonicalEntries(typeOf([property('V', code)]))(`[{"V":${json}}]`).next();

describe('texts of events that were given', () => {
  it.each(scalars.map((code) => [typeCodeName(code), code] as const))('are those of the writer: %s', (_name, code) => {
    const type = typeOf([property('Key.$', TypeCode.Int32), property('V', code), property('Z', TypeCode.Double)]);
    fc.assert(
      fc.property(bodies(type), (body) => {
        const { given, written } = bothTexts(type, body);
        expect(given).toEqual(written);
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    [TypeCode.Double, '21.37'],
    [TypeCode.Double, '-0.000001'],
    [TypeCode.Double, '123456789.000001'],
    [TypeCode.Double, '-999999999'],
    [114, 'null'],
    [TypeCode.Single, '0.25'],
    [TypeCode.Int64, '-9223372036854775808'],
    [609, '0'],
    [TypeCode.Boolean, 'true'],
    [TypeCode.Char, '"é"'],
    [TypeCode.String, '"Zürich [1] {2}, 3"'],
    [TypeCode.String, 'null'],
    [TypeCode.DateTime, '"2024-02-29T00:00:00.1234567Z"'],
    [TypeCode.Guid, '"0123abcd-0123-0123-0123-0123456789ab"'],
  ])('are found: %i %s', (code, json) => {
    expect(found(code, json)).toBe(`{"V":${json}}`);
  });

  it.each([
    [TypeCode.Double, '-0'],
    [TypeCode.Double, '1.50'],
    [TypeCode.Double, '1e3'],
    [TypeCode.Double, '0.0000001'],
    [TypeCode.Double, '1234567890123456'],
    [TypeCode.Double, '0.1000000000000000055'],
    [TypeCode.Single, '0.1234567'],
    [TypeCode.String, '"a\\u0041"'],
    [TypeCode.DateTime, '"2024-02-29T00:00:00.0Z"'],
    [TypeCode.DateTime, '"2024-02-29T00:00:00.12345678Z"'],
  ])('are not found where they would be written otherwise: %i %s', (code, json) => {
    expect(found(code, json)).toBeUndefined();
  });

  it('are found again after one with more digits than are looked for, if that is given as it is written', () => {
    const found = canonicalEntries(typeOf([property('V', TypeCode.Double)]))(
      '[{"V":0.12345678901234568},{"V":2},{"V":3.0},{"V":4}]',
    );
    const long = '{"V":0.12345678901234568}';
    expect(found.next()).toBeUndefined();
    found.skip(long);
    expect(found.next()).toBe('{"V":2}');
    expect(found.next()).toBeUndefined();
    found.skip('{"V":3}');
    expect(found.next()).toBeUndefined();
  });
});
