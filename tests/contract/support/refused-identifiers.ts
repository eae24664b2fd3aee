// What no object may be called: `.` and `..`, and texts with control characters (docs/behavior/errors-and-limits.md#identifiers).

/** As they stand in an address; all of them name no object of any kind. */
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

/** As they stand in a body. */
export const refusedInBodies = ['.', '..', '\n', 'a\r\nb', '\0', '\u007f', '\u0085', '\u2028'];
