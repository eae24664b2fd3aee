// The templates, links and Markdown of the documentation site.
import { describe, expect, it } from '@jest/globals';
import { codeBlock } from '../../../scripts/site/code.ts';
import { fieldOf, typeOf } from '../../../scripts/site/fields.ts';
import { linkBetween, resolvedLink, twinOf, withTwinLinks } from '../../../scripts/site/links.ts';
import { markdownRenderer, plainText, sectionsOf } from '../../../scripts/site/markdown.ts';
import { dataBlock, markup, trusted } from '../../../scripts/site/markup.ts';

const scope = {
  folder: 'guides',
  page: 'guides/searching.html',
  isPage: (path: string) => ['guides/index.html', 'guides/searching.html', 'behavior/units.html'].includes(path),
};

describe('a template', () => {
  it('escapes the values in contents and attributes', () => {
    const value = `<b title="x">'&'</b>`;
    expect(markup`<p title="${value}">${value}</p>`.text).toBe(
      '<p title="&lt;b title=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;">&lt;b title=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/b&gt;</p>',
    );
  });
  it('keeps the HTML of other templates, joins lists and leaves out what is absent', () => {
    const items = ['a', '<'].map((item) => markup`<li>${item}</li>`);
    expect(markup`<ul>${items}</ul>${undefined}${false}${1}${trusted('<hr>')}`.text).toBe(
      '<ul><li>a</li><li>&lt;</li></ul>1<hr>',
    );
  });
  it('writes data that cannot close its element', () => {
    expect(dataBlock('data', '</script>').text).toBe(
      '<script type="application/json" id="data">"\\u003c/script>"</script>',
    );
  });
});

describe('a link of the site', () => {
  it.each([
    ['a.html', 'b.html', 'b.html'],
    ['a/b.html', 'index.html', '../index.html'],
    ['a/b.html', 'a/b.html#c', '#c'],
    ['a/b/c.html', 'd/e.html#f', '../../d/e.html#f'],
  ])('from %s to %s is %s', (from, to, link) => {
    expect(linkBetween(from, to)).toBe(link);
  });
  it.each([
    ['README.md', 'index.html'],
    ['../behavior/units.md#names-in-use', '../behavior/units.html#names-in-use'],
    ['#query', '#query'],
    ['https://example.com/', 'https://example.com/'],
    ['../../CONTRIBUTING.md', undefined],
  ])('of a text to %s leads to %s', (href, link) => {
    expect(resolvedLink(href, scope)).toBe(link);
  });
  it('keeps its anchor in the address of a twin', () => {
    expect(twinOf('a/b.html#c')).toBe('a/b.md#c');
  });
  it('in Markdown leads to twins, except in code', () => {
    const text =
      '[Units](../behavior/units.html#a), [other](../../x.md), `[a](b.html)`\n\n```text\n[a](../behavior/units.html)\n```\n';
    expect(withTwinLinks(text, scope)).toBe(
      '[Units](../behavior/units.md#a), other, `[a](b.html)`\n\n```text\n[a](../behavior/units.html)\n```\n',
    );
  });
});

describe('Markdown on a page', () => {
  const { block, inline } = markdownRenderer(scope);
  it('shows HTML instead of interpreting it', () => {
    expect(block('<script>alert(1)</script> and <b>').text).not.toMatch(/<script|<b>/);
  });
  it('numbers repeated headings, as their sections do', () => {
    const text = '# A\n\n## Rows\n\none\n\n## Rows\n\ntwo\n';
    expect(
      [
        ...markdownRenderer(scope)
          .block(text)
          .text.matchAll(/id="([^"]+)"/g),
      ].map(([, id]) => id),
    ).toEqual(['a', 'rows', 'rows-1']);
    expect(sectionsOf(text).map(({ anchor }) => anchor)).toEqual(['a', 'rows', 'rows-1']);
  });
  it('leaves out a link whose target is not in the site', () => {
    expect(inline('see [the rules](../../openapi/STYLE.md)').text).toBe('see the rules');
  });
  it('is plain text without its marks', () => {
    expect(plainText('**a** [b](c.md) `d`')).toBe('a b d');
  });
  it('shows the response of an HTTP example as output', () => {
    const { text } = codeBlock('GET /a\n\n200 OK\n\n{}', 'http');
    expect(text).toMatch(
      /<figure class="code"><figcaption>Request<.*<figure class="code output"><figcaption>Response</s,
    );
  });
  it('marks the address of the server in code', () => {
    expect(codeBlock('curl http://127.0.0.1:8080/api', 'sh').text).toContain(
      '<span class="server">http://127.0.0.1:8080</span>',
    );
  });
});

describe('a field', () => {
  const bundle = {
    components: { schemas: { Code: { type: 'integer', enum: [0, 1], 'x-enum-varnames': ['Off', 'On'] } } },
  } as never;
  it.each([
    [{ type: ['string', 'null'], format: 'date-time' }, 'string (date-time) or null'],
    [{ type: 'array', items: { type: 'number' } }, 'array of number'],
    [{ oneOf: [{ type: 'string' }, { type: 'null' }] }, 'string or null'],
    [{ type: 'object', additionalProperties: { type: 'string' } }, 'map to string'],
    [{}, 'any value'],
  ])('of the schema %j has the type %s', (schema, words) => {
    expect(typeOf(schema).join('')).toBe(words);
  });
  it('has the limits and the named values of its schema', () => {
    const limited = fieldOf(bundle, 'a', { type: 'string', minLength: 1, maxLength: 260, default: 'x' }, true, {
      depth: 0,
    });
    expect(limited.notes).toEqual(['default `"x"`', 'at least 1 character', 'at most 260 characters']);
    const coded = fieldOf(bundle, 'b', { $ref: '#/components/schemas/Code' }, false, { depth: 1 });
    expect(coded).toMatchObject({
      type: [{ schema: 'Code' }],
      values: [
        { value: '0', name: 'Off' },
        { value: '1', name: 'On' },
      ],
    });
  });
});
