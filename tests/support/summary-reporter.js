// Closes a run with one plain line, names each skipped test once, and refuses skips where CI is set.
export default class SummaryReporter {
  onRunComplete(_contexts, results) {
    for (const file of results.testResults) {
      for (const test of file.testResults.filter((t) => t.status === 'pending'))
        console.log(`skipped: ${test.fullName}`);
    }
    const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = results;
    console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
    if (process.env.CI && skipped > 0) this.error = new Error('CI must skip nothing.');
  }

  getLastError() {
    return this.error;
  }
}
