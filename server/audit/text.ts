// Makes text from requests safe for a log: of limited length and on one line.

/** Returns the beginning of a text, with control characters and invisible formatting characters replaced by U+FFFD. */
export const singleLine = (text: string, maxLength: number): string =>
  text
    .slice(0, maxLength)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\uFFFD');
