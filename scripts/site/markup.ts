// Templates of the site: functions that return HTML. A value in a template is escaped unless it is HTML itself.

/** A text that is HTML. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** What a template can contain: lists are joined, `undefined` and `false` are empty. */
export type Content = Html | string | number | undefined | false | readonly Content[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns a text with the characters of HTML escaped, for contents and for attributes. */
export const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

function render(content: Content): string {
  if (content === undefined || content === false) return '';
  if (content instanceof Html) return content.text;
  if (typeof content === 'string' || typeof content === 'number') return escapeText(String(content));
  return content.map(render).join('');
}

/** Returns the HTML of a template. */
export function markup(parts: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(parts.map((part, index) => part + render(values[index])).join(''));
}

/** Returns HTML from a text that a library has rendered and escaped. */
export const trusted = (text: string): Html => new Html(text);

/** Returns a value as JSON for a data block of a page, which the end of a script element cannot close. */
export const dataBlock = (id: string, value: unknown): Html =>
  trusted(
    `<script type="application/json" id="${escapeText(id)}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`,
  );
