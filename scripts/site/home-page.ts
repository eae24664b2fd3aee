// The landing page, and llms.txt, which lists all pages for language models.
import { articleList, collections, indexOf, type Article } from './article-pages.ts';
import { codeBlock } from './code.ts';
import type { Page } from './layout.ts';
import { twinOf } from './links.ts';
import { plainText } from './markdown.ts';
import { markup, type Html } from './markup.ts';
import { documentCard } from './reference-pages.ts';
import type { Reference } from './reference-context.ts';

const path = 'index.html';
const lead =
  'Millrace is an API in OpenAPI with everything that is derived from it: types, a validating server, a typed client, a mock and this documentation. ' +
  'Use it to develop and test on your own machine, free and offline.';

const start = `# git, make and npm are enough
make start   # the server and these docs
make mock    # every operation, by example
make test    # all tests`;

const uses = [
  [
    'Develop software for a data hub',
    'Run Millrace with your tests. It accepts and returns what the contract declares, including statuses and error bodies.',
  ],
  [
    'Run a hub',
    'Store the events of many streams durably, with roles and access control lists, on one machine or on PostgreSQL.',
  ],
  [
    'Design the contract',
    'Change a line of YAML: lint, compile errors and failing tests list the code that must change.',
  ],
] as const;

function hero(total: number): Html {
  return markup`<section class="hero"><div><h1>A faithful local twin of an industrial data hub</h1>
<p class="lead">${lead}</p>
<p class="actions"><a class="button" href="guides/first-minute.html">The first minute</a> <a class="button quiet" href="reference/index.html">${total} operations</a></p></div>
${codeBlock(start, 'sh')}</section>`;
}

/** Returns the landing page. */
export function homePage(reference: Reference, articles: readonly Article[]): Page {
  const { documents } = reference;
  const total = documents.reduce((sum, { operations }) => sum + operations.length, 0);
  const inFolder = (folder: string) => articles.filter((article) => article.folder === folder);
  const lists = collections.filter(({ folder }) => folder === 'guides' || folder === 'behavior');
  return {
    path,
    title: 'Millrace: a faithful local twin of an industrial data hub',
    description: 'A contract-first OpenAPI workspace for an industrial data-services API.',
    breadcrumb: [],
    contents: markup`${hero(total)}
<section><h2>Uses</h2><div class="cards three">${uses.map(([title, text]) => markup`<div class="card"><h3>${title}</h3><p>${text}</p></div>`)}</div></section>
<section><h2 id="documents">Reference</h2><div class="cards">${documents.map((document) => documentCard(document, path))}</div></section>
<section><h2>Overview</h2><div class="table" tabindex="0"><img class="picture" src="overview.svg" width="960" height="400" alt="OpenAPI documents are bundled; types, server, client, mock and docs come from the bundles; tests check each of them against the documents."></div></section>
${lists.map(
  ({ folder, title, summary }) =>
    markup`<section><h2 id="${folder}"><a href="${indexOf(folder)}">${title}</a></h2><p>${summary}</p>${articleList(inFolder(folder), path, reference.isPage)}</section>`,
)}
<section><h2>Project</h2><p><a href="${indexOf('decisions')}">Decisions</a> · <a href="${indexOf('')}">Architecture, coverage, proof and changes</a> · <a href="llms.txt">llms.txt</a></p></section>`,
    markdown: `# Millrace\n\n${lead}\n\n- [Guides](guides/index.md)\n- [Reference](reference/index.md)\n- [Behavior](behavior/index.md)\n- [Decisions](decisions/index.md)\n- [Project](project.md)\n`,
  };
}

/** Returns llms.txt: every page of the site as Markdown, by collection and tag. */
export function llmsText({ documents }: Reference, articles: readonly Article[]): string {
  const lists = collections.map(({ folder, title }) => {
    const items = articles.filter((article) => article.folder === folder);
    return `## ${title}\n\n${items.map((one) => `- [${one.title}](${twinOf(one.path)})${one.summary === '' ? '' : `: ${plainText(one.summary)}`}`).join('\n')}`;
  });
  const references = documents.map((document) => {
    const tags = document.tags.map(
      (tag) =>
        `- [${tag.title}](${twinOf(tag.page)}): ${plainText(tag.description)}\n${tag.operations
          .map(
            ({ operation, method, page }) =>
              `  - [${operation.summary}](${twinOf(page)}): ${method.toUpperCase()} ${operation.operationId}`,
          )
          .join('\n')}`,
    );
    const schemas = document.schemaGroups.map(({ title, page }) => `- [Schemas: ${title}](${twinOf(page)})`);
    return `## ${document.title}\n\n[OpenAPI document](openapi/${document.name}.json), [introduction](${twinOf(document.page)})\n\n${[...tags, ...schemas].join('\n')}`;
  });
  return `# Millrace\n\n> ${lead}\n\n${[...lists, ...references].join('\n\n')}\n`;
}
