// How a response is held against what a case expects. README.md has the rules in words.

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const shown = (value: unknown) =>
  value === undefined
    ? 'nothing'
    : JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? `${one}` : one));

/** A time to 100 ns in one spelling: clients may write fewer zeros, or +00:00 for Z. */
function instant(value: unknown): string | undefined {
  const [, whole, fraction = '', zone] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|\+00:00)$/.exec(String(value)) ?? [];
  return zone === undefined ? undefined : `${whole ?? ''}.${fraction.replace(/0+$/, '')}`;
}

const matchers: Readonly<Record<string, (wanted: unknown, actual: unknown) => boolean>> = {
  $any: (_wanted, actual) => actual !== undefined,
  $absent: (_wanted, actual) => actual === undefined,
  $time: (wanted, actual) => instant(actual) !== undefined && instant(actual) === instant(wanted),
  $match: (wanted, actual) => typeof actual === 'string' && new RegExp(String(wanted), 'u').test(actual),
  $length: (wanted, actual) => Array.isArray(actual) && actual.length === wanted,
};

/** Where a response differs from what is expected, and how; nothing when it does not. */
export function differences(expected: unknown, actual: unknown, at = ''): readonly string[] {
  const differs = () => [`${at === '' ? '/' : at}: expected ${shown(expected)}, got ${shown(actual)}`];
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return differs();
    return expected.flatMap((item, i) => differences(item, actual[i], `${at}/${i}`));
  }
  if (!isNode(expected)) return Object.is(expected, actual) ? [] : differs();
  const [name = ''] = Object.keys(expected);
  const matcher = matchers[name];
  if (matcher) return matcher(expected[name], actual) ? [] : differs();
  if (!isNode(actual)) return differs();
  return Object.entries(expected).flatMap(([key, member]) => differences(member, actual[key], `${at}/${key}`));
}
