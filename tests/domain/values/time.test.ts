import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addMonths, dateTimeParts } from '../../../server/domain/values/calendar.ts';
import { maxDateTime, secondFraction, wholeSeconds } from '../../../server/domain/values/ticks.ts';
import {
  formatDateTime,
  formatOffsetTime,
  localTicks,
  parseDateTime,
  parseOffsetTime,
} from '../../../server/domain/values/time.ts';
import { formatTimeSpan, parseTimeSpan, timeSpanParts } from '../../../server/domain/values/time-span.ts';

const unixEpoch = 621_355_968_000_000_000n;
const moments = fc.bigInt({ min: 0n, max: maxDateTime });
const text = (input: string) => {
  const ticks = parseDateTime(input);
  return ticks === undefined ? undefined : formatDateTime(ticks);
};

describe('DateTime (docs/behavior/stream-data.md#values-as-text)', () => {
  it.each([
    ['2017-11-23T14:00:00Z', '2017-11-23T14:00:00Z'],
    ['2017-11-23T14:00:00.5Z', '2017-11-23T14:00:00.5Z'],
    ['2017-11-23T14:00:00.0000001Z', '2017-11-23T14:00:00.0000001Z'],
    ['2017-11-23T14:00:00.1234567Z', '2017-11-23T14:00:00.1234567Z'],
    ['2017-11-23T14:00:00.50000Z', '2017-11-23T14:00:00.5Z'],
    ['2017-11-23T14:00:00', '2017-11-23T14:00:00Z'],
    ['2017-11-23t14:00:00z', '2017-11-23T14:00:00Z'],
    ['2017-11-23 14:00:00', '2017-11-23T14:00:00Z'],
    ['2017-11-23T14:00', '2017-11-23T14:00:00Z'],
    ['2017-11-23', '2017-11-23T00:00:00Z'],
    ['2017-11-23T14:00:00.12345679Z', '2017-11-23T14:00:00.1234567Z'],
    ['2017-11-23T14:00:00.99999999', '2017-11-23T14:00:00.9999999Z'],
    ['2020-02-20T08:30:00-08:00', '2020-02-20T16:30:00Z'],
    ['2020-02-20T08:30:00+05:30', '2020-02-20T03:00:00Z'],
    ['2020-02-20T08:30:00+0530', '2020-02-20T03:00:00Z'],
    ['2020-02-20T08:30:00+05', '2020-02-20T03:30:00Z'],
    ['2020-02-20T08:30:00.25-14:00', '2020-02-20T22:30:00.25Z'],
    ['2020-02-20T00:00:00+14:00', '2020-02-19T10:00:00Z'],
    ['0001-01-01T00:00:00.0000000', '0001-01-01T00:00:00Z'],
    ['9999-12-31T23:59:59.9999999', '9999-12-31T23:59:59.9999999Z'],
    ['9999-12-31T23:59:59.9999999Z', '9999-12-31T23:59:59.9999999Z'],
    ['2000-02-29', '2000-02-29T00:00:00Z'],
    ['2024-02-29T23:59:59Z', '2024-02-29T23:59:59Z'],
  ])('is read from %s', (input, expected) => {
    expect(text(input)).toBe(expected);
  });

  it.each([
    ['2020-02-20T08:30:00 05:30', '2020-02-20T03:00:00Z'],
    ['2020-02-20 08:30:00 05:30', '2020-02-20T03:00:00Z'],
    ['2017-11-23 08:00', '2017-11-23T08:00:00Z'],
  ])('can have a space before its offset, because form decoding replaces a +: %s', (input, expected) => {
    expect(text(input)).toBe(expected);
  });

  it.each([
    ['2017-01-11T22:21:23.430Z', '2017-01-11T22:21:23.43Z'],
    ['2026-11-20T11:14:41', '2026-11-20T11:14:41Z'],
    ['2026-11-20 11:12:41.789898', '2026-11-20T11:12:41.789898Z'],
    ['3/11/2020 00:00:00', '2020-03-11T00:00:00Z'],
    ['3/11/2020 7:05:09', '2020-03-11T07:05:09Z'],
    ['12/31/2020', '2020-12-31T00:00:00Z'],
    ['2021-05-01', '2021-05-01T00:00:00Z'],
  ])('is read from a form that clients send: %s (docs/behavior/stream-data.md#index-text)', (input, expected) => {
    expect(text(input)).toBe(expected);
  });

  it.each([
    ['3/11/2010 12:00:00 AM', '2010-03-11T00:00:00Z'],
    ['3/11/2010 12:00:00 PM', '2010-03-11T12:00:00Z'],
    ['3/11/2010 1:05:09 pm', '2010-03-11T13:05:09Z'],
    ['3/11/2010 12:00 AM', '2010-03-11T00:00:00Z'],
    ['3/11/2010 7:30', '2010-03-11T07:30:00Z'],
    ['03/11/2010 07:30:00.1234567', '2010-03-11T07:30:00.1234567Z'],
    ['3/11/2010 11:59:59.5 PM', '2010-03-11T23:59:59.5Z'],
    ['03/11/2010 07:30:00 +05:30', '2010-03-11T02:00:00Z'],
    ['03/11/2010 07:30:00 -05:30', '2010-03-11T13:00:00Z'],
    ['03/11/2010 07:30:00  05:30', '2010-03-11T02:00:00Z'],
    ['2010/3/11 07:30:00', '2010-03-11T07:30:00Z'],
    ['Mar 11, 2020, 12:00:00 AM', '2020-03-11T00:00:00Z'],
    ['mar 11, 2020 12:00 am', '2020-03-11T00:00:00Z'],
    ['March 11, 2020', '2020-03-11T00:00:00Z'],
    ['Sep 1, 2020', '2020-09-01T00:00:00Z'],
    ['May 1 2020 09:08:07.5', '2020-05-01T09:08:07.5Z'],
    ['11 Mar 2020 09:08:07 Z', '2020-03-11T09:08:07Z'],
    ['Thu, 11 Mar 2010 00:00:00 GMT', '2010-03-11T00:00:00Z'],
    ['Thursday, 11 March 2010 00:00:00', '2010-03-11T00:00:00Z'],
    ['Thursday, March 11, 2010 11:00 PM', '2010-03-11T23:00:00Z'],
    ['Monday, 01 January 0001 00:00:00', '0001-01-01T00:00:00Z'],
  ])('is read from a form of .NET in its invariant culture: %s', (input, expected) => {
    expect(text(input)).toBe(expected);
  });

  it('keeps its offset in a form of .NET', () => {
    expect(parseOffsetTime('03/11/2010 07:30:00 +05:30')).toEqual({
      ticks: parseDateTime('2010-03-11T02:00:00Z'),
      offset: 330,
    });
  });

  it.each([
    '',
    'now',
    'garbage',
    '3/11/2010 13:00:00 PM',
    '3/11/2010 0:00:00 AM',
    '3/11/2010 12:00:60 AM',
    '3/11/2010 AM',
    '3/11/10',
    '3-11-2010',
    '3/11/2010T12:00:00',
    '3/11/2010 12:00:00.',
    '3/11/2010 12:00:00 +15:00',
    'Foo 11, 2020',
    'Marc 11, 2020',
    'Feb 30, 2020',
    'Mar 0, 2020',
    'Mar 11 20',
    'Friday, 11 March 2010 00:00:00',
    'Someday, 11 March 2010',
    ' Mar 11, 2020',
    '2017',
    '2017-11',
    '2017-11-23T',
    '2017-11-23T14',
    '2017-1-23',
    '2017-13-01T00:00:00Z',
    '2017-00-01',
    '2017-11-00',
    '2017-11-31',
    '2017-02-29',
    '1900-02-29T00:00:00Z',
    '2017-11-23T24:00:00Z',
    '2017-11-23T14:60:00Z',
    '2017-11-23T14:00:60Z',
    '2017-11-23T14:00:00.Z',
    '2017-11-23T14:00:00.1x345Z',
    '2017-11-23T14:00:00.1234567xZ',
    '2017-11-23T14:00:00,5Z',
    '2017-11-23T14:00:0xZ',
    '99x1-11-23T14:00:00Z',
    'x017-11-23T14:00:00Z',
    '2017-1x-23T14:00:00Z',
    '2017-11-2xT14:00:00Z',
    '2017-11-23Tx4:00:00Z',
    '2017-11-23T14:0x:00Z',
    '0000-01-01T00:00:00Z',
    '10000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+00:01',
    '9999-12-31T23:59:59-00:01',
    '2020-02-20T08:30:00+14:01',
    '2020-02-20T08:30:00+05:60',
    '2020-02-20T08:30:00*05:30',
    '13/1/2020',
    '2/30/2020',
    '1/1/2020 24:00:00',
    ' 2017-11-23',
  ])('is not read from %p', (input) => {
    expect(parseDateTime(input)).toBeUndefined();
    expect(parseOffsetTime(input)).toBeUndefined();
  });

  it('is the number of ticks since the year 1', () => {
    expect(parseDateTime('0001-01-01')).toBe(0n);
    expect(parseDateTime('1970-01-01T00:00:00Z')).toBe(unixEpoch);
    expect(parseDateTime('9999-12-31T23:59:59.9999999Z')).toBe(maxDateTime);
  });

  it('agrees with Date for every millisecond', () => {
    const milliseconds = fc.integer({ min: -62_135_596_800_000, max: 253_402_300_799_999 });
    fc.assert(
      fc.property(milliseconds, (ms) => {
        const iso = new Date(ms).toISOString();
        const ticks = unixEpoch + BigInt(ms) * 10_000n;
        expect(parseDateTime(iso)).toBe(ticks);
        expect(formatDateTime(ticks, 'round-trip')).toBe(iso.replace('Z', '0000Z'));
      }),
    );
  });

  it('is read as the same time from both forms of its text', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -840, max: 840 }), (ticks, offset) => {
        expect(parseDateTime(formatDateTime(ticks))).toBe(ticks);
        expect(parseDateTime(formatDateTime(ticks, 'round-trip').replace('Z', ''))).toBe(ticks);
        expect(formatDateTime(ticks)).not.toMatch(/\.\d*0Z$|\.Z$/);
        const local = localTicks({ ticks, offset });
        if (local >= 0n && local <= maxDateTime) {
          expect(parseOffsetTime(formatOffsetTime({ ticks, offset }))).toEqual({ ticks, offset });
        }
      }),
    );
  });

  it('is written correctly whether or not the day is that of the previous call', () => {
    const days = ['2017-11-23T00:00:00Z', '2017-11-23T23:59:59Z', '2017-11-24T00:00:00Z', '2017-11-23T00:00:00Z'];
    expect(days.map(text)).toEqual(days);
  });

  it('is divided into whole seconds and the ticks beyond', () => {
    fc.assert(
      fc.property(moments, (ticks) => {
        expect(wholeSeconds(ticks)).toBe(Number(ticks / 10_000_000n));
        expect(secondFraction(ticks)).toBe(Number(ticks % 10_000_000n));
      }),
      { examples: [[0n], [9_999_999n], [10_000_000n], [maxDateTime], [maxDateTime - 9_999_999n]], numRuns: 500 },
    );
  });
});

