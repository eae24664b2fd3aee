// What others sent, as it may stand in a log: of bounded length, and on one line.

/** A text of at most so many characters in which control characters and invisible marks are replaced. */
export const lineOf = (text: string, most: number): string =>
  text
    .slice(0, most)
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '\uFFFD');
