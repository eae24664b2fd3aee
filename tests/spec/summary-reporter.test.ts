// What a run of the tests prints: failures with the logs of their servers, skipped tests and one line of totals.
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { appendLog } from '../support/log-files.ts';
import SummaryReporter from '../support/summary-reporter.js';

const totals = {
  numTotalTestSuites: 3,
  numPassedTestSuites: 1,
  numFailedTestSuites: 1,
  numPassedTests: 7,
  numFailedTests: 1,
  numPendingTests: 1,
  numRuntimeErrorTestSuites: 0,
  testResults: [
    {
      testFilePath: '/project/tests/b.test.ts',
      testResults: [
        { status: 'failed', fullName: 'b adds' },
        { status: 'pending', fullName: 'b waits' },
        { status: 'passed', fullName: 'b works' },
      ],
    },
  ],
};
const passed = { failureMessage: null, console: [{ message: 'printed by a' }] };
const failed = { failureMessage: '● b adds', console: [{ message: 'printed by b' }] };

describe('a run of tests', () => {
  let lines: string[];
  let reporter: SummaryReporter;
  beforeEach(() => {
    jest.useFakeTimers();
    lines = [];
    jest.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(String(line)));
    reporter = new SummaryReporter({ rootDir: '/project', seed: 5 });
    reporter.onRunStart(totals);
  });
  afterEach(() => {
    reporter.onRunComplete(new Set(), totals);
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('prints nothing for a file whose tests pass, even if its servers log', () => {
    appendLog('/project/tests/a.test.ts', 'logged by a\n');
    reporter.onTestResult({ path: '/project/tests/a.test.ts' }, passed);
    expect(lines).toEqual([]);
  });

  it('prints the failures of a file with its console and the log of its servers', () => {
    appendLog('/project/tests/a.test.ts', 'logged by a\n');
    appendLog('/project/tests/b.test.ts', 'logged by b\n');
    reporter.onTestResult({ path: '/project/tests/b.test.ts' }, failed);
    expect(lines).toEqual([
      'FAIL tests/b.test.ts\n● b adds',
      'printed by b',
      'The servers under test logged:\nlogged by b\n',
    ]);
  });

  it('shows its progress every 15 seconds', () => {
    reporter.onTestCaseResult();
    jest.advanceTimersByTime(31_000);
    const line = '... 2 of 3 files, 1 tests, 1 failed';
    expect(lines).toEqual([line, line]);
  });

  it('ends with the names of failed and skipped tests, and one line of totals', () => {
    reporter.onRunComplete(new Set(), totals);
    expect(lines).toEqual([
      'failed: tests/b.test.ts: b adds',
      'skipped: b waits',
      'The order of tests was that of --seed=5.',
      '7 passed, 1 failed, 1 skipped',
    ]);
  });

  it('does not list the tests that a name pattern filters out', () => {
    const filtered = new SummaryReporter({ rootDir: '/project', seed: 5, testNamePattern: 'adds' });
    filtered.onRunComplete(new Set(), totals);
    expect(lines).toEqual([
      'failed: tests/b.test.ts: b adds',
      'The order of tests was that of --seed=5.',
      '7 passed, 1 failed, 1 skipped',
    ]);
  });

  it('counts a file that does not load as a failure', () => {
    reporter.onRunComplete(new Set(), { ...totals, numFailedTests: 0, numRuntimeErrorTestSuites: 1 });
    expect(lines.at(-1)).toBe('7 passed, 1 failed, 1 skipped');
  });
});
