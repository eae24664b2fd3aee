// What all pages of the reference share: the links of their texts, their navigation and the names of their schemas.
import type { LinkScope } from './links.ts';
import { linkBetween } from './links.ts';
import { schemaPlace, type SiteDocument, type SiteOperation, type SiteTag } from './contract.ts';
import type { TypePart } from './fields.ts';
import { markdownRenderer, type MarkdownRenderer } from './markdown.ts';
import { markup, trusted, type Content, type Html } from './markup.ts';

export interface Reference {
  readonly documents: readonly SiteDocument[];
  readonly isPage: (path: string) => boolean;
}

/** A page of the reference that is being written. */
export interface ReferencePage {
  readonly page: string;
  readonly document: SiteDocument;
  readonly scope: LinkScope;
  readonly text: MarkdownRenderer;
  /** Returns the link to another page of the site. */
  readonly to: (target: string) => string;
}

export function referencePage({ isPage }: Reference, document: SiteDocument, page: string): ReferencePage {
  // The links of the contract are relative to the folder of the bundles, which is beside the folder of the reference.
  const scope: LinkScope = { folder: 'reference', page, isPage };
  return { page, document, scope, text: markdownRenderer(scope), to: (target) => linkBetween(page, target) };
}

/** Returns the name of a method as a badge. */
export const methodBadge = (method: string): Html =>
  markup`<span class="method ${method}">${method.toUpperCase()}</span>`;

/** Returns a type in words, whose schemas are links. */
export const typeText = ({ to, document }: ReferencePage, type: readonly TypePart[]): Html =>
  markup`<span class="type">${type.map((part) =>
    typeof part === 'string' ? part : markup`<a href="${to(schemaPlace(document, part.schema))}">${part.schema}</a>`,
  )}</span>`;

const current = (isCurrent: boolean): Content => isCurrent && trusted(' aria-current="page"');

function operationItem(operation: SiteOperation, { page, to }: ReferencePage): Html {
  return markup`<li><a href="${to(operation.page)}"${current(operation.page === page)}>${methodBadge(operation.method)}<span>${operation.operation.summary}</span></a></li>`;
}

function tagItem(tag: SiteTag, place: ReferencePage, open: SiteTag | undefined): Html {
  const { page, to } = place;
  return markup`<li><a href="${to(tag.page)}"${current(tag.page === page)}>${tag.title}</a>${
    tag === open && markup`<ul class="operations">${tag.operations.map((one) => operationItem(one, place))}</ul>`
  }</li>`;
}

function documentItems(document: SiteDocument, place: ReferencePage, open: SiteTag | undefined): Html {
  const { page, to } = place;
  return markup`${document.groups.map(
    (group) => markup`<p class="group">${group.name}</p><ul>${group.tags.map((tag) => tagItem(tag, place, open))}</ul>`,
  )}<p class="group">Schemas</p><ul>${document.schemaGroups.map(
    (group) => markup`<li><a href="${to(group.page)}"${current(group.page === page)}>${group.title}</a></li>`,
  )}</ul>`;
}

/** Returns the navigation of the reference: all documents, the groups of the current one, the operations of the current tag. */
export function referenceNavigation(
  reference: Reference,
  place: ReferencePage | undefined,
  page: string,
  open?: SiteTag,
): Html {
  return markup`<ul class="documents">${reference.documents.map((document) => {
    const isOpen = document === place?.document;
    return markup`<li${isOpen && trusted(' class="open"')}><a href="${linkBetween(page, document.page)}"${current(document.page === page)}>${document.title}</a>${
      isOpen && documentItems(document, place, open)
    }</li>`;
  })}</ul>`;
}
