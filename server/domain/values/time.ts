// Times as text and as ticks of 100 ns; DateTime counts them from 0001-01-01T00:00:00 UTC (docs/behavior/stream-data.md#values-as-text).
import type { OffsetTime } from '../model.ts';
import { parseInvariantTime } from './invariant-time.ts';

export const ticksPerSecond = 10_000_000n;
const ticksPerMinute = 60n * ticksPerSecond;
const ticksPerHour = 60n * ticksPerMinute;
export const ticksPerDay = 24n * ticksPerHour;
/** 9999-12-31T23:59:59.9999999 */
export const maxDateTime = 3_155_378_975_999_999_999n;

const secondsPerDay = 86_400;
const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];

/** How fractions of seconds are written: as many decimals as needed, or all seven. */
export type TimeForm = 'short' | 'round-trip';

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Seconds since 0001-01-01T00:00:00; undefined when a part is out of its range. */
function secondsOf(y: number, mo: number, d: number, h: number, mi: number, s: number): number | undefined {
  if (y < 1 || mo < 1 || mo > 12 || d < 1 || h > 23 || mi > 59 || s > 59) return undefined;
  const before = daysBeforeMonth[mo - 1] ?? 0;
  const leapDay = isLeap(y) ? 1 : 0;
  const length = (daysBeforeMonth[mo] ?? 0) - before + (mo === 2 ? leapDay : 0);
  if (d > length) return undefined;
  const years = y - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const days = years * 365 + leapDays + before + (mo > 2 ? leapDay : 0) + d - 1;
  return days * secondsPerDay + h * 3600 + mi * 60 + s;
}

/** The number that two digits mean; when they are no digits, one so negative that no sum with it is a part of a time. */
function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1_000_000;
}

/** Decimals of a second as ticks; what is beyond the seventh is cut off. */
const fractionOf = (decimals: string) => Number(decimals.slice(0, 7).padEnd(7, '0'));

/** Ticks of `YYYY-MM-DDTHH:mm:ss[.f]Z`, by far the most frequent form; undefined when the text has another. */
function parseUtc(text: string): bigint | undefined {
  const end = text.length - 1;
  const punctuation =
    text.charCodeAt(4) === 45 &&
    text.charCodeAt(7) === 45 &&
    text.charCodeAt(10) === 84 &&
    text.charCodeAt(13) === 58 &&
    text.charCodeAt(16) === 58 &&
    text.charCodeAt(end) === 90;
  if (!punctuation || end < 19 || end > 27) return undefined;
  let fraction = 0;
  if (end > 19) {
    if (text.charCodeAt(19) !== 46 || end === 20) return undefined;
    for (let at = 20; at < 27; at += 1) {
      const digit = at < end ? text.charCodeAt(at) - 48 : 0;
      if (digit < 0 || digit > 9) return undefined;
      fraction = fraction * 10 + digit;
    }
  }
  const [month, day] = [twoDigits(text, 5), twoDigits(text, 8)];
  const [hour, minute, second] = [twoDigits(text, 11), twoDigits(text, 14), twoDigits(text, 17)];
  if (hour < 0 || minute < 0 || second < 0) return undefined;
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const seconds = secondsOf(year, month, day, hour, minute, second);
  return seconds === undefined ? undefined : ticksOf(seconds, fraction);
}

// A blank before an offset is a `+` that form decoding has replaced.
const iso =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?(?:Z|([-+ ])(\d{2})(?::?(\d{2}))?)?)?$/i;

function parseIso(text: string): OffsetTime | undefined {
  const match = iso.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0));
  const seconds = secondsOf(year ?? 0, month ?? 0, day ?? 0, hour ?? 0, minute ?? 0, second ?? 0);
  if (seconds === undefined) return undefined;
  const [, , , , , , , decimals = '', sign = '+', offsetHours = '0', offsetMinutes = '0'] = match;
  const size = Number(offsetHours) * 60 + Number(offsetMinutes);
  if (Number(offsetMinutes) > 59 || size > 14 * 60) return undefined;
  const offset = sign === '-' ? 0 - size : size;
  const ticks = BigInt(seconds - offset * 60) * ticksPerSecond + BigInt(fractionOf(decimals));
  return ticks < 0n || ticks > maxDateTime ? undefined : { ticks, offset };
}

