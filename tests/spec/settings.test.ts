// The settings of the server are declared once: README.md and the pages of behavior repeat what the declarations say.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { helpText, settings } from '../../server/config.ts';
import { root } from '../../scripts/documents.ts';

const all = Object.values(settings);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The cells of the rows of a Markdown table below a heading. */
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

it('README.md lists every setting with its description and its default, and no other', () => {
  const rows = all.map(({ name, description, default: usual }) => [name, description, usual === '' ? 'none' : usual]);
  expect(tableBelow('Settings', read('README.md'))).toEqual(rows);
});

it('--help lists every setting with its default', () => {
  for (const { name, default: usual } of all)
    expect(helpText()).toMatch(
      new RegExp(`^  ${name} .*\\(default: ${usual === '' ? 'none' : usual.replaceAll('.', '\\.')}\\)$`, 'm'),
    );
});

it('no two settings have the same name', () => {
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

describe('the pages of behavior', () => {
  const defaults = new Map<string, string>(all.map(({ name, default: usual }) => [name, usual]));
  const pages = globSync('docs/behavior/*.md', { cwd: root });

  it('state the default of a setting as it is declared', () => {
    const wrong = pages.flatMap((page) =>
      [...read(page).matchAll(/\b([A-Z][A-Z_]+)`?\s(?:[a-z]+\s)*\(([\d,]+)\)/g)]
        .filter(([, name = '', number = '']) => defaults.has(name) && defaults.get(name) !== number.replaceAll(',', ''))
        .map(([text]) => `${page}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});
