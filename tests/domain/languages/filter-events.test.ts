import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compileEventFilter } from '../../../server/domain/languages/filter-events.ts';
import {
  Interpolation,
  InvalidInput,
  type Event,
  type EventType,
  type Property,
  type Value,
} from '../../../server/domain/model.ts';
import { parseDateTime, parseTimeSpan } from '../../../server/domain/values/time.ts';

function property(id: string, code: number, extra: Partial<Property> = {}): Property {
  return {
    id,
    code,
    members: new Map(),
    properties: [],
    interpolation: Interpolation.Continuous,
    uom: null,
    ...extra,
  };
}

function eventType(...properties: Property[]): EventType {
  return { id: 'T', name: 'T', properties, keys: [0], interpolation: 0, extrapolation: 0 };
}

const ticks = (text: string): bigint => parseDateTime(text) ?? 0n;
const span = (text: string): bigint => parseTimeSpan(text) ?? 0n;

const states = new Map([
  ['Ok', 0n],
  ['Warning', 1n],
  ['Alarm', 2n],
]);
const simple = eventType(
  property('Time', 16),
  property('State', 609, { members: states }),
  property('Measurement', 14, { uom: 'meter' }),
);
const simpleEvents: Event[] = [0, 10, 20, 30, 40].map((measurement, hour) => [
  ticks(`2017-11-23T${12 + hour}:00:00Z`),
  0,
  measurement,
]);

function hours(filter: string): number[] {
  const { matches } = compileEventFilter(filter, simple);
  return simpleEvents.flatMap((event, position) => (matches(event) ? [12 + position] : []));
}

describe('the stream Simple (reference 4, 3.5)', () => {
  it.each([
    ['Ex-3a', 'Measurement gt 10', [14, 15, 16]],
    ['Ex-3b', 'Measurement gt 10 and Measurement lt 40', [14, 15]],
    ['Ex-3c', 'not Measurement gt 10', [12, 13]],
    ['Ex-3d', 'Measurement div 10 mod 2 eq 1', [13, 15]],
    ['Ex-3e', 'hour(Time) ge 15 or Measurement eq 0', [12, 15, 16]],
    ['Ex-3f', 'Time gt 2017-11-23T14:30:00Z', [15, 16]],
    ['Ex-3g', 'Measurement eq null', []],
    ['Ex-3g', 'Measurement ne null', []],
    ['Ex-3h', 'round(Measurement div 20) eq 1', [13, 14]],
    ['Ex-3h', 'round(Measurement div 20) eq 0', [12]],
    ['Ex-3h', 'round(Measurement div 20) eq 2', [15, 16]],
  ])('%s: %s', (_name, filter, expected) => {
    expect(hours(filter)).toEqual(expected);
  });

  it.each([
    ["Measurement gt 'a'", 'position 13: cannot compare a number with text'],
    ['Foo gt 1', 'position 1: "Foo" is no property; there are Time, State, Measurement'],
    ['Measurement gt', 'position 15: expected an operand, found the end'],
    ['date(Time) eq 1', 'position 1: "date" is no function'],
  ])('Ex-3i: %s', (filter, message) => {
    expect(() => hours(filter)).toThrow(InvalidInput);
    expect(() => hours(filter)).toThrow(message);
  });
});

const everything = eventType(
  property('Id', 9),
  property('Flag', 3),
  property('Letter', 4),
  property('Tiny', 5),
  property('Word', 10),
  property('Big', 11),
  property('Unsigned', 12),
  property('Short', 13),
  property('Value', 14),
  property('Money', 15),
  property('Time', 16),
  property('Text', 18),
  property('Guid', 19),
  property('Moment', 20),
  property('Span', 21),
  property('Maybe', 114),
  property('State', 609, { members: states }),
  property('Wide', 711, { members: new Map([['Far', 9_007_199_254_740_993n]]) }),
  property('List', 214),
  property('Bag', 402),
  property('Version', 22),
  property('Inner', 1, {
    properties: [property('Depth', 14), property('More', 1, { properties: [property('Name', 18)] })],
  }),
  property('case', 14),
  property('CASE', 14),
  property('pump.speed-1', 14),
  property('year', 9),
);

