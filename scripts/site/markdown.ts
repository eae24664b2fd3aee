// Markdown as HTML of the site.
import { Marked, type Tokens } from 'marked';
import { anchorsInTurn } from '../anchors.ts';
import { codeBlock } from './code.ts';
import { resolvedLink, type LinkScope } from './links.ts';
import { escapeText, trusted, type Html } from './markup.ts';

/** Returns a renderer of Markdown for the texts of a page. HTML in a text is shown, not interpreted. */
function rendererFor(scope: LinkScope): Marked {
  const nextAnchor = anchorsInTurn();
  return new Marked({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const content = this.parser.parseInline(tokens);
        const anchor = nextAnchor(text);
        if (depth === 1) return `<h1 id="${anchor}">${content}</h1>\n`;
        return `<h${depth} id="${anchor}"><a class="anchor" href="#${anchor}">${content}</a></h${depth}>\n`;
      },
      link({ href, tokens }: Tokens.Link) {
        const content = this.parser.parseInline(tokens);
        const link = resolvedLink(href, scope);
        return link === undefined ? content : `<a href="${escapeText(link)}">${content}</a>`;
      },
      code({ text, lang = '' }: Tokens.Code) {
        return codeBlock(text, lang.split(' ')[0] ?? '').text;
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        return escapeText(text);
      },
      table(token: Tokens.Table) {
        const cells = (row: Tokens.TableCell[], tag: string) =>
          row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('');
        const rows = token.rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n');
        return `<div class="table" tabindex="0"><table><thead><tr>${cells(token.header, 'th')}</tr></thead><tbody>${rows}</tbody></table></div>\n`;
      },
    },
  });
}

export interface MarkdownRenderer {
  /** Returns a text of several paragraphs as HTML. */
  readonly block: (markdown: string) => Html;
  /** Returns a text of one paragraph as HTML without a paragraph around it. */
  readonly inline: (markdown: string) => Html;
}

/** Returns the renderer for the texts of a page that have the same links. */
export function markdownRenderer(scope: LinkScope): MarkdownRenderer {
  const marked = rendererFor(scope);
  return {
    block: (markdown) => trusted(marked.parse(markdown, { async: false })),
    inline: (markdown) => trusted(marked.parseInline(markdown.trim().replaceAll(/\s*\n\s*/g, ' '), { async: false })),
  };
}

/** A heading of a page with its text below it, until the next heading. */
export interface Section {
  readonly depth: number;
  readonly title: string;
  readonly anchor: string;
  readonly text: string;
}

/** Returns the sections of a Markdown text: its headings with the text below each. */
export function sectionsOf(markdown: string): readonly Section[] {
  const tokens = new Marked().lexer(markdown);
  const nextAnchor = anchorsInTurn();
  const sections: { depth: number; title: string; anchor: string; text: string }[] = [];
  for (const token of tokens) {
    if (token.type === 'heading') {
      const { depth, text } = token as Tokens.Heading;
      sections.push({ depth, title: plainText(text), anchor: nextAnchor(text), text: '' });
    } else {
      const last = sections.at(-1);
      if (last) last.text += token.raw;
    }
  }
  return sections;
}

/** Returns Markdown without its marks: the words that a reader sees. */
export const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`|#>]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
