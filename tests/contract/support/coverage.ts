// Records which status of which operation the contract tests have reached; scripts/coverage.ts makes docs/coverage.md from it.
import { appendFileSync } from 'node:fs';

/** The file that collects the lines of all test files; unset in runs without coverage. */
const file = process.env['MILLRACE_COVERAGE_FILE'];

/** Records that an operation returned a status in a response that keeps the contract. */
export function recordStatus(operationId: string, status: number): void {
  if (file) appendFileSync(file, `${operationId} ${status}\n`);
}
