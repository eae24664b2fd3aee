// Reads the tables of docs/decisions/ledger/*.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/documents.ts';

/** The ledger of each source document, by the name of the contract's document. */
export const ledgers = {
  'data-services': 'ledger/1-data-services.md',
  identity: 'ledger/2-tenant-identity.md',
  edge: 'ledger/3-edge-access-displays.md',
} as const;

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

/**
 * Returns the operations and schemas that a cell names. "all" stands for every operation of a ledger, "all with {id}" for those with this
 * part in their path, and "all with 404" for those with this status.
 */
export function operationsAndSchemas(
  tables: Readonly<Record<string, readonly Row[]>>,
  cell: string,
): readonly string[] {
  const operations = tables['Operations'] ?? [];
  return splitNames(cell).flatMap((item) => {
    const match = /^all(?: with (\{\w+\}|\d{3}))?$/.exec(item);
    if (!match) return [item];
    const [, part] = match;
    return operations
      .filter(({ path, statuses }) => part === undefined || `${path} ${statuses} `.includes(part))
      .map(({ operationId }) => operationId ?? '');
  });
}
