// Addresses of pages, which are paths in the site such as `guides/searching.html`, and links between them.
import { posix } from 'node:path';

/** Returns a link from one page to another page or to a place on it. */
export function linkBetween(from: string, to: string): string {
  const [path = '', anchor] = to.split('#');
  const place = anchor === undefined ? '' : `#${anchor}`;
  if (path === from && place !== '') return place;
  return (posix.relative(posix.dirname(from), path) || '.') + place;
}

/** Returns the path of the Markdown twin of a page. */
export const twinOf = (path: string): string => path.replace(/\.html(?=#|$)/, '.md');

/** The links of a text: where it was written, which page shows it, and which pages there are. */
export interface LinkScope {
  /** The folder of the site that the links of the text are relative to. */
  readonly folder: string;
  /** The path of the page that shows the text. */
  readonly page: string;
  readonly isPage: (path: string) => boolean;
}

const isExternal = (href: string): boolean => /^[a-z][a-z0-9+.-]*:|^\/\//i.test(href);

/** Returns the page that a link leads to, with its anchor, or undefined if it leads out of the site. */
export function targetOf(href: string, { folder, page, isPage }: LinkScope): string | undefined {
  if (isExternal(href)) return undefined;
  if (href.startsWith('#')) return page + href;
  const [file = '', anchor] = href.split('#');
  const path = posix
    .normalize(posix.join(folder, file))
    .replace(/(^|\/)README\.md$/, '$1index.html')
    .replace(/\.md$/, '.html');
  if (!isPage(path)) return undefined;
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/** Returns a link of a text for the page that shows it; undefined if its target is not in the site. */
export function resolvedLink(href: string, scope: LinkScope): string | undefined {
  if (isExternal(href)) return href;
  const target = targetOf(href, scope);
  return target && linkBetween(scope.page, target);
}

/** Returns Markdown whose links lead to the Markdown twins of their targets; links out of the site become plain text. */
export function withTwinLinks(markdown: string, scope: LinkScope): string {
  const fences = markdown.split(/^((?: *)(?:```|~~~)[\s\S]*?^ *(?:```|~~~) *$)/m);
  return fences.map((part, index) => (index % 2 === 1 ? part : twinLinksIn(part, scope))).join('');
}

const twinLinksIn = (text: string, scope: LinkScope): string =>
  text.replaceAll(
    /(`[^`\n]*`)|(?<!!)\[([^\]\n]*)\]\(([^()\s]+)\)/g,
    (_all, code: string | undefined, label: string, href: string) => {
      if (code !== undefined) return code;
      const link = resolvedLink(href, scope);
      return link === undefined ? label : `[${label}](${isExternal(link) ? link : twinOf(link)})`;
    },
  );