const sample: Event = [
  7,
  true,
  'a',
  -3,
  4_000_000_000,
  9_007_199_254_740_993n,
  18_446_744_073_709_551_615n,
  Math.fround(15.6),
  15.6,
  { unscaled: 1_230n, scale: 2 },
  ticks('2015-11-03T01:05:03.5Z'),
  "It's a Test",
  'a1b2c3d4-0000-1111-2222-333344445555',
  { ticks: ticks('2020-02-20T08:30:00-08:00'), offset: -480 },
  span('-800.01:02:03.5'),
  null,
  1,
  9_007_199_254_740_993n,
  [1, 2],
  { a: 1 },
  '1.2',
  { Depth: 5, More: { Name: 'deep' } },
  1,
  2,
  3,
  5,
];

function matchesSample(filter: string, event: Event = sample): boolean {
  return compileEventFilter(filter, everything).matches(event);
}

/** The sample with another value in one place. */
function having(id: string, value: Value): Event {
  return sample.with(
    everything.properties.findIndex((candidate) => candidate.id === id),
    value,
  );
}

describe('what holds for the sample event', () => {
  it.each([
    // operators
    'Id eq 7',
    'Id ne 8',
    'Id ge 7',
    'Id le 7',
    'Id gt 6',
    'Id lt 8',
    'Flag',
    'not not Flag',
    'Flag eq true',
    'Flag gt false',
    '(Id eq 7) eq true',
    'Id eq 1 or Id eq 7 and Flag',
    '(Id eq 7 or Id eq 1) and not (Flag eq false)',
    'Flag or Flag and not Flag',
    'not Id eq 7 or Flag',
    'Id eq 1 add 2 mul 3',
    'Id eq 21 div 3',
    'Id eq 10 sub 2 sub 1',
    'Id eq (7.0 mod 3.0) mul 7',
    '-Id eq -7',
    '- -Id eq 7',
    'Tiny eq -3',
    'Tiny lt -2.5',
    '-Tiny mod 2 eq 1',
    // whole numbers: division cuts off, nothing overflows, nothing loses digits
    '7 div 2 eq 3',
    '-7 div 2 eq -3',
    '-7 mod 2 eq -1',
    'Id div 2 eq 3',
    'Id div 2.0 eq 3.5',
    'Word mul Word eq 16000000000000000000',
    'Big eq 9007199254740993',
    'Big ne 9007199254740992',
    'Big gt 9007199254740992.0',
    'Big add 1 eq 9007199254740994L',
    'Big mod 2 eq 1',
    'Unsigned eq 18446744073709551615',
    '-9223372036854775808 lt Big',
    'Value gt Big sub Big',
    // binary and decimal numbers
    'Value eq 15.6',
    'Value eq 15.6d',
    'Value eq 156e-1',
    'Value ge 15',
    'Short eq 15.6',
    '15.6 eq Short',
    'Short eq 15.6f',
    'Value ne 15.6f',
    'Short ne Value',
    'Short gt 15',
    'Value div 0 gt 1e300',
    'round(-0.5) eq -1',
    'round(0.49999999999999994) eq 0',
    'round(Id) eq 7',
    'round(Short) eq 16 and floor(Big) eq Big',
    '-Big lt 0 and -Short lt -15 and -Money eq -12.3',
    'not -null eq 1',
    'floor(Value) eq 15',
    'ceiling(Value) eq 16',
    'floor(-0.5) eq -1',
    'ceiling(-0.5) eq 0',
    'Money eq 12.3',
    'Money eq 12.30m',
    'Money gt 12',
    'Money add 0.1 eq 12.4',
    'Money sub 12.3 eq 0',
    'Money mul 2 eq 24.6',
    'Money mul 0.1 eq 1.23',
    'Money div 3 eq 4.1',
    'Money mod 5 eq 2.3',
    'Money mod -5 eq 2.3',
    'Money lt Value',
    'Money add Value gt 27.89',
    'Money lt Big',
    'round(Money) eq 12',
    'round(-Money sub 0.2) eq -13',
    'floor(-Money) eq -13',
    'ceiling(Money) eq 13',
    // text
    "Text eq 'It''s a Test'",
    "Text ne 'it''s a test'",
    "Text gt 'A' and Text lt 'a'",
    "startswith(Text, 'It') and not startswith(Text, 'it')",
    "not startswith(Text, 's a') and not endswith(Text, 's a') and not contains(Text, 'sa')",
    "endswith(Text,'Test') and not endswith(Text,'test')",
    "contains(Text, ' a ') and substringof(' a ', Text)",
    'length(Text) eq 11',
    "indexof(Text, 'a') eq 5 and indexof(Text, 'x') eq -1",
    "substring(Text, 7) eq 'Test' and substring(Text, 7, 2) eq 'Te'",
    "substring(Text, 99) eq '' and substring(Text, -3) eq Text and substring(Text, 0, -1) eq ''",
    'substring(Text, Big sub Big) eq Text',
    "tolower(Text) eq 'it''s a test' and toupper(Text) eq 'IT''S A TEST'",
    "trim('  x ') eq 'x'",
    "concat(Text, '!') eq 'It''s a Test!'",
    "replace(Text, 'Test', '$&') eq 'It''s a $&'",
    "replace(Text, 't', 'T') eq 'IT''s a TesT'",
    "replace(Text, '', 'x') eq Text",
    "Letter eq 'a' and Letter lt 'b'",
    // times
    'Time eq 2015-11-03T01:05:03.5Z',
    'Time lt 2015-11-04',
    'Time eq 2015-11-03t01:05:03.5z',
    'Time eq 2015-11-03T02:05:03.5+01 and Time eq 2015-11-03T02:35:03.5+0130',
    'Time gt 2015-11-03',
    "Time eq '2015-11-03T01:05:03.5Z'",
    "Time eq datetime'2015-11-03T01:05:03.5'",
    'Time eq 2015-11-03T02:05:03.5+01:00',
    'Time eq 2015-11-03T02:05:03.5 01:00',
    'year(Time) eq 2015 and month(Time) eq 11 and day(Time) eq 3',
    'hour(Time) eq 1 and minute(Time) eq 5 and second(Time) eq 3',
    'Moment eq 2020-02-20T16:30:00Z',
    "Moment eq datetimeoffset'2020-02-20T08:30:00-08:00'",
    'hour(Moment) eq 8 and day(Moment) eq 20',
    'Time lt Moment',
    "Time add duration'PT0.5S' eq 2015-11-03T01:05:04Z",
    "duration'PT0.5S' add Time eq Time add duration'PT0.5S'",
    "Moment sub Time gt duration'P1D'",
    "Moment sub duration'P1D' lt Moment",
    // time spans
    "Span eq '-800.01:02:03.5'",
    "Span eq duration'-P800DT1H2M3.5S'",
    "Span lt duration'PT1M'",
    "-Span gt '00:00:00' and Span lt DURATION'PT0S'",
    "Span sub Span eq duration'PT0S'",
    "Span add duration'P800DT1H2M3.5S' eq '00:00:00'",
    'days(Span) eq -800 and hours(Span) eq -1 and minutes(Span) eq -2 and seconds(Span) eq -3',
    "years(duration'P800D') eq 2 and years(duration'P364D') eq 0",
    // Guids
    'Guid eq a1b2c3d4-0000-1111-2222-333344445555',
    'Guid eq A1B2C3D4-0000-1111-2222-333344445555',
    "Guid eq guid'A1B2C3D4-0000-1111-2222-333344445555'",
    "Guid eq GUID'A1B2C3D4-0000-1111-2222-333344445555'",
    "Guid eq '{A1B2C3D4-0000-1111-2222-333344445555}'",
    "Guid gt '00000000-0000-0000-0000-000000000000'",
    '12345678-0000-1111-2222-333344445555 lt Guid',
    // enums
    'State eq 1',
    "State eq 'Warning'",
    "'warning' eq State",
    "State lt 'Alarm' and State ne 'Ok'",
    "Wide eq 'Far' and Wide eq 9007199254740993",
    // properties
    'Inner/Depth eq 5',
    "inner/more/NAME eq 'deep'",
    'case eq 1 and CASE eq 2',
    'vALUE eq 15.6',
    'pump.speed-1 eq 3',
    'year eq 5 and year(Time) eq 2015',
    // null matches nothing; what is not true is false
    'not Maybe eq 1',
    'not Maybe ne 1',
    'not (Maybe add 1 gt 0)',
    'not (round(Maybe) le 0 or Maybe gt 0)',
    "not contains(concat(Text, null), 'I')",
    'not (contains(Text, null) eq false)',
    'not null eq null',
    'not (Maybe add null eq null)',
  ])('%s', (filter) => {
    expect(matchesSample(filter)).toBe(true);
  });

  it.each([
    ['Flag', null],
    ['Text', null],
    ['Moment', null],
    ['Inner', null],
    ['Inner', { Depth: null }],
  ])('null in %s matches neither way', (id, value) => {
    const filters: Record<string, [string, string]> = {
      Flag: ['Flag', 'Flag eq false'],
      Text: ["Text eq 'x'", "Text ne 'x'"],
      Moment: ['hour(Moment) ge 0', 'hour(Moment) lt 0'],
      Inner: ['Inner/Depth eq 5', 'Inner/Depth ne 5'],
    };
    for (const filter of filters[id] ?? []) expect(matchesSample(filter, having(id, value))).toBe(false);
  });

  it('compares NaN and infinities like IEEE 754', () => {
    expect(matchesSample('Value ne Value', having('Value', NaN))).toBe(true);
    expect(matchesSample('Value eq 1 or Value lt 1 or Value ge 1', having('Value', NaN))).toBe(false);
    expect(matchesSample('Value gt 1e308', having('Value', Infinity))).toBe(true);
    expect(matchesSample('Value lt Big', having('Value', -Infinity))).toBe(true);
  });
});

