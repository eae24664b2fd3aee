// Compares a result with what a case expects. README.md describes the rules.

type JsonObject = Readonly<Record<string, unknown>>;

const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown) =>
  value === undefined
    ? 'nothing'
    : JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? `${member}` : member));

/** Returns a time in a normal form, or undefined for other values. Clients can write fewer zeros, and +00:00 instead of Z. */
function normalTime(value: unknown): string | undefined {
  const [, whole, fraction = '', zone] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|\+00:00)$/.exec(String(value)) ?? [];
  return zone === undefined ? undefined : `${whole ?? ''}.${fraction.replace(/0+$/, '')}`;
}

const matchers: Readonly<Record<string, (expected: unknown, actual: unknown) => boolean>> = {
  $any: (_expected, actual) => actual !== undefined,
  $absent: (_expected, actual) => actual === undefined,
  $time: (expected, actual) => normalTime(actual) !== undefined && normalTime(actual) === normalTime(expected),
  $match: (expected, actual) => typeof actual === 'string' && new RegExp(String(expected), 'u').test(actual),
  $length: (expected, actual) => Array.isArray(actual) && actual.length === expected,
};

/** Returns a message for each difference from the expected value, with its path. */
export function differences(expected: unknown, actual: unknown, path = ''): readonly string[] {
  const differs = () => [`${path === '' ? '/' : path}: expected ${textOf(expected)}, got ${textOf(actual)}`];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return differs();
    return expected.flatMap((item, i) => differences(item, actual[i], `${path}/${i}`));
  }
  if (!isJsonObject(expected)) return Object.is(expected, actual) ? [] : differs();
  const [name = ''] = Object.keys(expected);
  const matcher = matchers[name];
  if (matcher) return matcher(expected[name], actual) ? [] : differs();
  if (!isJsonObject(actual)) return differs();
  return Object.entries(expected).flatMap(([key, member]) => differences(member, actual[key], `${path}/${key}`));
}
