// JSON whose integers lose nothing: those of which a number would change the digits are read as bigint, and written back digit by digit.

/** What newer runtimes have and the type library does not know yet. */
const { rawJSON } = JSON as unknown as { rawJSON?: (text: string) => unknown };

/** Sixteen digits in a row that no point goes before: only then can there be an integer that a number cannot hold. */
const LONG_INTEGER = /(?<![.\d])\d{16}/;
const INTEGER = /^-?\d+$/;

/** The value of a JSON text; integers that a number cannot hold are bigint, all others numbers. Throws a SyntaxError when the text is no JSON. */
export function readJson(text: string): unknown {
  if (!LONG_INTEGER.test(text)) return JSON.parse(text) as unknown;
  const exact = (_key: string, value: unknown, context?: { readonly source?: string }) => {
    const source = context?.source;
    if (typeof value !== 'number' || Number.isSafeInteger(value) || source === undefined) return value;
    return String(value) !== source && INTEGER.test(source) ? BigInt(source) : value;
  };
  return JSON.parse(text, exact) as unknown;
}

/** The JSON text of a value; bigint is written with all its digits. */
export function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch (error) {
    if (!(error instanceof TypeError) || rawJSON === undefined) throw error;
    return JSON.stringify(value, (_key, one: unknown) => (typeof one === 'bigint' ? rawJSON(String(one)) : one));
  }
}
