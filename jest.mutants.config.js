// The tests that mutants run against (stryker.config.js). Stryker accepts no projects and no random order.
const names = (process.env.MUTANTS_TESTS ?? 'domain').split(',');

export default {
  testMatch: names.flatMap((name) => [`<rootDir>/tests/${name}/**/*.test.ts`, `<rootDir>/tests/${name}.test.ts`]),
  testEnvironment: 'node',
  runner: '<rootDir>/scripts/mutants/covering-runner.ts',
  transform: {},
  testTimeout: 60_000,
};