describe('what is no filter of events', () => {
  it.each([
    ['', 'position 1: expected an operand, found the end'],
    ['Id', 'position 1: expected a condition, found a number'],
    ["'x'", 'position 1: expected a condition, found text'],
    ['null', 'position 1: expected a condition, found null'],
    ['Time', 'position 1: expected a condition, found a time'],
    ['Span', 'position 1: expected a condition, found a time span'],
    ['Guid', 'position 1: expected a condition, found a Guid'],
    ['Flag and Id', 'position 10: expected a condition, found a number'],
    ['not Id', 'position 5: expected a condition, found a number'],
    ['Id eq 1 eq 2', 'position 9: expected an operator or the end, found "eq"'],
    ['Id EQ 1', 'position 4: expected an operator or the end, found "EQ"'],
    ['(Id eq 1', 'position 9: expected an operator or a closing parenthesis, found the end'],
    ['Id eq 1)', 'position 8: expected an operator or the end, found ")"'],
    ['Id eq ()', 'position 8: expected an operand, found ")"'],
    ['length() eq 1', 'position 8: expected an operand, found ")"'],
    ['length(Text eq 1', 'position 17: expected an operator, a comma or a closing parenthesis, found the end'],
    ['Inner/ eq 1', 'position 11: expected an operator or the end, found "1"'],
    ['Inner/1 eq 1', 'position 7: expected the name of a property, found "1"'],
    ["Text eq 'open", 'position 9: the text that starts here has no closing quote'],
    ['Id eq $it', 'position 7: "$" starts no operand or operator'],
    ['Id = 1', 'position 4: "=" starts no operand or operator'],
    ['Id eq 5abc', 'position 7: "5" starts no operand or operator'],
    ['Id eq 1.5L', 'position 7: "1.5L" is not a number of its kind'],
    ['Money eq 1e99m', 'position 10: "1e99m" is not a number of its kind'],
    ['Time gt 2015-13-01', 'position 9: "2015-13-01" is not a time'],
    ["Time gt datetime'x'", 'position 9: "x" is not a time'],
    ["Time gt 'x'", 'position 6: cannot compare a time with "x"'],
    ["Span gt 'x'", 'position 6: cannot compare a time span with "x"'],
    ["Span gt duration'P'", 'position 9: "P" is not a time span'],
    ["Span gt duration'PT'", 'position 9: "PT" is not a time span'],
    ["Guid eq 'x'", 'position 6: cannot compare a Guid with "x"'],
    ["Guid eq guid'x'", 'position 9: "x" is not a Guid'],
    ["State eq 'Off'", 'position 7: "Off" is none of Ok, Warning, Alarm'],
    ['Text eq 1', 'position 6: cannot compare text with a number'],
    ["Id eq 'x'", 'position 4: cannot compare a number with text'],
    ['Flag eq 1', 'position 6: cannot compare a condition with a number'],
    ['Time eq 1', 'position 6: cannot compare a time with a number'],
    ['Time lt Span', 'position 6: cannot compare a time with a time span'],
    ['Guid eq Text', 'position 6: cannot compare a Guid with text'],
    ['Text add 1 eq 1', 'position 6: "add" does not take text and a number'],
    ['Time add Time eq Time', 'position 6: "add" does not take a time and a time'],
    ['Span sub Time eq Span', 'position 6: "sub" does not take a time span and a time'],
    ['Span mul 2 eq Span', 'position 6: "mul" does not take a time span and a number'],
    ['Span mul Span eq Span', 'position 6: "mul" does not take a time span and a time span'],
    ['-Text eq 1', 'position 1: "-" expects a number, not text'],
    ['Id div 0 eq 1', 'position 4: division by zero'],
    ['Money mod 0.0 eq 1', 'position 7: division by zero'],
    ['round(Text) eq 1', 'position 1: "round" expects a number, not text'],
    ['length(Id) eq 1', 'position 1: "length" expects text, not a number'],
    ['substring(Text, 1.5) eq Text', 'position 1: "substring" expects a whole number, not a number'],
    ['hours(Time) eq 1', 'position 1: "hours" expects a time span, not a time'],
    ['hour(Span) eq 1', 'position 1: "hour" expects a time, not a time span'],
    ['hour(Time, Time) eq 1', 'position 1: "hour" has 2 operands and expects 1'],
    ['contains(Text) eq true', 'position 1: "contains" has 1 operands and expects 2'],
    ["substring(Text, 1, 2, 3) eq 'x'", 'position 1: "substring" has 4 operands and expects 2 or 3'],
    ['LENGTH(Text) eq 1', 'position 1: "LENGTH" is no function'],
    ['now() gt Time', 'expected an operand'],
    ['geo.distance(Id, Id) gt 1', 'position 1: "geo.distance" is no function'],
    ['List eq null', 'position 1: a filter cannot use List, which is a DoubleArray'],
    ['Bag eq null', 'position 1: a filter cannot use Bag, which is a IDictionary'],
    ['Inner eq null', 'position 1: a filter cannot use Inner, which is a Object'],
    ["Version eq '1.2'", 'position 1: a filter cannot use Version, which is a Version'],
    ['Case eq 1', 'position 1: "Case" could be the property case or CASE'],
    ['Inner/Foo eq 1', 'position 1: "Foo" is no property; there are Depth, More'],
    ['Id/Foo eq 1', 'position 1: "Foo" is no property; there are none here'],
  ])('%s', (filter, message) => {
    expect(() => compileEventFilter(filter, everything)).toThrow(
      expect.objectContaining({ name: 'InvalidInput', subject: 'filter', message: expect.stringContaining(message) }),
    );
  });

  it.each([
    ['parentheses', (levels: number) => '('.repeat(levels) + 'Flag' + ')'.repeat(levels)],
    ['not', (levels: number) => 'not '.repeat(levels) + 'Flag'],
    ['minus', (levels: number) => '-'.repeat(levels) + 'Id eq 7'],
    ['calls', (levels: number) => 'trim('.repeat(levels) + 'Text' + ')'.repeat(levels) + ' eq Text'],
    ['arithmetic', (levels: number) => 'Id' + ' add 1'.repeat(levels) + ' gt 7'],
  ])('allows 100 levels of %s, not more', (_name, nest) => {
    expect(() => compileEventFilter(nest(100), everything)).not.toThrow();
    expect(() => compileEventFilter(nest(101), everything)).toThrow('more than 100 nested levels');
  });

  it('does not count a chain of alternatives as nesting', () => {
    const alternatives = Array.from({ length: 3000 }, (_, id) => `Id eq ${id + 5}`);
    expect(matchesSample(alternatives.join(' or '))).toBe(true);
    expect(matchesSample(alternatives.join(' and '))).toBe(false);
  });

  it('refuses division by a stored zero only where it happens', () => {
    const { matches } = compileEventFilter('Id eq 1 or 10 div Id gt 1', everything);
    expect(matches(having('Id', 5))).toBe(true);
    expect(() => matches(having('Id', 0))).toThrow(expect.objectContaining({ subject: 'filter' }));
    expect(() => matchesSample('Big mod Unsigned eq 1', having('Unsigned', 0n))).toThrow(InvalidInput);
    expect(() => matchesSample('1 div Money eq 1', having('Money', { unscaled: 0n, scale: 3 }))).toThrow(InvalidInput);
    expect(matchesSample('1 div Value eq 1', having('Value', 0))).toBe(false);
  });

  it('does not count what stands beside each other as nesting', () => {
    expect(matchesSample(Array.from({ length: 300 }, () => '(trim(Text) eq Text)').join(' and '))).toBe(true);
  });

  it('refuses replacements that multiply a text without end', () => {
    const replacing = (length: number) => `replace('at', 't', '${'x'.repeat(length)}') ne Text`;
    expect(matchesSample(replacing(500_000))).toBe(true);
    expect(() => matchesSample(replacing(500_001))).toThrow('replaces with more than 1000000 characters');
    const tens = "'aaaaaaaaaa'";
    const nested = `${'replace('.repeat(9)}'a'${`, 'a', ${tens})`.repeat(9)} eq Text`;
    expect(() => matchesSample(nested)).toThrow('replaces with more than 1000000 characters');
  });
});

