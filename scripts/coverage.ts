// Writes docs/coverage.md from the file MILLRACE_COVERAGE_FILE, in which the contract tests record the statuses they see.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents, operationsOf, readBundle, root } from './documents.ts';

/** Returns the page for lines of `operationId status`. */
export function coveragePage(lines: readonly string[]): string {
  const seen = new Map<string, Set<string>>();
  for (const line of lines) {
    const [id = '', status = ''] = line.split(' ');
    seen.set(id, (seen.get(id) ?? new Set()).add(status));
  }
  const tables = documents().map((document) => {
    const rows = operationsOf(readBundle(document)).map(({ operation }) => {
      const declared = Object.keys(operation.responses).sort();
      const reached = declared.filter((status) => seen.get(operation.operationId)?.has(status));
      return {
        id: operation.operationId,
        tag: operation.tags[0],
        declared,
        missing: declared.filter((s) => !reached.includes(s)),
      };
    });
    const complete = rows.filter((row) => row.missing.length === 0);
    const lines = rows.map(({ id, tag, declared, missing }) => {
      const statuses = declared.map((status) => (missing.includes(status) ? `~~${status}~~` : status)).join(' ');
      return `| ${tag} | ${id} | ${statuses} |`;
    });
    return [
      `## ${document.name}`,
      '',
      `${rows.length} operations; ${complete.length} of them were seen with each of their declared statuses.`,
      '',
      '| group | operation | statuses |',
      '| --- | --- | --- |',
      ...lines,
      '',
    ].join('\n');
  });
  const head = [
    '# Coverage',
    '',
    'Which declared status of which operation the contract tests have seen on a running server, judged by the bundle alone.',
    'A status struck through was not seen. Made by `make coverage`; CI makes it again and fails when it differs.',
    '',
  ];
  return [...head, ...tables].join('\n');
}

const file = process.env['MILLRACE_COVERAGE_FILE'];
if (file)
  writeFileSync(
    join(root, 'docs', 'coverage.md'),
    coveragePage(readFileSync(file, 'utf8').split('\n').filter(Boolean)),
  );
