// Invalid identifiers: `.`, `..` and strings with control characters (docs/behavior/errors-and-limits.md#identifiers).

/** Invalid identifiers as path segments. */
export const refusedInPaths = [
  '.',
  '..',
  '%2e',
  '%2E%2e',
  '.%2e',
  '..%2f',
  '..%2F..',
  '%0a',
  'a%0D%0Ab',
  '%00',
  '%7f',
  '%C2%85',
  '%E2%80%A8',
];

/** Invalid identifiers as members of a body. */
export const refusedInBodies = ['.', '..', '\n', 'a\r\nb', '\0', '\u007f', '\u0085', '\u2028'];