describe('positions', () => {
  it.each([
    ['Measurement gt 0 and Measurement lt 6', [2]],
    ['measurement gt 0 or hour(Time) eq 1', [0, 2]],
    ['1 eq 1', []],
  ])('%s', (filter, expected) => {
    expect(compileEventFilter(filter, simple).positions).toEqual(expected);
  });

  it('are those of the outer property where one is nested', () => {
    expect(compileEventFilter('Inner/Depth eq 1', everything).positions).toEqual([21]);
  });
});

// Random trees, written with as few parentheses as the grammar allows and calculated here in a second way.
type Tree =
  | { readonly kind: 'leaf'; readonly text: string; readonly value: (row: Row) => number | null }
  | {
      readonly kind: 'sum' | 'product' | 'compare';
      readonly operator: string;
      readonly left: Tree;
      readonly right: Tree;
    }
  | { readonly kind: 'not'; readonly operand: Tree }
  | { readonly kind: 'and' | 'or'; readonly left: Tree; readonly right: Tree };

interface Row {
  readonly x: number | null;
  readonly y: number | null;
}

const strength = { or: 0, and: 1, not: 2, compare: 3, sum: 4, product: 5, leaf: 6 };

function write(tree: Tree, least: number): string {
  const own = strength[tree.kind];
  const text = ((): string => {
    switch (tree.kind) {
      case 'leaf':
        return tree.text;
      case 'not':
        return `not ${write(tree.operand, own)}`;
      case 'and':
      case 'or':
        return `${write(tree.left, own)} ${tree.kind} ${write(tree.right, own + 1)}`;
      case 'compare':
        return `${write(tree.left, own + 1)} ${tree.operator} ${write(tree.right, own + 1)}`;
      default:
        return `${write(tree.left, own)} ${tree.operator} ${write(tree.right, own + 1)}`;
    }
  })();
  return own < least ? `(${text})` : text;
}

