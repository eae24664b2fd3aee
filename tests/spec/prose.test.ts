// No tracked file contains a word that docs/style.md lists under "Words to avoid".
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/documents.ts';

const style = 'docs/style.md';

/** Returns the entries in the left column of the table in docs/style.md. */
function wordsToAvoid(markdown: string): readonly string[] {
  const [, section = ''] = markdown.split('## Words to avoid');
  const cells = [...section.matchAll(/^\| ([^|]+?) +\|/gm)].map(([, cell = '']) => cell).slice(1);
  return cells.filter((cell) => !/^-+$/.test(cell)).flatMap((cell) => cell.replaceAll('\\', '').split(', '));
}

/** Returns a pattern for an entry: whole words, which may go over the end of a line of a comment. */
function patternOf(entry: string): RegExp {
  const words = entry.split(' ').map((word) => word.replace('*', '[a-z]*'));
  const hasCapital = entry !== entry.toLowerCase();
  return new RegExp(`(?<![a-z])${words.join('(?: |\\s*\\n[\\s/*#]*)')}(?![a-z])`, hasCapital ? 'g' : 'gi');
}

/** Returns where a text contains one of the entries, with the line and the entry. */
function findingsIn(file: string, text: string, entries: readonly string[]): readonly string[] {
  return entries.flatMap((entry) =>
    [...text.matchAll(patternOf(entry))].map(({ index }) => {
      return `${file}:${text.slice(0, index).split('\n').length}: ${entry}`;
    }),
  );
}

/** The files that people write. Generated ones follow from them, and these two name the words. */
const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(ts|js|cjs|md|ya?ml|json|html|css|sh|py|go|java|svg)$|^Makefile$|^\.ci\//.test(file))
  .filter(
    (file) => !/^(generated\/|package-lock\.json$)/.test(file) && ![style, 'tests/spec/prose.test.ts'].includes(file),
  );
const read = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '');

describe('the words to avoid', () => {
  const entries = wordsToAvoid(read(style));

  it('are in no file', () => {
    expect(tracked.flatMap((file) => findingsIn(file, read(file), entries))).toEqual([]);
    expect(tracked.length).toBeGreaterThan(500);
  });

  it('are read from the table', () => {
    expect(entries).toEqual(expect.arrayContaining(['Answers', 'normalis*', 'in the end']));
  });

  it.each([
    ['a word', 'One colour.', ['a.md:1: colour*']],
    ['a word in capitals', '\n\nColours.', ['a.md:3: colour*']],
    ['a phrase', 'It works in the end.', ['a.md:1: in the end']],
    ['a phrase over two lines of a comment', '// It works in\n// the end.', ['a.md:1: in the end']],
    ['a word with a capital', '/** Answers null. */', ['a.md:1: Answers']],
    ['no word with another ending', 'Discolored. Within the ending. It answers.', []],
  ])('are found: %s', (_name, text, findings) => {
    expect(findingsIn('a.md', text, ['colour*', 'in the end', 'Answers'])).toEqual(findings);
  });
});
