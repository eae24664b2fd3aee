// The frame of every page: header, breadcrumb, navigation, contents, samples.
import { linkBetween, twinOf } from './links.ts';
import { markup, trusted, type Html } from './markup.ts';

export interface Crumb {
  readonly title: string;
  readonly page: string;
}

export interface Page {
  readonly path: string;
  readonly title: string;
  /** One sentence without marks, for search engines and previews. */
  readonly description: string;
  /** The pages above this one, without the landing page. */
  readonly breadcrumb: readonly Crumb[];
  readonly navigation?: Html;
  readonly contents: Html;
  /** What is beside the contents on wide screens. */
  readonly aside?: Html | undefined;
  /** Whether these are samples of code, which need more room than a list of headings. */
  readonly hasSamples?: boolean;
  /** The same contents as Markdown. */
  readonly markdown: string;
}

/** Files of the site whose names have a hash of their contents. */
export interface Assets {
  readonly style: string;
  readonly script: string;
  readonly search: string;
  readonly index: string;
}

export interface Frame {
  readonly assets: Assets;
  readonly version: string;
  /** Whether the page reloads when the site is built again. */
  readonly isPreview: boolean;
}

const sections: readonly Crumb[] = [
  { title: 'Guides', page: 'guides/index.html' },
  { title: 'Reference', page: 'reference/index.html' },
  { title: 'Behavior', page: 'behavior/index.html' },
];

function head(page: Page, { assets, isPreview }: Frame): Html {
  const to = (target: string) => linkBetween(page.path, target);
  return markup`<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${page.description}">
<title>${page.path === 'index.html' ? page.title : `${page.title} · Millrace`}</title>
<link rel="icon" href="${to('icon.svg')}">
<link rel="stylesheet" href="${to(assets.style)}">
<link rel="alternate" type="text/markdown" href="${to(twinOf(page.path))}">
<script defer src="${to(assets.script)}" data-root="${to('index.html').replace(/index\.html$/, '')}" data-search="${to(assets.search)}" data-index="${to(assets.index)}"${isPreview && trusted(' data-preview')}></script>
</head>`;
}

function header(page: Page): Html {
  const to = (target: string) => linkBetween(page.path, target);
  const isIn = (section: Crumb) => page.path.startsWith(section.page.replace('index.html', ''));
  return markup`<a class="skip" href="#contents">Skip to the contents</a>
<header class="top">
<a class="brand" href="${to('index.html')}"><img src="${to('icon.svg')}" alt="" width="26" height="26">Millrace</a>
<nav aria-label="Sections">${sections.map(
    (section) =>
      markup`<a href="${to(section.page)}"${isIn(section) && trusted(' aria-current="true"')}>${section.title}</a>`,
  )}</nav>
<button type="button" class="search-button" data-search-button hidden><span>Search</span> <kbd>/</kbd></button>
${page.navigation && markup`<button type="button" class="menu-button" data-menu-button aria-expanded="false" aria-controls="navigation" aria-label="Menu" hidden>☰</button>`}
</header>`;
}

const breadcrumb = ({ path, breadcrumb: crumbs }: Page): Html =>
  markup`<nav class="breadcrumb" aria-label="Breadcrumb"><ol><li><a href="${linkBetween(path, 'index.html')}">Home</a></li>${crumbs.map(
    ({ title, page }) => markup`<li><a href="${linkBetween(path, page)}">${title}</a></li>`,
  )}</ol></nav>`;

/** Returns a page as a complete HTML document. */
export function htmlOf(page: Page, frame: Frame): string {
  const isHome = page.path === 'index.html';
  const kind = isHome ? 'home' : !page.aside ? 'two' : page.hasSamples === true ? 'three samples' : 'three';
  return markup`<!doctype html>
<html lang="en">
${head(page, frame)}
<body class="${kind}">
${header(page)}
<div class="frame">
${page.navigation && markup`<nav class="side" id="navigation" aria-label="Pages" tabindex="-1">${page.navigation}</nav>`}
<main id="contents" tabindex="-1">
${!isHome && breadcrumb(page)}
${page.contents}
<footer>Millrace ${frame.version}, Apache-2.0. This page as <a href="${linkBetween(page.path, twinOf(page.path))}">Markdown</a>. The site loads nothing from other hosts.</footer>
</main>
${page.aside && markup`<aside class="beside" aria-label="${page.hasSamples === true ? 'Samples' : 'On this page'}">${page.aside}</aside>`}
</div>
</body>
</html>
`.text;
}