function calculate(tree: Tree, row: Row): number | boolean | null {
  switch (tree.kind) {
    case 'leaf':
      return tree.value(row);
    case 'not':
      return calculate(tree.operand, row) !== true;
    case 'and':
      return calculate(tree.left, row) === true && calculate(tree.right, row) === true;
    case 'or':
      return calculate(tree.left, row) === true || calculate(tree.right, row) === true;
    default: {
      const [a, b] = [calculate(tree.left, row), calculate(tree.right, row)];
      if (a === null || b === null) return tree.kind === 'compare' ? false : null;
      const [p, q] = [Number(a), Number(b)];
      const results: Record<string, number | boolean> = {
        add: p + q,
        sub: p - q,
        mul: p * q,
        div: p / q,
        mod: p % q,
        eq: p === q,
        ne: p !== q,
        gt: p > q,
        ge: p >= q,
        lt: p < q,
        le: p <= q,
      };
      return results[tree.operator] ?? null;
    }
  }
}

const leaf = fc.oneof(
  fc.constant<Tree>({ kind: 'leaf', text: 'X', value: ({ x }) => x }),
  fc.constant<Tree>({ kind: 'leaf', text: 'Y', value: ({ y }) => y }),
  fc.integer({ min: -3, max: 3 }).map<Tree>((value) => ({ kind: 'leaf', text: value.toFixed(1), value: () => value })),
);
const trees = fc.letrec<{ number: Tree; condition: Tree }>((tie) => ({
  number: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.record({
      kind: fc.constant('sum'),
      operator: fc.constantFrom('add', 'sub'),
      left: tie('number'),
      right: tie('number'),
    }),
    fc.record({
      kind: fc.constant('product'),
      operator: fc.constantFrom('mul', 'div', 'mod'),
      left: tie('number'),
      right: tie('number'),
    }),
  ),
  condition: fc.oneof(
    { maxDepth: 3 },
    fc.record({
      kind: fc.constant('compare'),
      operator: fc.constantFrom('eq', 'ne', 'gt', 'ge', 'lt', 'le'),
      left: tie('number'),
      right: tie('number'),
    }),
    fc.record({ kind: fc.constant('not'), operand: tie('condition') }),
    fc.record({ kind: fc.constantFrom('and', 'or'), left: tie('condition'), right: tie('condition') }),
  ),
}));

