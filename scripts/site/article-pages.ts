// Pages that are written as Markdown in docs/: guides, behavior, decisions and the other pages.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../documents.ts';
import type { Page } from './layout.ts';
import { linkBetween, twinOf, withTwinLinks } from './links.ts';
import { markdownRenderer, plainText, sectionsOf, type Section } from './markdown.ts';
import { markup, trusted, type Html } from './markup.ts';

export interface Article {
  readonly path: string;
  /** The folder below docs/; empty for docs/ itself. */
  readonly folder: string;
  readonly title: string;
  readonly summary: string;
  readonly markdown: string;
}

export interface Collection {
  readonly folder: string;
  readonly title: string;
  readonly summary: string;
}

/** The folders of docs/ in the order of the navigation. */
export const collections: readonly Collection[] = [
  { folder: 'guides', title: 'Guides', summary: 'Tasks from the first request to tests, clients and tables.' },
  { folder: 'behavior', title: 'Behavior', summary: 'Rules that the documents do not define.' },
  {
    folder: 'decisions',
    title: 'Decisions',
    summary: 'Why Millrace is designed as it is, and what each choice costs.',
  },
  { folder: '', title: 'Project', summary: 'Architecture, coverage, proof and changes.' },
];

function articleOf(folder: string, file: string): Article {
  const markdown = readFileSync(join(root, 'docs', folder, file), 'utf8');
  const [, title = file, summary = ''] = /^# (.+)\n+([\s\S]+?)\n\n/.exec(markdown) ?? [];
  const name = file === 'README.md' ? 'index' : file.replace(/\.md$/, '');
  return {
    path: folder === '' ? `${name}.html` : `${folder}/${name}.html`,
    folder,
    title: plainText(title),
    summary: summary.startsWith('|') || summary.startsWith('Status:') ? '' : summary.replaceAll('\n', ' '),
    markdown,
  };
}

/** Returns the articles of a folder: decisions in the order of their numbers, others in the order of their titles. */
function articlesOf(folder: string): readonly Article[] {
  const articles = readdirSync(join(root, 'docs', folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => articleOf(folder, file));
  const key = ({ path, title }: Article) =>
    folder === 'decisions' ? path : path.endsWith('first-minute.html') ? '' : title;
  return articles.toSorted((a, b) => key(a).localeCompare(key(b)));
}

/** Returns all articles of docs/. */
export const readArticles = (): readonly Article[] => collections.flatMap(({ folder }) => articlesOf(folder));

/** Returns the first page of a collection. */
export const indexOf = (folder: string): string => (folder === '' ? 'project.html' : `${folder}/index.html`);

const isIndex = ({ path }: Article): boolean => path.endsWith('/index.html');

function articleNavigation(articles: readonly Article[], page: string, folder: string): Html {
  const current = (path: string) => path === page && trusted(' aria-current="page"');
  return markup`<ul class="documents">${collections.map((collection) => {
    const isOpen = collection.folder === folder;
    const own = articles.filter((article) => article.folder === collection.folder && !isIndex(article));
    const index = indexOf(collection.folder);
    return markup`<li${isOpen && trusted(' class="open"')}><a href="${linkBetween(page, index)}"${current(index)}>${collection.title}</a>${
      isOpen &&
      markup`<ul>${own.map(({ path, title }) => markup`<li><a href="${linkBetween(page, path)}"${current(path)}>${title}</a></li>`)}</ul>`
    }</li>`;
  })}</ul>`;
}

/** Returns the headings of a page as links; undefined if there are fewer than two. */
export function onThisPage(sections: readonly Section[]): Html | undefined {
  const listed = sections.filter(({ depth }) => depth === 2 || depth === 3);
  if (listed.length < 2) return undefined;
  return markup`<p class="label">On this page</p><ul class="toc">${listed.map(
    ({ depth, title, anchor }) => markup`<li class="depth${depth}"><a href="#${anchor}">${title}</a></li>`,
  )}</ul>`;
}

/** Returns the page of an article. */
function articlePage(article: Article, articles: readonly Article[], isPage: (path: string) => boolean): Page {
  const { path, folder, markdown, title, summary } = article;
  const scope = { folder, page: path, isPage };
  const collection = collections.find((one) => one.folder === folder);
  const aside = onThisPage(sectionsOf(markdown));
  return {
    path,
    title,
    description: plainText(summary) || title,
    breadcrumb: isIndex(article) || !collection ? [] : [{ title: collection.title, page: indexOf(folder) }],
    navigation: articleNavigation(articles, path, folder),
    contents: markup`<article>${markdownRenderer(scope).block(markdown)}</article>`,
    aside,
    markdown: withTwinLinks(markdown, scope),
  };
}

/** Returns the first page of a collection that has none of its own. */
function collectionPage(
  { folder, title, summary }: Collection,
  articles: readonly Article[],
  isPage: (path: string) => boolean,
): Page {
  const path = indexOf(folder);
  const own = articles.filter((article) => article.folder === folder);
  return {
    path,
    title,
    description: summary,
    breadcrumb: [],
    navigation: articleNavigation(articles, path, folder),
    contents: markup`<h1>${title}</h1><p class="lead">${summary}</p>${articleList(own, path, isPage)}`,
    markdown: `# ${title}\n\n${summary}\n\n${own.map((article) => `- [${article.title}](${twinOf(linkBetween(path, article.path))}): ${plainText(article.summary)}`).join('\n')}\n`,
  };
}

/** Returns articles as a list with their summaries. */
export const articleList = (articles: readonly Article[], page: string, isPage: (path: string) => boolean): Html =>
  markup`<ul class="tag-list">${articles
    .filter((article) => !isIndex(article))
    .map((article) => {
      const text = markdownRenderer({ folder: article.folder, page, isPage });
      return markup`<li><a href="${linkBetween(page, article.path)}">${article.title}</a><br>${text.inline(article.summary)}</li>`;
    })}</ul>`;

/** Returns the paths of all pages of articles and collections. */
export const articlePaths = (articles: readonly Article[]): readonly string[] => [
  ...new Set([...articles.map(({ path }) => path), ...collections.map(({ folder }) => indexOf(folder))]),
];

/** Returns the pages of all articles and collections. */
export function articlePages(articles: readonly Article[], isPage: (path: string) => boolean): readonly Page[] {
  const written = new Set(articles.map(({ path }) => path));
  return [
    ...articles.map((article) => articlePage(article, articles, isPage)),
    ...collections
      .filter(({ folder }) => !written.has(indexOf(folder)))
      .map((collection) => collectionPage(collection, articles, isPage)),
  ];
}
