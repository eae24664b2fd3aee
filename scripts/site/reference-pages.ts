// The other pages of the reference: its start, a page per document, per tag and per group of schemas.
import { deref } from '../documents.ts';
import {
  schemasOf,
  type Schema,
  type SchemaGroup,
  type SiteDocument,
  type SiteOperation,
  type SiteTag,
} from './contract.ts';
import { enumOf, membersOf, typeOf } from './fields.ts';
import { fieldList, fieldMarkdown, typeWords, valueList } from './field-list.ts';
import type { Page } from './layout.ts';
import { linkBetween, twinOf, withTwinLinks } from './links.ts';
import { plainText, sectionsOf } from './markdown.ts';
import { markup, type Html } from './markup.ts';
import { operationLinks } from './operation-page.ts';
import {
  referenceNavigation,
  referencePage,
  typeText,
  type Reference,
  type ReferencePage,
} from './reference-context.ts';
import { onThisPage } from './article-pages.ts';

const referenceCrumb = { title: 'Reference', page: 'reference/index.html' };
const crumbOf = (document: SiteDocument) => ({ title: document.title, page: document.page });

const operationItems = (operations: readonly SiteOperation[], page: string): string =>
  operations
    .map(
      ({ operation, method, path, page: target }) =>
        `- [${operation.summary}](${twinOf(linkBetween(page, target))}): \`${method.toUpperCase()} ${path}\``,
    )
    .join('\n');

/** Returns the first page of the reference, which lists all documents. */
export function referenceIndex(reference: Reference): Page {
  const path = referenceCrumb.page;
  const { documents } = reference;
  const total = documents.reduce((sum, { operations }) => sum + operations.length, 0);
  const intro = `${total} operations in ${documents.length} documents.`;
  return {
    path,
    title: 'Reference',
    description: `Reference of all operations and schemas: ${intro}`,
    breadcrumb: [],
    navigation: referenceNavigation(reference, undefined, path),
    contents: markup`<h1>Reference</h1><p class="lead">${intro}</p>${documents.map((document) => documentCard(document, path))}`,
    markdown: `# Reference\n\n${intro}\n\n${documents
      .map(
        (document) =>
          `## [${document.title}](${twinOf(linkBetween(path, document.page))})\n\n${document.bundle.info.summary}\n\n${document.tags
            .map((tag) => `- [${tag.title}](${twinOf(linkBetween(path, tag.page))}): ${tag.description}`)
            .join('\n')}`,
      )
      .join('\n\n')}\n`,
  };
}

/** Returns a document with its tags as a card. */
export function documentCard(document: SiteDocument, page: string): Html {
  return markup`<section class="card"><h2><a href="${linkBetween(page, document.page)}">${document.title}</a></h2>
<p>${document.bundle.info.summary} ${document.operations.length} operations.</p>
<ul class="chips">${document.tags.map((tag) => markup`<li><a href="${linkBetween(page, tag.page)}">${tag.title}</a></li>`)}</ul></section>`;
}

