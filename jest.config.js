// One cluster of PostgreSQL serves all files of a run: to create and start one takes a second of processor time.
const cluster = {
  globalSetup: '<rootDir>/tests/support/start-cluster.ts',
  globalTeardown: '<rootDir>/tests/support/stop-cluster.ts',
};
const withoutDatabase = ['spec', 'domain', 'client', 'conformance', 'fuzz'];

// Node strips the types itself, so there is nothing to transform. Run through npm: it brings the pinned runtime.
const project = (name) => ({
  displayName: name,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
  testEnvironment: 'node',
  transform: {},
  modulePathIgnorePatterns: ['<rootDir>/coverage/', '<rootDir>/dist/'],
  ...(withoutDatabase.includes(name) ? {} : cluster),
});

export default {
  projects: ['spec', 'domain', 'store', 'features', 'contract', 'client', 'conformance', 'e2e', 'hostile', 'fuzz'].map(
    project,
  ),
  reporters: ['<rootDir>/tests/support/summary-reporter.js'],
  testSequencer: '<rootDir>/tests/support/sequencer.js',
  // One file alone would write its console at once.
  verbose: false,
  randomize: true,
  // Most tests wait for a database or a process of their own as long as they work.
  maxWorkers: '100%',
  testTimeout: 60_000,
};
