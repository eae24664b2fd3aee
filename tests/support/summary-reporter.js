// Prints failures with what the servers under test logged, a line of progress now and then, skipped tests, and one line of totals.
// Every test by its title: npm test -- --reporters=default
import { relative } from 'node:path';
import { openLogs, readLog, removeLogs } from './log-files.ts';

/** A line of progress comes every so many milliseconds. */
const progressInterval = 15_000;

export default class SummaryReporter {
  constructor({ rootDir, seed }) {
    this.rootDir = rootDir;
    this.seed = seed;
    this.tests = 0;
    openLogs();
  }

  onRunStart(totals) {
    this.totals = totals;
    this.progress = setInterval(() => this.printProgress(), progressInterval);
  }

  onTestCaseResult() {
    this.tests += 1;
  }

  printProgress() {
    const { numPassedTestSuites, numFailedTestSuites, numTotalTestSuites, numFailedTests } = this.totals;
    const files = numPassedTestSuites + numFailedTestSuites;
    console.log(`... ${files} of ${numTotalTestSuites} files, ${this.tests} tests, ${numFailedTests} failed`);
  }

  onTestResult({ path }, { failureMessage, console: printed }) {
    if (!failureMessage) return;
    console.log(`FAIL ${relative(this.rootDir, path)}\n${failureMessage}`);
    for (const { message } of printed ?? []) console.log(message);
    const log = readLog(path);
    if (log) console.log(`The servers under test logged:\n${log}`);
  }

  onRunComplete(_contexts, results) {
    clearInterval(this.progress);
    removeLogs();
    for (const { testResults, testFilePath } of results.testResults) {
      for (const { status, fullName } of testResults) {
        if (status === 'pending') console.log(`skipped: ${fullName}`);
        if (status === 'failed') console.log(`failed: ${relative(this.rootDir, testFilePath)}: ${fullName}`);
      }
    }
    const { numPassedTests: passed, numFailedTests, numRuntimeErrorTestSuites, numPendingTests: skipped } = results;
    // A file that does not load has no tests to count.
    const failed = numFailedTests + numRuntimeErrorTestSuites;
    if (failed > 0) console.log(`The order of tests was that of --seed=${this.seed}.`);
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    if (process.env.CI && skipped > 0) this.error = new Error('CI must skip nothing.');
  }

  getLastError() {
    return this.error;
  }
}
