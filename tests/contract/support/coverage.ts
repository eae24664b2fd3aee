// Records the statuses of operations that contract tests reach; scripts/coverage.ts writes docs/coverage.md from them.
import { appendFileSync } from 'node:fs';

/** The file for the lines of all test files; undefined in runs without coverage. */
const file = process.env['MILLRACE_COVERAGE_FILE'];

/** Records a status of an operation whose response conforms to the contract. */
export function recordStatus(operationId: string, status: number): void {
  if (file) appendFileSync(file, `${operationId} ${status}\n`);
}
