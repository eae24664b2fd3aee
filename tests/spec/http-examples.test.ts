// How the worked examples of docs/behavior are read and compared.
import { describe, expect, it } from '@jest/globals';
import { elide, elideText, examplesOf, parseElided } from '../support/http-examples.ts';

const block = (text: string) => `# Page\n\n\`\`\`http\n${text}\n\`\`\`\n`;

describe('a worked example', () => {
  it('is a request and a response, each with headers and a body', () => {
    const text = 'PUT …/A?b=1\n  &c=2\nX-D: e\n\n["f"]\n\n200 OK\nX-G: h\n\n{ "i": 1 }';
    expect(examplesOf(block(text))).toEqual([
      {
        title: 'PUT …/A?b=1&c=2',
        request: expect.objectContaining({
          method: 'PUT',
          path: '…/A?b=1&c=2',
          headers: { 'X-D': 'e' },
          body: '["f"]',
        }),
        response: expect.objectContaining({ status: 200, headers: { 'X-G': 'h' }, body: '{ "i": 1 }' }),
      },
    ]);
  });

  it('needs a status line with the right phrase', () => {
    expect(() => examplesOf(block('GET …/A'))).toThrow('No status line');
    expect(() => examplesOf(block('GET …/A\n\n404 Missing'))).toThrow('No status line');
  });

  it('needs a request', () => {
    expect(() => examplesOf(block('…/A\n\n200 OK'))).toThrow('No request');
  });
});

describe('an expected body', () => {
  const agrees = (actual: unknown, text: string) => {
    const expected = parseElided(text);
    return JSON.stringify(elide(actual, expected)) === JSON.stringify(expected);
  };

  it.each([
    [{ a: 1 }, '{ "a": 1 }'],
    [{ a: 1, b: 2 }, '{ "a": 1, … }'],
    [{ a: 1 }, '{ … }'],
    [{ a: { b: [1, 2] } }, '{ "a": { "b": [1, …] } }'],
    [{ a: 'id' }, '{ "a": "…" }'],
    [{ a: 'https://x/Streams/S' }, '{ "a": "…/Streams/S" }'],
  ])('agrees: %j with %s', (actual, text) => {
    expect(agrees(actual, text)).toBe(true);
  });

  it.each([
    [{ a: 2 }, '{ "a": 1 }'],
    [{ a: 1, b: 2 }, '{ "a": 1 }'],
    [{ b: 2 }, '{ "a": 1, … }'],
    [{}, '{ "a": "…" }'],
    [[2, 1], '[1, …]'],
    [[1, 2], '[1]'],
    [[], '{ … }'],
    [{ a: 'https://x/Types/S' }, '{ "a": "…/Streams/S" }'],
  ])('differs: %j from %s', (actual, text) => {
    expect(agrees(actual, text)).toBe(false);
  });

  it('may be text', () => {
    expect(elideText('a,1\nb,2', 'a,…2')).toBe('a,…2');
    expect(elideText('a,1', 'a.1')).toBe('a,1');
  });
});
