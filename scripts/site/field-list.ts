// Fields of schemas as HTML and as Markdown.
import type { EnumValue, Field, TypePart } from './fields.ts';
import { markup, type Html } from './markup.ts';
import { typeText, type ReferencePage } from './reference-context.ts';

function valueItem({ value, name, meaning }: EnumValue, { text }: ReferencePage): Html {
  return markup`<li><code>${value}</code>${name !== undefined && markup` <code>${name}</code>`}${meaning !== undefined && markup` ${text.inline(meaning)}`}</li>`;
}

/** How many values a field shows at once; longer lists are closed at first. */
const openValues = 5;

/** Returns the values of an enum with their names and meanings. */
export function valueList(values: readonly EnumValue[], place: ReferencePage): Html | false {
  if (values.length === 0) return false;
  const list = markup`<ul class="values">${values.map((value) => valueItem(value, place))}</ul>`;
  if (values.length <= openValues) return list;
  return markup`<details><summary>${values.length} values</summary>${list}</details>`;
}

/** Returns fields as a list; members of a field are closed at first. */
export function fieldList(fields: readonly Field[], place: ReferencePage, anchor?: string): Html {
  return markup`<ul class="fields">${fields.map((field) => {
    const id = anchor === undefined ? undefined : `${anchor}-${field.name}`;
    return markup`<li${id !== undefined && markup` id="${id}"`}><p class="name"><code>${field.name}</code> ${typeText(place, field.type)}${
      field.isRequired && markup` <span class="required">required</span>`
    }</p>${field.description !== '' && markup`<div class="about">${place.text.block(field.description)}</div>`}${
      field.notes.length > 0 && markup`<p class="notes">${place.text.inline(field.notes.join(' · '))}</p>`
    }${valueList(field.values, place)}${
      field.members.length > 0 &&
      markup`<details><summary>${field.members.length === 1 ? 'member' : `${field.members.length} members`}</summary>${fieldList(field.members, place)}</details>`
    }</li>`;
  })}</ul>`;
}

/** Returns a type in words. */
export const typeWords = (type: readonly TypePart[]): string =>
  type.map((part) => (typeof part === 'string' ? part : part.schema)).join('');

const oneLine = (text: string): string => text.trim().replaceAll(/\s*\n\s*/g, ' ');

/** Returns fields as lists of Markdown. */
export function fieldMarkdown(fields: readonly Field[], indent = ''): string {
  return fields
    .map((field) => {
      const facts = [typeWords(field.type), ...(field.isRequired ? ['required'] : []), ...field.notes].join(', ');
      const values = field.values.map(
        ({ value, name, meaning }) =>
          `${indent}  - \`${value}\`${name === undefined ? '' : ` (${name})`}${meaning === undefined ? '' : `: ${oneLine(meaning)}`}`,
      );
      const about = field.description === '' ? '' : `: ${oneLine(field.description)}`;
      return [
        `${indent}- \`${field.name}\` (${facts})${about}`,
        ...values,
        ...(field.members.length > 0 ? [fieldMarkdown(field.members, `${indent}  `)] : []),
      ].join('\n');
    })
    .join('\n');
}