describe('DateTimeOffset (docs/behavior/stream-data.md#values-as-text)', () => {
  it.each([
    ['2020-02-20T08:30:00-08:00', '2020-02-20T08:30:00-08:00'],
    ['2020-02-20T16:30:00Z', '2020-02-20T16:30:00+00:00'],
    ['2020-02-20T16:30:00', '2020-02-20T16:30:00+00:00'],
    ['2020-02-20T08:30:00.5+05:30', '2020-02-20T08:30:00.5+05:30'],
    ['2020-02-20T08:30:00-00:45', '2020-02-20T08:30:00-00:45'],
  ])('keeps the offset of %s', (input, expected) => {
    const value = parseOffsetTime(input);
    expect(value && formatOffsetTime(value)).toBe(expected);
  });

  it('equals the same instant in UTC', () => {
    expect(parseOffsetTime('2020-02-20T08:30:00-08:00')?.ticks).toBe(parseDateTime('2020-02-20T16:30:00Z'));
  });

  it('has all decimals in the round-trip form', () => {
    const value = parseOffsetTime('2020-02-20T08:30:00.25-08:00');
    expect(value && formatOffsetTime(value, 'round-trip')).toBe('2020-02-20T08:30:00.2500000-08:00');
  });
});

describe('TimeSpan (docs/behavior/stream-data.md#values-as-text; docs/behavior/data-views.md#windows)', () => {
  const second = 10_000_000n;
  it.each([
    ['00:00:00', 0n],
    ['00:20:00', 1200n * second],
    ['1.02:03:04.5', 937_845_000_000n],
    ['1', 86_400n * second],
    ['0', 0n],
    ['-1', -86_400n * second],
    ['2:30', 9000n * second],
    ['1.02:03', 93_780n * second],
    ['-00:00:00.0000001', -1n],
    ['00:00:00.00000019', 1n],
    ['10675199.02:48:05.4775807', 2n ** 63n - 1n],
    ['-10675199.02:48:05.4775808', -(2n ** 63n)],
  ])('is read from %s', (input, ticks) => {
    expect(parseTimeSpan(input)).toBe(ticks);
  });

  it.each([
    '',
    '24:00:00',
    '00:60:00',
    '00:00:60',
    '1:2',
    '1.',
    '1.5',
    'P1D',
    '00:00:00.',
    ' 1',
    '10675199.02:48:05.4775808',
    '99999999',
  ])('is not read from %p', (input) => {
    expect(parseTimeSpan(input)).toBeUndefined();
  });

  it.each([
    [0n, '00:00:00'],
    [937_845_000_000n, '1.02:03:04.5000000'],
    [-1n, '-00:00:00.0000001'],
    [-937_840_000_000n, '-1.02:03:04'],
  ])('of %s ticks is written in the constant form', (ticks, expected) => {
    expect(formatTimeSpan(ticks)).toBe(expected);
  });

  it('is read as the same time span from its text', () => {
    const spans = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    fc.assert(fc.property(spans, (ticks) => parseTimeSpan(formatTimeSpan(ticks)) === ticks));
  });
});

