// Mutation tests. scripts/mutants.ts chooses the files, the tests and the folder of the reports.
const folder = process.env.MUTANTS_FOLDER ?? 'coverage/mutants';

export default {
  plugins: ['./scripts/mutants/in-process-runner.ts', './scripts/mutants/survivor-reporter.ts'],
  testRunner: 'in-process',
  testRunnerNodeArgs: ['--disable-warning=ExperimentalWarning'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  dryRunTimeoutMinutes: 15,
  // The runner has limits of its own.
  timeoutMS: 120_000,
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
