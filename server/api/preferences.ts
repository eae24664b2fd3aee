// Reads the header Prefer of RFC 7240.

/** A name with an optional value, which is a token or a quoted text. */
const preference = /([^\s,;="]+)(?:\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s,;"]*)))?/g;

/**
 * Returns the preferences in a Prefer header by their names in lower case; those without a value have ''. The first of each name counts,
 * as RFC 7240 requires. Parameters of a preference, after a semicolon, count as preferences.
 */
export function readPreferences(header: string | readonly string[]): ReadonlyMap<string, string> {
  const preferences = new Map<string, string>();
  for (const [, name = '', quoted, token = ''] of String(header).matchAll(preference)) {
    const key = name.toLowerCase();
    if (!preferences.has(key)) preferences.set(key, quoted?.replaceAll(/\\(.)/g, '$1') ?? token);
  }
  return preferences;
}
