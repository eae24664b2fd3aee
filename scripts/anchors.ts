// Anchors of Markdown headings, in the form of GitHub, which our documentation site shares.

/** Returns the anchor of a heading: lower case, without punctuation, with hyphens for spaces. */
export const anchorOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

/** Returns the anchors of all headings of a page. */
export function anchorsOf(markdown: string): ReadonlySet<string> {
  const text = markdown.replaceAll(/^(```|~~~)[\s\S]*?^\1/gm, '');
  return new Set([...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));
}

/** Returns a function that returns the anchors of the headings of one page in turn; a repeated heading gets a number, as on GitHub. */
export function anchorsInTurn(): (heading: string) => string {
  const counts = new Map<string, number>();
  return (heading) => {
    const anchor = anchorOf(heading);
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  };
}