/** Returns the page of a document: its introduction and its tags. */
export function documentPage(reference: Reference, document: SiteDocument): Page {
  const { page, bundle, title } = document;
  const place = referencePage(reference, document, page);
  const { description, version, summary } = bundle.info;
  const file = linkBetween(page, `openapi/${document.name}.json`);
  return {
    path: page,
    title,
    description: summary,
    breadcrumb: [referenceCrumb],
    navigation: referenceNavigation(reference, place, page),
    contents: markup`<h1>${title}</h1><p class="lead">${summary}</p>
<p>Version ${version} · ${document.operations.length} operations · <a href="${file}" download>OpenAPI document</a></p>
${document.groups.map(
  (group) =>
    markup`<h2>${group.name}</h2><ul class="tag-list">${group.tags.map(
      (tag) =>
        markup`<li><a href="${place.to(tag.page)}">${tag.title}</a> <small>${tag.operations.length} operations</small><br>${place.text.inline(tag.description)}</li>`,
    )}</ul>`,
)}
<div class="description">${place.text.block(description)}</div>`,
    aside: onThisPage(sectionsOf(description)),
    markdown: withTwinLinks(
      `# ${title}\n\n${summary}\n\n${document.tags
        .map((tag) => `## ${tag.title}\n\n${tag.description}\n\n${operationItems(tag.operations, page)}`)
        .join('\n\n')}\n\n${description}`,
      place.scope,
    ),
  };
}

/** Returns the page of a tag with its operations. */
export function tagPage(reference: Reference, tag: SiteTag): Page {
  const { page, document, rules } = tag;
  const place = referencePage(reference, document, page);
  const schemas = document.schemaGroups.find(({ title }) => title === tag.title);
  const rulesLine = rules ? `Rules: [${rules.description}](${rules.url})` : '';
  return {
    path: page,
    title: tag.title,
    description: plainText(tag.description),
    breadcrumb: [referenceCrumb, crumbOf(document)],
    navigation: referenceNavigation(reference, place, page, tag),
    contents: markup`<h1>${tag.title}</h1><div class="lead">${place.text.block(tag.description)}</div>
<p>${place.text.inline(rulesLine)}${schemas && markup` · <a href="${place.to(schemas.page)}">Schemas</a>`}</p>
${operationLinks(tag.operations, page)}`,
    markdown: withTwinLinks(
      `# ${tag.title}\n\n${tag.description}\n\n${rulesLine}\n\n${operationItems(tag.operations, page)}\n`,
      place.scope,
    ),
  };
}

/** How many operations a schema lists as its users. */
const listedUsers = 6;

function usersOf(
  name: string,
  { document, to }: ReferencePage,
  uses: ReadonlyMap<string, readonly SiteOperation[]>,
): Html | false {
  const users = uses.get(name) ?? [];
  if (users.length === 0) return false;
  const links = users
    .slice(0, listedUsers)
    .map(({ operation, page }, index) => markup`${index > 0 && ', '}<a href="${to(page)}">${operation.summary}</a>`);
  return markup`<p class="users">Used by ${links}${users.length > listedUsers && markup` and ${users.length - listedUsers} more operations of ${document.title}`}.</p>`;
}

function schemaSection(name: string, place: ReferencePage, uses: ReadonlyMap<string, readonly SiteOperation[]>): Html {
  const { bundle } = place.document;
  const schema = deref<Schema>(bundle, { $ref: `#/components/schemas/${name}` });
  return markup`<section class="schema" id="${name}"><h2><a class="anchor" href="#${name}">${name}</a></h2>
<p>${typeText(place, typeOf(schema))}</p>${schema.description !== undefined && place.text.block(schema.description)}${valueList(enumOf(bundle, schema), place)}${fieldList(
    membersOf(bundle, schema, 2),
    place,
    name,
  )}${usersOf(name, place, uses)}</section>`;
}

function schemaMarkdown(name: string, { bundle }: SiteDocument): string {
  const schema = deref<Schema>(bundle, { $ref: `#/components/schemas/${name}` });
  const values = enumOf(bundle, schema).map(({ value, meaning = '' }) => `- \`${value}\`: ${meaning}`);
  return [
    `## ${name}`,
    typeWords(typeOf(schema)),
    schema.description ?? '',
    values.join('\n'),
    fieldMarkdown(membersOf(bundle, schema, 2)),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Returns the page of a group of schemas. */
export function schemaPage(reference: Reference, group: SchemaGroup): Page {
  const { page, document, schemas } = group;
  const place = referencePage(reference, document, page);
  const uses = new Map<string, SiteOperation[]>();
  for (const operation of document.operations)
    for (const name of schemasOf(document.bundle, operation)) uses.set(name, [...(uses.get(name) ?? []), operation]);
  const title = `Schemas: ${group.title}`;
  return {
    path: page,
    title,
    description: `Schemas of the ${document.title}: ${schemas.join(', ')}`.slice(0, 200),
    breadcrumb: [referenceCrumb, crumbOf(document)],
    navigation: referenceNavigation(reference, place, page),
    contents: markup`<h1>${title}</h1>${schemas.map((name) => schemaSection(name, place, uses))}`,
    aside: onThisPage(schemas.map((name) => ({ depth: 2, title: name, anchor: name, text: '' }))),
    markdown: withTwinLinks(
      `# ${title}\n\n${schemas.map((name) => schemaMarkdown(name, document)).join('\n\n')}\n`,
      place.scope,
    ),
  };
}
