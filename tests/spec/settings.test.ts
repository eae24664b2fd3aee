// README.md, --help and docs/behavior agree with the declarations of the settings.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { helpText, settings } from '../../server/config.ts';
import { root } from '../../scripts/documents.ts';

const declarations = Object.values(settings);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Returns the cells of the rows of a Markdown table below a heading. */
function tableBelow(heading: string, text: string): readonly (readonly string[])[] {
  const [section = ''] = (text.split(`\n## ${heading}\n`)[1] ?? '').split('\n## ');
  return section
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|-]+$/.test(line))
    .slice(1)
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );
}

it('README.md lists exactly the declared settings with their descriptions and defaults', () => {
  const rows = declarations.map(({ name, description, default: defaultText }) => [
    name,
    description,
    defaultText === '' ? 'none' : defaultText,
  ]);
  expect(tableBelow('Settings', read('README.md'))).toEqual(rows);
});

it('--help lists every setting with its default', () => {
  for (const { name, default: defaultText } of declarations)
    expect(helpText()).toMatch(
      new RegExp(
        `^  ${name} .*\\(default: ${defaultText === '' ? 'none' : defaultText.replaceAll('.', '\\.')}\\)$`,
        'm',
      ),
    );
});

it('no two settings have the same name', () => {
  expect(new Set(declarations.map(({ name }) => name)).size).toBe(declarations.length);
});

describe('the pages in docs/behavior', () => {
  const defaults = new Map<string, string>(declarations.map(({ name, default: defaultText }) => [name, defaultText]));
  const pages = globSync('docs/behavior/*.md', { cwd: root });

  it('state the declared default of a setting', () => {
    const mismatches = pages.flatMap((page) =>
      [...read(page).matchAll(/\b([A-Z][A-Z_]+)`?\s(?:[a-z]+\s)*\(([\d,]+)\)/g)]
        .filter(([, name = '', number = '']) => defaults.has(name) && defaults.get(name) !== number.replaceAll(',', ''))
        .map(([text]) => `${page}: ${text}`),
    );
    expect(mismatches).toEqual([]);
  });
});
