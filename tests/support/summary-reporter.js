// Prints failures with the logs of the servers under test, a line of progress every 15 seconds, skipped tests unless -t filters the
// tests, and one line of totals. `npm test -- --reporters=default` lists every test.
import { relative } from 'node:path';
import { openLogs, readLog, removeLogs } from './log-files.ts';

/** Milliseconds between two lines of progress. */
const progressInterval = 15_000;

export default class SummaryReporter {
  constructor({ rootDir, seed, testNamePattern = '' }) {
    this.rootDir = rootDir;
    this.seed = seed;
    // Jest reports the tests that the pattern of -t filters out as skipped.
    this.listsSkipped = testNamePattern === '';
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
        if (status === 'pending' && this.listsSkipped) console.log(`skipped: ${fullName}`);
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
