// Node strips the types itself, so there is nothing to transform. Run through npm: it brings the pinned runtime.
const project = (name) => ({
  displayName: name,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
  testEnvironment: 'node',
  transform: {},
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
});

export default {
  projects: ['spec', 'domain', 'store', 'contract', 'client', 'conformance', 'e2e'].map(project),
  reporters: ['default', '<rootDir>/tests/support/summary-reporter.js'],
  randomize: true,
  testTimeout: 60_000,
};
