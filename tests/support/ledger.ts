// Reads the tables of docs/decisions/ledger/*.md.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../scripts/documents.ts';

export type Row = Readonly<Record<string, string>>;

/** The tables of a Markdown file by their heading; each row by column name, with — for an empty cell read as ''. */
export function readTables(file: string): Readonly<Record<string, readonly Row[]>> {
  const text = readFileSync(join(root, 'docs', 'decisions', file), 'utf8');
  const sections = text.split(/^## /m).slice(1);
  return Object.fromEntries(
    sections.map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      const cells = lines
        .filter((line) => line.startsWith('|'))
        .map((line) =>
          line
            .slice(1, -1)
            .split(/(?<!\\)\|/)
            .map((cell) => cell.trim().replaceAll('\\|', '|')),
        );
      const [names = [], , ...rows] = cells;
      const read = (row: readonly string[]) =>
        Object.fromEntries(names.map((name, i) => [name, row[i] === '—' ? '' : (row[i] ?? '')]));
      return [heading.trim(), rows.map(read)];
    }),
  );
}

/** The parts of a cell that lists names separated by commas. */
export const names = (cell = ''): readonly string[] => cell.split(/,\s*/).filter((name) => name !== '');

/** The tests that a cell names: `file.ts` "name", "name"; `other.ts` "name". */
export const namedTests = (cell: string): readonly { readonly file: string; readonly test: string }[] =>
  cell.split(/;\s+(?=`)/).flatMap((part) => {
    const file = /^`([^`]+)`/.exec(part)?.[1] ?? part;
    return Array.from(part.matchAll(/"([^"]+)"/g), ([, test = '']) => ({ file, test }));
  });

/** The texts of all test files by their names without folders. */
export function testTexts(): ReadonlyMap<string, string> {
  const folder = join(root, 'tests');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const texts = new Map<string, string>();
  for (const file of files) {
    const name = basename(file);
    texts.set(name, (texts.get(name) ?? '') + readFileSync(join(folder, file), 'utf8'));
  }
  return texts;
}
