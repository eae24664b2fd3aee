// JSON with exact integers: those that a number cannot hold are read as bigint, and written back with all their digits.

/** In newer runtimes; the type library does not declare it yet. */
const { rawJSON } = JSON as unknown as { rawJSON?: (text: string) => unknown };

/** Sixteen digits in a row without a point before them: a number holds every shorter integer. */
const LONG_INTEGER = /(?<![.\d])\d{16}/;
const INTEGER = /^-?\d+$/;

/** Returns the value of a JSON text, with integers that a number cannot hold as bigint. Throws a SyntaxError when the text is not JSON. */
export function readJson(text: string): unknown {
  if (!LONG_INTEGER.test(text)) return JSON.parse(text) as unknown;
  const exact = (_key: string, value: unknown, context?: { readonly source?: string }) => {
    const source = context?.source;
    if (typeof value !== 'number' || Number.isSafeInteger(value) || source === undefined) return value;
    return String(value) !== source && INTEGER.test(source) ? BigInt(source) : value;
  };
  return JSON.parse(text, exact) as unknown;
}

/** Returns the JSON text of a value, bigints with all their digits. */
export function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (!(error instanceof TypeError) || rawJSON === undefined) throw error;
    return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? rawJSON(String(one)) : one));
  }
}
