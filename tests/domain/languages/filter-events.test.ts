import { describe, expect, it } from '@jest/globals';
import { compileEventFilter } from '../../../server/domain/languages/filter-events.ts';
import { everything, sampleWith, matchesSample, simple, simpleEvents } from './event-samples.ts';

function hours(filter: string): number[] {
  const { matches } = compileEventFilter(filter, simple);
  return simpleEvents.flatMap((event, position) => (matches(event) ? [12 + position] : []));
}

describe('a filter of the example stream (docs/behavior/searching-and-filtering.md#examples-of-filters)', () => {
  it.each([
    ['a comparison', 'Measurement gt 10', [14, 15, 16]],
    ['two comparisons', 'Measurement gt 10 and Measurement lt 40', [14, 15]],
    ['a negation', 'not Measurement gt 10', [12, 13]],
    ['arithmetic', 'Measurement div 10 mod 2 eq 1', [13, 15]],
    ['a function of time', 'hour(Time) ge 15 or Measurement eq 0', [12, 15, 16]],
    ['a time', 'Time gt 2017-11-23T14:30:00Z', [15, 16]],
    ['null', 'Measurement eq null', []],
    ['null', 'Measurement ne null', []],
    ['rounding half away from 0', 'round(Measurement div 20) eq 1', [13, 14]],
    ['rounding half away from 0', 'round(Measurement div 20) eq 0', [12]],
    ['rounding half away from 0', 'round(Measurement div 20) eq 2', [15, 16]],
  ])('matches by %s: %s', (_name, filter, expected) => {
    expect(hours(filter)).toEqual(expected);
  });
});

describe('a filter of the sample event', () => {
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
    // whole numbers: division truncates, nothing overflows, no digits are lost
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
    'not round(null) eq 0',
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
    // strings
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
    "hours(duration'PT10H') eq 10 and minutes(duration'PT10M') eq 10 and seconds(duration'PT10.25S') eq 10",
    "duration'PT24H' eq duration'P1D' and duration'PT1H' eq duration'PT60M' and duration'PT0.123456789S' eq '00:00:00.1234567'",
    "Span eq '-P800DT1H2M3.5S'",
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
    // null matches nothing; not negates everything that is not true
    'not Maybe eq 1',
    'not Maybe ne 1',
    'not (Maybe add 1 gt 0)',
    'not (round(Maybe) le 0 or Maybe gt 0)',
    "not contains(concat(Text, null), 'I')",
    'not (contains(Text, null) eq false)',
    'not null eq null',
    'not (Maybe add null eq null)',
  ])('matches: %s', (filter) => {
    expect(matchesSample(filter)).toBe(true);
  });

  it.each([
    ['Flag', null],
    ['Text', null],
    ['Moment', null],
    ['Inner', null],
    ['Inner', { Depth: null }],
  ])('does not match null in %s, negated or not', (id, value) => {
    const filters: Record<string, [string, string]> = {
      Flag: ['Flag', 'Flag eq false'],
      Text: ["Text eq 'x'", "Text ne 'x'"],
      Moment: ['hour(Moment) ge 0', 'hour(Moment) lt 0'],
      Inner: ['Inner/Depth eq 5', 'Inner/Depth ne 5'],
    };
    for (const filter of filters[id] ?? []) expect(matchesSample(filter, sampleWith(id, value))).toBe(false);
  });

  it('compares NaN and infinities as IEEE 754 does', () => {
    expect(matchesSample('Value ne Value', sampleWith('Value', NaN))).toBe(true);
    expect(matchesSample('Value eq 1 or Value lt 1 or Value ge 1', sampleWith('Value', NaN))).toBe(false);
    expect(matchesSample('Value gt 1e308', sampleWith('Value', Infinity))).toBe(true);
    expect(matchesSample('Value lt Big', sampleWith('Value', -Infinity))).toBe(true);
  });
});

describe('the positions of a filter', () => {
  it.each([
    ['Measurement gt 0 and Measurement lt 6', [2]],
    ['measurement gt 0 or hour(Time) eq 1', [0, 2]],
    ['1 eq 1', []],
  ])('are those of the properties in %s', (filter, expected) => {
    expect(compileEventFilter(filter, simple).positions).toEqual(expected);
  });

  it('are those of outer properties for nested ones', () => {
    expect(compileEventFilter('Inner/Depth eq 1', everything).positions).toEqual([21]);
  });
});
