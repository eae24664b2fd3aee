// One server for all test files; each test has a sandbox of its own, so that the files run in parallel.
/** @type {import('vitest/config').ViteUserConfig} */
export const config = { test: { globalSetup: './start-millrace.js' } };
export { config as default };
