// Mutation tests. scripts/mutants.ts chooses the files, the tests and the folder of the reports.
const folder = process.env.MUTANTS_FOLDER ?? 'coverage/mutants';

export default {
  plugins: ['@stryker-mutator/jest-runner', './scripts/mutants/survivor-reporter.ts'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { configFile: 'jest.mutants.config.js' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Jest keeps the modules of every run, so that a process slows down with each mutant.
  maxTestRunnerReuse: 40,
  dryRunTimeoutMinutes: 15,
  logLevel: 'warn',
  warnings: { slow: false },
  // Node strips the types and checks none, so mutants with wrong types run too.
  disableTypeChecks: false,
  ignorePatterns: ['bench', 'coverage', 'data', 'dist', 'site'],
  tempDirName: `${folder}/sandbox`,
  incrementalFile: `${folder}/incremental.json`,
  reporters: [process.stdout.isTTY ? 'progress' : 'progress-append-only', 'survivors', 'html', 'json'],
  htmlReporter: { fileName: `${folder}/report.html` },
  jsonReporter: { fileName: `${folder}/report.json` },
  allowEmpty: true,
};
