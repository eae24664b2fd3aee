// make docs: the static site in site/: landing page, guides, pages of behavior and a reference page for each document. It loads nothing from other hosts.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Marked, marked } from 'marked';
import { anchorOf } from './anchors.ts';
import { documents, operationsOf, readBundle, root, type Document } from './documents.ts';
import { referenceBundle } from './reference-bundle.ts';

const site = process.env['SITE_DIR'] ?? join(root, 'site');
const source = (...parts: readonly string[]) => readFileSync(join(root, 'docs', ...parts), 'utf8');
const write = (file: string, text: string) => {
  writeFileSync(join(site, file), text);
};
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/** Replaces each {{name}} in a template with its value; throws if a name has none. */
function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template uses {{${name}}}, which has no value.`);
    return value;
  });
}

const page = (title: string, description: string, body: string, up = '') =>
  fill(source('site', 'page.html'), {
    title: escape(title),
    description: escape(description),
    body,
    root: up,
    version,
  });

/** The link from a reference page to the landing page; Redoc has no place for it in its layout. */
const home =
  '<a href="../index.html" style="position:fixed;right:1rem;bottom:1rem;z-index:10;padding:.45rem .9rem;border-radius:.5rem;' +
  'background:#0f4c5c;color:#fff;font:600 .9rem system-ui,sans-serif;text-decoration:none">Millrace home</a>';

/** Builds the reference page of a document with Redoc, all of it in one file. */
async function reference(document: Document): Promise<void> {
  const { name } = document;
  const output = join(site, 'reference', `${name}.html`);
  // Away from redocly.yaml, whose decorators have changed the bundle already.
  const folder = mkdtempSync(join(tmpdir(), 'millrace-docs-'));
  writeFileSync(join(folder, 'bundle.json'), JSON.stringify(await referenceBundle(document)));
  const built = spawnSync('redocly', ['build-docs', 'bundle.json', '--output', output, '--inlineBundle'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off' },
  });
  rmSync(folder, { recursive: true });
  if (built.status !== 0) throw new Error(`Redoc could not render ${name}:\n${built.stdout}${built.stderr}`);
  // Redoc's footer fetches its logo from the vendor's host. The site stays on its own, so the credit is a word instead.
  const logo = `data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="14"><text y="11" font-family="sans-serif" font-size="12" font-weight="700" fill="#0044d4">Redoc</text></svg>',
  )}`;
  const html = readFileSync(output, 'utf8')
    .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, logo)
    .replace('</title>', '</title>\n  <link rel="icon" href="../icon.svg" />')
    .replace('</body>', `${home}\n</body>`);
  writeFileSync(output, html);
}

/** What the search of the landing page knows: every operation with the words that find it and its place in the reference. */
function searchIndex() {
  return documents().flatMap((document) =>
    operationsOf(readBundle(document)).map(({ path, method, operation }) => {
      const [tag] = operation.tags;
      const verb = method.toUpperCase();
      return {
        document: document.name,
        method: verb,
        path,
        summary: operation.summary,
        href: `reference/${document.name}.html#/${tag.toLowerCase()}/${operation.operationId.toLowerCase()}`,
        text: [verb, path, operation.operationId, operation.summary, tag, document.name].join(' ').toLowerCase(),
      };
    }),
  );
}

function documentCard(document: Document): string {
  const { info, tags, ...rest } = readBundle(document);
  const count = operationsOf({ info, tags, ...rest }).length;
  return `<div class="card">
  <h3>${escape(info.title.replace(/^Millrace /, ''))}</h3>
  <p>${escape(info.summary)} ${count} operations.</p>
  <details><summary>${tags.length} groups</summary>
  <dl>${tags.map((tag) => `<dt>${escape(tag.name)}</dt><dd>${escape(tag.description)}</dd>`).join('\n')}</dl></details>
  <p><a href="reference/${document.name}.html">Reference</a> · <a href="openapi/${document.name}.json" download>OpenAPI document</a></p>
</div>`;
}

interface Page {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly markdown: string;
}

/** The pages of a folder of docs/ in the order of their titles: the first heading is the title, the first paragraph the summary. */
function pagesOf(folder: string): readonly Page[] {
  return readdirSync(join(root, 'docs', folder))
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const markdown = source(folder, file);
      const [, title = file, summary = ''] = /^# (.+)\n+([\s\S]+?)\n\n/.exec(markdown) ?? [];
      const name = file === 'README.md' ? 'index' : file.replace(/\.md$/, '');
      return { name, title, summary: summary.replaceAll('\n', ' '), markdown };
    })
    .sort((a, b) => a.title.localeCompare(b.title));
}

/** Markdown as HTML, with anchors at its headings. */
const withAnchors = new Marked({
  renderer: {
    heading({ tokens, depth, text }) {
      return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
  },
});

/** Writes the pages of a folder of docs/; links between them and to the other folders of the site stay links of the site. */
async function writePages(folder: string): Promise<void> {
  for (const { name, title, summary, markdown } of pagesOf(folder)) {
    const html = (await withAnchors.parse(markdown))
      .replaceAll(/href="((?:\.\.\/(?:guides|behavior)\/)?)README\.md/g, 'href="$1index.md')
      .replaceAll(/href="((?:\.\.\/(?:guides|behavior)\/)?[\w-]+)\.md(#[\w-]+)?"/g, 'href="$1.html$2"');
    write(`${folder}/${name}.html`, page(`${title} · Millrace`, summary, `<article>${html}</article>`, '../'));
  }
}

/** The pages of a folder as items of the list on the landing page. */
const listOf = (folder: string): string =>
  pagesOf(folder)
    .filter(({ name }) => name !== 'index')
    .map(
      ({ name, title, summary }) =>
        `<li><a href="${folder}/${name}.html">${escape(title)}</a>: ${marked.parseInline(summary) as string}</li>`,
    )
    .join('\n');

async function build(): Promise<void> {
  rmSync(site, { recursive: true, force: true });
  for (const folder of ['reference', 'openapi', 'guides', 'behavior'])
    mkdirSync(join(site, folder), { recursive: true });
  for (const file of ['style.css', 'search.js', 'icon.svg'])
    copyFileSync(join(root, 'docs', 'site', file), join(site, file));
  copyFileSync(join(root, 'docs', 'images', 'overview.svg'), join(site, 'overview.svg'));

  const all = documents();
  for (const document of all) {
    console.log(`reference of ${document.name} ...`);
    await reference(document);
    copyFileSync(join(root, document.bundle), join(site, 'openapi', `${document.name}.json`));
  }
  const operations = searchIndex();
  write('operations.js', `window.operations = ${JSON.stringify(operations)};\n`);

  for (const folder of ['guides', 'behavior']) await writePages(folder);
  const landing = fill(source('site', 'landing.html'), {
    total: String(operations.length),
    documents: all.map(documentCard).join('\n'),
    guides: listOf('guides'),
    behavior: listOf('behavior'),
  });
  write(
    'index.html',
    page(
      'Millrace: a faithful local twin of an industrial data hub',
      'A contract-first OpenAPI workspace for an industrial data-services API.',
      landing,
    ),
  );
  console.log(`The site is in site/: open site/index.html, or run make start and visit http://127.0.0.1:8080/docs.`);
}

await build();