describe('the parts of times (docs/behavior/searching-and-filtering.md#filters)', () => {
  it('are those of a DateTime', () => {
    const ticks = parseDateTime('2024-02-29T13:14:15.9Z') ?? 0n;
    const parts = Object.entries(dateTimeParts).map(([name, part]) => [name, part(ticks)]);
    expect(Object.fromEntries(parts)).toEqual({ year: 2024, month: 2, day: 29, hour: 13, minute: 14, second: 15 });
  });

  it('are those of a DateTimeOffset at its own offset', () => {
    const value = parseOffsetTime('2020-02-20T20:30:00-08:00') ?? { ticks: 0n, offset: 0 };
    expect(dateTimeParts.hour(localTicks(value))).toBe(20);
    expect(dateTimeParts.day(value.ticks)).toBe(21);
  });

  it.each([
    ['1.02:03:04.5', { years: 0, days: 1, hours: 2, minutes: 3, seconds: 4 }],
    ['800.00:00:00', { years: 2, days: 800, hours: 0, minutes: 0, seconds: 0 }],
    ['-1.02:03:04', { years: -1, days: -1, hours: -2, minutes: -3, seconds: -4 }],
  ])('are those of the time span %s', (input, expected) => {
    const ticks = parseTimeSpan(input) ?? 0n;
    const parts = Object.entries(timeSpanParts).map(([name, part]) => [name, part(ticks) + 0]);
    expect(Object.fromEntries(parts)).toEqual(expected);
  });
});

it.each([
  ['2026-03-02T08:15:00.1234567Z', 2, '2026-05-02T08:15:00.1234567Z'],
  ['2026-11-21T00:00:00Z', 2, '2027-01-21T00:00:00Z'],
  ['2026-12-31T23:59:59Z', 2, '2027-02-28T23:59:59Z'],
  ['2027-12-31T23:59:59Z', 2, '2028-02-29T23:59:59Z'],
  ['2026-10-15T00:00:00Z', 2, '2026-12-15T00:00:00Z'],
  ['2026-01-31T00:00:00Z', 0, '2026-01-31T00:00:00Z'],
  ['2024-02-29T00:00:00Z', 12, '2025-02-28T00:00:00Z'],
])('adds months: %s and %i months is %s', (from, months, expected) => {
  expect(formatDateTime(addMonths(parseDateTime(from) ?? 0n, months))).toBe(expected);
});
