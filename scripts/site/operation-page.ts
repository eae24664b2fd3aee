// The page of an operation: who may call it, its inputs and responses; samples beside them.
import { STATUS_CODES } from 'node:http';
import { sampleServer } from '../code-samples.ts';
import { codeBlock, jsonOutput } from './code.ts';
import type { SiteOperation } from './contract.ts';
import { fieldList } from './field-list.ts';
import type { Page } from './layout.ts';
import { linkBetween } from './links.ts';
import { dataBlock, markup, type Html } from './markup.ts';
import { plainText } from './markdown.ts';
import { operationMarkdown } from './operation-markdown.ts';
import {
  parameterGroups,
  requestContents,
  responseParts,
  tryData,
  type Content,
  type ResponsePart,
} from './operation-parts.ts';
import {
  methodBadge,
  referenceNavigation,
  referencePage,
  typeText,
  type Reference,
  type ReferencePage,
} from './reference-context.ts';

/** Returns panels of which a script shows one at a time; without scripts all are visible. */
export function tabs(
  label: string,
  panels: readonly { readonly title: string; readonly content: Html }[],
  group = '',
): Html {
  if (panels.length === 1 && panels[0]) return panels[0].content;
  return markup`<div class="tabs" data-label="${label}" data-group="${group}">${panels.map(
    ({ title, content }) => markup`<div class="panel" data-title="${title}">${content}</div>`,
  )}</div>`;
}

/** Returns a status with its usual name. */
export const statusName = (status: string): string => `${status} ${STATUS_CODES[status] ?? ''}`.trim();

const statusClass = (status: string): string => `status s${status[0] ?? ''}`;

function contentBlock(content: Content, place: ReferencePage): Html {
  return markup`<p class="media"><code>${content.mediaType}</code> ${typeText(place, content.type)}</p>${
    content.members.length > 0 && fieldList(content.members, place)
  }`;
}

function headerBlock({ headers }: ResponsePart, place: ReferencePage): Html | false {
  return headers.length > 0 && markup`<p class="label">Headers</p>${fieldList(headers, place)}`;
}

function successBlock(response: ResponsePart, place: ReferencePage): Html {
  return markup`<section class="response" id="${response.status}"><h3><span class="${statusClass(response.status)}">${statusName(response.status)}</span></h3>
${place.text.block(response.description)}${headerBlock(response, place)}${response.contents.map((content) => contentBlock(content, place))}</section>`;
}

/** Returns an error with its recorded example. */
function errorBlock(response: ResponsePart, place: ReferencePage): Html {
  const examples = response.contents.flatMap(({ examples: all }) => all);
  const types = response.contents.map(({ type }) => typeText(place, type));
  return markup`<details class="error" id="${response.status}"><summary><span class="${statusClass(response.status)}">${statusName(response.status)}</span> ${plainText(response.description)}</summary>
${types.length > 0 && markup`<p class="media">Body: ${types[0]}</p>`}${headerBlock(response, place)}${examples.map(
    ({ title, value }) => jsonOutput(value, title === 'example' ? 'Example' : `Example: ${title}`),
  )}</details>`;
}

function facts(operation: SiteOperation, place: ReferencePage): Html {
  const { externalDocs } = operation.operation;
  const { to, text } = place;
  return markup`<dl class="facts"><div><dt><a href="${to('behavior/access-control.html')}">Requires</a></dt><dd>${text.inline(operation.requires)}</dd></div>${
    externalDocs &&
    markup`<div><dt>Rules</dt><dd>${text.inline(`[${externalDocs.description}](${externalDocs.url})`)}</dd></div>`
  }<div><dt>Operation</dt><dd><code>${operation.id}</code></dd></div></dl>`;
}

/** Returns a path in which lines can break before each slash. */
const breakable = (path: string): Html =>
  markup`${path.split('/').map((part, index) => (index === 0 ? part : markup`<wbr>/${part}`))}`;

