// A log file for each test file, in a folder of the run. Servers under test write to it; the reporter reads it.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The environment variable with the folder for the workers of Jest; unset with another reporter. */
const variable = 'MILLRACE_TEST_LOGS';

const fileOf = (folder: string, testPath: string) => join(folder, createHash('sha256').update(testPath).digest('hex'));

/** Creates the folder of a run. */
export function openLogs(): void {
  process.env[variable] = mkdtempSync(join(tmpdir(), 'millrace-test-logs-'));
}

/** Adds text to the log of a test file. */
export function appendLog(testPath: string, text: string): void {
  const folder = process.env[variable];
  if (folder) appendFileSync(fileOf(folder, testPath), text);
}

/** Returns the log of a test file, or an empty string if it has none. */
export function readLog(testPath: string): string {
  const file = fileOf(process.env[variable] ?? '', testPath);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** Removes the logs of a run. */
export function removeLogs(): void {
  rmSync(process.env[variable] ?? '', { recursive: true, force: true });
}
