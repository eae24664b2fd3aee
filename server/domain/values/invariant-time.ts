// Reads times as .NET writes them in its invariant culture, and converts them to ISO 8601 (docs/behavior/stream-data.md#index-text).

const months = 'january february march april may june july august september october november december'.split(' ');
/** From the weekday of 0001-01-01 on. */
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const weekday = String.raw`(?:(?<weekday>[a-z]{3,9}),? )?`;
const monthName = String.raw`(?<monthName>[a-z]{3,9})`;
const clock = String.raw`(?:,? (?<hour>\d{1,2}):(?<minute>\d{2})(?::(?<second>\d{2})(?:\.(?<decimals>\d+))?)?(?: ?(?<half>[ap])m)?)?`;
// A space in place of the sign of an offset is a `+` that form decoding has replaced.
const zone = String.raw`(?: ?(?:z|gmt|utc)| ?(?<sign>[-+ ])(?<offset>\d{2}:\d{2}))?`;

const forms = [
  String.raw`(?<month>\d{1,2})/(?<day>\d{1,2})/(?<year>\d{4})`,
  String.raw`(?<year>\d{4})/(?<month>\d{1,2})/(?<day>\d{1,2})`,
  String.raw`${weekday}${monthName} (?<day>\d{1,2}),? (?<year>\d{4})`,
  String.raw`${weekday}(?<day>\d{1,2}) ${monthName},? (?<year>\d{4})`,
].map((date) => new RegExp(`^${date}${clock}${zone}$`, 'i'));

/** The longest text in one of these forms is shorter. */
const maxLength = 80;

export interface InvariantTime {
  /** The longest text in one of these forms is shorter. */
  readonly iso: string;
  /** The weekday in the text, from Monday as 0; undefined where there is none. */
  readonly weekday: number | undefined;
}

/**
 * Returns a text such as `3/11/2010 12:00:00 AM`, `Mar 11, 2020, 12:00:00 AM` or `Thu, 11 Mar 2010 00:00:00 GMT` in ISO 8601;
 * undefined for any other form. The reader of ISO 8601 checks the ranges of the parts.
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
  const named = day === undefined ? undefined : indexOfName(weekdays, day);
  const hour = hourOfDay(Number(parts['hour'] ?? 0), parts['half']?.toLowerCase());
  if (month === 0 || named === -1 || hour === undefined) return undefined;
  const two = (value: number | string | undefined) => String(value ?? 0).padStart(2, '0');
  const date = `${parts['year'] ?? ''}-${two(month)}-${two(parts['day'])}`;
  const time = `${two(hour)}:${two(parts['minute'])}:${two(parts['second'])}`;
  const fraction = decimals === undefined ? '' : `.${decimals}`;
  return { iso: `${date}T${time}${fraction}${offset === undefined ? 'Z' : sign + offset}`, weekday: named };
}

/** Returns the index of a name or of its first three letters; -1 for any other text. */
function indexOfName(names: readonly string[], text: string): number {
  const lowerCase = text.toLowerCase();
  return names.findIndex((name) => name === lowerCase || name.slice(0, 3) === lowerCase);
}

/** Returns the hour from 0 to 23; undefined for an hour that a twelve-hour clock does not have. */
function hourOfDay(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
