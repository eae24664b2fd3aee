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
