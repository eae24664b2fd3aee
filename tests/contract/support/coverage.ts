// Which status of which operation the contract tests have seen; docs/coverage.md is made from it.
import { appendFileSync } from 'node:fs';

/** Where the runs of all files leave what they have seen; the reporter makes it and reads it. */
const file = process.env['MILLRACE_COVERAGE_FILE'];

/** Notes that an operation was seen answering a status, judged right by the contract. */
export function recordStatus(operationId: string, status: number): void {
  if (file) appendFileSync(file, `${operationId} ${status}\n`);
}