/**
 * The moment of an ISO 8601 text: `T` or a space before the time, or the date alone, up to seven decimals (more are cut off),
 * `Z`, an offset of up to 14 hours or none, which is UTC; or of a text as .NET writes times in its invariant culture.
 * Undefined for other text, for a weekday that is not that of the date, and outside of the years 1 to 9999 UTC
 * (docs/behavior/stream-data.md#index-text).
 */
export function parseOffsetTime(text: string): OffsetTime | undefined {
  const moment = parseIso(text);
  if (moment) return moment;
  const other = parseInvariantTime(text);
  const named = other && parseIso(other.iso);
  if (!named || other.weekday === undefined) return named;
  // 0001-01-01 was a Monday.
  return Number(localTicks(named) / ticksPerDay) % 7 === other.weekday ? named : undefined;
}

/** The ticks of a moment written as parseOffsetTime takes it; undefined for anything else (docs/behavior/stream-data.md#index-text). */
export function parseDateTime(text: string): bigint | undefined {
  return parseUtc(text) ?? parseOffsetTime(text)?.ticks;
}

const twoDigitTexts = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));
const padded = (value: number) => twoDigitTexts[value] ?? '';

/** Year, month and day of a count of days since 0001-01-01. Counted in years that begin in March, leap days come last. */
function dateOf(days: number): readonly [year: number, month: number, day: number] {
  const shifted = days + 306; // since 0000-03-01
  const era = Math.floor(shifted / 146_097);
  const ofEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return [yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day];
}

function fractionText(fraction: number, form: TimeForm): string {
  if (fraction === 0 && form === 'short') return '';
  const decimals = String(fraction).padStart(7, '0');
  return `.${form === 'short' ? decimals.replace(/0+$/, '') : decimals}`;
}

// Reads and writes handle millions of times, and dividing a bigint takes ten times as long as looking at its halves.
const halves = new DataView(new ArrayBuffer(8));

/**
 * What is left of non-negative ticks below 2^62 when 429 seconds are taken off for each 2^32 ticks in them, which is 429.4967296 s:
 * less than 2^53, so numbers can divide it.
 */
function remainder(ticks: bigint): number {
  halves.setBigUint64(0, ticks);
  return halves.getUint32(0) * 4_967_296 + halves.getUint32(4);
}

/** The other way round: the ticks of a DateTime that has so many whole seconds and ticks beyond them. */
function ticksOf(seconds: number, fraction: number): bigint {
  const high = Math.floor(seconds / 429.4967296);
  const rest = (seconds - high * 429) * 1e7 + fraction - high * 4_967_296;
  // What is rounded in the half above makes up for it in the rest, which is a little below 0 or not below 2^32 then.
  halves.setUint32(0, high + Math.floor(rest / 2 ** 32));
  halves.setUint32(4, rest);
  return halves.getBigUint64(0);
}

/** The whole seconds in ticks of a DateTime. */
export function wholeSeconds(ticks: bigint): number {
  return Math.floor(remainder(ticks) / 1e7) + halves.getUint32(0) * 429;
}

/** The ticks beyond the whole seconds of a DateTime. */
export function secondFraction(ticks: bigint): number {
  const left = remainder(ticks);
  return left - Math.floor(left / 1e7) * 1e7;
}

const clockTexts = Array.from(
  { length: 1440 },
  (_, minute) => `T${padded(Math.floor(minute / 60))}:${padded(minute % 60)}:`,
);

/** The text of the latest day that was written: most times follow one of the same day. */
const latest = { days: 0, date: '0001-01-01' };

function dateText(days: number): string {
  if (days !== latest.days) {
    const [year, month, day] = dateOf(days);
    latest.date = `${padded(Math.floor(year / 100))}${padded(year % 100)}-${padded(month)}-${padded(day)}`;
    latest.days = days;
  }
  return latest.date;
}

/** `YYYY-MM-DDTHH:mm:ss[.f]` of local ticks. */
function localText(ticks: bigint, form: TimeForm): string {
  const seconds = wholeSeconds(ticks);
  const fraction = secondFraction(ticks);
  const days = Math.floor(seconds / secondsPerDay);
  const ofDay = seconds - days * secondsPerDay;
  const clock = `${clockTexts[Math.floor(ofDay / 60)] ?? ''}${padded(ofDay % 60)}`;
  return `${dateText(days)}${clock}${fractionText(fraction, form)}`;
}