function contents(operation: SiteOperation, place: ReferencePage): Html {
  const request = requestContents(operation);
  const responses = responseParts(operation);
  const isError = ({ status }: ResponsePart) => Number(status) >= 400;
  return markup`<h1>${operation.operation.summary}</h1>
<div class="endpoint">${methodBadge(operation.method)} <code data-copy><span class="server">${sampleServer}</span>${breakable(operation.path)}</code> <button type="button" class="try-button" data-try hidden>Try it</button></div>
${facts(operation, place)}
<div class="description">${place.text.block(operation.text)}</div>
<section id="try" class="try" hidden></section>
${parameterGroups(operation).map(
  ({ title, fields }) =>
    markup`<section><h2>${title}</h2>${fieldList(fields, place, title.split(' ')[0]?.toLowerCase())}</section>`,
)}
${request.length > 0 && markup`<section><h2>Request body${operation.operation.requestBody?.required === true && markup` <span class="required">required</span>`}</h2>${request.map((content) => contentBlock(content, place))}</section>`}
<section><h2>Responses</h2>${responses.filter((one) => !isError(one)).map((response) => successBlock(response, place))}</section>
<section><h2>Errors</h2>${responses.filter(isError).map((response) => errorBlock(response, place))}</section>
${neighbors(operation, place)}
${dataBlock('operation', tryData(operation))}`;
}

function neighbors(operation: SiteOperation, { to }: ReferencePage): Html {
  const all = operation.tag.document.operations;
  const index = all.indexOf(operation);
  const [before, after] = [all[index - 1], all[index + 1]];
  return markup`<nav class="neighbors" aria-label="Neighbors">${before && markup`<a rel="prev" href="${to(before.page)}">${before.operation.summary}</a>`}${
    after && markup`<a rel="next" href="${to(after.page)}">${after.operation.summary}</a>`
  }</nav>`;
}

function samples(operation: SiteOperation): Html {
  const code =
    (operation.operation as { 'x-codeSamples'?: readonly { lang: string; label: string; source: string }[] })[
      'x-codeSamples'
    ] ?? [];
  const successes = responseParts(operation).filter(({ status }) => Number(status) < 400);
  return markup`<h2>Request</h2>${tabs(
    'Language',
    code.map(({ lang, label, source }) => ({ title: label, content: codeBlock(source, lang, label) })),
    'language',
  )}
<h2>Response</h2>${successes.map(({ status, contents: all }) => {
    const examples = all.flatMap((content) =>
      content.examples.map((example) => ({ ...example, mediaType: content.mediaType })),
    );
    const caption = statusName(status);
    if (examples.length === 0)
      return markup`<p class="no-body"><span class="${statusClass(status)}">${caption}</span> ${all.length === 0 ? 'without a body' : all[0]?.mediaType}</p>`;
    return tabs(
      'Example',
      examples.map(({ name, title, value, mediaType }) => ({
        title: mediaType === 'application/json' ? name : `${name} (${mediaType})`,
        content: exampleBlock(value, mediaType, `${caption} · ${title}`),
      })),
    );
  })}`;
}

const exampleBlock = (value: unknown, mediaType: string, caption: string): Html =>
  typeof value === 'string' && mediaType !== 'application/json'
    ? codeBlock(value, 'output', caption)
    : jsonOutput(value, caption);

/** Returns the page of an operation. */
export function operationPage(reference: Reference, operation: SiteOperation): Page {
  const { page, tag } = operation;
  const { document } = tag;
  const place = referencePage(reference, document, page);
  return {
    path: page,
    title: operation.operation.summary,
    description: `${operation.method.toUpperCase()} ${operation.path}: ${plainText(operation.text).slice(0, 150)}`,
    breadcrumb: [
      { title: 'Reference', page: 'reference/index.html' },
      { title: document.title, page: document.page },
      { title: tag.title, page: tag.page },
    ],
    navigation: referenceNavigation(reference, place, page, tag),
    contents: contents(operation, place),
    aside: samples(operation),
    hasSamples: true,
    markdown: operationMarkdown(operation, place),
  };
}

/** Returns a list of links to operations. */
export const operationLinks = (operations: readonly SiteOperation[], page: string): Html =>
  markup`<ul class="operation-list">${operations.map(
    (operation) =>
      markup`<li><a href="${linkBetween(page, operation.page)}">${methodBadge(operation.method)}<span><b>${operation.operation.summary}</b><small>${breakable(operation.path)}</small></span></a></li>`,
  )}</ul>`;
