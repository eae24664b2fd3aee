// Time spans as text and as ticks.
import { partOf } from './calendar.ts';
import { fractionTicks, ticksPerDay, ticksPerHour, ticksPerMinute, ticksPerSecond } from './ticks.ts';
import { fractionText, twoDigits } from './time.ts';

const timeSpanPattern = /^(-?)(?:(?:(\d{1,8})\.)?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d+))?)?|(\d{1,8}))$/;

/**
 * Returns the ticks of `[-][d.]hh:mm[:ss[.fffffff]]` or of a bare number of days; undefined for other text
 * and for more than 64 bits (docs/behavior/stream-data.md#values-as-text; docs/behavior/data-views.md#windows).
 */
export function parseTimeSpan(text: string): bigint | undefined {
  const match = timeSpanPattern.exec(text);
  if (!match) return undefined;
  const [, sign, days, hours = '0', minutes = '0', seconds = '0', decimals = '', bareDays = '0'] = match;
  if (Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const secondsOfDay = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const size =
    BigInt(days ?? bareDays) * ticksPerDay + BigInt(secondsOfDay) * ticksPerSecond + BigInt(fractionTicks(decimals));
  const ticks = sign === '-' ? -size : size;
  return BigInt.asIntN(64, ticks) === ticks ? ticks : undefined;
}

/** Returns a time span as `[-][d.]hh:mm:ss[.fffffff]` (docs/behavior/stream-data.md#values-as-text). */
export function formatTimeSpan(ticks: bigint): string {
  const size = ticks < 0n ? -ticks : ticks;
  const days = size / ticksPerDay;
  const { hours, minutes, seconds } = timeSpanParts;
  const clock = `${twoDigits(hours(size))}:${twoDigits(minutes(size))}:${twoDigits(seconds(size))}`;
  const fraction = Number(size % ticksPerSecond);
  const decimals = fraction === 0 ? '' : fractionText(fraction, 'round-trip');
  return `${ticks < 0n ? '-' : ''}${days === 0n ? '' : `${String(days)}.`}${clock}${decimals}`;
}

/**
 * Functions that return the parts of a time span from its ticks. Parts of negative spans are negative or 0; a year has 365 days
 * (docs/behavior/searching-and-filtering.md#filters).
 */
export const timeSpanParts = {
  years: (ticks: bigint) => Math.floor(Number(ticks / ticksPerDay) / 365),
  days: (ticks: bigint) => Number(ticks / ticksPerDay),
  hours: partOf(ticksPerHour, 24n),
  minutes: partOf(ticksPerMinute, 60n),
  seconds: partOf(ticksPerSecond, 60n),
} as const;
