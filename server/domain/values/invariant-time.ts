// Reads times in forms that .NET reads in its invariant culture, and converts them to ISO 8601 (docs/behavior/stream-data.md#index-text).

const months = 'january february march april may june july august september october november december'.split(' ');
/** Starts with the weekday of 0001-01-01. */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const weekday = String.raw`(?:(?<weekday>[a-z]{3,9}),? )?`;
const monthName = String.raw`(?<monthName>[a-z]{3,9})`;
const clock = String.raw`(?:,? (?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.(?<decimals>\d+))?)?(?: ?(?<meridiem>[ap])m)?)?`;
// Form decoding replaces the `+` of an offset with a space.
const zone = String.raw`(?: ?(?:z|gmt|utc)| ?(?<sign>[-+ ])(?<offset>\d{2}:\d{2}))?`;

const forms = [
  String.raw`(?<month>\d{1,2})/(?<day>\d{1,2})/(?<year>\d{4})`,
  String.raw`(?<year>\d{4})/(?<month>\d{1,2})/(?<day>\d{1,2})`,
  String.raw`${weekday}${monthName} (?<day>\d{1,2}),? (?<year>\d{4})`,
  String.raw`${weekday}(?<day>\d{1,2}) ${monthName},? (?<year>\d{4})`,
].map((date) => new RegExp(`^${date}${clock}${zone}$`, 'i'));

/** More characters than any text in one of these forms has. */
const maxLength = 80;

export interface InvariantTime {
  /** The time in ISO 8601. */
  readonly iso: string;
  /** The weekday in the text, 0 for Monday; undefined if the text has none. */
  readonly weekday: number | undefined;
}

/**
 * Returns a text such as `3/11/2010 12:00:00 AM`, `Mar 11, 2020, 12:00:00 AM` or `Thu, 11 Mar 2010 00:00:00 GMT` in ISO 8601;
 * undefined for any other form. It does not check that the parts form a valid time.
 */
export function parseInvariantTime(text: string): InvariantTime | undefined {
  if (text.length > maxLength) return undefined;
  for (const form of forms) {
    const parts = form.exec(text)?.groups;
    if (parts) return timeOf(parts);
  }
  return undefined;
}

type Parts = Readonly<Partial<Record<string, string>>>;

function timeOf(parts: Parts): InvariantTime | undefined {
  const { monthName: name, weekday: day, decimals, sign = '+', offset } = parts;
  const month = name === undefined ? Number(parts['month']) : indexOfName(months, name) + 1;
  const weekdayIndex = day === undefined ? undefined : indexOfName(weekdays, day);
  const hour = hourOfDay(Number(parts['hour'] ?? 0), parts['meridiem']?.toLowerCase());
  if (month === 0 || weekdayIndex === -1 || hour === undefined) return undefined;
  const twoDigits = (value: number | string | undefined) => String(value ?? 0).padStart(2, '0');
  const date = `${parts['year'] ?? ''}-${twoDigits(month)}-${twoDigits(parts['day'])}`;
  const time = `${twoDigits(hour)}:${twoDigits(parts['minute'])}:${twoDigits(parts['second'])}`;
  const fraction = decimals === undefined ? '' : `.${decimals}`;
  return { iso: `${date}T${time}${fraction}${offset === undefined ? 'Z' : sign + offset}`, weekday: weekdayIndex };
}

/** Returns the index of a name or of its first three letters; -1 for any other text. */
function indexOfName(names: readonly string[], text: string): number {
  const lowerCase = text.toLowerCase();
  return names.findIndex((name) => name === lowerCase || name.slice(0, 3) === lowerCase);
}

/** Returns the hour of the day from an hour with am or pm, if any; undefined for an hour that a 12-hour clock does not have. */
function hourOfDay(hour: number, meridiem: string | undefined): number | undefined {
  if (meridiem === undefined) return hour;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (meridiem === 'p' ? 12 : 0);
}
