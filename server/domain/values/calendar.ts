// The Gregorian calendar from the year 1 to 9999, in days and seconds since 0001-01-01.
import { ticksPerDay, ticksPerHour, ticksPerMinute, ticksPerSecond } from './ticks.ts';

export const secondsPerDay = 86_400;
const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365];

const isLeapYear = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Returns the seconds since 0001-01-01T00:00:00; undefined when a part is out of its range. */
export function secondsOf(
  year: number,
  month: number,
  day: number,
  hour: number,
  minute: number,
  second: number,
): number | undefined {
  if (year < 1 || month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 59) return undefined;
  const daysBefore = daysBeforeMonth[month - 1] ?? 0;
  const leapDay = isLeapYear(year) ? 1 : 0;
  const monthLength = (daysBeforeMonth[month] ?? 0) - daysBefore + (month === 2 ? leapDay : 0);
  if (day > monthLength) return undefined;
  const years = year - 1;
  const leapDays = Math.floor(years / 4) - Math.floor(years / 100) + Math.floor(years / 400);
  const days = years * 365 + leapDays + daysBefore + (month > 2 ? leapDay : 0) + day - 1;
  return days * secondsPerDay + hour * 3600 + minute * 60 + second;
}

/** Returns the year, month and day of a number of days since 0001-01-01. */
export function dateOf(days: number): readonly [year: number, month: number, day: number] {
  // Years are counted from March, so that a leap day is the last day of its year.
  const daysSinceMarch0000 = days + 306;
  const era = Math.floor(daysSinceMarch0000 / 146_097);
  const dayOfEra = daysSinceMarch0000 - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return [yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day];
}

/** Returns a time (ticks) some months later, at the same time of day; on the last day of the month if that month is too short. */
export function addMonths(ticks: bigint, months: number): bigint {
  const [year, month, day] = dateOf(Number(ticks / ticksPerDay));
  const totalMonths = year * 12 + month - 1 + months;
  let seconds: number | undefined;
  for (let candidate = day; seconds === undefined; candidate -= 1) {
    seconds = secondsOf(Math.floor(totalMonths / 12), (totalMonths % 12) + 1, candidate, 0, 0, 0);
  }
  return BigInt(seconds) * ticksPerSecond + (ticks % ticksPerDay);
}

/** Returns a function that returns the number of units in some ticks, modulo `limit`. */
export const partOf = (unit: bigint, limit: bigint) => (ticks: bigint) => Number((ticks / unit) % limit);
const datePart = (position: 0 | 1 | 2) => (ticks: bigint) => dateOf(Number(ticks / ticksPerDay))[position];

/** Functions that return the parts of a time from its ticks (docs/behavior/searching-and-filtering.md#filters). */
export const dateTimeParts = {
  year: datePart(0),
  month: datePart(1),
  day: datePart(2),
  hour: partOf(ticksPerHour, 24n),
  minute: partOf(ticksPerMinute, 60n),
  second: partOf(ticksPerSecond, 60n),
} as const;
