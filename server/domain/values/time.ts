// Times as text and as ticks since 0001-01-01T00:00:00 UTC (docs/behavior/stream-data.md#values-as-text).
import type { OffsetTime } from '../model.ts';
import { dateOf, secondsOf, secondsPerDay } from './calendar.ts';
import { parseInvariantTime } from './invariant-time.ts';
import {
  fractionTicks,
  maxDateTime,
  secondFraction,
  ticksOf,
  ticksPerDay,
  ticksPerMinute,
  ticksPerSecond,
  wholeSeconds,
} from './ticks.ts';

/** The decimals of seconds: `short` has as many as needed, `round-trip` has seven. */
export type TimeForm = 'short' | 'round-trip';

/** Returns the number of two digits; for other characters a number so negative that any time with it is invalid. */
function parseTwoDigits(text: string, offset: number): number {
  const tens = text.charCodeAt(offset) - 48;
  const ones = text.charCodeAt(offset + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : -1_000_000;
}

/** Returns the ticks of `YYYY-MM-DDTHH:mm:ss[.f]Z`, the most frequent form; undefined for any other text. */
function parseUtc(text: string): bigint | undefined {
  const end = text.length - 1;
  const hasPunctuation =
    text.charCodeAt(4) === 45 &&
    text.charCodeAt(7) === 45 &&
    text.charCodeAt(10) === 84 &&
    text.charCodeAt(13) === 58 &&
    text.charCodeAt(16) === 58 &&
    text.charCodeAt(end) === 90;
  if (!hasPunctuation || end < 19 || end > 27) return undefined;
  let fraction = 0;
  if (end > 19) {
    if (text.charCodeAt(19) !== 46 || end === 20) return undefined;
    for (let offset = 20; offset < 27; offset += 1) {
      const digit = offset < end ? text.charCodeAt(offset) - 48 : 0;
      if (digit < 0 || digit > 9) return undefined;
      fraction = fraction * 10 + digit;
    }
  }
  const [month, day] = [parseTwoDigits(text, 5), parseTwoDigits(text, 8)];
  const [hour, minute, second] = [parseTwoDigits(text, 11), parseTwoDigits(text, 14), parseTwoDigits(text, 17)];
  if (hour < 0 || minute < 0 || second < 0) return undefined;
  const year = parseTwoDigits(text, 0) * 100 + parseTwoDigits(text, 2);
  const seconds = secondsOf(year, month, day, hour, minute, second);
  return seconds === undefined ? undefined : ticksOf(seconds, fraction);
}

// Form decoding replaces the `+` of an offset with a space.
const isoPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?(?:Z|([-+ ])(\d{2})(?::?(\d{2}))?)?)?$/i;

function parseIso(text: string): OffsetTime | undefined {
  const match = isoPattern.exec(text);
  if (!match) return undefined;
  const [year, month, day, hour, minute, second] = match.slice(1, 7).map((part) => Number(part ?? 0));
  const seconds = secondsOf(year ?? 0, month ?? 0, day ?? 0, hour ?? 0, minute ?? 0, second ?? 0);
  if (seconds === undefined) return undefined;
  const [, , , , , , , decimals = '', sign = '+', offsetHours = '0', offsetMinutes = '0'] = match;
  const size = Number(offsetHours) * 60 + Number(offsetMinutes);
  if (Number(offsetMinutes) > 59 || size > 14 * 60) return undefined;
  const offset = sign === '-' ? 0 - size : size;
  const ticks = BigInt(seconds - offset * 60) * ticksPerSecond + BigInt(fractionTicks(decimals));
  return ticks < 0n || ticks > maxDateTime ? undefined : { ticks, offset };
}

/**
 * Returns the time of an ISO 8601 text: `T` or a space before the time of day, or the date alone; up to seven decimals (more are
 * ignored); `Z`, an offset of up to 14 hours, or none for UTC. Also reads forms that .NET reads in its invariant culture.
 * Returns undefined for other text, for a weekday that does not match the date, and for times outside of the years 1 to 9999 UTC
 * (docs/behavior/stream-data.md#index-text).
 */
export function parseOffsetTime(text: string): OffsetTime | undefined {
  const time = parseIso(text);
  if (time) return time;
  const invariant = parseInvariantTime(text);
  const converted = invariant && parseIso(invariant.iso);
  if (!converted || invariant.weekday === undefined) return converted;
  // 0001-01-01 was a Monday.
  return Number(localTicks(converted) / ticksPerDay) % 7 === invariant.weekday ? converted : undefined;
}

/**
 * Returns the UTC ticks of a time in any form that parseOffsetTime reads; undefined for other text
 * (docs/behavior/stream-data.md#index-text).
 */
export function parseDateTime(text: string): bigint | undefined {
  return parseUtc(text) ?? parseOffsetTime(text)?.ticks;
}

const twoDigitTexts = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));

/** Returns a number from 0 to 99 with two digits. */
export const twoDigits = (value: number): string => twoDigitTexts[value] ?? '';

/** Returns the decimal point and the decimals of a fraction of a second in ticks. */
export function fractionText(fraction: number, form: TimeForm): string {
  if (fraction === 0 && form === 'short') return '';
  const decimals = String(fraction).padStart(7, '0');
  return `.${form === 'short' ? decimals.replace(/0+$/, '') : decimals}`;
}

const clockTexts = Array.from(
  { length: 1440 },
  (_, minute) => `T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}:`,
);

/** The text of the last date: most times are on the same day as the previous one. */
const cachedDate = { days: 0, text: '0001-01-01' };

function dateText(days: number): string {
  if (days !== cachedDate.days) {
    const [year, month, day] = dateOf(days);
    cachedDate.text = `${twoDigits(Math.floor(year / 100))}${twoDigits(year % 100)}-${twoDigits(month)}-${twoDigits(day)}`;
    cachedDate.days = days;
  }
  return cachedDate.text;
}

/** Returns local ticks as `YYYY-MM-DDTHH:mm:ss[.f]`. */
function localText(ticks: bigint, form: TimeForm): string {
  const seconds = wholeSeconds(ticks);
  const fraction = secondFraction(ticks);
  const days = Math.floor(seconds / secondsPerDay);
  const secondOfDay = seconds - days * secondsPerDay;
  const clock = `${clockTexts[Math.floor(secondOfDay / 60)] ?? ''}${twoDigits(secondOfDay % 60)}`;
  return `${dateText(days)}${clock}${fractionText(fraction, form)}`;
}

/** Returns ticks from 0 to maxDateTime as ISO 8601 text in UTC (docs/behavior/stream-data.md#values-as-text). */
export function formatDateTime(ticks: bigint, form: TimeForm = 'short'): string {
  return `${localText(ticks, form)}Z`;
}

/** Returns the ticks of a time in its own offset. */
export function localTicks({ ticks, offset }: OffsetTime): bigint {
  return ticks + BigInt(offset) * ticksPerMinute;
}

/** Returns a time as ISO 8601 text in its own offset (docs/behavior/stream-data.md#values-as-text). */
export function formatOffsetTime(value: OffsetTime, form: TimeForm = 'short'): string {
  const size = Math.abs(value.offset);
  const zone = `${value.offset < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
  return `${localText(localTicks(value), form)}${zone}`;
}