describe('precedence, associativity and nulls', () => {
  it('agree with a calculation of the tree that the filter was written from', () => {
    const type = eventType(property('X', 114), property('Y', 114));
    const value = fc.option(fc.constantFrom(-2, -0.5, 0, 1, 3), { freq: 4 });
    fc.assert(
      fc.property(trees.condition, value, value, (tree, x, y) => {
        expect(compileEventFilter(write(tree, 0), type).matches([x, y])).toBe(calculate(tree, { x, y }));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('numbers of different types', () => {
  const type = eventType(property('I', 9), property('L', 11), property('D', 14), property('M', 15));
  const compare = (a: number, b: number): string => (a < b ? 'lt' : a > b ? 'gt' : 'eq');

  it('compare by value', () => {
    const half = fc.integer({ min: -4, max: 4 });
    fc.assert(
      fc.property(half, half, half, half, (i, l, d, m) => {
        const event: Event = [i, BigInt(l), d / 2, { unscaled: BigInt(m) * 5n, scale: 1 }];
        const values: Record<string, number> = { I: i, L: l, D: d / 2, M: m / 2 };
        for (const [left, a] of Object.entries(values)) {
          for (const [right, b] of Object.entries(values)) {
            for (const operator of ['lt', 'eq', 'gt']) {
              const { matches } = compileEventFilter(`${left} ${operator} ${right}`, type);
              expect(matches(event)).toBe(compare(a, b) === operator);
            }
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('calculate exactly where they are exact', () => {
    fc.assert(
      fc.property(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), fc.bigInt(1n, 2n ** 40n), (a, b) => {
        const event: Event = [0, a, 0, { unscaled: a, scale: 3 }];
        const holds = (filter: string) => compileEventFilter(filter, type).matches(event);
        expect(holds(`L div ${b} eq ${a / b} and L mod ${b} eq ${a % b} and L mul ${b} eq ${a * b}`)).toBe(true);
        expect(holds(`M sub 0.001 lt M and M mul 1000 eq ${a} and M mod ${b} mul 1000 eq ${a % (b * 1000n)}`)).toBe(
          true,
        );
      }),
      { numRuns: 100 },
    );
  });
});
