// What the search of the site finds: operations, schemas, and the sections of guides, behavior and other articles.
import type { Article } from './article-pages.ts';
import { parametersOf } from '../documents.ts';
import { schemaPlace, type Schema, type SiteDocument, type SiteOperation } from './contract.ts';
import { plainText, sectionsOf } from './markdown.ts';
import type { SearchEntry } from './search.ts';

function operationEntry(operation: SiteOperation): SearchEntry {
  const { tag, method, path, page, id } = operation;
  const { bundle, title } = tag.document;
  return {
    id: page,
    kind: 'operation',
    title: operation.operation.summary,
    place: `${title} › ${tag.title}`,
    method: method.toUpperCase(),
    name: id,
    path,
    keywords: `${tag.title} ${parametersOf(bundle, operation)
      .map(({ name }) => name)
      .join(' ')}`,
    text: plainText(operation.text),
  };
}

function schemaEntry(document: SiteDocument, name: string): SearchEntry {
  const { description = '', properties = {} } = (document.bundle.components['schemas']?.[name] ?? {}) as Schema;
  return {
    id: schemaPlace(document, name),
    kind: 'schema',
    title: name,
    place: `${document.title} › Schemas`,
    name: '',
    keywords: Object.keys(properties).join(' '),
    text: plainText(description),
  };
}

function articleEntries({ path, folder, title, markdown }: Article): readonly SearchEntry[] {
  const kind = folder === 'guides' ? 'guide' : folder === 'behavior' ? 'behavior' : 'page';
  return sectionsOf(markdown)
    .filter(({ depth }) => depth <= 3)
    .map(({ depth, title: heading, anchor, text }) => ({
      id: depth === 1 ? path : `${path}#${anchor}`,
      kind,
      title: heading,
      place: depth === 1 ? '' : title,
      name: '',
      keywords: depth === 1 ? '' : title,
      text: plainText(text),
    }));
}

/** Returns all entries of the search. */
export function searchEntries(
  documents: readonly SiteDocument[],
  articles: readonly Article[],
): readonly SearchEntry[] {
  return [
    ...documents.flatMap(({ operations }) => operations.map(operationEntry)),
    ...documents.flatMap((document) =>
      document.schemaGroups.flatMap(({ schemas }) => schemas.map((name) => schemaEntry(document, name))),
    ),
    ...articles.flatMap(articleEntries),
  ];
}