/** ISO 8601 text in UTC of ticks between 0 and maxDateTime (docs/behavior/stream-data.md#values-as-text). */
export function formatDateTime(ticks: bigint, form: TimeForm = 'short'): string {
  return `${localText(ticks, form)}Z`;
}

/** The ticks that a clock at the offset shows. */
export function localTicks({ ticks, offset }: OffsetTime): bigint {
  return ticks + BigInt(offset) * ticksPerMinute;
}

/** ISO 8601 text with the offset that the moment was given with (docs/behavior/stream-data.md#values-as-text). */
export function formatOffsetTime(value: OffsetTime, form: TimeForm = 'short'): string {
  const size = Math.abs(value.offset);
  const zone = `${value.offset < 0 ? '-' : '+'}${padded(Math.floor(size / 60))}:${padded(size % 60)}`;
  return `${localText(localTicks(value), form)}${zone}`;
}

const span = /^(-?)(?:(?:(\d{1,8})\.)?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?|(\d{1,8}))$/;

/**
 * The ticks of `[-][d.]hh:mm[:ss[.fffffff]]` or of a bare number of days; undefined for other text
 * and beyond 64 bits (docs/behavior/stream-data.md#values-as-text; docs/behavior/data-views.md#windows).
 */
export function parseTimeSpan(text: string): bigint | undefined {
  const match = span.exec(text);
  if (!match) return undefined;
  const [, sign, days, hours = '0', minutes = '0', seconds = '0', decimals = '', bareDays = '0'] = match;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const ofDay = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const size = BigInt(days ?? bareDays) * ticksPerDay + BigInt(ofDay) * ticksPerSecond + BigInt(fractionOf(decimals));
  const ticks = sign === '-' ? -size : size;
  return BigInt.asIntN(64, ticks) === ticks ? ticks : undefined;
}

/** `[-][d.]hh:mm:ss[.fffffff]` (docs/behavior/stream-data.md#values-as-text). */
export function formatTimeSpan(ticks: bigint): string {
  const size = ticks < 0n ? -ticks : ticks;
  const days = size / ticksPerDay;
  const { hours, minutes, seconds } = timeSpanParts;
  const clock = `${padded(hours(size))}:${padded(minutes(size))}:${padded(seconds(size))}`;
  const fraction = Number(size % ticksPerSecond);
  const decimals = fraction === 0 ? '' : fractionText(fraction, 'round-trip');
  return `${ticks < 0n ? '-' : ''}${days === 0n ? '' : `${String(days)}.`}${clock}${decimals}`;
}

/** The moment so many months later, at the same time of day; where that month is shorter, on its last day. */
export function addMonths(ticks: bigint, months: number): bigint {
  const [year, month, day] = dateOf(Number(ticks / ticksPerDay));
  const all = year * 12 + month - 1 + months;
  let date: number | undefined;
  for (let d = day; date === undefined; d -= 1) date = secondsOf(Math.floor(all / 12), (all % 12) + 1, d, 0, 0, 0);
  return BigInt(date) * ticksPerSecond + (ticks % ticksPerDay);
}

const part = (unit: bigint, limit: bigint) => (ticks: bigint) => Number((ticks / unit) % limit);
const datePart = (place: 0 | 1 | 2) => (ticks: bigint) => dateOf(Number(ticks / ticksPerDay))[place];

/** The parts of a moment, from its ticks (docs/behavior/searching-and-filtering.md#filters). */
export const dateTimeParts = {
  year: datePart(0),
  month: datePart(1),
  day: datePart(2),
  hour: part(ticksPerHour, 24n),
  minute: part(ticksPerMinute, 60n),
  second: part(ticksPerSecond, 60n),
} as const;

/**
 * The parts of a time span, from its ticks; those of negative spans are not above zero, a year has 365 days
 * (docs/behavior/searching-and-filtering.md#filters).
 */
export const timeSpanParts = {
  years: (ticks: bigint) => Math.floor(Number(ticks / ticksPerDay) / 365),
  days: (ticks: bigint) => Number(ticks / ticksPerDay),
  hours: part(ticksPerHour, 24n),
  minutes: part(ticksPerMinute, 60n),
  seconds: part(ticksPerSecond, 60n),
} as const;
