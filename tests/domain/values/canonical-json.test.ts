// Canonical entries are stored unchanged. Reading and writing them again returns the same text.
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
import { property, eventTypeOf, valuesOf } from './samples.ts';

const verbose = { verbose: true };
const parse = (text: string) => parseJson(text, { maxDepth: 100, exactNumbers: true });
const codes = [...typeCodeNames.keys()].filter((code) => isEventCode(code) && !isArray(code) && !isCollection(code));
const scalars = codes.filter((code) => code !== TypeCode.Object);

const digits = (maxLength: number) => fc.string({ unit: fc.constantFrom(...'0000000000123456789'), maxLength });
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
/** Numbers near the bounds of canonical numbers. */
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

/** Canonical JSON of values of a code, or any other JSON. */
const jsonOf = (code: number): fc.Arbitrary<string> =>
  fc.oneof(valuesOf(code).map(valueWriter(property('V', code), verbose)), anyValue);

function isReadable(type: EventType, entry: string): boolean {
  try {
    eventReader(type)(parse(entry), 0);
    return true;
  } catch (error) {
    if (error instanceof InvalidInput) return false;
    throw error;
  }
}

/** Bodies with entries in any form that the reader accepts. */
const bodies = (type: EventType) => {
  const member = ({ id, code }: { id: string; code: number }) => jsonOf(code).map((json) => [id, json] as const);
  const members = fc.tuple(...type.properties.map(member));
  const forms = fc.constantFrom(
    ...Array<'usual'>(12).fill('usual'),
    ...(['turned', 'spaced', 'lower', 'twice', 'more', 'fewer'] as const),
  );
  const entry = fc.tuple(members, forms).map(([entryMembers, form]) => {
    const texts = entryMembers.map(
      ([id, json]) => `${JSON.stringify(form === 'lower' ? id.toLowerCase() : id)}:${json}`,
    );
    if (form === 'turned') texts.reverse();
    if (form === 'twice') texts.push(texts[0] ?? '');
    if (form === 'more') texts.push('"Other":{"Deep":[1]}');
    if (form === 'fewer') texts.pop();
    return `{${texts.join(form === 'spaced' ? ', ' : ',')}}`;
  });
  const around = fc.constantFrom(...Array<string>(8).fill(''), ' ', '\n');
  return fc.tuple(fc.array(entry, { maxLength: 8 }), around, around).map(([entries, before, between]) => {
    const accepted = entries.filter((entry) => isReadable(type, entry));
    return `${before}[${between}${accepted.join(`,${between}`)}]`;
  });
};

/** Returns the texts of a body's events: canonical entries unchanged and others rewritten, and all of them rewritten. */
function bothTexts(type: EventType, body: string) {
  const [read, write] = [eventReader(type), eventWriter(type, verbose)];
  const { next, skip } = canonicalEntries(type)(body);
  const texts = (parse(body) as unknown[]).map((entry, position) => {
    const written = write(read(entry, position));
    const entryText = next();
    if (entryText === undefined) skip(written);
    return { entryText, written };
  });
  return {
    stored: texts.map(({ entryText, written }) => entryText ?? written),
    written: texts.map(({ written }) => written),
  };
}

const firstEntry = (code: number, json: string) =>
  canonicalEntries(eventTypeOf([property('V', code)]))(`[{"V":${json}}]`).next();

describe('canonical entries', () => {
  it.each(scalars.map((code) => [typeCodeName(code), code] as const))(
    'are the texts of the writer for %s',
    (_name, code) => {
      const type = eventTypeOf([
        property('Key.$', TypeCode.Int32),
        property('V', code),
        property('Z', TypeCode.Double),
      ]);
      fc.assert(
        fc.property(bodies(type), (body) => {
          const { stored, written } = bothTexts(type, body);
          expect(stored).toEqual(written);
        }),
        { numRuns: 40 },
      );
    },
  );

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
  ])('are found for code %i and %s', (code, json) => {
    expect(firstEntry(code, json)).toBe(`{"V":${json}}`);
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
  ])('are not found for values that are written differently: %i %s', (code, json) => {
    expect(firstEntry(code, json)).toBeUndefined();
  });

  it('are found again after an entry with more digits, if that is canonical', () => {
    const cursor = canonicalEntries(eventTypeOf([property('V', TypeCode.Double)]))(
      '[{"V":0.12345678901234568},{"V":2},{"V":3.0},{"V":4}]',
    );
    const long = '{"V":0.12345678901234568}';
    expect(cursor.next()).toBeUndefined();
    cursor.skip(long);
    expect(cursor.next()).toBe('{"V":2}');
    expect(cursor.next()).toBeUndefined();
    cursor.skip('{"V":3}');
    expect(cursor.next()).toBeUndefined();
  });
});
