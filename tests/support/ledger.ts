// Reads the tables of docs/decisions/ledger/*.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/documents.ts';

export type Row = Readonly<Record<string, string>>;

/** Returns the tables of a Markdown file by heading, their rows as objects by column; the cell — is read as ''. */
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
      const [splitNames = [], , ...rows] = cells;
      const read = (row: readonly string[]) =>
        Object.fromEntries(splitNames.map((name, i) => [name, row[i] === '—' ? '' : (row[i] ?? '')]));
      return [heading.trim(), rows.map(read)];
    }),
  );
}

/** Returns the names of a cell, which are separated by commas. */
export const splitNames = (cell = ''): readonly string[] => cell.split(/,\s*/).filter((name) => name !== '');
