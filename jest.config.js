// Node strips the types itself, so there is nothing to transform. Run through npm: it brings the pinned runtime.
const project = (name) => ({
  displayName: name,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
  testEnvironment: 'node',
  transform: {},
  modulePathIgnorePatterns: ['<rootDir>/coverage/', '<rootDir>/dist/'],
});

export default {
  projects: ['spec', 'domain', 'store', 'features', 'contract', 'client', 'conformance', 'e2e', 'hostile', 'fuzz'].map(
    project,
  ),
  reporters: ['<rootDir>/tests/support/summary-reporter.js'],
  // One file alone would write its console at once.
  verbose: false,
  randomize: true,
  // Most tests wait for a database or a process of their own as long as they work.
  maxWorkers: '100%',
  testTimeout: 60_000,
};
